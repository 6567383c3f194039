import { supportPicture, supportTicket } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FROM_SITE, outcome } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { plainPicture, sendTicketTo, ticketDraft, ticketForm, ticketIdOf } from '../../testing/support.ts';
import { createTestApi, createTestApiOn, type TestApi } from '../../testing/test-api.ts';

const platformId = 'bom-us';
const MINUTE_MS = 60_000;

let api: TestApi;
let lastReader = 0;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

async function newReader(more: { platformId?: string } = {}): Promise<{ bearer: string; userId: string }> {
  lastReader += 1;
  const added = await addUser(api.db, { platformId, id: `reader-${lastReader}`, ...more });
  return { bearer: added.accessToken, userId: added.userId };
}
const list = (bearer: string, query = '') => api.ask(`/qna${query}`, { bearer });
const show = (bearer: string, ticketId: string, request = {}) => api.ask(`/qna/${ticketId}`, { bearer, ...request });
const remove = (bearer: string, ticketId: string) => api.ask(`/qna/${ticketId}`, { method: 'DELETE', bearer });
/** The address of a ticket's picture, below the api. */
async function pictureOf(bearer: string, ticketId: string, index = 0): Promise<string> {
  const { json } = await show(bearer, ticketId);
  const { pathname, search } = new URL(String(at(json, `data.images.${index}.imagePath`)));
  return `${pathname}${search}`;
}

