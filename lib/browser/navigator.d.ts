/** What only some browsers know, and TypeScript therefore does not. */
interface Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
  /** Safari: the page runs as an installed app. */
  standalone?: boolean;
  getInstalledRelatedApps?: () => Promise<{ platform?: string }[]>;
}
