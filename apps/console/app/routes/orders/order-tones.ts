import type { Tone } from '../../parts/layout.tsx';

/** How the states of orders are shown; the others are neutral. */
export const ORDER_TONES: Readonly<Record<string, Tone>> = { paid: 'good', disputed: 'bad', pending: 'warn' };
