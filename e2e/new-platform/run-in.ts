import { spawn } from 'node:child_process';
import { productEnvironment } from '../product/product-process.ts';

/** Runs one of a checkout's own tools, as `npm run` would. */
export function runIn(checkout: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: checkout,
      env: productEnvironment(`${checkout}/data`, 3_000),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString('utf8');
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
