import { actionCategory } from '@/lib/search/actions';
import { areaOfCategory, type Area } from '@/lib/search/areas';
import type { Messages } from '@/lib/i18n/translator';
import type { Hit } from '@/lib/search/types';
import { fileIcon, noteIcon } from '../ui/page-icons';
import { boltIcon, functionIcon, keyIcon, megaphoneIcon, terminalIcon } from './icons';

type HitKind = keyof Messages['search']['kinds'];

export const kindIcons = {
  guide: noteIcon,
  reference: fileIcon,
  symbol: functionIcon,
  key: keyIcon,
  command: terminalIcon,
  post: megaphoneIcon,
  action: boltIcon,
} satisfies Record<HitKind, string>;

/**
 * What a row leads to. In the reference, pages and the sections of modules are references, and their other parts symbols, keys and
 * commands.
 */
export function kindOfHit({ category, trail }: Hit): HitKind {
  if (category === actionCategory) return 'action';
  const area = areaOfCategory(category) ?? 'guide';
  if (area === 'blog') return 'post';
  if (area === 'guide' || area === 'releases') return 'guide';
  if (area === 'references' || trail.length === 0) return 'reference';
  if (area === 'api') return trail.length > 1 ? 'symbol' : 'reference';
  return area === 'config' ? 'key' : 'command';
}

/** The message that names a category of ours; undefined for others, which are shown as the service names them. */
export function categoryMessage(category: string): Area | 'site' | undefined {
  return category === actionCategory ? 'site' : areaOfCategory(category);
}
