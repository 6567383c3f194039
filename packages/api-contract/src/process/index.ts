export * from './secret-fingerprint.ts';
export * from './shut-down-on-uncaught-error.ts';
export * from './supervise-workers.ts';
export * from './survive-errors.ts';
export { answerWhenAsked } from './watch-workers.ts';
