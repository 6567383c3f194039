import { type CSSProperties, useEffect, useRef, useState } from 'react';

export interface WheelPrize {
  /** Drawn in its segment: "+5", "100 M". */
  label: string;
  /** In any unit; the segment is as wide as its share of all. */
  chance: number;
}

export interface RouletteWheelProps {
  prizes: readonly WheelPrize[];
  /** The prize to turn to; each new object is a new turn. Null: the wheel does not turn. */
  turn: { readonly prizeIndex: number } | null;
  /** The turn has come to its end, or was skipped. */
  onRest: () => void;
  /** Name of the button that skips a turn. While it turns, the whole wheel is this button. */
  skipLabel: string;
}

const TURN_MS = 2_600;
const RADIUS = 150;
const LABEL_RADIUS = 104;
/** A narrower segment has no room for its label, which is in the table only. */
const LABEL_FROM_DEGREES = 18;
/** Neighbours get different colours: a last segment that would get the first colour gets the second. */
const FILLS = ['var(--primary-soft)', 'var(--fill)', 'var(--accent-soft)', 'var(--fill-strong)'] as const;

/**
 * The wheel. It only shows the prize that the server drew, and stops in the middle of its segment. Hidden from screen
 * readers, which get the result and the chances as text. Never mirrored.
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

/** A part of a wheel: the index of its prize, and its two angles in degrees, clockwise from the top. */
export interface WheelSegment {
  index: number;
  fromDegrees: number;
  toDegrees: number;
}

/** Full turns before the wheel stops. */
const FULL_TURNS = 4;
const CIRCLE = 360;

/** Segments as wide as their chances. The weights may have any sum; a weight of zero has no segment. */
export function wheelSegments(weights: readonly number[]): WheelSegment[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let before = 0;
  return weights.flatMap((weight, index) => {
    const fromDegrees = (before / sum) * CIRCLE;
    before += weight;
    return weight > 0 ? [{ index, fromDegrees, toDegrees: (before / sum) * CIRCLE }] : [];
  });
}

export const middleOf = ({ fromDegrees, toDegrees }: WheelSegment): number => (fromDegrees + toDegrees) / 2;

/**
 * The angle at which the middle of a segment is at the top, after full turns from the present angle. Always the middle:
 * the wheel never looks as if another prize was nearly won.
 */
export function restingDegrees(segment: WheelSegment, turnedDegrees: number): number {
  return Math.ceil(turnedDegrees / CIRCLE) * CIRCLE + FULL_TURNS * CIRCLE + (CIRCLE - middleOf(segment));
}

/** A point of the circle around (0, 0), rounded so that server and browser render the same. */
export function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const radians = (degrees / CIRCLE) * 2 * Math.PI;
  return { x: rounded(Math.sin(radians) * radius), y: rounded(-Math.cos(radians) * radius) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

/** The outline of a segment as an SVG path. */
export function segmentPath({ fromDegrees, toDegrees }: WheelSegment, radius: number): string {
  // An arc from a point to itself draws nothing, so the whole circle is two halves.
  if (toDegrees - fromDegrees >= CIRCLE) {
    return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;
  }
  const from = pointAt(fromDegrees, radius);
  const to = pointAt(toDegrees, radius);
  const isLarge = toDegrees - fromDegrees > CIRCLE / 2 ? 1 : 0;
  return `M0 0L${from.x} ${from.y}A${radius} ${radius} 0 ${isLarge} 1 ${to.x} ${to.y}Z`;
}

export interface ChancesTableProps {
  caption: string;
  prizeLabel: string;
  chanceLabel: string;
  /** `chance` as the locale writes it: "12.5%". */
  rows: readonly { id: number; prize: string; chance: string }[];
}

/** The chances of a wheel, which every reader can see before a spin. */
export function ChancesTable({ caption, prizeLabel, chanceLabel, rows }: ChancesTableProps) {
  return (
    <table className="w-full border-collapse text-14">
      <caption className="pb-1 text-start text-16 leading-title font-heavy">{caption}</caption>
      <thead className="text-12 text-fg-3">
        <tr>
          <th scope="col" className="py-1 text-start font-text">
            {prizeLabel}
          </th>
          <th scope="col" className="py-1 text-end font-text">
            {chanceLabel}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(({ id, prize, chance }) => (
          <tr key={id}>
            <th scope="row" className="py-2 text-start font-strong wrap-anywhere">
              <bdi>{prize}</bdi>
            </th>
            <td className="figures py-2 text-end">
              <bdi dir="ltr">{chance}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
