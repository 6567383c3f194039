/** For a mail that is still news hours later: it is tried for hours. */
export const PATIENTLY = { retryLimit: 10, retryDelaySeconds: 30, expireInSeconds: 60 } as const;
