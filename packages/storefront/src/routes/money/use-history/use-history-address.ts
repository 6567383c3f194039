/** The highest page number that an address may have. */
const PAGE_MAX = 10_000;

export function useHistoryAddress(page: number, path = '/history/use'): string {
  return page === 0 ? path : `${path}?page=${page}`;
}

/** The page that an address asks for; the first one if that is not a number. */
export function readUsePage({ searchParams }: URL): number {
  const asked = searchParams.get('page') ?? '';
  return /^\d{1,5}$/.test(asked) ? Math.min(Number(asked), PAGE_MAX) : 0;
}
