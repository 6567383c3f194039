export * from './back-up-directory.ts';
export * from './database.ts';
export type { DirectoryHolder } from './directory-lock/claim.ts';
export * from './directory-lock/directory-lock.ts';
export * from './jobs/job.ts';
export * from './jobs/job-queue.ts';
export * from './migrate.ts';
export * from './open-database.ts';
export * from './prepare-database.ts';
