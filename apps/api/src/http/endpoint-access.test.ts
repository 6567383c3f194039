import { grant } from '@longstrip/core';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { type EndpointCall, serve } from './endpoint.ts';

/**
 * What a guest may call. Before adding a line, check that its answer discloses nothing about a person to anyone else, and that it
 * changes nothing for any reader without a proof.
 */
const PUBLIC = [
  'GET /auth/ip-kr',
  'GET /banner',
  'GET /coin',
  'GET /contents/creators/{creatorId}',
  'GET /contents/group',
  'GET /contents/group/{id}',
  'GET /contents/main/addresses',
  'GET /contents/main/favorite/{type}',
  'GET /contents/main/free/{type}',
  'GET /contents/main/genre/{type}',
  'GET /contents/main/mature/{type}',
  'GET /contents/main/newest/{type}',
  'GET /contents/main/ranking/{type}',
  'GET /contents/main/schedule/{type}',
  'GET /contents/related/{alias}',
  'GET /contents/search',
  'GET /contents/tab/original/{type}',
  'GET /contents/tab/ranking/{type}',
  'GET /contents/tab/schedule/{type}',
  'GET /contents/tag/recommend',
  'GET /contents/tag/top10',
  'GET /contents/viewcount',
  'GET /contents/viewer/{alias}/{episodeAlias}',
  'GET /contents/viewer/{episodeId}',
  'GET /contents/{alias}',
  'GET /contents/{alias}/{episodeAlias}',
  'GET /event',
  'GET /event/{id}',
  'GET /faq',
  'GET /notice',
  'GET /notice/{id}',
  'GET /policy',
  'GET /policy/{kind}',
  'GET /search/all',
  'GET /search/suggest',
  'GET /search/{scope}',
  'GET /terms',
  'GET /theme',
  'GET /user/check',
  'POST /auth/local/reset/password',
  'POST /auth/local/sign-up',
  'POST /auth/phone/code',
  'POST /auth/phone/verify',
  'POST /auth/refresh',
  'POST /auth/sign-in/jp/apple/migrate',
  'POST /auth/sign-in/local',
  'POST /auth/verify/otp',
  'POST /contents/leases/{alias}/{episodeAlias}',
  'POST /contents/tab/details',
  'POST /contents/viewcount',
  'POST /mail/reset/password',
  'POST /mail/signup',
  'POST /mail/unsubscribe',
  // Guests are refused; a bearer whose session ended with its account gets the same answer again.
  'POST /withdrawal/user',
  'PUT /auth/logout',
  'PUT /contents/leases/{deviceId}',
];

/** What only our own sites may call, with the service secret. */
const OF_SITES = [
  'GET /preview',
  'POST /auth/sign-in/sns',
  'POST /auth/sign-in/transfer',
  'POST /auth/sign-up/sns',
  'POST /transfer/target',
];

let api: TestApi;
let operations: { name: string; security: string }[];
beforeAll(async () => {
  api = await createTestApi();
  const { json } = await api.ask('/openapi.json');
  operations = Object.entries(Object(at(json, 'paths'))).flatMap(([path, item]) =>
    Object.entries(Object(item))
      .filter(
        ([, operation]) => at(operation, 'operationId') !== undefined && at(operation, 'parameters') !== undefined,
      )
      .map(([method, operation]) => ({
        name: `${method.toUpperCase()} ${path}`,
        security: JSON.stringify(at(operation, 'security')),
      })),
  );
});
afterAll(() => api.close());

const namesWith = (security: string) =>
  operations
    .filter((operation) => operation.security === security)
    .map(({ name }) => name)
    .toSorted();

test('what a guest may call is on the list', () => {
  expect(namesWith('[{},{"bearer":[]}]')).toEqual(PUBLIC.toSorted());
});

test('what only our own sites may call is on the list', () => {
  expect(namesWith('[{"service":[]}]')).toEqual(OF_SITES.toSorted());
});

test('all else needs a bearer', async () => {
  const listed = new Set([...PUBLIC, ...OF_SITES]);
  const others = operations.filter(({ name }) => !listed.has(name));
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter(({ security }) => security !== '[{"bearer":[]}]')).toEqual([]);
  for (const { name } of others) {
    const [method = '', path = ''] = name.split(' ');
    const { status, json } = await api.ask(path.replaceAll(/\{\w+\}/g, '1'), { method });
    expect([name, status, at(json, 'error.code')]).toEqual([name, 401, 'NOT_LOGIN_USER']);
  }
});

const served = (access: 'bearer' | 'site') =>
  serve(
    {
      operationId: 'described',
      method: 'GET',
      path: '/described',
      access,
      summary: 'A row with more than its schema',
      data: v.object({ name: v.string(), inner: v.object({ shown: v.number() }) }),
    },
    async () => {
      const row = { name: 'Ada', passwordHash: 'secret', inner: { shown: 1, hidden: 2 } };
      return grant(row);
    },
  );
const call = (change: object) => ({ isFromSite: true, caller: { kind: 'user' }, ...change }) as unknown as EndpointCall;
const NOTHING = { params: {}, query: {}, body: null };

test.each([
  ['a bearer', served('bearer')],
  ['a site', served('site')],
])('an endpoint for %s tells no field that its schema has not', async (_, endpoint) => {
  expect(await endpoint.run(NOTHING, call({}))).toEqual({
    kind: 'success',
    data: { name: 'Ada', inner: { shown: 1 } },
  });
});

test('an endpoint is not run for a caller whom it is not for', async () => {
  await expect(served('bearer').run(NOTHING, call({ caller: { kind: 'guest' } }))).rejects.toThrow('without a reader');
  await expect(served('site').run(NOTHING, call({ isFromSite: false }))).rejects.toThrow('than a site');
});
