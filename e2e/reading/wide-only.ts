/** For a test that runs in the wide window alone. */
export const WIDE_ONLY = { tag: '@wide-only' };
