import clsx from 'clsx';
import type { ReactNode } from 'react';

interface TilesProps {
  of: readonly {
    readonly key?: string;
    readonly name: string;
    readonly value: string;
    readonly note?: ReactNode;
    readonly isBad?: boolean;
  }[];
}

/** The few numbers that a page begins with. */
export function Tiles({ of }: TilesProps) {
  return (
    <dl className="mb-4 flex flex-wrap gap-2">
      {of.map(({ name, key = name, value, note, isBad = false }) => (
        <div key={key} className="min-w-28 rounded-sheet bg-surface px-4 py-2.5 shadow-[0_0_0_1px_var(--line)]">
          <dt className="text-12 text-fg-3">{name}</dt>
          <dd className={clsx('text-18 font-strong tabular-nums', isBad && 'text-negative')}>{value}</dd>
          {note !== undefined && <dd className="text-12 text-fg-3">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
