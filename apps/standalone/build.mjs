// Our own packages are bundled, what npm installed stays outside. The sandbox is a file of its own, which production never loads.
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

await rm('dist', { recursive: true, force: true });
await build({
  entryPoints: ['src/main.ts'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  chunkNames: '[name]-[hash]',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  // As in the api's (`build.mjs`).
  minifyWhitespace: true,
  lineLimit: 160,
  sourcesContent: false,
  external: Object.keys(dependencies).filter((name) => !name.startsWith('@longstrip/')),
  logLevel: 'warning',
});
