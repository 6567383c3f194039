/** Longest text that is looked for, in characters (UTF-16 units); the rest of a longer one is cut. */
export const SEARCH_TEXT_MAX_LENGTH = 100;
