import { transform } from 'sucrase';
import { parse } from 'sucrase/dist/esm/parser';
import { TokenType as tt } from 'sucrase/dist/esm/parser/tokenizer/types';
import { own } from '@/lib/text/own';

const opening = new Set([tt.parenL, tt.braceL, tt.bracketL, tt.dollarBraceL, tt.braceBarL]);
const closing = new Set([tt.parenR, tt.braceR, tt.bracketR, tt.braceBarR]);

/**
 * Turns TypeScript or JavaScript with imports into the body of a function of `require` and `exports`. Lines keep their
 * numbers. The condition of each loop calls `__turn()`, which throws if the loop is endless.
 */
function compile(code: string, file: string): string {
  const isJsx = /x$/.test(file);
  try {
    return transform(guardLoops(code, isJsx), {
      transforms: ['imports', 'typescript', ...(isJsx ? (['jsx'] as const) : [])],
      disableESTransforms: true,
      production: true,
    }).code;
  } catch (error) {
    const { message } = error as Error;
    const line = /\((\d+):\d+\)/.exec(message)?.[1] ?? '1';
    throw new Error(`${file}:${line} ${message.replace(/ ?\(\d+:\d+\)/, '')}`);
  }
}

function guardLoops(code: string, isJsx: boolean): string {
  const { tokens } = parse(code, isJsx, true, false);
  const inserts: { at: number; text: string }[] = [];
  tokens.forEach(({ type }, index) => {
    if (type !== tt._while && type !== tt._for) return;
    const open = index + (tokens[index + 1]?.type === tt.parenL ? 1 : 2); // `for await (`
    const semicolons: number[] = [];
    let depth = 0;
    let close = open;
    for (; close < tokens.length; close++) {
      const token = tokens[close];
      if (!token) return;
      if (opening.has(token.type)) depth += 1;
      if (closing.has(token.type)) depth -= 1;
      if (depth === 1 && token.type === tt.semi) semicolons.push(close);
      if (depth === 0) break;
    }
    const [first = -1, last = -1] = type === tt._while ? [open, close] : semicolons;
    const [from, to] = [tokens[first], tokens[last]];
    if (!from || !to) return; // for…of and for…in end by themselves, or by the loop of their generator
    const isEmpty = last === first + 1; // a comment is not a token
    inserts.push({ at: from.end, text: isEmpty ? '__turn()' : '__turn()&&(' });
    if (!isEmpty) inserts.push({ at: to.start, text: ')' });
  });
  let guarded = code;
  // From the end, so that the remaining positions stay valid.
  for (const { at, text } of inserts.sort((a, b) => b.at - a.at))
    guarded = guarded.slice(0, at) + text + guarded.slice(at);
  return guarded;
}

/** A page of a sample without its scripts, and the scripts as modules. */
type CompiledPage = { html: string; modules: Record<string, string>; entries: string[] };

/** Splits a page from its scripts; inline ones keep the line numbers of the page. A script has no page. */
export function compilePage(name: string, files: Record<string, string>): CompiledPage {
  const modules: Record<string, string> = {};
  for (const [file, code] of Object.entries(files)) {
    const isHidden = /^(?:rust|isolation)\.js$/.test(file); // runs in a separate frame
    if (/\.[jt]sx?$/.test(file) && (file === name || !isHidden)) modules[file] = compile(code, file);
  }
  if (Object.hasOwn(modules, name)) return { html: '', modules, entries: [name] };
  const entries: string[] = [];
  const page = own(files, name) ?? `<p>${name} : page absente de l’essai</p>`;
  const html = page.replace(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
    (_, attributes: string, code: string, at: number) => {
      const file = /\bsrc=["']?[^"'\s>]*?([\w.-]+)["'\s>]/.exec(`${attributes} `)?.[1];
      if (file) {
        const known = [file, file.replace(/\.js$/, '.ts')].find((one) => Object.hasOwn(modules, one));
        entries.push(known ?? file);
      } else {
        const inline = entries.length === 0 ? name : `${entries.length}-${name}`;
        const above = '\n'.repeat(page.slice(0, at).split('\n').length - 1);
        modules[inline] = compile(above + code, inline);
        entries.push(inline);
      }
      return '';
    },
  );
  const styles = Object.entries(files).flatMap(([file, code]) => (file.endsWith('.css') ? [code] : []));
  return {
    html: html.replace(/<link\b[^>]*>/gi, '') + styles.map((css) => `<style>${css}</style>`).join(''),
    modules,
    entries,
  };
}
