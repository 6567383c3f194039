import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedSandbox, openSandbox, SITE_ORIGIN } from '../testing/open-sandbox.ts';
import { createPlainBrowser, fieldsOf, type ShownPage } from '../testing/plain-browser.ts';
import {
  decryptFromNice,
  deriveNiceKeys,
  encryptForNice,
  integrityOf,
  isIntact,
  type NiceKeys,
  sandboxNice,
} from './nice-answer.ts';

let opened: OpenedSandbox;
beforeAll(async () => {
  opened = await openSandbox({ nowMs: () => Date.UTC(2026, 10, 23, 12) });
});
afterAll(() => opened.close());

const REQUEST_TIME = '20261123120000';
const CryptoAnswerSchema = v.object({
  dataBody: v.object({ site_code: v.string(), token_version_id: v.string(), token_val: v.string() }),
});

async function fetchBearer(secret = sandboxNice(opened.baseUrl).clientSecret) {
  const { tokenUrl, clientId } = sandboxNice(opened.baseUrl);
  const response = await fetch(tokenUrl, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'default' }),
  });
  const parsed = v.safeParse(v.object({ dataBody: v.object({ access_token: v.string() }) }), await response.json());
  return parsed.success ? parsed.output.dataBody.access_token : null;
}

async function fetchCrypto(bearer: string, requestNumber: string, changes: Readonly<Record<string, string>> = {}) {
  const { cryptoTokenUrl, clientId, productId } = sandboxNice(opened.baseUrl);
  const response = await fetch(cryptoTokenUrl, {
    method: 'POST',
    headers: {
      authorization: `bearer ${btoa(`${bearer}:1795435200:${clientId}`)}`,
      productid: productId,
      'content-type': 'application/json',
      ...changes,
    },
    body: JSON.stringify({
      dataHeader: { CNTY_CD: 'ko' },
      dataBody: { req_dtim: REQUEST_TIME, req_no: requestNumber, enc_mode: '1' },
    }),
  });
  return { status: response.status, json: await response.json() };
}

/** A store's preparation of a check, up to the form of its pop-up. */
async function prepare(requestNumber: string, changes: Readonly<Record<string, string>> = {}) {
  const { json } = await fetchCrypto((await fetchBearer()) ?? '', requestNumber);
  const { site_code: sitecode, token_version_id: id, token_val: value } = v.parse(CryptoAnswerSchema, json).dataBody;
  const keys = deriveNiceKeys(REQUEST_TIME, requestNumber, value);
  const returnurl = `${SITE_ORIGIN}/api/nice/callback`;
  const request = { requestno: requestNumber, returnurl, sitecode, methodtype: 'post', popupyn: 'Y', ...changes };
  const encrypted = encryptForNice(keys, JSON.stringify({ ...request, receivedata: 'reader' }));
  const form = {
    m: 'service',
    token_version_id: id,
    enc_data: encrypted,
    integrity_value: integrityOf(keys, encrypted),
  };
  return { keys, form };
}

async function post(url: string, fields: Readonly<Record<string, string>>): Promise<ShownPage> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { origin: SITE_ORIGIN },
    body: new URLSearchParams(fields),
  });
  return { url, status: response.status, text: await response.text(), headers: response.headers };
}

async function check(requestNumber: string, fields: Readonly<Record<string, string>>) {
  const { keys, form } = await prepare(requestNumber);
  const page = await post(sandboxNice(opened.baseUrl).popupUrl, form);
  const back = await createPlainBrowser().send(page, fields);
  const { enc_data: encrypted = '', integrity_value: integrity = '' } = fieldsOf(back.text);
  return { form, page, back, ...readAnswer(keys, encrypted, integrity) };
}

function readAnswer(keys: NiceKeys, encrypted: string, integrity: string) {
  const text = decryptFromNice(keys, encrypted);
  const result: Record<string, string> = text === null ? {} : JSON.parse(text);
  return { isWhole: isIntact(keys, encrypted, integrity), result };
}

