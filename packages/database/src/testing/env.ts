/** True where a missing part of the machine must fail the run instead of leaving tests out. */
export const isContinuousIntegration = process.env.CI === 'true' || process.env.CI === '1';
/** As in `@longstrip/test-kit/sample`, which depends on this package. */
export const isLongRun = process.env.TEST_LONG === '1';
