import { DEMO_LANGUAGES, drawSvg, drawWebp } from '@longstrip/demo-catalogue';
import { blurredPictureOf } from '@longstrip/ingest';
import sharp from 'sharp';
import * as v from 'valibot';

const FRAMES = ['VERTICAL', 'SQUARE', 'DETAIL', 'WIDE', 'BANNER'] as const;
const IndexSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

const SubjectSchema = v.variant('kind', [
  v.object({ kind: v.literal('cover'), frame: v.picklist(FRAMES) }),
  v.object({ kind: v.literal('slice'), episode: IndexSchema, index: IndexSchema }),
  v.object({ kind: v.literal('page'), episode: IndexSchema, index: IndexSchema }),
  v.object({ kind: v.literal('thumbnail'), episode: IndexSchema }),
]);

/** A recipe in the form that the database stores. */
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

/** Wide enough for a blurred picture of some twelve columns, and small enough in raw pixels. */
const BEFORE_BLUR_PX = 96;
/** More than any picture of the demo has. */
const MOST_PIXELS = 4_000_000;

/**
 * The blurred picture of a stored recipe as a data address (record 0050). It takes a quarter of the work of drawing the picture:
 * nothing is encoded at full size. Throws like `drawStoredRecipe`.
 */
export async function blurStoredRecipe(recipe: unknown): Promise<string> {
  const svg = await drawSvg(v.parse(StoredRecipeSchema, recipe));
  const small = await sharp(Buffer.from(svg), { limitInputPixels: MOST_PIXELS })
    .removeAlpha()
    .resize({ width: BEFORE_BLUR_PX })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return blurredPictureOf(small, MOST_PIXELS);
}
