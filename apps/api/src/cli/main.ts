import { setFlagsFromString } from 'node:v8';
import { ingestInChild } from '@longstrip/ingest';
import { readDemoCode } from '../seed/demo-accounts.ts';
import { connectAdmin } from './connect-admin.ts';
import { readCliSettings } from './env.ts';
import { openNamedFiles } from './open-named-files.ts';
import { runCommand } from './run-command.ts';
import { createTerminal, terminalText, watchInterrupts } from './terminal.ts';

// A command uses the database little: optimising its WebAssembly code would take longer than running it.
setFlagsFromString('--liftoff-only');

const terminal = createTerminal(process.stdout, process.stderr);

/** A pipe reader that stops early (`… | head -1`) is not an error. The work goes on to its end without output. */
function letReaderGo(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
for (const stream of [process.stdout, process.stderr]) stream.on('error', letReaderGo);

const settings = readCliSettings();
const say = (line: string) => terminal.say(terminalText(line));
const admin = connectAdmin({
  settings,
  ingest: (path, outDirectory, options) =>
    ingestInChild(path, outDirectory, {
      ...options,
      onReaderEnded: ({ file, signal, isRetried }) =>
        say(`${file}: the process that read it was ended by ${signal}${isRetried ? '; it is read once more' : ''}.`),
    }),
  nowMs: () => Date.now(),
  say,
});
try {
  const args = process.argv.slice(2);
  const openFiles = (place: string | null) => openNamedFiles(settings, place);
  const demoCode = (email: string) => readDemoCode(settings.dataDirectory, email, Date.now());
  process.exitCode = await runCommand({ args, admin, openFiles, demoCode, ...terminal, interrupted: watchInterrupts });
} finally {
  await admin.close();
}
