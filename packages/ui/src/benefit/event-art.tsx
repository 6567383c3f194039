import type { ReactNode } from 'react';

/** What an event is about: a card of stamps, a coupon, a prize, or stories to read. */
export type EventMotif = 'stamps' | 'coupon' | 'prize' | 'stories';

export interface EventArtProps {
  motif: EventMotif;
  /** The art of its series; nothing: the drawing alone. */
  children?: ReactNode;
}

const GROUNDS: Readonly<Record<EventMotif, readonly [string, string]>> = {
  stamps: ['var(--draw-red)', 'var(--draw-wood-2)'],
  coupon: ['var(--draw-teal)', 'var(--draw-night)'],
  prize: ['var(--draw-night-2)', 'var(--draw-night)'],
  stories: ['var(--draw-wood)', 'var(--draw-wood-2)'],
};

/** The poster of an event without a picture of its own: a drawing on a coloured ground, and the art of its series behind. */
export function EventArt({ motif, children }: EventArtProps) {
  const [light, deep] = GROUNDS[motif];
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0"
      style={{ background: `radial-gradient(90% 140% at 30% 20%, ${light}, ${deep})` }}
    >
      {children && <div className="event-art absolute inset-y-0 end-0 w-[72%]">{children}</div>}
      <svg viewBox="0 0 120 120" aria-hidden="true" className="absolute inset-y-[6%] start-[4%] h-[88%] -rotate-6">
        <Motif motif={motif} />
      </svg>
    </div>
  );
}

function Motif({ motif }: { motif: EventMotif }) {
  switch (motif) {
    case 'stamps':
      return <Stamps />;
    case 'coupon':
      return <Coupon />;
    case 'prize':
      return <Prize />;
    case 'stories':
      return <Stories />;
  }
}

const STAMPS = [
  [30, 48],
  [60, 48],
  [90, 48],
  [30, 78],
  [60, 78],
  [90, 78],
] as const;

function Stamps() {
  return (
    <>
      <rect x="9" y="17" width="106" height="92" rx="10" fill="var(--draw-ink)" opacity="0.35" />
      <rect x="6" y="12" width="106" height="92" rx="10" fill="var(--draw-paper)" />
      <rect x="16" y="20" width="54" height="7" rx="3.5" fill="var(--draw-red)" />
      {STAMPS.map(([x, y], index) => (
        <g key={`${x}/${y}`} transform={`translate(${x} ${y})`}>
          <circle
            r="12"
            fill={index < 4 ? 'var(--draw-red)' : 'none'}
            stroke="var(--draw-red)"
            strokeWidth="2.5"
            strokeDasharray={index < 4 ? undefined : '4 4'}
          />
          {index < 4 && (
            <path d="m-5 0 4 4.5 7-8" fill="none" stroke="var(--draw-paper)" strokeWidth="3" strokeLinecap="round" />
          )}
        </g>
      ))}
      <Sparkle x={104} y={16} size={11} />
    </>
  );
}

function Coupon() {
  const outline = 'M8 34h104v18a9 9 0 0 0 0 18v18H8V70a9 9 0 0 0 0-18Z';
  return (
    <>
      <path d={outline} transform="translate(3 5)" fill="var(--draw-ink)" opacity="0.35" />
      <path d={outline} fill="var(--draw-cream)" />
      <path d="M78 38v46" stroke="var(--draw-wood)" strokeWidth="2.5" strokeDasharray="4 5" />
      <circle cx="43" cy="61" r="17" fill="var(--coin)" />
      <circle cx="43" cy="61" r="12.5" fill="var(--coin-light)" />
      <path d="M43 53l2.4 5.6 6 .5-4.6 4 1.4 6-5.2-3.2-5.2 3.2 1.4-6-4.6-4 6-.5Z" fill="var(--coin-deep)" />
      <path d="M88 52h14M88 61h14M88 70h9" stroke="var(--draw-wood-2)" strokeWidth="3.5" strokeLinecap="round" />
      <Sparkle x={16} y={26} size={10} />
      <Sparkle x={106} y={100} size={8} />
    </>
  );
}

function Prize() {
  return (
    <>
      <rect x="20" y="54" width="86" height="58" rx="6" fill="var(--draw-ink)" opacity="0.35" />
      <rect x="17" y="50" width="86" height="58" rx="6" fill="var(--draw-red)" />
      <rect x="11" y="38" width="98" height="20" rx="5" fill="var(--draw-fur)" />
      <path d="M52 38h16v70H52Z" fill="var(--draw-cream)" />
      <g fill="var(--draw-cream)" stroke="var(--draw-wood-2)" strokeWidth="2">
        <path d="M60 36C48 10 22 12 24 26s24 14 36 10Z" />
        <path d="M60 36C72 10 98 12 96 26S72 40 60 36Z" />
        <rect x="52" y="26" width="16" height="14" rx="5" />
      </g>
      <Sparkle x={104} y={14} size={12} />
      <Sparkle x={12} y={20} size={8} />
    </>
  );
}

function Stories() {
  return (
    <>
      <path
        d="M8 40c18-8 38-8 54 4 16-12 36-12 54-4v62c-18-8-38-8-54 4-16-12-36-12-54-4Z"
        fill="var(--draw-ink)"
        opacity="0.35"
      />
      <path d="M5 34c18-8 38-8 54 4v64c-16-12-36-12-54-4Z" fill="var(--draw-paper)" />
      <path d="M113 34c-18-8-38-8-54 4v64c16-12 36-12 54-4Z" fill="var(--draw-cream)" />
      <path d="M14 48h34v22H14Z" fill="var(--draw-teal)" />
      <path d="M14 76h34" stroke="var(--draw-line)" strokeWidth="4" strokeLinecap="round" />
      <path d="M70 50h34M70 60h34M70 70h24" stroke="var(--draw-line)" strokeWidth="4" strokeLinecap="round" />
      <path d="M59 38v64" stroke="var(--draw-wood)" strokeWidth="2.5" />
      <path d="M84 8h16v34l-8-7-8 7Z" fill="var(--draw-red)" />
      <Sparkle x={24} y={18} size={10} />
    </>
  );
}

function Sparkle({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <path
      d="M0-10 2.5-2.5 10 0 2.5 2.5 0 10-2.5 2.5-10 0-2.5-2.5Z"
      transform={`translate(${x} ${y}) scale(${size / 10})`}
      fill="var(--draw-moon)"
    />
  );
}
