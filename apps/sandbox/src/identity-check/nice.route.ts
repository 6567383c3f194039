import { randomBytes, randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import {
  type CryptoToken,
  decryptFromNice,
  deriveNiceKeys,
  isIntact,
  isNiceAnswerKind,
  NICE_CLIENT,
  NICE_PATH,
  type NiceAnswer,
  type NiceAnswerKind,
  type Person,
  resultOf,
  sealAnswer,
} from './nice-answer.ts';
import { checkPage, refusedPage, returnPage } from './nice-pages.ts';

export interface NiceOptions {
  /** Whether the pop-up may lead back to this address. */
  isSiteAddress: (url: string) => boolean;
  nowMs: () => number;
}

const TOKEN_SECONDS = 3600;
/** A token is valid for one check, within an hour. */
const CHECKS_MOST = 500;

const CryptoRequestSchema = v.object({
  dataBody: v.object({
    req_dtim: v.pipe(v.string(), v.regex(/^\d{14}$/)),
    req_no: v.pipe(v.string(), v.minLength(1), v.maxLength(30)),
    enc_mode: v.literal('1'),
  }),
});

const CheckRequestSchema = v.object({
  requestno: v.string(),
  returnurl: v.string(),
  sitecode: v.literal(NICE_CLIENT.siteCode),
  methodtype: v.optional(v.picklist(['post', 'get']), 'post'),
  receivedata: v.optional(v.string(), ''),
});
type CheckRequest = v.InferOutput<typeof CheckRequestSchema>;

const PersonSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  birthDate: v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}$/),
    v.transform((text) => text.replaceAll('-', '')),
  ),
  gender: v.picklist(['M', 'F']),
  phone: v.pipe(v.string(), v.regex(/^\d{8,15}$/)),
});

interface Check {
  token: CryptoToken;
  request: CheckRequest;
}

/** NICE's newer identity check: an OAuth token, a token with keys, and a hosted page that answers encrypted. */
export function niceRoute({ isSiteAddress, nowMs }: NiceOptions): Hono {
  const app = new Hono().basePath(NICE_PATH);
  const ttl = TOKEN_SECONDS * 1000;
  const bearers = new LRUCache<string, true>({ max: CHECKS_MOST, ttl });
  const tokens = new LRUCache<string, CryptoToken>({ max: CHECKS_MOST, ttl });
  const checks = new LRUCache<string, Check>({ max: CHECKS_MOST, ttl });
  let lastAnswer: NiceAnswer | null = null;

  app.post('/digital/niceid/oauth/oauth/token', async (c) => {
    const expected = `Basic ${btoa(`${NICE_CLIENT.clientId}:${NICE_CLIENT.clientSecret}`)}`;
    const { grant_type: grantType } = await c.req.parseBody();
    if (c.req.header('authorization') !== expected) return refuse(c, '1800', 'invalid client');
    if (grantType !== 'client_credentials') return refuse(c, '1801', 'unsupported grant type');
    const token = randomUUID();
    bearers.set(token, true);
    const dataBody = { access_token: token, token_type: 'bearer', expires_in: TOKEN_SECONDS, scope: 'default' };
    return c.json({ dataHeader: GRANTED, dataBody });
  });
  app.post('/digital/niceid/api/v1.0/common/crypto/token', async (c) => {
    const [, sealed = ''] = /^bearer (\S+)$/i.exec(c.req.header('authorization') ?? '') ?? [];
    const [token = '', seconds = '', clientId = ''] = Buffer.from(sealed, 'base64').toString('utf8').split(':');
    const isKnown = bearers.has(token) && /^\d{10}$/.test(seconds) && clientId === NICE_CLIENT.clientId;
    if (!isKnown) return refuse(c, '1300', 'invalid token');
    if (c.req.header('productid') !== NICE_CLIENT.productId) return refuse(c, '1400', 'unknown product');
    const parsed = v.safeParse(CryptoRequestSchema, await c.req.json().catch(() => null));
    if (!parsed.success) return refuse(c, '1500', 'invalid request');
    const { req_dtim: time, req_no: number } = parsed.output.dataBody;
    const tokenValue = randomBytes(33).toString('base64');
    const id = `2026${randomUUID()}`;
    tokens.set(id, { id, keys: deriveNiceKeys(time, number, tokenValue) });
    const codes = { rsp_cd: 'P000', res_msg: '', result_cd: '0000', period: TOKEN_SECONDS };
    const dataBody = { ...codes, site_code: NICE_CLIENT.siteCode, token_version_id: id, token_val: tokenValue };
    return c.json({ dataHeader: GRANTED, dataBody });
  });
  // The store's page posts here, from the store's origin.
  app.post('/CheckPlusSafeModel/service.cb', async (c) => {
    const form = await c.req.parseBody();
    const read = readCheck(form, tokens);
    if (typeof read === 'string') return c.html(refusedPage(read), 400);
    if (!isSiteAddress(read.request.returnurl))
      return c.html(refusedPage('The return address is of no site here.'), 400);
    const checkId = randomUUID();
    checks.set(checkId, read);
    return c.html(checkPage(checkId, null), 200, NO_STORE);
  });
  app.use('/check/*', csrf());
  app.post('/check/:id', async (c) => {
    const checkId = c.req.param('id');
    const check = checks.get(checkId);
    if (check === undefined) return c.html(refusedPage('This check is over. Begin again at the store.'), 400);
    const form = await c.req.parseBody();
    const kind = String(form.answer);
    const person = v.safeParse(PersonSchema, form);
    if (!isNiceAnswerKind(kind)) return c.html(refusedPage('There is no such answer.'), 400);
    if (!person.success)
      return c.html(checkPage(checkId, 'Name, date of birth and phone number are needed.'), 422, NO_STORE);
    const answer = kind === 'replay' ? lastAnswer : answerOf(check, person.output, kind, nowMs());
    if (answer === null) return c.html(checkPage(checkId, 'There was no answer yet.'), 422, NO_STORE);
    if (kind === 'confirm') lastAnswer = answer;
    checks.delete(checkId);
    const { returnurl, methodtype } = check.request;
    if (methodtype === 'post') return c.html(returnPage(returnurl, answer), 200, NO_STORE);
    const url = new URL(returnurl);
    for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
    return c.redirect(url.href, 303);
  });
  return app;
}

