import type { BusinessConstants } from '../shared/business-constants.ts';
import { type Decision, grant, type Refusal, refuse } from '../shared/refusal.ts';

/** Longest texts of a support ticket and of its answer, in characters. */
export const SUPPORT_LIMITS = { titleCharacters: 80, textCharacters: 1_500, answerCharacters: 4_000 } as const;

/** The media types of pictures that a ticket accepts. */
export const SUPPORT_PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** A fault in an episode that a ticket is about, by aliases; `page` starts at 1, and null means the whole episode. */
export interface TicketPlace {
  readonly series: string;
  readonly episode: string;
  readonly page: number | null;
}

/** The written form of a place: `salt-crown/ep-3#14`, or without a page `salt-crown/ep-3`. */
export const TICKET_PLACE = /^([A-Za-z0-9_-]{1,96})\/([A-Za-z0-9_-]{1,128})(?:#([1-9]\d{0,5}))?$/;

export function formatTicketPlace({ series, episode, page }: TicketPlace): string {
  return `${series}/${episode}${page === null ? '' : `#${page}`}`;
}

/** Whether a reader may send one more ticket on a day (section 8). Deleted ones count, too. */
export function decideSupportTicket(
  { sentToday }: { readonly sentToday: number },
  { ticketsPerDay }: Pick<BusinessConstants, 'ticketsPerDay'>,
): Decision<{ readonly dayOrder: number }, 'LIMIT_QNA_COUNT'> {
  return sentToday < ticketsPerDay ? grant({ dayOrder: sentToday + 1 }) : refuse('LIMIT_QNA_COUNT');
}

export function ticketsLeft(sentToday: number, { ticketsPerDay }: Pick<BusinessConstants, 'ticketsPerDay'>): number {
  return Math.max(0, ticketsPerDay - sentToday);
}

/**
 * What is wrong with the pictures of a ticket before they are decoded (section 5): FILE_SIZE if one is too large,
 * MALFORMED_REQUEST if there are too many; null if all are fine.
 *
 * @param sizesBytes the size of each
 */
export function refusePictures(
  sizesBytes: readonly number[],
  { ticketImageBytes, ticketImageCount }: Pick<BusinessConstants, 'ticketImageBytes' | 'ticketImageCount'>,
): Refusal<'FILE_SIZE' | 'MALFORMED_REQUEST'> | null {
  if (sizesBytes.some((bytes) => bytes > ticketImageBytes)) return refuse('FILE_SIZE');
  return sizesBytes.length > ticketImageCount ? refuse('MALFORMED_REQUEST') : null;
}
