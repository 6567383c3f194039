export * from './database.ts';
export * from './migrate.ts';
export * from './open-database.ts';
