export { findPictures } from './banner/banner.repository.ts';
export { bannerEndpoints } from './banner/banner.route.ts';
export { type CatalogueFreshness, createCatalogueFreshness } from './edition/catalogue-freshness.ts';
export { handleCatalogueJobs } from './handle-jobs.ts';
export { type AssetSource, createAssetSource } from './image/asset-source.ts';
export { claimFiles } from './image/claim-files.ts';
export { createLocalFileStore, type FileStore } from './image/file-store.ts';
export { imageRoute } from './image/image.route.ts';
export { createImageAddresses } from './image/image-address.ts';
export type { ImageOptimiser } from './image/image-optimiser.ts';
export { openImageOptimiser } from './image/open-image-optimiser.ts';
export { createPictureAccess, type PictureAccessReader } from './image/picture-access.ts';
export { findRecipe } from './image/recipe.repository.ts';
export { packFolder } from './import/folder-archive.ts';
export { createImportRoute, type ImportRouteOptions } from './import/import.route.ts';
export { type CheckedFile, checkFile, type Ingest, publishChecked } from './import/import-file.ts';
export {
  ImportAborted,
  type ImportControls,
  type ImportOutcome,
  type ImportProgress,
  type ImportRefusal,
  refusedInput,
} from './import/import-outcome.ts';
export { OutcomeLineSchema } from './import/stream-outcome.ts';
export { UPLOAD_HEADERS } from './import/upload-headers.ts';
export { CATALOGUE_JOBS, makeSeriesPicturesJob, prepareDuePagesJob } from './jobs.ts';
export { VIEW_COUNTED_AGAIN_MS } from './lists/compute-rankings.ts';
export { listEndpoints } from './lists/list.route.ts';
export { joinNames, listFilterOf, listItems, listItemsOf } from './lists/list-items.ts';
export { type ListFilter, ofGenres, shownNow } from './lists/listed-series.ts';
export { findInReadersLanguage, findListed } from './lists/series-list.repository.ts';
export { noticeEndpoints } from './notice/notice.route.ts';
export { openSharedPictures } from './opengraph/open-shared-pictures.ts';
export { mountOpenGraph } from './opengraph/opengraph.route.ts';
export type { SharedPictures } from './opengraph/shared-pictures.ts';
export { listDemoLanguages, type PagePicture, readPagePictures, writeLook } from './pages/due-pages.repository.ts';
export {
  chosenWidth,
  createPageAddresses,
  GUEST_READER_ID,
  offeredWidths,
  type PageAddresses,
  type PageReader,
} from './pages/page-address.ts';
export { handlePageJobs, type PreparePagesParts } from './pages/prepare-pages.ts';
export { sameFromAfar } from './pages/same-from-afar.ts';
export type { CatalogueServices } from './parts.ts';
export { arePicturesDue } from './pictures/due-pictures.repository.ts';
export { inBatches, insertAssets, writePictures } from './pictures/pictures.repository.ts';
export type { FieldChange, SeriesStart } from './publish/field-changes.ts';
export { findSeriesId } from './publish/find-series.ts';
export { ImportCommands } from './publish/import-commands.ts';
export type { ImportOptions } from './publish/import-options.ts';
export { DEFAULT_OFFER } from './publish/publish-platforms.ts';
export type { PublishedFile, PublishedSeries } from './publish/publish-publication.ts';
export { giveAlias, writeCreators, writeDays, writeTags } from './publish/publish-series.ts';
export { chooseEpisodeAlias, chooseSeriesAlias } from './publish/series-alias.ts';
export { describeSeries, differences, type SeriesDescription } from './publish/series-description.ts';
export { WeeklyTimesSchema, weeklyOpenings } from './publish/weekly-openings.ts';
export { recommendationEndpoints } from './recommendation/recommendation.route.ts';
export { searchEndpoints } from './search/search.route.ts';
export { bringSearchTextsUpToDate, writeSearchTexts } from './search/search-index.repository.ts';
export { catalogueEndpoints } from './series/catalogue.route.ts';
export { loadSeriesView, type SeriesRefusal, type SeriesView, seriesRefusal } from './series/catalogue.service.ts';
export { findEpisodeSeries } from './series/episode.repository.ts';
export {
  asEntitlement,
  isSampleEpisode,
  type PricedRow,
  type ReaderEpisode,
  readerEpisodes,
} from './series/reader-episode.ts';
export { findSeries, MAX_ID, PICTURE_COLUMNS, type PictureRow, parseSeriesKey } from './series/series.repository.ts';
export { createSeriesFactsReader, NO_FACTS } from './series/series-facts.ts';
export { isSeriesOpen, isSeriesShown, seriesTitle } from './series/shown-series.ts';
export { syncGenres } from './series/sync-genres.ts';
export { chooseThumbnails, wirePicture } from './series/thumbnails.ts';
export { wireEpisode } from './series/wire-episode.ts';
export { showcaseEndpoints } from './showcase/showcase.route.ts';
export { policiesInForce } from './site-text/policy.service.ts';
export { readerLocales } from './site-text/reader-texts.ts';
export { cleanRichLabel } from './site-text/rich-label.ts';
export { siteTextEndpoints } from './site-text/site-text.route.ts';
