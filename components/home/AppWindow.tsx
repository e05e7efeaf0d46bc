import { Fragment } from 'react';
import type { Home } from '@/lib/home/home';
import type { Token } from '@/lib/mdx/highlight';

type Props = { window: Home['window']; code: Token[][] };

/** A drawn application window beside the Rust code that opens it. */
export function AppWindow({ window: { file, caption, alt, title, plants }, code }: Props) {
  return (
    <figure className="app-window">
      <figure className="code" data-lang="rust">
        <figcaption>{file}</figcaption>
        <pre tabIndex={0}>
          <code>
            {code.map((tokens, line) => (
              <Fragment key={line}>
                {tokens.map(({ text, className }, index) =>
                  className ? (
                    <i key={index} className={className}>
                      {text}
                    </i>
                  ) : (
                    text
                  ),
                )}
                {'\n'}
              </Fragment>
            ))}
          </code>
        </pre>
      </figure>
      <div className="desktop" role="img" aria-label={alt}>
        {/* Firefox would read its words after the text alternative. */}
        <div className="window" aria-hidden="true">
          <p className="title-bar">
            <span>{title}</span>
            <svg viewBox="0 0 60 12">
              <path d="M2 6h8M26 2h8v8h-8zM50 2l8 8m0-8l-8 8" />
            </svg>
          </p>
          <ul>
            {plants.map(({ name, latin }, index) => (
              <li key={latin}>
                <Flower petals={5 + index * 3} />
                <span>{name}</span> <i lang="la">{latin}</i>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** Petals as spokes around a heart, on a 24 × 24 grid. */
function Flower({ petals }: { petals: number }) {
  const spokes = Array.from({ length: petals }, (_, index) => {
    const angle = (2 * Math.PI * index) / petals - Math.PI / 2;
    const point = (radius: number) =>
      `${(12 + radius * Math.cos(angle)).toFixed(1)} ${(12 + radius * Math.sin(angle)).toFixed(1)}`;
    return `M${point(5)}L${point(9)}`;
  });
  return (
    <svg viewBox="0 0 24 24">
      <path d={spokes.join('')} />
      <circle cx="12" cy="12" r="2.5" />
    </svg>
  );
}
