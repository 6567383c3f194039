import clsx from 'clsx';

/** The change of rank since the previous list. */
export type RankChange =
  | { kind: 'up' | 'down'; places: string; sentence: string }
  | { kind: 'same'; sentence: string }
  | { kind: 'new'; label: string };

const LOOK: Record<Exclude<RankChange['kind'], 'same'>, string> = {
  up: 'text-positive',
  down: 'text-negative',
  new: 'text-primary-text',
};

/** A small triangle and number; nothing visible for an unchanged rank. Screen readers read the sentence. */
export function RankMove({ change }: { change: RankChange }) {
  if (change.kind === 'same') return <span className="sr-only">{change.sentence}</span>;
  const look = clsx(
    'figures inline-flex items-center gap-[3px] text-12 leading-none font-strong whitespace-nowrap',
    LOOK[change.kind],
  );
  if (change.kind === 'new') return <span className={look}>{change.label}</span>;
  return (
    <span className={look}>
      <span className="sr-only">{change.sentence}</span>
      <span aria-hidden="true" className="contents">
        <svg viewBox="0 0 8 8" width="8" height="8" fill="currentColor" aria-hidden="true">
          <path d={change.kind === 'up' ? 'M4 .8 7.6 7H.4Z' : 'M4 7.2.4 1h7.2Z'} />
        </svg>
        {change.places}
      </span>
    </span>
  );
}
