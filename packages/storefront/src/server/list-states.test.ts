import { LOGIN_ROUTES, matchRoute, textDirection } from '@longstrip/core';
import { loadMessages } from '@longstrip/messages';
import { describe, expect, test } from 'vitest';
import { signedInJar } from '../testing/cookie-jar.ts';
import { guestRoutes } from '../testing/guest-routes.ts';
import { readPage } from '../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed } from '../testing/site-under-test.ts';

// Every page while the api cannot be reached: a page of the site that says so, with a retry button.

const PLATFORM = platformNamed('bom-th');
const LOCALE = PLATFORM.locales[0];
const app = await compileApp('th');
const texts = await loadMessages(LOCALE);
const RETRY = texts['common.retry'] ?? 'a missing text';

/** Pages for all readers, or for signed-in ones, without redirects and missing pages. */
const PATHS = guestRoutes(PLATFORM).flatMap(({ path, guest }) => {
  const route = matchRoute(path);
  const isOpen = guest.some(({ status }) => status === 200);
  const isShown = isOpen || (route !== null && LOGIN_ROUTES.has(route));
  return route !== null && route !== 'health' && PLATFORM.routes.includes(route) && isShown ? [path] : [];
});

describe('without the api', () => {
  test.each(PATHS)('%s says to a reader that it is not there, and can be asked for again', async (path) => {
    const site = createTestSite(app.build, { platform: PLATFORM });
    const jar = await signedInJar(site, { platformId: PLATFORM.id });
    site.api.breakDown();
    const { status, html, lang, dir, title } = await readPage(site, path, { cookie: jar.header() });
    expect([500, 503]).toContain(status);
    expect({ lang, dir }).toEqual({ lang: LOCALE, dir: textDirection(LOCALE) });
    expect(title).toContain(PLATFORM.brand.name);
    expect(html).toContain(texts['page.errorTitle']);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).toMatch(new RegExp(`<(a|button)[^>]*>(<span[^>]*>)?${RETRY}<`));
  });

  test.each(['/my', '/search'])('the data of %s are refused, so that its page stays', async (path) => {
    const site = createTestSite(app.build, { platform: PLATFORM });
    const jar = await signedInJar(site, { platformId: PLATFORM.id });
    site.api.breakDown();
    const answer = await jar.ask(site, `${path}.data`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/plain; charset=UTF-8']);
  });
});
