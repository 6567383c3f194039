import { ArtFrame, ArtPanel } from './art-frame.tsx';
import { Cat } from './cat.tsx';

/** A shelf with room on it; the cat has taken the place. */
export function EmptyArt() {
  return (
    <ArtFrame>
      <ArtPanel outline="M12 10h276v216H12Z" ground="var(--draw-cream)">
        <path d="M12 78h276v12H12ZM12 196h276v12H12Z" fill="var(--draw-wood)" />
        <path d="M12 90h276v5H12ZM12 208h276v5H12Z" fill="var(--draw-wood-2)" />
        <path d="M28 30h20v48H28Z" fill="var(--draw-teal)" />
        <path d="M52 22h16v56H52Z" fill="var(--draw-red)" />
        <path d="m72 74 12-46 15 4-12 46Z" fill="var(--draw-night-2)" />
        <path d="M32 40h12M56 34h8M56 40h8" stroke="var(--draw-paper)" strokeWidth="3" />
        <path d="M232 46h32v32h-32Z" fill="var(--draw-paper)" />
        <path
          d="M248 46q-14-14-18-26M248 46q2-18 0-32M248 46q12-12 20-22"
          fill="none"
          stroke="var(--draw-hill-2)"
          strokeWidth="5"
        />
        <path d="M226 196h22v-44h-22Z" fill="var(--draw-hill-2)" />
        <path d="M250 196h18v-56h-18Z" fill="var(--draw-nose)" />
        <path d="M230 162h14M254 152h10M254 158h10" stroke="var(--draw-paper)" strokeWidth="3" />
        <path d="M60 196c-6-40 40-62 84-52 44-2 66 24 58 52Z" fill="var(--draw-fur)" />
        <path d="M196 190c26 4 34-18 18-26" fill="none" stroke="var(--draw-fur)" strokeWidth="14" />
        <path d="M150 146v14M166 150v12M134 145v12" stroke="var(--draw-fur-2)" strokeWidth="5" />
      </ArtPanel>
      <svg x="42" y="112" width="100" height="84" viewBox="-50 -56 100 84" aria-hidden="true">
        <Cat x={0} y={-4} scale={0.84} mood="asleep" />
      </svg>
      <path d="M148 126h12l-12 13h12M168 106h8l-8 9h8" fill="none" stroke="var(--draw-wood-2)" strokeWidth="3" />
    </ArtFrame>
  );
}
