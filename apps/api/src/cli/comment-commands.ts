import { ReportedQuerySchema } from '@longstrip/api-contract';
import { type Command, InvalidArgumentError } from 'commander';
import { COMMENT_JUDGEMENTS, CommentJudgementSchema, type ReportedComment } from '../community/index.ts';
import { readAsked } from './catalogue-admin.ts';
import type { CommandParts } from './option-values.ts';
import { textLine } from './option-values.ts';
import { terminalText } from './terminal.ts';

interface ListFlags {
  platform: string;
  json?: boolean;
}

interface JudgeFlags extends ListFlags {
  comment: number;
  reason: string;
}

const SAID = { blind: 'Hid', restore: 'Showed again', delete: 'Deleted' } as const;

/** `operator comment list|blind|restore|delete`: comments that readers reported, and decisions about them. */
export function addCommentCommand(command: Command, { admin, out, finish }: CommandParts): void {
  const comment = command.command('comment').description('what readers reported, and what becomes of it');
  comment
    .command('list')
    .description('comments with open reports and hidden ones, those with the most reports first')
    .requiredOption('--platform <id>', 'the platform', textLine)
    .option('--json', 'in one line of JSON')
    .action(async ({ json, ...flags }: ListFlags) => {
      const asked = readAsked(ReportedQuerySchema, { ...flags, limit: 200 });
      const { rows: reported } = await admin().listReported(asked);
      if (json === true) out(JSON.stringify(reported));
      else for (const line of reported.length === 0 ? ['Nothing is reported.'] : reported.map(describe)) out(line);
      finish(0);
    });
  const texts = {
    blind: 'hides a comment from all readers but its author',
    restore: 'shows a hidden comment again, and settles its reports',
    delete: 'takes the text of a comment for good, and settles its reports',
  } as const;
  for (const judgement of COMMENT_JUDGEMENTS) {
    comment
      .command(judgement)
      .description(texts[judgement])
      .requiredOption('--platform <id>', 'the platform', textLine)
      .requiredOption('--comment <n>', 'the number of the comment', commentNumber)
      .requiredOption('--reason <text>', 'why, for the audit log', textLine)
      .option('--json', 'in one line of JSON')
      .action(async ({ json, ...flags }: JudgeFlags) => {
        const asked = readAsked(CommentJudgementSchema, { ...flags, judgement });
        const judged = await admin().judgeComment(asked);
        const said = `${SAID[judgement]} comment ${judged.commentId} of reader ${judged.userId}; ${judged.reports} reports are settled.`;
        out(json === true ? JSON.stringify(judged) : said);
        finish(0);
      });
  }
}

function commentNumber(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new InvalidArgumentError(`"${text}" is not the number of a comment.`);
}

function describe({
  commentId,
  series,
  episode,
  userId,
  text,
  emoticonId,
  isHidden,
  reports,
}: ReportedComment): string {
  const counts = Object.entries(reports).map(([reason, count]) => `${reason} ${count}`);
  const about = [isHidden ? 'hidden' : 'shown', ...counts].join(', ');
  const said = terminalText(text.replaceAll('\n', ' ')) || `(${emoticonId})`;
  return `${commentId} ${series}/${episode}, reader ${userId} (${about}): ${said}`;
}
