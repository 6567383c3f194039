import { NEUTRAL_COLOURS, PLATFORMS } from '@longstrip/platform-config';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createTestSite } from '../testing/site-under-test.ts';

const noPage = () => Promise.reject(new Error('no page is asked for here'));
const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe.each(PLATFORMS)('$id on a home screen', (platform) => {
  const site = createTestSite(noPage, { platform });
  const picture = async (path: string) => {
    const answer = await site.ask(path);
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 200, 'image/png']);
    return sharp(Buffer.from(await answer.arrayBuffer()));
  };
  const pixelOf = async (image: sharp.Sharp, x: number, y: number) => {
    const { data, info } = await image.clone().removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  };

  test.each(['light', 'dark'] as const)(
    'has a manifest in the colours of the %s theme, whole icons among it',
    async (scheme) => {
      const answer = await site.ask(`/manifest.webmanifest${scheme === 'dark' ? '?theme=dark' : ''}`);
      const manifest = await answer.json();
      const colour = NEUTRAL_COLOURS[scheme].page;
      expect(manifest).toMatchObject({ id: '/', name: platform.brand.name, display: 'standalone' });
      expect([manifest.theme_color, manifest.background_color]).toEqual([colour, colour]);
      expect(manifest.icons.map((icon: { purpose: string }) => icon.purpose)).toEqual(
        expect.arrayContaining(['any', 'maskable']),
      );
      for (const { src, sizes } of manifest.icons) {
        const { width, height } = await (await picture(src)).metadata();
        expect(`${width}x${height}`).toBe(sizes);
      }
    },
  );

  test('has an icon for iPhones, in its colour to the corners', async () => {
    const icon = await picture('/apple-touch-icon.png');
    expect(await icon.metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
    expect(await pixelOf(icon, 0, 0)).toEqual(rgb(platform.theme.light.primary));
  });

  test.each(['light', 'dark'] as const)(
    'has a picture for the start in the %s theme: its balloon on the page’s background',
    async (scheme) => {
      const splash = await picture(`/splash/1170x2532.png${scheme === 'dark' ? '?theme=dark' : ''}`);
      expect(await splash.metadata()).toMatchObject({ width: 1170, height: 2532 });
      expect(await pixelOf(splash, 0, 0)).toEqual(rgb(NEUTRAL_COLOURS[scheme].page));
      expect(await pixelOf(splash, 585, 1266)).toEqual(rgb(platform.theme[scheme].primary));
    },
  );
});

test.each(['1x1', '9999x9999', '639x1136', '1170x2532x3', 'a', '01170x2532'])(
  'a picture of %s is not drawn: no phone has such a screen',
  async (size) => {
    expect((await createTestSite(noPage).ask(`/splash/${size}.png`)).status).toBe(404);
  },
);
