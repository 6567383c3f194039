import { createCipheriv, createDecipheriv, createHash, createHmac } from 'node:crypto';
import { DateTime } from 'luxon';
import * as v from 'valibot';
import { isSameSecret } from '../shared/account-keys.ts';

/** The store's registration at NICE, and where NICE is. */
export interface NiceSettings {
  readonly tokenUrl: string;
  readonly cryptoTokenUrl: string;
  /** Where the form of the pop-up is posted to. */
  readonly popupUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly productId: string;
}

/** NICE could not be reached, or refused the store. The message is for the log and contains no secret. */
export class NiceFailedError extends Error {}

/** The keys and the encrypted data of a new check. */
interface BegunCheck {
  readonly tokenVersionId: string;
  readonly keys: NiceKeys;
  readonly encrypted: string;
  readonly integrity: string;
}

/** NICE's identity check by phone, the newer interface. */
export interface NiceClient {
  readonly popupUrl: string;
  /** Asks for the keys of one check, and encrypts the data for the pop-up. Throws NiceFailedError. */
  begin(check: { requestNumber: string; returnUrl: string; nowMs: number }): Promise<BegunCheck>;
}

const LIMIT_MS = 10_000;
/** A token is renewed this long before it expires. */
const TOKEN_MARGIN_MS = 60_000;
const KOREAN_ZONE = 'Asia/Seoul';
const GRANTED = '1200';

const HeaderSchema = v.object({ GW_RSLT_CD: v.string() });
const TokenSchema = v.object({
  access_token: v.string(),
  expires_in: v.pipe(v.unknown(), v.transform(Number), v.number()),
});
const CryptoTokenSchema = v.object({
  rsp_cd: v.literal('P000'),
  result_cd: v.literal('0000'),
  site_code: v.string(),
  token_version_id: v.string(),
  token_val: v.string(),
});

export function createNiceClient(
  settings: NiceSettings,
  { fetch = globalThis.fetch, limitMs = LIMIT_MS }: { fetch?: typeof globalThis.fetch; limitMs?: number } = {},
): NiceClient {
  const { clientId, clientSecret, productId } = settings;
  let token: { text: string; endsAtMs: number } | null = null;

  async function send<Data>(
    url: string,
    init: { headers: Record<string, string>; body: string | URLSearchParams },
    schema: v.GenericSchema<unknown, Data>,
  ): Promise<Data> {
    const sent = { ...init, method: 'POST', redirect: 'error', signal: AbortSignal.timeout(limitMs) } as const;
    const response = await fetch(url, sent).catch((error: unknown) => {
      throw new NiceFailedError(`NICE did not answer (${error instanceof Error ? error.name : 'unknown'})`);
    });
    const json: unknown = await response.json().catch(() => null);
    const header = v.safeParse(v.object({ dataHeader: HeaderSchema }), json);
    const code = header.success ? header.output.dataHeader.GW_RSLT_CD : 'none';
    const data = v.safeParse(v.object({ dataBody: schema }), json);
    if (!response.ok || code !== GRANTED || !data.success) {
      throw new NiceFailedError(`NICE refused the store (${response.status}, ${code.slice(0, 10)})`);
    }
    return data.output.dataBody;
  }

  async function bearer(nowMs: number): Promise<string> {
    if (token !== null && nowMs < token.endsAtMs) return token.text;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const body = new URLSearchParams({ grant_type: 'client_credentials', scope: 'default' });
    const given = await send(settings.tokenUrl, { headers: { authorization: `Basic ${basic}` }, body }, TokenSchema);
    token = { text: given.access_token, endsAtMs: nowMs + given.expires_in * 1000 - TOKEN_MARGIN_MS };
    return token.text;
  }

  async function cryptoToken(requestTime: string, requestNumber: string, nowMs: number) {
    const sealed = Buffer.from(`${await bearer(nowMs)}:${Math.floor(nowMs / 1000)}:${clientId}`).toString('base64');
    const headers = {
      authorization: `bearer ${sealed}`,
      productid: productId,
      'content-type': 'application/json',
    };
    const dataBody = { req_dtim: requestTime, req_no: requestNumber, enc_mode: '1' };
    const body = JSON.stringify({ dataHeader: { CNTY_CD: 'ko' }, dataBody });
    try {
      return await send(settings.cryptoTokenUrl, { headers, body }, CryptoTokenSchema);
    } catch (error) {
      // NICE may have revoked the token: it is not used again.
      token = null;
      throw error;
    }
  }

  return {
    popupUrl: settings.popupUrl,
    async begin({ requestNumber, returnUrl, nowMs }) {
      const requestTime = DateTime.fromMillis(nowMs, { zone: KOREAN_ZONE }).toFormat('yyyyLLddHHmmss');
      const given = await cryptoToken(requestTime, requestNumber, nowMs);
      const keys = deriveNiceKeys(requestTime, requestNumber, given.token_val);
      const encrypted = encryptForNice(
        keys,
        JSON.stringify({
          requestno: requestNumber,
          returnurl: returnUrl,
          sitecode: given.site_code,
          authtype: 'M',
          // NICE returns the browser by GET: browsers do not send a site's cookies with a form that another site posts.
          methodtype: 'get',
          popupyn: 'Y',
        }),
      );
      return { tokenVersionId: given.token_version_id, keys, encrypted, integrity: integrityOf(keys, encrypted) };
    },
  };
}

/** What a check is encrypted with; both sides derive it. */
interface NiceKeys {
  readonly key: string;
  readonly iv: string;
  readonly hmacKey: string;
}

const KEY_CHARACTERS = 16;
const HMAC_KEY_CHARACTERS = 32;

/** NICE's derivation, from the time and number of the request and the value that it gives for them. */
export function deriveNiceKeys(requestTime: string, requestNumber: string, tokenValue: string): NiceKeys {
  const text = createHash('sha256').update(`${requestTime}${requestNumber}${tokenValue}`).digest('base64');
  return {
    key: text.slice(0, KEY_CHARACTERS),
    iv: text.slice(-KEY_CHARACTERS),
    hmacKey: text.slice(0, HMAC_KEY_CHARACTERS),
  };
}

/** AES-128-CBC with PKCS7, as base64. */
export function encryptForNice({ key, iv }: NiceKeys, text: string): string {
  const cipher = createCipheriv('aes-128-cbc', key, iv);
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64');
}

/** NICE's `integrity_value`: HMAC-SHA256 of the encrypted text, as base64. */
export function integrityOf({ hmacKey }: NiceKeys, encrypted: string): string {
  return createHmac('sha256', hmacKey).update(encrypted).digest('base64');
}

/** The text of NICE's answer; null if it was changed, or made with other keys. */
export function openNiceAnswer(keys: NiceKeys, encrypted: string, integrity: string): string | null {
  if (!isSameSecret(integrity, integrityOf(keys, encrypted))) return null;
  try {
    const decipher = createDecipheriv('aes-128-cbc', keys.key, keys.iv);
    return Buffer.concat([decipher.update(encrypted, 'base64'), decipher.final()]).toString('utf8');
  } catch (error) {
    // A text that was not encrypted with this key has no valid padding.
    if (error instanceof Error && 'code' in error) return null;
    throw error;
  }
}
