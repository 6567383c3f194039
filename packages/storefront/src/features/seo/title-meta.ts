import type { MetaDescriptor } from '@remix-run/node';

/** The metadata of a page that has only a title. Hidden from search engines. */
export function titleMeta({ data }: { data: { title: string } | null | undefined }): MetaDescriptor[] {
  return [...(data ? [{ title: data.title }] : []), { name: 'robots', content: 'noindex' }];
}
