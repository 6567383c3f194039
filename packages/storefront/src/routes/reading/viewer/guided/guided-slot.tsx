import { type GuidedView, type GuidedWindow, guidedCamera, wholePageCamera } from '@longstrip/core';
import { inertWhen } from '@longstrip/ui';
import type { ReactNode } from 'react';
import { TextPageView } from '../page/text-page-view.tsx';
import { GuidedPictures } from './guided-pictures.tsx';
import type { GuidedPart, GuidedStop } from './guided-plan.ts';

export interface GuidedSlotProps {
  /** Undefined for the end of the episode. */
  part: GuidedPart | undefined;
  /** So many parts after the shown one: 0 for that itself. */
  away: -1 | 0 | 1;
  /** The stops of the part; null before the window is measured. */
  stops: readonly GuidedStop[] | null;
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

function SlotContent({ part, away, stops, window, view, isWhole, opensAt, language, end }: GuidedSlotProps) {
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
  const { sheet } = part;
  const views = (stops ?? []).flatMap((stop) => stop.view ?? []);
  const shown = away === 0 ? view : ((away < 0 ? views.at(-1) : views[0]) ?? null);
  if (window === null || shown === null) {
    return <GuidedPictures part={part} window={window} camera={null} near={[]} views={[]} opensAt={opensAt} />;
  }
  const whole = wholePageCamera(shown, sheet, window);
  const near = away === 0 ? nearViews(views, shown).map((each) => guidedCamera(each, sheet, window)) : [];
  return (
    <GuidedPictures
      part={part}
      window={window}
      camera={away === 0 && isWhole ? whole : guidedCamera(shown, sheet, window)}
      near={away === 0 ? [...near, whole] : near}
      views={views}
      opensAt={opensAt}
    />
  );
}

/** The views before and after one. */
function nearViews(views: readonly GuidedView[], view: GuidedView): GuidedView[] {
  const index = views.findIndex(({ box, step }) => box === view.box && step === view.step);
  return [views[index - 1], views[index + 1]].flatMap((near) => near ?? []);
}
