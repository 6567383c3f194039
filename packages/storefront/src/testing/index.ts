export { type ReadPage, readPage } from './read-page.ts';
export { type CompiledApp, compileApp, createTestSite } from './site-under-test.ts';
