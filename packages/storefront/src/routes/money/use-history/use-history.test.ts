import { describe, expect, test } from 'vitest';
import { type CookieJar, signedInJar } from '../../../testing/cookie-jar.ts';
import { compileApp, createTestSite, type TestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();

async function open(): Promise<{ site: TestSite; jar: CookieJar; read: (path: string) => Promise<string> }> {
  const site = createTestSite(app.build);
  const jar = await signedInJar(site);
  return { site, jar, read: async (path) => (await jar.ask(site, path)).text() };
}
const textOf = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ');

describe('use history', () => {
  test('unfolds the receipt of each row: how many of which lots, with their dates', async () => {
    const { read } = await open();
    const html = await read('/history/use');
    const [first = ''] = html.match(/<details.*?<\/details>/s) ?? [];
    expect(textOf(first)).toContain('3 coins: 2 bonus of 2026.11.11 (end 2026.11.23), 1 bought 2026.11.01 Number 12');
    expect(textOf(first)).toContain('Rented · 2026.11.21');
    expect(textOf(html)).toContain('Last 90 days');
    expect(textOf(html)).toContain('All bought');
    expect(html).toContain('href="/history/use?page=1"');
  });

  test.each(['/history/charge', '/history/mileage'])('is led to from %s', async (path) => {
    const { read } = await open();
    expect(await read(path)).toMatch(/<a [^>]*href="\/history\/use"/);
  });

  test('says what cost nothing and what was given back', async () => {
    const { read } = await open();
    const text = textOf(await read('/history/use?page=1'));
    expect(text).toContain('Free ticket');
    expect(text).toContain('No coins');
    expect(text).toContain('Given back on 2026.11.21');
  });

  test('has a balance of every kind of coin, the free ones too', async () => {
    const { read } = await open();
    expect(textOf(await read('/history/use'))).toMatch(/Balance \w 1,234 /);
  });

  test('stands without the balance where the wallet cannot be read', async () => {
    const { site, read } = await open();
    site.api.breakList('/asset/user');
    const text = textOf(await read('/history/use'));
    expect(text).toMatch(/Balance \w –/);
    expect(text).toContain('3 coins');
  });
});
