import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreeBase } from '../product/product-process.ts';
import { type RoleProcess, startRole } from './role-process.ts';

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`a part that stands still${reason === null ? '' : ` (${reason})`}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'longstrip-still-'));
  let server: TestServer;
  let api: RoleProcess;
  let withWorkers: RoleProcess;
  beforeAll(async () => {
    server = await startTestServer();
    const environment = {
      DATABASE_URL: await server.createDatabase(),
      ...{ TOKEN_SECRET: TEST_TOKEN_SECRET, IMAGE_SECRET: TEST_TOKEN_SECRET, SERVICE_SECRET: TEST_TOKEN_SECRET },
    };
    api = startRole({ name: 'api', role: 'api', basePort: await findFreeBase(), dataDirectory: folder, environment });
    await api.ready();
    withWorkers = startRole({
      ...{ name: 'api of workers', role: 'api', basePort: await findFreeBase(), dataDirectory: folder },
      environment: { ...environment, WORKERS: '2' },
    });
    await Promise.all([api.ready(), withWorkers.ready()]);
  }, 180_000);
  afterAll(async () => {
    await Promise.all([api?.stop(), withWorkers?.stop()]);
    await server?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }, 60_000);

  test('is ended by what started it, so that it is started anew; of workers only the one', async () => {
    api.standStill();
    withWorkers.standStill('worker');
    await api.ready();
    const still = 'The server stands still, and is ended.';
    expect(api.output().split(still)).toHaveLength(2);
    const ended = () => withWorkers.output().match(/^.*"event":"worker-ended".*$/gm) ?? [];
    await vi.waitUntil(() => ended().length > 0, { timeout: 60_000 });
    expect(ended().map((line) => JSON.parse(line).signal)).toEqual(['SIGKILL']);
    expect(withWorkers.output()).not.toContain(still);
    await withWorkers.ready();
  }, 180_000);
});
