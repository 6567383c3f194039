import type { AppliedDocument, CouponCodesDraftSchema, CouponListQuerySchema } from '@longstrip/api-contract';
import type { Database, Executor, JobQueue } from '@longstrip/database';
import type * as v from 'valibot';
import { recordChange } from '../../shared/audit.repository.ts';
import { csvRow } from '../../shared/csv.ts';
import type { Operator, OperatorDecision } from '../../shared/operator.ts';
import { parseApplyDocument } from '../apply/apply-document.ts';
import { applyOrWait } from '../request/or-wait.ts';
import { listCouponEntries } from './offer-entries.ts';

/** Without letters and digits that are mistaken for each other. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 32 to the power of 12: codes are not guessed. */
const CODE_LETTERS = 12;
const KEY_LETTERS = 8;

interface CodesParts {
  readonly database: Database;
  readonly jobs: JobQueue;
  readonly randomBelow: (limit: number) => number;
}

/**
 * `adminCouponCodes`: makes coupons that are alike, each with a key and a code of its own, as one document of apply. Its coupons are
 * counted one by one: a limit for all of them together is not made.
 */
export async function makeCouponCodes(
  { randomBelow, ...parts }: CodesParts,
  operator: Operator,
  { platform, coupon, count, reason }: v.InferOutput<typeof CouponCodesDraftSchema>,
  nowMs: number,
): Promise<OperatorDecision<AppliedDocument>> {
  const letters = (length: number) => Array.from({ length }, () => LETTERS[randomBelow(LETTERS.length)] ?? '').join('');
  const keys = new Set<string>();
  const begin = (name: string) => (typeof coupon[name] === 'string' ? coupon[name] : '');
  const makeKey = () => `${begin('key')}-${letters(KEY_LETTERS)}`;
  while (keys.size < count) keys.add(makeKey());
  const coupons = [...keys].map((key) => ({
    ...coupon,
    platform,
    key,
    code: `${begin('code')}${letters(CODE_LETTERS)}`,
  }));
  // All are alike: the mistakes of one are those of all.
  const tried = parseApplyDocument({ coupons: coupons.slice(0, 1) });
  const document = { coupons: tried.ok ? coupons : coupons.slice(0, 1) };
  const expected = { coupons: document.coupons.map(({ key }) => ({ platform, key, edition: null })) };
  return applyOrWait(parts, operator, { action: 'series.apply', document, expected, reason }, nowMs);
}

type Asked = v.InferOutput<typeof CouponListQuerySchema>;

const COLUMNS = [
  ...['key', 'title', 'code', 'type', 'percent', 'amount', 'minimum amount', 'value', 'starts', 'ends', 'limit'],
  ...['per reader', 'given out', 'used', 'state'],
] as const;
const ROWS_AT_ONCE = 500;

/** Codes are worth money: who took them is in the log. */
export async function noteCouponTable(
  executor: Executor,
  operator: Operator,
  { platform, text, type, state }: Asked,
  nowMs: number,
): Promise<void> {
  const change = { action: 'coupon.table', subjectType: 'coupon', subjectId: platform } as const;
  await recordChange(executor, operator, { ...change, before: null, after: { text, type, state } }, nowMs);
}

/** `adminCouponTable`: all coupons that the filters leave, as CSV (RFC 4180), read page by page. */
export async function* writeCouponTable(executor: Executor, asked: Asked, nowMs: number): AsyncGenerator<string> {
  // The mark by which spreadsheets know UTF-8.
  yield `\uFEFF${COLUMNS.join(',')}\r\n`;
  for (let after: string | null = ''; after !== null; ) {
    const page = await listCouponEntries(executor, { ...asked, after, limit: ROWS_AT_ONCE }, nowMs);
    yield page.rows.map(rowOf).join('');
    after = page.next;
  }
}

function rowOf({
  entry,
  issuedCount,
  usedCount,
  state,
}: Awaited<ReturnType<typeof listCouponEntries>>['rows'][number]) {
  const { key, title, code, type, percent, amount, minimumAmount, value, startAt, endAt } = entry;
  return csvRow([
    ...[key, title, code, type, percent, amount, minimumAmount, value, startAt, endAt, entry.totalLimit],
    ...[entry.perUserLimit, issuedCount, usedCount, state],
  ]);
}
