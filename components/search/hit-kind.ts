import { actionCategory } from '@/lib/search/actions';
import { areaOfCategory, type Area } from '@/lib/search/areas';
import type { Messages } from '@/lib/i18n/translator';
import type { Hit } from '@/lib/search/types';
import { fileIcon, noteIcon } from '../ui/page-icons';
import { boltIcon, functionIcon, keyIcon, megaphoneIcon, tagIcon, terminalIcon } from './icons';

export type HitKind = keyof Messages['search']['kinds'];

export const kindIcons = {
  guide: noteIcon,
  reference: fileIcon,
  symbol: functionIcon,
  key: keyIcon,
  command: terminalIcon,
  post: megaphoneIcon,
  release: tagIcon,
  action: boltIcon,
} satisfies Record<HitKind, string>;

/** What a row leads to. In the reference, pages and prose are references, everything else is a symbol, a key or a command. */
export function kindOfHit({ category, trail, isProse }: Hit): HitKind {
  if (category === actionCategory) return 'action';
  const area = areaOfCategory(category) ?? 'guide';
  if (area === 'blog') return 'post';
  if (area === 'releases') return 'release';
  if (area === 'guide') return 'guide';
  if (area === 'references' || trail.length === 0 || isProse) return 'reference';
  if (area === 'api') return trail.length > 1 ? 'symbol' : 'reference';
  return area === 'config' ? 'key' : 'command';
}

/** The message that names a category of ours; undefined for others, which are shown as the service names them. */
export function categoryMessage(category: string): Area | 'site' | undefined {
  return category === actionCategory ? 'site' : areaOfCategory(category);
}
