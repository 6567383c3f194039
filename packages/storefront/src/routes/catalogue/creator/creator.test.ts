import { expect, test } from 'vitest';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();

test('a name on the page of a series leads to what else is theirs', async () => {
  const site = createTestSite(app.build);
  const detail = await (await site.ask('/detail/salt-crown')).text();
  expect(detail).toMatch(/<a [^>]*href="\/creator\/1"[^>]*>Ines Marlowe<\/a>/);
  const creator = await site.ask('/creator/1');
  const html = await creator.text();
  expect(creator.status).toBe(200);
  expect(html).toMatch(/<title>Ines Marlowe · /);
  expect(html).toContain('href="/detail/salt-crown"');
  expect((await site.ask('/creator/2')).status).toBe(404);
});
