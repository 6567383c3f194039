import { expect, test } from 'vitest';
import { type CookieJar, createCookieJar, signedInJar } from '../../../testing/cookie-jar.ts';
import { compileApp, createTestSite, type TestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();

async function open(): Promise<{ site: TestSite; jar: CookieJar }> {
  const site = createTestSite(app.build);
  return { site, jar: await signedInJar(site) };
}
const ID = '00000000-0000-4000-8000-000000000009';
const MARK = { contentsAlias: 'salt-crown', episodeAlias: 'ep-1', kind: 'BOOKMARK', startAnchor: 'p2@0.5' };
const send = (site: TestSite, of: CookieJar, body: unknown) =>
  of.ask(site, '/_/marks', {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('the marks of an episode are those of the session alone', async () => {
  const { site, jar } = await open();
  const answer = await jar.ask(site, '/_/marks?series=salt-crown&episode=ep-1');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toMatchObject({ marks: [{ quote: 'the tide' }, { note: 'Again' }] });
  expect((await jar.ask(site, '/_/marks?series=salt-crown&episode=none')).status).toBe(404);
  expect((await createCookieJar().ask(site, '/_/marks?series=salt-crown&episode=ep-1')).status).toBe(401);
});

test('a change is passed on with its id; a guest, and what is no mark, is refused', async () => {
  const { site, jar } = await open();
  expect((await send(site, jar, { markId: ID, mark: MARK })).status).toBe(204);
  const put = site.api.calls.at(-1);
  expect([put?.method, put?.pathname]).toEqual(['PUT', `/v2/library/marks/${ID}`]);
  expect(JSON.parse(put?.body ?? '')).toMatchObject(MARK);
  expect((await send(site, jar, { markId: ID, mark: null })).status).toBe(204);
  expect(site.api.calls.at(-1)).toMatchObject({ method: 'DELETE', pathname: `/v2/library/marks/${ID}` });
  expect((await send(site, createCookieJar(), { markId: ID, mark: MARK })).status).toBe(401);
  for (const wrong of ['', '{', { markId: ID }, { markId: ID, mark: { ...MARK, startAnchor: 'somewhere' } }])
    expect((await send(site, jar, wrong)).status).toBe(400);
});

test.each([
  ['MARK_LIMIT', 409],
  ['TOO_MANY_REQUESTS', 429],
] as const)('tells the script that there are too many marks, or too many changes: %s', async (code, status) => {
  const { site, jar } = await open();
  site.api.library.refuseMarks(code);
  expect((await send(site, jar, { markId: ID, mark: MARK })).status).toBe(status);
});
