/** The history of charges. */
export const CHARGE_PATH = '/history/charge';

/** Where the site serves pages after the first to scripts. */
const MORE_PATH = '/_/history/charge';

/** The address of one of its pages, counted from 0; `isData`: for a script. */
export function chargeAddress(page: number, { isData = false } = {}): string {
  const path = isData ? MORE_PATH : CHARGE_PATH;
  return page === 0 ? path : `${path}?page=${page}`;
}

/** The page that an address asks for; anything else than a number is the first. */
export function askedPage(query: URLSearchParams): number {
  const asked = query.get('page') ?? '';
  return /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
}
