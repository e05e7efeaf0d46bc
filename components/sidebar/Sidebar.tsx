import { toHref, type Locale } from '@/lib/site/config';
import { foreignAttributes, languageName } from '@/lib/i18n/fallback';
import type { SidebarGroup, SidebarName, SidebarNode } from '@/lib/navigation/types';
import type { Translate } from '@/lib/i18n/translator';
import { Icon } from '../ui/Icon';

type Props = { name: SidebarName; tree: SidebarGroup; current: string; locale: Locale; t: Translate };

type NodeProps = Omit<Props, 'name' | 'tree'> & { node: SidebarNode };

/** Pages of a section. Groups are closed but for the way to the current page; without script all are open. */
export function Sidebar({ name, tree, ...rest }: Props) {
  return (
    <>
      <nav className="sidebar" data-name={name} aria-label={rest.t('sidebar.label')}>
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
  if (node.type === 'link') return <LinkItem {...node} {...rest} />;
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

function LinkItem(props: LinkProps) {
  return (
    <li>
      <PageLink {...props} />
    </li>
  );
}

function PageLink({ route, label, language, current, locale }: LinkProps) {
  return (
    <a href={toHref(route, locale)} {...(route === current ? { 'aria-current': 'page' as const } : {})}>
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
