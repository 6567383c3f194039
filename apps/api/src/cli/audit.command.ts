import { Command } from 'commander';
import type { AuditEntry, AuditQuery } from '../operators/index.ts';
import type { CommandParts } from './option-values.ts';

/** `audit`: what operators changed, who changed it and when, and the values before. */
export function auditCommand({ admin, out, finish }: CommandParts): Command {
  return new Command('audit')
    .description('Shows what operators changed, the newest first.')
    .option(
      '--subject <subject>',
      'only of one kind or thing: series, series/12, notice, faq, policy/bom-us/TERMS/en-US/1',
    )
    .option('--who <name>', 'only of operators or tokens with this in their name, or of an operator’s id')
    .option('--action <action>', 'only one action, or a kind of them: series.hide, operator')
    .option('--text <text>', 'only with this in what was before or after')
    .option('--from <time>', 'from this time: 2030-01-31T18:00Z')
    .option('--until <time>', 'before this time')
    .option('--limit <n>', 'so many entries, at most 1000 (50 when not said)')
    .option('--json', 'one line of JSON an entry, with what was before and after')
    .action(async ({ json, ...query }: AuditQuery & { json?: boolean }) => {
      const entries = await admin().audit(query);
      for (const entry of entries) out(json === true ? JSON.stringify(entry) : lineOf(entry));
      if (entries.length === 0 && json !== true) out('Nothing was changed yet.');
      finish(0);
    });
}

function lineOf(entry: AuditEntry): string {
  const { loggedAtMs, actor, actorRole, tokenName, action, subjectType, subjectId, before, after } = entry;
  const changed = changedKeys(before, after);
  const what = before === null ? 'new' : after === null ? 'gone' : changed.join(', ');
  const who = `${actor} (${actorRole}${tokenName === null ? '' : `, token ${tokenName}`})`;
  return [new Date(loggedAtMs).toISOString(), who, action, `${subjectType}/${subjectId}`, what].join('  ');
}

/** The keys whose values differ. */
function changedKeys(before: unknown, after: unknown): string[] {
  const [old, present] = [new Map(Object.entries(Object(before))), new Map(Object.entries(Object(after)))];
  const keys = [...new Set([...old.keys(), ...present.keys()])];
  return keys.filter((key) => JSON.stringify(old.get(key)) !== JSON.stringify(present.get(key)));
}
