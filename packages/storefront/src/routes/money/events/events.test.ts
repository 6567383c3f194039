import { describe, expect, test } from 'vitest';
import { type CookieJar, createCookieJar, postForm } from '../../../testing/cookie-jar.ts';
import { NOW_MS } from '../../../testing/fake-api.ts';
import { fakeEvent, fakeTicketEvent } from '../../../testing/fake-events.ts';
import { alertsOf, hiddenOf, landed, pageOf, signInTo, textOf } from '../../../testing/read-form-page.ts';
import { compileApp, createTestSite, type TestSite } from '../../../testing/site-under-test.ts';

const app = await compileApp();
const DAY_MS = 86_400_000;

const open = () => signInTo(createTestSite(app.build));

const post = (site: TestSite, jar: CookieJar, path: string, step: string, fields: Record<string, string> = {}) =>
  postForm(jar, site, path, { step, requestId: 'request-1', ...fields });

const ADDRESS = {
  name: 'Ada Reader',
  zipCode: '94103',
  city: 'San Francisco',
  address1: '1 Market Street',
  address2: '',
  phone: '+1 415 555 0100',
};

describe('the list of events', () => {
  test('shows what runs, what comes and what has ended, with dates and for whom it is', async () => {
    const site = createTestSite(app.build);
    site.api.events.events = [
      fakeEvent(NOW_MS, { audience: 'MINORS' }),
      fakeEvent(NOW_MS, { id: 'later', title: 'Later', startsAt: NOW_MS + 2 * DAY_MS, endsAt: NOW_MS + 90 * DAY_MS }),
      fakeEvent(NOW_MS, { id: 'gone', title: 'Gone by', endsAt: NOW_MS }),
    ];
    const html = await pageOf(site, createCookieJar(), '/event');
    const text = textOf(html);
    expect(text).toContain('On now On now Younger readers only Three stamps Look in each day.');
    expect(text).toMatch(
      /Coming soon Later Look in each day\. 2026\.11\.23 \d\d:\d\d – 2027\.02\.19 \d\d:\d\d Starts in 2 days/,
    );
    expect(text).toContain('Ended Gone by');
    expect([...html.matchAll(/href="(\/event\/[^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/event/stamps',
      '/event/later',
      '/event/gone',
    ]);
  });

  test('is paged, and a page that is no longer there leads to the first', async () => {
    const site = createTestSite(app.build);
    site.api.events.events = Array.from({ length: 21 }, (_, index) => fakeEvent(NOW_MS, { id: `event-${index}` }));
    const jar = createCookieJar();
    expect(await pageOf(site, jar, '/event')).toMatch(/href="\/event\?page=2"/);
    expect(await pageOf(site, jar, '/event?page=2')).toContain('href="/event/event-20"');
    const gone = await jar.ask(site, '/event?page=3');
    expect([gone.status, gone.headers.get('location')]).toEqual([302, '/event']);
  });

  test('says so when there are none', async () => {
    const site = createTestSite(app.build);
    site.api.events.events = [];
    expect(textOf(await pageOf(site, createCookieJar(), '/event'))).toContain('No events right now');
  });
});

describe('an event', () => {
  test('leads a guest to the login and back, and shows no stamps', async () => {
    const site = createTestSite(app.build);
    const jar = createCookieJar();
    const html = await pageOf(site, jar, '/event/stamps');
    expect(html).toContain('href="/user/login?callback=%2Fevent%2Fstamps"');
    expect(hiddenOf(html, 'requestId')).toEqual([]);
    const sent = await post(site, jar, '/event/stamps', 'attend');
    expect([sent.status, sent.to]).toEqual([303, '/user/login?callback=%2Fevent%2Fstamps']);
  });

  test.each([
    [NOW_MS + 1, NOW_MS + DAY_MS, 'Coming soon', false],
    [NOW_MS, NOW_MS + DAY_MS, 'On now', true],
    [NOW_MS - DAY_MS, NOW_MS + 1, 'On now', true],
    [NOW_MS - DAY_MS, NOW_MS, 'Ended', false],
  ])('from %d to %d is %s', async (startsAt, endsAt, state, isOpen) => {
    const { site, jar } = await open();
    site.api.events.events = [fakeEvent(NOW_MS, { startsAt, endsAt })];
    const html = await pageOf(site, jar, '/event/stamps');
    expect(textOf(html)).toContain(state);
    expect(textOf(html).includes('Check in today')).toBe(isOpen);
  });

  test('may have text with links of its own site alone, and series', async () => {
    const { site, jar } = await open();
    const body = 'Read <a href="/home/weekly">the week</a><script>alert(1)</script>';
    site.api.events.events = [fakeEvent(NOW_MS, { id: 'words', kind: 'BANNER', attendance: null, body })];
    const html = await pageOf(site, jar, '/event/words');
    expect(html).toMatch(/<a[^>]*href="\/home\/weekly"[^>]*>the week<\/a>/);
    expect(html).not.toContain('alert(1)');
    expect(hiddenOf(html, 'step')).toEqual([]);
  });

  test.each([
    ['ALL', true],
    ['ADULTS', false],
  ] as const)('for %s describes itself in a shared link: %s', async (audience, showsEvent) => {
    const { site, jar } = await open();
    const image = {
      imagePath: 'https://us.example/_/image?url=%2Fevent%2Fart',
      width: 720,
      height: 330,
      placeholder: null,
    };
    site.api.events.events = [fakeEvent(NOW_MS, { audience, image })];
    const html = await pageOf(site, jar, '/event/stamps');
    expect(textOf(html)).toContain('Three stamps');
    const shared = [...html.matchAll(/<meta (?:property|name)="(?:og|twitter):[^>]*>/g)].join('');
    expect([shared.includes('Three stamps'), shared.includes('event%2Fart')]).toEqual([showsEvent, showsEvent]);
    expect(shared.includes('/opengraph"')).toBe(!showsEvent);
  });

  test.each([
    ['UNAUTHORIZED_ADULT', 'This event is for adults only.', true],
    ['UNAUTHORIZED_NON_ADULT', 'This event is for readers under age only.', false],
    ['UNAUTHORIZED_USER', 'Your account cannot take part in this event.', false],
  ])('%s says why, tells nothing of it, and leads on', async (code, sentence, toAgeCheck) => {
    const { site, jar } = await open();
    site.api.events.refuse('GET event', code);
    const html = await pageOf(site, jar, '/event/stamps');
    expect(textOf(html)).toContain(sentence);
    expect(html).not.toContain('Three stamps');
    expect(html.includes('href="/user/adult?callback=%2Fevent%2Fstamps"')).toBe(toAgeCheck);
    expect(html).toContain('content="noindex"');
  });

  test('NOT_FOUND_EVENT is the page of what is missing', async () => {
    const { site, jar } = await open();
    const answer = await jar.ask(site, '/event/nowhere');
    expect(answer.status).toBe(404);
    const sent = await post(site, jar, '/event/nowhere', 'attend');
    expect(sent.status).toBe(404);
  });
});

describe('a stamp', () => {
  test('is taken once a press, and its reward is said', async () => {
    const { site, jar } = await open();
    const [requestId = ''] = hiddenOf(await pageOf(site, jar, '/event/stamps'), 'requestId');
    const sent = await postForm(jar, site, '/event/stamps', { step: 'attend', requestId });
    expect(site.api.events.bodiesOf('attend')).toEqual([{ requestId }]);
    const text = await landed(site, jar, sent);
    expect(text).toContain('Stamp 1 is yours. You got: 50 M');
    expect(text).toContain('Today’s stamp is yours.');
    expect(text).not.toContain('Check in today');
  });

  test('that was not taken is not said to be, whatever the address says', async () => {
    const { site, jar } = await open();
    expect(textOf(await pageOf(site, jar, '/event/stamps?done=attend'))).not.toContain('is yours.');
  });

  test.each([
    ['NOT_EVENT_PERIOD', 'This event is not running now. Please check its dates.'],
    ['UNAUTHORIZED_USER', 'Your account cannot take part in this event. Please see its conditions.'],
  ])('%s is said on the page, which is drawn anew', async (code, sentence) => {
    const { site, jar } = await open();
    site.api.events.refuse('POST attend', code);
    if (code === 'NOT_EVENT_PERIOD') site.api.events.events = [fakeEvent(NOW_MS, { endsAt: NOW_MS })];
    const { status, html } = await post(site, jar, '/event/stamps', 'attend');
    expect([status, alertsOf(html)]).toEqual([200, [sentence]]);
  });

  test('without an answer keeps its request id, so that the next try is the same change', async () => {
    const { site, jar } = await open();
    site.api.breakList('/attend');
    const { status, html } = await post(site, jar, '/event/stamps', 'attend');
    expect([status, hiddenOf(html, 'requestId')]).toEqual([422, ['request-1']]);
  });
});

describe('the coupon of an event', () => {
  const coupon = { needsCode: true, isReceived: false };
  const event = () => fakeEvent(NOW_MS, { id: 'code', kind: 'COUPON', attendance: null, rewards: [], coupon });

  test('is got by its code', async () => {
    const { site, jar } = await open();
    site.api.events.events = [event()];
    const sent = await post(site, jar, '/event/code', 'claim', { code: ' stamps-100 ' });
    expect(site.api.events.bodiesOf('claim')).toEqual([{ requestId: 'request-1', code: 'stamps-100' }]);
    expect(await landed(site, jar, sent)).toContain('The coupon is yours.');
  });

  test('without a code is got by a press', async () => {
    const { site, jar } = await open();
    site.api.events.events = [{ ...event(), coupon: { ...coupon, needsCode: false } }];
    expect(hiddenOf(await pageOf(site, jar, '/event/code'), 'step')).toEqual(['claimWithoutCode']);
    await post(site, jar, '/event/code', 'claimWithoutCode');
    expect(site.api.events.bodiesOf('claim')).toEqual([{ requestId: 'request-1', code: null }]);
  });

  test('asks for a code under the field, and sends nothing', async () => {
    const { site, jar } = await open();
    site.api.events.events = [event()];
    const { status, html } = await post(site, jar, '/event/code', 'claim', { code: ' ' });
    expect([status, alertsOf(html)]).toEqual([422, ['Enter the code']]);
    expect(site.api.events.bodiesOf('claim')).toEqual([]);
  });

  test.each(['NOT_FOUND_COUPON', 'EXPIRED_COUPON', 'ALREADY_RECEIVED_COUPON', 'SOLD_OUT_COUPON', 'TOO_MANY_REQUESTS'])(
    '%s is said under the field, and the code stays',
    async (code) => {
      const { site, jar } = await open();
      site.api.events.events = [event()];
      site.api.events.refuse('POST claim', code);
      const { html } = await post(site, jar, '/event/code', 'claim', { code: 'WRONG' });
      expect(alertsOf(html)).toHaveLength(1);
      expect(html).toMatch(/<input[^>]*name="code"[^>]*value="WRONG"/);
    },
  );
});

describe('a ticket', () => {
  test('is taken, numbered, and what it gave is said', async () => {
    const { site, jar } = await open();
    site.api.events.events = [fakeTicketEvent(NOW_MS)];
    expect(textOf(await pageOf(site, jar, '/event/tickets'))).toContain('3 of 100 tickets left');
    const text = await landed(site, jar, await post(site, jar, '/event/tickets', 'join'));
    expect(text).toContain('Your ticket: no. 98 You got: 1 spin');
  });

  test('NOT_EVENT_REMAIN_TICKET: all are taken, and the form is gone', async () => {
    const { site, jar } = await open();
    site.api.events.events = [fakeTicketEvent(NOW_MS)];
    site.api.events.refuse('POST join', 'NOT_EVENT_REMAIN_TICKET');
    const refused = await post(site, jar, '/event/tickets', 'join');
    expect([refused.status, alertsOf(refused.html)]).toEqual([200, ['All tickets are taken.']]);
    site.api.events.events = [fakeTicketEvent(NOW_MS, { remaining: 0 })];
    const html = await pageOf(site, jar, '/event/tickets');
    expect(textOf(html)).toContain('All tickets are taken.');
    expect(hiddenOf(html, 'step')).toEqual([]);
  });

  test.each([
    [{ isDrawn: false }, null, 'The winners are drawn after the event ends.'],
    [{ isDrawn: true }, true, 'You have won!'],
    [{ isDrawn: true }, false, 'Not drawn this time.'],
  ])('of a draw: %j, won %s', async (ticket, isWinner, sentence) => {
    const { site, jar } = await open();
    const own = { mode: 'DRAW', winnerCount: 10, mine: { ticketNo: 7, isWinner }, ...ticket } as const;
    site.api.events.events = [fakeTicketEvent(NOW_MS, own)];
    expect(textOf(await pageOf(site, jar, '/event/tickets'))).toContain(sentence);
  });
});

test('the results of a draw are on its page once it is over, with the reader’s own ticket', async () => {
  const { site, jar } = await open();
  const over = { endsAt: NOW_MS };
  const draw = { mode: 'DRAW', winnerCount: 2, mine: { ticketNo: 7, isWinner: true } } as const;
  site.api.events.events = [fakeTicketEvent(NOW_MS, draw)];
  expect(textOf(await pageOf(site, jar, '/event/tickets'))).not.toContain('Results');
  site.api.events.events = [fakeTicketEvent(NOW_MS, draw, over)];
  expect(textOf(await pageOf(site, jar, '/event/tickets'))).toContain('Results The winning numbers are shown here');
  site.api.events.events = [fakeTicketEvent(NOW_MS, { ...draw, isDrawn: true, winners: [7, 31] }, over)];
  expect(textOf(await pageOf(site, jar, '/event/tickets'))).toContain('Results Winning tickets no. 7, yours 31');
});

describe('the address of a prize', () => {
  const withTicket = { needsAddress: true, mine: { ticketNo: 7, isWinner: null } };

  test('is asked for once there is a ticket, is saved, and stands in the form from then on', async () => {
    const { site, jar } = await open();
    site.api.events.events = [fakeTicketEvent(NOW_MS, { needsAddress: true })];
    expect(hiddenOf(await pageOf(site, jar, '/event/tickets'), 'step')).toEqual(['join']);
    site.api.events.events = [fakeTicketEvent(NOW_MS, withTicket)];
    expect(hiddenOf(await pageOf(site, jar, '/event/tickets'), 'step')).toEqual(['address']);
    const sent = await post(site, jar, '/event/tickets', 'address', { ...ADDRESS, city: ' San  Francisco ' });
    expect(site.api.events.bodiesOf('address')).toEqual([{ requestId: 'request-1', ...ADDRESS }]);
    const html = await pageOf(site, jar, sent.to ?? '');
    expect(textOf(html)).toContain('Your address is saved.');
    expect(html).toMatch(/<input[^>]*name="city"[^>]*value="San Francisco"/);
  });

  test('says beside each field what is missing, keeps the others, and sends nothing', async () => {
    const { site, jar } = await open();
    site.api.events.events = [fakeTicketEvent(NOW_MS, withTicket)];
    const empty = { name: '', zipCode: '', city: '', address1: '', address2: '', phone: ' ' };
    const { status, html } = await post(site, jar, '/event/tickets', 'address', empty);
    expect([status, alertsOf(html)]).toEqual([
      422,
      ['Enter a name', 'Enter a postcode', 'Enter a city', 'Enter a street and number', 'Enter a phone number'],
    ]);
    for (const name of ['name', 'zipCode', 'city', 'address1', 'phone'] as const) {
      const one = await post(site, jar, '/event/tickets', 'address', { ...ADDRESS, [name]: '' });
      expect(alertsOf(one.html)).toHaveLength(1);
      expect(one.html).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*aria-invalid="true"`));
      if (name !== 'name') expect(one.html).toMatch(/<input[^>]*name="name"[^>]*value="Ada Reader"/);
    }
    const wrong = await post(site, jar, '/event/tickets', 'address', { ...ADDRESS, phone: 'none' });
    expect(alertsOf(wrong.html)).toEqual(['Please check this entry']);
    expect(site.api.events.bodiesOf('address')).toEqual([]);
  });

  test('cannot be changed any more after the end', async () => {
    const { site, jar } = await open();
    site.api.events.events = [fakeTicketEvent(NOW_MS, withTicket, { endsAt: NOW_MS })];
    const html = await pageOf(site, jar, '/event/tickets');
    expect(hiddenOf(html, 'step')).toEqual([]);
    expect(textOf(html)).toContain('This event has ended.');
  });
});
