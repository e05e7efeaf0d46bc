/** Tabs that the reader has chosen on the page of a history entry, by the position of their group on the page. */
type EntryState = { tabs?: Record<number, string> } | null;

/** Keeps the chosen tab of a group in the current history entry. */
export function storeTab(group: Element | null, value: string): void {
  const state = history.state as EntryState;
  history.replaceState({ ...state, tabs: { ...state?.tabs, [positionOf(group)]: value } }, '');
}

/** Returns the tab that the reader has chosen in a group; undefined if none. */
export function storedTab(group: Element | null): string | undefined {
  return (history.state as EntryState)?.tabs?.[positionOf(group)];
}

function positionOf(group: Element | null): number {
  return [...document.querySelectorAll('.tabs')].findIndex((other) => other === group);
}
