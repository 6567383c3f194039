export { type CookieJar, createCookieJar, putSession } from './cookie-jar.ts';
export { NOW_MS as SITE_NOW_MS } from './fake-api.ts';
export { createFakeProvider, type FakeProvider } from './fake-provider.ts';
export { type ReadPage, readPage } from './read-page.ts';
export { type CompiledApp, compileApp, createTestSite, type TestSite } from './site-under-test.ts';
export { comeBack, leave } from './social-world.ts';
