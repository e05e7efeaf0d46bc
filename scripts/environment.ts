/** Must be evaluated before React and the content are loaded. */
Object.assign(process.env, {
  // The development build of React is slower and renders the same HTML. A watching check must see each change of a file.
  NODE_ENV: process.argv.includes('--watch') ? 'development' : 'production',
});
