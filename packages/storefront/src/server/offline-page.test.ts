import { getPlatform } from '@longstrip/platform-config';
import { expect, test } from 'vitest';
import { createTestSite } from '../testing/site-under-test.ts';

const siteOf = (id: Parameters<typeof getPlatform>[0]) =>
  createTestSite(() => Promise.reject(new Error('no page is asked for here')), { platform: getPlatform(id) });

test.each([
  ['bom-us', '', 'en-US', 'ltr', 'You are offline'],
  ['bom-th', '?lang=en-US', 'en-US', 'ltr', 'You are offline'],
  ['bom-th', '?lang=th-TH', 'th-TH', 'ltr', 'ออฟไลน์'],
  ['delitoon-me', '?lang=ar', 'ar', 'rtl', 'لا يوجد اتصال'],
  ['delitoon-fr', '', 'fr-FR', 'ltr', 'hors ligne'],
] as const)('the offline page of %s%s is in %s, and loads nothing', async (id, query, lang, dir, words) => {
  const answer = await siteOf(id).ask(`/_/offline${query}`, { headers: { 'accept-language': 'xx' } });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(html).toContain(`<html lang="${lang}" dir="${dir}">`);
  expect(html).toContain(words);
  expect(html).not.toMatch(/<script|<link|<img|https?:(?!\/\/www\.w3\.org)/);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the service worker is checked for a new one at each start', async () => {
  const answer = await siteOf('bom-us').ask('/service-worker.js?lang=en-US');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache']);
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
});