describe('a ticket', () => {
  test('waits, and is its reader’s alone', async () => {
    const { bearer } = await newReader();
    const { bearer: other } = await newReader();
    const sent = await sendTicketTo(api, bearer);
    expect(sent.status).toBe(201);
    expect(at(sent.json, 'data')).toMatchObject({ status: 'WAIT', createdAt: TEST_NOW_MS, leftToday: 4 });
    const ticketId = ticketIdOf(sent);
    const { json } = await list(bearer);
    expect(at(json, 'data')).toMatchObject({ totalElements: 1, leftToday: 4 });
    expect(at(json, 'data.content.0')).toEqual({
      ...{ ticketId, category: 'COIN', title: 'My coins', text: 'They did not arrive.', status: 'WAIT' },
      ...{ images: [], createdAt: TEST_NOW_MS, answer: null, answeredAt: null },
    });
    expect(at((await show(bearer, ticketId)).json, 'data.ticketId')).toBe(ticketId);
    expect(at((await list(other)).json, 'data.totalElements')).toBe(0);
    for (const answer of [await show(other, ticketId), await remove(other, ticketId), await show(bearer, 'nothing')]) {
      expect([answer.status, outcome(answer)]).toEqual([200, 'NOT_EXIST']);
    }
    expect(outcome(await show(bearer, ticketId))).toBe('SUCCESS');
  });

  test('is a guest’s never', async () => {
    for (const path of ['/qna', '/qna/category', '/qna/some-ticket']) {
      const answer = await api.ask(path);
      expect([answer.status, outcome(answer)]).toEqual([401, 'NOT_LOGIN_USER']);
    }
    expect((await api.ask('/qna', { body: ticketDraft() })).status).toBe(401);
  });

  test('is about one of the topics, which have names in the reader’s language', async () => {
    const { bearer } = await newReader({ platformId: 'beltoon-jp' });
    const { json } = await api.ask('/qna/category', { bearer, balconyId: 'BELTOON_JP' });
    expect(at(json, 'data.1')).toEqual({ id: 'COIN', text: 'コインとお支払い' });
    const { bearer: reader } = await newReader();
    expect((await sendTicketTo(api, reader, ticketDraft({ category: 'LOVE' }))).status).toBe(400);
  });

  test('sent twice under one request id is one, and another text under it is refused', async () => {
    const { bearer } = await newReader();
    const draft = ticketDraft();
    const first = await sendTicketTo(api, bearer, draft);
    expect((await sendTicketTo(api, bearer, draft)).json).toEqual(first.json);
    expect((await sendTicketTo(api, bearer, { ...draft, text: 'Other' })).status).toBe(400);
    const form = () => ticketForm([new Uint8Array([1])], { requestId: 'one-picture-id' });
    expect((await sendTicketTo(api, bearer, form())).status).toBe(415);
    const picture = await plainPicture('png');
    const withPicture = (one: Uint8Array) => ticketForm([one], { requestId: 'another-picture-id' });
    const sent = await sendTicketTo(api, bearer, withPicture(picture));
    expect((await sendTicketTo(api, bearer, withPicture(picture))).json).toEqual(sent.json);
    expect((await sendTicketTo(api, bearer, withPicture(await plainPicture('gif')))).status).toBe(400);
    expect(at((await list(bearer)).json, 'data.totalElements')).toBe(2);
  });

  test.each([
    ['an empty title', { title: ' \n ' }],
    ['a title that is too long', { title: 'x'.repeat(81) }],
    ['an empty text', { text: '\u0000\r\n' }],
    ['a text that is too long', { text: 'x'.repeat(1_501) }],
    ['no request id', { requestId: undefined }],
    ['pictures in JSON', { images: ['x'] }],
  ])('with %s is malformed', async (_, more) => {
    const { bearer } = await newReader();
    expect((await sendTicketTo(api, bearer, ticketDraft(more))).status).toBe(400);
    expect(at((await list(bearer)).json, 'data.totalElements')).toBe(0);
  });

  test('keeps its lines and loses what no page shows', async () => {
    const { bearer } = await newReader();
    const sent = await sendTicketTo(
      api,
      bearer,
      ticketDraft({ title: ' two\nlines\u0000 ', text: `one\r\ntwo\u0007\ttab${'\uD800'} ${'x'.repeat(1_400)}` }),
    );
    const { json } = await show(bearer, ticketIdOf(sent));
    expect(at(json, 'data.title')).toBe('two lines');
    expect(String(at(json, 'data.text')).slice(0, 13)).toBe('one\ntwo tab x');
  });

  test('that waits is deleted with all its texts and pictures, once', async () => {
    const { bearer, userId } = await newReader();
    const ticketId = ticketIdOf(await sendTicketTo(api, bearer, ticketForm([await plainPicture('webp')])));
    const address = await pictureOf(bearer, ticketId);
    expect(outcome(await remove(bearer, ticketId))).toBe('SUCCESS');
    for (const answer of [await remove(bearer, ticketId), await show(bearer, ticketId)]) {
      expect(outcome(answer)).toBe('NOT_EXIST');
    }
    expect((await api.ask(address)).status).toBe(404);
    const left = await api.db.run('select title, text from support_ticket where user_id = $1', [userId]);
    expect(left).toEqual([{ title: '', text: '' }]);
    // It counts for its day.
    expect(at((await list(bearer)).json, 'data')).toMatchObject({ totalElements: 0, leftToday: 4 });
  });

  test('that is answered is not deleted', async () => {
    const { bearer, userId } = await newReader();
    const ticketId = ticketIdOf(await sendTicketTo(api, bearer));
    await api.db.run(
      `update support_ticket set status = 'COMPLETED', answer = 'Yes.', answered_at_ms = 5 where user_id = $1`,
      [userId],
    );
    expect(outcome(await remove(bearer, ticketId))).toBe('NOT_EXIST');
    expect(at((await show(bearer, ticketId)).json, 'data')).toMatchObject({
      ...{ status: 'COMPLETED', answer: 'Yes.', answeredAt: 5 },
    });
  });

  test('is listed page by page, the newest first', async () => {
    const { bearer } = await newReader();
    for (const title of ['first', 'second', 'third']) await sendTicketTo(api, bearer, ticketDraft({ title }));
    const { json } = await list(bearer, '?page=0&size=2');
    expect([at(json, 'data.content.0.title'), at(json, 'data.content.1.title')]).toEqual(['third', 'second']);
    expect(at((await list(bearer, '?page=1&size=2')).json, 'data.content.0.title')).toBe('first');
  });
});

