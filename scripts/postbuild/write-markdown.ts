import { toMarkdown } from '../../lib/markdown/to-markdown';

/** The work of a thread: one page as Markdown. */
export default toMarkdown;
