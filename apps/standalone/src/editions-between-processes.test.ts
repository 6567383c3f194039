import { setImmediate } from 'node:timers/promises';
import { openTwoProcesses, TEST_SERVICE_SECRET, type TestProcess, whyNoTestServer } from '@longstrip/api/testing';
import { getPlatform } from '@longstrip/platform-config';
import { type CompiledApp, compileApp, createTestSite, readPage } from '@longstrip/storefront/testing';
import { addSeries } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

// Two processes on one PostgreSQL server, each with a site that caches: what one changes, readers of the other see.

const PLATFORM = getPlatform('bom-us');
const SEEN_WITHIN_MS = 1_000;
const READERS = 8;
/** No other number of the page looks like a price of these. */
const FIRST_PRICE = 1_000_001;

interface Answer {
  readonly askedAtMs: number;
  readonly price: number;
}

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`two processes on a server${reason === null ? '' : ` (${reason})`}`, () => {
  let app: CompiledApp;
  let opened: Awaited<ReturnType<typeof openTwoProcesses>>;
  let one: TestProcess;
  let other: TestProcess;
  let price = FIRST_PRICE;
  beforeAll(async () => {
    [app, opened] = await Promise.all([compileApp('us'), openTwoProcesses()]);
    [one, other] = opened.processes;
    await addSeries(one.api.db, { alias: 'dear', platformIds: ['bom-us'], onPlatform: { rentCoin: price } });
  }, 120_000);
  afterAll(() => opened?.close());

  /** A site of the other process, and a count of its requests to the api. */
  function openSite() {
    const asked = { count: 0 };
    const { api, catalogue } = other;
    const site = createTestSite(app.build, {
      platform: PLATFORM,
      apiFetch: (request) => {
        asked.count += 1;
        return api.app.fetch(request);
      },
      serviceSecret: TEST_SERVICE_SECRET,
      nowMs: () => api.clock.nowMs(),
      catalogue: {
        edition: catalogue.freshness.edition,
        nextChangeMs: (nowMs) => catalogue.freshness.nextChangeMs(PLATFORM, nowMs),
      },
    });
    const readPrice = async () => Number(/\b100\d{4}\b/.exec((await readPage(site, '/detail/dear.data')).html)?.[0]);
    return { asked, readPrice };
  }

  /** Changes the price in the first process, while readers of the other one request the page without a pause. */
  async function changeUnderLoad(site: ReturnType<typeof openSite>) {
    expect(await site.readPrice()).toBe(price);
    const answers: Answer[] = [];
    let isOver = false;
    const readAgainAndAgain = async () => {
      while (!isOver) {
        const askedAtMs = performance.now();
        answers.push({ askedAtMs, price: await site.readPrice() });
        // Requests over sockets are separated by a turn of the event loop; a cached answer alone needs none.
        await setImmediate();
      }
    };
    const reading = Promise.all(Array.from({ length: READERS }, readAgainAndAgain));
    price += 1;
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(READERS), { timeout: 10_000 });
    await one.api.db.run('update series_platform set rent_coin = $1', [price]);
    const changedAtMs = performance.now();
    // The readers go on for twice as long as the change may take to reach them.
    await vi.waitFor(() => expect(performance.now() - changedAtMs).toBeGreaterThan(2 * SEEN_WITHIN_MS), {
      timeout: 5_000,
    });
    isOver = true;
    await reading;
    const late = answers.filter(({ askedAtMs }) => askedAtMs > changedAtMs + SEEN_WITHIN_MS);
    return { count: answers.length, seenLate: new Set(late.map((answer) => answer.price)) };
  }

  const CONNECTIONS = `from pg_stat_activity where datname = current_database() and application_name = 'longstrip-listener'`;

  test('a price that one changes is seen through the other’s cache within a second, under load', async () => {
    const site = openSite();
    const { seenLate, count } = await changeUnderLoad(site);
    expect(seenLate).toEqual(new Set([price]));
    // Most came from the cache: the api was asked for the first, and again after the change.
    expect(site.asked.count).toBeLessThan(count / 2);
  });

  test('so it is while the connection that tells of changes cannot be made again', async () => {
    const site = openSite();
    const { db } = one.api;
    const listening = vi.spyOn(other.api.db, 'listen').mockRejectedValue(new Error('no connection'));
    await db.run(`select pg_terminate_backend(pid) ${CONNECTIONS}`);
    await vi.waitFor(() => expect(listening).toHaveBeenCalled(), { timeout: 5_000 });
    expect((await changeUnderLoad(site)).seenLate).toEqual(new Set([price]));
    listening.mockRestore();
    await vi.waitFor(async () => expect(await db.run(`select count(*) ${CONNECTIONS}`)).toEqual([{ count: 2 }]), {
      timeout: 15_000,
    });
    expect((await changeUnderLoad(site)).seenLate).toEqual(new Set([price]));
  });
});
