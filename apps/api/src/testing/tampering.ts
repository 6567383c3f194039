import type { History } from './store-with-history.ts';

/** What is done past the program. */
export type Tampering = readonly [what: string, change: (known: History) => string | readonly string[], row: RegExp];
