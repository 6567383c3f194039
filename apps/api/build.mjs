// Bundles the api: our own packages go in, npm packages stay outside (each is a direct dependency of this package).
// `node build.mjs FOLDER` bundles it there instead of in `dist`; a folder below this one, so that npm packages are found.

import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const root = import.meta.dirname;
const outdir = resolve(root, process.argv[2] ?? 'dist');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const external = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@longstrip/'));

/**
 * What is run (`main`, `cli`), imported by the whole product (`server`), a thread that draws (`draw-worker`),
 * or spawned by an import (`ingest-child`).
 */
const entries = {
  main: join(root, 'src/main.ts'),
  server: join(root, 'src/server.ts'),
  cli: join(root, 'src/cli/main.ts'),
  'draw-worker': join(root, 'src/seed/draw-worker.ts'),
  'ingest-child': join(root, '../../packages/ingest/src/ingest-child.ts'),
};

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  external: external.flatMap((name) => [name, `${name}/*`]),
  // Beside the entries: what spawns `ingest-child.js` looks for it beside itself.
  chunkNames: '[name]-[hash]',
  // CommonJS packages that are bundled (not direct dependencies of this one) ask for node's own modules by `require`.
  banner: {
    js: "import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);",
  },
  logLevel: 'warning',
});
