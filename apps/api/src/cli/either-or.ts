import type { Command } from 'commander';

export const ADULT = ['it is for adults', 'it is not for adults'] as const;

/**
 * Adds `--NAME` and `--no-NAME`. Both at once is a slip of the hand and an error: by itself commander takes the last, and
 * its `conflicts` knows the two as one.
 */
export function eitherOr(command: Command, name: string, [yes, no]: readonly [string, string]): Command {
  const given = new Set<string>();
  const note = (flag: string) => () => {
    given.add(flag);
    if (given.size > 1) command.error(`error: --${name} and --no-${name} do not go together: say one of them.`);
  };
  return command
    .option(`--${name}`, yes)
    .option(`--no-${name}`, no)
    .on(`option:${name}`, note(name))
    .on(`option:no-${name}`, note(`no-${name}`));
}
