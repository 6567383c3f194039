import { getPlatform, type PlatformId } from '@longstrip/platform-config';
import { expect, test } from 'vitest';
import { seriesPlace } from './language-addresses.server.ts';

const site = (id: PlatformId) => ({ platform: getPlatform(id), origin: `https://${id}.example` });

/** The addresses in the page of a work on one site, which has one English edition on each of these sites. */
function addressesOn(own: PlatformId, others: readonly PlatformId[]): (readonly [string, string])[] {
  const edition = { language: 'en', alias: 'salt' };
  const elsewhere = others.map((platformId) => ({ platformId, ...edition }));
  const { addresses = [] } = seriesPlace({ site: site(own), editions: [edition] }, elsewhere, [
    ...[own, ...others].map(site),
  ]);
  return addresses.map(({ hrefLang, href }) => [hrefLang, href.replace('.example/detail/salt', '')]);
}

test('a language that sites share has each site by its countries, and is otherwise the site’s that is in it first', () => {
  const all = [
    ['en', 'https://bom-us'],
    ['en-US', 'https://bom-us'],
    ['en-TH', 'https://bom-th?lang=en-US'],
    ...['AE', 'SA', 'EG', 'KW', 'QA', 'BH', 'OM', 'JO', 'LB', 'IQ'].map((country) => [
      `en-${country}`,
      'https://delitoon-me?lang=en-US',
    ]),
    ['th', 'https://bom-th'],
    ['ar', 'https://delitoon-me'],
    ['x-default', 'https://bom-us'],
  ];
  // The pages of all sites have the same addresses.
  expect(addressesOn('bom-us', ['bom-th', 'delitoon-me'])).toEqual(all);
  expect(addressesOn('delitoon-me', ['bom-us', 'bom-th'])).toEqual(all);
});

test('a language that no site is in first is the first site’s', () => {
  const addresses = addressesOn('bom-tw', ['bom-th']);
  expect(addresses).toContainEqual(['en', 'https://bom-th?lang=en-US']);
  expect(addresses).toContainEqual(['x-default', 'https://bom-th']);
});

test('a site after the others has the language that it is in first', () => {
  const late = { ...getPlatform('bom-us'), portOffset: 90 };
  const edition = { language: 'en', alias: 'salt' };
  const { addresses = [] } = seriesPlace(
    { site: { platform: late, origin: 'https://late.example' }, editions: [edition] },
    [{ platformId: 'bom-th', ...edition }],
    [site('bom-th')],
  );
  expect(addresses[0]).toEqual({ hrefLang: 'th', href: 'https://bom-th.example/detail/salt' });
  expect(addresses).toContainEqual({ hrefLang: 'en', href: 'https://late.example/detail/salt' });
});

test('a platform’s edition in its first language comes before the others', () => {
  const elsewhere = ['en', 'th'].map((language) => ({ platformId: 'bom-th', language, alias: `salt-${language}` }));
  const own = { site: site('bom-us'), editions: [{ language: 'en', alias: 'salt' }] };
  const { addresses = [] } = seriesPlace(own, elsewhere, [site('bom-th')]);
  expect(addresses).toContainEqual({ hrefLang: 'th', href: 'https://bom-th.example/detail/salt-th' });
  expect(addresses).toContainEqual({ hrefLang: 'en-TH', href: 'https://bom-th.example/detail/salt-en?lang=en-US' });
});

test('a work that stands on one site alone has no addresses of its own', () => {
  expect(addressesOn('bom-us', [])).toEqual([]);
});
