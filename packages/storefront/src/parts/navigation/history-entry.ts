/** Whether the page before this one in the history is of this site: the router counts its own entries in `history.state`. */
export function canGoBack(): boolean {
  const state: unknown = window.history.state;
  return (
    typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
  );
}

/** Whether the current history entry has this key of the router. */
export function isCurrentEntry(key: string): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state && state.key === key;
}
