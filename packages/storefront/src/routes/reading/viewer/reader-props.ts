import type { ReactNode } from 'react';
import type { ViewerSettings } from '../../../parts/reading/viewer-settings.ts';
import type { ViewerEpisode } from './viewer-model.ts';

/** Where the reader stopped in an episode. */
export interface ResumePlace {
  /** Starts at 1; 0 in text that scrolls. */
  page: number;
  /** Position within the page, or within the whole text, 0 to 1. */
  offset: number;
}

/** The props of every reader component. */
export interface ReaderProps {
  data: ViewerEpisode;
  settings: ViewerSettings;
  /** Null for the beginning. */
  resume: ResumePlace | null;
  /** The id of the element that a link from another episode points to; null for none. */
  linkedPlace: string | null;
  /** What comes after the last page. */
  end: ReactNode;
}