const NO_STORE = { 'cache-control': 'no-store' };
const GRANTED = { GW_RSLT_CD: '1200', GW_RSLT_MSG: '', TRAN_ID: 'sandbox' };

function refuse(c: Context, code: string, message: string): Response {
  return c.json({ dataHeader: { GW_RSLT_CD: code, GW_RSLT_MSG: message, TRAN_ID: 'sandbox' } }, 401);
}

/** The check that the pop-up's form requests, or a sentence about what is wrong with it. A token opens one check. */
function readCheck(form: Record<string, unknown>, tokens: LRUCache<string, CryptoToken>): Check | string {
  const field = (name: string): string => (typeof form[name] === 'string' ? form[name] : '');
  const id = field('token_version_id');
  const token = tokens.get(id);
  if (field('m') !== 'service' || token === undefined) return 'The token is unknown or was used.';
  const encrypted = field('enc_data');
  if (!isIntact(token.keys, encrypted, field('integrity_value')))
    return 'The integrity value does not belong to the data.';
  const text = decryptFromNice(token.keys, encrypted);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), CheckRequestSchema), text);
  if (!parsed.success) return 'The data cannot be read.';
  tokens.delete(id);
  return { token, request: parsed.output };
}

function answerOf(
  { token, request }: Check,
  person: Person,
  kind: Exclude<NiceAnswerKind, 'replay'>,
  nowMs: number,
): NiceAnswer {
  const asked = { requestNumber: request.requestno, receivedData: request.receivedata };
  if (kind === 'cancel') {
    return sealAnswer(token, { resultcode: '0003', requestno: asked.requestNumber, sitecode: NICE_CLIENT.siteCode });
  }
  const timeText = new Date(nowMs).toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const requestNumber = kind === 'wrong-number' ? `${asked.requestNumber}0` : asked.requestNumber;
  const result = resultOf(person, { ...asked, requestNumber }, { responseNumber: randomUUID(), timeText });
  const sealed = sealAnswer(token, result);
  // The text about an adult replaces the encrypted one: the integrity value still belongs to the original.
  if (kind === 'tampered')
    return { ...sealed, enc_data: sealAnswer(token, { ...result, birthdate: '19700101' }).enc_data };
  return sealed;
}
