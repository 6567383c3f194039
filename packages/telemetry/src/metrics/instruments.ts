import { Counter, Gauge, Histogram, register } from 'prom-client';

// Every metric of the product, in one place: the dashboard and the alerts (`deploy/`) name them. Labels have few values, which
// the program declares: a route by its pattern, never a path, and nothing of readers.

/** The api and the sites are bundled apart, and in one process they share prom-client's registry. */
function once<Metric>(name: string, make: () => Metric): Metric {
  return (register.getSingleMetric(name) as Metric | undefined) ?? make();
}

const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]): Counter<Label> =>
  once(name, () => new Counter({ name, help, labelNames }));

const gauge = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  aggregator: 'sum' | 'max' | 'min' = 'sum',
): Gauge<Label> =>
  once(name, () => {
    const made = new Gauge({ name, help, labelNames, aggregator });
    // A process that never sets it says nothing of it: prom-client begins with zero.
    if (labelNames.length === 0) made.remove();
    return made;
  });

const histogram = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  buckets: number[],
): Histogram<Label> => once(name, () => new Histogram({ name, help, labelNames, buckets }));

/** From a cached page to a request that is cut off, in seconds. */
const REQUEST_SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];
const STATEMENT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const JOB_SECONDS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300, 900];
const PICTURE_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** @internal Recorded by `recordRequest`. */
export const requests = counter(
  'longstrip_requests_total',
  'Answered requests by part, route, method and status class',
  ['part', 'route', 'method', 'status'],
);
/** @internal Recorded by `recordRequest`. */
export const requestSeconds = histogram(
  'longstrip_request_duration_seconds',
  'Time from a request to its answer, by part and route',
  ['part', 'route'],
  REQUEST_SECONDS,
);

export const databaseConnections = gauge(
  'longstrip_database_connections',
  'Connections of the pool: in_use or idle; the embedded database has none',
  ['state'],
);
export const databaseWaiting = gauge('longstrip_database_waiting', 'Work that waits for a connection of the pool', []);
/** @internal Recorded by `observeStatement`. */
export const statementSeconds = histogram(
  'longstrip_database_statement_duration_seconds',
  'Time of a statement by its operation, without the wait for a connection',
  ['operation'],
  STATEMENT_SECONDS,
);

/** @internal Set by `watchDependency`. */
export const dependencyUp = gauge(
  'longstrip_dependency_up',
  'Whether a server that the process uses answers: 1 or 0; one that is not set up is left out',
  ['dependency'],
  'min',
);
/** @internal Set by `watchDependency`. */
export const dependencyLostSeconds = gauge(
  'longstrip_dependency_lost_seconds',
  'Time since a server that the process uses was lost; 0: it answers',
  ['dependency'],
  'max',
);

export const jobsEnded = counter(
  'longstrip_jobs_total',
  'Runs of jobs by name: completed, retried or failed for good',
  ['name', 'outcome'],
);
export const jobSeconds = histogram('longstrip_job_duration_seconds', 'Time of a run of a job', ['name'], JOB_SECONDS);
export const queueJobs = gauge('longstrip_queue_jobs', 'Jobs that are due and wait, by name', ['name'], 'max');
export const queueAgeSeconds = gauge(
  'longstrip_queue_oldest_seconds',
  'For how long the oldest due job has waited, by name',
  ['name'],
  'max',
);

export const cacheRequests = counter('longstrip_cache_requests_total', 'Lookups in the caches of the sites', [
  'part',
  'cache',
  'result',
]);
export const pageCacheBytes = gauge('longstrip_page_cache_bytes', 'Size of the cached pages of guests', []);
export const pictureCacheBytes = gauge(
  'longstrip_picture_cache_bytes',
  'Size of the cached pictures of all readers',
  [],
);
export const answerCacheCharacters = gauge(
  'longstrip_answer_cache_characters',
  'Size of the cached answers of the api, in characters of JSON',
  ['part'],
);
export const apiReady = gauge('longstrip_site_api_ready', 'Whether the sites have an api that is ready', [], 'min');

export const pictureSeconds = histogram(
  'longstrip_picture_resize_duration_seconds',
  'Time to scale and encode a picture, without the wait in the queue',
  ['format'],
  PICTURE_SECONDS,
);
export const purchases = counter('longstrip_purchases_total', 'New purchases of episodes by kind', ['kind']);
export const orders = gauge(
  'longstrip_orders',
  'Orders of coins by state: open ones, and those that ended in the last 24 hours',
  ['state'],
  'max',
);
export const sealAgeSeconds = gauge(
  'longstrip_seal_age_seconds',
  'Time since every chain of the ledger and the audit log was sealed',
  [],
  'max',
);
export const booksCheckAgeSeconds = gauge(
  'longstrip_books_check_age_seconds',
  'Time since the books were last checked as a whole (npm run books)',
  [],
  'max',
);
export const booksBroken = gauge(
  'longstrip_books_broken_checks',
  'Claims about the books that the last whole check found broken',
  [],
  'max',
);
export const catalogueEdition = gauge(
  'longstrip_catalogue_edition',
  'The edition of the catalogue that a process knows; the difference between processes is their lag',
  ['part'],
  'min',
);
export const dataFreeBytes = gauge('longstrip_data_free_bytes', 'Free space of the disk with DATA_DIR', [], 'min');
export const workersEnded = counter(
  'longstrip_workers_ended_total',
  'Worker processes that ended unasked and were started again',
  [],
);
