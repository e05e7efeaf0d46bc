import { readShell } from '@/lib/mdx/shell';

test.each([
  ['bash', 'for f in *; do\n  echo $f\ndone | sort\nls', '$..$'],
  ['bash', 'if true; then\necho a\nelse\necho b\nfi\nls', '$....$'],
  ['bash', 'case $x in\na) ls;;\nesac\nls', '$..$'],
  ['bash', 'f() {\nls\n}\nf', '$..$'],
  ['bash', '(\ncd a\nls\n)\nx=$(\nls\n)', '$...$..'],
  ['bash', 'cat <<< bonjour\necho $((1 << 2))\nls', '$$$'],
  ['bash', "cat <<-'FIN' > a\nls\n\tFIN\nls", '$..$'],
  ['bash', 'echo "un\ndeux"\nls | \\\nsort\na &&\nb', '$.$.$.'],
  ['bash', "# l'été\necho it\\'s # l'été\nls ${x}", '.$$'],
  ['bash', 'docker build .\ndone_file=1\n"$HOME/a"', '$$$'],
  ['powershell', 'foreach ($a in $b) {\nls\n}\nls |\nsort', '$..$.'],
  ['powershell', '$a = @"\nls\n"@\nls `\n -a', '$..$.'],
  ['cmd', "rem l'été\necho l'app ^\n  a\ndir", '.$.$'],
])('of %s %j the commands are %s', (lang, source, expected) => {
  const lines = readShell(source, lang).map(({ isCommand }) => (isCommand ? '$' : '.'));
  expect(lines.join('')).toBe(expected);
});

test.each(['a "b \\" c" “d”', 'cat <<FIN > “d”', "a \\' 'b' “d”"])(
  'the code of %j keeps its columns',
  (line) => {
    expect(readShell(line, 'bash')[0]?.code.indexOf('“')).toBe(line.indexOf('“'));
  },
);

test('comments, quoted texts and here-documents are not code', () => {
  const source = 'a "b c" \'d\' # e\ncat <<FIN\nf\nFIN\ng';
  expect(readShell(source, 'bash').map(({ code }) => code.trimEnd())).toEqual(['a', 'cat', '', '', 'g']);
});
