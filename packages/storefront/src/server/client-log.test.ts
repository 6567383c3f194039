import { expect, test } from 'vitest';
import { compileApp, createTestSite } from '../testing/site-under-test.ts';

const app = await compileApp();
const REPORT = {
  logType: 'ERROR',
  platform: 'WEB',
  ip: '192.0.2.1',
  date: 1,
  url: 'https://us.example/viewer/salt-crown/ep-1?email=a@b.example',
  action: 'script-error:TypeError',
  data: 'a@b.example',
};

async function report(change: object) {
  const site = createTestSite(app.build);
  const answer = await site.ask('/api/logger', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...REPORT, ...change }),
  });
  const lines = site.logged.filter(({ message }) => message === 'reported by a browser');
  expect(JSON.stringify(lines)).not.toMatch(/a@b\.example|192\.0\.2\.1/);
  return [answer.status, lines.map(({ level, facts }) => [level, facts.logType, facts.action, facts.page])];
}

test.each([
  ['an error', {}, [200, [['warn', 'ERROR', 'script-error:TypeError', '/viewer/salt-crown/ep-1']]]],
  ['a note', { logType: 'info' }, [200, [['info', 'INFO', 'script-error:TypeError', '/viewer/salt-crown/ep-1']]]],
  ['no address', { url: undefined }, [200, [['warn', 'ERROR', 'script-error:TypeError', '/']]]],
  ['a debug log', { logType: 'debug' }, [200, []]],
  ['no action', { action: '' }, [400, []]],
  ['words of a reader as the action', { action: 'my password is' }, [400, []]],
  ['an unknown kind', { logType: 'LOUD' }, [400, []]],
])('%s', async (_, change, expected) => {
  expect(await report(change)).toEqual(expected);
});

test('a report that is too large, or from another site, is refused', async () => {
  const site = createTestSite(app.build);
  const post = (init: RequestInit) => site.ask('/api/logger', { method: 'POST', ...init });
  expect((await post({ body: 'x'.repeat(20_000) })).status).toBe(413);
  expect((await post({ body: '{}', headers: { origin: 'https://elsewhere.example' } })).status).toBe(403);
});

test('the reports of one browser bear one id for a day, which nothing else is sent with', async () => {
  const site = createTestSite(app.build);
  const headersWith = (cookie: string) => ({ cookie, 'content-type': 'application/json' });
  const post = (cookie: string, logType = 'ERROR') =>
    site.ask('/api/logger', {
      method: 'POST',
      headers: headersWith(cookie),
      body: JSON.stringify({ ...REPORT, logType }),
    });
  const idsLogged = () =>
    site.logged.flatMap(({ message, facts }) => (message === 'reported by a browser' ? [facts.browserId] : []));
  expect((await post('', 'DEBUG')).headers.getSetCookie()).toEqual([]);
  const [cookie = ''] = (await post('')).headers.getSetCookie();
  expect(cookie).toMatch(
    /^longstrip-bom-us-browser-id=[0-9a-f-]{36}; Max-Age=86400; Path=\/api\/logger; HttpOnly; Secure; SameSite=Strict$/,
  );
  const [pair = ''] = cookie.split(';');
  expect((await post(pair)).headers.getSetCookie()).toEqual([]);
  const [first, second] = idsLogged();
  expect([second, pair]).toEqual([first, `longstrip-bom-us-browser-id=${first}`]);
  expect((await post('longstrip-bom-us-browser-id=a@b.example')).headers.getSetCookie()).toHaveLength(1);
  expect(new Set(idsLogged()).size).toBe(2);
  expect((await site.ask('/')).headers.getSetCookie()).toEqual([]);
});
