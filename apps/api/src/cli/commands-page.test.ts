import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { expect, it } from 'vitest';
import { createProgram, everyCommand, pathOf } from './program.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/commands.md', import.meta.url));
const BLOCK = /(<!-- commands of operators:.*-->\n)[\s\S]*?(<!-- \/commands of operators -->)/;
/** Line width of the page; a terminal has its own. */
const COLUMNS = 110;

const notHere = (): never => {
  throw new Error('Help asks nothing of the store');
};

function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({
    getOutHelpWidth: () => COLUMNS,
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  return text;
}

function sections(): string {
  const asked = { admin: notHere, openFiles: notHere, demoCode: notHere, interrupted: notHere };
  const program = createProgram({ ...asked, out: notHere, say: notHere, finish: notHere });
  const [, ...commands] = everyCommand(program);
  return commands
    .map((command) => {
      const level = command.parent === program ? '##' : '###';
      return `\n${level} \`${pathOf(command).replace(/ --$/, '')}\`\n\n\`\`\`text\n${helpOf(command)}\`\`\`\n`;
    })
    .join('');
}

it('the page of commands has the help of each command of operators (UPDATE=1 writes it)', () => {
  const page = readFileSync(PAGE, 'utf8');
  expect(page).toMatch(BLOCK);
  const wanted = page.replace(BLOCK, (_all, start: string, end: string) => `${start}${sections()}\n${end}`);
  if (process.env.UPDATE === '1') writeFileSync(PAGE, wanted);
  else expect(page).toBe(wanted);
});
