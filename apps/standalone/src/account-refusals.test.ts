import { REFUSALS_BY_BLOCK, type RefusalBlock } from '@longstrip/core';
import { loadMessages, loadServerMessages } from '@longstrip/messages';
import { getPlatform } from '@longstrip/platform-config';
import { SITE_NOW_MS } from '@longstrip/storefront/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { AccountRefusal, NotThere } from './testing/account-refusal.ts';
import { openScene } from './testing/account-scene.ts';
import { type AccountWorld, createAccountWorld, WITHOUT_PROVIDERS } from './testing/account-world.ts';
import { MAIL_REFUSALS, OTP_REFUSALS } from './testing/mail-refusals.ts';
import {
  PASSWORD_CHANGE_REFUSALS,
  PASSWORD_FIND_REFUSALS,
  PASSWORD_RESET_REFUSALS,
} from './testing/recovery-refusals.ts';
import { addRefusedSeries } from './testing/refusal-data.ts';
import { LIBRARY_REFUSALS, REFRESH_REFUSALS } from './testing/session-refusals.ts';
import { LOGIN_REFUSALS } from './testing/sign-in-refusals.ts';
import { VIEWER_REFUSALS } from './testing/viewer-refusals.ts';

// Every code of section 8's account blocks: how it is provoked, what the api replies, and what the page does. The tables
// are in `testing/*-refusals.ts`; they do not compile when a code is missing.

const TABLES = {
  login: LOGIN_REFUSALS,
  refresh: REFRESH_REFUSALS,
  passwordReset: PASSWORD_RESET_REFUSALS,
  passwordChange: PASSWORD_CHANGE_REFUSALS,
  passwordFind: PASSWORD_FIND_REFUSALS,
  mail: MAIL_REFUSALS,
  otp: OTP_REFUSALS,
  viewer: VIEWER_REFUSALS,
  signInLibrary: LIBRARY_REFUSALS,
} as const satisfies Partial<Record<RefusalBlock, Readonly<Record<string, readonly AccountRefusal[] | NotThere>>>>;

const CODES = Object.entries(TABLES).flatMap(([block, rows]) =>
  Object.entries(rows).map(([code, answers]: [string, readonly AccountRefusal[] | NotThere]) => ({
    block,
    code,
    answers,
  })),
);
const ROWS = CODES.flatMap(({ block, code, answers }) =>
  'not' in answers ? [] : answers.map((row) => ({ block, code, how: row.how, row })),
);

let world: AccountWorld;
let texts: Readonly<Record<string, string | undefined>>;
beforeAll(async () => {
  world = await createAccountWorld();
  await addRefusedSeries(world.api, ['bom-th']);
  const messages = { ...(await loadMessages('en-US')), ...(await loadServerMessages('en-US')) };
  const age = String(getPlatform('bom-th').adult.limitYears);
  texts = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, text.replace('{{age}}', age)]));
}, 120_000);
afterEach(() => world.api.clock.setTo(SITE_NOW_MS));
afterAll(() => world.close());

