export type { IngestProgress } from './book.ts';
// Not `ingest` itself: loading it switches most decoders of sharp off, and that for the whole process.
export type { IngestControls } from './ingest.ts';
export { type IngestInChildOptions, ingestInChild } from './ingest-in-child.ts';
export * from './ingest-refusal.ts';
export { normaliseLanguage } from './naming/language.ts';
export { seriesKeyOf } from './naming/series-key.ts';
export * from './publication.ts';
export { RefusedInput } from './refused-input.ts';
export { FOLDERS_AROUND, foldersAround, isJunkPath } from './source/book-source.ts';
export { readingInput, unreadableInput } from './source/unreadable.ts';
export { TEXT_CLASSES } from './text/text-marks.ts';
