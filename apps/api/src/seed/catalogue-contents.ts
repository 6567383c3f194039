import {
  DEMO_BANNERS,
  DEMO_FEATURES,
  DEMO_NOTICES,
  DEMO_PICKS,
  DEMO_POLICIES,
  DEMO_QUESTIONS,
  DEMO_THEMES,
  type DemoLook,
  type DemoPicture,
  type DemoSeries,
  demoCatalogue,
  seriesPictures,
} from '@longstrip/demo-catalogue';
import { PLATFORMS } from '@longstrip/platform-config';
import type { DemoContents, PlannedAsset, PlannedSeries, SeriesOutline } from './demo-contents.ts';
import { episodeTitles, openingTimes } from './demo-works.ts';

/** The demo as this version has it. Loading this module takes a hundred megabytes: see `DemoContents`. */
export const catalogueContents: DemoContents = {
  async readOutline() {
    const shelves = PLATFORMS.map(({ id }) => [id, demoCatalogue(id)] as const);
    return {
      series: [...allSeries().values()].map(outlineOf),
      shelves: Object.fromEntries(shelves.map(([id, shelf]) => [id, shelf.map(({ key }) => key)])),
    };
  },

  async planSeries({ key, nowMs }) {
    const wanted = allSeries().get(key);
    if (wanted === undefined) throw new Error(`the demo has no series "${key}"`);
    return plan(wanted, nowMs);
  },

  async readSite() {
    return {
      banners: DEMO_BANNERS,
      picks: DEMO_PICKS,
      themes: DEMO_THEMES,
      notices: DEMO_NOTICES,
      questions: DEMO_QUESTIONS,
      policies: DEMO_POLICIES,
      features: DEMO_FEATURES,
    };
  },
};

let known: ReadonlyMap<string, DemoSeries> | undefined;

/** The series of all platforms, each once, by key. */
function allSeries(): ReadonlyMap<string, DemoSeries> {
  known ??= new Map(PLATFORMS.flatMap(({ id }) => demoCatalogue(id).map((series) => [series.key, series])));
  return known;
}

const assetIdOf = ({ key }: DemoPicture) => `drawn:${key}`;

function outlineOf(wanted: DemoSeries): SeriesOutline {
  const { key, workKey, language, alias } = wanted;
  const coverAssetId = assetIdOf(seriesPictures(wanted).VERTICAL);
  return { key, workKey, language, alias, seriesKey: `demo:${workKey}`, coverAssetId };
}

async function plan(wanted: DemoSeries, nowMs: number): Promise<PlannedSeries> {
  const { episodes, ...facts } = wanted;
  const pictures = seriesPictures(wanted);
  const titleOf = await episodeTitles(wanted.language);
  return {
    outline: outlineOf(wanted),
    facts,
    assets: assetsOf([
      ...Object.values(pictures),
      ...episodes.flatMap(({ pages, thumbnail }) => [thumbnail, ...pages]),
    ]),
    pictures: Object.fromEntries(Object.entries(pictures).map(([type, picture]) => [type, assetIdOf(picture)])),
    episodes: episodes.map((episode) => ({
      number: episode.number,
      title: titleOf(episode),
      thumbnailAssetId: assetIdOf(episode.thumbnail),
      html: episode.html ?? null,
      pages: episode.pages.map((page) => ({
        assetId: assetIdOf(page),
        spread: page.widthPx > page.heightPx ? 'wide' : 'none',
        regions: page.look === undefined ? null : [...page.look.regions],
      })),
    })),
    openings: Object.fromEntries(wanted.platformIds.map((id) => [id, openingTimes(wanted, id, nowMs)])),
  };
}

function assetsOf(pictures: readonly DemoPicture[]): PlannedAsset[] {
  const unique = new Map(pictures.map((picture) => [assetIdOf(picture), picture]));
  return [...unique].map(([id, { widthPx, heightPx, placeholder, recipe, look }]) => ({
    ...{ id, widthPx, heightPx, placeholder, recipe },
    ...(look === undefined ? {} : columnsOf(look)),
  }));
}

/** What the drawing code knows of a page is not looked for in its picture. */
function columnsOf({ regions, gutters, trim }: DemoLook): Pick<PlannedAsset, 'gutters' | 'panels' | 'trim'> {
  return {
    gutters: gutters === null ? null : gutters.map(([endPx, startPx]) => [endPx, startPx]),
    panels: regions.map(({ box }) => box),
    trim: trim === null ? null : [...trim],
  };
}