/** The text of a page, unescaped. */
function plain(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

test.each(Object.keys(TABLES))('the table has every code of the block %s', (block) => {
  const catalogue: Readonly<Record<string, readonly string[]>> = REFUSALS_BY_BLOCK;
  const answers = CODES.filter((row) => row.block === block).map(({ code }) => code);
  expect(answers.toSorted()).toEqual(catalogue[block]?.toSorted());
});

test('a code that no request provokes has a reason, and these are all', () => {
  const without = CODES.flatMap(({ block, code, answers }) =>
    'not' in answers ? [[`${block}.${code}`, answers.not]] : [],
  );
  for (const [, reason] of without) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  expect(without.map(([name]) => name)).toEqual([
    'login.INVALID_PASSWORD',
    'passwordChange.INVALID_PASSWORD',
    'signInLibrary.MissingAuthorizeError',
    'signInLibrary.MissingAdapterError',
    'signInLibrary.InvalidCallbackUrl',
  ]);
});

describe('on the wire', () => {
  test.each(ROWS)('$block, $code: $how', async ({ code, row }) => {
    if ('not' in row.wire) return expect(row.wire.not).toMatch(/\.$/);
    const answer = await row.wire.ask(openScene(world, row.on ?? 'bom-th'));
    const said = `${await answer.text()} ${answer.headers.get('location') ?? ''}`;
    expect([answer.status, said]).toEqual([row.wire.status, expect.stringContaining(code)]);
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });
});

/** A text up to its first inserted value, such as a date. */
const beginning = (text: string): string => text.split('{{')[0] ?? text;

describe('on the page', () => {
  test.each(ROWS)('$block, $code: $how', async ({ row }) => {
    if ('not' in row.page) return expect(row.page.not).toMatch(/\.$/);
    const { ask, status, says, leadsTo, has } = row.page;
    const answer = await ask(openScene(world, row.on ?? 'bom-th'));
    const html = await answer.text();
    expect(answer.status).toBe(status);
    if (leadsTo !== undefined) expect(answer.headers.get('location')).toMatch(leadsTo);
    if (says !== undefined) expect(plain(html)).toContain(beginning(texts[says] ?? `the text ${says}`));
    if (has !== undefined) expect(html.replaceAll('&amp;', '&')).toContain(has);
  });
});

test.each(REFUSALS_BY_BLOCK.signInLibrary)('the page about an error has words for %s', async (code) => {
  const scene = openScene(world, 'bom-th');
  const led = await scene.ask(`/api/auth/error?error=${code}`);
  expect(led.headers.get('location')).toBe(`/callback/login-error?error=${code}`);
  const html = await (await scene.ask(`/callback/login-error?error=${code}&lang=en-US`)).text();
  const key = code === 'AccountNotLinkedError' ? 'error.ALREADY_USED_ANOTHER_PLATFORM' : `error.${code}`;
  expect(plain(html)).toContain(texts[key] ?? key);
});

test('a page that needs a session leads to the login, which says so', async () => {
  const scene = openScene(world, 'bom-th');
  const led = await scene.ask('/api/auth/signin?error=SessionRequired&callbackUrl=%2Flibrary%2Fmy');
  expect(led.headers.get('location')).toBe('/user/login?callback=%2Flibrary%2Fmy&error=SessionRequired');
  const html = await (await scene.ask(`${led.headers.get('location')}&lang=en-US`)).text();
  expect(plain(html)).toContain(texts['error.NOT_LOGIN_USER'] ?? '');
});

test('the native viewer’s reader returns to the episode, and a guest to the login', async () => {
  const path = '/callback/viewer-login-success?callback=%2Fviewer%2Fopen%2Fep-1';
  const scene = openScene(world, 'bom-th');
  expect((await scene.ask(path)).headers.get('location')).toBe('/user/login?callback=%2Fviewer%2Fopen%2Fep-1');
  await scene.signIn();
  expect((await scene.ask(path)).headers.get('location')).toBe('/viewer/open/ep-1');
});

test('an invalid name or number is said at its field, in its own words', async () => {
  const phone = openScene(world, 'bom-th');
  const asked = await phone.sendForm('/user/find-password?by=phone&lang=en-US', { step: 'phone', phone: '12' });
  expect([asked.status, plain(await asked.text())]).toEqual([
    422,
    expect.stringContaining(texts['field.phoneForm'] ?? ''),
  ]);
  const newcomer = openScene(world, 'bom-th');
  await newcomer.returnFrom('facebook', { id: 'fb-name', name: 'Ada', email: 'name@readers.test' });
  const fields = { nickname: '<script>', requestId: 'a-name-of-no-use', terms: 'on', privacy: 'on' };
  const named = await newcomer.sendForm('/callback/login-newuser?lang=en-US', fields);
  expect([named.status, plain(await named.text())]).toEqual([
    422,
    expect.stringContaining(texts['field.nicknameForm'] ?? ''),
  ]);
});

test('the platform whose providers are not set up is one that has some', async () => {
  const listed = await (await openScene(world, WITHOUT_PROVIDERS).ask('/api/auth/providers')).json();
  expect(Object.keys(listed)).toContain('google');
});
