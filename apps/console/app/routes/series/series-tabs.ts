/** The parts of the page of a series, by `tab` of its address; the first one without it. */
export const SERIES_TABS = ['facts', 'platforms', 'editions', 'episodes'] as const;
