import { SCHEDULE_DAYS, type ScheduleDay } from '@longstrip/core';
import { describe, expect, it } from 'vitest';
import { demoCatalogue, seriesPictures } from './demo-catalogue.ts';
import { PAGE_HEIGHT_PX, PAGE_WIDTH_PX } from './strip/pages.ts';
import { SLICE_HEIGHT_PX, STRIP_WIDTH_PX } from './strip/strip.ts';
import { workByKey } from './works/catalogue.ts';
import { PLATFORM_LANGUAGES } from './works/language.ts';

const PLATFORMS = ['bom-us', 'beltoon-jp'] as const;
const STORES = Object.keys(PLATFORM_LANGUAGES);
/** What type, status, age and direction of a series say already, in the languages of the demo. */
const DATA_OF_ITS_OWN =
  /^(?:novel|comic|complete|for adults|小説|小說|完結|已完結|大人向け|成人向|縦書き|นิยาย|จบแล้ว|สำหรับผู้ใหญ่|رواية|مكتملة?|للكبار)$/i;
const everything = PLATFORMS.flatMap((platform) => demoCatalogue(platform));

describe('the catalogue of a platform', () => {
  it.each(PLATFORMS)('%s has at least six comics of different genres and two novels', (platform) => {
    const series = demoCatalogue(platform);
    const comics = series.filter((each) => each.type === 'COMIC');
    expect(series.length).toBeGreaterThanOrEqual(8);
    expect(new Set(comics.map((each) => each.genres[0])).size).toBeGreaterThanOrEqual(6);
    expect(series.filter((each) => each.type === 'NOVEL').length).toBeGreaterThanOrEqual(2);
    expect(series.every((each) => each.platformIds.includes(platform))).toBe(true);
  });

  it('is empty for a platform it does not know', () => {
    expect(demoCatalogue('nowhere')).toEqual([]);
  });

  it('gives every series its own key, alias and pictures', () => {
    const keys = everything.map((series) => series.key);
    const aliases = everything.map((series) => series.alias);
    const pictures = everything.flatMap((series) => [
      ...new Set(Object.values(seriesPictures(series)).map((picture) => picture.key)),
      ...series.episodes.flatMap((episode) => [episode.thumbnail.key, ...episode.pages.map((page) => page.key)]),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(aliases).size).toBe(aliases.length);
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const alias of aliases) expect(alias).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    for (const key of pictures) expect(key).toMatch(/^[A-Za-z0-9/-]+$/);
  });

  it('offers both languages of a work under one work key', () => {
    const japanese = demoCatalogue('beltoon-jp').map((series) => series.workKey);
    const inBoth = demoCatalogue('bom-us').filter((series) => workByKey(series.workKey).editions.ja);
    expect(inBoth.map((series) => series.workKey)).toEqual(japanese);
  });

  it('numbers episodes from one', () => {
    for (const series of everything) {
      expect(series.episodes.length, series.key).toBeGreaterThanOrEqual(series.type === 'NOVEL' ? 8 : 3);
      expect(series.episodes.map((episode) => episode.number)).toEqual(
        series.episodes.map((_, index) => String(index + 1)),
      );
      expect(series.freeEpisodeCount).toBeLessThan(series.episodes.length + 1);
    }
  });

  it('cuts strips into 3 to 20 slices 800 wide and at most 1280 high, all but the last of full height', () => {
    const strips = everything.filter((series) => series.type === 'COMIC' && series.viewerMode === 'SCROLL');
    expect(strips.length).toBeGreaterThan(0);
    for (const series of strips)
      for (const episode of series.episodes) {
        expect(episode.pages.length, `${series.key} ${episode.number}`).toBeGreaterThanOrEqual(3);
        expect(episode.pages.length, `${series.key} ${episode.number}`).toBeLessThanOrEqual(20);
        expect(episode.pages.every((page) => page.widthPx === STRIP_WIDTH_PX)).toBe(true);
        expect(episode.pages.slice(0, -1).every((page) => page.heightPx === SLICE_HEIGHT_PX)).toBe(true);
        expect(episode.pages.at(-1)?.heightPx).toBeLessThanOrEqual(SLICE_HEIGHT_PX);
        expect(episode.pages.at(-1)?.heightPx).toBeGreaterThan(0);
      }
  });

  it('has a right-to-left paged comic with a spread in Japanese and a left-to-right one in English', () => {
    const paged = (platform: string, direction: string) =>
      demoCatalogue(platform).filter(
        (series) => series.type === 'COMIC' && series.viewerMode === 'PAPER' && series.readingDirection === direction,
      );
    expect(paged('bom-us', 'LTR').length).toBeGreaterThan(0);
    const manga = paged('beltoon-jp', 'RTL');
    expect(manga.length).toBeGreaterThan(0);
    const widths = manga.flatMap((series) =>
      series.episodes.flatMap((episode) => episode.pages.map((page) => page.widthPx)),
    );
    expect(new Set(widths)).toEqual(new Set([PAGE_WIDTH_PX, PAGE_WIDTH_PX * 2]));
    expect(
      manga.every((series) =>
        series.episodes.every((episode) => episode.pages.every((page) => page.heightPx === PAGE_HEIGHT_PX)),
      ),
    ).toBe(true);
  });

  it.each(STORES)('%s has at least four works on each day of the week, and three every ten days', (platform) => {
    const going = demoCatalogue(platform).filter(({ status, isAdult }) => status === 'SCHEDULED' && !isAdult);
    const worksOn = (day: ScheduleDay) =>
      new Set(going.filter(({ scheduleDays }) => scheduleDays.includes(day)).map(({ workKey }) => workKey)).size;
    const thin = SCHEDULE_DAYS.filter((day) => worksOn(day) < (day === 'TEN' ? 3 : 4));
    expect(thin).toEqual([]);
  });

  it.each(STORES)('%s tags works in one form, and with nothing that is data of its own', (platform) => {
    const words = demoCatalogue(platform).flatMap(({ genres, tags }) => [...genres, ...tags]);
    const forms = new Map(words.map((word) => [word.toLowerCase().replaceAll(/\s/g, ''), word]));
    expect([...new Set(words)].filter((word) => ![...forms.values()].includes(word))).toEqual([]);
    const english = words.filter((word) => /^[a-z]/i.test(word) && word !== 'BL' && word !== 'SF');
    expect(english.filter((word) => !/^[A-Z][^A-Z]*$/.test(word))).toEqual([]);
    expect(words.filter((word) => DATA_OF_ITS_OWN.test(word))).toEqual([]);
  });

  it('describes every series and names a placeholder colour for every picture', () => {
    for (const series of everything) {
      expect(series.synopsis.length, series.key).toBeGreaterThan(60);
      expect(series.creators.length).toBeGreaterThan(0);
      expect(series.rentCoin !== null || series.possessionCoin !== null).toBe(true);
      for (const picture of [
        ...Object.values(seriesPictures(series)),
        ...series.episodes.flatMap((episode) => episode.pages),
      ])
        expect(picture.placeholder).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
