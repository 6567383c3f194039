import { describe, expect, test } from 'vitest';
import {
  readWithdrawalReason,
  signUpAgainAtMs,
  WITHDRAWAL_DETAIL_CHARACTERS,
  WITHDRAWAL_REASONS,
} from './withdrawal.ts';

const LONGEST = 'a'.repeat(WITHDRAWAL_DETAIL_CHARACTERS);
const refused = { ok: false, code: 'INVALID_PARAMETER' };

describe('the reason for leaving', () => {
  test.each(WITHDRAWAL_REASONS)('$id needs words of its own: $needsDetail', ({ id, needsDetail }) => {
    const alone = { ok: true, value: { id, detail: null } };
    for (const nothing of [null, '', ' \n ']) {
      expect(readWithdrawalReason(id, nothing)).toEqual(needsDetail ? refused : alone);
    }
    expect(readWithdrawalReason(id, ' because ')).toEqual({ ok: true, value: { id, detail: 'because' } });
  });

  test.each([
    ['no reason', '', 'because'],
    ['one that is not on the list', 'BOREDOM', 'because'],
    ['the name of a property', 'constructor', 'because'],
    ['too many words', 'OTHER', `${LONGEST}a`],
  ])('%s is refused', (_, id, detail) => {
    expect(readWithdrawalReason(id, detail)).toEqual(refused);
  });

  test('as many words as may be are taken', () => {
    expect(readWithdrawalReason('OTHER', LONGEST)).toEqual({ ok: true, value: { id: 'OTHER', detail: LONGEST } });
  });
});

test('an id may sign up again thirty days after the request', () => {
  const withdrawnAtMs = Date.UTC(2026, 10, 23, 12);
  expect(signUpAgainAtMs(withdrawnAtMs, { withdrawalBlockDays: 30 })).toBe(Date.UTC(2026, 11, 23, 12));
});
