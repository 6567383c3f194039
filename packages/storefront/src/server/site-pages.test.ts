import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { readPage as open } from '../testing/read-page.ts';
import { type CompiledApp, compileApp, createTestSite, platformNamed } from '../testing/site-under-test.ts';

const app = await compileApp();
const us = createTestSite(app.build);

describe('a document', () => {
  test.each([
    ['/', 200, 'Bom · Comics and novels'],
    ['/detail/salt-crown', 200, 'Salt Crown · Bom'],
    ['/viewer/salt-crown/ep-1', 200, 'Salt Crown · Ep. 1 · Bom'],
    ['/viewer/moon-library/ep-1', 200, 'The Moon Library · Ep. 1 · Bom'],
    ['/viewer/salt-crown/ep-2', 200, 'Salt Crown · Ep. 2 · Bom'],
    ['/detail/night-only', 200, 'For readers of 18 and over · Bom'],
    ['/viewer/night-only/ep-1', 200, 'For readers of 18 and over · Bom'],
    ['/my', 200, 'My · Bom'],
    ['/setting', 200, 'Settings · Bom'],
    ['/404', 404, 'This panel is missing · Bom'],
    ['/error', 500, 'Something went wrong · Bom'],
    ['/prepare', 503, 'We will be back soon · Bom'],
    ['/no/such/page', 404, 'This panel is missing · Bom'],
    ['/detail/no_such', 404, 'This panel is missing · Bom'],
    ['/viewer/no_such/ep-1', 404, 'This panel is missing · Bom'],
    ['/viewer/salt-crown/ep-99', 404, 'This panel is missing · Bom'],
    ['/viewer/999', 404, 'This panel is missing · Bom'],
    ['/shop', 200, 'Shop · Bom'],
    ['/event', 200, 'Events · Bom'],
    ['/event/stamps', 200, 'Three stamps · Bom'],
    ['/event/nowhere', 404, 'This panel is missing · Bom'],
  ])('%s answers %i', async (path, status, title) => {
    const page = await open(us, path);
    expect({ status: page.status, title: page.title, lang: page.lang, dir: page.dir }).toEqual({
      status,
      title,
      lang: 'en-US',
      dir: 'ltr',
    });
    expect(page.html).not.toMatch(/>(?:home|detail|viewer|page|shell|nav)\.[a-z]\w+</);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test.each([
    ['/detail/7', '/detail/salt-crown'],
    ['/detail/7?porch=x', '/detail/salt-crown?porch=x'],
    ['/viewer/101', '/viewer/salt-crown/ep-1'],
    ['/viewer/salt-crown/101', '/viewer/salt-crown/ep-1'],
  ])('%s leads for good to %s', async (path, location) => {
    const page = await open(us, path);
    expect([page.status, page.headers.get('location')]).toEqual([301, location]);
  });

  test('of a refusal stays out of search results and says what to do', async () => {
    const page = await open(us, '/viewer/salt-crown/ep-2');
    expect(page.html).toContain('<meta name="robots" content="noindex"/>');
    expect(page.html).toContain('href="/viewer/salt-crown/ep-1"');
    expect(page.html).toContain('href="/user/login?callback=%2Fviewer%2Fsalt-crown%2Fep-2"');
  });

  test.each([
    ['GET', '/detail/salt-crown?_data=y&porch=x', 200],
    ['GET', '/no/such/page?_data=root', 404],
    ['POST', '/search?_data=y', 405],
  ])('is a page also where %s %s asks in the old way for data', async (method, path, status) => {
    const site = createTestSite(app.build);
    const answer = await site.ask(path, method === 'POST' ? { method, body: 'a=1' } : { method });
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining('</html>')]);
    expect(site.logged.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  test('links to no page that is not there', async () => {
    const hrefs = new Set<string>();
    for (const path of [
      '/',
      '/home/weekly',
      '/home/pick',
      '/home/mature',
      '/detail/salt-crown',
      '/viewer/salt-crown/ep-1',
      '/my',
      '/setting',
      '/404',
    ]) {
      const { html } = await open(us, path);
      for (const [, href] of html.matchAll(/<a [^>]*href="(\/[^"#]*)"/g)) if (href !== undefined) hrefs.add(href);
    }
    for (const href of hrefs) {
      const { status, headers } = await open(us, href);
      // A page that requires sign-in redirects a guest to the login.
      const isLogin = headers.get('location')?.startsWith('/user/login?') ?? false;
      expect([href, isLogin ? 200 : status]).toEqual([href, 200]);
    }
    expect(hrefs.size).toBeGreaterThan(5);
  });

  test('shows texts of operators, and those that name a message', async () => {
    const { html } = await open(us, '/detail/salt-crown');
    expect(html).toContain('Season 2 starts soon');
    expect(html).toMatch(/>Home</);
    expect(html).not.toContain('t:nav.home');
  });

  test('of nothing leads home and back', async () => {
    const { html } = await open(us, '/no/such/page');
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>(?:<[^>]*>)*Go home</);
    expect(html).toMatch(/<button [^>]*>(?:<[^>]*>)*Go back</);
  });

  test('takes pictures from the site itself, in several widths', async () => {
    const { html } = await open(us, '/viewer/salt-crown/ep-1');
    expect(html).toContain('src="/_/image?url=%2Fa%2Fpage1&amp;w=1080&amp;s=sealed"');
    expect(html).not.toContain('https://us.example/_/image');
    const novel = await open(us, '/viewer/moon-library/ep-1');
    expect(novel.html).toContain('src="/_/image?url=%2Fa%2Fx&amp;w=640"');
  });

  test('turned from the right sets its text as the text runs', async () => {
    const { html } = await open(us, '/viewer/from-the-right/ep-1');
    expect(html).toMatch(/<section dir="rtl" class="paper-scroller/);
    expect(html).toMatch(/<section data-page="2" lang="en" dir="auto" [^>]*><div><p>About this book/);
  });

  test('of an empty store says how a comic comes in', async () => {
    const site = createTestSite(app.build);
    site.api.empty();
    expect((await open(site, '/')).html).toContain('npm run import --');
  });

  test('without an api is a page of ours that names the request, and the log has the reason', async () => {
    const site = createTestSite(app.build);
    site.api.breakDown();
    const page = await open(site, '/detail/salt-crown');
    expect(page.status).toBe(503);
    expect(page.html).toContain('Something went wrong');
    expect(page.html).toMatch(/please give this number: id-\d/);
    expect(page.html).not.toContain('fetch failed');
    expect(
      site.logged.some(({ level, facts }) => level === 'error' && String(facts.error).includes('fetch failed')),
    ).toBe(true);
  });
});

describe('the content security policy', () => {
  test('lets only scripts with this answer’s nonce run', async () => {
    const page = await open(us, '/viewer/salt-crown/ep-1');
    const policy = page.headers.get('content-security-policy') ?? '';
    const nonce = /script-src 'self' 'nonce-(\w+)'/.exec(policy)?.[1];
    expect(nonce).toBeTruthy();
    const inline = [...page.html.matchAll(/<script(?![^>]* src=)([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(inline.length).toBeGreaterThan(2);
    expect(inline.filter((attributes) => !attributes.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(page.html).not.toMatch(/<[a-z][^>]* on[a-z]+=/i);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'self'");
    const again = await open(us, '/viewer/salt-crown/ep-1');
    expect(again.headers.get('content-security-policy')).not.toContain(nonce);
  });

  test('lets a picture be no page and a document be nothing else', async () => {
    const page = await open(us, '/404');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('content-security-policy')).toContain("object-src 'none'");
  });
});

describe('the stream of a document', () => {
  test('is compressed piece by piece when the client accepts it', async () => {
    const answer = await us.ask('/', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString('utf8');
    expect(text).toMatch(/<\/html>/);
  });

  test('is sent whole to a robot, novels too', async () => {
    const { html } = await open(us, '/', { 'user-agent': 'Googlebot/2.1' });
    expect(html.indexOf('The Moon Library')).toBeLessThan(html.indexOf('</body>'));
  });
});

describe('the note of a site that moves', () => {
  let transfer: CompiledApp;
  beforeAll(async () => {
    transfer = await compileApp('de-fr-transfer');
  });

  test.each([
    ['delitoon-de', 'de-DE', 'Delitoon zieht um zu Bom', '30. Juni 2027', 'Google, Facebook, X oder Apple'],
    ['delitoon-fr', 'fr-FR', 'Delitoon déménage chez Bom', '30 juin 2027', 'Google, Facebook, X ou Apple'],
  ] as const)('says on %s where to, until when and how', async (id, lang, title, lastDay, methods) => {
    const page = await open(createTestSite(transfer.build, { platform: platformNamed(id) }), '/transfer/note');
    expect([page.status, page.lang, page.title]).toEqual([200, lang, title]);
    for (const part of [`<time dateTime="2027-06-30">${lastDay}</time>`, methods]) expect(page.html).toContain(part);
    expect(page.html).not.toMatch(/\{\{|>transfer\./);
    expect(page.html).toContain('href="/transfer/note"');
    // Beside its column it has the entries of its bar, and no second column.
    const [rail = ''] = /<div class="page-rail.*?<\/nav><\/div>/s.exec(page.html) ?? [];
    expect(rail.match(/href="[^"]*"/g)).toEqual(['href="/transfer/note"', 'href="/notice"', 'href="/faq"']);
    expect(page.html).not.toContain('page-side');
  });
});

describe('a preference', () => {
  test('of light or dark is in the document from the start; without one the device decides', async () => {
    const dark = await open(us, '/', { cookie: '__Host-longstrip-bom-us-theme=dark' });
    expect(dark.html).toMatch(/<html[^>]* data-theme="dark"/);
    const none = await open(us, '/');
    expect(none.html).not.toMatch(/<html[^>]* data-theme/);
    expect(none.html).toContain('<meta name="color-scheme" content="light dark"/>');
  });

  test('of how to read decides what the server renders', async () => {
    const paged = await open(us, '/viewer/salt-crown/ep-1', {
      cookie: '__Host-longstrip-bom-us-viewer=strips%3DPAPER',
    });
    expect(paged.html).toContain('class="paper-scroller');
    expect((await open(us, '/viewer/salt-crown/ep-1')).html).not.toContain('class="paper-scroller');
  });
});

describe('the data of a page', () => {
  test.each(['/_root.data', '/detail/salt-crown.data', '/viewer/salt-crown/ep-1.data'])('%s is there', async (path) => {
    const answer = await us.ask(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/x-script']);
  });

  test('of a page that is not there is refused as the page is', async () => {
    expect((await us.ask('/detail/no_such.data')).status).toBe(404);
  });

  test('that moved is redirected within the data', async () => {
    const answer = await us.ask('/detail/7.data', { redirect: 'manual' });
    expect(answer.status).toBe(202);
    expect(await answer.text()).toContain('/detail/salt-crown');
  });

  test('of one route alone asks the api for that route', async () => {
    const site = createTestSite(app.build);
    await site.ask('/detail/salt-crown.data?_routes=root');
    expect(site.api.calls).toEqual([]);
  });
});

describe('new addresses for pictures', () => {
  test('are given to who may read', async () => {
    const answer = await us.ask('/_/addresses/salt-crown/ep-1');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      validForMs: 600_000,
      pages: [{ order: 1, src: '/_/image?url=%2Fa%2Fpage1&w=1080&s=sealed' }, { order: 2 }, { order: 3 }],
    });
  });

  test('are refused to who may not', async () => {
    expect((await us.ask('/_/addresses/salt-crown/ep-2')).status).toBe(403);
  });
});

describe('the transcript of an episode', () => {
  test('is for who may read it', async () => {
    const answer = await us.ask('/_/transcript/salt-crown/ep-1');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      panels: [{ page: 2, pageId: 'aaaaaaaaaaa2', offset: 0.25, scene: 'A harbour', text: 'Salt is patient.' }],
    });
  });

  test('is refused to who may not', async () => {
    expect((await us.ask('/_/transcript/salt-crown/ep-2')).status).toBe(403);
  });
});

test('a page is cached for its reader alone, and not after its reader chose another language or theme', async () => {
  for (const path of ['/', '/_root.data', '/detail/salt-crown']) {
    const { headers } = await us.ask(path);
    expect(headers.get('cache-control'), path).toBe('private, no-cache');
    expect(headers.get('vary'), path).toMatch(/Accept-Language, Cookie/);
  }
});
