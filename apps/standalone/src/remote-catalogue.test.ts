import { createTestApi, editionRoute, followTestCatalogue, TEST_SERVICE_SECRET } from '@longstrip/api/testing';
import { EDITION_PATHS } from '@longstrip/api-contract';
import { getPlatform, PLATFORMS } from '@longstrip/platform-config';
import { addSeries } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openApiPool } from './api-pool.ts';
import { type Listener, openListener } from './listener.ts';
import { followRemoteCatalogue } from './remote-catalogue.ts';

const PLATFORM = getPlatform('bom-us');
const NOW_MS = Date.UTC(2026, 5, 1);

let api: Awaited<ReturnType<typeof createTestApi>>;
let catalogue: Awaited<ReturnType<typeof followTestCatalogue>>;
let listener: Listener;
const stopping = new AbortController();
const [PRESENT, FORMER, OTHER] = ['the present secret', 'a former secret', 'the secret of another store'];
const refusedByApi: string[] = [];
beforeAll(async () => {
  api = await createTestApi();
  catalogue = await followTestCatalogue(api.db);
  listener = await openListener(0, '127.0.0.1', { instance: 'test', onError: () => undefined });
  const { freshness, edition } = catalogue;
  const source = { edition, nextChangeMs: freshness.nextChangeMs };
  const options = {
    ...{ platforms: PLATFORMS, serviceSecret: TEST_SERVICE_SECRET, nowMs: () => NOW_MS },
    cookieSecrets: [PRESENT, FORMER],
    onRefused: (variable: string) => void refusedByApi.push(variable),
  };
  const route = editionRoute({ catalogue: source, stopping: stopping.signal, ...options });
  route.get('/_/ready', (c) => c.text('ok'));
  listener.serve(route);
});
afterAll(async () => {
  stopping.abort();
  await listener?.drain({ limitMs: 0 });
  await catalogue?.close();
  await api?.close();
});

const originOf = () => `http://127.0.0.1:${listener.port}`;

async function follow() {
  const { remote, clock, close } = await begin({});
  await vi.waitUntil(() => isKnown(remote));
  return { remote, clock, close };
}

async function begin(secrets: { serviceSecret?: string; cookieSecrets?: string[] }) {
  const apis = await openApiPool({ origins: [originOf()], onChange: () => undefined });
  const clock = { ms: performance.now() };
  const verdicts: string[] = [];
  const remote = followRemoteCatalogue({
    ...{ apis, serviceSecret: TEST_SERVICE_SECRET, cookieSecrets: [PRESENT], monotonicMs: () => clock.ms, ...secrets },
    onRefused: (variable) => verdicts.push(variable),
    onAccepted: () => verdicts.push('accepted'),
  });
  return { remote, clock, verdicts, close: () => [remote, apis].forEach((each) => void each.close()) };
}

function isKnown(remote: ReturnType<typeof followRemoteCatalogue>): boolean {
  const before = remote.edition();
  return remote.edition() === before;
}

describe('a site in a process of its own', () => {
  test('hears of each change of the catalogue', async () => {
    const { remote, close } = await follow();
    const before = remote.edition();
    await addSeries(api.db, { alias: 'new-here', platformIds: ['bom-us'] });
    await vi.waitUntil(() => remote.edition() > before);
    // It is not only unknown: then each call would give another one.
    await vi.waitUntil(() => isKnown(remote));
    close();
  });

  test('takes nothing for valid when it has heard nothing for a second', async () => {
    const { remote, clock, close } = await follow();
    clock.ms += 1_001;
    const before = remote.edition();
    expect(remote.edition()).not.toBe(before);
    close();
  });

  test('knows when something opens next', async () => {
    const { remote, close } = await follow();
    const opensAtMs = NOW_MS + 3_600_000;
    await addSeries(api.db, { alias: 'soon', platformIds: ['bom-us'], onPlatform: { openedAtMs: opensAtMs } });
    await vi.waitUntil(async () => (await remote.nextChangeMs(PLATFORM, 0)) === opensAtMs);
    close();
  });

  test('is told nothing without the service secret', async () => {
    for (const path of [EDITION_PATHS.changes, `${EDITION_PATHS.nextChange}?platform=bom-us`]) {
      expect((await fetch(`${originOf()}${path}`)).status).toBe(403);
    }
  });

  test.each([
    ['another service secret', { serviceSecret: 'another service secret' }, 'SERVICE_SECRET'],
    ['another cookie secret', { cookieSecrets: [OTHER] }, 'COOKIE_SECRET'],
  ])('with %s is refused once, which both say', async (_which, secrets, variable) => {
    refusedByApi.length = 0;
    const { remote, verdicts, close } = await begin(secrets);
    await vi.waitUntil(() => refusedByApi.length > 1, { timeout: 5_000 });
    expect([verdicts, remote.isRefused(), new Set(refusedByApi)]).toEqual([[variable], true, new Set([variable])]);
    close();
  });

  test.each([
    ['the former one', [FORMER]],
    ['a new one beside the present one', [OTHER, PRESENT]],
  ])('is taken while the cookie secret changes: with %s', async (_which, cookieSecrets) => {
    const { remote, verdicts, close } = await begin({ cookieSecrets });
    await vi.waitUntil(() => isKnown(remote));
    expect([verdicts, remote.isRefused()]).toEqual([[], false]);
    close();
  });
});
