import type { MetaDescriptor } from '@remix-run/node';
import { brandImageTags, refusalMeta } from './refusal-meta.ts';

/** The metadata of a page that has only a title. Hidden from search engines. */
export function titleMeta({
  data,
  ...failed
}: { data: { title: string } | null | undefined } & Parameters<typeof refusalMeta>[0]): MetaDescriptor[] {
  return data
    ? [{ title: data.title }, { name: 'robots', content: 'noindex' }, ...brandImageTags(failed.matches)]
    : refusalMeta(failed);
}
