export interface BingeChipProps {
  /** "Ep. 14 · 3 coins · 7 of 10 left". */
  text: string;
  stop: { label: string; onPress: () => void };
}

/** Shows in the viewer what was bought automatically, and how much more may be bought this way. */
export function BingeChip({ text, stop }: BingeChipProps) {
  return (
    <div
      data-theme="dark"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(72px+env(safe-area-inset-bottom))] z-(--layer-bar) flex justify-center px-(--size-gutter)"
    >
      <p
        role="status"
        className="figures pointer-events-auto flex min-h-11 max-w-full items-center gap-1 rounded-pill bg-art-disc ps-4 text-13 text-on-art"
      >
        <bdi className="min-w-0">{text}</bdi>
        <button type="button" onClick={stop.onPress} className="min-h-11 min-w-11 shrink-0 px-4 font-strong underline">
          {stop.label}
        </button>
      </p>
    </div>
  );
}
