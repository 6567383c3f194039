/** True in the long run (`npm run test:long`), where nothing is sampled. */
export const isLongRun = process.env.TEST_LONG === '1';
