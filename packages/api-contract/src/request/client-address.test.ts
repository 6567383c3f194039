import { describe, expect, test } from 'vitest';
import {
  addressRange,
  createClientAddressReader,
  normaliseAddress,
  subscriberNetwork,
  warnOfUntrustedProxy,
} from './client-address.ts';

describe('the address of a client', () => {
  test('is the connection, whatever headers say, without a trusted proxy', () => {
    const read = createClientAddressReader([]);
    expect(read('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
    expect(read('203.0.113.5', null)).toBe('203.0.113.5');
  });

  test('is the last forwarded one that is no trusted proxy', () => {
    const read = createClientAddressReader(['10.0.0.0/8', '::1']);
    expect(read('10.1.2.3', '1.1.1.1, 198.51.100.1')).toBe('198.51.100.1');
    expect(read('10.1.2.3', '198.51.100.1, 10.9.9.9')).toBe('198.51.100.1');
    expect(read('::1', '2001:db8::7')).toBe('2001:db8::7');
    expect(read('11.1.2.3', '198.51.100.1')).toBe('11.1.2.3');
  });

  test('that a proxy names, which is not trusted, is warned of once', () => {
    const lines: unknown[] = [];
    const read = createClientAddressReader(
      ['10.0.0.1'],
      warnOfUntrustedProxy((facts, message) => lines.push([facts, message])),
    );
    for (const [connection, forwarded] of [
      ['10.0.0.1', '198.51.100.1'],
      ['10.0.0.2', null],
      ['10.0.0.2', '198.51.100.1'],
      ['10.0.0.3', '198.51.100.1'],
    ] as const) {
      read(connection, forwarded);
    }
    const facts = { event: 'proxy-not-trusted', proxy: '10.0.0.2' };
    expect(lines).toEqual([[facts, expect.stringContaining('set TRUSTED_PROXIES to its address')]]);
  });

  test('is the connection when the header has no address there', () => {
    const read = createClientAddressReader(['10.0.0.1']);
    expect(read('10.0.0.1', 'unknown')).toBe('10.0.0.1');
    expect(read('10.0.0.1', '198.51.100.1, _hidden')).toBe('10.0.0.1');
    expect(read('10.0.0.1', '10.0.0.1')).toBe('10.0.0.1');
    expect(read('10.0.0.1', '010.0.0.9')).toBe('10.0.0.1');
  });

  test('is written as IPv4 when it came over an IPv6 socket', () => {
    expect(createClientAddressReader([])('::ffff:192.0.2.9', null)).toBe('192.0.2.9');
    expect(createClientAddressReader(['192.0.2.9'])('::ffff:c000:209', '198.51.100.1')).toBe('198.51.100.1');
  });

  test('is not known without a connection, whatever the header says', () => {
    expect(createClientAddressReader(['10.0.0.1'])(undefined, '198.51.100.1')).toBeNull();
  });

  test.each(['nonsense', '10.0.0.0/33', '10.0.0.0/x', '::1/129', '10/8', '010.0.0.0/8', '1', ''])(
    '"%s" is refused as a proxy',
    (entry) => {
      expect(() => createClientAddressReader([entry])).toThrow(`"${entry}" is neither`);
    },
  );
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  [' [2001:DB8:0:0::7] ', '2001:db8::7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['198.51.100.7:443', null],
  ['0x7f.1', null],
  ['127.1', null],
  ['unknown', null],
  ['', null],
  [null, null],
])('%j is written as %j', (text, address) => {
  expect(normaliseAddress(text)).toBe(address);
});

test('addresses of one subscriber share a network: all of an IPv6 /64, one of IPv4', () => {
  expect(subscriberNetwork('2001:db8::1')).toBe(subscriberNetwork('2001:db8:0:0:9:9:9:9'));
  expect(subscriberNetwork('2001:db8::1')).not.toBe(subscriberNetwork('2001:db8:0:1::1'));
  expect(subscriberNetwork('198.51.100.1')).not.toBe(subscriberNetwork('198.51.100.2'));
});

test.each([
  ['203.0.113.7', '203.0.113.255', true],
  ['203.0.113.7', '203.0.114.7', false],
  ['2001:db8::1', '2001:db8:0:0:9:9:9:9', true],
  ['2001:db8::1', '2001:db8:0:1::1', false],
])('%s and %s are of one range: %s', (one, other, isSame) => {
  expect(addressRange(one) === addressRange(other)).toBe(isSame);
});
