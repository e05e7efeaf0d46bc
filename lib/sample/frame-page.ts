/** Name of the script that runs in the windows of samples, bundled from `components/sample/frame`. */
export const runtimeFile = 'runtime.js';

/** Name of the document of `frameHtml`, below the folder of the samples. */
export const frameFile = 'cadre.html';

/**
 * An empty document with a policy of its own. The windows of a sample are sandboxed frames inside it: they inherit this policy
 * instead of the page's, which allows no inline script, and `frame-src` keeps them from navigating anywhere.
 */
export const frameHtml =
  '<!DOCTYPE html><html lang="fr"><head><meta http-equiv="Content-Security-Policy" content="' +
  [
    "default-src 'none'",
    "script-src 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'media-src data: blob:',
    'font-src data:',
    "worker-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join(';') +
  '"><meta name="robots" content="noindex"><title>Essai</title>' +
  '<style>:root{color-scheme:light dark}html,body,iframe{display:block;block-size:100%;inline-size:100%;margin:0;border:0;background:transparent}</style>' +
  '</head><body></body></html>';
