import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OpenedSandbox, openSandbox } from '../testing/open-sandbox.ts';
import { createPlainBrowser } from '../testing/plain-browser.ts';
import { TEXT_ACCOUNT } from './text-message.route.ts';

let opened: OpenedSandbox;
beforeEach(async () => {
  opened = await openSandbox({ nowMs: () => Date.UTC(2026, 10, 23, 12), lateMs: 60_000 });
});
afterEach(() => opened.close());

const MESSAGE = { To: '+66812345678', From: TEXT_ACCOUNT.from, Body: 'Your code is 123456' };

const ACCOUNT: { account: string; token: string } = TEXT_ACCOUNT;

async function send(fields: Record<string, string> = MESSAGE, { account, token } = ACCOUNT) {
  const response = await fetch(`${opened.baseUrl}/2010-04-01/Accounts/${account}/Messages.json`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${account}:${token}`)}` },
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(500),
  });
  return { status: response.status, body: await response.json() };
}

async function received(to?: string): Promise<unknown> {
  return (await fetch(`${opened.baseUrl}/sms.json${to === undefined ? '' : `?to=${to}`}`)).json();
}

async function chooseFault(fault: string): Promise<void> {
  const browser = createPlainBrowser();
  const page = await browser.open(`${opened.baseUrl}/sms`);
  expect(page.text).toContain(`value="${fault}"`);
  expect((await browser.send(page, { fault })).status).toBe(200);
}

describe('text messages', () => {
  test('are taken as Twilio takes them, and given newest first by number', async () => {
    const { status, body } = await send();
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({
        sid: expect.stringMatching(/^SM[0-9a-f]{32}$/),
        account_sid: TEXT_ACCOUNT.account,
        to: MESSAGE.To,
        body: MESSAGE.Body,
        status: 'queued',
        error_code: null,
      }),
    ]);
    await send({ ...MESSAGE, To: '+819012345678', Body: '確認コード 654321' });
    await send({ ...MESSAGE, Body: 'Second <b>' });
    const createdAt = '2026-11-23T12:00:00.000Z';
    const mine = [
      { to: MESSAGE.To, subject: '', text: 'Second <b>', createdAt },
      { to: MESSAGE.To, subject: '', text: MESSAGE.Body, createdAt },
    ];
    // A "+" that was not encoded arrives as a space.
    for (const to of ['%2B66812345678', '+66812345678', '66812345678']) expect(await received(to)).toEqual(mine);
    expect(await received()).toHaveLength(3);
    const page = await createPlainBrowser().open(`${opened.baseUrl}/sms?to=%2B819012345678`);
    expect(page.text).toContain('確認コード 654321');
    expect(page.text).not.toContain('Second');
  });

  test.each([
    [{ ...MESSAGE, To: '' }, 21604],
    [{ ...MESSAGE, To: '0812345678' }, 21211],
    [{ ...MESSAGE, From: '' }, 21603],
    [{ ...MESSAGE, Body: '' }, 21602],
    [{ ...MESSAGE, Body: 'x'.repeat(1601) }, 21617],
  ])('are refused with a code of its own: %#', async (fields, code) => {
    expect(await send(fields)).toEqual({ status: 400, body: expect.objectContaining({ code, status: 400 }) });
    expect(await received()).toEqual([]);
  });

  test('are sent by the account alone', async () => {
    expect(await send(MESSAGE, { ...ACCOUNT, token: 'wrong' })).toMatchObject({ status: 401, body: { code: 20003 } });
    expect(await send(MESSAGE, { ...ACCOUNT, account: 'AC0' })).toMatchObject({ status: 401 });
  });

  test('fail, or are not answered, by button', async () => {
    await chooseFault('fault');
    expect(await send()).toMatchObject({ status: 500 });
    await chooseFault('busy');
    expect(await send()).toMatchObject({ status: 429 });
    for (const fault of ['no-answer', 'late']) {
      await chooseFault(fault);
      await expect(send()).rejects.toThrow(/timeout/i);
    }
    await chooseFault('none');
    expect(await send()).toMatchObject({ status: 201 });
  });
});
