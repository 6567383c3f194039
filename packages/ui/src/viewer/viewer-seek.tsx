import clsx from 'clsx';
import { type CSSProperties, type ReactNode, useState } from 'react';
import type { ViewerGround } from './viewer-bars.tsx';

export interface ViewerSeekProps {
  /** Spoken name, such as "Go to". */
  label: string;
  value: number;
  min: number;
  max: number;
  /** Where a value is, in words: "Page 14 of 60", "41%". */
  textOf: (value: number) => string;
  /** A small picture of the place of a value, above the line while it is dragged. */
  previewOf?: ((value: number) => ReactNode) | undefined;
  onSeek: (value: number) => void;
  ground?: ViewerGround;
  /** Direction of reading, if it differs from the page's. */
  direction?: 'ltr' | 'rtl' | undefined;
}

/**
 * The progress line as a native range input, 44 px high: dragging shows where it leads and goes there at the end; keys go there
 * at once.
 */
export function ViewerSeek(props: ViewerSeekProps) {
  const { label, value, min, max, textOf, previewOf, onSeek, ground = 'art', direction } = props;
  const [dragged, setDragged] = useState<number | null>(null);
  const [isPressed, setPressed] = useState(false);
  const shown = dragged ?? value;
  const hasRange = max > min;
  const share = hasRange ? (shown - min) / (max - min) : 1;
  const style: CSSProperties & Record<'--share', string> = { '--share': `${share * 100}%` };
  const end = () => {
    setPressed(false);
    setDragged(null);
    if (dragged !== null && dragged !== value) onSeek(dragged);
  };
  return (
    <div dir={direction} data-seek={ground} className="relative flex items-center gap-3 px-4">
      <div className="relative flex min-w-0 flex-1">
        {isPressed && (
          <div
            aria-hidden="true"
            className={clsx(
              'pointer-events-none absolute bottom-full mb-2 grid w-28 justify-items-center gap-1.5 rounded-card p-1.5 text-center whitespace-nowrap',
              ground === 'art' ? 'bg-view-bar text-view-fg' : 'border border-ink/12 bg-paper text-ink',
            )}
            style={{ insetInlineStart: bubbleStart(share) }}
          >
            {previewOf?.(shown)}
            <bdi className="figures text-13">{textOf(shown)}</bdi>
          </div>
        )}
        <input
          type="range"
          aria-label={label}
          // Browsers draw the knob of an empty range at its beginning.
          min={hasRange ? min : max - 1}
          max={max}
          value={shown}
          aria-valuetext={textOf(shown)}
          onPointerDown={() => setPressed(true)}
          onPointerUp={end}
          onPointerCancel={end}
          onChange={(event) => {
            const next = event.currentTarget.valueAsNumber;
            if (!hasRange) return;
            if (isPressed) setDragged(next);
            else onSeek(next);
          }}
          className="slider h-(--size-view-seek) w-full min-w-0"
          style={style}
        />
      </div>
      <bdi className="figures shrink-0 text-12">{textOf(shown)}</bdi>
    </div>
  );
}

/** Where the bubble begins in the box of the line: its middle (half of 7rem) is over the knob, 24 px wide, and it stays in the window. */
function bubbleStart(share: number): string {
  return `max(-8px, calc(12px + ${share} * (100% - 24px) - 3.5rem))`;
}
