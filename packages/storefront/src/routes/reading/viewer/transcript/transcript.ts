import type { Anchor, PageRegion } from '@longstrip/core';
import * as v from 'valibot';
import { isStated } from '../page/region-words.ts';
import type { EpisodeContent } from '../viewer-model.ts';

const TranscriptSchema = v.object({
  panels: v.array(
    v.object({
      page: v.number(),
      pageId: v.nullable(v.string()),
      /** Share of the picture's height above the panel, 0 to 1. */
      offset: v.number(),
      /** What is seen; empty if it is not known. */
      scene: v.string(),
      /** What is said, one balloon a line; empty if nothing is. */
      text: v.string(),
    }),
  ),
});

/** What is seen and said in an episode, panel by panel in reading order; panels of which nothing is stated are left out. */
export type Transcript = v.InferOutput<typeof TranscriptSchema>;
export type TranscriptPanel = Transcript['panels'][number];

/** The path that answers with the transcript of an episode. */
export function transcriptPath(seriesAlias: string, episodeAlias: string): string {
  return `/_/transcript/${encodeURIComponent(seriesAlias)}/${encodeURIComponent(episodeAlias)}`;
}

/** The transcript of a comic with all its regions. A novel has none, and pages of text are not repeated. */
export function transcriptOf({ pages }: Pick<EpisodeContent, 'pages'>): Transcript {
  return {
    panels: pages.flatMap((page) => {
      if (page.kind === 'text') return [];
      const { order, pageId, heightPx } = page;
      const panel = ({ box: [, y], scene = '', text = '' }: PageRegion): TranscriptPanel => ({
        ...{ page: order, pageId, scene, text },
        offset: Number(Math.min(1, y / Math.max(1, heightPx)).toFixed(4)),
      });
      return page.regions?.filter(isStated).map(panel) ?? [];
    }),
  };
}

/** The place where a panel begins. */
export function anchorOfPanel({ page, pageId, offset }: TranscriptPanel): Anchor {
  return { kind: 'picture', page, pageId, offset };
}

/** A panel that begins this little above the reader's line is still seen whole; a share of the picture's height. */
const CUT_OFF = 0.02;

/** Index of the panel where a reader is: the first one that begins at their place or after it, else the last one. */
export function panelAt(panels: readonly TranscriptPanel[], place: Anchor | null): number {
  if (place === null) return 0;
  const last = Math.max(0, panels.length - 1);
  if (place.kind === 'end') return last;
  const from = place.kind === 'picture' ? place.offset - CUT_OFF : 0;
  const index = panels.findIndex(({ page, offset }) => page > place.page || (page === place.page && offset >= from));
  return index < 0 ? last : index;
}

/** Groups values that have the same key, in order of the first of each. */
export function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => number): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}

/** The result of a request for a transcript. */
export type TranscriptReply =
  | { kind: 'loaded'; transcript: Transcript }
  | { kind: 'refused' }
  | { kind: 'unreachable' };

/** Requests a transcript. Never throws. */
export async function fetchTranscript(path: string, fetch: typeof window.fetch): Promise<TranscriptReply> {
  try {
    const answer = await fetch(path, { headers: { Accept: 'application/json' } });
    if (answer.status === 403 || answer.status === 404) return { kind: 'refused' };
    const parsed = answer.ok ? v.safeParse(TranscriptSchema, await answer.json()) : null;
    return parsed?.success === true ? { kind: 'loaded', transcript: parsed.output } : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}
