import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestServer, type TestServer, whyNoTestServer } from '@longstrip/database/testing';
import { TEST_TOKEN_SECRET } from '@longstrip/test-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFreeBase } from '../product/product-process.ts';
import { type RoleProcess, startRole } from './role-process.ts';

const reason = whyNoTestServer();
describe.skipIf(reason !== null)(`a part that stands still${reason === null ? '' : ` (${reason})`}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'longstrip-still-'));
  let server: TestServer;
  let api: RoleProcess;
  beforeAll(async () => {
    server = await startTestServer();
    const environment = {
      DATABASE_URL: await server.createDatabase(),
      ...{ TOKEN_SECRET: TEST_TOKEN_SECRET, IMAGE_SECRET: TEST_TOKEN_SECRET, SERVICE_SECRET: TEST_TOKEN_SECRET },
    };
    api = startRole({ name: 'api', role: 'api', basePort: await findFreeBase(), dataDirectory: folder, environment });
    await api.ready();
  }, 180_000);
  afterAll(async () => {
    await api?.stop();
    await server?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }, 60_000);

  test('is ended with an error by what started it, so that it is started anew', async () => {
    api.standStill();
    await api.ready();
    expect(api.output().match(/^The server stands still, and is ended\.$/gm)).toHaveLength(1);
  }, 120_000);
});
