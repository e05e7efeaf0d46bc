import type { WorkerParams } from './types';

/** `workerAddress('/fr/', { offlineMode: true, debug: false })` → `/fr/sw.js?params=%7B%22offlineMode%22…`. */
export function workerAddress(
  base: string,
  { offlineMode, debug }: { offlineMode: boolean; debug: boolean },
): string {
  return `${base}sw.js?params=${encodeURIComponent(JSON.stringify({ offlineMode, debug }))}`;
}

/** Flags of a worker's address. Anything damaged is unknown, so that a broken address never costs a reader the copy. */
export function readParams(address: string): WorkerParams {
  try {
    const params: unknown = JSON.parse(
      new URL(address, 'https://localhost').searchParams.get('params') ?? '',
    );
    const { offlineMode, debug } = (params ?? {}) as Record<string, unknown>;
    return { offlineMode: typeof offlineMode === 'boolean' ? offlineMode : undefined, debug: debug === true };
  } catch {
    return { offlineMode: undefined, debug: false };
  }
}
