import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../testing/expect-shape.ts';
import { documentedRoutes, servedRoutes } from '../testing/routes-of.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { VERSION_PREFIXES } from './endpoint.ts';

let api: TestApi;
let document: unknown;
beforeAll(async () => {
  api = await createTestApi();
  document = (await api.ask('/openapi.json')).json;
});
afterAll(() => api.close());

test('every route of the app is in the document', () => {
  const served = servedRoutes(api.app);
  expect(served.length).toBeGreaterThan(20);
  const documented = new Set(documentedRoutes(document));
  expect(served.filter((route) => !documented.has(route))).toEqual([]);
});

test('every prefix serves something', () => {
  const prefixes = Object.values(VERSION_PREFIXES).flat();
  for (const prefix of prefixes) expect(documentedRoutes(document)).toContain(`GET ${prefix}/contents/{alias}`);
});

test('every reference leads to a shape, and every operation has a name of its own', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path.replaceAll('/', '.'));
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter((path) => at(document, path) === undefined)).toEqual([]);
  const names = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('the parameters of a path are all described', () => {
  for (const [path, item] of Object.entries(Object(at(document, 'paths')))) {
    for (const operation of Object.values(Object(item))) {
      const parameters = at(operation, 'parameters');
      if (!Array.isArray(parameters)) continue;
      const inPath = parameters.filter((one) => at(one, 'in') === 'path').map((one) => `{${at(one, 'name')}}`);
      expect([path, inPath]).toEqual([path, path.match(/\{\w+\}/g) ?? []]);
    }
  }
});

test('a bearer is asked for exactly where one is needed', () => {
  const needing = Object.entries(Object(at(document, 'paths'))).filter(([, item]) =>
    Object.values(Object(item)).some((operation) => JSON.stringify(at(operation, 'security')) === '[{"bearer":[]}]'),
  );
  expect(needing.map(([path]) => path).toSorted()).toEqual([
    '/alarm',
    '/alarm/count',
    '/alarm/push',
    '/alarm/read',
    '/app/push',
    '/asset/user',
    '/asset/wallet',
    '/auth/local/change/password',
    '/benefit',
    '/coin/user',
    '/coin/user/used',
    '/comment',
    '/comment/block-user',
    '/comment/contents/{alias}/{episodeAlias}',
    '/comment/count/{alias}/{episodeAlias}',
    '/comment/reaction',
    '/comment/reply',
    '/comment/reply/CONTENTS/{commentId}',
    '/comment/report',
    '/comment/{commentId}',
    '/contents/foryou',
    '/contents/images/{alias}/{episodeAlias}',
    '/contents/leases/{deviceId}',
    '/contents/price/{alias}/{episodeAlias}',
    '/contents/quote/{alias}/{episodeAlias}',
    '/contents/rights/{alias}',
    '/coupon',
    '/coupon/code',
    '/coupon/event/jp',
    '/coupon/new',
    '/coupon/seen',
    '/coupon/v2',
    '/emoticon',
    '/event/roulette',
    '/event/{id}/address',
    '/event/{id}/attend',
    '/event/{id}/claim',
    '/event/{id}/join',
    '/gift',
    '/gift/contents/detail',
    '/gift/count',
    '/gift/new',
    '/gift/receivable',
    '/library',
    '/library/favorite',
    '/library/marks',
    '/library/marks/series/{alias}',
    '/library/marks/series/{alias}/{episodeAlias}',
    '/library/marks/{markId}',
    '/library/position',
    '/library/positions',
    '/library/rating/{alias}',
    '/library/recent',
    '/library/series/{alias}',
    '/library/settings',
    '/library/settings/{alias}',
    '/library/shelves',
    '/library/state/{alias}',
    '/mail/certification',
    '/mileage',
    '/nice/encode',
    '/payment',
    '/payment/charge',
    '/payment/history',
    '/payment/quote',
    '/payment/shop',
    '/payment/verify',
    '/payment/{orderId}',
    '/payment/{orderId}/cancel',
    '/payment/{orderId}/confirm',
    '/purchase',
    '/purchase/history',
    '/qna',
    '/qna/category',
    '/qna/{ticketId}',
    '/third-party/facebook/conversion',
    '/transfer',
    '/transfer/code',
    '/user',
    '/user/BL/toggle/{value}',
    '/user/adult/toggle/{value}',
    '/user/auth/adult/kr',
    '/user/mail/auth',
    '/user/wallet',
    '/withdrawal/list',
    '/withdrawal/loss',
    '/withdrawal/mail',
  ]);
});
