import { createPayments } from '@longstrip/api/testing';
import { CLIENT_PLATFORMS } from '@longstrip/core';
import { getPlatform } from '@longstrip/platform-config';
import { createSandbox } from '@longstrip/sandbox';
import { expect, test } from 'vitest';
import { parseVariables } from '../launch/settings.mjs';
import { paymentTakers } from './payment-takers.ts';

const BASE_URL = 'http://127.0.0.1:3102';

async function takersWith(variables: Record<string, string>) {
  const parsed = parseVariables(variables);
  if (!parsed.ok) throw new Error(parsed.sentences.join(' '));
  const { settings } = parsed;
  const created = await createSandbox({ mode: settings.mode, baseUrl: BASE_URL, neighbours: [], mailPort: null });
  return paymentTakers(settings, created.ok ? created.sandbox : null);
}

const STRIPE = { STRIPE_SECRET_KEY: 'sk_live', STRIPE_WEBHOOK_SECRET: 'whsec_live' };

test('demo mode pays at the sandbox’s own check-out, whatever contract is set', async () => {
  expect(await takersWith(STRIPE)).toMatchObject({
    sandbox: { url: BASE_URL },
    // The apps pay in their own stores' sheets, which are played.
    apple: { bundleId: 'example.longstrip.reader' },
    google: { apiUrl: BASE_URL },
    facebook: { apiUrl: `${BASE_URL}/graph/v23.0` },
  });
});

test('demo mode takes a web reader to the sandbox’s check-out, and an app’s reader to the store of that app', async () => {
  const { forClient } = createPayments(
    await takersWith(STRIPE),
    () => BASE_URL,
    () => 0,
  );
  const takers = CLIENT_PLATFORMS.map((client) => [client, forClient(getPlatform('bom-us'), client)?.name]);
  expect(Object.fromEntries(takers)).toEqual({
    ...{ WEB: 'sandbox', AND_PLUS: 'sandbox', AND_PLAY: 'google', IOS_APP: 'apple' },
  });
});

test('demo mode pays at the services that the sandbox plays, where that is asked for, and at no real one', async () => {
  expect(await takersWith({ ...STRIPE, DEMO_PAYMENTS: 'providers' })).toMatchObject({
    sandbox: null,
    stripe: { apiUrl: BASE_URL },
    gmo: { apiUrl: BASE_URL },
    apple: { environment: 'Production' },
    google: { apiUrl: BASE_URL },
  });
});

test('production pays by its contracts alone', async () => {
  const production = { LONGSTRIP_MODE: 'production', DEMO_PAYMENTS: 'providers', ...STRIPE };
  expect(await takersWith(production)).toMatchObject({
    ...{ sandbox: null, gmo: null, apple: null, google: null, facebook: null },
    stripe: { secretKey: 'sk_live', apiUrl: null },
  });
});
