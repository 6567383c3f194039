import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, which runs before the browser paints. On a server React would warn about it. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** The attribute of a part that cannot be used for now. React 18 renders `inert` only with a text as its value. */
export const inertWhen = (isInert: boolean): { inert?: '' } => (isInert ? { inert: '' } : {});
