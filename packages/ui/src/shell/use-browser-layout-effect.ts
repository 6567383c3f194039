import { useEffect, useLayoutEffect } from 'react';

/** Runs before the browser paints. On a server, where nothing is painted, React would warn about the real one. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
