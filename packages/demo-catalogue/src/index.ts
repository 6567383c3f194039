export { demoCatalogue, seriesPictures } from './demo-catalogue.ts';
export type { DemoEpisode, DemoSeries, SeriesPictures } from './demo-series.ts';
export { setHeadlines } from './lettering/headline.ts';
export { drawSvg, drawWebp } from './picture/draw.ts';
export { type DemoPicture, GENERATOR_VERSION, type PictureRecipe } from './picture/recipe.ts';
export { planOpenings } from './publishing/opening-plan.ts';
export {
  DEMO_BANNERS,
  DEMO_FEATURES,
  DEMO_NOTICES,
  DEMO_PICKS,
  DEMO_POLICIES,
  DEMO_QUESTIONS,
  DEMO_THEMES,
} from './site.ts';
export { type DrawnPanel, drawnPanels } from './strip/drawn-boxes.ts';
export type { DemoLook } from './strip/regions.ts';
export { DEMO_LANGUAGES, type DemoLanguage } from './works/language.ts';
