let connections = 0;
if (typeof window !== 'undefined') window.addEventListener('online', () => (connections += 1));

/** How often the connection has come back since the page was opened. */
export function countConnections(): number {
  return connections;
}
