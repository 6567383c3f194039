/** If true, a missing program on the machine (such as PostgreSQL) fails the run; otherwise the tests are skipped. */
export const isContinuousIntegration = process.env.CI === 'true' || process.env.CI === '1';
/** As in `@longstrip/test-kit/sample`, which depends on this package. */
export const isWholeRun = process.env.TEST_ALL === '1';

const TEMPLATE = 'TEST_DATABASE_TEMPLATE';
/** The migrated database on the run's server that test files copy. Set before the workers start, which inherit it. */
export const testTemplateUrl = {
  get: (): string | undefined => process.env[TEMPLATE],
  set: (url: string): void => {
    process.env[TEMPLATE] = url;
  },
};
