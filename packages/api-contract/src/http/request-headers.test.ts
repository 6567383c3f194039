import { expect, test } from 'vitest';
import { parseBearer, parseClientDevice } from './request-headers.ts';

test.each([
  [null, null],
  ['', null],
  ['Bearer', null],
  ['Bearer ', null],
  ['bearer    ', null],
  ['Bearer undefined', null],
  ['Bearer null', null],
  ['undefined', null],
  ['Basic dXNlcjpwYXNz', null],
  ['Bearer two words', null],
  ['Bearer a.b.c', 'a.b.c'],
  ['bearer a.b.c', 'a.b.c'],
  [' Bearer   a.b.c ', 'a.b.c'],
  ['Bearer garbage', 'garbage'],
])('authorization %j reads as %j', (header, bearer) => {
  expect(parseBearer(header)).toBe(bearer);
});

test.each([
  [null, { platform: 'WEB', isMobile: false }],
  ['WEB', { platform: 'WEB', isMobile: false }],
  ['and_play', { platform: 'AND_PLAY', isMobile: true }],
  ['AND_PLUS', { platform: 'AND_PLUS', isMobile: true }],
  ['IOS_APP', { platform: 'IOS_APP', isMobile: true }],
  ['MOBILE_AND', { platform: 'WEB', isMobile: true }],
  ['MOBILE_IOS', { platform: 'WEB', isMobile: true }],
  ['toaster', { platform: 'WEB', isMobile: false }],
])('x-platform %j reads as %j', (header, device) => {
  expect(parseClientDevice(header)).toEqual(device);
});
