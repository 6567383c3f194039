import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSteps } from './guide-steps.ts';

// What `start` of docs/scaling.md says of a part that does not start.

const folder = mkdtempSync(join(tmpdir(), 'longstrip-start-'));
const other = createServer((_, response) => response.end('ready'));
beforeAll(async () => {
  for (const name of ['run', 'log', 'image/tools']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'common.env'), '');
  writeFileSync(join(folder, 'image/tools/serve.mjs'), 'console.error("TOKEN_SECRET must be set"); process.exit(1);');
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
});
afterAll(() => {
  other.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = (port: number) =>
  promisify(execFile)('sh', ['-euc', `${readSteps('scaling.md').get('terminal')}\nstart site-1 site ${port}`], {
    env: { ...process.env, TRY: folder },
  });

test('that another program answers at its port, although that says that it is ready', async () => {
  const { port } = other.address() as AddressInfo;
  await expect(start(port)).rejects.toMatchObject({
    stdout: '',
    stderr: `site-1: another program answers at port ${port}\n`,
  });
});

test('that its process has ended, with the last lines of its log', async () => {
  await expect(start(9)).rejects.toMatchObject({
    stdout: '',
    stderr: 'site-1 is not ready:\nTOKEN_SECRET must be set\n',
  });
});
