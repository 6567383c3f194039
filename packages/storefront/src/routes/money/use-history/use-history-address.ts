/** Most pages that an address may count. */
const PAGE_MAX = 10_000;

export function useHistoryAddress(page: number, path = '/history/use'): string {
  return page === 0 ? path : `${path}?page=${page}`;
}

/** The page that an address asks for; the first for anything else than a number. */
export function readUsePage({ searchParams }: URL): number {
  const asked = searchParams.get('page') ?? '';
  return /^\d{1,5}$/.test(asked) ? Math.min(Number(asked), PAGE_MAX) : 0;
}
