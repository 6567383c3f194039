import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { serverText } from '../../../i18n/server-text.server.ts';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { readShopPurpose, SHOP_PATH, shopAddress } from '../../../parts/navigation/shop-address.ts';
import { readMarketingCode } from '../../../server/marketing-code.ts';
import { overLimitText, shopAgreements } from './order.server.ts';

const WHOLE = /^\d{1,15}$/;
const YEAR = /^\d{4}$/;
const MONTH = /^(?:[1-9]|1[0-2])$/;
/** The form of a marketing code that the api accepts. */
const MARKETING_CODE = /^[\w-]{1,64}$/;

const OrderFields = v.objectWithRest(
  {
    requestId: v.string(),
    productId: v.string(),
    expectedTotal: v.pipe(v.string(), v.regex(WHOLE), v.transform(Number)),
    /** The coupon in the shown total. Without script, the total of another coupon is shown only after the form was sent. */
    shownFor: v.optional(v.string(), ''),
    couponId: v.optional(v.string(), ''),
    birthYear: v.optional(v.string()),
    birthMonth: v.optional(v.string()),
  },
  v.string(),
);
/** An order that its reader left at the check-out, and now cancels. */
const GiveUpFields = v.object({ giveUp: v.string(), requestId: v.string() });
/** The proof of purchase that the app's store gave for an order. */
const ProofFields = v.object({ proved: v.string(), proof: v.string(), requestId: v.string() });
type Proof = v.InferOutput<typeof ProofFields>;
/** So many because a signed transaction of the App Store contains certificates. */
const PROOF_CHARACTERS = 20_000;
type GiveUp = v.InferOutput<typeof GiveUpFields>;
type Fields = v.InferOutput<typeof OrderFields>;

/** Refusals after which the order that is shown is out of date. */
const REDRAWN: ReadonlySet<string> = new Set([
  'INVALID_MINIMUM_AMOUNT_COUPON',
  'EXPIRED_COUPON',
  'ALREADY_USED_COUPON',
  'NOT_FOUND_COUPON_USER',
  'LIMITED_COIN_PRODUCT',
  'LIMITED_COIN_PRODUCT_USER',
  'NOT_FOUND_COIN_PRODUCT',
]);

/** Sends an order and leads to the check-out, cancels one, or sends a store's proof to the api. Nothing is paid here. */
export const action = defineAction(v.union([GiveUpFields, ProofFields, OrderFields]), {
  block: 'payment',
  secrets: ['proof'],
  longFields: { proof: PROOF_CHARACTERS },
  run: async (fields, args): Promise<FormOutcome> => {
    const { context: site } = args;
    if (!site.isSignedIn) return { kind: 'refused', code: 'NOT_LOGIN_USER' };
    if (isGiveUp(fields)) return giveUp(fields, args);
    if (isProof(fields)) return prove(fields, args);
    const wrong = await wrongFields(fields, args);
    if (Object.keys(wrong).length > 0) return { kind: 'wrong', fields: wrong };
    if (fields.couponId !== fields.shownFor) return { kind: 'refused', code: 'PRICE_CHANGED' };
    return startPayment(fields, args);
  },
});

function isGiveUp(fields: GiveUp | Proof | Fields): fields is GiveUp {
  return 'giveUp' in fields;
}

function isProof(fields: Proof | Fields): fields is Proof {
  return 'proved' in fields;
}

/** Sends the proof of the app’s store to the api. The store's own notification may have come first: then it is paid, too. */
async function prove(
  { proved: orderId, proof, requestId }: Proof,
  { context: site }: ActionFunctionArgs,
): Promise<FormOutcome> {
  const reply = await site.api.verifyPayment({ orderId, proof, requestId });
  if (reply.ok || reply.code === 'ALREADY_PAID') return { kind: 'done', to: shopAddress({ order: orderId }) };
  return { kind: 'refused', code: reply.code, stays: true };
}

async function wrongFields(
  fields: Fields,
  { context: site }: ActionFunctionArgs,
): Promise<Record<string, 'field.agreementRequired' | 'shop.birthRequired'>> {
  const agreements = await shopAgreements(site);
  const unticked = agreements.map(({ name }) => name).filter((name) => fields[name] !== 'on');
  return {
    ...Object.fromEntries(unticked.map((name) => [name, 'field.agreementRequired'] as const)),
    ...(fields.birthYear === undefined || YEAR.test(fields.birthYear) ? {} : { birthYear: 'shop.birthRequired' }),
    ...(fields.birthMonth === undefined || MONTH.test(fields.birthMonth) ? {} : { birthMonth: 'shop.birthRequired' }),
  };
}

async function startPayment(fields: Fields, { request, context: site }: ActionFunctionArgs): Promise<FormOutcome> {
  const { productId, couponId, expectedTotal, requestId, birthYear, birthMonth } = fields;
  const code = readMarketingCode(request, site) ?? '';
  const { callback, episode = null } = readShopPurpose(new URL(request.url).search);
  const reply = await site.api.startPayment({
    productId,
    ...(episode === null ? {} : { episodeId: Number(episode) }),
    userCouponId: WHOLE.test(couponId) ? Number(couponId) : null,
    expectedTotal,
    returnTo: callback ?? SHOP_PATH,
    agreed: true,
    birthMonth:
      birthYear === undefined || birthMonth === undefined ? null : `${birthYear}-${birthMonth.padStart(2, '0')}`,
    hasConversionConsent: fields.conversion === 'on',
    marketingCode: MARKETING_CODE.test(code) ? code : null,
    requestId,
  });
  if (reply.ok) {
    const { checkoutUrl, orderId, state } = reply.data;
    if (checkoutUrl !== null && state === 'created') return { kind: 'away', to: checkoutUrl };
    return { kind: 'done', to: shopAddress({ order: orderId }) };
  }
  const { code: refused, detail, message } = reply;
  if (refused === 'INVALID_PARAMETER') return { kind: 'wrong', fields: { birthMonth: 'shop.birthRequired' } };
  const limit = detail === 'MONTHLY_CAP' ? await limitText(site) : null;
  const said = detail === 'MONTHLY_CAP' || detail === 'TOTAL_TOO_SMALL' ? (limit ?? message) : null;
  return {
    kind: 'refused',
    code: refused,
    detail,
    redraws: REDRAWN.has(refused),
    ...(said === null ? {} : { said }),
  };
}

/** Cancels an unpaid order. One that was paid after all is only shown: cancelling it would be a refund. */
async function giveUp(
  { giveUp: orderId, requestId }: GiveUp,
  { context: site }: ActionFunctionArgs,
): Promise<FormOutcome> {
  const now = await site.api.confirmPayment({ orderId });
  if (!now.ok) return { kind: 'refused', code: now.code, redraws: true };
  const reply = now.data.state === 'created' ? await site.api.cancelPayment({ orderId, requestId }) : now;
  return reply.ok
    ? { kind: 'done', to: shopAddress({ order: orderId }) }
    : { kind: 'refused', code: reply.code, redraws: true };
}

/** Japan: what is left of this month's limit; null where the reader's is not known yet. */
async function limitText(site: ActionFunctionArgs['context']): Promise<string | null> {
  const facts = await site.api.shopFacts();
  return facts.ok ? overLimitText(facts.data, site, await serverText(site.locale)) : null;
}
