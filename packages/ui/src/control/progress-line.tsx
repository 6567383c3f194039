import clsx from 'clsx';

const LOOKS = {
  page: { track: 'rounded-[2px] bg-fill-strong', fill: 'bg-fg-2' },
  /** White on a picture. */
  art: { track: 'bg-art-track', fill: 'bg-on-art' },
  /** On a tile that has the grey of the page's track. */
  tile: { track: 'bg-page', fill: 'bg-primary-text' },
} as const;

export interface ProgressLineProps {
  /** 0 to 1. */
  share: number;
  /** For screen readers; without it the line is decoration beside a text that says the same. */
  label?: string;
  look?: keyof typeof LOOKS;
  className?: string;
}

/** Progress as a line of 3 px that grows from the start side. */
export function ProgressLine({ share, label, look = 'page', className }: ProgressLineProps) {
  const { track, fill } = LOOKS[look];
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  const value = label
    ? { role: 'progressbar', 'aria-label': label, 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 }
    : { 'aria-hidden': true };
  return (
    <span {...value} className={clsx('block h-[3px] overflow-hidden', track, className)}>
      <span className={clsx('block h-full rounded-[inherit]', fill)} style={{ inlineSize: `${percent}%` }} />
    </span>
  );
}
