import { Command } from 'commander';
import type { CommandParts } from './command-parts.ts';

/** `demo remove`: the drawn catalogue goes, and nothing else. */
export function demoCommand({ admin, out, finish }: CommandParts): Command {
  const command = new Command('demo').description('The drawn demo catalogue.');
  command
    .command('remove')
    .description('deletes the demo’s series, notices and policies, and nothing else')
    .action(async () => {
      const count = await admin().removeDemo();
      out(count === 0 ? 'There is no demo series.' : `Removed ${count} demo series.`);
      finish(0);
    });
  return command;
}
