import { basename, parse } from 'node:path';
import type { UploadMends, UploadVerdict } from '@longstrip/api-contract';
import { bookOfUnreadable } from '@longstrip/ingest';
import type { ImportOutcome, ImportRefusal } from '../import/import-outcome.ts';
import type { PublishedSeries } from '../publish/publish-publication.ts';
import type { UploadFileRow, UploadResult } from './upload.repository.ts';
import { isOf, NAMELESS_FOLDER, type UploadInput } from './upload-files.ts';

/** An input of an upload, and what the import said of it. */
export interface ImportedInput {
  readonly input: UploadInput;
  readonly outcome: ImportOutcome;
}

/** The name under which an input is imported. */
export function nameOfInput({ folder, files }: UploadInput): string {
  const [only] = files;
  if (folder !== null) return folder;
  return files.length === 1 && only !== undefined ? only.path : NAMELESS_FOLDER;
}

/**
 * A verdict for each file, and for each folder of pictures, from what the import says of its inputs: the same for a trial and for
 * the import itself.
 */
export function verdictsOf(
  files: readonly UploadFileRow[],
  mends: UploadMends,
  imported: readonly ImportedInput[],
): UploadResult {
  const verdicts = new Map<string, UploadVerdict>();
  const sentences: string[] = [];
  for (const { input, outcome } of imported) {
    const pathOf = (file: string) => pathInUpload(input, file);
    const published = outcome.ok ? outcome : outcome.trial;
    sentences.push(...(published?.warnings ?? []));
    for (const series of published?.series ?? []) addPublished(verdicts, series, pathOf);
    for (const refusal of outcome.refused) addRefused(verdicts, { input, refusal, pathOf });
    // What is refused as a whole names no file of its own.
    if (!outcome.ok && published === undefined) addRefused(verdicts, { input, refusal: outcome.refusal, pathOf });
  }
  for (const [file, { isLeftOut }] of Object.entries(mends)) {
    if (isLeftOut === true && files.some(({ path }) => isOf(path, file)))
      verdicts.set(file, { ...emptyVerdict(file), verdict: 'leftOut' });
  }
  const judged = [...verdicts.keys()];
  for (const { path } of files) {
    if (!judged.some((file) => isOf(path, file))) verdicts.set(path, { ...emptyVerdict(path), verdict: 'unused' });
  }
  return { ...placeWarnings([...verdicts.values()], sentences), failure: null };
}

const emptyVerdict = (file: string): UploadVerdict => ({
  ...{ file, verdict: 'unused', series: null, episodes: [], refusal: null, warnings: [] },
});

/** The import names files relative to their input, and an input that is a single book by itself. */
function pathInUpload(input: UploadInput, file: string): string {
  const { folder, files } = input;
  if (folder === null) return file;
  const path = `${folder}/${file}`;
  return file === folder && !files.some((each) => isOf(each.path, path)) ? folder : path;
}

function addPublished(
  verdicts: Map<string, UploadVerdict>,
  { alias, title, language, isNew, seriesKey, files }: PublishedSeries,
  pathOf: (file: string) => string,
): void {
  const series = { alias, title, language, isNew, key: seriesKey };
  for (const { file, episodes } of files) {
    const changes = new Set(episodes.map(({ change }) => change));
    const verdict = changes.has('new') ? 'new' : changes.has('changed') ? 'changed' : 'unchanged';
    verdicts.set(pathOf(file), {
      ...{ ...emptyVerdict(pathOf(file)), verdict, series },
      episodes: episodes.map(({ pageChanges: { added, changed, removed }, ...episode }) => ({
        ...episode,
        ...{ pagesAdded: added, pagesChanged: changed, pagesRemoved: removed },
      })),
    });
  }
}

interface Refused {
  input: UploadInput;
  refusal: ImportRefusal;
  pathOf: (file: string) => string;
}

/** A refusal of the whole input is that of each of its books that has no verdict. */
function addRefused(verdicts: Map<string, UploadVerdict>, { input, refusal, pathOf }: Refused): void {
  const { code, entry, file, sentence } = refusal;
  const why = { code, entry, sentence: inWordsOfConsole(sentence) };
  const path = pathOf(file);
  const isOneBook = file !== nameOfInput(input) || input.files.some((each) => each.path === path);
  const books = isOneBook ? [path] : input.files.map((each) => bookOfUnreadable(each.path) ?? each.path);
  const judged = [...verdicts.keys()];
  for (const book of new Set(books)) {
    if (judged.some((known) => isOf(book, known))) continue;
    verdicts.set(book, { ...emptyVerdict(book), verdict: 'refused', refusal: why });
  }
}

/** The sentences of an import name commands and their options; the console has fields in their place. */
const FIELDS: readonly (readonly [said: RegExp, field: string])[] = [
  [/; --keep-going takes the others/g, ''],
  [/: npm run catalogue -- restore .*? brings (?:it|one) back, (?:or )?(?=--restore)/g, ': '],
  [/: npm run catalogue -- .*(?=\.$)/g, ''],
  [/--series/g, '“Series”'],
  [/--number/g, '“Number”'],
  [/--platform/g, '“Platforms”'],
  [/--lang/g, '“Language”'],
  [/--restore/g, '“Bring back what was removed”'],
];

function inWordsOfConsole(sentence: string): string {
  return FIELDS.reduce((text, [said, field]) => text.replace(said, field), sentence);
}

/** Puts each warning beside the file that it names, if it is one. */
function placeWarnings(
  verdicts: UploadVerdict[],
  sentences: readonly string[],
): Pick<UploadResult, 'verdicts' | 'warnings'> {
  const warnings: string[] = [];
  for (const sentence of new Set(sentences.map(inWordsOfConsole))) {
    const named = verdicts.filter((verdict) => isAbout(sentence, verdict));
    const [only] = named;
    if (named.length === 1) only?.warnings.push(sentence);
    else warnings.push(sentence);
  }
  return { verdicts: verdicts.toSorted((one, other) => compare(one.file, other.file)), warnings };
}

function isAbout(sentence: string, { file, episodes }: UploadVerdict): boolean {
  const names = [file, basename(file), parse(file).name];
  if (names.some((name) => sentence.includes(`"${name}"`))) return true;
  const number = /^Episode (\S+) /.exec(sentence)?.[1];
  return number !== undefined && episodes.some((each) => each.number === number);
}

const { compare } = new Intl.Collator('en', { numeric: true });
