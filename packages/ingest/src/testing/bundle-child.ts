import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Bundles the child's program like a production build: one file, without the native sharp. The file is written inside the
 * package, so that sharp is found.
 */
export async function bundleChild(): Promise<{ folder: string; entry: string }> {
  const cache = join(PACKAGE, 'node_modules', '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'ingest-child-'));
  const entry = join(folder, 'ingest-child.js');
  await build({
    entryPoints: [join(PACKAGE, 'src', 'ingest-child.ts')],
    outfile: entry,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['sharp'],
    // sanitize-html is CommonJS and needs `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'silent',
  });
  return { folder, entry };
}
