import type { ApiResult, EventDetail } from '@longstrip/api-contract';
import {
  cleanPrizeAddress,
  PRIZE_ADDRESS_FIELDS,
  type PrizeAddressField,
  prizeAddressProblems,
  type RefusalCode,
} from '@longstrip/core';
import type { ServerKey } from '@longstrip/messages';
import { type AppLoadContext, redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatNumber } from '../../../i18n/format.server.ts';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { rewardText } from '../../../parts/events/event-model.server.ts';
import { defineAction, type FormOutcome, textField } from '../../../parts/form/define-action.server.ts';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';
import { notFound } from '../../../parts/refusals/refused-page.server.ts';

const Line = v.optional(v.string(), '');
const Address = v.object({
  step: v.literal('address'),
  requestId: v.string(),
  ...v.entriesFromList(PRIZE_ADDRESS_FIELDS, Line),
});
const Claim = v.object({ step: v.literal('claim'), requestId: v.string(), code: textField('event.codeRequired') });
const ClaimWithoutCode = v.object({ step: v.literal('claimWithoutCode'), requestId: v.string() });
const Attend = v.object({ step: v.literal('attend'), requestId: v.string() });
const Join = v.object({ step: v.literal('join'), requestId: v.string() });
const Fields = v.variant('step', [Address, Claim, ClaimWithoutCode, Attend, Join]);
type Input = v.InferOutput<typeof Fields>;

/** No code is this long, even with spaces and hyphens; the api does not read more. */
const CODE_LONGEST = 100;

const MISSING_KEYS = {
  name: 'event.nameRequired',
  zipCode: 'event.zipCodeRequired',
  city: 'event.cityRequired',
  address1: 'event.address1Required',
  address2: 'event.fieldMalformed',
  phone: 'event.phoneRequired',
} as const satisfies Record<PrizeAddressField, ServerKey>;

/** Refusals which mean that the page is out of date. */
const OUTDATED: ReadonlySet<RefusalCode> = new Set([
  'NOT_EVENT_PERIOD',
  'NOT_EVENT_REMAIN_TICKET',
  'UNAUTHORIZED_USER',
  'UNAUTHORIZED_ADULT',
  'UNAUTHORIZED_NON_ADULT',
]);

/** Takes part in an event: a stamp, a ticket, the coupon, or the address of a prize. The answer is the event's page. */
export const action = defineAction(Fields, {
  block: 'event',
  fieldOf: {
    NOT_FOUND_COUPON: 'code',
    EXPIRED_COUPON: 'code',
    ALREADY_RECEIVED_COUPON: 'code',
    SOLD_OUT_COUPON: 'code',
    TOO_MANY_REQUESTS: 'code',
  },
  run: async (input, { params, context: site }): Promise<FormOutcome> => {
    const id = params.id ?? '';
    if (!site.isSignedIn) throw redirect(withCallback('/user/login', `/event/${id}`), 303);
    if (input.step === 'address') {
      const wrong = wrongAddressFields(input);
      if (wrong !== null) return { kind: 'wrong', fields: wrong };
    }
    const reply: ApiResult<unknown> = await send(input, id, site);
    if (reply.ok) return { kind: 'done', to: afterStep(id, input.step === 'claimWithoutCode' ? 'claim' : input.step) };
    const { code } = reply;
    if (code === 'NOT_FOUND_EVENT') throw await notFound(site);
    const says: { says?: ServerKey } = code === 'NOT_EVENT_REMAIN_TICKET' ? { says: 'event.soldOut' } : {};
    return { kind: 'refused', code, redraws: OUTDATED.has(code), ...says };
  },
});

function send(input: Input, id: string, { api }: AppLoadContext) {
  const { requestId } = input;
  switch (input.step) {
    case 'attend':
      return api.attendEvent({ id, requestId });
    case 'join':
      return api.joinEvent({ id, requestId });
    case 'claim':
      return api.claimEvent({ id, requestId, code: input.code.slice(0, CODE_LONGEST) });
    case 'claimWithoutCode':
      return api.claimEvent({ id, requestId, code: null });
    case 'address': {
      const { step: _, requestId: __, ...typed } = input;
      return api.saveEventAddress({ id, requestId, ...cleanPrizeAddress(typed) });
    }
  }
}

/** The message beside each wrong field, by the api's own rule; null when all fields are right. */
function wrongAddressFields(
  typed: Partial<Record<PrizeAddressField, string>>,
): Partial<Record<PrizeAddressField, ServerKey>> | null {
  const problems = prizeAddressProblems(cleanPrizeAddress(typed));
  const wrong: Partial<Record<PrizeAddressField, ServerKey>> = {};
  for (const field of PRIZE_ADDRESS_FIELDS) {
    const problem = problems[field];
    if (problem !== undefined) wrong[field] = problem === 'missing' ? MISSING_KEYS[field] : 'event.fieldMalformed';
  }
  return Object.keys(wrong).length === 0 ? null : wrong;
}

/** The query parameter for what was just done. What it gave is looked up in the reader's data. */
const DONE = 'done';

const STEPS = ['attend', 'join', 'claim', 'address'] as const;
export type EventStep = (typeof STEPS)[number];

/** What the address says was just done; whether it was is for the reader's data to say. */
export function doneStep(request: Request): EventStep | null {
  const step = new URL(request.url).searchParams.get(DONE);
  return STEPS.find((each) => each === step) ?? null;
}

/** The event's page, which says what was just done. */
function afterStep(id: string, step: EventStep): string {
  return `/event/${encodeURIComponent(id)}?${DONE}=${step}`;
}

/** The sentence about what was just done; null when the reader has not done it. */
export function eventNotice(
  request: Request,
  { attendance, ticket, coupon, rewards }: EventDetail,
  site: Pick<AppLoadContext, 'platform' | 'locale'>,
  text: ServerText,
): string | null {
  const step = doneStep(request);
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
