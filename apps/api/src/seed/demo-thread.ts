/**
 * The work of a thread of the demo (`startDemoThreads`): reading the demo's texts, which take a hundred megabytes, and drawing,
 * which takes a tenth of a second of computing for each picture; meanwhile no page would be answered. The titles on pictures of
 * shared links are rendered here, too, and pages of any work are examined.
 */
import { catalogueContents } from './catalogue-contents.ts';

export { setHeadlines } from '@longstrip/demo-catalogue';
export { examinePictures } from '@longstrip/ingest';
export { blurStoredRecipe, drawStoredRecipe } from './draw-stored-recipe.ts';
export const { readOutline, planSeries, readSite } = catalogueContents;
