#!/usr/bin/env node
// `npm run dev -- us`: one app from its sources with hot reload, and behind it the api and the sandbox.

import { readPlatformFiles } from '../apps/standalone/launch/ports.mjs';
import { printsHelp } from './help.mjs';
import { runProduct } from './setup/start-product.mjs';

const args = process.argv.slice(2);
const sites = readPlatformFiles().map(({ app, id }) => `  ${app.padEnd(16)}${id}\n`);
if (!printsHelp('dev', args, `${sites.join('')}  console\n`)) await runProduct({ dev: args[0] ?? '' });
