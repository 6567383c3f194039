#!/usr/bin/env node
// `npm run serve -- ROLE`: serves from what is built, without installing or building: one part of the product on a machine
// of its own, or all of it.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseVariables } from '../apps/standalone/launch/settings.mjs';
import { ROOT, readEnvironment } from './env.mjs';
import { printsHelp } from './help.mjs';
import { noteUse } from './setup/builds-in-use.mjs';
import { runServer } from './setup/run-server.mjs';
import { PRODUCT, serveProduct } from './setup/start-product.mjs';

/** Parts that start by themselves: the program, and its argument. */
const PROGRAMS = {
  site: 'apps/standalone/dist/main.js',
  console: 'apps/standalone/dist/main.js',
  api: 'apps/api/dist/main.js',
  jobs: 'apps/api/dist/main.js',
  migrate: 'apps/api/dist/main.js',
};

const args = process.argv.slice(2);
if (!printsHelp('serve', args)) await serve(args);

/** @param {readonly string[]} args */
async function serve([role = '', ...rest]) {
  const missing = Object.values(PROGRAMS).find((program) => !existsSync(join(ROOT, program)));
  if (missing !== undefined) return refuse(`${missing} is missing: build first (npm start, or turbo run build).`);
  if (rest.length > 0) return refuse(`npm run serve takes one role, not "${[role, ...rest].join(' ')}".`);
  if (role === 'all') return serveProduct();
  if (role !== 'site' && role !== 'console' && role !== 'api' && role !== 'jobs' && role !== 'migrate') {
    return refuse(
      `npm run serve takes one of site, console, api, jobs, all, migrate${role === '' ? '' : `, not "${role}"`}.`,
    );
  }
  const environment = readEnvironment();
  const parsed = parseVariables(environment);
  if (!parsed.ok) return refuse(parsed.sentences.join('\n'));
  const { settings } = parsed;
  const use = noteUseOfBuilds();
  process.exitCode = await runServer(PROGRAMS[role], { settings, args: [role], environment, use });
  use.end();
}

/** Nothing is built under it, as long as it runs. An image has no checkout in which anything would be. */
function noteUseOfBuilds() {
  try {
    return noteUse({ built: PRODUCT, sources: 'not compared' });
  } catch {
    return { servedBy: () => undefined, end: () => undefined };
  }
}

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
