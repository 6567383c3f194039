import { useEffect, useState } from 'react';
import { useIsWide } from './use-is-wide.ts';

/** An answer that is younger than this is not requested again by the next page. */
const FRESH_MS = 10_000;

interface Answer {
  readonly path: string;
  readonly body: unknown;
  readonly atMs: number;
}

/** The last answers of this document: a page that is opened again shows them at once. */
const answers = new Map<string, Answer>();

/**
 * What the second column shows and no narrower window needs, loaded from the site once there is such a column.
 * @param path null: nothing is loaded
 * @param isBody whether an answer is what is expected
 * @returns undefined while it is loading; null if there is no such answer
 */
export function useSideData<Body>(
  path: string | null,
  isBody: (answer: unknown) => answer is Body,
): Body | null | undefined {
  const isWide = useIsWide();
  const [answer, setAnswer] = useState<Answer | undefined>();
  useEffect(() => {
    if (path === null || !isWide) return;
    const known = answers.get(path);
    setAnswer(known);
    if (known !== undefined && performance.now() - known.atMs < FRESH_MS) return;
    let isGone = false;
    void fetchJson(path).then((body) => {
      const next = { path, body, atMs: performance.now() };
      if (body !== null) answers.set(path, next);
      if (!isGone) setAnswer(next);
    });
    return () => {
      isGone = true;
    };
  }, [path, isWide]);
  // Until the effect runs, the state is that of the last address.
  if (answer === undefined || answer.path !== path) return undefined;
  return isBody(answer.body) ? answer.body : null;
}

/** Never throws: null if there is no answer. */
async function fetchJson(path: string): Promise<unknown> {
  try {
    const reply = await fetch(path, { headers: { Accept: 'application/json' } });
    return reply.ok ? await reply.json() : null;
  } catch {
    return null;
  }
}
