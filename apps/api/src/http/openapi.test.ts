import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { VERSION_PREFIXES } from './endpoint.ts';

let api: TestApi;
let document: unknown;
beforeAll(async () => {
  api = await createTestApi();
  document = (await api.ask('/openapi.json')).json;
});
afterAll(() => api.close());

/** What an app serves, as `GET /path/{name}` below its prefix; middleware is left out. */
function servedRoutes(): { method: string; path: string }[] {
  return api.app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:(\w+)/g, '{$1}') }));
}

/** What the document says is served: every path below every server of its own. */
function toldRoutes(): string[] {
  return Object.entries(Object(at(document, 'paths'))).flatMap(([path, item]) => {
    const servers: string[] = Object(at(item, 'servers')).map((server: unknown) => String(at(server, 'url')));
    const methods = Object.keys(Object(item)).filter((key) => key !== 'servers');
    return servers.flatMap((url) =>
      methods.map((method) => `${method.toUpperCase()} ${url.replace(/\/$/, '')}${path}`),
    );
  });
}

test('every route of the app is in the document, and nothing that is not served', () => {
  const served = servedRoutes().map(({ method, path }) => `${method} ${path}`);
  expect(served.length).toBeGreaterThan(20);
  expect([...new Set(toldRoutes())].toSorted()).toEqual([...new Set(served)].toSorted());
});

test('every prefix serves something', () => {
  const prefixes = Object.values(VERSION_PREFIXES).flat();
  for (const prefix of prefixes) expect(toldRoutes()).toContain(`GET ${prefix}/contents/{alias}`);
});

test('every reference leads to a shape, and every operation has a name of its own', () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, way = '']) => way.replaceAll('/', '.'));
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter((way) => at(document, way) === undefined)).toEqual([]);
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
  expect(needing.map(([path]) => path).toSorted()).toEqual(['/contents/images/{alias}/{episodeAlias}', '/user']);
});
