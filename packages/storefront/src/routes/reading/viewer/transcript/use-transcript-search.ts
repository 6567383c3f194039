import { createTextFinder, type TextHit } from '@longstrip/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { groupBy, type TranscriptPanel } from './transcript.ts';

/** What is searched in a transcript, and what is found. */
export interface TranscriptSearchState {
  searched: string;
  setSearched: (searched: string) => void;
  hits: readonly TextHit[];
  /** By index of the panel. */
  hitsOf: ReadonlyMap<number, readonly TextHit[]>;
  current: TextHit | null;
  /** Index of the current hit. */
  at: number;
  /** Goes to the next hit, or the previous one; from the last to the first. */
  step: (by: 1 | -1) => void;
}

/** Each panel has two texts: its scene and what is said. */
export const panelOf = ({ text }: TextHit) => Math.floor(text / 2);

/** The first hit is that at the reader's place, or after it. */
export function useTranscriptSearch(panels: readonly TranscriptPanel[], here: number): TranscriptSearchState {
  const find = useMemo(() => createTextFinder(panels.flatMap(({ scene, text }) => [scene, text])), [panels]);
  const [searched, setSearched] = useState('');
  const looked = useDeferredValue(searched);
  const hits = useMemo(() => find(looked), [find, looked]);
  const hitsOf = useMemo(() => groupBy(hits, panelOf), [hits]);
  const first = Math.max(
    0,
    hits.findIndex((hit) => panelOf(hit) >= here),
  );
  const [reached, setReached] = useState({ hits, at: first });
  const at = reached.hits === hits ? reached.at : first;
  return {
    ...{ searched, setSearched, hits, hitsOf, at },
    current: hits[at] ?? null,
    step: (by) => setReached({ hits, at: (at + by + hits.length) % Math.max(1, hits.length) }),
  };
}
