import { PLATFORMS } from '@longstrip/platform-config';
import { type Page, test } from '@playwright/test';
import { expectCompletePage } from '../browser/page-checks.ts';
import { pagesOf } from '../browser/pages.ts';

for (const platform of PLATFORMS) {
  const { id, locales } = platform;
  test.describe(id, () => {
    // One window for all pages of a site, as a reader has it: opening one takes longer than looking at a page.
    test.describe.configure({ mode: 'default' });
    // A reader from there: the browser's own language would choose the other one of a site that has two.
    test.use({ locale: locales[0] });
    let page: Page | undefined;
    test.afterEach(() => page?.context().clearCookies());
    test.afterAll(() => page?.context().close());

    for (const { name, status, findPath } of pagesOf(platform)) {
      test(`${name} is whole`, async ({ browser }) => {
        page ??= await browser.newPage();
        await expectCompletePage({ id, path: await findPath(), lang: locales[0], page, status });
      });
    }
  });
}
