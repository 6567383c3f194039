/** True in `npm run test:all`, where nothing is sampled. */
export const isWholeRun = process.env.TEST_ALL === '1';
