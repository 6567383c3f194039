import { getPlatform } from '@longstrip/platform-config';
import { describe, expect, test } from 'vitest';
import { guardPage } from './page-guards.ts';

const german = { platform: getPlatform('delitoon-de'), origin: 'https://de.example' };

/** Where a page of the French site redirects to (its sibling is the German site); null if it is shown. */
function frenchPage(pathname: string, query = '', hasSibling = true): string | null {
  const sibling = (id: string) => (hasSibling && id === 'delitoon-de' ? german : null);
  const decision = guardPage(getPlatform('delitoon-fr'), pathname, new URLSearchParams(query), sibling);
  return decision.kind === 'redirect' ? decision.location : null;
}

describe('a page that the platform does not list (D35)', () => {
  test.each([
    ['/transfer/note', null],
    ['/policy', null],
    ['/notice', 'https://de.example/notice'],
    ['/notice/detail/7', 'https://de.example/notice/detail/7'],
    ['/detail/salt-crown', '/transfer/note'],
    ['/', '/transfer/note'],
    ['/no/such/page', '/transfer/note'],
  ])('%s leads to %s', (pathname, location) => {
    expect(frenchPage(pathname)).toBe(location);
  });

  test('leads to the fallback where the sibling is not known, or its site not there', () => {
    expect(frenchPage('/notice', '', false)).toBe('/transfer/note');
    const alone = { kind: 'redirect', sibling: null, fallback: 'transferNote' } as const;
    const platform = { ...getPlatform('delitoon-fr'), unlistedPage: alone };
    const decision = guardPage(platform, '/notice', new URLSearchParams(), () => german);
    expect(decision).toEqual({ kind: 'redirect', location: '/transfer/note' });
  });

  test('takes along to the sibling what was asked, but for the language and what the router adds', () => {
    expect(frenchPage('/notice', 'page=2&lang=fr-FR&_routes=x&index=&porch=mail')).toBe(
      'https://de.example/notice?page=2&porch=mail',
    );
  });

  test('takes along to the fallback where the reader came from and the language alone', () => {
    expect(frenchPage('/detail/x', 'page=2&lang=fr-FR&_routes=x&porch=mail')).toBe(
      '/transfer/note?lang=fr-FR&porch=mail',
    );
  });

  test('is addressed so that no part of a path becomes another', () => {
    expect(frenchPage('/notice/detail/a b?c')).toBe('https://de.example/notice/detail/a%20b%3Fc');
  });

  test.each(['/assets/app.js', '/api/balcony-api-v2/contents/x', '/__manifest'])('%s is no page', (pathname) => {
    expect(frenchPage(pathname)).toBeNull();
  });

  test.each(['/assets', '/x/assets/y', '/x/__manifest', '/__manifest/x'])('%s is one', (pathname) => {
    expect(frenchPage(pathname)).toBe('/transfer/note');
  });
});

test('a platform whose unlisted pages are not found lets every page pass', () => {
  const pass = guardPage(getPlatform('bom-us'), '/no/such/page', new URLSearchParams(), () => german);
  expect(pass).toEqual({ kind: 'pass' });
});
