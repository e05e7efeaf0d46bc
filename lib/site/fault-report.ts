import { site } from './config';

/** Address of a new issue in the content's repository, with title and text filled in. */
export function faultReportUrl(title: string, body: string): string {
  return `${site.repository}/issues/new?${new URLSearchParams({ title, body })}`;
}
