export { createHealthNews } from './health-news.ts';
export {
  answerCacheCharacters,
  apiReady,
  booksBroken,
  booksCheckAgeSeconds,
  cacheRequests,
  catalogueEdition,
  databaseConnections,
  databaseWaiting,
  dataFreeBytes,
  jobSeconds,
  jobsEnded,
  orders,
  pageCacheBytes,
  pictureCacheBytes,
  pictureSeconds,
  purchases,
  queueAgeSeconds,
  queueJobs,
  sealAgeSeconds,
  workersEnded,
} from './metrics/instruments.ts';
export { type AnsweredRequest, recordRequest } from './metrics/record-request.ts';
export { metricValues, onScrape } from './metrics/scrape.ts';
export { watchDependency } from './metrics/watch-dependency.ts';
export { openTelemetry, type TelemetrySettings } from './open-telemetry.ts';
export { traceCalls, traceService } from './traces/call.ts';
export {
  inChildSpan,
  inSpan,
  isTracing,
  isUntraced,
  nameRequestSpan,
  presentTrace,
  TRACE_HEADER,
  traceOfLog,
} from './traces/span.ts';
export { observeStatement } from './traces/statement.ts';
