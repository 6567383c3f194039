/** True in the longer run (`npm test -- --long`). */
export const isLongRun = process.env.TEST_LONG === '1';
