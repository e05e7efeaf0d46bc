/** Colours as swatches, the type scale, and the spaces as bars, read from the style sheet that defines them. */
export function Tokens({ css }: { css: string }) {
  return (
    <>
      <h2>Couleurs</h2>
      <ul className="tokens">
        {namesOf(css, /(--[\w-]+): light-dark/g).map((name) => (
          <Swatch key={name} name={name} width="96" fill={`var(${name})`} />
        ))}
      </ul>
      <h2>Échelle des titres</h2>
      <h1>Une fenêtre native (h1)</h1>
      <h2>Une fenêtre native (h2)</h2>
      <h3>Une fenêtre native (h3)</h3>
      <h4>Une fenêtre native (h4)</h4>
      <p>
        Texte courant, <small>petit texte</small>, <code>code</code>.
      </p>
      <p>
        <a className="button primary" href="#main">
          Action
        </a>{' '}
        <a className="button" href="#main">
          Autre action
        </a>
      </p>
      <h2>Espaces</h2>
      <ul className="tokens">
        {namesOf(css, /(--space-\d+):/g).map((name) => (
          <Swatch key={name} name={name} width={name.slice(8)} fill="var(--accent)" />
        ))}
      </ul>
    </>
  );
}

function Swatch({ name, width, fill }: { name: string; width: string; fill: string }) {
  return (
    <li>
      <svg width={width} height="24" aria-hidden="true">
        <rect width="100%" height="100%" fill={fill} stroke="var(--line)" />
      </svg>{' '}
      <code>{name}</code>
    </li>
  );
}

function namesOf(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))];
}
