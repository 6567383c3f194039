import type { ReadingDirection, ViewerMode, ViewerSettings, WritingMode } from '@longstrip/core';

/** The kinds of work that have their own mode setting. */
export type WorkKind = 'strips' | 'books' | 'novels';

export function workKind(isNovel: boolean, mode: ViewerMode): WorkKind {
  if (isNovel) return 'novels';
  return mode === 'SCROLL' ? 'strips' : 'books';
}

/** How an episode is read: by scrolling, in pages, or panel by panel. */
export type ReadingMode = ViewerMode | 'GUIDED';

/** The mode of a work: the reader's choice for its kind, or the work's own. Only comics are read panel by panel. */
export function chosenMode(
  settings: Pick<ViewerSettings, WorkKind>,
  kind: WorkKind,
  workMode: ViewerMode,
): ReadingMode {
  const choice = settings[kind];
  return choice === 'auto' ? workMode : choice;
}

/**
 * The reading direction. Of a comic, the work's own or the reader's choice. Of a novel, the work's own, except for vertical
 * text that the reader has made horizontal: such text goes from left to right, as horizontal text in those languages does.
 */
export function turningDirection(
  episode: { content: { kind: 'comic' | 'novel' }; direction: ReadingDirection; writingMode: WritingMode },
  { writing, direction }: Pick<ViewerSettings, 'writing' | 'direction'>,
): ReadingDirection {
  if (episode.content.kind !== 'novel') return direction === 'auto' ? episode.direction : direction;
  if (episode.writingMode !== 'VERTICAL') return episode.direction;
  return writing === 'HORIZONTAL' ? 'LTR' : 'RTL';
}

/**
 * Whether the next page of an episode lies where the page of the site has what came before: of a manga on a Japanese site, of a
 * comic from left to right on an Arabic one. Not of what scrolls, and not of horizontal text, which runs as its readers read.
 */
export function turnsAgainstPage(
  episode: Parameters<typeof turningDirection>[0] & { mode: ViewerMode },
  settings: Parameters<typeof turningDirection>[1] & Pick<ViewerSettings, WorkKind>,
  pageDirection: 'ltr' | 'rtl',
): boolean {
  const isNovel = episode.content.kind === 'novel';
  if (chosenMode(settings, workKind(isNovel, episode.mode), episode.mode) === 'SCROLL') return false;
  if (isNovel && (episode.writingMode !== 'VERTICAL' || settings.writing === 'HORIZONTAL')) return false;
  return (turningDirection(episode, settings) === 'RTL') !== (pageDirection === 'rtl');
}

/** The direction that decides what the left and right edges do when they are tapped. */
export function tapDirection(
  direction: ReadingDirection,
  { pageTaps }: Pick<ViewerSettings, 'pageTaps'>,
): ReadingDirection {
  if (pageTaps === 'normal') return direction;
  return direction === 'LTR' ? 'RTL' : 'LTR';
}

/** The background of a comic, as the style sheet names it: those of novels have other colours. */
export function comicGround({ ground }: Pick<ViewerSettings, 'ground'>): string {
  return ground === 'black' ? 'art' : `art-${ground}`;
}

/** The theme of the viewer and its sheets: it follows the chosen background. Undefined: the theme of the site. */
export function viewerTheme(
  isNovel: boolean,
  { paper, ground }: Pick<ViewerSettings, 'paper' | 'ground'>,
): 'light' | 'dark' | undefined {
  if (isNovel ? paper === 'auto' : ground === 'site') return undefined;
  const isDark = isNovel ? paper === 'dark' || paper === 'night' : ground !== 'white';
  return isDark ? 'dark' : 'light';
}
