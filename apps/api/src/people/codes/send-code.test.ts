import { grant, refuse } from '@longstrip/core';
import { decideInTransaction, openJobQueue } from '@longstrip/database';
import { openTestDatabase } from '@longstrip/database/testing';
import { PLATFORMS } from '@longstrip/platform-config';
import { TEST_NOW_MS, TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAccountKeys } from '../../shared/account-keys.ts';
import { ACCOUNT_JOBS, notifyFormerAddressJob, sendMailJob, sendTextJob } from '../jobs.ts';
import type { CodePurpose, CodeRow } from './one-time-code.repository.ts';
import { codeDigits, linkSecret, makeCode } from './one-time-code.service.ts';
import { handleSendCodeJobs, type SendCodeParts } from './send-code.ts';

const HOUR_MS = 3_600_000;
const platformId = 'beltoon-jp';
const keys = createAccountKeys({ secret: TEST_TOKEN_SECRET });

let sent: Record<string, unknown>[];
let nowMs: number;
let parts: SendCodeParts;
let lastId: number;
beforeEach(async () => {
  sent = [];
  nowMs = TEST_NOW_MS;
  lastId = 0;
  parts = {
    database: await openTestDatabase(),
    keys,
    platforms: PLATFORMS,
    originOf: (id) => `https://${id}.sites.test`,
    nowMs: () => nowMs,
    messages: {
      mail: { send: async (mail) => void sent.push(mail) },
      texts: { send: async (text) => void sent.push(text) },
      composeMail: async (kind, { platform, locale, validMs, ...said }) => ({
        subject: `${kind} ${platform.id} ${locale} ${validMs}`,
        html: '',
        text: JSON.stringify(said),
      }),
      composeAddressChanged: async ({ platform, locale, help }) => ({
        subject: `changed ${platform.id} ${locale}`,
        html: '',
        text: help,
      }),
      composeAccountClosed: async ({ platform, locale, day }) => ({
        subject: `closed ${platform.id} ${locale}`,
        html: '',
        text: day,
      }),
      composeText: async (kind, { platform, locale, code }) => `${kind} ${platform.id} ${locale} ${code}`,
      fromOf: ({ id }) => `store@${id}.test`,
    },
  };
});
afterEach(() => parts.database.close());

async function newCode(purpose: CodePurpose, userId: string | null = null): Promise<CodeRow> {
  const newId = () => {
    lastId += 1;
    return `code-${lastId}`;
  };
  const code = { platformId, purpose, target: 'ada@readers.test', userId, nowMs, validMs: HOUR_MS };
  const made = await decideInTransaction(parts.database, async (transaction) =>
    grant(await makeCode(transaction, { keys, newId }, code)),
  );
  if (!made.ok) throw new Error('no code');
  return made.value;
}

async function run(name: string, code: CodeRow, to = 'ada@readers.test'): Promise<void> {
  const handled = handleSendCodeJobs(parts).find(({ job }) => job.name === name);
  const payload = { platformId, codeId: code.id, purpose: code.purpose, locale: 'ja-JP', to };
  await handled?.run(payload, { id: 'job', attempt: 1, signal: AbortSignal.timeout(10_000) });
}

test.each([
  ['SIGN_UP_MAIL', 'SIGN_UP_CODE'],
  ['CONFIRM_MAIL', 'CONFIRM_CODE'],
  ['CHANGE_MAIL', 'CHANGE_CODE'],
  ['WITHDRAWAL', 'WITHDRAWAL_CODE'],
] as const)('%s is mailed as %s, with its digits', async (purpose, kind) => {
  const code = await newCode(purpose);
  await run(sendMailJob.name, code);
  expect(sent).toEqual([
    {
      to: 'ada@readers.test',
      from: 'store@beltoon-jp.test',
      subject: `${kind} beltoon-jp ja-JP ${HOUR_MS}`,
      html: '',
      text: JSON.stringify({ code: codeDigits(keys, code, 6) }),
    },
  ]);
});

