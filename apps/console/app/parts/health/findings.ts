import type { Health } from '@longstrip/api-contract';

/** What is not well, with the key of the sentence that says what to do (`health.todo…`). */
export interface Finding {
  readonly todo: 'server' | 'disk' | 'books' | 'seals' | 'failed' | 'queue' | 'events';
  readonly what: string;
}

const GIGABYTE = 1024 ** 3;
const HOUR_MS = 60 * 60_000;
/** From here on, as the alerts in `deploy/` have it. */
const LEAST_FREE_BYTES = 5 * GIGABYTE;
const OLDEST_DUE_SECONDS = 15 * 60;
const OLDEST_EVENT_MS = 10 * 60_000;

export function findingsIn({ servers, freeBytes, books, sealedAtMs, queues, sources, readAtMs }: Health): Finding[] {
  return [
    ...servers.filter(({ isUp }) => !isUp).map(({ name }): Finding => ({ todo: 'server', what: name })),
    ...(freeBytes !== null && freeBytes < LEAST_FREE_BYTES
      ? [{ todo: 'disk', what: `${(freeBytes / GIGABYTE).toFixed(1)} GB` } as const]
      : []),
    ...(books !== null && books.broken > 0 ? [{ todo: 'books', what: String(books.broken) } as const] : []),
    ...(sealedAtMs !== null && readAtMs - sealedAtMs > HOUR_MS ? [{ todo: 'seals', what: '' } as const] : []),
    ...queues
      .filter(({ failed }) => failed > 0)
      .map(({ name, failed }): Finding => ({ todo: 'failed', what: `${name}: ${failed}` })),
    ...queues
      .filter(({ oldestSeconds }) => oldestSeconds > OLDEST_DUE_SECONDS)
      .map(({ name }): Finding => ({ todo: 'queue', what: name })),
    ...sources
      .filter(({ oldestWaitingAtMs }) => oldestWaitingAtMs !== null && readAtMs - oldestWaitingAtMs > OLDEST_EVENT_MS)
      .map(({ source }): Finding => ({ todo: 'events', what: source })),
  ];
}
