import { spawn } from 'node:child_process';
import { productEnvironment, ROOT } from './product-process.ts';

export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs one of the operators' commands as in a terminal: `npm run --silent import -- …`. */
export function runCommand(
  name: 'import' | 'catalogue' | 'apply' | 'demo' | 'operator',
  args: readonly string[],
  { dataDirectory, basePort }: { dataDirectory: string; basePort: number },
): Promise<CommandResult> {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    cwd: ROOT,
    env: productEnvironment(dataDirectory, basePort),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString('utf8');
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString('utf8');
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}
