import { expect, test } from 'vitest';
import { readPage } from '../testing/read-page.ts';
import { compileApp, createTestSite, type TestSite } from '../testing/site-under-test.ts';

const app = await compileApp();

/** How the covers of a page load: at once, at once only in a desktop's window, or after the scripts. */
async function coversOf(site: TestSite, path: string) {
  const { html } = await readPage(site, path);
  const covers = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    .split('cover-frame')
    .slice(1)
    .map((cover) => {
      if (/<img [^>]*? src="/.test(cover)) return 'at once';
      return /<source media="\(min-width: 601px\)" srcSet="[^"]+ 384w"/.test(cover) ? 'on a desktop' : 'with scripts';
    });
  const count = (loading: string) => covers.filter((each) => each === loading).length;
  return {
    atOnce: count('at once'),
    onDesktop: count('on a desktop'),
    inOrder: covers.lastIndexOf('at once') < covers.indexOf('with scripts'),
  };
}

test.each([
  ['/home/free', 9, 11],
  ['/home/romance', 9, 11],
  ['/home/action', 9, 11],
  ['/home/pick/5', 9, 11],
  ['/home/ranking', 6, 3],
  ['/search?q=salt', 6, 8],
])(
  'of %s the covers of the first screen have addresses before any script, and no others',
  async (path, atOnce, onDesktop) => {
    const site = createTestSite(app.build);
    site.api.hold(40);
    expect(await coversOf(site, path)).toEqual({ atOnce, onDesktop, inOrder: true });
  },
);

test.each(['/', '/home/free', '/detail/salt-crown'])('of %s scripts are asked for after what is seen', async (path) => {
  const { html } = await readPage(createTestSite(app.build), path);
  const scripts = [...html.matchAll(/<link rel="later" href="[^"]+" fetchpriority="low"\/>/g)];
  expect(scripts.length).toBeGreaterThan(2);
  expect(html.match(/<script[^>]* type="later"[^>]*>/g)).toHaveLength(1);
  expect(html).not.toMatch(/modulepreload"|type="module"|<script[^>]* src=/);
});

test('of a series one picture has priority over all others', async () => {
  const { html } = await readPage(createTestSite(app.build), '/detail/salt-crown');
  expect(html.match(/<img [^>]*fetchpriority="high"/g)).toHaveLength(1);
});