test("a link leads to the platform's own site", async () => {
  const code = await newCode('RESET_LINK', 'ada');
  await run(sendMailJob.name, code);
  const link = `https://beltoon-jp.sites.test/mail/resetPassword?userId=ada&uuid=${linkSecret(keys, code)}`;
  expect(sent).toMatchObject([{ text: JSON.stringify({ link }) }]);
});

test('a person without an account is sent no link', async () => {
  await run(sendMailJob.name, await newCode('RESET_LINK'));
  expect(sent).toEqual([]);
});

test('a former address is notified of the change, with a link to help', async () => {
  const handled = handleSendCodeJobs(parts).find(({ job }) => job.name === notifyFormerAddressJob.name);
  const payload = { platformId, locale: 'ja-JP', to: 'old@readers.test' };
  await handled?.run(payload, { id: 'job', attempt: 1, signal: AbortSignal.timeout(10_000) });
  expect(sent).toEqual([
    {
      ...{ to: 'old@readers.test', from: 'store@beltoon-jp.test', subject: 'changed beltoon-jp ja-JP', html: '' },
      text: 'https://beltoon-jp.sites.test/faq',
    },
  ]);
});

test('a number gets its digits', async () => {
  const code = await newCode('FIND_ID');
  await run(sendTextJob.name, code, '+66812345678');
  expect(sent).toEqual([{ to: '+66812345678', text: `PHONE_CODE beltoon-jp ja-JP ${codeDigits(keys, code, 6)}` }]);
});

test('what is late, used or unknown is not sent', async () => {
  const late = await newCode('SIGN_UP_MAIL');
  nowMs = TEST_NOW_MS + HOUR_MS;
  await run(sendMailJob.name, late);
  nowMs = TEST_NOW_MS;
  await parts.database.run('update one_time_code set used_at_ms = 1');
  await run(sendMailJob.name, late);
  await run(sendMailJob.name, { ...late, id: 'nothing' });
  expect(sent).toEqual([]);
});

test('a sender that fails makes the job fail, so that it is tried again', async () => {
  const mail = { send: () => Promise.reject(new Error('the mail server is away')) };
  parts = { ...parts, messages: { ...parts.messages, mail } };
  await expect(run(sendMailJob.name, await newCode('SIGN_UP_MAIL'))).rejects.toThrow('is away');
});

test('a mail is sent exactly when the decision that asked for it was committed', async () => {
  const { database } = parts;
  const jobs = await openJobQueue(database, { jobs: ACCOUNT_JOBS, onProblem: () => undefined });
  try {
    await jobs.work(handleSendCodeJobs(parts), { pollEveryMs: 20 });
    const ask = (to: string, isGranted: boolean) =>
      decideInTransaction(database, async (transaction) => {
        const made = {
          platformId,
          purpose: 'SIGN_UP_MAIL',
          target: to,
          userId: null,
          nowMs,
          validMs: HOUR_MS,
        } as const;
        const code = await makeCode(transaction, { keys, newId: () => to.replaceAll(/\W/g, '-') }, made);
        const payload = { platformId, codeId: code.id, purpose: code.purpose, locale: 'ja-JP', to } as const;
        await jobs.enqueue(transaction, sendMailJob, payload);
        return isGranted ? grant(null) : refuse('EXCEED_AUTH_COUNT');
      });
    await ask('refused@readers.test', false);
    await ask('granted@readers.test', true);
    await vi.waitFor(() => expect(sent.map(({ to }) => to)).toEqual(['granted@readers.test']), { timeout: 10_000 });
    const [{ waiting } = {}] = await database.run(
      `select count(*)::int as waiting from pgboss.job where name = 'mail.send' and state in ('created', 'retry')`,
    );
    expect(waiting).toBe(0);
  } finally {
    await jobs.stop();
  }
});
