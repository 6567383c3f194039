export * from './end-on-fault.ts';
export * from './survive-errors.ts';
