import * as v from 'valibot';
import type { PagePicture } from './due-pages.repository.ts';

const SliceSchema = v.object({
  work: v.string(),
  language: v.string(),
  subject: v.object({ kind: v.literal('slice') }),
});

/**
 * The pictures that look the same as this one in a few pixels. Slices of the demo are drawn alike in all languages but for
 * their letters; their keys differ in the language alone.
 */
export function sameFromAfar({ assetId, recipe }: PagePicture, languages: readonly string[]): string[] {
  const slice = v.safeParse(SliceSchema, recipe);
  if (!slice.success) return [assetId];
  const { work, language } = slice.output;
  return [language, ...languages].map((other) => assetId.replace(`/${work}/${language}/`, `/${work}/${other}/`));
}
