// Must be evaluated before React is loaded: its development build is slower and renders the same markup.
Object.assign(process.env, { NODE_ENV: 'production' });
