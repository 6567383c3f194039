import type { ReactNode } from 'react';
import type { ViewerEpisode } from './viewer-model.ts';
import type { ViewerSettings } from './viewer-settings.ts';

/** Where a reader left off in an episode. */
export interface ResumePlace {
  /** 1-based; 0 in running text. */
  page: number;
  /** How far into the page, or into the whole text, 0 to 1. */
  offset: number;
}

/** What every way of reading gets. */
export interface ReaderProps {
  data: ViewerEpisode;
  settings: ViewerSettings;
  /** Null: from the beginning. */
  resume: ResumePlace | null;
  /** The id in the text that a link of another episode led to; null for none. */
  linkedPlace: string | null;
  /** What comes after the last page. */
  end: ReactNode;
}
