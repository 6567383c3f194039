import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { describeTimeUp, runCapturingOutput } from './child.mjs';

const run = (script: string, timeoutMs?: number) =>
  runCapturingOutput('sh', ['-c', script], {
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });

it('reports a time limit that was reached, below the output of the program', async () => {
  const { code, output } = await run('echo looking; exec sleep 600', 2_000);
  expect(code).toBe(128);
  expect(output).toBe('looking\nTime ran out: sh was ended after 2 s, its limit.');
});

it('reports no time limit when a program ends by itself', async () => {
  expect(await run('echo done; exit 3', 60_000)).toEqual({ code: 3, output: 'done' });
});

it('gives long limits in minutes', () => {
  expect(describeTimeUp('turbo', 6 * 60_000)).toBe('Time ran out: turbo was ended after 6 min, its limit.');
});

it('ends the program that runs on a signal, counts it as failed whatever it says, and starts no other', async () => {
  const script = `
    import { rememberSignal, runWithInheritedOutput } from ${JSON.stringify(new URL('./child.mjs', import.meta.url).href)};
    const signalSoFar = rememberSignal();
    const program = 'trap "exit 0" TERM; echo ready; while :; do sleep 0.05; done';
    const code = await runWithInheritedOutput('sh', ['-c', program], { cwd: '/', env: process.env });
    const next = await runWithInheritedOutput('echo', ['started'], { cwd: '/', env: process.env });
    process.stdout.write(\`\${code} \${signalSoFar()} \${next}\`);
  `;
  const tool = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  tool.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output === 'ready\n') tool.kill('SIGTERM');
  });
  await once(tool, 'close');
  expect(output).toBe('ready\n128 SIGTERM 128');
});
