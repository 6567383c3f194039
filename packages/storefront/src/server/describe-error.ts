/** An error for the log: its stack or message, and its causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : ` (because of ${describeError(error.cause)})`;
  return `${error.stack ?? error.message}${cause}`;
}
