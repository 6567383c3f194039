export interface CatProps {
  x: number;
  y: number;
  scale?: number;
  mood: 'curious' | 'asleep' | 'alarmed' | 'waiting';
  /** Where the cat looks: −1 to the left of the drawing, 1 to the right. Art is never mirrored. */
  look?: number;
}

const HEAD =
  'M-44 6c-2-18 2-40 6-57q1.5-6.5 7-2.5l17 14q14-3.5 28 0l17-14q5.5-4 7 2.5c4 17 8 39 6 57-2 24-22 35-44 35S-42 30-44 6Z';

function OpenEye({ x, look, size }: { x: number; look: number; size: number }) {
  return (
    <g transform={`translate(${x + look * 2.5} 2)`}>
      <ellipse rx={5.4 * size} ry={7.4 * size} fill="var(--draw-ink)" />
      <circle cx={look * 1.5 + 1.6} cy="-2.8" r="2" fill="var(--draw-cloud)" />
    </g>
  );
}

function Eyes({ mood, look }: { mood: CatProps['mood']; look: number }) {
  if (mood === 'asleep') {
    return <path d="M-24 2q6.5 6 13 0M11 2q6.5 6 13 0" fill="none" stroke="var(--draw-ink)" strokeWidth="3" />;
  }
  const size = mood === 'alarmed' ? 1.25 : 1;
  return (
    <>
      <OpenEye x={-17} look={look} size={size} />
      <OpenEye x={17} look={look} size={size} />
    </>
  );
}

/** The cat that is in every state picture. Head and shoulders, 96 wide. */
export function Cat({ x, y, scale = 1, mood, look = 0 }: CatProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeLinecap="round" strokeLinejoin="round">
      <path d="M-38 96c-4-34 8-62 38-62s42 28 38 62Z" fill="var(--draw-fur)" />
      <path d="M-15 96c-1-24 3-44 15-44s16 20 15 44Z" fill="var(--draw-fur-3)" />
      <path d={HEAD} fill="var(--draw-fur)" />
      <path d="M-33-44-21-34q-8 4-13 11Zm66 0L21-34q8 4 13 11Z" fill="var(--draw-nose)" opacity=".75" />
      <path
        d="M0-37v13M-10-35.5v8M10-35.5v8M-43 4h9M-42 13l8-2M43 4h-9M42 13l-8-2"
        fill="none"
        stroke="var(--draw-fur-2)"
        strokeWidth="4"
      />
      <path d="M-20 20c0-9 12-12 20-8 8-4 20-1 20 8 0 12-10 17-20 17s-20-5-20-17Z" fill="var(--draw-fur-3)" />
      <Eyes mood={mood} look={look} />
      <path d="M-4.5 12.5h9L0 18Z" fill="var(--draw-nose)" stroke="var(--draw-nose)" strokeWidth="2" />
      {mood === 'alarmed' ? (
        <ellipse cx="0" cy="26" rx="4" ry="5" fill="var(--draw-ink-2)" />
      ) : (
        <path d="M0 18q-.5 6-8 6M0 18q.5 6 8 6" fill="none" stroke="var(--draw-ink-2)" strokeWidth="2.2" />
      )}
      <path
        d="M-27 18l-25-5M-27 23l-25 3M27 18l25-5M27 23l25 3"
        fill="none"
        stroke="var(--draw-ink-2)"
        strokeWidth="1.6"
        opacity=".7"
      />
    </g>
  );
}
