import { expect, test } from 'vitest';
import { compileApp, createTestSite } from '../../testing/site-under-test.ts';

const app = await compileApp();

test.each([
  ['OAuthCallbackError', 'The other site did not confirm your login.'],
  ['AccountNotLinkedError', 'is registered with another way'],
  ['SessionRequired', 'Please log in first.'],
  ['made up <b>', 'try again'],
])('the log-in page says what went wrong on the way to it: %s', async (error, sentence) => {
  const site = createTestSite(app.build);
  for (const path of ['/callback/login-error', '/user/login']) {
    const html = await (await site.ask(`${path}?${new URLSearchParams({ error })}`)).text();
    const alert = /role="alert"[^>]*>(.*?)<\/p>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '';
    expect([path, alert]).toEqual([path, expect.stringContaining(sentence)]);
  }
});

test('the way that an account has is pointed at below its own button', async () => {
  const address = '/user/login?error=AccountNotLinkedError&type=facebook';
  const html = await (await createTestSite(app.build).ask(address)).text();
  const item = /action="\/api\/auth\/signin\/facebook".*?<\/li>/s.exec(html)?.[0] ?? '';
  expect(item).toContain('Your account with this e-mail address logs in this way.');
  expect(html.match(/role="alert"/g)?.length).toBe(1);
});

test('a provider that gave no address is blamed below its own button', async () => {
  const html = await (await createTestSite(app.build).ask('/user/login?error=EMPTY_EMAIL&type=twitter')).text();
  const item = /action="\/api\/auth\/signin\/twitter".*?<\/li>/s.exec(html)?.[0] ?? '';
  expect(item).toContain('role="alert"');
  expect(html.match(/role="alert"/g)?.length).toBe(1);
});
