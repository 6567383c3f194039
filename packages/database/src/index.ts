export * from './back-up-directory.ts';
export * from './catalogue-edition.ts';
export * from './database.ts';
export {
  decideInTransaction,
  type KeepingRefusal,
  refuseKeeping,
} from './decide-in-transaction.ts';
export type { DirectoryHolder } from './directory-lock/claim.ts';
export * from './directory-lock/directory-lock.ts';
export * from './directory-lock/workspace.ts';
export { isDatabaseLost } from './engines/database-lost.ts';
export type { DatabaseEvents } from './engines/server-watch.ts';
export * from './gather-statistics.ts';
export { checkGuards } from './guards/check-guards.ts';
export * from './jobs/delete-ended-jobs.ts';
export * from './jobs/job.ts';
export * from './jobs/job-queue.ts';
export * from './migrate.ts';
export * from './migration-state.ts';
export * from './open-database.ts';
export * from './prepare-database.ts';
