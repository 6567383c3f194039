import type {
  ImportOutcome,
  ImportProgress,
  ImportRefusal,
  PublishedFile,
  PublishedSeries,
} from '../catalogue/index.ts';
import { fieldChangeLines, startLines } from './field-change-lines.ts';

const sizeOf = (counts: { added: number; changed: number; unchanged: number }) =>
  counts.added + counts.changed + counts.unchanged;
const creditOf = ({ alias: series, language, episodes, pages }: PublishedSeries) => ({
  ...{ series, language },
  ...{ episodes: sizeOf(episodes), pages: sizeOf(pages) },
});

/** The line of `--json` if nothing was published. */
export function refusedLine(refusal: Pick<ImportRefusal, 'sentence' | 'code'> & Partial<ImportRefusal>): string {
  const { sentence, code, file = null, entry = null } = refusal;
  const nothing = { series: null, episodes: 0, pages: 0, files: [], refused: [], warnings: [], otherSeries: [] };
  return JSON.stringify({ ok: false, file, ...nothing, error: sentence, code, entry, changes: [] });
}

/** The line of `--json`: `series`, `episodes` and `pages` are those of one series; further series are in a list of their own. */
export function lineOf(outcome: ImportOutcome): string {
  const { series: published, warnings } = resultOf(outcome);
  const [main, ...otherSeries] = published.map(creditOf);
  const { series = null, episodes = 0, pages = 0 } = main ?? {};
  const [first] = outcome.refused;
  const error = first === undefined ? null : sentencesOf(outcome).join(' ');
  const { code, entry } = outcome.ok ? { code: first?.code, entry: first?.entry } : outcome.refusal;
  return JSON.stringify({
    ok: first === undefined,
    file: outcome.file,
    ...{ series, episodes, pages },
    files: published.flatMap(({ alias, title, language, files }) =>
      files.map((each) => ({ ...each, series: alias, title, language })),
    ),
    refused: outcome.refused,
    warnings,
    error,
    ...(first === undefined ? {} : { code, entry: entry ?? null }),
    otherSeries,
    changes: published.map(({ files: _files, ...change }) => change),
  });
}

/** An outcome as text for a person: one line for each fact. */
export function textOf(outcome: ImportOutcome, isDryRun: boolean): string {
  const refused = sentencesOf(outcome).map((sentence) => `✗ ${sentence}`);
  const result = resultOf(outcome);
  if (result.series.length === 0) return refused.join('\n');
  const trial = isDryRun ? ['  Nothing was changed: this was a trial.'] : [];
  const warnings = result.warnings.map((warning) => `  ! ${warning}`);
  return [...result.series.flatMap(linesOfSeries), ...refused, ...warnings, ...trial].join('\n');
}

/** What was or would be published: a dry run also reports the good files of a refused folder. */
function resultOf(outcome: ImportOutcome): { series: PublishedSeries[]; warnings: string[] } {
  return outcome.ok ? outcome : (outcome.trial ?? { series: [], warnings: [] });
}

/** Why files were refused, and what that means for the whole input. */
function sentencesOf(outcome: ImportOutcome): string[] {
  const sentences = outcome.refused.map(({ sentence }) => sentence);
  if (outcome.ok || sentences.includes(outcome.refusal.sentence)) return sentences;
  return [...sentences, outcome.refusal.sentence];
}

function linesOfSeries(published: PublishedSeries): string[] {
  const { title, language, alias, isNew, start, defaults, files, episodes, pages, fields } = published;
  const series = `${title} (${language})${isNew ? ', new series' : ''}`;
  return [
    `✓ ${series}: episodes ${changesOf(episodes)}; pages ${changesOf(pages)}. /detail/${alias}`,
    ...files.map((each) => `  ${lineOfFile(each)}`),
    ...(start === null ? [] : startLines(start, defaults).map((line) => `  + ${line}`)),
    ...fieldChangeLines(fields, defaults).map((line) => `  ~ ${line}`),
  ];
}

/** `003.cbz: episode 3, 24 pages, new`; for a novel, all its chapters. */
function lineOfFile({ file, episodes }: PublishedFile): string {
  const pages = episodes.reduce((sum, each) => sum + each.pages, 0);
  const [first, ...others] = episodes.map(({ number }) => number);
  const numbers = others.length === 0 ? `episode ${first}` : `episodes ${first} … ${others.at(-1)}`;
  const count = (wanted: string) => episodes.filter(({ change }) => change === wanted).length;
  const changes = (['new', 'changed', 'unchanged'] as const).filter((change) => count(change) > 0);
  const shown = changes.length === 1 ? changes : changes.map((change) => `${count(change)} ${change}`);
  return `${file}: ${numbers}, ${pages} ${pages === 1 ? 'page' : 'pages'}, ${shown.join(', ')}`;
}

function changesOf(counts: { added: number; changed: number; unchanged: number; removed?: number }): string {
  const parts = [
    counts.added > 0 ? `${counts.added} new` : '',
    counts.changed > 0 ? `${counts.changed} changed` : '',
    (counts.removed ?? 0) > 0 ? `${counts.removed} removed` : '',
    counts.unchanged > 0 ? `${counts.unchanged} unchanged` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** The progress of importing a file, for one line of a terminal. */
export function progressSentence(file: string, progress: ImportProgress): string {
  switch (progress.step) {
    case 'waiting':
      return `${file}: waiting for another import to end …`;
    case 'publishing':
      return `${file}: storing picture ${progress.done} of ${progress.of} …`;
    case 'checking': {
      const { book, bookNo, books, done, of, unit } = progress;
      const where = books > 1 ? `${file}: file ${bookNo} of ${books}, ${book}` : file;
      return of === 0 ? `${where}: checking …` : `${where}: ${unit} ${done} of ${of} …`;
    }
  }
}
