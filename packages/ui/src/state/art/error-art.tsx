import { ArtFrame, ArtPanel, Cloud } from './art-frame.tsx';
import { Cat } from './cat.tsx';

/** Ink over the page; the cat did not mean to. */
export function ErrorArt() {
  return (
    <ArtFrame>
      <ArtPanel outline="M12 10h276v216H12Z" ground="var(--draw-sky)">
        <path d="M0 110h300v60H0Z" fill="var(--draw-sky-2)" />
        <Cloud x={150} y={34} scale={1.1} />
        <path d="M0 168q70-40 150-12 70-34 150-2v90H0Z" fill="var(--draw-hill)" />
        <path d="M0 196q120-26 300-4v50H0Z" fill="var(--draw-hill-2)" />
        <Cat x={82} y={128} scale={1.15} mood="alarmed" look={0.9} />
        <path
          d="M181 97c-11 7-14 27-14 53 0 22-17 26-35 34-24 10-36 22-28 34s36 8 48 14l148 8v-44c-16-8-30 4-48-4s-38-2-48-12-12-30-13-48c-1-12 1-18 5-24Z"
          fill="var(--draw-ink)"
        />
        <path d="M176 122q-2 20 0 34M136 204q20-10 36-10" fill="none" stroke="var(--draw-ink-2)" strokeWidth="4" />
        <ellipse cx="224" cy="170" rx="5" ry="4" fill="var(--draw-ink)" />
        <circle cx="146" cy="152" r="4.5" fill="var(--draw-ink)" />
        <circle cx="214" cy="146" r="3" fill="var(--draw-ink)" />
      </ArtPanel>
      <g transform="rotate(-112 224 92)">
        <path
          d="M206 70h36l7 12v40q0 8-8 8h-34q-8 0-8-8V82Z"
          fill="var(--draw-teal)"
          stroke="var(--text)"
          strokeWidth="3"
        />
        <path d="M211 54h26v16h-26Z" fill="var(--draw-ink-2)" stroke="var(--text)" strokeWidth="3" />
        <path d="M208 90h32v24h-32Z" fill="var(--draw-paper)" />
        <path d="M214 98h20M214 106h12" stroke="var(--draw-line)" strokeWidth="3" />
      </g>
    </ArtFrame>
  );
}
