import { ArtFrame, ArtPanel } from './art-frame.tsx';
import { Cat } from './cat.tsx';

/** A plug pulled out between two panels; the cat sleeps until it is back. */
export function OfflineArt() {
  return (
    <ArtFrame>
      <ArtPanel outline="M12 10h152v216H12Z" ground="var(--draw-night)">
        <circle cx="124" cy="52" r="20" fill="var(--draw-moon)" />
        <circle cx="132" cy="46" r="18" fill="var(--draw-night)" />
        <path d="M40 40v.5M70 66v.5M36 90v.5M96 98v.5M142 104v.5M66 28v.5" stroke="var(--draw-moon)" strokeWidth="4" />
        <path d="M0 176q80-20 180 0v60H0Z" fill="var(--draw-night-2)" />
        <Cat x={84} y={170} mood="asleep" />
        <path d="M128 132h12l-12 13h12M146 112h8l-8 9h8" fill="none" stroke="var(--draw-cloud)" strokeWidth="3" />
      </ArtPanel>
      <path d="M176 10h112v216H176Z" fill="none" stroke="var(--text-3)" strokeWidth="2.5" strokeDasharray="7 8" />
      <path d="M238 137c-11 24-8 45 15 48 15 1 25-3 35-8" fill="none" stroke="var(--text-2)" strokeWidth="5" />
      <g transform="rotate(24 246 118)" stroke="var(--text)" strokeWidth="3">
        <path d="M238 86v-16M254 86v-16" fill="none" strokeWidth="5" />
        <path d="M230 88h32v22q0 14-16 14t-16-14Z" fill="var(--draw-red)" />
        <path d="M246 124v14" fill="none" strokeWidth="5" />
      </g>
      <path d="M200 52l10 10M226 36v14M184 78h14" stroke="var(--text-3)" strokeWidth="3.5" />
    </ArtFrame>
  );
}
