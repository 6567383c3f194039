import { describe, expect, test } from 'vitest';
import { metaTags, type PageMeta } from './page-meta.ts';
import { titleMeta } from './title-meta.ts';

const page: PageMeta = {
  title: 'Salt Crown · Bom',
  description: 'Nine winters.',
  siteName: 'Bom',
  path: '/detail/salt-crown',
  origin: 'https://us.example',
  locale: 'en-US',
  locales: ['en-US'],
  image: '/_/image?x=1',
  type: 'book',
  isIndexed: true,
};

describe('the metadata of a page', () => {
  test('has its address and every language', () => {
    const tags = metaTags({ ...page, locale: 'en-US', locales: ['th-TH', 'en-US'] });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${page.origin}${page.path}?lang=en-US` });
    expect(tags).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'th',
      href: `${page.origin}${page.path}`,
    });
    expect(tags).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'en',
      href: `${page.origin}${page.path}?lang=en-US`,
    });
    expect(tags).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: `${page.origin}${page.path}`,
    });
  });

  test.each([
    ['en-US', 'en'],
    ['ja-JP', 'ja'],
    ['zh-TW', 'zh-Hant'],
    ['ar', 'ar'],
  ] as const)('names the language of %s as %s, also where it is the only one', (locale, tag) => {
    const tags = metaTags({ ...page, locale, locales: [locale] });
    expect(tags.flatMap((each) => ('hrefLang' in each ? [each.hrefLang] : []))).toEqual([tag, 'x-default']);
  });

  test('has the edition of each language as its address', () => {
    const editions = [
      { language: 'th', path: '/detail/salt-th' },
      { language: 'en', path: '/detail/salt-crown-en' },
      { language: 'en', path: '/detail/salt-crown-novel' },
    ];
    const tags = metaTags({ ...page, path: '/detail/salt-th', locale: 'th-TH', locales: ['th-TH', 'en-US'], editions });
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
    const foreign = metaTags({ ...page, image: 'https://cdn.example/x.png' });
    expect(foreign).toContainEqual({ property: 'og:image', content: 'https://cdn.example/x.png' });
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
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary' });
  });
});
