import type { Requester } from './ask';

const timeLimit = 10_000;
const largestAnswer = 2_000_000;

/** Sends requests to a search service; a new request gives up the one before. Only texts of a sane size are read. */
export function createHostedRequester(): Requester {
  let current: AbortController | undefined;
  return {
    cancel: () => current?.abort(),
    send: async ({ url, method, headers, data }) => {
      const controller = new AbortController();
      current = controller;
      const timer = setTimeout(() => controller.abort(), timeLimit);
      try {
        const response = await fetch(url, {
          method,
          headers,
          body: (data ?? null) as BodyInit | null,
          signal: controller.signal,
          credentials: 'omit',
          redirect: 'error', // to another origin the browser would try, against the policy
          referrerPolicy: 'no-referrer',
        });
        const content = await response.text();
        if (content.length > largestAnswer) throw new Error('The search service answered too much');
        return { status: response.status, content, isTimedOut: false };
      } catch (error) {
        return { status: 0, content: String(error), isTimedOut: controller.signal.aborted };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
