import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/icons.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { Cover } from '../series/cover.tsx';
import { numbers, SkeletonBlock, type SkeletonProps, SkeletonRegion } from '../state/skeletons.tsx';
import type { ForeignLanguage } from '../text/text.tsx';
import { OwnText } from '../text/text.tsx';

export interface ReceiptRowProps {
  title: string;
  language?: ForeignLanguage;
  cover: PictureSource;
  /** "Rented · 2026.11.02". */
  note: string;
  /** The episodes, or what happened to them. */
  detail: string;
  /** The price, with its coin. */
  price: ReactNode;
  /** The receipt, which the row unfolds. */
  children: ReactNode;
}

/** What a reader got at one time; it unfolds its receipt. A native `details` element, so it works without script. */
export function ReceiptRow({ title, language, cover, note, detail, price, children }: ReceiptRowProps) {
  return (
    <details className="group/fold border-b border-line">
      <summary className="grid min-h-19 cursor-pointer list-none grid-cols-[45px_minmax(0,1fr)_auto_auto] items-center gap-3 px-(--size-gutter) py-2 -outline-offset-2 transition-colors hover:bg-fill [&::-webkit-details-marker]:hidden">
        <Cover picture={cover} sizes="45px" />
        <span className="min-w-0">
          <OwnText language={language} className="line-clamp-2 leading-title font-strong wrap-anywhere">
            {title}
          </OwnText>
          <span className="mt-0.5 block text-13 text-fg-2">{note}</span>
          <span className="one-line block text-13 text-fg-3">{detail}</span>
        </span>
        {price}
        <span className="shrink-0 text-fg-3 transition-transform group-open/fold:rotate-180">
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      <div className="px-(--size-gutter) pb-4 text-14 wrap-anywhere">{children}</div>
    </details>
  );
}

/** Skeleton of the rows of a history. */
export function ReceiptSkeleton({ label, count = 6 }: SkeletonProps) {
  return (
    <SkeletonRegion label={label}>
      {numbers(count).map((index) => (
        <div key={index} className="flex min-h-19 items-center gap-3 border-b border-line px-(--size-gutter) py-2">
          <SkeletonBlock className="aspect-3/4 w-[45px] flex-none" />
          <div className="flex-1">
            <SkeletonBlock className="h-3.5 w-3/5" />
            <SkeletonBlock className="mt-2 h-3 w-2/5" />
          </div>
          <SkeletonBlock className="h-3.5 w-10" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
