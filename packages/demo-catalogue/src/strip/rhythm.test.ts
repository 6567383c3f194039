import { describe, expect, it } from 'vitest';
import { randomFrom } from '../draw/random.ts';
import { WORKS } from '../works/catalogue.ts';
import type { ComicWork } from '../works/work.ts';
import { formOf, isDouble } from './balloon-choice.ts';
import { directEpisode, type Panel } from './director.ts';
import { PLANS, type ShotPlan } from './plans.ts';
import { gapAfter, spanOf } from './rhythm.ts';
import { STRIP_WIDTH_PX } from './strip.ts';

const comics = WORKS.filter((work): work is ComicWork => work.kind === 'comic');
const panelsOf = (work: ComicWork) => work.episodes.flatMap((_, episode) => directEpisode(work, episode));
const PLAN: ShotPlan = { ...PLANS.romance, gapPx: [100, 200] };

const spoken = comics.flatMap(panelsOf).find(({ lines, strong }) => lines.length === 1 && !strong);
if (spoken === undefined) throw new Error('no line is alone in its panel');
const talk: Panel = spoken;
const silent: Panel = { ...talk, lines: [] };
const elsewhere: Panel = { ...talk, hour: 'another' };
const blow: Panel = { ...talk, strong: true };

describe('the space after a panel', () => {
  /** The least and the most of many. */
  const range = (panel: Panel, next: Panel) => {
    const gaps = Array.from({ length: 60 }, (_, index) => gapAfter(panel, next, PLAN, randomFrom(`${index}`)));
    return [Math.min(...gaps), Math.max(...gaps)] as const;
  };

  it('is shortest before a blow, longer around silence, and longest where the story goes on elsewhere', () => {
    const [, beforeBlow] = range(talk, blow);
    const [, betweenTalk] = range(talk, talk);
    const [beforeSilence] = range(talk, silent);
    const [afterSilence, longAfterSilence] = range(silent, talk);
    const [beforeElsewhere] = range(talk, elsewhere);
    expect(beforeBlow).toBeLessThan(betweenTalk);
    expect(betweenTalk).toBeLessThanOrEqual(beforeSilence);
    expect(betweenTalk).toBeLessThan(afterSilence);
    expect(longAfterSilence).toBeLessThanOrEqual(beforeElsewhere);
  });
});

describe('the width of a panel', () => {
  it('varies: over the strip, in a frame, and in from the free side; what is wordy has all of it', () => {
    const seen = new Set<string>();
    for (const panel of comics.filter(({ form }) => form === 'strip').flatMap(panelsOf)) {
      const [from, to] = spanOf(panel, PLANS.romance, randomFrom(panel.key), STRIP_WIDTH_PX);
      const kind = from === 0 && to === STRIP_WIDTH_PX ? 'all' : from === STRIP_WIDTH_PX - to ? 'frame' : 'side';
      seen.add(kind);
      if (kind === 'side') {
        expect(from > STRIP_WIDTH_PX - to, panel.key).toBe(panel.side > 0);
        expect(panel.lines.length, panel.key).toBeLessThan(2);
      }
    }
    expect([...seen].toSorted()).toEqual(['all', 'frame', 'side']);
  });
});

describe('balloons', () => {
  it('have more than ten forms in the catalogue, at least four of them in each comic, and long speech has two that hang together', () => {
    const all = new Set<string>();
    for (const work of comics) {
      const own = new Set<string>();
      for (const panel of panelsOf(work))
        for (const line of panel.lines) {
          const isSeen = panel.actors.some(({ who }) => who === line.who);
          own.add(formOf(work.balloons, panel, line, isSeen));
          if (isDouble(panel, line)) own.add('double');
        }
      expect(own.size, work.key).toBeGreaterThanOrEqual(4);
      for (const form of own) all.add(form);
    }
    expect(all.size).toBeGreaterThan(12);
    expect(all).toContain('double');
  });
});
