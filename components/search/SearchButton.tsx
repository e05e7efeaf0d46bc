import { Icon } from '../ui/Icon';

type Props = { label: string };

/** Opens the search. The dialog itself is loaded on the first sign of use; `startSearch` writes the keys of Apple's keyboards. */
export function SearchButton({ label }: Props) {
  return (
    <button
      type="button"
      className="search-button"
      data-search-open=""
      aria-keyshortcuts="Control+K"
      aria-haspopup="dialog"
    >
      <Icon name="search" />
      <span>{label}</span>
      <kbd>Ctrl K</kbd>
    </button>
  );
}
