import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

const MODULE = JSON.stringify(new URL('./stop-with-npm.mjs', import.meta.url).href);

it('stops a program that npm started when npm is killed', async () => {
  // The tool would go on for a minute, and says how it ends.
  const tool = `const { stopWithNpm } = await import(${MODULE});
    stopWithNpm(() => { console.log('stopped'); process.exit(); }, { npm_lifecycle_event: 'import' });
    setTimeout(() => console.log('went on'), 60_000);
    console.log('begun');`;
  const npm = `require('node:child_process').spawn(process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(tool)}],
    { stdio: ['ignore', 'inherit', 'inherit'] });`;
  const parent = spawn(process.execPath, ['--eval', npm], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: parent.stdout });
  expect(await once(lines, 'line')).toEqual(['begun']);
  const last = once(lines, 'line');
  parent.kill('SIGKILL');
  expect(await last).toEqual(['stopped']);
});
