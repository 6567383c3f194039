import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BENCH = fileURLToPath(new URL('../', import.meta.url));
const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');

/**
 * Builds a Next.js app with one page and these pictures in `public`, and serves it in a process of its own. The caller ends it.
 * @param pictures the folder of the pictures; they are served by `/_next/image?url=/NAME`
 */
export async function startNext(pictures: string, port: number): Promise<{ child: ChildProcess; pid: number }> {
  const directory = join(BENCH, '../.cache/bench-next');
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(join(directory, 'pages'), { recursive: true });
  cpSync(pictures, join(directory, 'public'), { recursive: true });
  writeFileSync(join(directory, 'package.json'), '{ "private": true }\n');
  writeFileSync(join(directory, 'pages/index.js'), 'export default () => null;\n');
  // It uses the bench's packages.
  symlinkSync(join(BENCH, 'node_modules'), join(directory, 'node_modules'), 'dir');
  const build = spawn(process.execPath, [NEXT, 'build', '--webpack'], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error(`Next.js could not be built: ${code}`);
  const args = [NEXT, 'start', '--port', String(port), '--hostname', '127.0.0.1'];
  const child = spawn(process.execPath, args, {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
  if (child.pid === undefined) throw new Error('Next.js did not start');
  return { child, pid: child.pid };
}
