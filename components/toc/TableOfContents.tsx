'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import type { TocEntry } from '@/lib/navigation/toc';
import { SectionBar } from './SectionBar';
import { useActiveHeading } from './use-active-heading';
import { useKeepInView } from './use-keep-in-view';

type Props = {
  entries: TocEntry[];
  /** `lang` and `dir` of the text, where they are not the page's. */
  lang?: string;
  dir?: string;
};

/** Contents of a page: a column beside the text on wide screens, a sheet that the section bar opens on narrow ones. */
export function TableOfContents({ entries, ...language }: Props) {
  const t = useTranslations('toc');
  const sheet = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const active = useActiveHeading(entries);
  useKeepInView(list, sheet, active?.id);
  return (
    <div className="toc">
      <SectionBar label={t('label')} section={active?.text} sheet={sheet} {...language} />
      <nav ref={sheet} id="page-contents" className="sheet" popover="auto" aria-label={t('label')}>
        <div ref={list} className="toc-list">
          <Entries entries={entries} active={active?.id} {...language} />
        </div>
      </nav>
    </div>
  );
}

type EntriesProps = Props & { active: string | undefined };

function Entries({ entries, active, ...language }: EntriesProps) {
  return (
    <ul {...language}>
      {entries.map(({ id, text, children }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
            {text}
          </a>
          {children.length > 0 ? <Entries entries={children} active={active} /> : null}
        </li>
      ))}
    </ul>
  );
}
