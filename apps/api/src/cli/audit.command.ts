import { Command } from 'commander';
import type { AuditEntry } from '../operators/index.ts';
import type { CommandParts } from './option-values.ts';

/** `audit`: what operators changed, who changed it and when, and the values before. */
export function auditCommand({ admin, out, finish }: CommandParts): Command {
  return new Command('audit')
    .description('Shows what operators changed, the newest first.')
    .option(
      '--subject <subject>',
      'only of one kind or thing: series, series/12, notice, faq, policy/bom-us/TERMS/en-US/1',
    )
    .option('--limit <n>', 'so many entries, at most 1000 (50 when not said)')
    .option('--json', 'one line of JSON an entry, with what was before and after')
    .action(async ({ json, ...query }: { subject?: string; limit?: string; json?: boolean }) => {
      const entries = await admin().audit(query);
      for (const entry of entries) out(json === true ? JSON.stringify(entry) : lineOf(entry));
      if (entries.length === 0 && json !== true) out('Nothing was changed yet.');
      finish(0);
    });
}

function lineOf({ loggedAtMs, actor, actorRole, action, subjectType, subjectId, before, after }: AuditEntry): string {
  const changed = changedKeys(before, after);
  const what = before === null ? 'new' : after === null ? 'gone' : changed.join(', ');
  const who = `${actor} (${actorRole})`;
  return [new Date(loggedAtMs).toISOString(), who, action, `${subjectType}/${subjectId}`, what].join('  ');
}

/** The keys whose values differ. */
function changedKeys(before: unknown, after: unknown): string[] {
  const [old, present] = [new Map(Object.entries(Object(before))), new Map(Object.entries(Object(after)))];
  const keys = [...new Set([...old.keys(), ...present.keys()])];
  return keys.filter((key) => JSON.stringify(old.get(key)) !== JSON.stringify(present.get(key)));
}
