import { type AccountKeys, isSameSecret } from '../../shared/account-keys.ts';

/** Which picture of whose ticket. */
interface TicketPicture {
  readonly platformId: string;
  readonly userId: string;
  readonly ticketId: string;
  readonly orderNo: number;
}

/** The path of pictures on the api; a site serves the same path by passing it on. */
export const TICKET_PICTURE_PREFIX = '/api/balcony-api/qna/image/';
/** As the addresses of pages (D31). */
const PICTURE_ADDRESS_MS = 10 * 60_000;

/** The path of a picture for its reader, below the site's own origin; it opens the picture without a cookie until it ends. */
export function ticketPicturePath(
  keys: AccountKeys,
  picture: TicketPicture,
  nowMs: number,
): { path: string; expiredAtMs: number } {
  const expiredAtMs = nowMs + PICTURE_ADDRESS_MS;
  const { userId, ticketId, orderNo } = picture;
  const query = new URLSearchParams({
    r: userId,
    e: String(expiredAtMs),
    s: keys.present.hash('ticket picture', ...partsOf(picture, expiredAtMs)),
  });
  return { path: `${TICKET_PICTURE_PREFIX}${encodeURIComponent(ticketId)}/${orderNo}?${query}`, expiredAtMs };
}

/** The picture that an address opens now; null: it is altered, late, or of another platform. */
export function readTicketPicture(
  keys: AccountKeys,
  asked: { platformId: string; ticketId: string; orderNo: string; query: URLSearchParams },
  nowMs: number,
): TicketPicture | null {
  const { platformId, ticketId, query } = asked;
  const orderNo = Number(asked.orderNo);
  const expiresAtMs = Number(query.get('e'));
  // A number has one spelling: `01` or `1e0` would be another address of the same picture.
  if (String(orderNo) !== asked.orderNo || String(expiresAtMs) !== query.get('e') || expiresAtMs <= nowMs) return null;
  const picture = { platformId, userId: query.get('r') ?? '', ticketId, orderNo };
  const given = query.get('s') ?? '';
  const known = keys.everyHash('ticket picture', ...partsOf(picture, expiresAtMs));
  return known.some((hash) => isSameSecret(given, hash)) ? picture : null;
}

function partsOf({ platformId, userId, ticketId, orderNo }: TicketPicture, expiresAtMs: number) {
  return [platformId, userId, ticketId, orderNo, expiresAtMs] as const;
}
