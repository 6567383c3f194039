import { describe, expect, test } from 'vitest';
import { type CookieJar, createCookieJar, signedInJar } from '../../../testing/cookie-jar.ts';
import { fakeUser } from '../../../testing/fake-accounts.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../../../testing/site-under-test.ts';

const PAGE = '/user/adult?callback=%2Fdetail%2Fnight-only';
const BORN = { year: '1998', month: '3', day: '16' };

const [us, jp, th] = await Promise.all([compileApp('us'), compileApp('jp'), compileApp('th')]);

const siteOf = (platformId: 'bom-us' | 'beltoon-jp' | 'bom-th'): TestSite => {
  const { build } = { 'bom-us': us, 'beltoon-jp': jp, 'bom-th': th }[platformId];
  return createTestSite(build, { platform: platformNamed(platformId), koreanCheckOrigin: 'https://nice.example' });
};

/** A site, and the browser of a signed-in reader with these facts. */
async function signedIn(platformId: Parameters<typeof siteOf>[0], facts: Parameters<typeof fakeUser>[0] = {}) {
  const site = siteOf(platformId);
  const jar = await signedInJar(site, { platformId }, fakeUser(facts));
  return { site, jar };
}

/** The document without its scripts, whose data has the texts of every step. */
async function shown(answer: Response): Promise<string> {
  return (await answer.text()).replaceAll(/<script\b.*?<\/script>/gs, '');
}

async function read(site: TestSite, jar: CookieJar, path = PAGE) {
  const answer = await jar.ask(site, path);
  return { status: answer.status, location: answer.headers.get('location'), html: await shown(answer) };
}

function send(site: TestSite, jar: CookieJar, fields: Record<string, string>, path = PAGE) {
  return jar.ask(site, path, { method: 'POST', body: new URLSearchParams(fields) });
}

const changes = (site: TestSite) =>
  site.api.calls
    .filter(({ method, pathname }) => method === 'PUT' || pathname.startsWith('/user/auth'))
    .map(({ method, pathname, body }) => ({
      call: `${method} ${pathname}`,
      body: body === '' ? null : JSON.parse(body),
    }));

const named = (html: string, name: string) => html.includes(`name="${name}"`);
const led = (answer: Response) => [answer.status, answer.headers.get('location')];

describe('a guest', () => {
  test('is asked yes or no where their answer counts; elsewhere they log in and come back', async () => {
    const asked = await read(siteOf('beltoon-jp'), createCookieJar());
    expect(asked.html).toContain('あなたは18歳以上ですか？');
    expect(asked.html).toContain('href="/home/weekly"');
    for (const platformId of ['bom-us', 'bom-th'] as const) {
      const { html } = await read(siteOf(platformId), createCookieJar());
      expect(html).toContain('href="/user/login?callback=%2Fdetail%2Fnight-only"');
      expect([named(html, 'step'), named(html, 'year')]).toEqual([false, false]);
    }
  });

  test('says yes: a cookie for a day, and the page that they came from, as a new document', async () => {
    const site = siteOf('beltoon-jp');
    const answer = await send(site, createCookieJar(), { step: 'yesNo' });
    expect(led(answer)).toEqual([303, '/detail/night-only']);
    expect(answer.headers.get('set-cookie')).toBe('notLoginAdult=Y; Max-Age=86400; Path=/; SameSite=Lax');
    expect([answer.headers.has('x-remix-reload-document'), answer.headers.has('x-remix-replace')]).toEqual([
      true,
      true,
    ]);
    expect(site.api.calls).toEqual([]);
  });

  test('who has said yes is led on, and sees the work', async () => {
    const site = siteOf('beltoon-jp');
    const jar = createCookieJar();
    expect((await read(site, jar, '/detail/night-only')).html).not.toContain('Night Only');
    await send(site, jar, { step: 'yesNo' });
    expect(await read(site, jar)).toMatchObject({ status: 302, location: '/detail/night-only' });
    expect((await read(site, jar, '/detail/night-only')).html).toContain('Night Only');
  });

  test.each([
    ['bom-us', { step: 'yesNo' }],
    ['bom-us', { step: 'birthday', ...BORN }],
    ['beltoon-jp', { step: 'birthday', ...BORN }],
    ['beltoon-jp', { step: 'hidden' }],
  ] as const)('whose answer does not count on %s is led to the log-in page: %j', async (platformId, fields) => {
    const site = siteOf(platformId);
    const answer = await send(site, createCookieJar(), fields);
    expect(led(answer)).toEqual([303, '/user/login?callback=%2Fdetail%2Fnight-only']);
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.includes('dult'))).toEqual([]);
  });

  test.each([
    ['', '/home/mature'],
    ['?callback=%2F%2Felsewhere.example', '/home/mature'],
    ['?callback=%2Fuser%2Fadult', '/home/mature'],
    ['?callback=%2Fuser%2Flogin', '/home/mature'],
    ['?callback=%2Fcallback%2Fadult-kr', '/home/mature'],
    ['?callback=%2Fviewer%2Fnight-only%2Fep-1', '/viewer/night-only/ep-1'],
  ])('is led to no other site, and never in a circle: %j', async (query, location) => {
    const answer = await send(siteOf('beltoon-jp'), createCookieJar(), { step: 'yesNo' }, `/user/adult${query}`);
    expect(led(answer)).toEqual([303, location]);
  });
});

