export { createCatalogueFreshness } from '../features/catalogue/catalogue-freshness.ts';
export { createTestApi, createTestApiOn, KOREAN_ADDRESS, TEST_SERVICE_SECRET, type TestApi } from './test-api.ts';
