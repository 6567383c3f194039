import type { EventDetail } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatNumber } from '../../../i18n/format.server.ts';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { rewardText } from './event-model.server.ts';

/** The parameter that names what was just done. What it gave is looked up in what the reader has. */
const DONE = 'done';

export type EventStep = 'attend' | 'join' | 'claim' | 'address';

/** The event's page, which says what was just done. */
export function afterStep(id: string, step: EventStep): string {
  return `/event/${encodeURIComponent(id)}?${DONE}=${step}`;
}

/** The sentence about what was just done; null where the reader has done nothing of the kind. */
export function eventNotice(
  request: Request,
  { attendance, ticket, coupon, rewards }: EventDetail,
  site: Pick<AppLoadContext, 'platform' | 'locale'>,
  text: ServerText,
): string | null {
  const step = new URL(request.url).searchParams.get(DONE);
  const given = (atCount: number) => {
    const reward = rewards.find((each) => each.atCount === atCount);
    return reward === undefined ? '' : ` ${text('event.youGot', { rewards: rewardText(site, text, reward) })}`;
  };
  if (step === 'attend' && attendance?.isStampedToday === true) {
    const { stampCount } = attendance;
    const number = formatNumber(site.locale, stampCount);
    return `${text('event.stampAdded', { number })}${given(stampCount)}`;
  }
  if (step === 'join' && ticket !== null && ticket.mine !== null) {
    const number = formatNumber(site.locale, ticket.mine.ticketNo);
    return `${text('event.ticketNo', { number })}${ticket.mode === 'FIRST_COME' ? given(1) : ''}`;
  }
  if (step === 'claim' && coupon?.isReceived === true) return text('event.claimed');
  return step === 'address' && ticket !== null && ticket.address !== null ? text('event.addressSaved') : null;
}
