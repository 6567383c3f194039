export { createReadingEraser, deleteReadingRows, READING_MIGRATION } from './account-changes.ts';
export { libraryEndpoints } from './library/library.route.ts';
export type { ReadingServices } from './parts.ts';
export { type BlurredPages, createBlurredPages } from './reading/blurred-pages.ts';
export { type FoundEpisode, findEpisode } from './reading/open-episode.ts';
export { readingEndpoints } from './reading/reading.route.ts';
export { viewCountEndpoints } from './view-count/view-count.route.ts';
export { createReaderKeys, createViewRecorder, type ReaderKeys, type ViewRecorder } from './view-count/views.ts';
