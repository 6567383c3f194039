#!/usr/bin/env node
// `npm run image -- FOLDER`: fills a folder with what an image holds: the built servers and sites, the tool that starts
// them, and the packages that they need at run time. `deploy/Dockerfile` copies it.

import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './env.mjs';
import { printsHelp } from './help.mjs';
import { runWithInheritedOutput } from './setup/child.mjs';
import { providePnpm } from './setup/install.mjs';
import { makeReady } from './setup/prepare.mjs';
import { PRODUCT } from './setup/start-product.mjs';

/** Read when the product starts: the list of sites, before anything is loaded. */
const READ_AT_START = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'tools'];
const PLATFORMS = 'packages/platform-config/src/platforms';
const OF_AN_APP = ['package.json', 'dist', 'build', 'launch'];
/** Of the demo, whose files a program reads as they are. */
const OF_THE_DEMO = ['shelf.json', 'site', 'works', 'novels'].map((name) => join('packages', 'demo-catalogue', name));

const [folder, ...rest] = process.argv.slice(2);
if (!printsHelp('image', process.argv.slice(2))) await fillImage();

async function fillImage() {
  if (folder === undefined || rest.length > 0) return refuse('npm run image takes one folder.');
  const target = resolve(folder);
  if (existsSync(target) && readdirSync(target).length > 0) return refuse(`${target} is not empty.`);
  const env = await makeReady(PRODUCT);
  if (env === null) return;
  const copy = (/** @type {string} */ path) => {
    if (existsSync(join(ROOT, path))) cpSync(join(ROOT, path), join(target, path), { recursive: true });
  };
  mkdirSync(target, { recursive: true });
  for (const path of [...READ_AT_START, PLATFORMS, ...OF_THE_DEMO]) copy(path);
  for (const name of readdirSync(join(ROOT, 'apps'))) {
    if (name === 'storybook') continue;
    for (const part of OF_AN_APP) copy(join('apps', name, part));
  }
  for (const name of readdirSync(join(ROOT, 'packages'))) copy(join('packages', name, 'package.json'));
  const install = ['install', '--prod', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
  process.exitCode = await runWithInheritedOutput(process.execPath, [await providePnpm(env), ...install], {
    cwd: target,
    env,
  });
}

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
