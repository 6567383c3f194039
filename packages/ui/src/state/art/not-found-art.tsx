import { ArtFrame, ArtPanel, Cloud } from './art-frame.tsx';
import { Cat } from './cat.tsx';

/** A comic page with a panel torn out; the cat wonders where it went. */
export function NotFoundArt() {
  return (
    <ArtFrame>
      <ArtPanel outline="M12 10h152v92H12Z" ground="var(--draw-sky)">
        <path d="M0 60h180v50H0Z" fill="var(--draw-sky-2)" />
        <circle cx="132" cy="40" r="17" fill="var(--draw-moon)" />
        <Cloud x={24} y={24} />
        <Cloud x={92} y={48} scale={0.8} />
        <path d="M0 92q40-24 84-8 44-22 96 4v30H0Z" fill="var(--draw-hill)" />
        <path d="M0 104q60-22 180-4v20H0Z" fill="var(--draw-hill-2)" />
      </ArtPanel>
      <ArtPanel outline="M12 114h152v112H12Z" ground="var(--draw-cream)">
        <path d="M0 196h180v40H0Z" fill="var(--draw-wall)" />
        <Cat x={76} y={172} mood="curious" look={1} />
      </ArtPanel>
      {/* What is left of the third panel: its frame, open where the paper tore. */}
      <path
        d="M176 10h112v46M176 10v216M176 226h112v-34"
        fill="none"
        stroke="var(--text-3)"
        strokeWidth="2.5"
        strokeDasharray="7 8"
      />
      <path
        d="M136 128c-10-4-12-26 8-31 8-14 40-14 46 2 18 4 16 30-2 31-6 12-30 13-37 4l-15 13Z"
        fill="var(--draw-paper)"
        stroke="var(--text)"
        strokeWidth="3"
      />
      <path
        d="M161 107q1-7 8-7 8 0 8 7 0 5-5 7-3 2-3 5M169 126v.5"
        fill="none"
        stroke="var(--draw-ink)"
        strokeWidth="4"
      />
      {/* The torn-off piece, on its way down. */}
      <g transform="rotate(14 250 130)">
        <path
          d="m214 88 12-7 10 9 12-10 11 8 12-8 9 8-4 15 7 14-6 13 5 14-12 6-9-7-12 9-10-9-13 8-10-8-9 5 3-16-7-14 6-12-5-13Z"
          fill="var(--draw-paper)"
          stroke="var(--text)"
          strokeWidth="3"
        />
        <path d="M226 140q12-22 26-8 10-16 22 8Z" fill="var(--draw-hill)" />
        <circle cx="262" cy="104" r="8" fill="var(--draw-moon)" />
        <path d="M228 104h14M228 112h9" stroke="var(--draw-line)" strokeWidth="3" />
      </g>
    </ArtFrame>
  );
}
