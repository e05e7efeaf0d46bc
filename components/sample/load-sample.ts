import { load } from '@/lib/browser/load';
import { frameFile, runtimeFile } from '@/lib/sample/frame-page';
import type { Sample } from '@/lib/sample/types';
import { toHref, type Locale } from '@/lib/site/config';
import { frameHost } from './frame';

/** Loads a sample and the script of its windows. */
export async function loadSample(name: string, locale: Locale): Promise<Sample> {
  const folder = toHref('/essais', locale);
  const [sample, runtime] = await Promise.all([
    load(`${folder}/${name}.json`, 'json'),
    load(`${folder}/${runtimeFile}`, 'javascript'),
  ]);
  frameHost.address = `${folder}/${frameFile.replace('.html', '')}`;
  frameHost.runtime = await runtime.text();
  return (await sample.json()) as Sample;
}
