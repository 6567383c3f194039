import { describe, expect, test } from 'vitest';
import { serverText } from '../../../i18n/server-text.server.ts';
import { type CookieJar, createCookieJar, postForm } from '../../../testing/cookie-jar.ts';
import { NOW_MS } from '../../../testing/fake-api.ts';
import { fakeTicket } from '../../../testing/fake-support.ts';
import { alertsOf, pageOf, signInTo, textOf } from '../../../testing/read-form-page.ts';
import { compileApp, createTestSite, platformNamed, type TestSite } from '../../../testing/site-under-test.ts';
import { placeWords } from './qna-register.server.ts';

const app = await compileApp();
const MOST_BYTES = 3 * 1024 * 1024;
const DAY_MS = 86_400_000;

const open = () => signInTo(createTestSite(app.build));

/** The part of the page that unfolds a ticket. */
const foldOf = (html: string, id: string) =>
  new RegExp(`<details id="ticket-${id}"(.*?)<summary`, 's').exec(html)?.[1] ?? '';

interface Sent {
  fields?: Record<string, string>;
  pictures?: readonly Uint8Array<ArrayBuffer>[];
  address?: string;
}
const FIELDS = { requestId: 'request-1', category: 'COIN', title: ' My coins ', text: 'They did\nnot arrive.' };

/** Posts the form as a browser without script does: texts first, then the pictures. */
async function send(
  site: TestSite,
  jar: CookieJar,
  { fields = FIELDS, pictures = [], address = '/qna/register' }: Sent = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // A field that is left empty arrives as a file without a name.
  if (pictures.length === 0) form.append('pictures', new Blob([]), '');
  for (const picture of pictures) form.append('pictures', new Blob([picture]), 'photo.jpg');
  const headers = { origin: 'https://us.example', host: 'us.example' };
  const answer = await jar.ask(site, address, { method: 'POST', headers, body: form });
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() };
}

describe('/qna', () => {
  test('shows each ticket with its state, its text and its answer; the page is not cached', async () => {
    const { site, jar } = await open();
    site.api.support.tickets = [
      fakeTicket(NOW_MS),
      fakeTicket(NOW_MS - DAY_MS, {
        ...{ ticketId: 'ticket-2', title: 'A page is missing', category: 'READING' },
        ...{ status: 'COMPLETED', answer: 'It is\nthere now.', answeredAt: NOW_MS },
      }),
    ];
    const answer = await jar.ask(site, '/qna');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const text = textOf(await answer.text());
    expect(text).toContain('My coins Coins and payment · 2026.11.21 Waiting');
    expect(text).toContain('They did not arrive.');
    expect(text).toContain('A page is missing Reading · 2026.11.20 Answered');
    expect(text).toMatch(/Our answer\s+2026\.11\.21 It is there now\./);
  });

  test('shows pictures by addresses of the page’s own origin', async () => {
    const { site, jar } = await open();
    const imagePath = 'https://elsewhere.example/api/balcony-api/qna/image/ticket-1/1?r=u&e=1&s=x';
    site.api.support.tickets = [
      fakeTicket(NOW_MS, { images: [{ imagePath, width: 40, height: 30, expiredAt: NOW_MS + 1 }] }),
    ];
    const html = await pageOf(site, jar, '/qna');
    expect(html).toContain('src="/api/balcony-api/qna/image/ticket-1/1?r=u&amp;e=1&amp;s=x"');
    expect(html).toContain('alt="Picture 1"');
  });

  test('unfolds the ticket that the address names, from whichever page it is', async () => {
    const { site, jar } = await open();
    site.api.support.tickets = Array.from({ length: 12 }, (_, index) =>
      fakeTicket(NOW_MS - index, { ticketId: `ticket-${index}`, title: `Question ${index}` }),
    );
    expect(foldOf(await pageOf(site, jar, '/qna'), 'ticket-1')).not.toContain('open');
    const near = await pageOf(site, jar, '/qna?ticket=ticket-1');
    expect(foldOf(near, 'ticket-1')).toContain('open');
    expect(foldOf(near, 'ticket-2')).not.toContain('open');
    expect(foldOf(await pageOf(site, jar, '/qna?ticket=ticket-11'), 'ticket-11')).toContain('open');
    for (const odd of ['nothing', '..%2F..%2Fuser', '']) {
      expect((await jar.ask(site, `/qna?ticket=${odd}`)).status).toBe(200);
    }
    const second = textOf(await pageOf(site, jar, '/qna?page=2'));
    expect(second).toContain('Question 11');
    expect((await jar.ask(site, '/qna?page=3')).headers.get('location')).toBe('/qna');
  });

  test('says what to do where there is nothing yet', async () => {
    const { site, jar } = await open();
    const html = await pageOf(site, jar, '/qna');
    expect(textOf(html)).toContain('No questions yet');
    expect(html).toContain('href="/qna/register"');
  });

  test('deletes a ticket that waits, and says so', async () => {
    const { site, jar } = await open();
    site.api.support.tickets = [fakeTicket(NOW_MS)];
    const sent = await postForm(jar, site, '/qna', { ticketId: 'ticket-1' });
    expect([sent.status, sent.to]).toEqual([303, '/qna?deleted']);
    expect(textOf(await pageOf(site, jar, '/qna?deleted'))).toContain('The question is deleted.');
    expect(site.api.support.tickets).toEqual([]);
  });

  test('shows a ticket that was answered meanwhile, and why it stays', async () => {
    const { site, jar } = await open();
    site.api.support.tickets = [fakeTicket(NOW_MS, { status: 'COMPLETED', answer: 'Here.', answeredAt: NOW_MS })];
    site.api.support.refuse('DELETE /qna/ticket-1', 'NOT_EXIST');
    const { status, html } = await postForm(jar, site, '/qna', { ticketId: 'ticket-1' });
    expect(status).toBe(200);
    expect(textOf(html)).toContain('This question is answered or deleted already.');
    expect((await postForm(jar, site, '/qna', { ticketId: '../user' })).status).toBe(200);
  });

  test('leads a guest to the login, and back', async () => {
    const site = createTestSite(app.build);
    for (const path of ['/qna', '/qna/register']) {
      const answer = await createCookieJar().ask(site, path);
      expect(answer.headers.get('location')).toBe(`/user/login?callback=${encodeURIComponent(path)}`);
    }
  });
});

