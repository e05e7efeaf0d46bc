import type { useTranslations } from 'next-intl';
import { formatCopyDate } from '@/lib/offline/copy-mark';
import { formatBytes } from '@/lib/offline/list';
import type { Failure } from '@/lib/offline/protocol';
import { statusOf, type State } from './use-offline';

type OfflineTranslate = ReturnType<typeof useTranslations<'offline'>>;

/** Describes the state of the copy, or of its first download. */
export function describeCopy(t: OfflineTranslate, state: State, language: string): string {
  const { copy, failure, size, progress } = state;
  const status = statusOf(state);
  if (status === 'unsupported' || status === 'silent') return t(status);
  if (copy) {
    const date = formatCopyDate(copy.date, language, { timeStyle: 'short' });
    return t('ready', { date, files: String(copy.files), bytes: formatBytes(copy.bytes, language) });
  }
  if (status === 'failed' && failure) return describeFailure(t, failure, 'failedNetwork');
  if (status === 'paused') return t('paused');
  if (status === 'downloading') return progress ? '' : t('starting');
  return status === 'off' && size
    ? t('size', { sent: formatBytes(size.sent, language), bytes: formatBytes(size.bytes, language) })
    : '';
}

/** Says that an update is ready, or why it does not continue; the copy itself is complete. */
export function describeUpdate(t: OfflineTranslate, state: State, language: string): string {
  const { failure, progress } = state;
  const status = statusOf(state);
  if (status === 'updatePaused') return t('updatePaused');
  if (status === 'updateFailed' && failure) return describeFailure(t, failure, 'updateInterrupted');
  if (status !== 'updateReady') return '';
  const size = progress ? `\u00A0– ${t('updateReady', { sent: formatBytes(progress.sent, language) })}` : '';
  return t('updateTitle') + size;
}

/** What an update costs, or why it waits; null if there is none. Progress is left to the panel: it would be announced for every file. */
export function describeNewVersion(t: OfflineTranslate, state: State, language: string): string | null {
  const { progress, isWanted } = state;
  const status = statusOf(state);
  if (status === 'updateFailed') return isWanted ? t('updateFailed') : null;
  if (status === 'updateTaken') return t('updateTaken');
  if (status !== 'updating' && status !== 'updateReady') return null;
  const template = status === 'updateReady' ? 'updateReady' : 'updateSize';
  const size = progress ? t(template, { sent: formatBytes(progress.sent, language) }) : '';
  return status === 'updating' && isWanted ? `${size} ${t('updateWaiting')}` : size;
}

/** Where a download is; empty while there is nothing to show. If storage is full, the worker deletes the whole download. */
export function describeProgress(t: OfflineTranslate, state: State, language: string): string {
  const { copy, progress, failure } = state;
  const isRunning = ['downloading', 'paused', 'failed', 'updating'].includes(statusOf(state));
  if (!isRunning || !progress || failure?.reason === 'quota') return '';
  return t(copy ? 'updating' : 'downloading', {
    done: String(progress.done),
    total: String(progress.total),
    sent: formatBytes(progress.sent, language),
  });
}

/** Says why a download ended; a network failure names the file and its status. */
function describeFailure(
  t: OfflineTranslate,
  failure: Failure,
  template: 'failedNetwork' | 'updateInterrupted',
): string {
  if (failure.reason !== 'network') return t('failedQuota');
  return t(template, { file: failure.file, status: describeAnswer(t, failure.status) });
}

/** Describes an HTTP status; 0 means that no response came. */
function describeAnswer(t: OfflineTranslate, status: number): string {
  if (status === 0) return t('noResponse');
  if (status === 200) return t('wrongContent');
  return t('httpError', { status: String(status) });
}
