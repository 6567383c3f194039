import { expect, test } from 'vitest';
import { DEMO_ROLES, demoAccountsOf } from './demo-accounts.ts';
import { readEmailAddress } from './email-address.ts';
import { readNickname } from './nickname.ts';

const methods = (signIn: Parameters<typeof demoAccountsOf>[0]['signIn']) =>
  demoAccountsOf({ id: 'bom-us', signIn }).map(({ role, provider }) => [role, provider]);

test('each person has an account, by e-mail where a platform has that', () => {
  expect(methods(['google', 'email', 'phone'])).toEqual(DEMO_ROLES.map((role) => [role, 'email']));
});

test('elsewhere each provider has one', () => {
  expect(methods(['google', 'facebook', 'twitter', 'apple'])).toEqual([
    ['newcomer', 'google'],
    ['reader', 'facebook'],
    ['minor', 'twitter'],
    ['adult', 'apple'],
    ['operator', 'google'],
  ]);
  expect(methods(['apple', 'apple_guest'])).toEqual(DEMO_ROLES.map((role) => [role, 'apple']));
  expect(methods(['apple_guest'])).toEqual([]);
});

test('their addresses and nicknames are such as readers may have', () => {
  for (const { email, nickname } of demoAccountsOf({ id: 'bom-us', signIn: ['email'] })) {
    expect(readEmailAddress(email, { deniedDomains: [] })).toEqual({ ok: true, value: email });
    expect(readNickname(nickname)).toEqual({ ok: true, value: nickname });
  }
});
