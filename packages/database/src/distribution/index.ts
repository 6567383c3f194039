export * from './distribute.ts';
export * from './key-faults.ts';
export * from './placement.ts';
