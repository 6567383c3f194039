import { REFUSAL_CODES, REFUSALS_BY_BLOCK } from '@longstrip/core';
import { describe, expect, test } from 'vitest';
import { pageBehaviour, REFUSAL_BEHAVIOUR } from './refusal-behaviour.ts';
import { BEARER_REFUSAL_CODES, BEARER_REFUSAL_STATUS, REFUSAL_STATUS } from './refusal-status.ts';

test('every code of the catalogue has a status and no code stands there that the catalogue lacks', () => {
  expect(Object.keys(REFUSAL_STATUS).toSorted()).toEqual([...REFUSAL_CODES].toSorted());
});

test('every (block, code) has a behaviour and none is left over', () => {
  const blocks: Record<string, string[]> = {};
  for (const [block, behaviours] of Object.entries(REFUSAL_BEHAVIOUR))
    blocks[block] = Object.keys(behaviours).toSorted();
  const catalogue: Record<string, string[]> = {};
  for (const [block, codes] of Object.entries(REFUSALS_BY_BLOCK)) catalogue[block] = [...codes].toSorted();
  expect(blocks).toEqual(catalogue);
});

test('a business refusal is 200, a fault of ours 500, and the rest what HTTP calls it', () => {
  const byStatus = new Map<number, string[]>();
  for (const [code, status] of Object.entries(REFUSAL_STATUS))
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  byStatus.delete(200);
  expect(Object.fromEntries(byStatus)).toEqual({
    400: ['UnsupportedStrategyError', 'InvalidCallbackUrl', 'MALFORMED_REQUEST'],
    401: ['MALFORMED_JWT', 'NEED_TO_REFRESH', 'OAuthCallbackError', 'AccountNotLinkedError'],
    403: ['FORBIDDEN'],
    404: ['MissingAPIRouteError', 'NO_SUCH_ROUTE'],
    408: ['REQUEST_TIMEOUT'],
    413: ['PAYLOAD_TOO_LARGE'],
    415: ['UNSUPPORTED_MEDIA_TYPE'],
    429: ['TOO_MANY_REQUESTS'],
    500: ['UNKNOWN', 'UnknownError', 'MissingSecretError', 'MissingAuthorizeError', 'MissingAdapterError'],
    503: ['SERVICE_UNAVAILABLE'],
  });
});

test('what a bearer lacks is 401 where a bearer is needed', () => {
  expect([BEARER_REFUSAL_STATUS, ...BEARER_REFUSAL_CODES]).toEqual([
    401,
    'NOT_LOGIN_USER',
    'NEED_TO_REFRESH',
    'MALFORMED_JWT',
    'NOT_FOUND_ACCESS_TOKEN',
  ]);
});

describe('what the page does (section 8)', () => {
  test.each([
    ['general', 'NOT_LOGIN_USER', { kind: 'goTo', address: '/user/login' }],
    ['points', 'MILEAGE_INSUFFICIENT', { kind: 'reload' }],
    ['points', 'EXCHANGE_MILEAGE_INSUFFICIENT', { kind: 'reload' }],
    ['purchase', 'COIN_INSUFFICIENT', { kind: 'goTo', address: '/shop' }],
    ['purchase', 'ADULT_ONLY_CONTENTS', { kind: 'goTo', address: '/user/login' }],
    ['viewer', 'ADULT_ONLY_CONTENTS', { kind: 'goTo', address: '/user/adult' }],
    ['viewer', 'NOT_FOUND_ACCESS_TOKEN', { kind: 'logOut', asks: true }],
    ['refresh', 'EXPIRED_REFRESH_TOKEN', { kind: 'logOut', asks: false }],
    ['refresh', 'NEED_TO_REFRESH', { kind: 'retryOnce' }],
    ['withdrawal', 'FREQUENT_REQUEST', { kind: 'reload' }],
    ['passwordFind', 'FREQUENT_REQUEST', { kind: 'stay' }],
    ['withdrawal', 'WITHDRAWAL', { kind: 'reload' }],
    ['login', 'WITHDRAWAL', { kind: 'stay' }],
    ['withdrawal', 'TIMEOUT', { kind: 'goTo', address: '/' }],
    ['passwordReset', 'TIMEOUT', { kind: 'stay' }],
    ['withdrawal', 'NOT_FOUND_USER', { kind: 'goTo', address: '/' }],
    // Any page may get the codes of sign-in and token renewal.
    ['purchase', 'NEED_TO_REFRESH', { kind: 'retryOnce' }],
    ['coupon', 'NOT_LOGIN_USER', { kind: 'goTo', address: '/user/login' }],
    ['gift', 'toString', { kind: 'stay' }],
  ] as const)('%s, %s', (block, code, behaviour) => {
    expect(pageBehaviour(block, code)).toEqual(behaviour);
  });
});
