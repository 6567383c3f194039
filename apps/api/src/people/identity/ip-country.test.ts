import { expect, test } from 'vitest';
import { parseIpCountryTable, UNKNOWN_COUNTRIES } from './ip-country.ts';

const TABLE = [
  '# range,country',
  '',
  '  ',
  '1.0.0.0/8,US',
  '1.11.0.0/16 , KR ',
  '1.11.7.0/24,JP',
  '1.11.7.128/25,KR',
  '1.12.0.0/16,KR',
  '203.0.113.9/32,DE',
  '2001:db8::/32,US',
  '2001:db8:1::/48,KR',
].join('\r\n');

test.each([
  ['1.0.0.0', 'US'],
  ['1.10.255.255', 'US'],
  ['1.11.0.0', 'KR'],
  ['1.11.6.255', 'KR'],
  ['1.11.7.0', 'JP'],
  ['1.11.7.127', 'JP'],
  ['1.11.7.128', 'KR'],
  ['1.11.7.255', 'KR'],
  ['1.11.8.0', 'KR'],
  ['1.12.255.255', 'KR'],
  ['1.13.0.0', 'US'],
  ['1.255.255.255', 'US'],
  ['2.0.0.0', null],
  ['0.255.255.255', null],
  ['203.0.113.8', null],
  ['203.0.113.9', 'DE'],
  ['203.0.113.10', null],
  ['::ffff:1.11.0.1', 'KR'],
  ['2001:db8::1', 'US'],
  ['2001:db8:1::1', 'KR'],
  ['2001:db8:2::1', 'US'],
  ['2001:db9::', null],
  ['localhost', null],
  ['', null],
])('%s belongs to %s', (address, country) => {
  expect(parseIpCountryTable(TABLE).countryOf(address)).toBe(country);
});

test.each([
  '1.2.3.4,KR',
  '1.2.3.0/33,KR',
  '1.2.3.0/24,Korea',
  '1.2.3.0/24,KOR',
  '1.2.3.0/24',
  'KR,1.2.3.0/24',
  'nonsense',
])('%s is refused', (line) => {
  expect(() => parseIpCountryTable(`1.0.0.0/8,US\n${line}`)).toThrow('Line 2 of the address table');
});

test('without a table no address has a country', () => {
  expect(UNKNOWN_COUNTRIES.countryOf('1.11.0.0')).toBeNull();
});