describe('a signed-in reader', () => {
  test('chooses a birthday on wheels that start empty, in the order and the years of the language', async () => {
    const { site, jar } = await signedIn('bom-th');
    const { html } = await read(site, jar);
    expect([...html.matchAll(/<select name="(\w+)"/g)].map(([, name]) => name)).toEqual(['day', 'month', 'year']);
    expect(html).toContain('<option value="" selected="">ปี พ.ศ.</option>');
    expect(html).toMatch(/<option value="1998"[^>]*>2541</);
    expect([/<option value="2027"/.test(html), /<option value="1927"/.test(html)]).toEqual([true, true]);
    expect([/<option value="2028"/.test(html), /<option value="1926"/.test(html)]).toEqual([false, false]);
  });

  test('is verified by the birthday: new tokens, and the page that they came from', async () => {
    const { site, jar } = await signedIn('bom-us');
    const answer = await send(site, jar, { step: 'birthday', ...BORN });
    expect(led(answer)).toEqual([303, '/detail/night-only']);
    expect(answer.headers.has('x-remix-reload-document')).toBe(true);
    expect(changes(site)).toEqual([
      {
        call: 'PUT /user',
        body: { action: 'ADULT', verifyAdultRequest: { birthedAt: '1998-03-16' }, refreshToken: 'refresh-1' },
      },
    ]);
    const { user } = await (await jar.ask(site, '/api/auth/session')).json();
    expect(user).toMatchObject({ isAdult: true, isAdultToggle: true, refreshToken: { token: 'refresh-2' } });
    expect(await read(site, jar)).toMatchObject({ status: 302, location: '/detail/night-only' });
  });

  test.each([
    ['nothing chosen', { year: '', month: '', day: '' }, false],
    ['a part missing', { year: '1998', month: '3', day: '' }, false],
    ['a text', { year: 'MCMXCVIII', month: '3', day: '16' }, false],
    ['too young', { year: '2012', month: '3', day: '16' }, true],
    ['a day that does not exist', { year: '1998', month: '2', day: '30' }, true],
  ])('sees the sentence of section 5 without script, and what they chose: %s', async (_, parts, isAsked) => {
    const { site, jar } = await signedIn('bom-us');
    site.api.accounts.refuseChanges('UNAUTHORIZED_ADULT');
    const answer = await send(site, jar, { step: 'birthday', ...parts });
    const html = await shown(answer);
    expect(answer.status).toBe(422);
    expect(html).toContain('Please check your Date of Birth.');
    expect(html).toContain('This section opens at 18.');
    if (/^\d+$/.test(parts.year))
      expect(html).toContain(`<option value="${parts.year}" class="bg-surface text-fg" selected="">`);
    expect(changes(site)).toHaveLength(isAsked ? 1 : 0);
  });

  test('says yes on a site that asks for no birthday, which holds for a year', async () => {
    const { site, jar } = await signedIn('beltoon-jp');
    expect((await read(site, jar)).html).toContain('確認は年に1回です');
    const answer = await send(site, jar, { step: 'yesNo' });
    expect(led(answer)).toEqual([303, '/detail/night-only']);
    expect(answer.headers.get('set-cookie')).not.toContain('notLoginAdult');
    expect(changes(site)[0]?.body).toMatchObject({ verifyAdultRequest: { birthedAt: null } });
  });

  test('confirms after a year the birthday that is known, and cannot change it', async () => {
    const { site, jar } = await signedIn('bom-us', { birthedAt: '1990-05-01' });
    const { html } = await read(site, jar);
    expect(html).toContain('Your date of birth is 1990.05.01.');
    expect(named(html, 'year')).toBe(false);
    await send(site, jar, { step: 'renewal', ...BORN });
    expect(changes(site)[0]?.body).toMatchObject({ verifyAdultRequest: { birthedAt: null } });
  });

  test('a reader who is too young by a known birthday sees the date, and no question', async () => {
    for (const [platformId, sentence] of [
      ['bom-us', 'This section opens at 18.'],
      ['bom-th', 'หมวดนี้เปิดให้ผู้ที่มีอายุ 19 ปีขึ้นไป'],
    ] as const) {
      const { site, jar } = await signedIn(platformId, { birthedAt: '2010-05-01' });
      const { html } = await read(site, jar);
      expect(html).toContain(sentence);
      expect([named(html, 'step'), html.includes('href="/home/weekly"')]).toEqual([false, true]);
      expect(await read(site, jar, '/home/mature')).toMatchObject({ status: 302, location: '/home/weekly' });
    }
  });

  test('who turned adult works off turns them on again', async () => {
    const { site, jar } = await signedIn('bom-us', { isAdult: true, isAdultToggle: false });
    expect((await read(site, jar)).html).toContain('Works for adults are hidden');
    const answer = await send(site, jar, { step: 'hidden' });
    expect(led(answer)).toEqual([303, '/detail/night-only']);
    expect(changes(site)).toEqual([{ call: 'PUT /user/adult/toggle/true', body: null }]);
  });

  test('sees why the api refuses, in a page that can be sent again', async () => {
    const { site, jar } = await signedIn('bom-us');
    site.api.accounts.refuseChanges('UNKNOWN');
    const answer = await send(site, jar, { step: 'birthday', ...BORN });
    expect(answer.status).toBe(422);
    expect(await shown(answer)).toContain('role="alert"');
  });

  test('has a page that is not cached', async () => {
    const { site, jar } = await signedIn('bom-us');
    expect((await jar.ask(site, PAGE)).headers.get('cache-control')).toBe('no-store');
  });
});

