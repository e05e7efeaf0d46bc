import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { projectRoot } from '@/lib/content/files';
import { Tokens } from './Tokens';

/** The gallery in both colour modes, each after the tokens of the style sheets. */
export function Gallery({ content }: { content: ReactElement }) {
  const css = readFileSync(path.join(projectRoot, 'components/styles/tokens.css'), 'utf8');
  return (
    <div className="doc-layout no-sidebar">
      <main id="main" className="doc" tabIndex={-1}>
        <article className="prose">
          <h1>Composants des pages</h1>
          {['light', 'dark'].map((mode) => (
            <section key={mode} className={`mode ${mode}`}>
              <Tokens css={css} />
              {content}
            </section>
          ))}
        </article>
      </main>
    </div>
  );
}
