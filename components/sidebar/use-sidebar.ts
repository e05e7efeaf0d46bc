import { create } from 'zustand';
import { keys, readStored, writeStored } from '@/lib/browser/storage';
import type { SidebarTree } from '@/lib/navigation/sidebar-tree';
import { isInside } from '@/lib/site/is-inside';

type State = {
  /** The trees of the documentation while it is shown; the mobile menu shows them too. */
  trees: SidebarTree[];
  /** Groups that the reader has opened or closed, by id. Others are open around the current page only. */
  groups: Record<string, boolean>;
};

export const useSidebar = create<State>(() => ({ trees: [], groups: {} }));

/** Opens or closes a group, for this session. */
export function setGroupOpen(id: string, isOpen: boolean): void {
  const groups = { ...useSidebar.getState().groups, [id]: isOpen };
  useSidebar.setState({ groups });
  const opened = Object.keys(groups).filter((group) => groups[group]);
  writeStored(keys.sidebarGroups, opened.join(' '), 'session');
}

/** A navigation opens the way to its page, also through groups that the reader has closed. */
export function openAround(route: string): void {
  useSidebar.setState(({ groups }) => ({
    groups: Object.fromEntries(
      Object.entries(groups).filter(([id, isOpen]) => isOpen || !isInside(route, id)),
    ),
  }));
}

/** Stores the scroll offset of the sidebar, for a reload. */
export function storeScroll(offset: number): void {
  writeStored(keys.sidebarScroll, String(Math.round(offset)), 'session');
}

/** Opens the groups again that the reader had open before this load. */
export function restoreGroups(): void {
  const stored = readStored(keys.sidebarGroups, 'session')?.split(' ') ?? [];
  useSidebar.setState(({ groups }) => ({
    groups: { ...Object.fromEntries(stored.filter(Boolean).map((id) => [id, true])), ...groups },
  }));
}