describe('/qna/register', () => {
  test('is a form that works without script', async () => {
    const { site, jar } = await open();
    const html = await pageOf(site, jar, '/qna/register');
    expect(html).toMatch(/<form[^>]*method="post"[^>]*enctype="multipart\/form-data"/i);
    expect(html).toMatch(/<input[^>]*accept="image\/jpeg,image\/png,image\/webp,image\/gif"/);
    expect(textOf(html)).toContain('Up to 3 pictures of 3 MB each');
    expect(textOf(html)).toContain('You can send 5 more questions today.');
  });

  test('sends the ticket with its pictures under the page’s request id, and leads to it', async () => {
    const { site, jar } = await open();
    const pictures = [new Uint8Array([1, 2, 3]), new Uint8Array(MOST_BYTES)];
    const { status, to } = await send(site, jar, { pictures });

    expect([status, to]).toEqual([303, '/qna?sent=ticket-new']);
    const [body = ''] = site.api.support.bodiesOf('POST /qna');
    expect(body.match(/name="images"/g)).toHaveLength(2);
    expect(body).toMatch(/name="title"\r\n\r\nMy coins\r\n/);
    expect(body).toMatch(/name="text"\r\n\r\nThey did\r\nnot arrive\.\r\n/);
    expect(body).toMatch(/name="requestId"\r\n\r\nrequest-1\r\n/);
    site.api.support.tickets = [fakeTicket(NOW_MS, { ticketId: 'ticket-new' })];
    const html = await pageOf(site, jar, '/qna?sent=ticket-new');
    expect(textOf(html)).toContain('Sent. We will let you know here when it is answered.');
    expect(foldOf(html, 'ticket-new')).toContain('open');
  });

  test('reports a fault at a place in words, which stays with the form, and sends it', async () => {
    const { site, jar } = await open();
    const address = '/qna/register?series=salt-crown&episode=ep-2&page=14';
    const html = await pageOf(site, jar, address);
    expect(textOf(html)).toContain('About Salt Crown, Ep. 2, page 14');
    expect(html).toMatch(/<option[^>]*value="CONTENTS"[^>]*selected/);
    expect(html).toContain('value="Broken page: Salt Crown, Ep. 2, page 14"');
    expect(textOf(html)).toContain('This page does not load, or it looks wrong.');
    expect(html).toContain(`action="${address.replaceAll('&', '&amp;')}"`);
    expect((await send(site, jar, { address })).status).toBe(303);
    expect(JSON.parse(site.api.support.bodiesOf('POST /qna')[0] ?? '')).toMatchObject({ place: 'salt-crown/ep-2#14' });
    expect(textOf(await pageOf(site, jar, '/qna/register?series=salt-crown&episode=none'))).not.toContain('About');
    const guest = await createCookieJar().ask(site, address);
    expect(guest.headers.get('location')).toBe(`/user/login?callback=${encodeURIComponent(address)}`);
  });

  test('names a work once whose only episode has its title', async () => {
    const text = await serverText('en-US');
    const work = { series: 'Dracula', episode: 'Dracula' };
    expect([placeWords(text, work, 3), placeWords(text, work, null)]).toEqual(['Dracula, page 3', 'Dracula']);
    expect(placeWords(text, { ...work, episode: 'Ep. 1' }, 3)).toBe('Dracula, Ep. 1, page 3');
  });

  test('sends a ticket without pictures as JSON', async () => {
    const { site, jar } = await open();
    expect((await send(site, jar)).status).toBe(303);
    expect(JSON.parse(site.api.support.bodiesOf('POST /qna')[0] ?? '')).toEqual({
      ...{ category: 'COIN', title: 'My coins', text: 'They did\nnot arrive.', requestId: 'request-1' },
    });
  });

  test('says beside each field what is wrong, keeps what was written, and sends nothing', async () => {
    const { site, jar } = await open();
    const fields = { requestId: 'request-1', category: '', title: 'x'.repeat(81), text: ' ' };
    const { status, html } = await send(site, jar, { fields, pictures: [new Uint8Array(MOST_BYTES + 1)] });
    expect([status, alertsOf(html)]).toEqual([
      422,
      [
        'Please choose a topic.',
        'Please keep the title to 80 characters.',
        'Please write your question.',
        'A picture may be 3 MB at most. Please choose a smaller one.',
      ],
    ]);
    expect(html).toContain(`value="${'x'.repeat(81)}"`);
    expect(html).toContain('value="request-1"');
    expect(textOf(html)).toContain('Please choose your pictures once more.');
    expect(site.api.support.bodiesOf('POST /qna')).toEqual([]);
  });

  test.each([
    ['four pictures', Array.from({ length: 4 }, () => new Uint8Array([1])), 'Please choose 3 pictures at most.'],
    ['a picture of thirty-three megabytes', [new Uint8Array(33 * 1024 * 1024)], 'A picture may be 3 MB at most.'],
  ])('keeps the text beside %s', async (_, pictures, said) => {
    const { site, jar } = await open();
    const { status, html } = await send(site, jar, { pictures });
    expect(status).toBe(422);
    expect(alertsOf(html)).toEqual([expect.stringContaining(said)]);
    expect(textOf(html)).toContain('They did not arrive.');
    expect(site.api.support.bodiesOf('POST /qna')).toEqual([]);
  });

  test.each([
    ['LIMIT_QNA_COUNT', 'You have sent as many questions as one day allows. Please write again tomorrow.'],
    ['FILE_SIZE', 'A picture may be 3 MB at most. Please choose a smaller one.'],
    ['UNSUPPORTED_MEDIA_TYPE', 'We cannot read one of the pictures. Please choose JPEG, PNG, WebP or GIF.'],
    ['TOO_MANY_REQUESTS', 'That was a little too fast. Please wait a moment and try again.'],
  ])('%s is said, and what was written stays', async (code, said) => {
    const { site, jar } = await open();
    site.api.support.refuse('POST /qna', code);
    site.api.support.leftToday = code === 'LIMIT_QNA_COUNT' ? 0 : 5;
    const { status, html } = await send(site, jar, { pictures: [new Uint8Array([1])] });
    expect([status, alertsOf(html)]).toEqual([422, [said]]);
    expect(textOf(html)).toContain('They did not arrive.');
  });

  test('says at once where no more can be sent today', async () => {
    const { site, jar } = await open();
    site.api.support.leftToday = 0;
    const html = await pageOf(site, jar, '/qna/register');
    expect(textOf(html)).toContain('You have sent as many questions as one day allows.');
    expect(html).not.toContain('<textarea');
  });

  test.each([
    ['is no form', 'x', { 'content-type': 'text/plain' }],
    ['is another form', 'title=x', { 'content-type': 'application/x-www-form-urlencoded' }],
    [
      'is cut off',
      '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nx',
      { 'content-type': 'multipart/form-data; boundary=x' },
    ],
  ])('what %s is a bad request', async (_, body, more) => {
    const { site, jar } = await open();
    const headers = { origin: 'https://us.example', host: 'us.example', ...more };
    const answer = await jar.ask(site, '/qna/register', { method: 'POST', headers, body });
    expect([400, 422]).toContain(answer.status);
    expect(site.api.support.bodiesOf('POST /qna')).toEqual([]);
  });
});

test('help leads to the form, and my page to the questions of a signed-in reader', async () => {
  const { site, jar } = await open();
  expect(await pageOf(site, createCookieJar(), '/faq')).toContain('href="/qna/register"');
  expect(await pageOf(site, jar, '/my')).toContain('href="/qna"');
  expect(await pageOf(site, createCookieJar(), '/my')).not.toContain('href="/qna"');
});

test('where accounts only move away, help leads to no form', async () => {
  const german = await compileApp('de-fr-transfer');
  const site = createTestSite(german.build, { platform: platformNamed('delitoon-de') });
  const html = await pageOf(site, createCookieJar(), '/faq');
  expect(html).not.toContain('href="/qna');
});
