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

test('home shows a signed-in reader their tickets, what is new in what they follow, and what they rented that ends soon, by one call', async () => {
  const site = createTestSite(app.build);
  const jar = await signedInJar(site);
  const own = await (await jar.ask(site, '/')).text();
  expect(own).toContain('New in what you follow');
  // The rental of the fake library has 41 hours left.
  expect(own).toContain('Ends soon');
  expect(own).toContain('Free tickets ready');
  expect(site.api.calls.filter(({ pathname }) => /^\/v2\/library(\/(favorite|shelves))?$/.test(pathname))).toHaveLength(
    1,
  );

  site.api.library.empty();
  const empty = await (await jar.ask(site, '/')).text();
  expect(
    ['New in what you follow', 'Ends soon', 'Free tickets ready'].filter((title) => empty.includes(title)),
  ).toEqual([]);

  const guests = createTestSite(app.build);
  await guests.ask('/');
  expect(guests.api.calls.some(({ pathname }) => pathname.startsWith('/v2/library'))).toBe(false);
});
