// Bundles the api: our own packages go in, npm packages stay outside (each is a direct dependency of this package).
// `node build.mjs FOLDER` bundles it there instead of in `dist`; a folder below this one, so that npm packages are found.

import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, transform } from 'esbuild';

const root = import.meta.dirname;
const outdir = resolve(root, process.argv[2] ?? 'dist');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const external = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@longstrip/'));

/**
 * What is run (`main`, `cli`), imported by the whole product (`server`), a thread of the demo (`demo-thread`),
 * or spawned by an import (`ingest-child`).
 */
const entries = {
  main: join(root, 'src/main.ts'),
  server: join(root, 'src/server.ts'),
  cli: join(root, 'src/cli/main.ts'),
  'demo-thread': join(root, 'src/seed/demo-thread.ts'),
  'ingest-child': join(root, '../../packages/ingest/src/ingest-child.ts'),
};

/**
 * `sql-texts.ts` reads SQL files from its own folder. A bundle has no such files, so the texts that the module exports become
 * part of the bundle.
 *
 * @type {import('esbuild').Plugin}
 */
const sqlInside = {
  name: 'sql-inside',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]sql-texts\.ts$/ }, async ({ path }) => {
      const define = { 'import.meta.url': JSON.stringify(pathToFileURL(path).href) };
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', define });
      const texts = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      const lines = Object.entries(texts).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
      return { contents: lines.join('\n') };
    });
  },
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
  // A program's source and its source map stay in memory, with two bytes for each letter if a single one is not of Latin-1. So there
  // are no comments, such letters are escaped (record 0144), and the maps do not repeat the source.
  minifyWhitespace: true,
  lineLimit: 160,
  sourcesContent: false,
  external: external.flatMap((name) => [name, `${name}/*`]),
  // In the folder of the entries: the code that spawns `ingest-child.js` looks for it in its own folder.
  chunkNames: '[name]-[hash]',
  // CommonJS packages that are bundled (not direct dependencies of this one) ask for node's own modules by `require`.
  banner: {
    js: "import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);",
  },
  plugins: [sqlInside],
  logLevel: 'warning',
});
