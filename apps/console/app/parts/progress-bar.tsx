interface ProgressBarProps {
  label: string;
  done: number;
  /** 0: it is not known yet. */
  of: number;
  /** The same in words, beside it. */
  note: string;
}

/** How much of something that takes time is done. */
export function ProgressBar({ label, done, of, note }: ProgressBarProps) {
  const share = of === 0 ? 0 : Math.min(1, done / of);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap justify-between gap-2 text-13">
        <span className="font-strong">{label}</span>
        <span className="text-fg-2" role="status">
          {note}
        </span>
      </div>
      <progress className="sr-only" aria-label={label} {...(of === 0 ? {} : { value: share, max: 1 })} />
      <div aria-hidden className="h-1.5 overflow-hidden rounded-pill bg-fill-strong">
        <div className="h-full rounded-pill bg-primary transition-[width]" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
