import type { MetaDescriptor } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { readRefusalPage } from './refusal-page.ts';

/** The metadata of a page that a loader refused: its title, and hidden from search engines. */
export function refusalMeta({ error }: { error?: unknown }): MetaDescriptor[] {
  const page = isRouteErrorResponse(error) ? readRefusalPage(error.data) : null;
  return [...(page === null ? [] : [{ title: page.title }]), { name: 'robots', content: 'noindex' }];
}
