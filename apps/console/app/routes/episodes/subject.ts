import * as v from 'valibot';

/** What of a series these pages need. */
export const SubjectSchema = v.object({
  ...{ alias: v.string(), title: v.string(), isRemoved: v.boolean() },
  episodes: v.array(
    v.object({
      ...{ id: v.number(), number: v.string(), title: v.string(), isRemoved: v.boolean() },
      pageCount: v.number(),
    }),
  ),
});
