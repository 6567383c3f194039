import { Command } from 'commander';
import type { CommandParts } from './option-values.ts';

/** `demo remove`: removes the drawn demo catalogue, and nothing else. */
export function demoCommand({ admin, out, finish }: CommandParts): Command {
  const command = new Command('demo').description('The drawn demo catalogue.');
  command
    .command('remove')
    .description('deletes what the demo brought, its series and all that is shown of them, and nothing else')
    .action(async () => {
      const count = await admin().removeDemo();
      out(count === 0 ? 'There is no demo series.' : `Removed ${count} demo series.`);
      finish(0);
    });
  return command;
}
