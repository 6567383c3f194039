/** True where a missing part of the machine must fail the run instead of leaving tests out. */
export const isContinuousIntegration = process.env.CI === 'true' || process.env.CI === '1';
/** As in `@longstrip/test-kit/sample`, which depends on this package. */
export const isWholeRun = process.env.TEST_ALL === '1';

const TEMPLATE = 'TEST_DATABASE_TEMPLATE';
/** The migrated database on the run's server that test files copy; set before workers are started, which inherit it. */
export const testTemplateUrl = {
  get: (): string | undefined => process.env[TEMPLATE],
  set: (url: string): void => {
    process.env[TEMPLATE] = url;
  },
};
