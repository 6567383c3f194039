import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { middleOf, pointAt, restingDegrees, segmentPath, type WheelSegment, wheelSegments } from './wheel-segments.ts';

/** What a field of the wheel gives, for its drawing. */
export type WheelPrizeKind = 'coin' | 'bonus' | 'points' | 'nothing';

export interface WheelPrize {
  kind: WheelPrizeKind;
  /** Drawn in its segment: "+5", "100 M". */
  label: string;
  /** In any unit; the segment is as wide as its share of all. */
  chance: number;
}

export interface RouletteWheelProps {
  prizes: readonly WheelPrize[];
  /** The prize to turn to; each new object is a new turn. Null: the wheel does not turn. */
  turn: { readonly prizeIndex: number } | null;
  /** The turn begins, and takes so long. Not called when the device asks for less motion. */
  onTurn?: ((lengthMs: number) => void) | undefined;
  /** The turn has come to its end, or was skipped. */
  onRest: () => void;
  /** Name of the button that skips a turn. While it turns, the whole wheel is this button. */
  skipLabel: string;
}

const TURN_MS = 3_200;
const RADIUS = 138;
const RIM = 14;
const LIGHTS = 24;
/** A narrower segment has only its drawing; its prize is in the table. */
const LABEL_FROM_DEGREES = 26;
const SMALL_FROM_DEGREES = 12;

/** A field's ground and the text on it, which every theme's contrast is measured for. Neighbours are never the same. */
const LOOKS = [
  { ground: 'var(--primary)', text: 'var(--on-primary)' },
  { ground: 'var(--surface)', text: 'var(--text)' },
  { ground: 'var(--accent)', text: 'var(--bg)' },
  { ground: 'var(--fill-strong)', text: 'var(--text)' },
] as const;

/**
 * The wheel. It only shows the prize that the server drew, and stops in the middle of its segment. Its labels stay upright
 * while it turns. Hidden from screen readers, which get the result and the chances as text. Never mirrored.
 */
export function RouletteWheel({ prizes, turn, onTurn, onRest, skipLabel }: RouletteWheelProps) {
  const segments = wheelSegments(prizes.map(({ chance }) => chance));
  const { degrees, isTurning, skip } = useTurning(segments, turn, { onTurn, onRest });
  const transition = isTurning ? `transform ${TURN_MS}ms cubic-bezier(0.12, 0.7, 0.2, 1)` : 'none';
  const turned = (by: number): CSSProperties => ({ transform: `rotate(${by}deg)`, transition });
  return (
    <div dir="ltr" className="relative mx-auto aspect-square w-full max-w-88">
      <svg viewBox="-162 -168 324 330" aria-hidden="true" className="size-full">
        <circle r={RADIUS + RIM} fill="var(--inverse)" />
        <g style={turned(degrees)}>
          {segments.map((segment, place) => (
            <path
              key={segment.index}
              d={segmentPath(segment, RADIUS)}
              fill={lookAt(place, segments.length).ground}
              stroke="var(--inverse)"
              strokeWidth="2"
              strokeLinejoin="round"
            />
          ))}
          {segments.map((segment, place) => (
            <Label
              key={segment.index}
              segment={segment}
              prize={prizes[segment.index]}
              ink={lookAt(place, segments.length).text}
              upright={turned(-degrees)}
            />
          ))}
        </g>
        {Array.from({ length: LIGHTS }, (_, index) => {
          const { x, y } = pointAt((index * 360) / LIGHTS, RADIUS + RIM / 2);
          return <circle key={index} cx={x} cy={y} r="3" fill={index % 2 === 0 ? 'var(--coin-light)' : 'var(--bg)'} />;
        })}
        <circle r="26" fill="var(--inverse)" />
        <circle r="19" fill="var(--coin-light)" />
        <path d={STAR} fill="var(--coin-deep)" />
        <path
          d="M-15 -166h30L0 -126Z"
          fill="var(--coin-light)"
          stroke="var(--inverse)"
          strokeWidth="4"
          strokeLinejoin="round"
        />
      </svg>
      {isTurning && (
        <button type="button" aria-label={skipLabel} onClick={skip} className="absolute inset-0 rounded-pill" />
      )}
    </div>
  );
}

