/**
 * Reads rows in the order of their keys, page by page, until there are no more.
 * @param list reads the rows after the given one; null: from the first one on
 * @throws when `signal` is aborted
 */
export async function* inPages<Row>(
  list: (after: Row | null) => Promise<readonly Row[]>,
  { limit, signal }: { limit: number; signal: AbortSignal },
): AsyncGenerator<readonly Row[]> {
  let after: Row | null = null;
  for (;;) {
    signal.throwIfAborted();
    const rows: readonly Row[] = await list(after);
    yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return;
    after = last;
  }
}
