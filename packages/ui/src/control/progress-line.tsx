import clsx from 'clsx';

export interface ProgressLineProps {
  /** 0 to 1. */
  share: number;
  /** Spoken; without it the line is decoration beside a text that says it. */
  label?: string;
  /** `art`: white on a picture. */
  look?: 'page' | 'art';
  className?: string;
}

/** How far the reader is, as a line of 3 px that grows from the start of the line. */
export function ProgressLine({ share, label, look = 'page', className }: ProgressLineProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  const value = label
    ? { role: 'progressbar', 'aria-label': label, 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 }
    : { 'aria-hidden': true };
  return (
    <span
      {...value}
      className={clsx(
        'block h-[3px] overflow-hidden',
        look === 'art' ? 'bg-art-track' : 'rounded-[2px] bg-fill-strong',
        className,
      )}
    >
      <span
        className={clsx('block h-full rounded-[inherit]', look === 'art' ? 'bg-on-art' : 'bg-fg-2')}
        style={{ inlineSize: `${percent}%` }}
      />
    </span>
  );
}
