import { TicketListQuerySchema } from '@longstrip/api-contract';
import { appUser, auditLog } from '@longstrip/database/schema';
import { PLATFORMS } from '@longstrip/platform-config';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { localOwner } from '../../shared/operator.ts';
import { outcome } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { plainPicture, sendTicketTo, ticketDraft, ticketForm, ticketIdOf } from '../../testing/support.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { ticketAnsweredJob } from '../jobs.ts';
import { answerByOperator, handleTicketAnsweredJob, TicketAnswerSchema } from './answer-by-operator.ts';
import { listForOperator, showForOperator } from './tickets-for-operator.ts';

const platformId = 'bom-us';
const OWNER = localOwner('request-1');
const ANSWERED_AT_MS = TEST_NOW_MS + 1_000;

let api: TestApi;
let lastReader = 0;
let enqueued: { name: string; payload: object }[];
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  enqueued = [];
  api.clock.setTo(TEST_NOW_MS);
});

async function newReader(more: Partial<typeof appUser.$inferInsert> = {}) {
  lastReader += 1;
  return addUser(api.db, { platformId, id: `reader-${lastReader}`, emailConfirmedAtMs: 1, ...more });
}

function answer(
  ticket: string,
  text = 'It is mended.',
  { platform = platformId, isBroken = false, operator = OWNER } = {},
) {
  const jobs = {
    enqueue: async (_transaction: unknown, { name }: { name: string }, payload: object) => {
      if (isBroken) throw new Error('no queue');
      enqueued.push({ name, payload });
      return name;
    },
  };
  const asked = v.parse(TicketAnswerSchema, { platform, ticket, answer: text });
  return answerByOperator({ database: api.db, jobs }, operator, asked, ANSWERED_AT_MS);
}
const alarmsOf = async (bearer: string) => at((await api.ask('/alarm', { bearer })).json, 'data.content');

describe('an answer', () => {
  test('completes the ticket, raises the alarm, asks for the mail and is in the audit log, once', async () => {
    const { accessToken: bearer, userId } = await newReader();
    const ticketId = ticketIdOf(await sendTicketTo(api, bearer, ticketDraft({ title: 't:nav.my' })));
    expect(await answer(ticketId, ' Line one\r\nLine two ')).toEqual({ ok: true, value: { ticketId, userId } });
    expect(at((await api.ask(`/qna/${ticketId}`, { bearer })).json, 'data')).toMatchObject({
      ...{ status: 'COMPLETED', answer: 'Line one\nLine two', answeredAt: ANSWERED_AT_MS },
    });
    expect(await alarmsOf(bearer)).toMatchObject([
      {
        ...{ kind: 'TICKET_ANSWERED', parameters: { title: 't:nav.my' }, linkPath: `/qna?ticket=${ticketId}` },
        ...{ isRead: false, createdAt: ANSWERED_AT_MS },
      },
    ]);
    expect(enqueued).toEqual([{ name: ticketAnsweredJob.name, payload: { platformId, ticketId } }]);
    const [logged] = await api.db.orm
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, `${platformId}/${ticketId}`));
    expect(logged).toMatchObject({
      ...{ action: 'ticket.answer', subjectType: 'ticket', actorRole: 'owner', requestId: 'request-1' },
      ...{ before: { status: 'WAIT' }, after: { status: 'COMPLETED', characters: 17 } },
    });
    expect(JSON.stringify(logged)).not.toContain('Line one');
    expect(await answer(ticketId)).toMatchObject({ ok: false, code: 'ALREADY_EXECUTION_EXCEPTION' });
    expect(await alarmsOf(bearer)).toHaveLength(1);
  });

  test('is of a ticket that there is, on its platform', async () => {
    const { accessToken: bearer } = await newReader();
    const ticketId = ticketIdOf(await sendTicketTo(api, bearer));
    expect(await answer('nothing')).toMatchObject({ code: 'NOT_EXIST' });
    expect(await answer(ticketId, 'x', { platform: 'beltoon-jp' })).toMatchObject({ code: 'NOT_EXIST' });
    expect(outcome(await api.ask(`/qna/${ticketId}`, { method: 'DELETE', bearer }))).toBe('SUCCESS');
    expect(await answer(ticketId)).toMatchObject({ code: 'NOT_EXIST' });
    expect(enqueued).toEqual([]);
  });

  test('that cannot be mailed is not there at all', async () => {
    const { accessToken: bearer } = await newReader();
    const ticketId = ticketIdOf(await sendTicketTo(api, bearer));
    await expect(answer(ticketId, 'x', { isBroken: true })).rejects.toThrow('no queue');
    expect(at((await api.ask(`/qna/${ticketId}`, { bearer })).json, 'data.status')).toBe('WAIT');
    expect(await alarmsOf(bearer)).toEqual([]);
  });

  test('given twice at once is given once', async () => {
    const { accessToken: bearer } = await newReader();
    const ticketId = ticketIdOf(await sendTicketTo(api, bearer));
    const both = await Promise.all([answer(ticketId, 'one'), answer(ticketId, 'two')]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await alarmsOf(bearer)).toHaveLength(1);
  });

  test.each(['', ' \n ', 'x'.repeat(4_001)])('of %j is refused', (text) => {
    expect(v.safeParse(TicketAnswerSchema, { platform: platformId, ticket: 'a', answer: text }).success).toBe(false);
  });
});

