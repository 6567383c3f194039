import { expect, test } from 'vitest';
import { readPage } from '../../testing/read-page.ts';
import { compileApp, createTestSite, platformNamed } from '../../testing/site-under-test.ts';

const app = await compileApp();
const PHRASES = '<span>潮の</span><wbr aria-hidden="true"/><span>記録係</span>';

async function japanesePage(path: string, language = 'ja') {
  const site = createTestSite(app.build, { platform: platformNamed('beltoon-jp') });
  site.api.change({ title: '潮の記録係', language });
  return (await readPage(site, path)).html;
}

test.each(['/', '/home/free', '/home/ranking', '/detail/salt-crown'])(
  'on %s lines of a Japanese title break between its phrases',
  async (path) => {
    expect(await japanesePage(path)).toContain(PHRASES);
  },
);

test('the name of the page is the title as it is', async () => {
  expect(await japanesePage('/detail/salt-crown')).toMatch(/<title>潮の記録係 · /);
});

test('a title in another language breaks where the browser does', async () => {
  expect(await japanesePage('/home/free', 'zh-Hant')).not.toContain('<wbr');
});
