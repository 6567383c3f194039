import type { MarkItem, MarkRequest } from '@longstrip/api-contract';
import type { MarkFailure, MarksStore } from './marks-store.ts';

const MARKS_PATH = '/_/marks';
const LIMIT_STATUS = 409;
/** A reader waits no longer, in milliseconds. */
const ANSWER_WITHIN_MS = 10_000;

/** Sends a change to the site: the mark as it is now, or null for a removed one. Returns why it was refused. Never throws. */
export type SendMark = (markId: string, mark: MarkItem | null) => Promise<MarkFailure | null>;

/** Sends a change of a mark to the site. */
export const sendMark: SendMark = async (markId, mark) => {
  try {
    const answer = await fetch(MARKS_PATH, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ markId, mark: mark === null ? null : requestOf(mark) }),
      redirect: 'manual',
      keepalive: true,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (answer.ok) return null;
    return answer.status === LIMIT_STATUS ? 'limit' : 'other';
  } catch {
    return 'connection';
  }
};

function requestOf({ id: _id, series, episode, createdAt: _createdAt, ...mark }: MarkItem): MarkRequest {
  return { ...mark, contentsAlias: series.alias, episodeAlias: episode.alias };
}

/** The marks of a signed-in reader in an episode; null if they cannot be loaded. Never throws. */
export async function loadMarks(seriesAlias: string, episodeAlias: string): Promise<MarkItem[] | null> {
  try {
    const query = new URLSearchParams({ series: seriesAlias, episode: episodeAlias });
    const answer = await fetch(`${MARKS_PATH}?${query}`, { headers: { Accept: 'application/json' } });
    if (!answer.ok) return null;
    // From our own site, which has parsed the api's answer.
    const { marks }: { marks: MarkItem[] } = await answer.json();
    return marks;
  } catch {
    return null;
  }
}

/** The marks of a signed-in reader in an episode, with those that are being changed. */
export interface ServerMarks extends MarksStore {
  /** What the server has. Changes that were made meanwhile stay. */
  hold(marks: readonly MarkItem[]): void;
}

/** A change shows at once, is sent after the changes before it, and is undone if the site refuses it. */
export function createServerMarks(send: SendMark): ServerMarks {
  const listeners = new Set<() => void>();
  /** Versions since the page was opened, and those of them that the site has accepted; null for a removed mark. */
  const changed = new Map<string, MarkItem | null>();
  const accepted = new Map<string, MarkItem | null>();
  let held: readonly MarkItem[] = [];
  let shown: readonly MarkItem[] = [];
  let failure: MarkFailure | null = null;
  let last: Promise<unknown> = Promise.resolve();

  function update(): void {
    const unchanged = held.filter(({ id }) => !changed.has(id));
    shown = [...unchanged, ...[...changed.values()].filter((mark) => mark !== null)];
    for (const listener of listeners) listener();
  }

  function change(markId: string, mark: MarkItem | null): Promise<boolean> {
    changed.set(markId, mark);
    failure = null;
    update();
    const sent = last.then(async () => {
      const refused = await send(markId, mark);
      if (refused === null) {
        accepted.set(markId, mark);
        return true;
      }
      failure = refused;
      // A later change of the same mark decides for itself.
      if (changed.get(markId) === mark) {
        const before = accepted.get(markId);
        if (before === undefined) changed.delete(markId);
        else changed.set(markId, before);
      }
      update();
      return false;
    });
    last = sent;
    return sent;
  }

  return {
    get: () => shown,
    put: (mark) => change(mark.id, mark),
    remove: (markId) => void change(markId, null),
    failed: () => failure,
    hold(marks) {
      held = marks;
      update();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
