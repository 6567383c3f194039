export { createReadingEraser, deleteReadingRows, READING_MIGRATION } from './account-changes.ts';
export { libraryEndpoints } from './library/library.route.ts';
export type { ReadingServices } from './services.ts';
export { viewCountEndpoints } from './view-count/view-count.route.ts';
export { createReaderKeys, createViewRecorder, type ReaderKeys, type ViewRecorder } from './view-count/views.ts';
export { type BlurredPages, createBlurredPages } from './viewer/blurred-pages.ts';
export { type FoundEpisode, findEpisode } from './viewer/open-episode.ts';
export { readingEndpoints } from './viewer/reading.route.ts';
