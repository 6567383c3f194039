import { ORDER_PROVIDERS, WEBHOOK_SOURCES } from '@longstrip/core';
import * as v from 'valibot';
import { CountSchema, TimeMsSchema } from '../http/wire-values.ts';
import { CursorSchema, filterOf, pageOfRows, pageSize, ReasonSchema } from './operator-values.ts';

const SecondsSchema = v.pipe(v.number(), v.minValue(0));

/** Answer of `GET /admin/health`: what the metrics and tables know, as the process that answers sees it. */
export const HealthSchema = v.object({
  readAtMs: TimeMsSchema,
  /** Servers that the process uses: the database, its replica, Valkey, the bucket. One that is not set up is left out. */
  servers: v.array(v.object({ name: v.string(), isUp: v.boolean(), lostSeconds: SecondsSchema })),
  /** Free space of the disk with the data directory; null: not measured. */
  freeBytes: v.nullable(CountSchema),
  edition: CountSchema,
  /** When every chain was sealed last; null: never. */
  sealedAtMs: v.nullable(TimeMsSchema),
  /** When the books were last checked as a whole, and how many claims did not hold then; null: never. */
  books: v.nullable(v.object({ checkedAtMs: TimeMsSchema, broken: CountSchema })),
  queues: v.array(
    v.object({
      name: v.string(),
      waiting: CountSchema,
      running: CountSchema,
      /** Given up within the last hours. */
      failed: CountSchema,
      /** For how long the oldest due job has waited. */
      oldestSeconds: SecondsSchema,
    }),
  ),
  /** Services that report payments and offers; those that never reported are left out. */
  sources: v.array(
    v.object({
      source: v.picklist(WEBHOOK_SOURCES),
      lastReceivedAtMs: TimeMsSchema,
      lastWorkedAtMs: v.nullable(TimeMsSchema),
      waiting: CountSchema,
      oldestWaitingAtMs: v.nullable(TimeMsSchema),
    }),
  ),
  /** Payment services with orders of the last 30 days. */
  providers: v.array(
    v.object({
      provider: v.picklist(ORDER_PROVIDERS),
      lastPaidAtMs: v.nullable(TimeMsSchema),
      /** The last order that was declined or ran out unpaid. */
      lastUnpaidAtMs: v.nullable(TimeMsSchema),
    }),
  ),
});
export type Health = v.InferOutput<typeof HealthSchema>;

/** Query of `GET /admin/health/jobs`. */
export const FailedJobsQuerySchema = v.object({
  after: CursorSchema,
  limit: pageSize(50, 200),
});

/** Answer of `GET /admin/health/jobs`: jobs that were given up, the newest first. Their data may be personal, and are not shown. */
export const FailedJobPageSchema = pageOfRows(
  v.object({
    jobId: v.string(),
    name: v.string(),
    tries: CountSchema,
    failedAtMs: TimeMsSchema,
    message: v.string(),
  }),
);
export type FailedJobPage = v.InferOutput<typeof FailedJobPageSchema>;

/** Body of `POST /admin/health/jobs/retry`. */
export const JobRetrySchema = v.object({
  name: v.pipe(v.string(), v.maxLength(100)),
  jobId: v.pipe(v.string(), v.uuid('a job has a UUID')),
  reason: ReasonSchema,
});
export const JobRetriedSchema = v.object({ name: v.string(), jobId: v.string() });

/** `WAITING`: not processed yet. `WORKED`: with its outcome. */
export const WEBHOOK_STATES = ['WAITING', 'WORKED'] as const;

/** Query of `GET /admin/health/events`. */
export const ProviderEventsQuerySchema = v.object({
  state: filterOf('a state', WEBHOOK_STATES),
  source: filterOf('a source', WEBHOOK_SOURCES),
  after: CursorSchema,
  limit: pageSize(50, 200),
});

/** Answer of `GET /admin/health/events`: newest first. */
export const ProviderEventPageSchema = pageOfRows(
  v.object({
    source: v.picklist(WEBHOOK_SOURCES),
    eventId: v.string(),
    receivedAtMs: TimeMsSchema,
    workedAtMs: v.nullable(TimeMsSchema),
    outcome: v.nullable(v.string()),
    /** The row is not as the program wrote it: it is never processed. */
    isAltered: v.boolean(),
  }),
);
export type ProviderEventPage = v.InferOutput<typeof ProviderEventPageSchema>;

/** Body of `POST /admin/health/events/replay`: events that wait are processed now; those that were processed are not again. */
export const EventsReplaySchema = v.object({ reason: ReasonSchema });
export const EventsReplayedSchema = v.object({ waiting: CountSchema });
