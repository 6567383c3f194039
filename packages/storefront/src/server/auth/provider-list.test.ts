import { expect, test } from 'vitest';
import { formOriginsOf } from './provider-list.ts';

const PROVIDER = { authorizationUrl: 'https://provider.example/authorize', tokenUrl: 'https://provider.example/token' };

test('forms lead to each service that is set up, once', () => {
  expect(
    formOriginsOf({
      providers: { google: { ...PROVIDER, clientId: 'id', clientSecret: 'secret' } },
      koreanCheckOrigin: 'https://nice.example',
      checkoutOrigins: ['https://pay.example', 'https://provider.example'],
      transferOrigin: 'https://new.example',
    }),
  ).toEqual(['https://provider.example', 'https://pay.example', 'https://nice.example', 'https://new.example']);
});

test('what is not set up is not led to', () => {
  expect(formOriginsOf({})).toEqual([]);
});
