import { describe, expect, test } from 'vitest';
import { type AddressedPage, pageAddresses } from './language-addresses.server.ts';
import { metaTags, type PageMeta, titleMeta } from './page-meta.ts';

const PLACE: AddressedPage = { origin: 'https://us.example', path: '/detail/salt-crown', locales: ['en-US'] };

const page: PageMeta = {
  title: 'Salt Crown · Bom',
  description: 'Nine winters.',
  siteName: 'Bom',
  ...pageAddresses(PLACE, 'en-US'),
  image: { src: '/_/image?x=1', alt: 'Salt Crown', sizePx: { width: 1200, height: 630 } },
  type: 'book',
  isIndexed: true,
};

describe('the metadata of a page', () => {
  test('has its address and every language', () => {
    const tags = metaTags({ ...page, ...pageAddresses({ ...PLACE, locales: ['th-TH', 'en-US'] }, 'en-US') });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${PLACE.origin}${PLACE.path}?lang=en-US` });
    expect(tags).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'th',
      href: `${PLACE.origin}${PLACE.path}`,
    });
    expect(tags).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'en',
      href: `${PLACE.origin}${PLACE.path}?lang=en-US`,
    });
    expect(tags).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: `${PLACE.origin}${PLACE.path}`,
    });
  });

  test.each([
    ['en-US', 'en'],
    ['ja-JP', 'ja'],
    ['zh-TW', 'zh-Hant'],
    ['ar', 'ar'],
  ] as const)('names the language of %s as %s, also where it is the only one', (locale, tag) => {
    const tags = metaTags({ ...page, ...pageAddresses({ ...PLACE, locales: [locale] }, locale) });
    expect(tags.flatMap((each) => ('hrefLang' in each ? [each.hrefLang] : []))).toEqual([tag, 'x-default']);
  });

  test('has the edition of each language as its address', () => {
    const editions = [
      { language: 'th', path: '/detail/salt-th' },
      { language: 'en', path: '/detail/salt-crown-en' },
      { language: 'en', path: '/detail/salt-crown-novel' },
    ];
    const place = { ...PLACE, path: '/detail/salt-th', locales: ['th-TH', 'en-US'] as const, editions };
    const tags = metaTags({ ...page, ...pageAddresses(place, 'th-TH') });
    const alternates = tags.flatMap((tag) => ('hrefLang' in tag ? [[tag.hrefLang, tag.href]] : []));
    expect(alternates).toEqual([
      ['th', 'https://us.example/detail/salt-th'],
      ['en', 'https://us.example/detail/salt-crown-en?lang=en-US'],
      ['x-default', 'https://us.example/detail/salt-th'],
    ]);
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://us.example/detail/salt-th' });
  });

  test('has an absolute picture address for link previews', () => {
    expect(metaTags(page)).toContainEqual({ property: 'og:image', content: 'https://us.example/_/image?x=1' });
    const foreign = metaTags({ ...page, image: { src: 'https://cdn.example/x.png', alt: '', sizePx: null } });
    expect(foreign).toContainEqual({ property: 'og:image', content: 'https://cdn.example/x.png' });
    expect(foreign.some((tag) => 'property' in tag && tag.property === 'og:image:width')).toBe(false);
  });

  test('tells how large its picture is and what is in it', () => {
    const tags = metaTags(page);
    for (const [property, content] of [
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Salt Crown'],
    ]) {
      expect(tags).toContainEqual({ property, content });
    }
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });

  test('has the picture of the brand where it has none of its own', () => {
    const tags = metaTags({ ...page, image: null });
    const content = 'https://us.example/api/balcony-api-v2/opengraph';
    expect(tags).toContainEqual({ property: 'og:image', content });
    expect(tags).toContainEqual({ property: 'og:image:alt', content: 'Bom' });
    const site = { origin: 'https://us.example', brand: { name: 'Bom' } };
    for (const data of [{ title: 'Settings' }, null]) {
      expect(titleMeta({ data, matches: [{ data: site }] })).toContainEqual({ property: 'og:image', content });
    }
  });

  test('shows nothing of a page for adults in a shared link', () => {
    const tags = metaTags({ ...page, isForAdults: true, isIndexed: false });
    const shared = JSON.stringify(tags.filter((tag) => 'property' in tag && String(tag.property).startsWith('og:')));
    expect(shared).not.toMatch(/Salt Crown ·|Nine winters|image\?x=1|"Salt Crown"/);
    expect(tags).toContainEqual({ property: 'og:title', content: 'Bom' });
  });

  test('tells link previews its title, kind, address and language', () => {
    const tags = metaTags(page);
    for (const [property, content] of [
      ['og:title', page.title],
      ['og:type', 'book'],
      ['og:url', 'https://us.example/detail/salt-crown'],
      ['og:locale', 'en_US'],
    ]) {
      expect(tags).toContainEqual({ property, content });
    }
  });

  test('that has only a title is hidden from search engines, with its data or without', () => {
    const hidden = { name: 'robots', content: 'noindex' };
    expect(titleMeta({ data: { title: 'Settings' } })).toEqual([{ title: 'Settings' }, hidden]);
    expect(titleMeta({ data: null })).toEqual([hidden]);
  });

  test('hides refusals from search engines', () => {
    const tags = metaTags({ ...page, isIndexed: false, image: null });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(tags.some((tag) => 'rel' in tag)).toBe(false);
  });
});
