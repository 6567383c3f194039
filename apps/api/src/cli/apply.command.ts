import { readFile } from 'node:fs/promises';
import { Command } from 'commander';
import { CommandRefused } from './catalogue-admin.ts';
import type { CommandParts } from './option-values.ts';

/** `apply <file.json…>`: sets series, prices and what readers see to what the files say. */
export function applyCommand({ admin, out, finish }: CommandParts): Command {
  return new Command('apply')
    .description(
      'Makes switchable features, series, prices, visibility, notices, questions, policies, picks, themes, banners, packs of coins, coupons, gifts and roulettes what a file says. Applying it again changes nothing.',
    )
    .argument('<file...>', 'JSON files; each is applied whole or not at all')
    .option('--json', 'one line of JSON a file')
    .addHelpText(
      'after',
      '\nThe keys of a file are listed, with an example, in docs/operations.md under “Files for apply”.\nWait until free is switched by {"platforms": [{"id": "bom-us", "features": {"freetime": true}}]}.',
    )
    .action(async (files: string[], flags: { json?: boolean }) => {
      let isRefused = false;
      for (const file of files) {
        const result = await admin().apply(await readDocument(file), 'series.apply');
        isRefused ||= !result.ok;
        if (flags.json === true) out(JSON.stringify({ file, ...result }));
        else if (result.ok) out(describeApplied(file, result.applied));
        else out(result.refusals.map(({ sentence }) => `✗ ${file}: ${sentence}`).join('\n'));
      }
      finish(isRefused ? 2 : 0);
    });
}

function describeApplied(file: string, applied: readonly { subject: string; hasChanged: boolean }[]): string {
  if (applied.length === 0) return `= ${file}: it lists nothing.`;
  return applied.map(({ subject, hasChanged }) => `${hasChanged ? '✓' : '='} ${subject}`).join('\n');
}

async function readDocument(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandRefused(`${file}: there is no such file.`);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CommandRefused(`${file}: is not JSON (${error instanceof Error ? error.message : 'unreadable'}).`);
  }
}
