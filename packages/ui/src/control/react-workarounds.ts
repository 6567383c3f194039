import { useEffect, useLayoutEffect } from 'react';

/** Runs before the browser paints. On a server, where nothing is painted, React would warn about the real one. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The attribute of a part that cannot be used for now. React 18 writes `inert` only as a plain attribute. */
export const inertWhen = (isInert: boolean): { inert?: '' } => (isInert ? { inert: '' } : {});
