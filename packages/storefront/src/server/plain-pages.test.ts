import { getPlatform } from '@longstrip/platform-config';
import { expect, test } from 'vitest';
import { createStartingPage } from './plain-pages.ts';

test.each([
  ['delitoon-me', '*', /<html lang="ar" dir="rtl">.*<h1>[^<]*\p{Script=Arabic}/su],
  ['delitoon-me', 'en', /<html lang="en-US" dir="ltr">.*is starting/su],
  ['beltoon-jp', 'en', /<html lang="ja-JP" dir="ltr">.*準備しています/su],
] as const)('%s for a browser of %s', async (id, language, page) => {
  const platform = getPlatform(id);
  const request = new Request('http://site.example/', { headers: { 'accept-language': language } });
  const html = await createStartingPage(platform, 'http://site.example')(request);
  expect(html).toMatch(page);
  expect(html).toContain(platform.brand.name);
  // Only the page itself: there is no server to load more from.
  expect(html).not.toMatch(/src=|href=|url\(/);
});
