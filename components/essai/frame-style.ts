/** Look of pages that bring no style sheet of their own, in place of the bare defaults of a browser. */
export const frameStyle = `
body{margin:14px;font:15px/1.5 system-ui,sans-serif;background:light-dark(#fff,#1e1d1b);color:light-dark(#24211d,#e8e4dd)}
h1{margin:0 0 8px;font-size:20px}
h2{margin:0 0 6px;font-size:17px}
p{margin:8px 0}
label{display:block;margin:6px 0}
form{display:block}
input:not([type=checkbox],[type=radio],[type=range]),textarea,select{box-sizing:border-box;inline-size:100%;max-inline-size:26rem;padding:5px 8px;border:1px solid light-dark(#8a8276,#7d766c);border-radius:6px;background:light-dark(#fff,#171615);color:inherit;font:inherit}
textarea{min-block-size:4.5em}
button{margin:4px 4px 4px 0;padding:5px 12px;border:1px solid light-dark(#8a8276,#7d766c);border-radius:6px;background:light-dark(#f5f2ec,#2a2825);color:inherit;font:inherit;cursor:pointer}
button:disabled{opacity:.55}
:focus-visible{outline:2px solid light-dark(#0b57d0,#8ab4ff);outline-offset:1px}
output,pre{display:block;margin:8px 0;white-space:pre-wrap;overflow-wrap:anywhere}
pre{font:13px/1.5 ui-monospace,monospace}
progress{inline-size:100%}
[data-tauri-drag-region]{cursor:grab}`.replace(/\n/g, '');