describe('the limit of a day', () => {
  test('is of the platform’s calendar day in its zone', async () => {
    const { bearer } = await newReader();
    // Midnight in Los Angeles, in summer time.
    const midnightMs = Date.UTC(2026, 2, 11, 7);
    api.clock.setTo(midnightMs - 1);
    const codes = [];
    for (let sent = 0; sent < 6; sent += 1) codes.push(outcome(await sendTicketTo(api, bearer)));
    expect(codes).toEqual([...Array(5).fill('SUCCESS'), 'LIMIT_QNA_COUNT']);
    api.clock.setTo(midnightMs);
    expect(outcome(await sendTicketTo(api, bearer))).toBe('SUCCESS');
  });

  test('holds however many come at once, to whichever process', async () => {
    const { bearer } = await newReader();
    const apis = [api, createTestApiOn(api.db, { services: { newId: () => `other-${crypto.randomUUID()}` } })];
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, index) => sendTicketTo(apis[index % 2] ?? api, bearer)),
    );
    const codes = sent.map(outcome);
    expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(5);
    expect(new Set(codes)).toEqual(new Set(['SUCCESS', 'LIMIT_QNA_COUNT']));
  });

  test('is enforced by the database too', async () => {
    const { bearer, userId } = await newReader();
    await sendTicketTo(api, bearer);
    const copy = `insert into support_ticket (platform_id, user_id, id, category, title, text, locale, sent_on, day_order, created_at_ms)
      select platform_id, user_id, 'copy', category, title, text, locale, sent_on, day_order, created_at_ms
      from support_ticket where user_id = $1`;
    await expect(api.db.run(copy, [userId])).rejects.toThrow(/support_ticket_day_unique/);
  });
});

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'in %s is coded anew, without what its camera wrote',
    async (format) => {
      const { bearer } = await newReader();
      const photo = await sharp(await plainPicture(format, { width: 60, height: 20 }))
        .withExif({ IFD0: { Copyright: 'qzx secret place' } })
        .withMetadata({ orientation: 6 })
        .toFormat(format)
        .toBuffer();
      const ticketId = ticketIdOf(await sendTicketTo(api, bearer, ticketForm([photo])));
      const image = at((await show(bearer, ticketId)).json, 'data.images.0');
      const answer = await api.app.request(`http://api.test${await pictureOf(bearer, ticketId)}`, {
        headers: { 'x-balcony-id': 'BOMTOON_US' },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { width, height, exif, orientation } = await sharp(bytes).metadata();
      expect([exif, orientation]).toEqual([undefined, undefined]);
      expect(image).toMatchObject({ width, height, expiredAt: TEST_NOW_MS + 10 * MINUTE_MS });
      expect(bytes.includes('qzx secret place')).toBe(false);
      // GIF keeps no orientation; of the others the picture stands upright.
      if (format !== 'gif') expect([width, height]).toEqual([20, 60]);
    },
  );

  test('has an address that is altered, late, of another platform or another reader never', async () => {
    const { bearer } = await newReader();
    const { userId: otherId } = await newReader();
    const picture = await plainPicture('png');
    const ticketId = ticketIdOf(await sendTicketTo(api, bearer, ticketForm([picture, picture])));
    const address = await pictureOf(bearer, ticketId);
    const { userId } = await readerOf(ticketId);
    const status = async (path: string, request = {}) => (await api.ask(path, request)).status;
    expect(await status(address)).toBe(200);
    expect(await status(address.replace('/1?', '/2?'))).toBe(403);
    expect(await status(address.replace('/1?', '/01?'))).toBe(403);
    expect(await status(address.replace(userId, otherId))).toBe(403);
    expect(await status(address.replace(/e=(\d+)/, (_, end) => `e=${Number(end) + 1}`))).toBe(403);
    expect(await status(address.replace(/s=.*/, 's='))).toBe(403);
    expect(await status(address, { balconyId: 'BELTOON_JP' })).toBe(403);
    const asReader = (id: string) => ({ headers: { ...FROM_SITE, 'x-longstrip-reader': `${platformId}/${id}` } });
    expect(await status(address, asReader(otherId))).toBe(403);
    expect(await status(address, asReader(userId))).toBe(200);
    api.clock.setTo(TEST_NOW_MS + 10 * MINUTE_MS - 1);
    expect(await status(address)).toBe(200);
    api.clock.setTo(TEST_NOW_MS + 10 * MINUTE_MS);
    expect(await status(address)).toBe(403);
  });

  test('of exactly 3 MB is taken, three of them too', async () => {
    const { bearer } = await newReader();
    const full = new Uint8Array(3 * 1024 * 1024);
    full.set(await plainPicture('jpeg'));
    const sent = await sendTicketTo(api, bearer, ticketForm([full, full, full]));
    expect(sent.status).toBe(201);
    expect(at((await show(bearer, ticketIdOf(sent))).json, 'data.images')).toHaveLength(3);
  });

  test.each([
    ['is no picture', async () => Buffer.from('%PDF-1.7 not a picture at all')],
    ['only begins as one', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4])],
    ['is cut off', async () => (await noise()).subarray(0, 5_000)],
    ['is of a kind that is not taken', () => plainPicture('tiff')],
    [
      'is a drawing with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['has more pixels than are decoded', () => plainPicture('png', { width: 16_000, height: 4_000 })],
  ])('that %s is refused, and nothing is stored', async (_, make) => {
    const { bearer, userId } = await newReader();
    const answer = await sendTicketTo(api, bearer, ticketForm([await plainPicture('png'), await make()]));
    expect([answer.status, outcome(answer)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(await api.db.run('select 1 from support_ticket where user_id = $1', [userId])).toEqual([]);
  });

  test('is one of three', async () => {
    const { bearer } = await newReader();
    const picture = await plainPicture('png');
    const answer = await sendTicketTo(api, bearer, ticketForm([picture, picture, picture, picture]));
    expect([answer.status, outcome(answer)]).toEqual([400, 'MALFORMED_REQUEST']);
  });

  test('is tried twenty times an hour at most', async () => {
    const { bearer } = await newReader();
    const codes = [];
    for (let tries = 0; tries < 21; tries += 1) {
      codes.push(outcome(await sendTicketTo(api, bearer, ticketForm([new Uint8Array([1])]))));
    }
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('UNSUPPORTED_MEDIA_TYPE'));
    expect(codes[20]).toBe('TOO_MANY_REQUESTS');
    // A ticket without pictures can be sent all the same.
    expect(outcome(await sendTicketTo(api, bearer))).toBe('SUCCESS');
  });

  test('of noise is made as small as the table takes', async () => {
    const { bearer, userId } = await newReader();
    const photo = await noise({ width: 1_500, height: 1_400, quality: 90 });
    expect(photo.byteLength).toBeLessThan(3 * 1024 * 1024);
    expect((await sendTicketTo(api, bearer, ticketForm([photo]))).status).toBe(201);
    const [row] = await api.db.run('select octet_length(bytes) as size from support_picture where user_id = $1', [
      userId,
    ]);
    expect(Number(row?.size)).toBeLessThanOrEqual(3 * 1024 * 1024);
  });
});

