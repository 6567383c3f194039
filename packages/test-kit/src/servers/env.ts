/** Whether a test that cannot run here is a failure, as for tests that need PostgreSQL. */
export const isContinuousIntegration = process.env.CI === 'true' || process.env.CI === '1';
