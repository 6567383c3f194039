import { setFlagsFromString } from 'node:v8';
import { ingestInChild } from '@longstrip/ingest';
import { connectAdmin } from './connect-admin.ts';
import { readCliSettings } from './env.ts';
import { runCommand } from './run-command.ts';
import { createTerminal, terminalText, watchInterrupts } from './terminal.ts';

// A command asks the database for little: making its code fast would take longer than running it does.
setFlagsFromString('--liftoff-only');

const terminal = createTerminal(process.stdout, process.stderr);

/** A reader that has seen enough (`… | head -1`) is no fault. What is under way goes on to its end, unheard. */
function letReaderGo(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
for (const stream of [process.stdout, process.stderr]) stream.on('error', letReaderGo);

const settings = readCliSettings();
const admin = connectAdmin({
  settings,
  ingest: ingestInChild,
  nowMs: () => Date.now(),
  say: (line) => terminal.say(terminalText(line)),
});
try {
  const args = process.argv.slice(2);
  process.exitCode = await runCommand({ args, admin, ...terminal, interrupted: watchInterrupts });
} finally {
  await admin.close();
}
