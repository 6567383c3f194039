import type { PageLayout, ReadingDirection, ViewerMode, WritingMode } from '@longstrip/core';

/** The mode of reading: the work's own, or the reader's choice. */
type ModeChoice = 'auto' | ViewerMode;
/** One page or two at once; `auto` shows two in a wide window. */
const LAYOUT_CHOICES = ['auto', 'single', 'double'] as const satisfies readonly ('auto' | PageLayout)[];
export type LayoutChoice = (typeof LAYOUT_CHOICES)[number];
/** Section 2: three font choices. */
export const NOVEL_FONTS = ['serif', 'sans', 'rounded'] as const;
export type NovelFont = (typeof NOVEL_FONTS)[number];
/** The background of a novel; `auto` follows the theme of the site. */
export const NOVEL_PAPERS = ['auto', 'dark', 'sepia', 'white'] as const;
export type NovelPaper = (typeof NOVEL_PAPERS)[number];
/** Steps of the text size; the middle one is the size novels are set in. */
export const TEXT_STEPS = [0, 1, 2, 3, 4, 5, 6] as const;
export type TextStep = (typeof TEXT_STEPS)[number];
export const LINE_SPACINGS = ['tight', 'normal', 'loose'] as const;
export type LineSpacing = (typeof LINE_SPACINGS)[number];

/** The direction of a novel's lines: vertical lines may be changed to horizontal, never the reverse. */
type WritingChoice = 'auto' | Extract<WritingMode, 'HORIZONTAL'>;

/** How a reader prefers to read. Stored in a cookie, so that the server renders the right page and nothing jumps. */
export interface ViewerSettings {
  /** The mode for strips, for works drawn in pages, and for novels. */
  readonly strips: ModeChoice;
  readonly books: ModeChoice;
  readonly novels: ModeChoice;
  readonly layout: LayoutChoice;
  readonly font: NovelFont;
  readonly paper: NovelPaper;
  readonly textStep: TextStep;
  readonly spacing: LineSpacing;
  /** `auto` keeps the direction of the work. */
  readonly writing: WritingChoice;
  /** The next episode opens without a click. */
  readonly isBinge: boolean;
}

export const DEFAULT_VIEWER_SETTINGS: ViewerSettings = {
  strips: 'auto',
  books: 'auto',
  novels: 'auto',
  layout: 'auto',
  font: 'serif',
  paper: 'auto',
  textStep: 3,
  spacing: 'normal',
  writing: 'auto',
  isBinge: false,
};

const WRITINGS = ['auto', 'HORIZONTAL'] as const;
const MODES = ['auto', 'SCROLL', 'PAPER'] as const;

const NAMED_CHOICES = ['strips', 'books', 'novels', 'layout', 'font', 'paper', 'spacing', 'writing'] as const;

/** Parses the cookie. Missing or unknown values get their defaults. */
export function parseViewerSettings(cookie: string | null): ViewerSettings {
  if (cookie === null) return DEFAULT_VIEWER_SETTINGS;
  const words = new URLSearchParams(cookie);
  const pick = <const Word extends string>(name: string, allowed: readonly Word[], fallback: Word): Word =>
    allowed.find((word) => word === words.get(name)) ?? fallback;
  const standard = DEFAULT_VIEWER_SETTINGS;
  return {
    strips: pick('strips', MODES, standard.strips),
    books: pick('books', MODES, standard.books),
    novels: pick('novels', MODES, standard.novels),
    layout: pick('layout', LAYOUT_CHOICES, standard.layout),
    font: pick('font', NOVEL_FONTS, standard.font),
    paper: pick('paper', NOVEL_PAPERS, standard.paper),
    textStep: TEXT_STEPS.find((step) => String(step) === words.get('text')) ?? standard.textStep,
    spacing: pick('spacing', LINE_SPACINGS, standard.spacing),
    writing: pick('writing', WRITINGS, standard.writing),
    isBinge: words.get('binge') === '1',
  };
}

/** Formats the value of the cookie. Defaults are left out. */
export function formatViewerSettings(settings: ViewerSettings): string {
  const standard = DEFAULT_VIEWER_SETTINGS;
  const words = new URLSearchParams();
  for (const name of NAMED_CHOICES) {
    if (settings[name] !== standard[name]) words.set(name, settings[name]);
  }
  if (settings.textStep !== standard.textStep) words.set('text', String(settings.textStep));
  if (settings.isBinge) words.set('binge', '1');
  return words.toString();
}

/** The kinds of work that have their own mode setting. */
export type WorkKind = 'strips' | 'books' | 'novels';

export function workKind(isNovel: boolean, mode: ViewerMode): WorkKind {
  if (isNovel) return 'novels';
  return mode === 'SCROLL' ? 'strips' : 'books';
}

/** The mode of a work: the reader's choice for its kind, or the work's own. */
export function chosenMode(settings: ViewerSettings, kind: WorkKind, workMode: ViewerMode): ViewerMode {
  const choice = settings[kind];
  return choice === 'auto' ? workMode : choice;
}

/**
 * The reading direction: the work's own, except for vertical text that the reader has made horizontal. Such text goes from
 * left to right, as horizontal text in those languages does.
 */
export function turningDirection(
  episode: { content: { kind: 'comic' | 'novel' }; direction: ReadingDirection; writingMode: WritingMode },
  { writing }: Pick<ViewerSettings, 'writing'>,
): ReadingDirection {
  if (episode.content.kind !== 'novel' || episode.writingMode !== 'VERTICAL') return episode.direction;
  return writing === 'HORIZONTAL' ? 'LTR' : 'RTL';
}

/**
 * The theme of the viewer and its sheets: comics are dark in either theme, novels follow their background. Undefined: the
 * theme of the site.
 */
export function viewerTheme(isNovel: boolean, { paper }: Pick<ViewerSettings, 'paper'>): 'light' | 'dark' | undefined {
  if (!isNovel || paper === 'dark') return 'dark';
  return paper === 'auto' ? undefined : 'light';
}
