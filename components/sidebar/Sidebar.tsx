import type { ReactNode } from 'react';
import type { EntryNode } from '@/lib/api-reference/entry-tree';
import { toHref, type Locale } from '@/lib/site/config';
import { foreignAttributes, languageName } from '@/lib/i18n/fallback';
import type { SidebarGroup, SidebarName, SidebarNode } from '@/lib/navigation/types';
import type { Translate } from '@/lib/i18n/translator';
import { SectionBar } from '../ui/SectionBar';
import { Icon } from '../ui/Icon';
import { EntryTree } from './EntryTree';

type Props = {
  name: SidebarName;
  tree: SidebarGroup;
  /** Contents of the current page, for reference pages. */
  entries?: EntryNode[] | undefined;
  current: string;
  locale: Locale;
  t: Translate;
};

type NodeProps = Omit<Props, 'name' | 'tree'> & { node: SidebarNode };

/** Pages of a section; on a reference page also its contents, which the section bar opens on phones. Groups are closed but for the way to the current page; without script all are open. */
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
          {tree.route ? <LinkItem {...tree} route={tree.route} {...rest} /> : null}
          {tree.items.map((node) => (
            <Node key={node.type === 'group' ? node.id : node.route} node={node} {...rest} />
          ))}
        </ul>
      </nav>
      <script data-inline="sidebar" />
    </>
  );
}

function Node({ node, ...rest }: NodeProps) {
  if (node.type === 'link') {
    const { entries, current, t } = rest;
    return (
      <LinkItem {...node} {...rest}>
        {entries && node.route === current ? (
          <EntryTree entries={entries} locale={rest.locale} t={t} />
        ) : null}
      </LinkItem>
    );
  }
  const open = isInside(node, rest.current);
  const { t } = rest;
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
          <Label label={node.label} language={node.language} locale={rest.locale} />
          <Icon name="chevron" />
        </button>
      )}
      <ul>
        {node.items.map((child) => (
          <Node key={child.type === 'group' ? child.id : child.route} node={child} {...rest} />
        ))}
      </ul>
    </li>
  );
}

type LabelProps = { label: string; language: Locale; locale: Locale };

type LinkProps = LabelProps & { route: string; current: string };

function LinkItem({ children, ...props }: LinkProps & { children?: ReactNode }) {
  return (
    <li>
      <PageLink {...props} />
      {children}
    </li>
  );
}

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

/** A name as bare text, in an element of its own only where its language is not the page's. */
function Label({ label, language, locale }: LabelProps) {
  return language === locale ? label : <span {...foreignAttributes(language, locale)}>{label}</span>;
}

function isInside(node: SidebarNode, route: string): boolean {
  if (node.route === route) return true;
  return node.type === 'group' && node.items.some((item) => isInside(item, route));
}
