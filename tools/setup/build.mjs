// Builds what is out of date, through turbo and its cache.

import { join } from 'node:path';
import { ROOT } from '../env.mjs';
import { runQuietly, SetupFailure } from './child.mjs';
import { providePnpm } from './pnpm.mjs';
import { withProgress } from './progress.mjs';

/**
 * @param {Record<string, string | undefined>} env From `toolEnvironment`.
 * @param {readonly string[]} filters turbo's: what to build, with all it stands on.
 */
export async function buildProduct(env, filters) {
  await withProgress('Building', async (tell) => {
    await providePnpm(env);
    const turbo = join(ROOT, 'node_modules', 'turbo', 'bin', 'turbo');
    const args = [turbo, 'run', 'build', '--output-logs=new-only', '--concurrency=2'];
    const { code, output } = await runQuietly(
      process.execPath,
      [...args, ...filters.map((name) => `--filter=${name}`)],
      {
        cwd: ROOT,
        env,
        onLine: (line) => {
          const [, task] = line.match(/^(?:@longstrip\/)?([\w-]+):build:/) ?? [];
          if (task !== undefined) tell(task);
        },
      },
    );
    if (code !== 0) throw new SetupFailure('The build failed.', output);
  });
}
