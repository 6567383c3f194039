import { expect, test } from 'vitest';
import { undoRuleOf } from './undo.ts';

test.each([
  ['a changed price', 'series.set', {}, 'document'],
  ['a changed coupon', 'coupon.apply', {}, 'document'],
  ['a new banner, which is hidden', 'banner.apply', null, 'document'],
  ['a new coupon, which readers may have', 'coupon.apply', null, null],
  ['a new version of a policy', 'policy.apply', null, null],
  ['a hidden comment', 'comment.blind', {}, 'comment'],
  ['a deleted comment', 'comment.delete', {}, null],
  ['a grant', 'wallet.grant', null, 'grant'],
  ['a grant taken back', 'wallet.takeBack', null, null],
  ['a coupon that was given', 'reader.coupon', null, 'handOver'],
  ['a refund', 'order.refund', null, null],
  ['an import', 'series.import', {}, null],
  ['a password', 'operator.password', {}, null],
  ['what no one knows', 'constructor', {}, null],
] as const)('%s', (_, action, before, rule) => {
  expect(undoRuleOf({ action, before })).toBe(rule);
});
