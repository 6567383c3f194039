import { expect, test } from 'vitest';
import { signedInJar } from '../../../testing/cookie-jar.ts';
import { compileApp, createTestSite } from '../../../testing/site-under-test.ts';

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
