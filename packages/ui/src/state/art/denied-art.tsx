import { ArtFrame, ArtPanel } from './art-frame.tsx';
import { Cat } from './cat.tsx';

/** A closed door by night, and the cat in front of it. */
export function DeniedArt() {
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
