export * from './ingest-refusal.ts';
export * from './publication.ts';
