import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRunning, INSTANCE_HEADER, newInstance, readRunning, removeRunning, writeRunning } from './running.mjs';

let dataDirectory: string;
let server: Server | undefined;

beforeEach(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'longstrip run '));
});
afterEach(() => {
  rmSync(dataDirectory, { recursive: true });
  server?.close();
  server = undefined;
});

const facts = (url: string) => ({
  startedAtMs: 1,
  mode: 'demo' as const,
  dataDirectory,
  api: { url, tokenFile: join(dataDirectory, 'secrets', 'admin-token') },
  addresses: [{ name: 'api', title: 'API', url }],
});

/** Answers health as the given run. */
function answerAs(instance: string): Promise<string> {
  return new Promise((resolve) => {
    const opened = createServer((_request, response) => response.setHeader(INSTANCE_HEADER, instance).end('{}'));
    server = opened;
    opened.listen(0, '127.0.0.1', () => {
      const address = opened.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
    });
  });
}

/** Rewrites the file as if another process had left it. */
function leaveBehind(change: Record<string, unknown>): void {
  const file = join(dataDirectory, 'running.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
}

describe('what runs on a data directory', () => {
  it('is null where there is no file, or one that is not ours', async () => {
    expect(await findRunning(dataDirectory)).toBeNull();
    writeFileSync(join(dataDirectory, 'running.json'), '{"pid": "x"}');
    expect(await findRunning(dataDirectory)).toBeNull();
    writeFileSync(join(dataDirectory, 'running.json'), '{"inst');
    expect(await findRunning(dataDirectory)).toBeNull();
  });

  it('is who answers by the name in the file', async () => {
    const instance = newInstance();
    writeRunning(facts(await answerAs(instance)), 'serving', instance);
    expect(await findRunning(dataDirectory)).toMatchObject({ answers: true, running: { instance, pid: process.pid } });
  });

  it('is not another process that has its port and its number', async () => {
    const instance = newInstance();
    writeRunning(facts(await answerAs('another run')), 'serving', instance);
    leaveBehind({ pidStart: 'another boot:1' });
    expect(await findRunning(dataDirectory)).toBeNull();
  });

  it('is a process that is there but silent', async () => {
    writeRunning(facts('http://127.0.0.1:1'), 'starting', newInstance());
    expect(await findRunning(dataDirectory)).toMatchObject({ answers: false });
  });

  it('is null after the process was killed', async () => {
    writeRunning(facts('http://127.0.0.1:1'), 'serving', newInstance());
    leaveBehind({ pid: 2 ** 22 - 1 });
    expect(await findRunning(dataDirectory)).toBeNull();
  });

  it('is written to a file that others cannot read', () => {
    writeRunning(facts('http://127.0.0.1:1'), 'serving', newInstance());
    expect(statSync(join(dataDirectory, 'running.json')).mode & 0o777).toBe(0o600);
  });

  it('takes away its own file only', () => {
    const instance = newInstance();
    writeRunning(facts('http://127.0.0.1:1'), 'serving', instance);
    removeRunning(dataDirectory, 'another run');
    expect(readRunning(dataDirectory)?.instance).toBe(instance);
    removeRunning(dataDirectory, instance);
    expect(readRunning(dataDirectory)).toBeNull();
  });
});
