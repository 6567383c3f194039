import { describe, expect, test } from 'vitest';
import { fakeEpisode, NOW_MS, thumbnail } from '../../../testing/fake-api.ts';
import { readPage } from '../../../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed } from '../../../testing/site-under-test.ts';

const app = await compileApp();

/** The page of a series that opens by waiting, on a platform. */
async function waitingPage(id: Parameters<typeof platformNamed>[0], query = '') {
  const site = createTestSite(app.build, { platform: platformNamed(id) });
  site.api.change({ freetime: { refillHours: 24, excludedNewest: 2 } });
  return readPage(site, `/detail/salt-crown${query}`);
}

describe('a series that opens by waiting', () => {
  test('says how often and for which episodes', async () => {
    const { html } = await waitingPage('bom-us');
    const sentences = 'One episode opens free every 24 hours. The newest 2 are left out.';
    expect(html).toContain(`>${sentences}<`);
    expect(html).toContain('<bdi>24 hr</bdi>');
    // Among the facts above and beside the episodes, of which a window shows one, and on the ticket.
    expect(html.match(/>(?:<svg.*?<\/svg>)?Wait for free</g)?.length).toBe(3);
  });

  test.each([
    ['delitoon-me', '', 'تُفتح حلقة مجانًا كل 24 ساعة. أحدث حلقتين مستثناتان.'],
    ['bom-th', '', 'อ่านฟรีได้ 1 ตอนทุก 24 ชั่วโมง'],
    ['bom-th', '?lang=en-US', 'One episode opens free every 24 hours.'],
  ] as const)('says so on %s%s in its language', async (id, query, sentence) => {
    expect((await waitingPage(id, query)).html).toContain(sentence);
  });

  test('and one that does not says nothing of it', async () => {
    const { html } = await readPage(createTestSite(app.build), '/detail/salt-crown');
    expect(html).toContain('Salt Crown');
    expect(html).not.toMatch(/Wait for free|opens free every/);
  });
});

describe('/_/preview/{alias}', () => {
  test('is a series in a few lines, and no list that a cache may store', async () => {
    const site = createTestSite(app.build);
    site.api.change({ rating: { average: 4.6, count: 120 } });
    const answer = await site.ask('/_/preview/salt-crown');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({ title: 'Salt Crown', rating: { text: '4.6 (120)' } });
  });

  test('of a series that the reader does not see is nothing', async () => {
    const site = createTestSite(app.build);
    expect(await (await site.ask('/_/preview/no-such-series')).json()).toBeNull();
  });
});

describe('the average rating', () => {
  test('is shown beside the reads, and spoken as a sentence', async () => {
    const site = createTestSite(app.build);
    site.api.change({ rating: { average: 4.6, count: 120 } });
    const { html } = await readPage(site, '/detail/salt-crown');
    expect(html).toContain('<bdi aria-hidden="true">4.6 (120)</bdi>');
    expect(html).toContain('<span class="sr-only">Rated 4.6 of 5 by 120 readers</span>');
  });

  test('is not there while there are few ratings', async () => {
    const { html } = await readPage(createTestSite(app.build), '/detail/salt-crown');
    expect(html).not.toContain('of 5');
  });
});

describe('the followers of a series', () => {
  test('are counted beside the reads, and the heart says what following brings', async () => {
    const site = createTestSite(app.build);
    site.api.change({ followerCount: 1_240 });
    const { html } = await readPage(site, '/detail/salt-crown');
    expect(html).toContain('1.2K followers');
    expect(html).toMatch(/<button[^>]*aria-pressed="false"[^>]*>(?:(?!<\/button>).)*Follow for new episodes/s);
  });

  test('are not counted while they are few', async () => {
    expect((await readPage(createTestSite(app.build), '/detail/salt-crown')).html).not.toContain('follower');
  });
});

describe('for whom a series is', () => {
  test('its content notes are a sentence, and no tags to search by', async () => {
    const site = createTestSite(app.build);
    site.api.change({ tags: ['Horror', 'Gore', 'Violence'].map((name) => ({ name, isExtra: false })) });
    const { html } = await readPage(site, '/detail/salt-crown');
    expect(html).toContain('Content: violence and blood');
    expect(html).toContain('>Horror<');
    expect(html).not.toContain('>Gore<');
  });

  test('a series for adults says from which age', async () => {
    const site = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });
    site.api.change({ isAdult: true });
    const html = await (await site.ask('/detail/salt-crown', { headers: { cookie: 'notLoginAdult=Y' } })).text();
    expect(html).toContain('18歳以上');
    site.api.change({ isAdult: false });
    expect(await (await site.ask('/detail/salt-crown')).text()).not.toContain('18歳以上');
  });
});

describe('the art over a series', () => {
  const cut = [thumbnail('VERTICAL', 600, 800), thumbnail('DETAIL', 800, 367)];
  const drawn = [...cut, thumbnail('HORIZONTAL_TYPE_A', 1200, 675)];

  test.each([
    ['drawn for banners', drawn, 'en', '84% 20%'],
    ['drawn for banners in Arabic', drawn, 'ar', '16% 20%'],
    ['cut from a cover', cut, 'en', '50% 20%'],
  ])('%s is seen where its people are', async (_name, thumbnails, language, place) => {
    const site = createTestSite(app.build);
    site.api.change({ thumbnails, language });
    const { html } = await readPage(site, '/detail/salt-crown');
    expect(html).toContain(`style="object-position:${place}"`);
  });
});

