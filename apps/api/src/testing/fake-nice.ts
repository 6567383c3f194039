import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import type { NiceSettings } from '../adapters/nice.ts';

/** The fields of the form that begins a check, and of the answer to it. */
export interface NiceFields {
  token_version_id: string;
  enc_data: string;
  integrity_value: string;
}

/** A fake of NICE, by its documents, for the api's tests. It does not use code of the api's own adapter. */
export interface FakeNice {
  settings: NiceSettings;
  fetch: typeof globalThis.fetch;
  /** What the store sent to the pop-up. */
  readForm(form: NiceFields): Record<string, string>;
  /** The answer to a check: about an adult, unless `result` says otherwise. */
  answer(form: NiceFields, result?: Record<string, string>): NiceFields;
  /** How often a token, and the keys of a check, were requested. */
  asked: { tokens: number; checks: number };
  /** `tokens`: revokes every token; `down`: answers no more; `refusing`: refuses everything. */
  break(how: 'tokens' | 'down' | 'refusing'): void;
}

const SITE_CODE = 'TESTSITE';
const PERSON = {
  resultcode: '0000',
  birthdate: '19900501',
  di: 'di-of-an-adult'.padEnd(64, '='),
  utf8_name: '%EA%B9%80',
};

export function createFakeNice(): FakeNice {
  const settings: NiceSettings = {
    tokenUrl: 'https://nice.test/token',
    cryptoTokenUrl: 'https://nice.test/crypto',
    popupUrl: 'https://nice.test/popup',
    clientId: 'client',
    clientSecret: 'client-secret',
    productId: 'product',
  };
  const secrets = new Map<string, string>();
  const asked = { tokens: 0, checks: 0 };
  let how: string = 'up';
  let validToken = '';

  function derived(id: string) {
    const text = secrets.get(id) ?? '';
    return { key: text.slice(0, 16), iv: text.slice(text.length - 16), mac: text.slice(0, 32) };
  }
  function seal(id: string, text: string): NiceFields {
    const { key, iv, mac } = derived(id);
    const cipher = createCipheriv('aes-128-cbc', key, iv);
    const encrypted = cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
    const integrity = createHmac('sha256', mac).update(encrypted).digest('base64');
    return { token_version_id: id, enc_data: encrypted, integrity_value: integrity };
  }
  function readForm({ token_version_id: id, enc_data: encrypted, integrity_value: integrity }: NiceFields) {
    const { key, iv, mac } = derived(id);
    if (createHmac('sha256', mac).update(encrypted).digest('base64') !== integrity) throw new Error('not whole');
    const decipher = createDecipheriv('aes-128-cbc', key, iv);
    return JSON.parse(decipher.update(encrypted, 'base64', 'utf8') + decipher.final('utf8'));
  }

  const granted = (dataBody: object) => Response.json({ dataHeader: { GW_RSLT_CD: '1200' }, dataBody });
  const refused = () => Response.json({ dataHeader: { GW_RSLT_CD: '1800' } }, { status: 401 });

  function giveToken(request: Request): Response {
    asked.tokens += 1;
    const isKnown = request.headers.get('authorization') === `Basic ${btoa('client:client-secret')}`;
    if (!isKnown) return refused();
    validToken = `token-${asked.tokens}`;
    return granted({ access_token: validToken, token_type: 'bearer', expires_in: 3600, scope: 'default' });
  }
  async function giveKeys(request: Request): Promise<Response> {
    asked.checks += 1;
    const [, sealed = ''] = /^bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
    const [token, seconds, client] = atob(sealed).split(':');
    const isKnown = token === validToken && /^\d{10}$/.test(seconds ?? '') && client === 'client';
    if (!isKnown || request.headers.get('productid') !== 'product') return refused();
    const { dataBody } = JSON.parse(await request.text());
    const id = `version-${asked.checks}`;
    const tokenValue = `value ${asked.checks}`;
    secrets.set(
      id,
      createHash('sha256')
        .update(dataBody.req_dtim + dataBody.req_no + tokenValue)
        .digest('base64'),
    );
    const codes = { rsp_cd: 'P000', result_cd: '0000', site_code: SITE_CODE };
    return granted({ ...codes, token_version_id: id, token_val: tokenValue });
  }

  return {
    settings,
    asked,
    break: (fault) => {
      if (fault === 'tokens') validToken = 'taken back';
      else how = fault;
    },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (how === 'down') throw new TypeError('fetch failed');
      if (how === 'refusing') return refused();
      return request.url === settings.tokenUrl ? giveToken(request) : giveKeys(request);
    },
    readForm,
    answer: (form, result = {}) =>
      seal(form.token_version_id, JSON.stringify({ ...PERSON, requestno: readForm(form).requestno, ...result })),
  };
}
