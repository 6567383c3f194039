import type { MetaDescriptor } from '@remix-run/node';

/** The head of a page that only says something; search engines leave it out. */
export function stateMeta({ data }: { data: { title: string } | null | undefined }): MetaDescriptor[] {
  return [...(data ? [{ title: data.title }] : []), { name: 'robots', content: 'noindex' }];
}
