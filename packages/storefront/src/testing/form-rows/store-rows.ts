import type { Transfer } from '@longstrip/api-contract';
import { FAKE_WHEEL, fakeReceivable } from '../fake-benefits.ts';
import { NOW_MS } from '../fake-catalogue.ts';
import { refusal, success } from '../fake-envelope.ts';
import { fakeEvent, fakeTicketEvent } from '../fake-events.ts';
import { fakePayment } from '../fake-shop.ts';
import type { FormRow } from './form-row.ts';
import { putNewcomer } from './put-newcomer.ts';

const ADDRESS = {
  ...{ name: 'Ada Reader', zipCode: '94103', city: 'San Francisco' },
  ...{ address1: '1 Market Street', address2: 'Second floor', phone: '+1 415 555 0100' },
};
const EVENT = {
  route: 'event-detail',
  platform: 'bom-us',
  user: {},
  otherWords: { NOT_FOUND_EVENT: 'page.notFoundTitle', NOT_EVENT_REMAIN_TICKET: 'event.soldOut' },
} as const;
const BUY = { platform: 'bom-us', user: {}, mark: { choice: true }, call: 'POST /v1/purchase' } as const;
const TRANSFER = { platform: 'delitoon-de', user: {} } as const;
const GOODS: Transfer['summary'] = {
  ...{ amounts: [], debtCoins: 0, debtPoints: 0, movingSeries: 2, movingEpisodes: 9, staying: [], places: 1 },
};
const CHOSEN: Transfer = {
  ...{ state: 'chosen', targetPlatformId: 'bom-us', target: { name: 'Ines', provider: 'google', key: 'target-1' } },
  ...{ confirmedAt: null, doneAt: null, summary: GOODS },
};
const DONE: Transfer = { ...CHOSEN, state: 'done', confirmedAt: NOW_MS, doneAt: NOW_MS };

