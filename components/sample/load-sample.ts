import { load } from '@/lib/browser/load';
import { frameFile, runtimeFile } from '@/lib/sample/frame-page';
import type { Sample } from '@/lib/sample/types';
import { toHref, type Locale } from '@/lib/site/config';
import type { FrameHost } from './frame';

/** A sample, and what its frames need. */
export type LoadedSample = { sample: Sample; host: FrameHost };

/** Loads a sample and the script of its windows. */
export async function loadSample(name: string, locale: Locale): Promise<LoadedSample> {
  const folder = toHref('/essais', locale);
  const [sample, runtime] = await Promise.all([
    load(`${folder}/${name}.json`, 'json'),
    load(`${folder}/${runtimeFile}`, 'javascript'),
  ]);
  return {
    sample: (await sample.json()) as Sample,
    host: { address: `${folder}/${frameFile.replace('.html', '')}`, runtime: await runtime.text() },
  };
}
