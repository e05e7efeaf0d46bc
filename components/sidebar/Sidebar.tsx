import type { EntryNode } from '@/lib/api-reference/entry-tree';
import { toHref, type Locale } from '@/lib/site/config';
import { foreignAttributes, languageName } from '@/lib/i18n/fallback';
import { findTrail, type SidebarName, type SidebarNode } from '@/lib/navigation/sidebar';
import type { Translate } from '@/lib/i18n/translator';
import { SectionBar } from '../ui/SectionBar';
import { Icon } from '../ui/Icon';
import { EntryTree } from './EntryTree';

type Props = {
  name: SidebarName;
  tree: SidebarNode;
  /** Contents of the current page, for reference pages. */
  entries?: EntryNode[] | undefined;
  current: string;
  locale: Locale;
  t: Translate;
};

type NodeProps = Omit<Props, 'name' | 'tree'> & { node: SidebarNode };

/** Pages of a section; on a reference page also its contents, which the section bar opens on phones. Only groups around the current page are open; without JavaScript all are. */
export function Sidebar({ name, tree, ...rest }: Props) {
  return (
    <>
      {rest.entries ? <SectionBar label={rest.t('toc.label')} /> : null}
      <nav
        className={rest.entries ? 'sidebar sheet' : 'sidebar'}
        data-name={name}
        aria-label={rest.t('sidebar.label')}
        {...(rest.entries ? { id: 'page-contents', popover: 'auto' as const } : {})}
      >
        <ul>
          {tree.route ? (
            <li>
              <PageLink {...tree} route={tree.route} {...rest} />
            </li>
          ) : null}
          {tree.items?.map((node) => (
            <Node key={node.id} node={node} {...rest} />
          ))}
        </ul>
      </nav>
      <script data-inline="sidebar" />
    </>
  );
}

function Node({ node, ...rest }: NodeProps) {
  const { entries, current, locale, t } = rest;
  if (!node.items)
    return (
      <li>
        <PageLink {...node} route={node.route ?? node.id} {...rest} />
        {entries && node.route === current ? <EntryTree entries={entries} locale={locale} t={t} /> : null}
      </li>
    );
  const open = findTrail(node, current).length > 0;
  return (
    <li data-group={node.id} {...(open ? { 'data-open': '' } : {})}>
      {node.route ? (
        <div className="sidebar-row">
          <PageLink {...node} route={node.route} {...rest} />
          <button type="button" aria-expanded={open} aria-label={t('sidebar.toggle', { label: node.label })}>
            <Icon name="chevron" />
          </button>
        </div>
      ) : (
        <button type="button" className="sidebar-row" aria-expanded={open}>
          <Label label={node.label} language={node.language} locale={locale} />
          <Icon name="chevron" />
        </button>
      )}
      <ul>
        {node.items.map((child) => (
          <Node key={child.id} node={child} {...rest} />
        ))}
      </ul>
    </li>
  );
}

type LabelProps = { label: string; language: Locale; locale: Locale };

type LinkProps = LabelProps & { route: string; current: string };

function PageLink({ route, label, language, current, locale }: LinkProps) {
  return (
    <a href={toHref(route, locale)} aria-current={route === current ? 'page' : undefined}>
      <Label label={label} language={language} locale={locale} />
      {language === locale ? null : (
        <small className="language-mark" title={languageName(language, locale)}>
          {language.toUpperCase()}
        </small>
      )}
    </a>
  );
}

/** A name: plain text, or an element with `lang` if its language differs from the page's. */
function Label({ label, language, locale }: LabelProps) {
  return language === locale ? label : <span {...foreignAttributes(language, locale)}>{label}</span>;
}
