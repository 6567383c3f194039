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
          d="M212 116c26 6 30 30 44 40s52 4 52 40-40 44-76 42-62 10-88-6-14-38 8-46 18-22 28-36 14-38 32-34Z"
          fill="var(--draw-ink)"
        />
        <path d="M214 146q-14 16-10 34" fill="none" stroke="var(--draw-ink-2)" strokeWidth="5" />
        <circle cx="150" cy="120" r="6" fill="var(--draw-ink)" />
        <circle cx="136" cy="140" r="3.5" fill="var(--draw-ink)" />
        <circle cx="262" cy="106" r="5" fill="var(--draw-ink)" />
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
