import type { PageView } from '@longstrip/core';
import { LazyPageWords } from '../lazy-parts.tsx';
import { useViewerStore } from '../viewer-store.ts';
import type { Turning } from './page-turning.ts';
import type { PaperLeaf } from './paper-leaves.ts';

interface LeafWordsProps {
  /** Index of the leaf; that after the last one is the end card. */
  number: number;
  leaves: readonly PaperLeaf[];
  views: readonly PageView[];
  turning: Turning;
  language: string;
}

/** A leaf in words, with the buttons that turn to the views beside its own. */
export function LeafWords({ number, leaves, views, turning, language }: LeafWordsProps) {
  const leaf = leaves[number];
  const view = leaf === undefined ? views.length : views.findIndex((each) => each.includes(number));
  // Not while the page is turned away: a focus on its buttons would bring it back.
  const isHere = useViewerStore(({ position }) => position?.screen?.index === view);
  if (!isHere) return null;
  // Of two pages side by side the second one leads on.
  const isLast = leaf === undefined || views[view]?.at(-1) === number;
  const [before] = views[view - 1] ?? [];
  const [after] = views[view + 1] ?? (view + 1 === views.length ? [leaves.length] : []);
  return (
    <LazyPageWords
      place={number}
      pictures={leaf?.kind === 'pictures' ? leaf.parts : []}
      language={language}
      previous={!isLast || before === undefined ? null : { place: before, go: turning.previous }}
      next={!isLast || after === undefined ? null : { place: after, go: turning.next }}
    />
  );
}
