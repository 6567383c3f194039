/** The search for all series with a tag. */
export function tagSearchAddress(tag: string): string {
  return `/search?${new URLSearchParams({ searchText: tag, scope: 'tag' })}`;
}
