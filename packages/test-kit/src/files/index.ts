export * from './comic-epub-files.ts';
export * from './comic-files.ts';
export { type ComicInfoFields, type ComicInfoPageSpec, writeComicInfo } from './comic-info.ts';
export * from './drawn-pictures.ts';
export { type EpubItemSpec, type EpubSpec, writeEpub, writeXhtml } from './epub-writer.ts';
export * from './hostile/index.ts';
export * from './novel-files.ts';
export { writeZip, type ZipFileSpec, type ZipOptions } from './zip-writer.ts';
