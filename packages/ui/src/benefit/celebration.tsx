import type { CSSProperties } from 'react';

const PIECES = 22;
/** Degrees between neighbours: no two pieces fly side by side. */
const GOLDEN_ANGLE = 137.5;
const COLOURS = [
  'var(--primary)',
  'var(--coin-light)',
  'var(--accent)',
  'var(--draw-teal)',
  'var(--draw-red)',
] as const;

/**
 * Paper that flies out once from the middle of its parent, which is `relative`. Only decoration: what happened is in the text
 * beside it. Under reduced motion there is none.
 */
export function Celebration() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 grid place-items-center motion-reduce:hidden"
    >
      {Array.from({ length: PIECES }, (_, index) => (
        <span key={index} className="col-start-1 row-start-1 animate-confetti opacity-0" style={flightOf(index)} />
      ))}
    </span>
  );
}

/** The end of a piece's flight. Always the same, so that server and browser render the same. */
function flightOf(index: number): CSSProperties {
  const radians = (index * GOLDEN_ANGLE * Math.PI) / 180;
  const distancePx = 70 + (index % 5) * 22;
  const flight: Record<string, string> = {
    '--fly-x': `${Math.round(Math.cos(radians) * distancePx)}px`,
    '--fly-y': `${Math.round(Math.sin(radians) * distancePx * 0.8)}px`,
    '--fly-turn': `${(index % 2 === 0 ? 1 : -1) * (180 + index * 20)}deg`,
    animationDelay: `${(index % 4) * 40}ms`,
    background: COLOURS[index % COLOURS.length] ?? COLOURS[0],
    width: `${index % 3 === 0 ? 8 : 6}px`,
    height: `${index % 3 === 1 ? 12 : 8}px`,
    borderRadius: index % 3 === 0 ? 'var(--r-pill)' : '1px',
  };
  return flight;
}