test('what operators put on the pages of series stands there once, without the series itself', async () => {
  const { html } = await readPage(createTestSite(app.build), '/detail/salt-crown');
  const [, shelf = ''] = /aria-label="For a long train ride"([\s\S]*?)<\/ul>/.exec(html) ?? [];
  expect(shelf).toContain('href="/detail/');
  expect(shelf).not.toContain('href="/detail/salt-crown"');
  // All other series are in that one.
  expect(html).not.toContain('More to read');
});

test('an episode of today is marked as new, on the platform’s calendar; one of yesterday is not', async () => {
  const site = createTestSite(app.build);
  // Noon in Greenwich is four in the morning in Los Angeles.
  const fourHoursMs = 4 * 3_600_000;
  const openings = [NOW_MS - 30 * 86_400_000, NOW_MS - fourHoursMs - 1, NOW_MS - fourHoursMs, NOW_MS + 1];
  site.api.change({ episodes: openings.map((openedAt, index) => fakeEpisode(index + 1, { openedAt })) });
  const { html } = await readPage(site, '/detail/salt-crown');
  const rows = [...html.matchAll(/aria-label="(Ep\. \d[^"]*)"/g)].map(([, label]) => label);
  const marked = [...html.matchAll(/<li[\s\S]*?<\/li>/g)].filter(
    ([row]) => row.includes('href="/viewer/salt-crown/ep-') && />UP</.test(row),
  );
  expect(rows.length).toBeGreaterThan(3);
  expect(marked.map(([row]) => /ep-\d/.exec(row)?.[0])).toEqual(['ep-3']);
});

test('asks for two notices', async () => {
  const site = createTestSite(app.build);
  await readPage(site, '/detail/salt-crown');
  const asked = site.api.calls.filter(({ pathname }) => pathname === '/v2/notice').map(({ search }) => search);
  expect(asked).toEqual(['?size=2']);
});

describe('the metadata of a series for search engines', () => {
  const dataOf = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => json);

  test('is its name, its makers and its picture, whatever a title has in it', async () => {
    const site = createTestSite(app.build);
    const title = 'Salt </script><script>alert(1)</script> & Crown';
    site.api.change({ title });
    const { html } = await readPage(site, '/detail/salt-crown');
    const [json = '', ...others] = dataOf(html);
    expect(others).toEqual([]);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'ComicSeries',
      name: title,
      url: 'https://us.example/detail/salt-crown',
      inLanguage: 'en',
      author: [{ '@type': 'Person', name: 'Ines Marlowe' }],
      genre: ['Romance'],
      image: expect.stringMatching(/^https:\/\/us\.example\/_\/image/),
    });
  });

  test('is nothing of one for adults', async () => {
    const site = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });
    site.api.change({ isAdult: true });
    const response = await site.ask('/detail/salt-crown', { headers: { cookie: 'notLoginAdult=Y' } });
    const html = await response.text();
    expect(html).toContain('Salt Crown');
    expect(dataOf(html)).toEqual([]);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  test('and of the store is where to search', async () => {
    const [json = ''] = dataOf((await readPage(createTestSite(app.build), '/')).html);
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: 'https://us.example/search?q={words}' } },
    });
  });
});

describe('a shared link to a series', () => {
  const tagsOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"\/>/g)].map(
        ([, name, text]) => [String(name), String(text).replaceAll('&amp;', '&')],
      ),
    );
  const picture = 'https://us.example/api/balcony-api-v2/opengraph';

  test.each([
    ['/detail/salt-crown', `${picture}/salt-crown?v=a1b2c3d4e5f6`],
    ['/viewer/salt-crown/ep-1', `${picture}/salt-crown`],
    ['/viewer/salt-crown/ep-2', `${picture}/salt-crown?v=a1b2c3d4e5f6`],
  ])('shows at %s its picture of 1200 by 630', async (path, src) => {
    const tags = tagsOf((await readPage(createTestSite(app.build), path)).html);
    expect(tags).toMatchObject({
      'og:image': src,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Salt Crown',
      'twitter:card': 'summary_large_image',
    });
    expect(tags['og:title']).toContain('Salt Crown');
  });

  test.each(['/detail/night-only', '/viewer/night-only/ep-1'])(
    'shows nothing of one for adults at %s, to a guest or to who sees the page',
    async (path) => {
      const site = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });
      for (const cookie of ['', 'notLoginAdult=Y']) {
        const html = await (await site.ask(path, { headers: { cookie } })).text();
        expect(html.includes('Night Only')).toBe(cookie !== '');
        const tags = tagsOf(html);
        expect(tags['og:image']).toBe(picture);
        expect(JSON.stringify(tags)).not.toMatch(/night only|_\/image/i);
      }
    },
  );

  test.each(['/', '/home/weekly', '/user/login', '/detail/nothing-here'])('at %s shows the brand', async (path) => {
    const html = await (await createTestSite(app.build).ask(path)).text();
    expect(tagsOf(html)).toMatchObject({ 'og:image': picture, 'og:image:alt': 'Bom' });
  });
});
