/** For a test whose claim does not depend on the width of the window: it runs in the phone's alone. */
export const ANY_WIDTH = { tag: '@any-width' };
/** The same, for what another test shows on another site or by another way: `npm run test:all` has it too. */
export const AGAIN = { tag: ['@any-width', '@again'] };

/** The tag of a test that runs once for each of several: the first few always, the others again. */
export const firstOf = (index: number, first = 1) => (index < first ? ANY_WIDTH : AGAIN);