describe('what an operator sees', () => {
  test('is the tickets of a platform, the one that waited longest first, with their pictures', async () => {
    const japan = { platformId: 'beltoon-jp' } as const;
    const { accessToken: bearer, userId } = await newReader(japan);
    const request = { balconyId: 'BELTOON_JP' };
    const old = ticketIdOf(await sendTicketTo(api, bearer, ticketDraft({ title: 'old' }), request));
    api.clock.setTo(TEST_NOW_MS + 1);
    const form = ticketForm([await plainPicture('png'), await plainPicture('gif')], { title: 'young' });
    const young = ticketIdOf(await sendTicketTo(api, bearer, form, request));
    const query = v.parse(TicketListQuerySchema, { platform: 'beltoon-jp' });
    const list = async (more: { limit?: number; status?: 'COMPLETED' } = {}) => {
      const listed = await listForOperator(api.db.orm, OWNER, { ...query, ...more });
      return listed.ok
        ? listed.value.rows.map(({ ticketId, title, pictureCount }) => [ticketId, title, pictureCount])
        : null;
    };
    expect(await list()).toEqual([
      [old, 'old', 0],
      [young, 'young', 2],
    ]);
    expect(await list({ limit: 1 })).toEqual([[old, 'old', 0]]);
    expect(await list({ status: 'COMPLETED' })).toEqual([]);
    const asked = { platform: 'beltoon-jp', ticket: young } as const;
    const shown = await showForOperator(api.db.orm, OWNER, { ...asked, pictures: true });
    expect(shown).toMatchObject({
      ok: true,
      value: { userId, locale: 'ja-JP', pictures: [expect.any(String), expect.any(String)] },
    });
    expect(
      shown.ok &&
        Buffer.from(shown.value.pictures[0] ?? '', 'base64')
          .subarray(8, 12)
          .toString(),
    ).toBe('WEBP');
    expect(await showForOperator(api.db.orm, OWNER, { ...asked, pictures: false })).toMatchObject({
      value: { pictures: [] },
    });
    expect(await showForOperator(api.db.orm, OWNER, { ...asked, platform: platformId, pictures: false })).toMatchObject(
      {
        code: 'NOT_EXIST',
      },
    );
  });
});

test.each(['editor', 'merchandiser', 'viewer'] as const)(
  'an operator who is %s neither reads nor answers',
  async (role) => {
    const { accessToken: bearer } = await newReader();
    const ticketId = ticketIdOf(await sendTicketTo(api, bearer));
    const operator = { name: 'ada', role, requestId: null };
    const refused = { ok: false, code: 'FORBIDDEN' };
    const query = v.parse(TicketListQuerySchema, { platform: platformId });
    expect(await listForOperator(api.db.orm, operator, query)).toEqual(refused);
    const asked = { platform: platformId, ticket: ticketId } as const;
    expect(await showForOperator(api.db.orm, operator, { ...asked, pictures: false })).toEqual(refused);
    expect(await answer(ticketId, 'x', { operator })).toEqual(refused);
    expect(at((await api.ask(`/qna/${ticketId}`, { bearer })).json, 'data.status')).toBe('WAIT');
  },
);

describe('the mail about an answer', () => {
  async function mailed(ticketId: string, platform = platformId) {
    const sent: { to: string; subject: string; text: string; from: string }[] = [];
    const handled = handleTicketAnsweredJob({
      database: api.db,
      platforms: PLATFORMS,
      originOf: (id) => `https://${id}.sites.test`,
      mail: { send: async (mail) => void sent.push(mail) },
      mailFrom: 'store@bom.test',
    });
    const payload = { platformId: platform, ticketId };
    await handled.run(payload, { id: 'job', attempt: 1, signal: AbortSignal.timeout(10_000) });
    return sent;
  }

  test('goes to the confirmed address, in the language of the ticket, and leads to it without its text', async () => {
    const { accessToken: bearer } = await newReader({ email: 'ada@readers.test' });
    const ticketId = ticketIdOf(await sendTicketTo(api, bearer));
    await answer(ticketId, 'qzx secret');
    const [mail, ...more] = await mailed(ticketId);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'ada@readers.test',
      from: 'store@bom.test',
      subject: 'We answered your question',
    });
    expect(mail?.text).toContain(`https://bom-us.sites.test/qna?ticket=${ticketId}`);
    expect(JSON.stringify(mail)).not.toMatch(/qzx|My coins/);
  });

  test.each([
    ['an iPhone’s guest', { snsProvider: 'apple_guest', email: null, emailConfirmedAtMs: null }],
    ['an address that is not confirmed', { emailConfirmedAtMs: null }],
    ['an account that has withdrawn', { withdrawnAtMs: TEST_NOW_MS }],
  ] as const)('goes to %s never', async (_, more) => {
    const { accessToken: bearer, userId } = await newReader();
    const ticketId = ticketIdOf(await sendTicketTo(api, bearer));
    await answer(ticketId);
    await api.db.orm.update(appUser).set(more).where(eq(appUser.id, userId));
    expect(await mailed(ticketId)).toEqual([]);
  });

  test('about a ticket that is gone, or of no platform, is not sent', async () => {
    expect(await mailed('nothing')).toEqual([]);
    expect(await mailed('nothing', 'nowhere')).toEqual([]);
  });
});
