import { type ReactNode, useId } from 'react';

/** The SVG of a state picture, 300 by 236: decoration beside the words. */
export function ArtFrame({ children }: { children?: ReactNode }) {
  return (
    <svg
      viewBox="0 0 300 236"
      className="block h-auto w-full"
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export interface ArtPanelProps {
  /** Outline of the panel as a path, in the sheet's units. */
  outline: string;
  ground: string;
  children?: ReactNode;
}

/** A comic panel: ground and drawing inside an ink outline. The ink has the page's text colour, visible in either theme. */
export function ArtPanel({ outline, ground, children }: ArtPanelProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d={outline} fill={ground} />
        {children}
      </g>
      <path d={outline} fill="none" stroke="var(--text)" strokeWidth="3.5" />
    </>
  );
}

/** A cloud, 60 wide. */
export function Cloud({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M8 24a9 9 0 0 1 1-18 13 13 0 0 1 24-3 10 10 0 0 1 15 6 8 8 0 0 1 4 15Z"
      fill="var(--draw-cloud)"
    />
  );
}
