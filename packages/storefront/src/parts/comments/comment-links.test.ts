import { describe, expect, test } from 'vitest';
import { type CookieJar, signedInJar } from '../../testing/cookie-jar.ts';
import { fakeUser } from '../../testing/fake-accounts.ts';
import { NOW_MS } from '../../testing/fake-api.ts';
import { fakeComment } from '../../testing/fake-comments.ts';
import { pageOf, textOf } from '../../testing/read-form-page.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../../testing/site-under-test.ts';

const app = await compileApp('jp');
const us = await compileApp('us');
const platform = platformNamed('beltoon-jp');
const EPISODE = '/comment?contents=salt-crown&episode=ep-1';

async function open(user = fakeUser()): Promise<{ site: TestSite; jar: CookieJar }> {
  const site = createTestSite(app.build, { platform });
  return { site, jar: await signedInJar(site, { platformId: platform.id }, user) };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => fakeComment(NOW_MS, { commentId: index + 1 }));
const links = (html: string) => [...html.matchAll(/href="(\/comment[^"]*)"/g)].length;

test('the reader’s page leads to their own comments, a guest’s does not', async () => {
  const { site, jar } = await open();
  expect(await pageOf(site, jar, '/my')).toContain('href="/comment"');
  expect(links(await (await site.ask('/my')).text())).toBe(0);
});

test('an iPhone’s guest, who cannot write, is led nowhere', async () => {
  const { site, jar } = await open(fakeUser({ snsProvider: 'apple_guest', email: null, nickname: null }));
  expect(links(await pageOf(site, jar, '/my'))).toBe(0);
  expect(links(await pageOf(site, jar, '/viewer/salt-crown/ep-1'))).toBe(0);
});

describe('the viewer', () => {
  test('leads to the comments from its bar and its end, with their number', async () => {
    const { site, jar } = await open();
    site.api.comments.comments = many(7);
    const html = await pageOf(site, jar, '/viewer/salt-crown/ep-1');
    expect(links(html)).toBe(2);
    expect(textOf(html)).toContain('7 コメント');
  });

  test('opens without the number where that fails, and asks for none for a guest', async () => {
    const { site, jar } = await open();
    site.api.breakList('/comment/count');
    expect(links(await pageOf(site, jar, '/viewer/salt-crown/ep-1'))).toBe(2);
    const guests = createTestSite(app.build, { platform });
    expect(links(await (await guests.ask('/viewer/salt-crown/ep-1')).text())).toBe(2);
    expect(guests.api.calls.some(({ pathname }) => pathname.includes('/comment/'))).toBe(false);
  });

  test('has no link to comments where the platform has none, and the page is not there', async () => {
    const site = createTestSite(us.build);
    const jar = await signedInJar(site);
    const html = await pageOf(site, jar, '/viewer/salt-crown/ep-1');
    expect(links(html)).toBe(0);
    expect((await jar.ask(site, EPISODE)).status).toBe(404);
    expect((await jar.ask(site, '/_/comment?page=2')).status).toBe(404);
    expect(Object.keys(us.build.routes).filter((id) => /comment/i.test(id))).toEqual([]);
  });
});
