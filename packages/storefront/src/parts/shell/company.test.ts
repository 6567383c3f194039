import { LOCALES } from '@longstrip/core';
import { getPlatform, PLATFORMS } from '@longstrip/platform-config';
import { describe, expect, test } from 'vitest';
import { textOf } from '../../testing/shop-pages.ts';
import { compileApp, createTestSite, platformNamed } from '../../testing/site-under-test.ts';
import { loadCompany } from './company.server.ts';

const apps = {
  us: await compileApp('us'),
  jp: await compileApp('jp'),
  transfer: await compileApp('de-fr-transfer'),
};
const valuesOf = ({ rows }: Awaited<ReturnType<typeof loadCompany>>) => rows.map(({ value }) => value);

describe('who runs the store', () => {
  test.each([
    ['bom-us', apps.us],
    ['beltoon-jp', apps.jp],
  ] as const)('%s is in the settings of its app', async (id, { build }) => {
    const platform = platformNamed(id);
    const html = await (await createTestSite(build, { platform }).ask('/setting/app?app=ios')).text();
    const company = await loadCompany(platform, platform.locales[0]);
    expect(textOf(html)).toContain(company.title);
    for (const value of valuesOf(company)) expect(textOf(html)).toContain(value);
  });

  test.each([
    ['beltoon-jp', '/notice', apps.jp, '特定商取引法に基づく表記'],
    ['delitoon-de', '/transfer/note', apps.transfer, 'Impressum'],
    ['delitoon-fr', '/transfer/note', apps.transfer, 'Mentions légales'],
  ] as const)('%s is at the end of %s on the web, closed, without script', async (id, path, { build }, title) => {
    const platform = platformNamed(id);
    const html = await (await createTestSite(build, { platform }).ask(path)).text();
    const details =
      /<details(?![^>]*\sopen)[^>]*>([\s\S]*?)<\/details>/.exec(html.slice(html.indexOf('<footer')))?.[1] ?? '';
    expect(details).toContain(title);
    for (const value of [platform.company.name, platform.company.email]) expect(details).toContain(value);
  });

  test('is at the end of every page where no law asks for more: its name, its place and its address', async () => {
    const { build } = apps.us;
    const platform = platformNamed('bom-us');
    const html = await (await createTestSite(build, { platform }).ask('/notice')).text();
    const [, footer = ''] = /<footer([\s\S]*?)<\/footer>/.exec(html) ?? [];
    const { name, address, email, representative } = platform.company;
    for (const value of [name, address.join(', '), email]) expect(textOf(footer)).toContain(value);
    expect(footer).not.toContain(representative);
  });

  test('is whole on the web in Japan, Germany and France; the terms of a sale in Japan alone', () => {
    const where = (is: (company: (typeof PLATFORMS)[number]['company']) => boolean) =>
      PLATFORMS.filter(({ company }) => is(company)).map(({ id }) => id);
    expect(where(({ isShownOnWeb }) => isShownOnWeb)).toEqual(['beltoon-jp', 'delitoon-de', 'delitoon-fr']);
    expect(where(({ hasSaleTerms }) => hasSaleTerms)).toEqual(['beltoon-jp']);
  });

  test.each(LOCALES)('is said whole in %s, with the days that a charge can be given back', async (locale) => {
    const platform = getPlatform('beltoon-jp');
    const { rows } = await loadCompany(platform, locale);
    expect(rows).toHaveLength(10);
    expect(new Set(rows.map(({ label }) => label)).size).toBe(10);
    expect(rows.at(-1)?.value).toContain(String(platform.constants.refundDays));
  });
});
