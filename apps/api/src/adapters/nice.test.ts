import { TEST_NOW_MS } from '@longstrip/test-kit';
import { expect, test } from 'vitest';
import { createFakeNice } from '../testing/fake-nice.ts';
import {
  createNiceClient,
  deriveNiceKeys,
  encryptForNice,
  integrityOf,
  NiceFailedError,
  openNiceAnswer,
} from './nice.ts';

const CHECK = { requestNumber: 'a1b2', returnUrl: 'https://us.test/callback/adult-kr', nowMs: TEST_NOW_MS };
const HOUR_MS = 3_600_000;

function open() {
  const nice = createFakeNice();
  return { nice, client: createNiceClient(nice.settings, { fetch: nice.fetch }) };
}

/** Made with openssl. */
const VECTOR = {
  keys: { key: 'xY5ed1UPdnJczdcn', iv: 'AZ0k0P1xFXSnjXg=', hmacKey: 'xY5ed1UPdnJczdcnOfOxwXCjz7AsAZ0k' },
  encrypted: 'WOKSwD1MQSiFvrlkW53tyZ4FQ/K2YBXIObiDikNCgNw=',
  integrity: 'jIrdSWxKwsEnS7d7lRRr5An3PA6SwAKRNTuGjsZe0js=',
};
const KEYS = deriveNiceKeys('20260310210000', '12345', 'value');

test('the keys, the encryption and the integrity value are NICE’s', () => {
  expect(KEYS).toEqual(VECTOR.keys);
  expect(encryptForNice(KEYS, '{"requestno":"12345"}')).toBe(VECTOR.encrypted);
  expect(integrityOf(KEYS, VECTOR.encrypted)).toBe(VECTOR.integrity);
  expect(openNiceAnswer(KEYS, VECTOR.encrypted, VECTOR.integrity)).toBe('{"requestno":"12345"}');
});

test('what was changed, or has another key, does not open', () => {
  const other = deriveNiceKeys('20260310210000', '12346', 'value');
  const changed = encryptForNice(KEYS, '{"requestno":"54321"}');
  for (const [keys, encrypted, integrity] of [
    [KEYS, changed, VECTOR.integrity],
    [KEYS, VECTOR.encrypted, ''],
    [other, VECTOR.encrypted, VECTOR.integrity],
    // Whole, but not encrypted with the key.
    [other, VECTOR.encrypted, integrityOf(other, VECTOR.encrypted)],
    [KEYS, 'AAAA', integrityOf(KEYS, 'AAAA')],
  ] as const) {
    expect(openNiceAnswer(keys, encrypted, integrity)).toBeNull();
  }
});

test('a check begins with the data for the pop-up', async () => {
  const { nice, client } = open();
  const { tokenVersionId, encrypted, integrity } = await client.begin(CHECK);
  const form = { token_version_id: tokenVersionId, enc_data: encrypted, integrity_value: integrity };
  expect(nice.readForm(form)).toEqual({
    ...{ requestno: 'a1b2', returnurl: 'https://us.test/callback/adult-kr', sitecode: 'TESTSITE' },
    ...{ authtype: 'M', methodtype: 'get', popupyn: 'Y' },
  });
});

test('a token serves until shortly before its end', async () => {
  const { nice, client } = open();
  await client.begin(CHECK);
  await client.begin({ ...CHECK, nowMs: TEST_NOW_MS + HOUR_MS - 60_001 });
  expect(nice.asked).toEqual({ tokens: 1, checks: 2 });
  await client.begin({ ...CHECK, nowMs: TEST_NOW_MS + HOUR_MS - 60_000 });
  expect(nice.asked).toEqual({ tokens: 2, checks: 3 });
});

test('a token that was taken back is not used again', async () => {
  const { nice, client } = open();
  await client.begin(CHECK);
  nice.break('tokens');
  await expect(client.begin(CHECK)).rejects.toThrow(NiceFailedError);
  await client.begin(CHECK);
  expect(nice.asked).toEqual({ tokens: 2, checks: 3 });
});

test.each([
  ['down', 'NICE did not answer (TypeError)'],
  ['refusing', 'NICE refused the store (401, 1800)'],
] as const)('a service that is %s fails in a sentence without secrets', async (how, sentence) => {
  const { nice, client } = open();
  nice.break(how);
  await expect(client.begin(CHECK)).rejects.toThrow(new NiceFailedError(sentence));
});

test('a request without an answer is ended', async () => {
  const { settings } = createFakeNice();
  const never: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
    });
  const client = createNiceClient(settings, { fetch: never, limitMs: 1 });
  await expect(client.begin(CHECK)).rejects.toThrow('NICE did not answer (TimeoutError)');
});