describe('a Korean address', () => {
  const KOREAN = { isAdult: true, isAdultToggle: true, isKrIpUser: true, isAdultKr: false, birthedAt: '1995-05-05' };

  test('comes to the phone after the birthday', async () => {
    const { site, jar } = await signedIn('bom-us', { isKrIpUser: true, isAdultKr: false });
    expect(named((await read(site, jar)).html, 'year')).toBe(true);
    const answer = await send(site, jar, { step: 'birthday', ...BORN });
    expect(led(answer)).toEqual([303, PAGE]);
    const { html } = await read(site, jar);
    expect([html.includes('2 of 2'), html.includes('The phone must be in your own name.')]).toEqual([true, true]);
  });

  test('is not checked before the reader agrees', async () => {
    const { site, jar } = await signedIn('bom-us', KOREAN);
    const { html } = await read(site, jar);
    expect(/<input name="consent"[^>]*checked/.test(html)).toBe(false);
    const answer = await send(site, jar, { step: 'koreanPhone' });
    expect([answer.status, (await shown(answer)).includes('Please tick this to go on.')]).toEqual([422, true]);
    expect(site.api.calls.some(({ pathname }) => pathname === '/nice/encode')).toBe(false);
  });

  test('gets the form of the check, which may lead there and stays with the page that opened its window', async () => {
    const { site, jar } = await signedIn('bom-us', KOREAN);
    const answer = await send(site, jar, { step: 'koreanPhone', consent: 'on' });
    const html = await shown(answer);
    expect(answer.status).toBe(200);
    expect(site.api.calls).toContainEqual(
      expect.objectContaining({ pathname: '/nice/encode', search: '?isAgreed=true' }),
    );
    expect(html).toContain('action="https://nice.example/check"');
    expect(html).toContain('<input type="hidden" name="token_version_id" value="token-1"/>');
    expect([named(html, 'step'), named(html, 'consent'), named(html, 'address')]).toEqual([false, false, false]);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /form-action 'self'[^;]* https:\/\/nice\.example[ ;]/,
    );
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const page = await jar.ask(site, PAGE);
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  });

  const RESULT = '/callback/adult-kr?token_version_id=t&enc_data=e&integrity_value=i';

  test('comes back, and the reader is verified', async () => {
    const { site, jar } = await signedIn('bom-us', KOREAN);
    const answer = await jar.ask(site, RESULT);
    expect(await shown(answer)).toContain('Your age is confirmed');
    expect(changes(site)).toEqual([
      {
        call: 'POST /user/auth/adult/kr',
        body: { token_version_id: 't', enc_data: 'e', integrity_value: 'i', refreshToken: 'refresh-1' },
      },
    ]);
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
    const { user } = await (await jar.ask(site, '/api/auth/session')).json();
    expect(user).toMatchObject({ isAdultKr: true, refreshToken: { token: 'refresh-2' } });
  });

  test.each([
    ['what the api refuses', RESULT, 'MALFORMED_REQUEST'],
    ['an answer that is none', '/callback/adult-kr', null],
  ])('says nothing of %s, but how to start again', async (_, path, refused) => {
    const { site, jar } = await signedIn('bom-us', KOREAN);
    site.api.accounts.refuseChanges(refused);
    const { html } = await read(site, jar, path);
    expect(html).toContain('Nothing happened? Close that window and start again.');
    expect(html).not.toContain('Your age is confirmed');
  });

  test('is asked nothing of the api for a guest', async () => {
    const site = siteOf('bom-us');
    const { html } = await read(site, createCookieJar(), RESULT);
    expect(html).toContain('Nothing happened? Close that window and start again.');
    expect(changes(site)).toEqual([]);
  });

  test('concerns no other site', async () => {
    const { site, jar } = await signedIn('bom-th', { ...KOREAN, birthedAt: '1995-05-05' });
    expect((await read(site, jar, RESULT)).status).toBe(404);
  });
});

test('two sites with the same reader and session: one does not answer for the other', async () => {
  const first = await signedIn('bom-us');
  const second = siteOf('bom-th');
  second.api.accounts.open(fakeUser());
  const answer = await first.jar.ask(second, PAGE, {
    method: 'POST',
    body: new URLSearchParams({ step: 'birthday', ...BORN }),
  });
  expect(led(answer)).toEqual([303, '/user/login?callback=%2Fdetail%2Fnight-only']);
  expect(changes(second)).toEqual([]);
});
