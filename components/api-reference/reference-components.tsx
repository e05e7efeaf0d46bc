import { Children, isValidElement, type ReactNode } from 'react';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { getTranslator } from '@/lib/i18n/translator';
import type { Locale } from '@/lib/site/config';
import { ConfigChecker } from '../config-checker/ConfigChecker';

type Parent = { children?: ReactNode };
/** `line` is for the Markdown file, which writes such a list as one line. */
type FactListProps = Parent & { line?: boolean; lang?: string; dir?: 'ltr' | 'rtl' };
type FactProps = Parent & { label?: string; bare?: boolean; folded?: boolean; className?: string };

/** Components of generated pages only. `chrome` is the language of their labels if it differs from the page's. */
export function createReferenceComponents(locale: Locale, chrome: Locale) {
  const t = getTranslator(chrome);
  const language = foreignAttributes(chrome, locale);
  return {
    Entry: ({ card = false, children }: Parent & { card?: boolean }) => (
      <section className={card ? 'entry card' : 'entry'}>{children}</section>
    ),
    Part: ({ children }: Parent) => (
      <div className="part" data-entries={Children.toArray(children).filter(isValidElement).length}>
        {children}
      </div>
    ),
    Example: ({ children }: Parent) => (
      <details>
        <summary {...language}>{t('api.example')}</summary>
        {children}
      </details>
    ),
    /** A path or a one-line example; `Prose` handles its button. */
    CopyCode: ({ children }: Parent) => (
      <>
        <code>{children}</code>
        <button
          type="button"
          className="copy-code"
          aria-label={t('code.copy')}
          title={t('code.copy')}
          {...language}
        />
      </>
    ),
    Declaration: ({ children }: Parent) => <div className="signature">{children}</div>,
    FactList: ({ line: _, children, ...attributes }: FactListProps) => (
      <ul className="facts" {...attributes}>
        {children}
      </ul>
    ),
    Fact: ({ label, bare = false, folded = false, children, ...attributes }: FactProps) => (
      <li {...attributes}>
        <FactContent label={bare && !folded ? undefined : label} folded={folded}>
          {children}
        </FactContent>
      </li>
    ),
    ConfigChecker: () => (
      <div className="config-checker" {...language}>
        <ConfigChecker open={t('checker.open')} noScript={t('checker.noScript')} />
      </div>
    ),
  };
}

type FactContentProps = Parent & { label: string | undefined; folded: boolean };

function FactContent({ label, folded, children }: FactContentProps) {
  if (folded) {
    return (
      <details>
        <summary>{label}</summary>
        {children}
      </details>
    );
  }
  if (!label) return children;
  return (
    <>
      {`${label} `}
      {children}
    </>
  );
}
