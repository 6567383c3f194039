import { pageBehaviour } from '@longstrip/api-contract';
import type { RouteName } from '@longstrip/core';
import { expect, test } from 'vitest';
import { findRefusalAction } from './refusal-page.ts';

const ROUTES: RouteName[] = ['viewer', 'userLogin', 'userAdult'];
const CALLBACK = 'callback=%2Fviewer%2Falpha%2Fep-2';

test.each([
  ['NOT_LOGIN_USER', { href: `/user/login?${CALLBACK}`, labelKey: 'common.logIn' }],
  ['NOT_FOUND_ACCESS_TOKEN', { href: `/user/login?${CALLBACK}`, labelKey: 'common.logIn' }],
  ['MALFORMED_JWT', { href: `/user/login?${CALLBACK}`, labelKey: 'common.logIn' }],
  ['ADULT_ONLY_CONTENTS', { href: `/user/adult?${CALLBACK}`, labelKey: 'common.confirm' }],
  ['UNAUTHORIZED_CONTENTS', null],
  ['EMPTY_EMAIL', null],
])('%s leads to the page that section 8 says, and back afterwards', (code, action) => {
  const behaviour = pageBehaviour('viewer', code);
  const here = { pathname: '/viewer/alpha/ep-2' };
  expect(findRefusalAction(behaviour, { ...here, routes: ROUTES })).toEqual(action);
  expect(findRefusalAction(behaviour, { ...here, routes: ['viewer'] })).toBeNull();
});
