import type { ReactNode } from 'react';
import { site } from '@/lib/site/config';
import { SiteLink } from '../ui/SiteLink';

type Props = { href?: string; children?: ReactNode };

/** A link of the text: pages of this site change in place; other sites, files and sections are plain links. */
export function ProseLink({ href = '', ...props }: Props) {
  return isPage(href) ? <SiteLink href={href} {...props} /> : <a href={href} {...props} />;
}

/** True for the address of a page: below the base path, and not a file. */
function isPage(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return path.startsWith(`${site.basePath}/`) && !path.startsWith('//') && !/\.\w+$/.test(path);
}
