import type { CliReference } from '../../api-reference/cli/types';
import type { Fault, Site } from '../types';
import { collectSamples, sampleFault, type Sample } from './collect';
import { checkCommands, checkTauriCommands } from './commands';
import { createConfigurationChecker } from './configuration';
import { checkData } from './data';
import { checkRust } from './rust';
import { checkTypeScript } from './typescript';

/** Every code sample of the site: it parses, type-checks, names what exists. */
export async function checkSamples(content: Site, cli: CliReference): Promise<Fault[]> {
  const samples = content.pages.flatMap(collectSamples);
  const checkConfiguration = createConfigurationChecker(content.root);
  return [
    ...samples.flatMap((sample) => [
      ...checkForm(sample),
      ...checkData(sample),
      ...checkRust(sample),
      ...checkConfiguration(sample),
      ...checkCommands(sample, cli),
    ]),
    ...content.pages.flatMap((page) => checkTauriCommands(page, cli)),
    ...(await checkTypeScript(samples, content.root, content.cacheFile)),
  ];
}

function checkForm(sample: Sample): Fault[] {
  if (sample.code.trim() === '') return [sampleFault(sample, 'empty-sample', {})];
  const faults: Fault[] = [];
  if (/\bnocheck\b/.test(sample.rawMeta.replace(/\w+="[^"]*"/g, '')) || sample.meta.nocheck === '')
    faults.push(sampleFault(sample, 'nocheck-reason', {}));
  if (sample.lang !== 'bash' && sample.lang !== 'powershell') return faults;
  sample.code.split('\n').forEach((line, index) => {
    const mark = /^\s*(\$|>|PS>|PS [A-Z]:\\[^>]*>)\s/.exec(line)?.[1];
    if (mark) faults.push({ ...sampleFault(sample, 'prompt', { mark }, index + 1, line.indexOf(mark) + 1) });
  });
  return faults;
}
