/**
 * Maximum length of a search text in UTF-16 units; a longer one is cut. It has its own file, so that pages with a search
 * field do not load the normalisation.
 */
export const SEARCH_TEXT_MAX_LENGTH = 100;
