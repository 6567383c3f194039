import { inertWhen } from '@longstrip/ui';
import { memo, type ReactNode, useRef } from 'react';
import type { LayoutChoice } from '../../../../parts/reading/viewer-settings.ts';
import { PagePicture } from '../page/page-picture.tsx';
import { TextPageView } from '../page/text-page-view.tsx';
import { useIsOnScreen } from '../use-is-on-screen.ts';
import { type PaperLeaf, placeOfLeaf } from './paper-leaves.ts';
import { sizesOfLeaf } from './use-pairs.ts';

/** Where a leaf begins, for the script that resumes. */
export function leafPlaceAttributes(leaf: PaperLeaf) {
  const { page, offset } = placeOfLeaf(leaf);
  return { 'data-view': page, 'data-from': offset };
}

/** One leaf of the row. It is inert while it is off screen: Tab into a far page would scroll the reader there. */
export function PaperView({ children, ...attributes }: PaperViewProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="paper-view" {...attributes} {...inertWhen(!useIsOnScreen(place))}>
      {children}
    </div>
  );
}

interface PaperViewProps {
  children: ReactNode;
  dir?: 'auto';
  'data-view'?: number | 'end';
  'data-from'?: number;
}

export interface ShownLeafProps {
  leaf: PaperLeaf;
  language: string;
  layout: LayoutChoice;
  /** No other leaf stands beside it, in any window. */
  isAlone: boolean;
  isPriority: boolean;
}

/** A text, or pictures as large as fit into the leaf's place, in their own shape. */
export const ShownLeaf = memo(function ShownLeaf({ leaf, language, layout, isAlone, isPriority }: ShownLeafProps) {
  if (leaf.kind === 'text') {
    return (
      <div className="column h-full">
        <TextPageView html={leaf.page.html} order={leaf.page.order} language={language} isTurned />
      </div>
    );
  }
  const { widthPx, heightPx, parts } = leaf;
  const ratio = widthPx / heightPx;
  return (
    <div
      className="paper-art"
      style={{ inlineSize: `min(100cqw, calc(100cqh * ${ratio.toFixed(5)}))`, aspectRatio: `${widthPx} / ${heightPx}` }}
    >
      {parts.map(({ page, topShare, heightShare }) => (
        <div
          key={page.order}
          className="absolute inset-x-0"
          style={{ top: percent(topShare), height: percent(heightShare) }}
        >
          <PagePicture
            page={page}
            isPriority={isPriority}
            sizes={sizesOfLeaf(ratio, layout, isAlone)}
            isJoined={parts.length > 1}
          />
        </div>
      ))}
    </div>
  );
});

function percent(share: number): string {
  return `${(100 * share).toFixed(4)}%`;
}
