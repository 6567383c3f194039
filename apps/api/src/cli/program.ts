import { Command } from 'commander';
import { applyCommand } from './apply.command.ts';
import { auditCommand } from './audit.command.ts';
import { booksCommand } from './books.command.ts';
import { catalogueCommand } from './catalogue.command.ts';
import { demoCommand } from './demo.command.ts';
import { filesCommand } from './files.command.ts';
import { importCommand } from './import.command.ts';
import { operatorCommand } from './operator.command.ts';
import type { CommandParts } from './option-values.ts';

/** All commands of an operator. Usage errors are thrown (`CommanderError`) after their sentence is written. */
export function createProgram(parts: CommandParts): Command {
  const program = new Command('longstrip').description('What an operator does by command.');
  for (const make of [
    importCommand,
    catalogueCommand,
    applyCommand,
    auditCommand,
    booksCommand,
    operatorCommand,
    filesCommand,
    demoCommand,
  ]) {
    program.addCommand(make(parts));
  }
  for (const command of everyCommand(program)) {
    command.exitOverride().showSuggestionAfterError();
    command.configureHelp({ commandUsage: () => `${pathOf(command)} ${command.usage()}` });
    command.configureOutput({ writeErr: (text) => parts.say(text.trimEnd()) });
  }
  return program;
}

/** A command and all its subcommands. */
export function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}

/** What is typed for a command: `npm run catalogue -- set`. */
export function pathOf(command: Command): string {
  const { parent } = command;
  if (parent === null) return 'npm run';
  return parent.parent === null ? `npm run ${command.name()} --` : `${pathOf(parent)} ${command.name()}`;
}
