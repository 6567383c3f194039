import type { RefusalCode } from '@longstrip/core';
import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { defineAction, exactField, type FormOutcome, textField, tickedField } from './define-action.server.ts';

const Fields = v.object({
  name: textField('field.emailRequired'),
  password: exactField('field.passwordRequired'),
});
const Agreement = v.object({ terms: tickedField('field.agreementRequired'), token: v.string() });

async function send(
  fields: Record<string, string>,
  outcome: FormOutcome,
  more: { path?: string; locale?: string; method?: string; body?: BodyInit } = {},
) {
  const given: unknown[] = [];
  let signOuts = 0;
  const pageAccess = { signOut: () => (signOuts += 1) };
  const action = defineAction(Fields, {
    block: 'login',
    secrets: ['password'],
    fieldOf: { INVALID_MAIL_FORM: 'name' },
    run: async (input) => {
      given.push(input);
      return outcome;
    },
  });
  const request = new Request(`https://site.example${more.path ?? '/user/login'}`, {
    method: more.method ?? 'POST',
    body: more.body ?? new URLSearchParams(fields),
  });
  const args = { request, params: {}, context: { locale: more.locale ?? 'en-US', pageAccess } };
  const answer = await action(args as unknown as ActionFunctionArgs).catch((thrown: unknown) => thrown);
  return { given, answer, signedOut: () => signOuts };
}

const SENT = { name: 'ada', password: 'secret' };
const refusedWith = (code: RefusalCode): FormOutcome => ({ kind: 'refused', code });

describe('a form', () => {
  test('that was accepted leads to a page', async () => {
    const { answer, given } = await send(SENT, { kind: 'done', to: '/home/weekly' });
    expect(given).toEqual([SENT]);
    expect(answer).toBeInstanceOf(Response);
    expect(answer).toMatchObject({ status: 303 });
    expect((answer as Response).headers.get('location')).toBe('/home/weekly');
  });

  test('that changed what the page is made of is followed by a new document in its place', async () => {
    const { answer } = await send(SENT, { kind: 'done', to: '/', isReloaded: true, cookie: 'notLoginAdult=Y' });
    expect([...(answer as Response).headers]).toEqual([
      ['location', '/'],
      ['set-cookie', 'notLoginAdult=Y'],
      ['x-remix-reload-document', 'true'],
      ['x-remix-replace', 'true'],
    ]);
    const plain = await send(SENT, { kind: 'done', to: '/' });
    expect([...(plain.answer as Response).headers.keys()]).toEqual(['location']);
  });

  test('says beside each field what is wrong, keeps what was entered, and does nothing', async () => {
    const { answer, given } = await send({ name: '', password: 'secret' }, { kind: 'done', to: '/' });
    expect(given).toEqual([]);
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: { values: { name: '' }, fields: { name: 'Please enter your e-mail address.' }, text: null, code: null },
    });
  });

  test('never sends a secret back', async () => {
    for (const outcome of [refusedWith('INCORRECT_PASSWORD'), { kind: 'wrong', fields: {} } as const]) {
      expect(JSON.stringify((await send(SENT, outcome)).answer)).not.toContain('secret');
    }
  });

  test('that was refused says why, in the reader’s language', async () => {
    const { answer } = await send(SENT, refusedWith('INCORRECT_PASSWORD'), { locale: 'de-DE' });
    expect(answer).toMatchObject({ data: { code: 'INCORRECT_PASSWORD', fields: {}, values: { name: 'ada' } } });
    expect((answer as { data: { text: string } }).data.text).toContain('Passwort');
  });

  test('says a refusal at the field that it is about', async () => {
    const { answer } = await send(SENT, refusedWith('INVALID_MAIL_FORM'));
    expect(answer).toMatchObject({
      data: { text: null, code: 'INVALID_MAIL_FORM', fields: { name: expect.stringMatching(/./) } },
    });
  });

  test('does what the code of a refusal asks for: to the log-in page, and back', async () => {
    const { answer } = await send(SENT, refusedWith('NOT_LOGIN_USER'), { path: '/setting?tab=1' });
    expect((answer as Response).headers.get('location')).toBe('/user/login?callback=%2Fsetting%3Ftab%3D1');
  });

  test('ends the session where the code says that there is none', async () => {
    const { answer, signedOut } = await send(SENT, refusedWith('MALFORMED_JWT'), { path: '/setting' });
    expect([(answer as Response).headers.get('location'), signedOut()]).toEqual(['/user/login?callback=%2Fsetting', 1]);
  });

  test('shows what is out of date anew, with the reason', async () => {
    const { answer, signedOut } = await send(SENT, refusedWith('PRICE_CHANGED'));
    expect(answer).toMatchObject({ init: { status: 200 }, data: { code: 'PRICE_CHANGED' } });
    expect(signedOut()).toBe(0);
  });

  test.each([
    ['is no form', '{"name":"ada"}'],
    ['is cut off', '--x\r\ncontent-disposition: form-data; name="name"'],
  ])('that %s is a bad request', async (_, body) => {
    expect((await send({}, { kind: 'done', to: '/' }, { body })).answer).toMatchObject({ status: 400 });
  });

  test('takes a field once, and no file', async () => {
    const body = new FormData();
    body.append('name', 'first');
    body.append('name', 'second');
    body.append('password', new Blob(['x']), 'x.txt');
    const { answer } = await send({}, { kind: 'done', to: '/' }, { body });
    expect(answer).toMatchObject({
      data: { values: { name: 'first' }, fields: { password: expect.stringMatching(/./) } },
    });
  });

  test.each([
    ['a box that is not ticked', 'token=x', { data: { fields: { terms: 'Please tick this to go on.' } } }],
    ['a hidden field that is missing, a bad request', 'terms=on', { status: 400 }],
  ])('shows what is wrong with %s', async (_, body, answer) => {
    const action = defineAction(Agreement, { block: 'login', run: async () => ({ kind: 'done', to: '/' }) });
    const request = new Request('https://site.example/user/signup', {
      method: 'POST',
      body: new URLSearchParams(body),
    });
    const args = { request, params: {}, context: { locale: 'en-US' } } as unknown as ActionFunctionArgs;
    expect(await action(args).catch((thrown: unknown) => thrown)).toMatchObject(answer);
  });

  test('is sent by POST alone', async () => {
    expect((await send(SENT, { kind: 'done', to: '/' }, { method: 'PUT' })).answer).toMatchObject({ status: 405 });
  });
});
