import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  DEMO_BANNERS,
  DEMO_FEATURES,
  DEMO_LANGUAGES,
  DEMO_NOTICES,
  DEMO_PICKS,
  DEMO_POLICIES,
  DEMO_QUESTIONS,
  DEMO_THEMES,
  demoCatalogue,
  drawSvg,
  drawWebp,
  episodeTitles,
  openingTimes,
  seriesPictures,
  setHeadlines
} from "./chunk-REFXJ4NO.js";
import {
  PLATFORMS,
  examinePictures
} from "./chunk-XSLGQMHF.js";
import {
  blurredPictureOf
} from "./chunk-YZKYM6NF.js";
import "./chunk-BFA6DVZH.js";
import "./chunk-WYA6TN5W.js";
import "./chunk-27FSKSTI.js";

// src/seed/catalogue-contents.ts
var catalogueContents = {
  async readOutline() {
    const shelves = PLATFORMS.map(({ id }) => [id, demoCatalogue(id)]);
    return {
      series: [...allSeries().values()].map(outlineOf),
      shelves: Object.fromEntries(shelves.map(([id, shelf]) => [id, shelf.map(({ key }) => key)]))
    };
  },
  async planSeries({ key, nowMs }) {
    const wanted = allSeries().get(key);
    if (wanted === void 0) throw new Error(`the demo has no series "${key}"`);
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
      features: DEMO_FEATURES
    };
  }
};
var known;
function allSeries() {
  known ??= new Map(PLATFORMS.flatMap(({ id }) => demoCatalogue(id).map((series) => [series.key, series])));
  return known;
}
var assetIdOf = ({ key }) => `drawn:${key}`;
function outlineOf(wanted) {
  const { key, workKey, language, alias } = wanted;
  const coverAssetId = assetIdOf(seriesPictures(wanted).VERTICAL);
  return { key, workKey, language, alias, seriesKey: `demo:${workKey}`, coverAssetId };
}
async function plan(wanted, nowMs) {
  const { episodes, ...facts } = wanted;
  const pictures = seriesPictures(wanted);
  const titleOf = await episodeTitles(wanted.language);
  return {
    outline: outlineOf(wanted),
    facts,
    assets: assetsOf([
      ...Object.values(pictures),
      ...episodes.flatMap(({ pages, thumbnail }) => [thumbnail, ...pages])
    ]),
    pictures: Object.fromEntries(Object.entries(pictures).map(([type, picture]) => [type, assetIdOf(picture)])),
    episodes: episodes.map((episode) => ({
      number: episode.number,
      title: titleOf(episode),
      thumbnailAssetId: assetIdOf(episode.thumbnail),
      html: episode.html ?? null,
      pages: episode.pages.map((page) => ({
        assetId: assetIdOf(page),
        spread: page.widthPx > page.heightPx ? "wide" : "none",
        regions: page.look === void 0 ? null : [...page.look.regions]
      }))
    })),
    openings: Object.fromEntries(wanted.platformIds.map((id) => [id, openingTimes(wanted, id, nowMs)]))
  };
}
function assetsOf(pictures) {
  const unique = new Map(pictures.map((picture) => [assetIdOf(picture), picture]));
  return [...unique].map(([id, { widthPx, heightPx, placeholder, recipe, look }]) => ({
    ...{ id, widthPx, heightPx, placeholder, recipe },
    ...look === void 0 ? {} : columnsOf(look)
  }));
}
function columnsOf({ regions, gutters, trim }) {
  return {
    gutters: gutters === null ? null : gutters.map(([endPx, startPx]) => [endPx, startPx]),
    panels: regions.map(({ box }) => box),
    trim: trim === null ? null : [...trim]
  };
}

// src/seed/draw-stored-recipe.ts
import sharp from "sharp";
import * as v from "valibot";
var FRAMES = ["VERTICAL", "SQUARE", "DETAIL", "WIDE", "BANNER"];
var IndexSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
var SubjectSchema = v.variant("kind", [
  v.object({ kind: v.literal("cover"), frame: v.picklist(FRAMES) }),
  v.object({ kind: v.literal("slice"), episode: IndexSchema, index: IndexSchema }),
  v.object({ kind: v.literal("page"), episode: IndexSchema, index: IndexSchema }),
  v.object({ kind: v.literal("thumbnail"), episode: IndexSchema })
]);
var StoredRecipeSchema = v.object({
  version: v.number(),
  work: v.string(),
  language: v.picklist(DEMO_LANGUAGES),
  subject: SubjectSchema
});
function drawStoredRecipe(recipe) {
  return drawWebp(v.parse(StoredRecipeSchema, recipe));
}
var BEFORE_BLUR_PX = 96;
var MOST_PIXELS = 4e6;
async function blurStoredRecipe(recipe) {
  const svg = await drawSvg(v.parse(StoredRecipeSchema, recipe));
  const small = await sharp(Buffer.from(svg), { limitInputPixels: MOST_PIXELS }).removeAlpha().resize({ width: BEFORE_BLUR_PX }).png({ compressionLevel: 1 }).toBuffer();
  return blurredPictureOf(small, MOST_PIXELS);
}

// src/seed/demo-thread.ts
var { readOutline, planSeries, readSite } = catalogueContents;
export {
  blurStoredRecipe,
  drawStoredRecipe,
  examinePictures,
  planSeries,
  readOutline,
  readSite,
  setHeadlines
};
//# sourceMappingURL=demo-thread.js.map