const STAR = 'M0 -11 3.1 -3.6 11 -3 5 2.2 6.9 10 0 5.8 -6.9 10 -5 2.2 -11 -3 -3.1 -3.6Z';

function lookAt(place: number, count: number): (typeof LOOKS)[number] {
  // A last segment that would look as the first, its neighbour, looks as the second.
  const meetsFirst = place > 0 && place === count - 1 && place % LOOKS.length === 0;
  return LOOKS[meetsFirst ? 1 : place % LOOKS.length] ?? LOOKS[0];
}

/** A prize's drawing, and below it what it gives: as large as the segment has room for. */
function Label({
  segment,
  prize,
  ink,
  upright,
}: {
  segment: WheelSegment;
  prize: WheelPrize | undefined;
  ink: string;
  upright: CSSProperties;
}) {
  if (prize === undefined) return null;
  const width = segment.toDegrees - segment.fromDegrees;
  const hasLabel = width >= LABEL_FROM_DEGREES;
  const isSmall = width < SMALL_FROM_DEGREES;
  const { x, y } = pointAt(middleOf(segment), width >= 360 ? 70 : isSmall ? 122 : hasLabel ? 92 : 108);
  const scale = isSmall ? 0.55 : hasLabel && width >= 45 ? 1.2 : 0.9;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g style={upright}>
        <g transform={`translate(0 ${hasLabel ? -11 : 0}) scale(${scale})`}>
          <PrizeDrawing kind={prize.kind} ink={ink} />
        </g>
        {hasLabel && prize.kind !== 'nothing' && (
          <text y="17" textAnchor="middle" dominantBaseline="central" fontSize="16" fontWeight="800" fill={ink}>
            {prize.label}
          </text>
        )}
      </g>
    </g>
  );
}

/** A prize as a drawing around (0, 0), 24 wide. */
export function PrizeDrawing({ kind, ink }: { kind: WheelPrizeKind; ink: string }) {
  switch (kind) {
    case 'coin':
      return <Coin />;
    case 'bonus':
      return (
        <>
          <g transform="translate(4 -3) scale(0.85)">
            <Coin />
          </g>
          <g transform="translate(-4 3)">
            <Coin />
          </g>
        </>
      );
    case 'points':
      return (
        <g fill="none" stroke={ink} strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
          <circle r="10.5" />
          <path d="M-4.5 4.5v-8.5L0 1.5l4.5-5.5v8.5" />
        </g>
      );
    case 'nothing':
      return (
        <g fill="none" stroke={ink} strokeWidth="2.2" strokeLinecap="round">
          <circle r="10.5" strokeDasharray="3 4" />
          <path d="M-4 0h8" />
        </g>
      );
  }
}

function Coin() {
  return (
    <>
      <circle r="11.5" fill="var(--coin-deep)" />
      <circle r="10" fill="var(--coin)" />
      <circle r="7.5" fill="var(--coin-light)" />
      <path d={STAR} transform="scale(0.5)" fill="var(--coin-deep)" />
    </>
  );
}

/** Turns once for each new `turn`; at once where the device asks for less motion. */
function useTurning(
  segments: readonly WheelSegment[],
  turn: RouletteWheelProps['turn'],
  on: Pick<RouletteWheelProps, 'onTurn' | 'onRest'>,
) {
  const [degrees, setDegrees] = useState(0);
  const [isTurning, setTurning] = useState(false);
  const latest = useRef({ segments, ...on });
  latest.current = { segments, ...on };
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
    latest.current.onTurn?.(TURN_MS);
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
