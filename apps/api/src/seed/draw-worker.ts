/** Runs in a thread of its own: drawing takes a tenth of a second of computing, in which no page would be answered. */
export { drawStoredRecipe as default } from './draw-stored-recipe.ts';
