import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  ADULT_ADDRESS_LIFETIME_MS,
  checkAddress,
  createImageAddresses,
  type PageAddressRequest,
  SIGNED_ADDRESS_LIFETIME_MS,
} from './image-address.ts';

const secret = 'a-secret-of-the-test';
const assetId = 'ab'.repeat(32);
const nowMs = Date.UTC(2026, 0, 2, 3, 4, 5);
const addresses = createImageAddresses({ secret, originOf: (id) => `https://${id}.example` });
const grant: PageAddressRequest = {
  ...{ platformId: 'bom-us', assetId, readerId: '42', episodeId: 7, pageOrder: 3, widthPx: 640 },
  freeUntilMs: null,
  isAdult: false,
};

function check(url: string, widthPx = 640, atMs = nowMs) {
  return checkAddress(secret, new URL(url).searchParams, widthPx, atMs);
}

function altered(url: string, key: string, value: string): string {
  const copy = new URL(url);
  copy.searchParams.set(key, value);
  return copy.href;
}

describe('address of a page', () => {
  const { url, expiredAtMs } = addresses.pageAddress(grant, nowMs);

  it('lives ten minutes, is on the platform’s public origin, and fits in 1024 characters', () => {
    expect(expiredAtMs).toBe(nowMs + SIGNED_ADDRESS_LIFETIME_MS);
    expect(new URL(url).origin).toBe('https://bom-us.example');
    expect(url.length).toBeLessThanOrEqual(1024);
  });

  it('of an adult page lives two minutes', () => {
    const adult = addresses.pageAddress({ ...grant, isAdult: true }, nowMs);
    expect(adult.expiredAtMs).toBe(nowMs + ADULT_ADDRESS_LIFETIME_MS);
    expect(ADULT_ADDRESS_LIFETIME_MS).toBe(120_000);
    const ends = [119_999, 120_000].map((laterMs) => check(adult.url, 640, nowMs + laterMs).kind);
    expect(ends).toEqual(['page', 'forbidden']);
  });

  it('grants its page until it ends, and not at that instant', () => {
    expect(check(url)).toMatchObject({ kind: 'page', assetId, episodeId: 7, readerId: '42', expiresAtMs: expiredAtMs });
    expect(check(url, 640, expiredAtMs - 1).kind).toBe('page');
    expect(check(url, 640, expiredAtMs).kind).toBe('forbidden');
  });

  it.each([
    ['p', 'beltoon-jp'],
    ['r', '43'],
    ['r', '*'],
    ['n', '7.4'],
    ['n', '8.3'],
    ['e', String(expiredAtMs + 1)],
    ['e', 'soon'],
    ['e', `${expiredAtMs}.0`],
    ['e', ` ${expiredAtMs}`],
    ['n', '07.3'],
    ['n', '7.03'],
    ['s', `${new URL(url).searchParams.get('s')}A`],
    ['s', `${new URL(url).searchParams.get('s')}=`],
    ['s', `${new URL(url).searchParams.get('s')} `],
    ['s', ''],
    ['s', 'A'.repeat(32)],
    ['url', `/a/${'cd'.repeat(32)}`],
  ])('is refused when %s becomes %s', (key, value) => {
    expect(check(altered(url, key, value)).kind).toBe('forbidden');
  });

  it('is refused in another width', () => {
    expect(check(altered(url, 'w', '750'), 750).kind).toBe('forbidden');
  });

  it('is bound to no reader for a free page, and the same for all readers of a day', () => {
    const free = addresses.pageAddress({ ...grant, readerId: null }, nowMs);
    const later = addresses.pageAddress({ ...grant, readerId: null }, nowMs + 3_600_000);
    expect(free).toEqual(later);
    expect(free.expiredAtMs - nowMs).toBeGreaterThan(24 * 3_600_000);
    expect(check(free.url)).toMatchObject({ kind: 'page', readerId: null });
  });

  it('ends with the time in which the page is free, and is the same for all readers until then', () => {
    const freeUntilMs = nowMs + 5_000;
    const free = addresses.pageAddress({ ...grant, readerId: null, freeUntilMs }, nowMs);
    expect(addresses.pageAddress({ ...grant, readerId: null, freeUntilMs }, nowMs + 4_000)).toEqual(free);
    expect(free.expiredAtMs).toBe(freeUntilMs);
    expect([freeUntilMs - 1, freeUntilMs].map((atMs) => check(free.url, 640, atMs).kind)).toEqual([
      'page',
      'forbidden',
    ]);
    const ofReader = addresses.pageAddress({ ...grant, freeUntilMs }, nowMs);
    expect(ofReader.expiredAtMs).toBe(nowMs + SIGNED_ADDRESS_LIFETIME_MS);
  });
});

describe('address of a cover', () => {
  const url = addresses.publicAddress({ platformId: 'bom-us', assetId, widthPx: 384 });

  it('grants the asset in any width and never ends', () => {
    expect(check(url, 640, nowMs + 1e12)).toEqual({ kind: 'public', assetId });
  });

  it.each(['A', '=', ' ', '\n', '/'])('is not served with "%s" after its signature', (end) => {
    const longer = `${new URL(url).searchParams.get('url')}${end}`;
    expect(check(altered(url, 'url', longer)).kind).toBe('malformed');
  });

  it('is sealed otherwise than those of before, which named pages, too', () => {
    const seal = createHmac('sha256', secret).update(`public\n${assetId}`).digest('base64url').slice(0, 32);
    expect(check(altered(url, 'url', `/a/${assetId}/${seal}`)).kind).toBe('forbidden');
  });

  it('cannot be turned to another asset', () => {
    const stolen = (new URL(url).searchParams.get('url') ?? '').replace(assetId, 'cd'.repeat(32));
    expect(check(altered(url, 'url', stolen)).kind).toBe('forbidden');
  });

  it.each([
    'https://evil.example/x.png',
    '//evil.example/x.png',
    'http://127.0.0.1/',
    'file:///etc/passwd',
    '/a/../../etc/passwd',
    '/a/%2e%2e',
    '',
    `/a/${assetId.toUpperCase()}`,
  ])('%s is not of our storage', (foreign) => {
    expect(check(altered(url, 'url', foreign)).kind).toBe('malformed');
  });
});
