import { DEFAULT_VIEWER_SETTINGS, type ViewerSettings } from '@longstrip/core';
import { sampleTexts } from '@longstrip/ui/samples';
import { describe, expect, test } from 'vitest';
import { storyChapter, storyEpisode } from '../../../testing/story-data.ts';
import { viewerLook } from './viewer-look.ts';

const COMIC = storyEpisode(sampleTexts('en-US'));
const NOVEL = storyChapter(sampleTexts('en-US'));
/** The attributes that are written, of an episode read with these settings. */
const lookOf = (episode: typeof COMIC, changed: Partial<ViewerSettings>) =>
  JSON.parse(JSON.stringify(viewerLook(episode, { ...DEFAULT_VIEWER_SETTINGS, ...changed })));

describe('the attributes of the viewer', () => {
  test('are few while nothing is changed', () => {
    expect(lookOf(COMIC, {})).toEqual({ 'data-theme': 'dark', 'data-ground': 'art' });
    expect(lookOf(NOVEL, {})).toEqual({ 'data-ground': 'auto' });
  });

  test('of a comic have nothing of novels, and the reverse', () => {
    const changed = { fit: 'width', stripWidth: 50, margins: 'wide', columns: 'one', isJustified: true } as const;
    expect(lookOf(COMIC, changed)).toMatchObject({ 'data-fit': 'width', style: { '--strip-width': '50%' } });
    expect(Object.keys(lookOf(COMIC, changed))).not.toContain('data-margins');
    expect(lookOf(NOVEL, changed)).toEqual({
      ...{ 'data-ground': 'auto', 'data-margins': 'wide', 'data-columns': 'one', 'data-justified': '' },
    });
  });

  test('space pages, and never the pictures of a strip', () => {
    const wide = { stripGap: '64' } as const;
    expect(lookOf({ ...COMIC, mode: 'PAPER' }, wide).style).toEqual({ '--strip-gap': '64px' });
    expect(lookOf(COMIC, wide).style).toBeUndefined();
  });

  test('have no columns for vertical lines', () => {
    const vertical = { ...NOVEL, writingMode: 'VERTICAL' } as const;
    expect(lookOf(vertical, { columns: 'two' })['data-columns']).toBeUndefined();
    expect(lookOf(vertical, { columns: 'two', writing: 'HORIZONTAL' })['data-columns']).toBe('two');
  });

  test('say how dim and how warm the page is', () => {
    expect(lookOf(NOVEL, { brightness: 60, warmth: 30, isGrey: true })).toMatchObject({
      ...{ 'data-dimmed': '', 'data-warm': '', 'data-grey': '', style: { '--dimmed': '0.4', '--warmth': '0.3' } },
    });
  });
});
