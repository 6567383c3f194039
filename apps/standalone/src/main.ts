import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTelemetry } from '@longstrip/telemetry';
import { findRunning } from '../launch/running.mjs';
import type { Settings } from '../launch/settings.mjs';
import manifest from '../package.json' with { type: 'json' };
import { findDevelopedApp } from './development-site.ts';
import { readSettings } from './env.ts';
import { createLog } from './log.ts';
import { serveConsole } from './serve-console.ts';
import { serveSites } from './site-process.ts';
import { type Started, startProduct } from './start-product.ts';
import { listenForStop } from './stop.ts';

/** The repository, seen from `apps/standalone/dist`. */
const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');

const { started, hasFailed, endTelemetry } = await start(process.argv.slice(2));
if (started.ok) await started.ended;
else process.stderr.write(`${started.sentences.join('\n')}\n`);
await endTelemetry?.();
// Everything of ours is closed. A package may still hold something open, which should not keep the process alive.
process.exit(started.ok && !hasFailed() ? 0 : 1);

/** Everything; with `site` the sites alone, with `console` the console; with `--dev APP` Vite serves that app from its sources. */
async function start(
  args: readonly string[],
): Promise<{ started: Started; hasFailed: () => boolean; endTelemetry?: () => Promise<void> }> {
  const neverFailed = () => false;
  const read = readSettings();
  if (!read.ok) return { started: read, hasFailed: neverFailed };
  const { settings } = read;
  const app = args[0] === '--dev' ? (args[1] ?? '') : null;
  const developed = app === null ? null : findDevelopedApp(app);
  if (developed?.ok === false) {
    return { started: { ok: false, sentences: [developed.sentence] }, hasFailed: neverFailed };
  }
  const log = createLog({
    format: settings.logFormat,
    level: settings.logLevel,
    write: (line) => void process.stdout.write(line),
  });
  // JSON lines for programs are not mixed with sentences for people.
  const people = settings.logFormat === 'json' ? process.stderr : process.stdout;
  const { asked, hasFailed } = listenForStop(log);
  const role = args[0] === 'site' || args[0] === 'console' ? args[0] : 'all';
  const telemetry = await openTelemetry(settings.telemetry, {
    ...{ service: 'longstrip', role, version: manifest.version },
    onError: ({ message }) => log.error({ event: 'metrics-error', error: message }),
  });
  if (!telemetry.ok && (role !== 'all' || !(await isRunning(settings)))) {
    return { started: { ok: false, sentences: [telemetry.sentence] }, hasFailed };
  }
  const ends = telemetry.ok ? { endTelemetry: telemetry.close } : {};
  if (role !== 'all') {
    const serve = role === 'site' ? serveSites : serveConsole;
    return { started: await serve({ root: ROOT, settings, log, stopped: asked }), hasFailed, ...ends };
  }
  const started = await startProduct({
    root: ROOT,
    settings,
    log,
    say: (text) => void people.write(text),
    stopped: asked,
    developed: developed?.app ?? null,
  });
  return { started, hasFailed, ...ends };
}

/** Whether the product runs already on this data directory: then its port of metrics is not free, and a start only says so. */
async function isRunning({ dataDirectory }: Settings): Promise<boolean> {
  return (await findRunning(resolve(ROOT, dataDirectory)))?.answers === true;
}
