import type { MetaDescriptor } from '@remix-run/node';

/** The head of a page that only says something; search engines leave it out. */
export function stateMeta({ data }: { data: { title: string } | undefined }): MetaDescriptor[] {
  return [...(data === undefined ? [] : [{ title: data.title }]), { name: 'robots', content: 'noindex' }];
}
