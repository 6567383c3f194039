export * from './clear-test-database.ts';
export * from './embedded-template.ts';
export * from './open-test-database.ts';
export * from './partition-readers.ts';
export * from './replaced-migrations.ts';
export * from './server-binaries.ts';
export * from './server-proxy.ts';
export * from './test-server.ts';
