import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { middleOf, pointAt, restingDegrees, segmentPath, type WheelSegment, wheelSegments } from './wheel-geometry.ts';

export interface WheelPrize {
  /** Drawn in its segment: "+5", "100 M". */
  label: string;
  /** In any unit; the segment is as wide as its share of all. */
  chance: number;
}

export interface RouletteWheelProps {
  prizes: readonly WheelPrize[];
  /** The prize to turn to; each new object is a new turn. Null: the wheel stands. */
  turn: { readonly prizeIndex: number } | null;
  /** The turn has come to its end, or was skipped. */
  onRest: () => void;
  /** Name of the button that skips a turn: all of the wheel while it turns. */
  skipLabel: string;
}

const TURN_MS = 2_600;
const RADIUS = 150;
const LABEL_RADIUS = 104;
/** A narrower segment has no room for its label; the table has it. */
const LABEL_FROM_DEGREES = 18;
/** Neighbours differ: with one of these left over, the last segment takes the second. */
const FILLS = ['var(--primary-soft)', 'var(--fill)', 'var(--accent-soft)', 'var(--fill-strong)'] as const;

/**
 * The wheel: it only shows what the server drew, and comes to rest in the middle of its segment. Unseen by screen readers,
 * which get result and chances as text. Never mirrored.
 */
export function RouletteWheel({ prizes, turn, onRest, skipLabel }: RouletteWheelProps) {
  const segments = wheelSegments(prizes.map(({ chance }) => chance));
  const { degrees, isTurning, skip } = useTurning(segments, turn, onRest);
  const style: CSSProperties = {
    transform: `rotate(${degrees}deg)`,
    transition: isTurning ? `transform ${TURN_MS}ms cubic-bezier(0.12, 0.7, 0.2, 1)` : 'none',
  };
  return (
    <div dir="ltr" className="relative mx-auto aspect-square w-full max-w-80">
      <svg viewBox="-160 -166 320 326" aria-hidden="true" className="size-full">
        <g style={style}>
          {segments.map((segment, place) => (
            <Segment
              key={segment.index}
              segment={segment}
              fill={fillAt(place, segments.length)}
              label={prizes[segment.index]?.label ?? ''}
            />
          ))}
          <circle r={RADIUS} fill="none" stroke="var(--line-strong)" strokeWidth="2" />
        </g>
        <circle r="20" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
        <path d="M-11 -164h22L0 -138Z" fill="var(--text)" stroke="var(--bg)" strokeWidth="2" strokeLinejoin="round" />
      </svg>
      {isTurning && (
        <button type="button" aria-label={skipLabel} onClick={skip} className="absolute inset-0 rounded-pill" />
      )}
    </div>
  );
}

function fillAt(place: number, count: number): string {
  const meetsFirst = place > 0 && place === count - 1 && place % FILLS.length === 0;
  return FILLS[meetsFirst ? 1 : place % FILLS.length] ?? FILLS[0];
}

function Segment({ segment, fill, label }: { segment: WheelSegment; fill: string; label: string }) {
  const { x, y } = pointAt(middleOf(segment), LABEL_RADIUS);
  const hasRoom = segment.toDegrees - segment.fromDegrees >= LABEL_FROM_DEGREES;
  return (
    <>
      <path d={segmentPath(segment, RADIUS)} fill={fill} stroke="var(--bg)" strokeWidth="2" strokeLinejoin="round" />
      {hasRoom && (
        <text
          x={x}
          y={y}
          transform={`rotate(${Math.round(middleOf(segment) * 100) / 100} ${x} ${y})`}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize="15"
          fontWeight="800"
          fill="var(--text)"
        >
          {label}
        </text>
      )}
    </>
  );
}

/** Turns once for each new `turn`; at once where the device asks for less motion. */
function useTurning(segments: readonly WheelSegment[], turn: RouletteWheelProps['turn'], onRest: () => void) {
  const [degrees, setDegrees] = useState(0);
  const [isTurning, setTurning] = useState(false);
  const latest = useRef({ segments, onRest });
  latest.current = { segments, onRest };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (turn === null) return;
    const target = latest.current.segments.find(({ index }) => index === turn.prizeIndex);
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (target !== undefined) setDegrees((turned) => restingDegrees(target, turned));
    if (target === undefined || isStill) {
      latest.current.onRest();
      return;
    }
    setTurning(true);
    timer.current = setTimeout(() => {
      setTurning(false);
      latest.current.onRest();
    }, TURN_MS);
    return () => clearTimeout(timer.current);
  }, [turn]);
  const skip = () => {
    clearTimeout(timer.current);
    setTurning(false);
    latest.current.onRest();
  };
  return { degrees, isTurning, skip };
}
