import * as v from 'valibot';
import { APPLE_ROOT_SHA256 } from './app-store-signature.ts';
import type { PaymentSettings } from './create-payments.ts';

const webAddress = (example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      `must be an address like ${example}`,
    ),
  );

/** The variables of the store’s contracts with those who take payments, and with those who are told of them. */
export const PAYMENT_ENTRIES = {
  STRIPE_SECRET_KEY: v.optional(v.string(), ''),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string(), ''),
  STRIPE_API_URL: v.optional(v.nullable(webAddress('https://api.stripe.com')), null),
  APP_STORE_BUNDLE_ID: v.optional(v.string(), ''),
  APP_STORE_APP_ID: v.optional(v.pipe(v.string(), v.regex(/^\d{0,15}$/, 'must be the app’s number')), ''),
  APP_STORE_ENVIRONMENT: v.optional(
    v.picklist(['Production', 'Sandbox'], 'must be one of Production, Sandbox'),
    'Production',
  ),
  APP_STORE_ROOT_SHA256: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits')),
    APPLE_ROOT_SHA256,
  ),
  FACEBOOK_PIXEL_ID: v.optional(v.string(), ''),
  FACEBOOK_ACCESS_TOKEN: v.optional(v.string(), ''),
  FACEBOOK_API_URL: v.optional(webAddress('https://graph.facebook.com/v23.0'), 'https://graph.facebook.com/v23.0'),
};

/** Those of them that no message may repeat. */
export const PAYMENT_SECRETS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'FACEBOOK_ACCESS_TOKEN'] as const;

const PaymentVariablesSchema = v.object(PAYMENT_ENTRIES);
export type PaymentVariables = v.InferOutput<typeof PaymentVariablesSchema>;

/** What goes together: a contract is whole, or there is none. */
const CONTRACTS = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['APP_STORE_BUNDLE_ID', 'APP_STORE_APP_ID'],
  ['FACEBOOK_PIXEL_ID', 'FACEBOOK_ACCESS_TOKEN'],
] as const satisfies readonly (readonly (keyof PaymentVariables)[])[];

/** A sentence for each variable that is missing in a contract that has others. */
export function halfContracts(variables: PaymentVariables): string[] {
  return CONTRACTS.flatMap((names) => {
    const set = names.filter((name) => variables[name] !== '');
    if (set.length === 0) return [];
    const missing = names.filter((name) => variables[name] === '');
    return missing.map((name) => `${name} must be set, since ${set.join(' and ')} is.`);
  });
}

/** Who takes payments by what is set; half a contract is none. */
export function paymentsOf(variables: PaymentVariables): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = variables;
  const { FACEBOOK_PIXEL_ID: pixelId, FACEBOOK_ACCESS_TOKEN: accessToken, FACEBOOK_API_URL: facebookUrl } = variables;
  const { APP_STORE_BUNDLE_ID: bundleId, APP_STORE_APP_ID: appId } = variables;
  const { APP_STORE_ENVIRONMENT: environment, APP_STORE_ROOT_SHA256: rootSha256 } = variables;
  return {
    sandbox: null,
    stripe: secretKey === '' || webhookSecret === '' ? null : { secretKey, webhookSecret, apiUrl },
    apple: bundleId === '' || appId === '' ? null : { bundleId, appId: Number(appId), environment, rootSha256 },
    facebook: pixelId === '' || accessToken === '' ? null : { pixelId, accessToken, apiUrl: facebookUrl },
  };
}
