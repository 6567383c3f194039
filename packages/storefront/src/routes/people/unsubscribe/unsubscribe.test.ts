import { describe, expect, test } from 'vitest';
import { createCookieJar, postForm } from '../../../testing/cookie-jar.ts';
import { RIGHT_SIGNATURE } from '../../../testing/fake-codes.ts';
import { compileApp, createTestSite, type TestSite } from '../../../testing/site-under-test.ts';

// Pages of an account that are not the settings, as a browser without script uses them.

const apps = { us: await compileApp(), th: await compileApp('th'), jp: await compileApp('jp') };
const bodiesTo = (site: TestSite, path: string) =>
  site.api.calls.filter(({ pathname }) => pathname === path).map(({ body }) => JSON.parse(body));

describe('the link of a mail with news', () => {
  const PAGE = `/mail/unsubscribe?userId=reader-1&signature=${RIGHT_SIGNATURE}`;
  const usSite = () => createTestSite(apps.us.build);

  test('shows one button, changes nothing by being opened, and is kept by no browser', async () => {
    const site = usSite();
    const answer = await site.ask(PAGE);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toContain('>Stop these mails</');
    expect(bodiesTo(site, '/mail/unsubscribe')).toEqual([]);
  });

  test.each([
    ['the button of a mail program, without a cookie', { 'List-Unsubscribe': 'One-Click' }],
    ['the button of the page', {}],
  ])('ends them by %s', async (_, fields) => {
    const site = usSite();
    const body = new URLSearchParams(fields);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await site.ask(PAGE, { method: 'POST', headers, body: `${body}` });
    expect([answer.status, (await answer.text()).includes('You get no more news by e-mail')]).toEqual([200, true]);
    expect(bodiesTo(site, '/mail/unsubscribe')).toEqual([{ userId: 'reader-1', signature: RIGHT_SIGNATURE }]);
  });

  test.each(['/mail/unsubscribe', '/mail/unsubscribe?userId=reader-1&signature=other'])(
    'that is none says so: %s',
    async (path) => {
      const { html } = await postForm(createCookieJar(), usSite(), path, {});
      expect(html).toContain('This link does not work');
    },
  );
});
