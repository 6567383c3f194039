import type { ReactNode } from 'react';
import { ProgressLine } from '../control/progress-line.tsx';
import { PointsIcon } from '../icon/page-icons.tsx';

export interface PointsCardProps {
  title: string;
  /** "6,400 M". */
  amount: string;
  /** "Worth 32 bonus coins", or from how many they can be used. */
  worth: string;
  /** How near the amount is to one that can be exchanged, 0 to 1; null: it can be. */
  share: number | null;
  action?: ReactNode;
}

/** The reader's points and what they are worth. */
export function PointsCard({ title, amount, worth, share, action }: PointsCardProps) {
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-sheet bg-fill p-4 forced-colors:border">
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-accent-soft text-accent">
        <PointsIcon />
      </span>
      <div className="min-w-0 flex-1 basis-32">
        <h2 className="text-13 font-strong text-fg-2">{title}</h2>
        <p className="figures text-22 leading-title font-heavy">{amount}</p>
        <p className="text-13 text-fg-2">{worth}</p>
        {share !== null && <ProgressLine share={share} look="tile" className="mt-2" />}
      </div>
      {action}
    </section>
  );
}
