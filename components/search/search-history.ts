/** True while the current history entry is that of the open dialog. */
export function isDialogEntry(): boolean | undefined {
  return (history.state as { searchDialog?: true } | null)?.searchDialog;
}

/** Makes an entry of its own, so that Back closes the dialog and the page below keeps its address. */
export function pushDialogEntry(): void {
  if (isDialogEntry()) return;
  try {
    history.pushState({ ...(history.state as object | null), searchDialog: true }, '');
  } catch {
    // Browsers refuse very frequent changes: the dialog opens all the same.
  }
}
