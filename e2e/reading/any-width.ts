/** For a test whose claim does not depend on the width of the window: it runs in the phone's alone. */
export const ANY_WIDTH = { tag: '@any-width' };
