import { contrastRatio, getPlatform, NEUTRAL_COLOURS, PLATFORMS } from '@longstrip/platform-config';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPage } from '../testing/read-page.ts';
import { compileApp, createTestSite } from '../testing/site-under-test.ts';

const hex = (channels: readonly number[]) => `#${channels.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

describe.each(PLATFORMS.map(({ id }) => id))('on a home screen, %s', (id) => {
  const platform = getPlatform(id);
  const { ask } = createTestSite(() => Promise.reject(new Error('no page is asked for here')), { platform });

  test('has its name, language and beginning', async () => {
    const answer = await ask('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = await answer.json();
    expect(manifest).toMatchObject({
      name: platform.brand.name,
      lang: platform.locales[0],
      dir: platform.locales[0] === 'ar' ? 'rtl' : 'ltr',
      start_url: platform.routes.includes('main') ? '/' : '/transfer/note',
      display: 'standalone',
    });
    expect(manifest.description).toContain(platform.brand.name);
    expect(manifest.description).not.toContain('{{');
  });

  test('has icons of the sizes that it names, in its colours', async () => {
    const manifest = await (await ask('/manifest.webmanifest')).json();
    const named: { src: string; sizes: string }[] = manifest.icons;
    expect(named.map(({ sizes }) => sizes)).toEqual(['192x192', '192x192', '512x512', '512x512']);
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
      'any',
      'maskable',
      'any',
      'maskable',
    ]);
    for (const { src, sizes } of [...named, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const answer = await ask(src);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      const { data, info } = await sharp(await answer.arrayBuffer())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(`${info.width}x${info.height}`).toBe(sizes);
      const at = (x: number, y: number) =>
        hex([...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]);
      const corner = at(0, 0);
      const middle = at(info.width / 2, info.height / 2);
      expect([corner, middle]).toEqual([platform.theme.light.primary, '#ffffff']);
      expect(contrastRatio(corner, middle)).toBeGreaterThan(3);
    }
  });
});

describe.each(PLATFORMS.map(({ id }) => id))('the start from a home screen, %s', (id) => {
  const platform = getPlatform(id);
  const { ask } = createTestSite(() => Promise.reject(new Error('no page is asked for here')), { platform });

  test.each([
    ['light', ''],
    ['dark', '?theme=dark'],
  ] as const)(
    'is in the colours of the %s theme: the manifest’s, and an iPhone’s picture with the balloon',
    async (scheme, query) => {
      const colour = NEUTRAL_COLOURS[scheme].page;
      const manifest = await (await ask(`/manifest.webmanifest${query}`)).json();
      expect([manifest.theme_color, manifest.background_color]).toEqual([colour, colour]);
      const answer = await ask(`/splash/750x1334.png${query}`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      const picture = await sharp(await answer.arrayBuffer())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([picture.info.width, picture.info.height]).toEqual([750, 1334]);
      const at = (x: number, y: number) => hex([...picture.data.subarray((y * 750 + x) * 3, (y * 750 + x) * 3 + 3)]);
      const { primary, onPrimary } = platform.theme[scheme];
      const { splash } = platform.theme.character;
      // Beside the balloon's edge: a band, a tile or the whole screen has the brand's colour there.
      const beside = splash === 'band' || splash === 'tile' || splash === 'flood';
      expect([at(0, 0), at(240, 560), at(375, 667)]).toEqual([
        splash === 'flood' ? primary : colour,
        beside ? primary : colour,
        beside ? onPrimary : primary,
      ]);
    },
  );
});

test('each store starts with a picture of its own, not in another colour alone', async () => {
  const stores = PLATFORMS.filter(({ transferTarget }) => transferTarget === null);
  /** Where the picture differs from the page's background, as a bit for each of some hundred points. */
  const shapeOf = async (id: (typeof stores)[number]['id']) => {
    const { ask } = createTestSite(() => Promise.reject(new Error('no page is asked for here')), {
      platform: getPlatform(id),
    });
    const picture = await (await ask('/splash/750x1334.png')).arrayBuffer();
    const small = await sharp(picture).removeAlpha().resize(30, 54, { kernel: 'nearest' }).raw().toBuffer();
    const page = NEUTRAL_COLOURS.light.page;
    return Array.from({ length: 30 * 54 }, (_, at) =>
      hex([...small.subarray(at * 3, at * 3 + 3)]) === page ? 0 : 1,
    ).join('');
  };
  expect(new Set(await Promise.all(stores.map(({ id }) => shapeOf(id)))).size).toBe(stores.length);
});

test.each(['1x1', '9999x9999', '639x1136', '1170x2532x3', 'a', '01170x2532'])(
  'a picture of %s for the start is not drawn: no phone has such a screen',
  async (size) => {
    const { ask } = createTestSite(() => Promise.reject(new Error('no page is asked for here')));
    expect((await ask(`/splash/${size}.png`)).status).toBe(404);
  },
);

const app = await compileApp();
const us = createTestSite(app.build);

describe('the head of a page', () => {
  const colours = (html: string) => [...html.matchAll(/<meta name="theme-color"[^>]*>/g)].map(([tag]) => tag);

  test('names the manifest and the icon of iOS', async () => {
    const { html } = await readPage(us, '/home/free');
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    expect(html).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>');
  });

  test('colours what is around the page: by the device, or as the reader chose', async () => {
    const { html } = await readPage(us, '/home/free');
    expect(colours(html)).toEqual([
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff"/>',
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131316"/>',
    ]);
    const dark = await readPage(us, '/home/free', { cookie: '__Host-longstrip-bom-us-theme=dark' });
    expect(dark.html).toContain('<link rel="manifest" href="/manifest.webmanifest?theme=dark"/>');
    expect(colours(dark.html)).toEqual(['<meta name="theme-color" content="#131316"/>']);
  });

  test('says of each section what it is, in words of its own', async () => {
    const sections = ['weekly', 'ranking', 'free', 'romance', 'action', 'bl', 'mature', 'pick'].map(
      (name) => `/home/${name}`,
    );
    const paths = ['/', ...sections, '/search', '/notice', '/faq'];
    const pages = await Promise.all(paths.map((path) => readPage(us, path)));
    const said = pages.map(({ html }) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
    for (const words of said) expect(words).toMatch(/^(?=.{40,160}$).*Bom/);
    expect(new Set(said).size).toBe(paths.length);
  });
});
