import { createCookieJar, SITE_NOW_MS } from '@longstrip/storefront/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './testing/account-refusal.ts';
import { openScene, type Scene } from './testing/account-scene.ts';
import { type AccountWorld, createAccountWorld } from './testing/account-world.ts';

// Sessions over days, on the fake clock of the sites and the api; and tabs that renew at the same instant.

const TABS = 20;
const PROCESSES = 4;
const SESSION = '__Host-longstrip-bom-th-session';

let world: AccountWorld;
beforeAll(async () => {
  world = await createAccountWorld();
}, 120_000);
afterEach(() => world.api.clock.setTo(SITE_NOW_MS));
afterAll(() => world.close());

interface Pair {
  access: string;
  refresh: string;
}
async function pairOf(answer: Response): Promise<Pair | null> {
  const { user } = await answer.json();
  return user === undefined ? null : { access: user.accessToken.token, refresh: user.refreshToken.token };
}
const session = (scene: Scene) => scene.ask('/api/auth/session').then(pairOf);

describe('a day', () => {
  test('at the site: the tokens are renewed five minutes before the access token ends, once, and the reader stays', async () => {
    const scene = openScene(world, 'bom-th');
    const first = await scene.signIn();
    scene.wait(DAY_MS - 5 * MINUTE_MS - 1_000);
    expect(await session(scene)).toEqual({ access: first.access, refresh: first.refresh });
    scene.wait(1_000);
    const second = await session(scene);
    expect(second?.refresh).not.toBe(first.refresh);
    expect(await session(scene)).toEqual(second);
    expect((await scene.ask('/my')).status).toBe(200);
  });

  test('every day for a month: a reader who comes within a week stays signed in', async () => {
    const scene = openScene(world, 'bom-th');
    await scene.signIn();
    const seen = new Set<string>();
    for (let day = 1; day <= 30; day += 1) {
      scene.wait(day % 7 === 0 ? 6 * DAY_MS : DAY_MS + HOUR_MS);
      seen.add((await session(scene))?.refresh ?? 'none');
    }
    expect([seen.size, seen.has('none')]).toEqual([30, false]);
  });

  test('a reader who comes after a week is a guest, and is notified once', async () => {
    const scene = openScene(world, 'bom-th');
    await scene.signIn();
    scene.wait(7 * DAY_MS);
    const reply = await scene.ask('/library/my?lang=en-US');
    expect([reply.status, await reply.text()]).toEqual([401, expect.stringContaining('This session has expired.')]);
    expect(await session(scene)).toBeNull();
    expect((await scene.ask('/library/my')).headers.get('location')).toBe('/user/login?callback=%2Flibrary%2Fmy');
  });
});

describe(`${TABS} tabs that renew at the same instant`, () => {
  /** Every tab sends the cookie that the browser had when the race began. */
  async function race(scene: Scene): Promise<(Pair | null)[]> {
    const processes = Array.from({ length: PROCESSES }, () => world.openAnother('bom-th'));
    const value = scene.jar.get(SESSION) ?? '';
    return Promise.all(
      Array.from({ length: TABS }, async (_, index) => {
        const site = processes[index % PROCESSES];
        if (site === undefined) throw new Error('no such process');
        const tab = createCookieJar();
        tab.set(SESSION, value);
        const pair = await pairOf(await tab.ask(site, '/api/auth/session'));
        scene.jar.set(SESSION, tab.get(SESSION) ?? '');
        return pair;
      }),
    );
  }

  test('at one site in several processes get one pair, and no reader is signed out', async () => {
    const scene = openScene(world, 'bom-th');
    const first = await scene.signIn();
    scene.wait(DAY_MS);
    const pairs = await race(scene);
    const refreshes = new Set(pairs.map((pair) => pair?.refresh));
    expect([refreshes.size, refreshes.has(undefined), refreshes.has(first.refresh)]).toEqual([1, false, false]);
    // The token pair that stays in the browser is valid the next day.
    scene.wait(DAY_MS);
    expect((await session(scene))?.refresh).toEqual(expect.stringMatching(/.{20,}/));
  });

  test('and a tab that comes with the used one after half a minute ends the session: it may be a thief’s', async () => {
    const scene = openScene(world, 'bom-th');
    await scene.signIn();
    const old = scene.jar.get(SESSION) ?? '';
    scene.wait(DAY_MS);
    expect(await session(scene)).not.toBeNull();
    scene.wait(31_000);
    const thief = createCookieJar();
    thief.set(SESSION, old);
    expect(await pairOf(await thief.ask(scene.site, '/api/auth/session'))).toBeNull();
    expect(await session(scene)).toBeNull();
  });
});
