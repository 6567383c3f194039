import { getPlatform } from '@longstrip/platform-config';
import { describe, expect, test } from 'vitest';
import { readPage } from '../../../testing/read-page.ts';
import { compileApp, createTestSite, type TestSite } from '../../../testing/site-under-test.ts';

/** Gets the whole page at once. */
const CRAWLER = { 'user-agent': 'Googlebot/2.1' };

const app = await compileApp();
const us = createTestSite(app.build);

const lastSearch = (site: TestSite) => {
  const call = site.api.calls.findLast(({ pathname }) => pathname.startsWith('/v2/search/'));
  const query = new URLSearchParams(call?.search);
  return { scope: call?.pathname.split('/').at(-1), text: query.get('searchText'), sort: query.get('sort') };
};

test.each([
  ['/search', 'Search · Bom'],
  ['/search?q=salt', 'Results for “salt” · Bom'],
  ['/search?q=salt&scope=title', 'Titles with “salt” · Bom'],
  ['/search?tag=Romance', 'Tagged “Romance” · Bom'],
  ['/search?q=%20%20', 'Search · Bom'],
  ['/search?q=walrus', 'Results for “walrus” · Bom'],
])('%s is called %s, and has one heading and its field', async (path, title) => {
  const page = await readPage(us, path);
  expect([page.status, page.title, page.html.match(/<h1[\s>]/g)?.length]).toEqual([200, title, 1]);
  expect(page.html).toMatch(/<form [^>]*action="\/search"/);
  expect(page.html).toMatch(/<input [^>]*type="search"/);
});

describe('before anything is looked for', () => {
  test('the page offers tags and what others open, and asks for no series', async () => {
    const site = createTestSite(app.build);
    const { html } = await readPage(site, '/search', CRAWLER);
    expect(html).toContain('href="/search?tag=Slow+burn"');
    expect(html).toContain('>New here</h2>');
    expect(html).toContain('href="/detail/salt-crown"');
    expect(site.api.calls.some(({ pathname }) => pathname.startsWith('/v2/search/'))).toBe(false);
  });

  test('it stands without its ideas', async () => {
    const site = createTestSite(app.build);
    site.api.breakList('/tag/');
    const page = await readPage(site, '/search', CRAWLER);
    expect(page.status).toBe(200);
    expect(page.html).not.toContain('Popular tags');
    expect(site.logged.some(({ message }) => message === 'no popular tags')).toBe(true);
  });
});

test('a filter without a text lists what matches, and is asked of the api', async () => {
  const page = await readPage(us, '/search?free=1&genre=romance&length=short&format=poem');
  expect(page.title).toBe('All series · Bom');
  expect(page.html).toContain('href="/detail/salt-crown"');
  const asked = us.api.calls.findLast(({ pathname }) => pathname.startsWith('/v2/search/'));
  const query = new URLSearchParams(asked?.search);
  expect(['onlyFree', 'onlyGenre', 'onlyLength', 'onlyFormat'].map((name) => query.get(name))).toEqual([
    ...['true', 'ROMANCE', 'SHORT', null],
  ]);
  // Each condition has a link that removes it, and the form opens without script.
  expect(page.html).toContain('href="/search?free=1&amp;length=SHORT"');
  expect(page.html).toContain('href="/search?free=1&amp;genre=ROMANCE&amp;length=SHORT&amp;filters=1"');
  const opened = await readPage(us, '/search?q=salt&free=1&filters=1');
  expect(opened.html).toMatch(/<form [^>]*action="\/search"[^>]*>.*<input [^>]*name="q" value="salt".*name="genre"/s);
});

test('the site answers with suggestions for a text, and with none for an empty one', async () => {
  const suggested = async (query: string) => (await us.ask(`/_/suggest?q=${query}`)).json();
  expect(await suggested('salt')).toMatchObject({
    series: [{ alias: 'salt-crown' }],
    creators: [{ id: 7, name: 'Mira Saltwater' }],
    tags: ['Slow burn'],
  });
  expect(await suggested('%20')).toEqual({ series: [], creators: [], tags: [] });
});

describe('what was found', () => {
  test.each([
    ['?q=salt', { scope: 'all', text: 'salt', sort: 'POPULAR' }],
    ['?q=salt&sort=LATEST', { scope: 'all', text: 'salt', sort: 'LATEST' }],
    ['?q=Salt+Crown&scope=TITLE', { scope: 'title', text: 'Salt Crown', sort: 'POPULAR' }],
    ['?tag=Romance', { scope: 'tag', text: 'Romance', sort: 'POPULAR' }],
  ])('%s is asked of the api as %j', async (query, asked) => {
    await readPage(us, `/search${query}`);
    expect(lastSearch(us)).toEqual(asked);
  });

  test('comes from the server, with the words marked and its orders and places as addresses', async () => {
    const { html } = await readPage(us, '/search?q=salt');
    expect(html).toMatch(/<mark[^>]*>Salt<\/mark> Crown/);
    expect(html).toContain('href="/detail/salt-crown"');
    for (const href of ['/search?q=salt&amp;sort=LATEST', '/search?q=salt&amp;scope=TITLE', '/search?tag=salt']) {
      expect(html).toContain(`href="${href}"`);
    }
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('/detail/moon-library');
  });

  test('goes on by a link, and by data that the page asks for', async () => {
    const first = await readPage(us, '/search?q=salt');
    expect(first.html).toContain('href="/search?q=salt&amp;next=p2"');
    // A list that is not at its end has no footer, which would move away as more results load.
    expect(first.html).not.toContain('<footer');
    const last = await readPage(us, '/search?q=salt&next=p3');
    expect(last.html).toContain('href="/detail/salt-crown-3"');
    expect(last.html).toContain('<footer');
    const answer = await us.ask('/_/search?q=salt&next=p2');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ series: [{ alias: 'salt-crown-2', title: 'Salt Crown' }], next: 'p3' });
  });

  test('is words, whatever the words are', async () => {
    const { html, title } = await readPage(us, '/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(html).not.toContain('<script>alert(1)');
    expect(title).toContain('&lt;script&gt;');
  });
});

test('nothing found says so, says what to try, and offers something else', async () => {
  const { html } = await readPage(us, '/search?q=walrus&scope=TITLE', CRAWLER);
  expect(html).toContain('Nothing found for “walrus”');
  expect(html).toContain('Check the spelling');
  expect(html).toContain('href="/search?q=walrus"');
  expect(html).toContain('href="/search?tag=Slow+burn"');
});

test('a search without an answer keeps its field and its words', async () => {
  const site = createTestSite(app.build);
  site.api.breakList('/v2/search/');
  const page = await readPage(site, '/search?q=salt');
  expect(page.status).toBe(503);
  expect(page.html).toMatch(/<input [^>]*value="salt"/);
  expect(page.html).toContain('Something went wrong');
});

test('what was typed keeps its own order in a right-to-left sentence', async () => {
  const { build } = await compileApp('me');
  const site = createTestSite(build, { platform: getPlatform('delitoon-me') });
  for (const typed of ['walrus(1)', 'salt']) {
    const { html, title } = await readPage(site, `/search?q=${typed}`, CRAWLER);
    const heading = /<h1[^>]*>([^<]*)/.exec(html)?.[1];
    const isolated = expect.stringContaining(`\u2068${typed}\u2069`);
    expect([heading, title]).toEqual([isolated, isolated]);
  }
});
