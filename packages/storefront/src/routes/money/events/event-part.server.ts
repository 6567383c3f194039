import type { EventAddress, EventDetail } from '@longstrip/api-contract';
import type { EventTicketMode } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatNumber } from '../../../i18n/format.server.ts';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { rewardText } from './event-model.server.ts';

/** A place of a stamp card. */
export interface StampPlace {
  number: number;
  isDone: boolean;
  /** "50 M"; null: nothing more than the stamp. */
  reward: string | null;
}

/** What a reader does in an event, and what they have done. */
export type EventPart =
  | { kind: 'read' }
  | { kind: 'stamps'; places: StampPlace[]; stampCount: number; isStampedToday: boolean; isFull: boolean }
  | { kind: 'coupon'; needsCode: boolean; isReceived: boolean }
  | {
      kind: 'ticket';
      mode: EventTicketMode;
      /** "37 of 100 tickets left". */
      remaining: string;
      isSoldOut: boolean;
      winnerCount: number | null;
      /** What a ticket gives, or one that wins; null where that is no coins, points or spins. */
      reward: string | null;
      isDrawn: boolean;
      mine: { number: string; isWinner: boolean | null } | null;
      /** Null: no address is needed. `given`: null until there is one. */
      address: { given: EventAddress | null } | null;
    };

/** What this reader can do in an event, by its kind. */
export function eventPart(
  { attendance, coupon, ticket, rewards }: EventDetail,
  site: Pick<AppLoadContext, 'platform' | 'locale'>,
  text: ServerText,
): EventPart {
  if (attendance !== null) {
    const { stampCount, isStampedToday } = attendance;
    const last = Math.max(1, ...rewards.map(({ atCount }) => atCount));
    const places = Array.from({ length: last }, (_, index): StampPlace => {
      const reward = rewards.find(({ atCount }) => atCount === index + 1);
      return {
        number: index + 1,
        isDone: index < stampCount,
        reward: reward === undefined ? null : rewardText(site, text, reward),
      };
    });
    return { kind: 'stamps', places, stampCount, isStampedToday, isFull: stampCount >= last };
  }
  if (coupon !== null) return { kind: 'coupon', ...coupon };
  if (ticket === null) return { kind: 'read' };
  const { mode, winnerCount, isDrawn, mine, needsAddress, address: given } = ticket;
  const numbers = {
    remaining: formatNumber(site.locale, ticket.remaining),
    total: formatNumber(site.locale, ticket.total),
  };
  const [reward] = rewards;
  return {
    kind: 'ticket',
    ...{ mode, winnerCount, isDrawn, isSoldOut: ticket.remaining === 0, remaining: text('event.remaining', numbers) },
    reward: reward === undefined ? null : rewardText(site, text, reward),
    mine: mine === null ? null : { number: formatNumber(site.locale, mine.ticketNo), isWinner: mine.isWinner },
    address: needsAddress ? { given } : null,
  };
}
