import { ArtFrame, ArtPanel, Cloud } from './art-frame.tsx';
import { Cat } from './cat.tsx';

const DRAWINGS = {
  denied: DeniedArt,
  empty: EmptyArt,
  error: ErrorArt,
  notFound: NotFoundArt,
  offline: OfflineArt,
  prepare: PrepareArt,
};

export interface StateDrawingProps {
  name: keyof typeof DRAWINGS;
}

export function StateDrawing({ name }: StateDrawingProps) {
  const Drawing = DRAWINGS[name];
  return <Drawing />;
}

/** A closed door by night, and the cat in front of it. */
function DeniedArt() {
  return (
    <ArtFrame>
      <ArtPanel outline="M12 10h276v216H12Z" ground="var(--draw-wall)">
        <path
          d="M12 34h276M12 66h92M196 66h92M12 98h92M196 98h92M12 130h92M196 130h92M12 162h92M196 162h92M60 34v32M250 34v32M40 66v32M84 98v32M230 66v32M262 98v32M56 130v32M236 130v32M150 10v24M96 10v24M206 10v24"
          stroke="var(--draw-fur-2)"
          strokeWidth="2"
          opacity=".35"
        />
        <path d="M0 196h300v40H0Z" fill="var(--draw-wood-2)" />
        <path d="M94 200V96q0-54 56-54t56 54v104Z" fill="var(--draw-wood-2)" />
        <path d="M106 200V98q0-44 44-44t44 44v102Z" fill="var(--draw-wood)" />
        <path d="M135 56v144M165 56v144" stroke="var(--draw-wood-2)" strokeWidth="3" />
        <circle cx="181" cy="136" r="6" fill="var(--draw-moon)" />
        <path d="M222 72h44v40h-44Z" fill="var(--draw-night)" stroke="var(--draw-wood-2)" strokeWidth="5" />
        <circle cx="246" cy="90" r="9" fill="var(--draw-moon)" />
        <Cat x={64} y={158} scale={0.92} mood="waiting" look={0.8} />
      </ArtPanel>
      <g stroke="var(--draw-ink)" strokeWidth="3">
        <path d="M138 102v-9a12 12 0 0 1 24 0v9" fill="none" strokeWidth="5" />
        <rect x="129" y="101" width="42" height="32" rx="6" fill="var(--draw-paper)" />
        <path d="M150 113v8" strokeWidth="5" />
      </g>
    </ArtFrame>
  );
}

/** A shelf with free space, in which the cat sits. */
function EmptyArt() {
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

/** Ink over the page; the cat did not mean to. */
function ErrorArt() {
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

/** A comic page with a panel torn out; the cat wonders where it went. */
function NotFoundArt() {
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
      {/* The rest of the third panel: its frame, open where the paper was torn. */}
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
      {/* The torn-off piece, falling. */}
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

/** A plug pulled out between two panels; the cat sleeps until it is back. */
function OfflineArt() {
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

/** A panel half inked, half coloured: the next page is being drawn. */
function PrepareArt() {
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
