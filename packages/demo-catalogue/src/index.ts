export type { DemoEpisode, DemoSeries, SeriesPictures } from './demo-series.ts';
export { type DemoPicture, GENERATOR_VERSION, type PictureRecipe } from './picture/recipe.ts';
export { DEMO_LANGUAGES, type DemoLanguage } from './works/language.ts';