describe('the identity check', () => {
  test('tells the store, encrypted, who confirmed on its page', async () => {
    const { page, back, isWhole, result } = await check('REQ1', {
      answer: 'confirm',
      birthDate: '2008-02-29',
      gender: 'M',
    });
    expect(page.text).not.toContain('<script');
    expect(back.text).toContain(`action="${SITE_ORIGIN}/api/nice/callback"`);
    expect(isWhole).toBe(true);
    expect(result).toMatchObject({
      ...{ resultcode: '0000', requestno: 'REQ1', sitecode: 'SANDBOX01', authtype: 'M', name: '김하늘' },
      ...{ utf8_name: encodeURIComponent('김하늘'), birthdate: '20080229', gender: '1', nationalinfo: '0' },
      ...{ enctime: '20261123120000', receivedata: 'reader' },
      di: expect.stringMatching(/^\S{64}$/),
      ci: expect.stringMatching(/^\S{88}$/),
    });
  });

  test('knows a person again, and not another', async () => {
    const first = await check('REQ2', { answer: 'confirm' });
    const again = await check('REQ3', { answer: 'confirm' });
    const other = await check('REQ4', { answer: 'confirm', name: '이바다' });
    expect(again.result.di).toBe(first.result.di);
    expect(other.result.di).not.toBe(first.result.di);
  });

  test('answers wrongly by button: cancelled, another request number, a changed text, the last answer again', async () => {
    expect(await check('REQ5', { answer: 'cancel' })).toMatchObject({
      isWhole: true,
      result: { resultcode: '0003', requestno: 'REQ5' },
    });
    expect(await check('REQ6', { answer: 'wrong-number' })).toMatchObject({
      isWhole: true,
      result: { requestno: 'REQ60' },
    });
    expect((await check('REQ7', { answer: 'tampered' })).isWhole).toBe(false);
    const first = await check('REQ8', { answer: 'confirm' });
    const replayed = await check('REQ9', { answer: 'replay' });
    expect(fieldsOf(replayed.back.text)).toEqual(fieldsOf(first.back.text));
  });

  test('comes back by address where that is asked for', async () => {
    const { keys, form } = await prepare('REQ10', { methodtype: 'get' });
    const page = await post(sandboxNice(opened.baseUrl).popupUrl, form);
    const { searchParams } = new URL((await createPlainBrowser().send(page, { answer: 'confirm' })).url);
    const answer = readAnswer(keys, searchParams.get('enc_data') ?? '', searchParams.get('integrity_value') ?? '');
    expect(answer).toMatchObject({ isWhole: true, result: { requestno: 'REQ10' } });
  });

  test('opens once a token, for data that is whole, and leads back to sites here alone', async () => {
    const { popupUrl } = sandboxNice(opened.baseUrl);
    const { form } = await prepare('REQ11');
    expect((await post(popupUrl, { ...form, integrity_value: 'AAAA' })).status).toBe(400);
    expect((await post(popupUrl, form)).status).toBe(200);
    expect((await post(popupUrl, form)).status).toBe(400);
    for (const returnurl of ['https://evil.example/', 'javascript:alert(1)', 'not an address']) {
      expect((await post(popupUrl, (await prepare('REQ12', { returnurl })).form)).status).toBe(400);
    }
  });

  test('answers a check once, and asks for what is missing', async () => {
    const { form } = await prepare('REQ13');
    const page = await post(sandboxNice(opened.baseUrl).popupUrl, form);
    const browser = createPlainBrowser();
    expect((await browser.send(page, { answer: 'confirm', name: '' })).status).toBe(422);
    expect((await browser.send(page, { answer: 'confirm' })).status).toBe(200);
    expect((await browser.send(page, { answer: 'confirm' })).status).toBe(400);
  });

  test('gives tokens to its client alone', async () => {
    expect(await fetchBearer('wrong')).toBeNull();
    expect((await fetchCrypto('made-up', 'REQ14')).status).toBe(401);
    const bearer = (await fetchBearer()) ?? '';
    expect((await fetchCrypto(bearer, 'REQ14', { productid: 'other' })).status).toBe(401);
    expect((await fetchCrypto(bearer, '')).status).toBe(401);
  });
});
