export type { IngestProgress } from './book.ts';
// Not `ingest` itself: importing it disables most decoders of sharp for the whole process.
export { type IngestInChildOptions, ingestInChild, type ReaderEnded } from './ingest-in-child.ts';
export * from './ingest-refusal.ts';
export type { IngestControls } from './ingest-session.ts';
export { normaliseLanguage } from './naming/language.ts';
export { bareTitleKey, seriesKeyOf } from './naming/neighbours.ts';
export { examinePictures, type PageLook } from './panels/examine.ts';
export { type ShrunkPicture, shrinkPicture } from './panels/raster.ts';
export { blurredPictureOf } from './picture/blurred-picture.ts';
export * from './publication.ts';
export { FOLDERS_AROUND, foldersAround, isJunkPath } from './source/book-source.ts';
export { bookOfUnreadable, readingInput, unreadableInput } from './source/unreadable.ts';
export { cleanLine, cleanText } from './text/clean-text.ts';
export { TEXT_CLASSES } from './text/text-marks.ts';
