import { type ComponentType, useEffect, useState } from 'react';
import { useRecentSearches } from '../../../parts/reading/recent-search-store.ts';

/**
 * The latest searches of this browser. Nothing on the server, nor in a browser without any: the list's script loads with the first.
 * Without Suspense, since other parts of the page may still hydrate (record 0042).
 */
export function RecentSearches() {
  const searches = useRecentSearches();
  const [List, setList] = useState<ComponentType<{ searches: readonly string[] }> | null>(null);
  const hasAny = searches.length > 0;
  useEffect(() => {
    if (!hasAny) return;
    import('./recent-list.tsx').then(
      ({ RecentList }) => setList(() => RecentList),
      () => undefined,
    );
  }, [hasAny]);
  return List === null || !hasAny ? null : <List searches={searches} />;
}
