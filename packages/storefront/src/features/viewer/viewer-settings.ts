import type { PageLayout, ViewerMode } from '@longstrip/core';

/** How an episode is turned: as the work says, or as the reader says. */
export type ModeChoice = 'auto' | ViewerMode;
const PAGE_LAYOUTS = ['single', 'double'] as const satisfies readonly PageLayout[];
/** Section 2: three font choices. */
export const NOVEL_FONTS = ['serif', 'sans', 'rounded'] as const;
export type NovelFont = (typeof NOVEL_FONTS)[number];
export const NOVEL_PAPERS = ['dark', 'sepia', 'white'] as const;
export type NovelPaper = (typeof NOVEL_PAPERS)[number];
/** Steps of the text size; the middle one is the size novels are set in. */
export const TEXT_STEPS = [0, 1, 2, 3, 4, 5, 6] as const;
export type TextStep = (typeof TEXT_STEPS)[number];
export const LINE_SPACINGS = ['tight', 'normal', 'loose'] as const;
export type LineSpacing = (typeof LINE_SPACINGS)[number];

/** How a reader likes to read. Kept in a cookie, so that the server draws the right page at once and nothing jumps. */
export interface ViewerSettings {
  readonly mode: ModeChoice;
  readonly layout: PageLayout;
  readonly font: NovelFont;
  readonly paper: NovelPaper;
  readonly textStep: TextStep;
  readonly spacing: LineSpacing;
  /** The next episode follows without a stop. */
  readonly isBinge: boolean;
}

export const DEFAULT_VIEWER_SETTINGS: ViewerSettings = {
  mode: 'auto',
  layout: 'single',
  font: 'serif',
  paper: 'dark',
  textStep: 3,
  spacing: 'normal',
  isBinge: false,
};

const MODES = ['auto', 'SCROLL', 'PAPER'] as const;

/** Reads the cookie; what is missing or unknown is the default. */
export function parseViewerSettings(cookie: string | null): ViewerSettings {
  const words = new URLSearchParams(cookie ?? '');
  const pick = <const Word extends string>(name: string, allowed: readonly Word[], fallback: Word): Word =>
    allowed.find((word) => word === words.get(name)) ?? fallback;
  const standard = DEFAULT_VIEWER_SETTINGS;
  return {
    mode: pick('mode', MODES, standard.mode),
    layout: pick('layout', PAGE_LAYOUTS, standard.layout),
    font: pick('font', NOVEL_FONTS, standard.font),
    paper: pick('paper', NOVEL_PAPERS, standard.paper),
    textStep: TEXT_STEPS.find((step) => String(step) === words.get('text')) ?? standard.textStep,
    spacing: pick('spacing', LINE_SPACINGS, standard.spacing),
    isBinge: words.get('binge') === '1',
  };
}

/** Writes the cookie's value; what equals the default is left out. */
export function formatViewerSettings(settings: ViewerSettings): string {
  const standard = DEFAULT_VIEWER_SETTINGS;
  const words = new URLSearchParams();
  for (const name of ['mode', 'layout', 'font', 'paper', 'spacing'] as const) {
    if (settings[name] !== standard[name]) words.set(name, settings[name]);
  }
  if (settings.textStep !== standard.textStep) words.set('text', String(settings.textStep));
  if (settings.isBinge) words.set('binge', '1');
  return words.toString();
}
