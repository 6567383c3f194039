import type { MetaDescriptor } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import { readRefusalPage } from './refusal-page.ts';

/** The head of a page that a loader refused: its own title, and nothing for search engines. */
export function refusalMeta({ error }: { error?: unknown }): MetaDescriptor[] {
  const page = isRouteErrorResponse(error) ? readRefusalPage(error.data) : null;
  return [...(page === null ? [] : [{ title: page.title }]), { name: 'robots', content: 'noindex' }];
}
