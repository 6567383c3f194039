import { ingestInChild } from '@longstrip/ingest';
import { connectAdmin } from './connect-admin.ts';
import { readCliSettings } from './env.ts';
import { runCommand } from './run-command.ts';

const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
const out = (line: string) => process.stdout.write(`${line}\n`);

const settings = readCliSettings();
const admin = connectAdmin({ settings, ingest: ingestInChild, nowMs: () => Date.now(), say });
try {
  process.exitCode = await runCommand({ args: process.argv.slice(2), admin, out, say });
} finally {
  await admin.close();
}
