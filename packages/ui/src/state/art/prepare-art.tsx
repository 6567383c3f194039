import { ArtFrame, ArtPanel, Cloud } from './art-frame.tsx';
import { Cat } from './cat.tsx';

/** A panel half inked, half coloured: the next page is being drawn. */
export function PrepareArt() {
  return (
    <ArtFrame>
      <ArtPanel outline="M12 10h276v216H12Z" ground="var(--draw-paper)">
        <g fill="none" stroke="var(--draw-line)" strokeWidth="2.5">
          <path d="M150 168q76-34 150-12M150 196q80-20 150-4M196 56a9 9 0 0 1 1-18 13 13 0 0 1 24-3 10 10 0 0 1 15 6 8 8 0 0 1 4 15Z" />
          <circle cx="262" cy="92" r="16" strokeDasharray="5 6" />
        </g>
        <path d="M0 0h168l-14 236H0Z" fill="var(--draw-sky)" />
        <path d="M0 110h161l-7 126H0Z" fill="var(--draw-sky-2)" />
        <Cloud x={84} y={34} />
        <path d="M0 168q70-40 157-14l-4 90H0Z" fill="var(--draw-hill)" />
        <path d="M0 196q80-20 155-10l-3 60H0Z" fill="var(--draw-hill-2)" />
        <Cat x={78} y={148} mood="curious" look={1} />
      </ArtPanel>
      <g transform="rotate(38 214 140)" stroke="var(--text)" strokeWidth="3">
        <path d="M204 62h20v96l-10 24-10-24Z" fill="var(--draw-moon)" />
        <path d="M204 158h20l-10 24Z" fill="var(--draw-wall)" />
        <path d="m210.5 173 3.5 9 3.5-9Z" fill="var(--draw-ink)" strokeWidth="1.5" />
        <path d="M204 62h20V48q0-6-6-6h-8q-6 0-6 6Z" fill="var(--draw-nose)" />
        <path d="M204 62h20M211 66v88M218 66v88" fill="none" strokeWidth="2" />
      </g>
    </ArtFrame>
  );
}
