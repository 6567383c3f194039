import { expect, test } from 'vitest';
import { signedInJar } from '../testing/cookie-jar.ts';
import { compileApp, createTestSite } from '../testing/site-under-test.ts';

const app = await compileApp();
const REASON = 'Because you read Salt Crown';

test('home tells a signed-in reader why it recommends something, and asks nothing of the kind for a guest', async () => {
  const site = createTestSite(app.build);
  const jar = await signedInJar(site);
  const own = await (await jar.ask(site, '/')).text();
  expect(own).toContain(REASON);

  const guests = createTestSite(app.build);
  const page = await (await guests.ask('/')).text();
  expect(page).not.toContain(REASON);
  expect(guests.api.calls.map(({ pathname }) => pathname)).not.toContain('/v2/contents/foryou');
});

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
