import { createPrivateKey } from 'node:crypto';
import * as v from 'valibot';
import { APPLE_ROOT_SHA256 } from './app-store.ts';
import type { PaymentSettings } from './create-payments.ts';

const webAddress = (example: string) =>
  v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      `must be an address like ${example}`,
    ),
  );

/** PKCS #8 in PEM; its line ends may be written as \\n. */
const privateKey = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll('\\n', '\n')),
  v.check((text) => text === '' || isPrivateKey(text), 'must be the private key of the service account, in PEM'),
);

function isPrivateKey(text: string): boolean {
  try {
    return createPrivateKey(text).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/** The variables of the store’s contracts with payment providers, and with advertisers to whom payments are reported. */
export const PAYMENT_ENTRIES = {
  STRIPE_SECRET_KEY: v.optional(v.string(), ''),
  STRIPE_WEBHOOK_SECRET: v.optional(v.string(), ''),
  STRIPE_API_URL: v.optional(v.nullable(webAddress('https://api.stripe.com')), null),
  GMO_SHOP_ID: v.optional(v.string(), ''),
  GMO_SHOP_PASS: v.optional(v.string(), ''),
  GMO_CONFIG_ID: v.optional(v.string(), ''),
  GMO_API_URL: v.optional(webAddress('https://p01.mul-pay.jp'), 'https://p01.mul-pay.jp'),
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
  GOOGLE_PLAY_PACKAGE: v.optional(v.string(), ''),
  GOOGLE_PLAY_ACCOUNT: v.optional(v.string(), ''),
  GOOGLE_PLAY_KEY: v.optional(privateKey, ''),
  GOOGLE_PLAY_PUSH_AUDIENCE: v.optional(v.string(), ''),
  GOOGLE_PLAY_PUSH_ACCOUNT: v.optional(v.string(), ''),
  GOOGLE_PLAY_API_URL: v.optional(
    webAddress('https://androidpublisher.googleapis.com'),
    'https://androidpublisher.googleapis.com',
  ),
  GOOGLE_PLAY_TOKEN_URL: v.optional(
    webAddress('https://oauth2.googleapis.com/token'),
    'https://oauth2.googleapis.com/token',
  ),
  GOOGLE_PLAY_KEYS_URL: v.optional(
    webAddress('https://www.googleapis.com/oauth2/v3/certs'),
    'https://www.googleapis.com/oauth2/v3/certs',
  ),
  FACEBOOK_PIXEL_ID: v.optional(v.string(), ''),
  FACEBOOK_ACCESS_TOKEN: v.optional(v.string(), ''),
  FACEBOOK_API_URL: v.optional(webAddress('https://graph.facebook.com/v23.0'), 'https://graph.facebook.com/v23.0'),
};

/** The variables that no message may repeat. */
export const PAYMENT_SECRETS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GMO_SHOP_PASS',
  'GOOGLE_PLAY_KEY',
  'FACEBOOK_ACCESS_TOKEN',
] as const;

const PaymentVariablesSchema = v.object(PAYMENT_ENTRIES);
type PaymentVariables = v.InferOutput<typeof PaymentVariablesSchema>;

/** A provider with only some of its variables counts as not set up. */
export function paymentsOf(variables: PaymentVariables): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = variables;
  const { FACEBOOK_PIXEL_ID: pixelId, FACEBOOK_ACCESS_TOKEN: accessToken, FACEBOOK_API_URL: facebookUrl } = variables;
  const { APP_STORE_BUNDLE_ID: bundleId, APP_STORE_APP_ID: appId } = variables;
  const { APP_STORE_ENVIRONMENT: environment, APP_STORE_ROOT_SHA256: rootSha256 } = variables;
  return {
    sandbox: null,
    stripe: secretKey === '' || webhookSecret === '' ? null : { secretKey, webhookSecret, apiUrl },
    gmo: gmoOf(variables),
    apple: bundleId === '' || appId === '' ? null : { bundleId, appId: Number(appId), environment, rootSha256 },
    google: googleOf(variables),
    facebook: pixelId === '' || accessToken === '' ? null : { pixelId, accessToken, apiUrl: facebookUrl },
  };
}

function gmoOf(variables: PaymentVariables): PaymentSettings['gmo'] {
  const { GMO_SHOP_ID: shopId, GMO_SHOP_PASS: shopPass, GMO_CONFIG_ID: configId, GMO_API_URL: apiUrl } = variables;
  return [shopId, shopPass, configId].includes('') ? null : { shopId, shopPass, configId, apiUrl };
}

function googleOf(variables: PaymentVariables): PaymentSettings['google'] {
  const { GOOGLE_PLAY_PACKAGE: packageName, GOOGLE_PLAY_ACCOUNT: clientEmail, GOOGLE_PLAY_KEY: key } = variables;
  const { GOOGLE_PLAY_PUSH_AUDIENCE: pushAudience, GOOGLE_PLAY_PUSH_ACCOUNT: pushAccount } = variables;
  if ([packageName, clientEmail, key, pushAudience, pushAccount].includes('')) return null;
  const { GOOGLE_PLAY_API_URL: apiUrl, GOOGLE_PLAY_TOKEN_URL: tokenUrl, GOOGLE_PLAY_KEYS_URL: keysUrl } = variables;
  return { packageName, clientEmail, privateKey: key, pushAudience, pushAccount, apiUrl, tokenUrl, keysUrl };
}
