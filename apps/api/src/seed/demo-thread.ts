/**
 * What a thread of the demo does (`startDemoThreads`): reading the demo's texts, which take a hundred megabytes, and
 * drawing, which takes a tenth of a second of computing a picture, in which no page would be answered.
 * Titles for pictures of shared links are set here, too.
 */
import { catalogueContents } from './catalogue-contents.ts';

export { setHeadlines } from '@longstrip/demo-catalogue';
export { blurStoredRecipe, drawStoredRecipe } from './draw-stored-recipe.ts';
export const { readOutline, planSeries, readSite } = catalogueContents;
