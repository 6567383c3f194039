import { DEMO_LANGUAGES, drawWebp } from '@longstrip/demo-catalogue';
import * as v from 'valibot';

const FRAMES = ['VERTICAL', 'SQUARE', 'DETAIL', 'WIDE', 'BANNER'] as const;
const IndexSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const SubjectSchema = v.variant('kind', [
  v.object({ kind: v.literal('cover'), frame: v.picklist(FRAMES) }),
  v.object({ kind: v.literal('slice'), episode: IndexSchema, index: IndexSchema }),
  v.object({ kind: v.literal('page'), episode: IndexSchema, index: IndexSchema }),
  v.object({ kind: v.literal('thumbnail'), episode: IndexSchema }),
]);

/** A recipe as it stands in the database. */
const StoredRecipeSchema = v.object({
  version: v.number(),
  work: v.string(),
  language: v.picklist(DEMO_LANGUAGES),
  subject: SubjectSchema,
});

/** Draws a picture of the demo from its stored recipe, as WebP. Throws for a recipe that this program cannot draw. */
export function drawStoredRecipe(recipe: unknown): Promise<Uint8Array> {
  return drawWebp(v.parse(StoredRecipeSchema, recipe));
}