/** Purchases, gifts, prizes, and the move of an account. */
export const STORE_ROWS: readonly FormRow[] = [
  {
    ...{ name: 'a coupon’s code', route: 'coupon', platform: 'bom-us', user: {}, path: '/coupon' },
    ...{ mark: { code: true }, typed: { code: 'WELCOME5' }, required: { code: 'coupons.codeRequired' } },
    call: 'POST /coupon/code',
    refusal: { block: 'coupon', code: 'SOLD_OUT_COUPON', at: { field: 'code' } },
  },
  {
    ...{ name: 'a gift', route: 'benefit-gift', platform: 'bom-us', user: {}, path: '/benefit/gift' },
    prepare: ({ api }) => {
      api.benefits.receivable = [fakeReceivable(NOW_MS)];
    },
    ...{ mark: { giftId: 'autumn' }, call: 'POST /v2/gift', otherWords: { ALREADY_GIVEN_GIFT: 'gifts.yours' } },
    refusal: { block: 'gift', code: 'UN_MATCHED_GIFT_TARGET_TYPE', at: 'form' },
  },
  {
    ...{ name: 'points for coins', route: 'history-mileage', platform: 'bom-us', user: {} },
    prepare: ({ api }) => {
      api.benefits.points = 9_000;
    },
    ...{
      path: '/history/mileage?exchange',
      mark: { mileage: true },
      typed: { mileage: '4000' },
      call: 'POST /mileage',
    },
    required: { mileage: 'points.amountForm' },
    refusal: { block: 'points', code: 'MILEAGE_INSUFFICIENT', at: { field: 'mileage' } },
  },
  {
    ...{ name: 'the wheel', route: 'roulette', platform: 'bom-us', user: {}, path: '/roulette' },
    prepare: ({ api }) => {
      api.benefits.wheel = FAKE_WHEEL;
      api.benefits.tickets = 2;
    },
    ...{ mark: { requestId: true }, call: 'POST /event/roulette' },
    otherWords: { NOT_EVENT_REMAIN_TICKET: 'roulette.noTickets' },
    refusal: { block: 'event', code: 'UNAUTHORIZED_USER', at: 'form' },
  },
  {
    ...{
      ...EVENT,
      name: 'a stamp',
      path: '/event/stamps',
      mark: { step: 'attend' },
      call: 'POST /event/stamps/attend',
    },
    refusal: { block: 'event', code: 'UNAUTHORIZED_ADULT', at: 'form' },
  },
  {
    ...{ ...EVENT, name: 'a ticket', path: '/event/tickets', mark: { step: 'join' }, call: 'POST /event/tickets/join' },
    prepare: ({ api }) => {
      api.events.events = [fakeTicketEvent(NOW_MS)];
    },
    refusal: { block: 'event', code: 'NOT_EVENT_REMAIN_TICKET', at: 'form', says: 'event.soldOut' },
  },
  {
    ...{ ...EVENT, name: 'the code of an event', path: '/event/stamps', mark: { step: 'claim' } },
    prepare: ({ api }) => {
      const coupon = { needsCode: true, isReceived: false };
      api.events.events = [fakeEvent(NOW_MS, { kind: 'COUPON', attendance: null, coupon })];
    },
    ...{ typed: { code: 'AUTUMN26' }, required: { code: 'event.codeRequired' }, call: 'POST /event/stamps/claim' },
    refusal: { block: 'event', code: 'EXPIRED_COUPON', at: { field: 'code' } },
  },
  {
    ...{ ...EVENT, name: 'a coupon without a code', path: '/event/stamps', mark: { step: 'claimWithoutCode' } },
    prepare: ({ api }) => {
      const coupon = { needsCode: false, isReceived: false };
      api.events.events = [fakeEvent(NOW_MS, { kind: 'COUPON', attendance: null, coupon })];
    },
    call: 'POST /event/stamps/claim',
    refusal: { block: 'event', code: 'SOLD_OUT_COUPON', at: 'form' },
  },
  {
    ...{ ...EVENT, name: 'the address of a prize', path: '/event/tickets', mark: { step: 'address' }, typed: ADDRESS },
    prepare: ({ api }) => {
      const mine = { ticketNo: 7, isWinner: true };
      api.events.events = [fakeTicketEvent(NOW_MS, { isDrawn: true, needsAddress: true, mine })];
    },
    required: {
      ...{ name: 'event.nameRequired', zipCode: 'event.zipCodeRequired', city: 'event.cityRequired' },
      ...{ address1: 'event.address1Required', phone: 'event.phoneRequired' },
    },
    call: 'POST /event/tickets/address',
    refusal: { block: 'event', code: 'NOT_EVENT_PERIOD', at: 'form' },
  },
  {
    ...{ name: 'an order', route: 'shop', platform: 'bom-us', user: {}, path: '/shop?product=pack-100' },
    ...{
      mark: { productId: 'pack-100' },
      typed: { agreePAYMENT: 'on' },
      required: { agreePAYMENT: 'field.agreementRequired' },
    },
    call: 'POST /payment',
    refusal: { block: 'payment', code: 'NOT_FOUND_PAYMENT_METHOD', at: 'form' },
  },
  {
    ...{ name: 'an order in Japan', route: 'shop', platform: 'beltoon-jp', user: {} },
    prepare: ({ api }) => {
      api.shop.facts = { ...api.shop.facts, needsBirthMonth: true };
    },
    ...{ path: '/shop?product=pack-100', mark: { productId: 'pack-100' }, call: 'POST /payment' },
    typed: { agreePAYMENT: 'on', birthYear: '1998', birthMonth: '3' },
    required: {
      ...{ birthYear: 'shop.birthRequired', birthMonth: 'shop.birthRequired', agreePAYMENT: 'field.agreementRequired' },
    },
    refusal: { block: 'payment', code: 'INVALID_PARAMETER', at: { field: 'birthMonth' }, says: 'shop.birthRequired' },
  },
  {
    ...{ name: 'giving an order up', route: 'shop', platform: 'bom-us', user: {}, path: '/shop' },
    prepare: ({ api }) => {
      const order = { orderId: 'order-0001', state: 'created' } as const;
      api.shop.payment = fakePayment({ ...order, paymentStatus: 'UNPAID', paidAt: null });
      const left = {
        orderId: order.orderId,
        productId: 'pack-100',
        title: '100 coins',
        total: 999,
        currency: 'USD',
      } as const;
      api.shop.facts = { ...api.shop.facts, leftOrders: [{ ...left, checkoutUrl: 'https://pay.example/1' }] };
    },
    ...{ mark: { giveUp: 'order-0001' }, call: 'POST /payment/order-0001/cancel' },
    refusal: { block: 'payment', code: 'UNKNOWN', at: 'form' },
  },
  {
    ...{ name: 'money back', route: 'history-charge', platform: 'bom-us', user: {} },
    ...{ path: '/history/charge?refund=order-0001', mark: { orderId: 'order-0001' } },
    call: 'POST /payment/order-0001/cancel',
    refusal: { block: 'payment', code: 'UNKNOWN', at: 'form' },
  },
  {
    ...{ ...BUY, name: 'an episode on its page', route: 'viewer', path: '/viewer/salt-crown/ep-2', attempts: 2 },
    refusal: { block: 'purchase', code: 'RENT_PURCHASE_IMPOSSIBLE', at: 'form' },
    unanswered: { at: 'form', says: 'purchase.unknown' },
  },
  {
    ...{
      ...BUY,
      name: 'an episode on the page of its series',
      route: 'detail',
      path: '/detail/salt-crown?buy=ep-2',
    },
    ...{ attempts: 2, refusal: { block: 'purchase', code: 'POSSESSION_PURCHASE_IMPOSSIBLE', at: 'form' } },
    unanswered: { at: 'form', says: 'purchase.unknown' },
  },
  {
    ...{ ...TRANSFER, name: 'an account to move to', route: 'transfer-apply-login' },
    path: '/transfer/apply/login?step=target',
    prepare: putNewcomer('delitoon-de'),
    answers: {
      'POST /transfer/target': ({ nickname }: { nickname: string | null }) =>
        nickname === null ? refusal('NOT_REGISTERED_USER') : success(CHOSEN),
    },
    ...{ mark: { nickname: true }, typed: { nickname: 'Juniper', terms: 'on', privacy: 'on' } },
    required: {
      ...{ nickname: 'field.nicknameForm', terms: 'field.agreementRequired', privacy: 'field.agreementRequired' },
    },
    ...{ call: 'POST /transfer/target', isCallOfPage: true },
    refusal: { block: 'login', code: 'INVALID_PARAMETER', at: { field: 'nickname' }, says: 'field.nicknameTaken' },
  },
  {
    ...{ ...TRANSFER, name: 'a move', route: 'transfer-apply-confirm', path: '/transfer/apply/confirm' },
    answers: { 'GET /transfer': CHOSEN, 'POST /transfer': DONE },
    ...{
      mark: { targetKey: 'target-1' },
      typed: { isAgreed: 'on' },
      required: { isAgreed: 'field.agreementRequired' },
    },
    call: 'POST /transfer',
    refusal: { block: 'general', code: 'UNKNOWN', at: 'form' },
  },
  {
    ...{ ...TRANSFER, name: 'going over', route: 'transfer-apply-status', path: '/transfer/apply/status' },
    answers: { 'GET /transfer': DONE, 'POST /transfer/code': { code: 'code-1', expiresAt: NOW_MS } },
    ...{ mark: {}, call: 'POST /transfer/code' },
    refusal: { block: 'general', code: 'UNKNOWN', at: 'form' },
  },
];
