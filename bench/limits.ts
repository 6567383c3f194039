/** Bounds of every measurement: it stops by itself, and talks to this machine only. */
export const LOAD = { host: '127.0.0.1', connections: 10, secondsPerRound: 5, rounds: 3 } as const;
