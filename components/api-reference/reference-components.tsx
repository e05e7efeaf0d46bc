import { Children, Fragment, isValidElement, type ComponentType, type ReactNode } from 'react';
import { foreignAttributes } from '@/lib/i18n/fallback';
import { getTranslator, type Translate } from '@/lib/i18n/translator';
import { toHref, type Locale } from '@/lib/site/config';
import { findJsEntry, findModule, findUsage } from '@/lib/api-reference/reference';
import { cliFacts, configFacts, placeFacts, type Fact, type Piece } from '@/lib/api-reference/entry-view';
import {
  describeInheritance,
  describeParameter,
  describeSignature,
  isOneLine,
} from '@/lib/api-reference/signature-view';
import { CommandTabs } from '../tabs/Tabs';
import { tauriCommands } from '../tabs/package-managers';

type Anchored = { anchor: string };
type JsAnchored = Anchored & { module: string };
type Parent = { children?: ReactNode };

/**
 * Components of generated pages only: they show the structure that comes from the packages. `chrome` is the language of
 * their words; where it is not the page's text's, each says so.
 */
export function createReferenceComponents(locale: Locale, chrome: Locale) {
  const t = getTranslator(chrome);
  const components = componentsIn(locale, t);
  const language = foreignAttributes(chrome, locale);
  const frames = {
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
  };
  if (chrome === locale) return { ...frames, ...components };
  const marked = Object.fromEntries(
    Object.entries(components).map(([name, component]) => {
      const Shown = component as ComponentType<object>;
      const Marked = (props: object) => (
        <div className="other-language" {...language}>
          <Shown {...props} />
        </div>
      );
      return [name, Marked];
    }),
  );
  return { ...frames, ...marked };
}

function componentsIn(locale: Locale, t: Translate) {
  /** Text whose names link to their definitions. */
  const linked = (pieces: Piece[]): ReactNode =>
    pieces.map(({ text, href }, index) => {
      if (!href) return text;
      if (/^https?:/.test(href)) {
        return (
          <a key={index} href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        );
      }
      const [route = '', anchor] = href.split('#');
      return (
        <a key={index} href={`${route ? toHref(route, locale) : ''}#${anchor}`}>
          {text}
        </a>
      );
    });
  /** Type, default and release of a configuration key or command-line option, shown next to its name. */
  const factList = (facts: Fact[]): ReactNode =>
    facts.length === 0 ? null : <ul className="facts">{facts.map(factItem)}</ul>;
  const factItem = ({ name, bare, folded, code, notes, deprecated }: Fact, index: number): ReactNode => {
    const codes = code.map(({ pieces, copy }, position) => (
      <code key={position} data-copy={copy ? '' : undefined}>
        {linked(pieces)}
      </code>
    ));
    const badges = [
      ...notes.map((text) => ({ text, className: 'badge' })),
      ...(deprecated ? [{ text: deprecated, className: 'badge deprecated' }] : []),
    ];
    return (
      <li key={index}>
        {folded ? (
          <details>
            <summary>{name}</summary>
            {codes}
          </details>
        ) : (
          <>
            {bare ? null : `${name} `}
            {codes}
          </>
        )}
        {badges.map(({ text, className }) => (
          <Fragment key={text}>
            {' '}
            <span className={className}>{text}</span>
          </Fragment>
        ))}
      </li>
    );
  };
  return {
    /** Badges of a symbol or a member, its declaration, and the allowlist keys that enable it. */
    Signature: ({ module, anchor }: JsAnchored) => {
      const entry = findJsEntry(module, anchor, locale);
      const view = describeSignature(findModule(module, locale), entry, locale, t);
      const remarks = view.badges.map(({ pieces, deprecated }, index) => (
        <li key={index} className={deprecated ? 'badge deprecated' : 'badge'}>
          {linked(pieces)}
        </li>
      ));
      const facts = (
        <>
          {view.allowlist.length > 0 ? (
            <li>
              {t('api.allowlist')} <code>{linked(view.allowlist)}</code>
            </li>
          ) : null}
          <li>{view.versionTwo}</li>
        </>
      );
      const declaration = <code>{linked(view.code)}</code>;
      if (isOneLine(entry.subject))
        return (
          <ul className="facts">
            <li>{declaration}</li>
            {remarks}
            {facts}
          </ul>
        );
      return (
        <>
          {remarks.length > 0 ? <ul className="facts">{remarks}</ul> : null}
          <div className="signature">{declaration}</div>
          <ul className="facts">{facts}</ul>
        </>
      );
    },
    Inherited: ({ module, anchor }: JsAnchored) =>
      describeInheritance(findJsEntry(module, anchor, locale).symbol).map(({ source, names }, index) => (
        <p key={index} className="facts">
          {t('api.inherited')} {linked(source)} <code>{names.join(', ')}</code>
        </p>
      )),
    Param: ({ module, anchor, name, show }: JsAnchored & { name: string; show: 'type' | 'use' }) => {
      const { type, use, initial } = describeParameter(findJsEntry(module, anchor, locale), name, t);
      if (show === 'type') return <code>{linked(type)}</code>;
      return initial ? (
        <>
          {t('api.default')} <code>{initial}</code>
        </>
      ) : (
        use
      );
    },
    ConfigFacts: ({ anchor }: Anchored) => factList(configFacts(anchor, locale, t)),
    ConfigPlace: ({ anchor }: Anchored) => factList(placeFacts(anchor, locale, t)),
    /** The button that loads the configuration checker and puts it in its own place. */
    ConfigChecker: () => (
      <div className="config-checker">
        <button type="button" className="button">
          {t('checker.open')}
        </button>
        <p>{t('checker.noScript')}</p>
      </div>
    ),
    CliUsage: ({ anchor }: Anchored) => (
      <CommandTabs name={t('tabs.package-manager')} commands={tauriCommands(findUsage(anchor, locale))} />
    ),
    CliFacts: ({ anchor }: Anchored) => factList(cliFacts(anchor, locale, t)),
  };
}
