import { ingestInChild } from '@longstrip/ingest';
import { CommanderError } from 'commander';
import { CommandRefused } from './catalogue-admin.ts';
import { connectAdmin } from './connect-admin.ts';
import { readCliSettings } from './env.ts';
import { createProgram } from './program.ts';

const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
const out = (line: string) => process.stdout.write(`${line}\n`);

/** Exit code: 0, 2 for what is refused with a sentence, 1 for a fault. */
async function main(): Promise<number> {
  const settings = readCliSettings();
  const admin = connectAdmin({ settings, ingest: ingestInChild, nowMs: () => Date.now(), say });
  let exitCode = 0;
  const program = createProgram({
    admin: () => admin,
    out,
    finish: (code) => {
      exitCode = code;
    },
  });
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof CommandRefused) {
      say(error.message);
      exitCode = 2;
    } else {
      // The sentence and not the stack: who reads this runs a shop.
      say(`Failed: ${error instanceof Error ? error.message : String(error)}`);
      exitCode = 1;
    }
  } finally {
    await admin.close();
  }
  return exitCode;
}

process.exitCode = await main();
