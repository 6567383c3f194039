import { expect, test } from 'vitest';
import { platformNamed } from '../../testing/site-under-test.ts';
import { isSignUpCookie, loginFinishedCookie, renewedTokenCookie } from './sign-in-flags.ts';

const facts = { platform: platformNamed('bom-us'), publicOrigin: 'https://us.example' };

test('the flags of a sign-in live as long as section 9 says', () => {
  const prefix = '__Host-longstrip-bom-us-';
  expect(renewedTokenCookie(facts)).toMatchObject({ name: `${prefix}renewed-token`, maxAge: 3600, path: '/' });
  expect(isSignUpCookie(facts)).toMatchObject({ name: `${prefix}isSignUp`, maxAge: 3600, path: '/' });
  const finished = loginFinishedCookie(facts);
  expect([finished.name, finished.maxAge]).toEqual([`${prefix}loginCallbackFinished`, undefined]);
});
