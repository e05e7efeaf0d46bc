import { site } from '../site/config';
import { bundleScript } from './browsers';
import { insertBeforeStyles, removeFrameworkScripts } from './next-output';

const folder = 'components/runtime/inline';
const names = ['first-paint', 'sidebar', 'base-check', 'choose-home', 'loader'] as const;
type InlineScript = (typeof names)[number];

let scripts: Map<string, string> | undefined;

/** Returns the inline scripts of pages by name, bundled from `components/runtime/inline`. */
export function inlineScripts(): ReadonlyMap<string, string> {
  scripts ??= new Map(names.map((name) => [name, bundle(name)]));
  return scripts;
}

function bundle(name: InlineScript): string {
  const define = { ANNOUNCEMENT_ID: JSON.stringify(site.announcementId) };
  // Inside HTML, the first `</` could end the script.
  return bundleScript(`${folder}/${name}.ts`, { define }).trim().replaceAll('</', '<\\/');
}

/** Folder of the client bundle, its entry, and the files the entry imports. */
export type ClientBundle = { folder: string; entry: string; imports: string[] };

/**
 * Replaces the scripts of Next in a page by the site's: the first-paint script before the style sheets, the loader of the client
 * bundle at the end, and the others at their marks (`<script data-inline="sidebar">`). `name` is the file, for error messages.
 */
export function replaceScripts(html: string, { folder, entry, imports }: ClientBundle, name: string): string {
  const mark = (script: InlineScript, attributes = ''): string =>
    `<script data-inline="${script}"${attributes}></script>`;
  const loader = mark('loader', ` data-folder="${folder}" data-files="${[entry, ...imports].join(' ')}"`);
  return insertBeforeStyles(removeFrameworkScripts(html, name), mark('first-paint'), name)
    .replace('</body>', () => `${loader}</body>`)
    .replace(/(<script data-inline="([\w-]+)"[^>]*>)<\/script>/g, (_, tag: string, script: string) => {
      const text = inlineScripts().get(script);
      if (text === undefined) throw new Error(`${name}: there is no inline script named ${script}`);
      return `${tag}${text}</script>`;
    });
}
