/**
 * Maximum length of a searched text in UTF-16 units; a longer one is cut. In a file of its own, so that pages with a search
 * field need not load the normalisation.
 */
export const SEARCH_TEXT_MAX_LENGTH = 100;
