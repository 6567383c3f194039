import { expect, test } from 'vitest';
import type { SiteContext } from '../site-context.ts';
import { startDraft } from './page-caching.ts';

const CONTEXT = { locale: 'en-US', nowMs: 1, catalogueNowMs: 1, requestId: 'r-1' } as SiteContext;

/** The reasons why a page that uses its context in this way may not be cached. */
function reasonsOf(draw: (context: SiteContext) => unknown): readonly string[] {
  const draft = startDraft((caching) => ({ ...CONTEXT, caching }));
  draw(draft.context);
  return draft.reasons([]);
}

test('a page may be cached while it reads only what its key holds', () => {
  expect(reasonsOf(({ locale, catalogueNowMs }) => [locale, catalogueNowMs])).toEqual([]);
});

test.each([
  ['the clock', (context: SiteContext) => context.nowMs, 'context.nowMs'],
  ['the request', ({ requestId }: SiteContext) => requestId, 'context.requestId'],
  [
    'something that is added to the context later',
    (context: SiteContext) => Reflect.get(context, 'wallet'),
    'context.wallet',
  ],
  ['a copy of everything', (context: SiteContext) => ({ ...context }), 'all of the context'],
])('a page that reads %s may not', (_what, draw, reason) => {
  expect(reasonsOf(draw)).toContain(reason);
});

test('a page says on which parameters it depends, or nothing', () => {
  const draft = startDraft((caching) => ({ ...CONTEXT, caching }));
  expect(draft.cacheRule()).toBeNull();
  draft.context.caching.declare(['tab']);
  expect(draft.cacheRule()?.query).toEqual(['tab']);
});

test('a page may read a setting that its key holds', () => {
  const settings = {} as SiteContext['viewerSettings'];
  const draft = startDraft((caching) => ({ ...CONTEXT, viewerSettings: settings, caching }));
  draft.context.caching.declare([], { settings: ['viewerSettings'] });
  expect(draft.context.viewerSettings).toBe(settings);
  expect([draft.reasons(['viewerSettings']), draft.reasons([])]).toEqual([[], ['context.viewerSettings']]);
});
