export { bannerEndpoints } from './banner/banner.route.ts';
export { findPictures } from './banner/banner.ts';
export { type CatalogueFreshness, createCatalogueFreshness } from './edition/catalogue-freshness.ts';
export { createCatalogueMemory } from './edition/catalogue-memory.ts';
export { claimFiles } from './files/claim-files.ts';
export { checkFiles, copyFiles, type NamedAsset } from './files/copy-files.ts';
export { areFilesLost, type FileStore, FilesUnavailable } from './files/file-store.ts';
export { type FilesSettings, parseS3Address } from './files/files-address.ts';
export { FILES_ENTRIES, filesOf } from './files/files-variables.ts';
export { listNamedAssets, NamedAssetsQuerySchema } from './files/named-assets.ts';
export { openFileStore } from './files/open-file-store.ts';
export { createSpareWrites, storageErrorCode } from './files/spare-writes.ts';
export { handleCatalogueJobs, handleUploadJobs } from './handle-jobs.ts';
export { type AssetSource, createAssetSource, findRecipe } from './image/asset-source.ts';
export { imageRoute } from './image/image.route.ts';
export { createImageAddresses, type ImageAddresses } from './image/image-address.ts';
export { type ImageOptimiser, openImageOptimiser } from './image/image-optimiser.ts';
export { createPictureAccess, type PictureAccessReader } from './image/picture-access.ts';
export { packFolder } from './import/folder-archive.ts';
export { createImportRoute, type ImportRouteOptions } from './import/import.route.ts';
export { type CheckedFile, checkFile, type Ingest, publishChecked } from './import/import-file.ts';
export {
  ImportAborted,
  type ImportControls,
  type ImportOutcome,
  type ImportProgress,
  type ImportRefusal,
  OutcomeLineSchema,
  refusedInput,
} from './import/import-outcome.ts';
export { readUploadHeaders, UPLOAD_HEADERS } from './import/upload.ts';
export { CATALOGUE_JOBS, makeSeriesPicturesJob, prepareDuePagesJob } from './jobs.ts';
export { listEndpoints } from './lists/list.route.ts';
export { joinNames, listFilterOf, listItems, listItemsOf } from './lists/list-items.ts';
export { findListed, type ListFilter, ofGenres, shownNow } from './lists/listed-series.ts';
export { VIEW_COUNTED_AGAIN_MS } from './lists/rankings.ts';
export { findInReadersLanguage } from './lists/series-list.ts';
export { noticeEndpoints } from './notice/notice.route.ts';
export { mountOpenGraph } from './opengraph/opengraph.route.ts';
export { openSharedPictures, type SharedPictures } from './opengraph/shared-pictures.ts';
export { listDemoLanguages, type PagePicture, readPagePictures, writeBlurred } from './pages/due-pages.repository.ts';
export {
  chosenWidth,
  createPageAddresses,
  GUEST_READER_ID,
  offeredWidths,
  type PageAddresses,
  type PageReader,
} from './pages/page-address.ts';
export { handlePageJobs, type PreparePagesParts, sameFromAfar } from './pages/prepare-pages.ts';
export { arePicturesDue, inBatches, insertAssets, writePictures } from './pictures/pictures.repository.ts';
export { IS_PAGE, readPublicPicture, storePublicPicture } from './pictures/public-picture.ts';
export { chooseEpisodeAlias, chooseSeriesAlias } from './publish/aliases.ts';
export type { FieldChange, SeriesStart } from './publish/field-changes.ts';
export { findSeriesId } from './publish/find-series.ts';
export type { ImportOptions } from './publish/import-options.ts';
export { ImportSessions } from './publish/import-sessions.ts';
export { lastOpening, WeeklyTimesSchema, weeklyOpenings } from './publish/open-episodes.ts';
export { DEFAULT_OFFER } from './publish/publish-platforms.ts';
export type { PublishedFile, PublishedSeries } from './publish/publish-publication.ts';
export { giveAlias, writeCreators, writeDays, writeTags } from './publish/publish-series.ts';
export { describeSeries, differences, type SeriesDescription } from './publish/series-description.ts';
export { recommendationEndpoints } from './recommendation/recommendation.route.ts';
export { searchEndpoints } from './search/search.route.ts';
export { bringSearchTextsUpToDate, writeSearchTexts } from './search/search-index.repository.ts';
export { findEpisodeSeries } from './series/episode.repository.ts';
export {
  asEntitlement,
  isSampleEpisode,
  type PricedRow,
  type ReaderEpisode,
  readerEpisodes,
  wireEpisode,
} from './series/reader-episode.ts';
export {
  findSeries,
  isSeriesOpen,
  isSeriesShown,
  MAX_ID,
  PICTURE_COLUMNS,
  type PictureRow,
  parseSeriesKey,
  seriesTitle,
  syncGenres,
} from './series/series.repository.ts';
export { catalogueEndpoints } from './series/series.route.ts';
export { loadSeriesView, type SeriesRefusal, type SeriesView, seriesRefusal } from './series/series.service.ts';
export { createSeriesFactsReader, NO_FACTS } from './series/series-facts.ts';
export { rememberSeriesFacts } from './series/series-facts-memory.ts';
export { rememberedSeries } from './series/series-source.ts';
export { chooseThumbnails, wirePicture } from './series/thumbnails.ts';
export type { CatalogueServices } from './services.ts';
export { showcaseEndpoints } from './showcase/showcase.route.ts';
export { cleanRichLabel, readerLocales } from './site-text/reader-texts.ts';
export { siteTextEndpoints } from './site-text/site-text.route.ts';
export { policiesInForce } from './site-text/site-text.service.ts';
export { type PageParts, replacePage, tryPage } from './upload/replace-page.ts';
export type { UploadRunParts } from './upload/run-upload.ts';
export { createTusEndpoint } from './upload/tus-endpoint.ts';
export {
  beginUpload,
  cancelUpload,
  checkUpload,
  importUpload,
  listOwnUploads,
  mendUpload,
  removeUpload,
  showUpload,
} from './upload/upload.service.ts';
export { openUploadStore } from './upload/upload-store.ts';
