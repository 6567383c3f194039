import { PLATFORMS } from '@longstrip/platform-config';
import { expect, test } from 'vitest';
import { ILLUSTRATION_SCENES, illustrationAddress } from '../../entry/served-addresses.ts';
import { createTestSite } from '../../testing/site-under-test.ts';
import { drawScene } from './scene-files.ts';

const siteOf = (platform: (typeof PLATFORMS)[number]) =>
  createTestSite(() => Promise.reject(new Error('no page is asked for here')), { platform });

test.each(PLATFORMS.map((platform) => [platform.id, platform] as const))(
  '%s has a picture of each scene, small and in its own colours, which a page replaces by its tokens',
  async (_, platform) => {
    const site = siteOf(platform);
    const drawn = new Set<string>();
    for (const scene of ILLUSTRATION_SCENES) {
      const answer = await site.ask(illustrationAddress(scene));
      const svg = await answer.text();
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(svg.length, scene).toBeLessThan(6_000);
      expect(svg, scene).toContain('id="art"');
      expect(svg, scene).toContain(`var(--primary-soft,${platform.theme.light.primarySoft})`);
      // No colour of its own, nothing that a clone in another document would not find, and no number that is none.
      expect(svg.replaceAll(/var\(--[\w-]+,#[0-9a-f]{6}\)/g, ''), scene).not.toMatch(
        /#[0-9a-f]{3}|url\(|NaN|undefined/,
      );
      drawn.add(svg);
    }
    expect(drawn.size).toBe(ILLUSTRATION_SCENES.length);
  },
);

test('no two sites share a picture', () => {
  for (const scene of ILLUSTRATION_SCENES)
    expect(new Set(PLATFORMS.map((platform) => drawScene(platform, scene))).size).toBe(PLATFORMS.length);
});
