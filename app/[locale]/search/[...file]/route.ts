import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@/lib/content/files';
import { contentTypeOf } from '@/lib/export/host-headers';
import { buildSettings } from '@/lib/site/build-settings';

type Props = { params: Promise<{ locale: string; file: string[] }> };

/** Development only: the search index of the last build. It is written after a build, because it needs all pages. */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { locale, file } = await params;
  const folder = path.join(projectRoot, buildSettings.exportFolder, locale, 'search');
  const name = path.join(folder, ...file);
  const notFound = new Response(null, { status: 404 });
  if (!name.startsWith(folder + path.sep)) return notFound;
  try {
    return new Response(readFileSync(name), { headers: { 'content-type': contentTypeOf(name) } });
  } catch {
    console.warn('The search needs the index of a build: run `npm run build` once.');
    return notFound;
  }
}
