export * from './comic-files.ts';
export * from './drawn-pictures.ts';
export * from './framed-comic.ts';
export * from './hostile/index.ts';
export * from './novel-files.ts';
export {
  type EpubItemSpec,
  type EpubSpec,
  writeEpub,
  writeXhtml,
  writeZip,
  type ZipFileSpec,
  type ZipOptions,
} from './writers.ts';
