import { describe, expect, test } from 'vitest';
import { createClientAddressReader } from './client-address.ts';

describe('the address of a client', () => {
  test('is the connection, whatever headers say, without a trusted proxy', () => {
    const read = createClientAddressReader([]);
    expect(read('203.0.113.5', '198.51.100.1')).toBe('203.0.113.5');
    expect(read('203.0.113.5', null)).toBe('203.0.113.5');
  });

  test('is the last hop that no trusted proxy wrote about itself', () => {
    const read = createClientAddressReader(['10.0.0.0/8', '::1']);
    expect(read('10.1.2.3', '1.1.1.1, 198.51.100.1')).toBe('198.51.100.1');
    expect(read('10.1.2.3', '198.51.100.1, 10.9.9.9')).toBe('198.51.100.1');
    expect(read('::1', '2001:db8::7')).toBe('2001:db8::7');
    expect(read('11.1.2.3', '198.51.100.1')).toBe('11.1.2.3');
  });

  test('falls back to the connection when the header holds no address', () => {
    const read = createClientAddressReader(['10.0.0.1']);
    expect(read('10.0.0.1', 'unknown')).toBe('10.0.0.1');
    expect(read('10.0.0.1', '198.51.100.1, _hidden')).toBe('10.0.0.1');
    expect(read('10.0.0.1', '10.0.0.1')).toBe('10.0.0.1');
  });

  test('is written as IPv4 when it came over a mapped socket', () => {
    expect(createClientAddressReader([])('::ffff:192.0.2.9', null)).toBe('192.0.2.9');
    expect(createClientAddressReader(['192.0.2.9'])('::ffff:192.0.2.9', '198.51.100.1')).toBe('198.51.100.1');
  });

  test.each(['nonsense', '10.0.0.0/33', '10.0.0.0/x', '::1/129'])('%s is refused as a proxy', (entry) => {
    expect(() => createClientAddressReader([entry])).toThrow(entry);
  });
});
