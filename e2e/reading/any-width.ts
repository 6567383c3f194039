/** For a test whose claim has nothing to do with the width of the window: it is tried in the phone's alone. */
export const ANY_WIDTH = { tag: '@any-width' };
