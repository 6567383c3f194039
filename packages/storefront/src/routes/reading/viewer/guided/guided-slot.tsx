import { type GuidedView, type GuidedWindow, guidedCamera, wholePageCamera } from '@longstrip/core';
import { inertWhen } from '@longstrip/ui';
import { type ReactNode, useMemo } from 'react';
import { TextPageView } from '../page/text-page-view.tsx';
import { GuidedPictures } from './guided-pictures.tsx';
import type { GuidedPart } from './guided-plan.ts';

export interface GuidedSlotProps {
  /** Undefined for the end of the episode. */
  part: GuidedPart | undefined;
  /** So many parts after the shown one: 0 for that itself. */
  away: -1 | 0 | 1;
  /** All views of the part; the same array until they change. */
  views: readonly GuidedView[];
  window: GuidedWindow | null;
  /** What is shown of the part that is shown; null for a text. */
  view: GuidedView | null;
  isWhole: boolean;
  opensAt: number;
  language: string;
  /** Where parts follow each other: downwards, or from a side. */
  flows: 'down' | 'left' | 'right';
  end: ReactNode;
}

/** The place of a part: the window, or beside it. There it shows what the reader sees first when they come to it. */
export function GuidedSlot(props: GuidedSlotProps) {
  const { away, flows } = props;
  const percent = 100 * away * (flows === 'left' ? -1 : 1);
  return (
    <div
      className="guided-slot"
      data-current={away === 0 || undefined}
      style={{ transform: flows === 'down' ? `translateY(${percent}%)` : `translateX(${percent}%)` }}
      {...inertWhen(away !== 0)}
    >
      <SlotContent {...props} />
    </div>
  );
}

function SlotContent({ part, language, end, ...props }: GuidedSlotProps) {
  if (part === undefined) {
    // In a manga the slots go from right to left; the card has the direction of its own text.
    return (
      <div dir="auto" className="tall-page column max-h-full after:-mt-10 after:h-10">
        {end}
      </div>
    );
  }
  if (part.kind === 'text') {
    return (
      <div className="column h-full">
        <TextPageView html={part.page.html} order={part.page.order} language={language} isTurned />
      </div>
    );
  }
  return <SlotPictures part={part} {...props} />;
}

interface SlotPicturesProps
  extends Pick<GuidedSlotProps, 'away' | 'views' | 'window' | 'view' | 'isWhole' | 'opensAt'> {
  part: Extract<GuidedPart, { kind: 'pictures' }>;
}

/** The pictures of a part. Their cameras stay the same until what is shown of it changes: a step draws no other part. */
function SlotPictures({ part, away, views, window, view, isWhole, opensAt }: SlotPicturesProps) {
  const { sheet } = part;
  const shown = away === 0 ? view : ((away < 0 ? views.at(-1) : views[0]) ?? null);
  const isWholeShown = away === 0 && isWhole;
  const cameras = useMemo(() => {
    if (window === null || shown === null) return NO_CAMERAS;
    const whole = wholePageCamera(shown, sheet, window);
    const near = away === 0 ? nearViews(views, shown).map((each) => guidedCamera(each, sheet, window)) : null;
    return {
      camera: isWholeShown ? whole : guidedCamera(shown, sheet, window),
      near: near === null ? [] : [...near, whole],
    };
  }, [away, sheet, views, window, shown, isWholeShown]);
  return <GuidedPictures part={part} window={window} {...cameras} views={views} opensAt={opensAt} />;
}

const NO_CAMERAS = { camera: null, near: [] };

/** The views before and after one. */
function nearViews(views: readonly GuidedView[], view: GuidedView): GuidedView[] {
  const index = views.findIndex(({ box, step }) => box === view.box && step === view.step);
  return [views[index - 1], views[index + 1]].flatMap((near) => near ?? []);
}
