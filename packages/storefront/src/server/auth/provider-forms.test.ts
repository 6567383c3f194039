import { expect, test } from 'vitest';
import { formOriginsOf } from './provider-forms.ts';

const PROVIDER = { authorizationUrl: 'https://provider.example/authorize', tokenUrl: 'https://provider.example/token' };
const TARGETS = {
  providers: { google: { ...PROVIDER, clientId: 'id', clientSecret: 'secret' } },
  koreanCheckOrigin: 'https://nice.example',
  checkoutOrigins: ['https://pay.example'],
};

test.each([
  ['/user/login', ['https://provider.example']],
  ['/user/signup', ['https://provider.example']],
  ['/user/adult', ['https://nice.example']],
  ['/home/mature', ['https://nice.example']],
  ['/shop', ['https://pay.example']],
  ['/history/charge', []],
  ['/home/weekly', []],
  ['/viewer/salt-crown/ep-1', []],
  ['/no-such', []],
])('forms of %s lead beside our site to %j', (pathname, origins) => {
  expect(formOriginsOf(pathname, TARGETS)).toEqual(origins);
});

test('what is not set up is not led to', () => {
  expect(['/user/login', '/user/adult', '/shop'].flatMap((pathname) => formOriginsOf(pathname, {}))).toEqual([]);
});
