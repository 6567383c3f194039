export const ACCEPTED_STATEMENTS: ReadonlyMap<string, string> = new Map([]);
export const ACCEPTED_TRANSACTIONS: ReadonlyMap<string, string> = new Map([]);
