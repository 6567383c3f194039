import { metricValue } from '@longstrip/telemetry/testing';
import { startValkeyServer, type ValkeyServer, whyNoValkey } from '@longstrip/test-kit/servers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Valkey } from './adapters/valkey.ts';
import { openValkeyOfStore } from './open-valkey.ts';

describe.skipIf(whyNoValkey !== null)(`a Valkey server whose memory is full (${whyNoValkey ?? 'a real one'})`, () => {
  let server: ValkeyServer;
  let valkey: Valkey | null;
  const events: string[] = [];
  beforeAll(async () => {
    server = await startValkeyServer();
    const logger = pino({}, { write: (line: string) => events.push(JSON.parse(line).event) });
    valkey = await openValkeyOfStore({ valkeyUrl: server.url, logger }, { engine: 'server' });
  });
  afterAll(async () => {
    valkey?.close();
    await server?.kill();
  });

  const count = () => valkey?.attempt(async () => ({ counted: await valkey?.client.incr('a limit') }));
  const up = 'longstrip_dependency_up{dependency="valkey"}';
  const lostSeconds = 'longstrip_dependency_lost_seconds{dependency="valkey"}';

  test('is lost once, as the metrics show, and back when it takes commands again', async () => {
    expect(await count()).toEqual({ counted: 1 });
    expect([await metricValue(up), await metricValue(lostSeconds)]).toEqual([1, 0]);
    await valkey?.client.configSet('maxmemory', '1');
    expect(await count()).toBeNull();
    // It answers pings all the time.
    let pings = 0;
    valkey?.client.on('ping-interval', () => (pings += 1));
    await vi.waitUntil(async () => (await count()) === null && pings >= 2, { timeout: 10_000 });
    expect(events).toEqual(['valkey-lost']);
    expect(await metricValue(up)).toBe(0);
    expect(await metricValue(lostSeconds)).toBeGreaterThan(1);
    await valkey?.client.configSet('maxmemory', '0');
    await vi.waitFor(async () => expect(await count()).toEqual({ counted: 2 }), { timeout: 10_000, interval: 50 });
    expect(events).toEqual(['valkey-lost', 'valkey-back']);
    expect([await metricValue(up), await metricValue(lostSeconds)]).toEqual([1, 0]);
  }, 30_000);
});
