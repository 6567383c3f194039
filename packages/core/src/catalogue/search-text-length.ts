/**
 * Longest text that is looked for, in characters (UTF-16 units); the rest of a longer one is cut. By itself, since every
 * page with a way to the search asks for it, and the fold is only for who searches.
 */
export const SEARCH_TEXT_MAX_LENGTH = 100;
