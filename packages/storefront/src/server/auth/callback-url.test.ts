import { describe, expect, test } from 'vitest';
import { callbackPage, readPorch, returnAddress, withReturnTarget } from './callback-url.ts';

const ORIGIN = 'https://us.example';

describe('a callback address', () => {
  test.each([
    ['/detail/salt-crown?sort=asc', '/detail/salt-crown?sort=asc'],
    ['https://us.example/library/my?page=2', '/library/my?page=2'],
    ['https://us.example', '/'],
    ['https://us.example/', '/'],
    ['/callback/login-success', '/callback/login-success'],
  ])('%s is the page %s', (text, page) => {
    expect(callbackPage(ORIGIN, text)).toBe(page);
  });

  test.each([
    undefined,
    null,
    5,
    '',
    'detail/salt-crown',
    'http://us.example/my',
    'https://us.example.evil.example/my',
    'https://us.example@evil.example/my',
    'https://evil.example/my',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '%2F%2Fevil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    ' /my',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    'https://us.example//evil.example',
    'https://',
    '/no/such/page',
    '/api/auth/signout',
    '/user/login',
    '/user/login?callback=%2Fmy',
    '/callback/login-error?error=x',
    'https://us.example/callback/login-error',
    `/search?q=${'x'.repeat(2000)}`,
  ])('%j is none', (text) => {
    expect(callbackPage(ORIGIN, text)).toBeNull();
  });
});

test('where the reader came from is carried on', () => {
  const departure = { callback: '/detail/a?sort=asc', porch: 'tw_01' };
  expect(withReturnTarget('/user/login', departure)).toBe(
    '/user/login?callback=%2Fdetail%2Fa%3Fsort%3Dasc&porch=tw_01',
  );
  expect(withReturnTarget('/user/login', { callback: null, porch: null })).toBe('/user/login');
  expect(withReturnTarget('/user/login', { callback: null, porch: null }, { error: 'SessionRequired' })).toBe(
    '/user/login?error=SessionRequired',
  );
  expect(returnAddress(departure)).toBe('/detail/a?sort=asc&porch=tw_01');
  expect(returnAddress({ callback: null, porch: 'x' })).toBe('/?porch=x');
  expect(returnAddress({ callback: '/my?porch=y', porch: 'x' })).toBe('/my?porch=y');
});

test.each([
  ['tw_01', 'tw_01'],
  ['', null],
  ['a b', null],
  ['x'.repeat(65), null],
  [7, null],
])('the marketing code %j is %j', (text, porch) => {
  expect(readPorch(text)).toBe(porch);
});
