// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type SessionSync, startSessionSync } from './session-sync.ts';

const CHANNEL = 'longstrip-bom-us-session';
const started: SessionSync[] = [];

/** A fake tab, and the calls to its session. */
function openTab({ channelName = CHANNEL, pollingSeconds }: { channelName?: string; pollingSeconds?: number } = {}) {
  const done: string[] = [];
  const sync = startSessionSync({
    channelName,
    session: {
      dispatch: ({ type }) => {
        done.push(type);
      },
      refetch: async () => {
        done.push('refetch');
      },
    },
    onSignedOut: () => {
      done.push('signed out');
    },
    ...(pollingSeconds === undefined ? {} : { pollingSeconds }),
  });
  started.push(sync);
  return { sync, done };
}

afterEach(() => {
  for (const sync of started.splice(0)) sync.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the session is fetched again', () => {
  test('when the window becomes visible', () => {
    const { sync, done } = openTab();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(done).toEqual(['refetch']);
    sync.stop();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(done).toEqual(['refetch']);
  });

  test('when the browser shows the page from its memory, and not when it has just loaded it', () => {
    const { done } = openTab();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(done).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(done).toEqual(['refetch']);
  });

  test('by time, only where that is wanted', () => {
    vi.useFakeTimers();
    const polling = openTab({ pollingSeconds: 60 });
    const quiet = openTab();
    vi.advanceTimersByTime(120_000);
    expect([polling.done, quiet.done]).toEqual([['refetch', 'refetch'], []]);
    polling.sync.stop();
    vi.advanceTimersByTime(120_000);
    expect(polling.done).toHaveLength(2);
  });
});

describe('without channels, tabs speak by the storage', () => {
  beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));

  test('each message is a change', () => {
    const { sync } = openTab();
    sync.tell('changed');
    const first = localStorage.getItem(CHANNEL);
    sync.tell('changed');
    expect(first).toMatch(/^changed /);
    expect(localStorage.getItem(CHANNEL)).not.toBe(first);
  });

  test.each([
    ['changed x', ['refetch']],
    ['signed-out x', ['ClearUserData', 'signed out']],
    ['nonsense', []],
    [null, []],
  ])('%j from another tab: %j', (newValue, done) => {
    const tab = openTab();
    const other = openTab({ channelName: 'longstrip-beltoon-jp-session' });
    window.dispatchEvent(new StorageEvent('storage', { key: CHANNEL, newValue }));
    expect([tab.done, other.done]).toEqual([done, []]);
  });
});

test('a sign-out reaches the other tabs of the site by a channel, and no other site’s', async () => {
  const channels = new Map<string, Set<EventTarget>>();
  class FakeChannel extends EventTarget {
    readonly #name: string;
    constructor(name: string) {
      super();
      this.#name = name;
      channels.set(name, (channels.get(name) ?? new Set()).add(this));
    }
    postMessage(data: unknown) {
      for (const each of channels.get(this.#name) ?? []) {
        if (each !== this) each.dispatchEvent(new MessageEvent('message', { data }));
      }
    }
    close() {
      channels.get(this.#name)?.delete(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  const [leaving, other] = [openTab(), openTab()];
  const japanese = openTab({ channelName: 'longstrip-beltoon-jp-session' });
  leaving.sync.tell('signed-out');
  expect([leaving.done, other.done, japanese.done]).toEqual([[], ['ClearUserData', 'signed out'], []]);
});