describe('a form', () => {
  test.each([
    [
      'is cut off',
      '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nx',
      'multipart/form-data; boundary=x',
      400,
    ],
    ['has no boundary', 'x', 'multipart/form-data; y=z', 400],
    ['is of another kind', 'title=x', 'application/x-www-form-urlencoded', 415],
  ])('that %s is refused', async (_, rawBody, type, status) => {
    const { bearer } = await newReader();
    const answer = await api.ask('/qna', { method: 'POST', bearer, rawBody, headers: { 'content-type': type } });
    expect(answer.status).toBe(status);
    expect(at((await list(bearer)).json, 'data.totalElements')).toBe(0);
  });

  test('without pictures is a ticket', async () => {
    const { bearer } = await newReader();
    const sent = await sendTicketTo(api, bearer, ticketForm([new Uint8Array()]));
    expect([sent.status, at((await list(bearer)).json, 'data.content.0.images')]).toEqual([201, []]);
  });
});

async function noise({ width = 200, height = 200, quality = 80 } = {}): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg({ quality })
    .toBuffer();
}

async function readerOf(ticketId: string): Promise<{ userId: string }> {
  const rows = await api.db.orm.select().from(supportTicket);
  const pictures = await api.db.orm.select({ ticketId: supportPicture.ticketId }).from(supportPicture);
  expect(pictures.some((one) => one.ticketId === ticketId)).toBe(true);
  return { userId: rows.find(({ id }) => id === ticketId)?.userId ?? '' };
}
