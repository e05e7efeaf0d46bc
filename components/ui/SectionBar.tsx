import { Icon } from './Icon';

/**
 * The bar at the bottom of narrow screens. It opens the popover `page-contents`, also without script;
 * `enhanceToc` keeps the name of the current section in it.
 */
export function SectionBar({ label }: { label: string }) {
  return (
    <button type="button" className="section-bar" popoverTarget="page-contents">
      <span>{label}</span>
      <Icon name="up" />
    </button>
  );
}
