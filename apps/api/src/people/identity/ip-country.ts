import { readFile } from 'node:fs/promises';
import ipaddr from 'ipaddr.js';

/** Country of an address as an ISO 3166-1 alpha-2 code; null if unknown. */
export interface IpCountry {
  countryOf(address: string): string | null;
}

/** Knows no address, so no caller counts as Korean. Used without a configured table. */
export const UNKNOWN_COUNTRIES: IpCountry = { countryOf: () => null };

interface AddressSpan {
  readonly first: bigint;
  readonly last: bigint;
  readonly country: string;
}

const IPV4_BITS = 32;
const IPV6_BITS = 128;

/**
 * Parses a table of `range,country` lines, for example `1.11.0.0/16,KR`. Ignores empty lines and those that start with `#`; of
 * nested ranges the narrowest counts. Throws an error that names the first wrong line.
 */
export function parseIpCountryTable(text: string): IpCountry {
  const spans = { ipv4: [] as AddressSpan[], ipv6: [] as AddressSpan[] };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [range = '', country = ''] = line.split(',').map((cell) => cell.trim());
    const span = readSpan(range, country);
    if (span === null) throw new Error(`Line ${index + 1} of the address table is not "range,country": ${line}`);
    spans[span.kind].push(span);
  }
  const tables = { ipv4: flatten(spans.ipv4), ipv6: flatten(spans.ipv6) };
  return {
    countryOf(address) {
      if (!ipaddr.isValid(address)) return null;
      const parsed = ipaddr.process(address);
      return lookUp(tables[parsed.kind()], asNumber(parsed));
    },
  };
}

function asNumber(address: ipaddr.IPv4 | ipaddr.IPv6): bigint {
  return address.toByteArray().reduce((number, byte) => number * 256n + BigInt(byte), 0n);
}

function readSpan(range: string, country: string): (AddressSpan & { kind: 'ipv4' | 'ipv6' }) | null {
  if (!/^[A-Z]{2}$/.test(country) || !ipaddr.isValidCIDR(range)) return null;
  const [address, prefixBits] = ipaddr.parseCIDR(range);
  const kind = address.kind();
  const size = 1n << BigInt((kind === 'ipv4' ? IPV4_BITS : IPV6_BITS) - prefixBits);
  const first = (asNumber(address) / size) * size;
  return { kind, first, last: first + size - 1n, country };
}

/** Turns nested spans into a sorted list of starts for binary search. Prefixes never overlap partially. */
function flatten(spans: readonly AddressSpan[]): readonly { start: bigint; country: string | null }[] {
  const outerFirst = spans.toSorted((a, b) =>
    a.first === b.first ? compare(b.last, a.last) : compare(a.first, b.first),
  );
  const starts: { start: bigint; country: string | null }[] = [];
  const open: AddressSpan[] = [];
  const mark = (start: bigint, country: string | null) => {
    if (starts.at(-1)?.start === start) starts.pop();
    starts.push({ start, country });
  };
  const closeBefore = (limit: bigint | null) => {
    for (let inner = open.at(-1); inner !== undefined && (limit === null || inner.last < limit); inner = open.at(-1)) {
      open.pop();
      mark(inner.last + 1n, open.at(-1)?.country ?? null);
    }
  };
  for (const span of outerFirst) {
    closeBefore(span.first);
    mark(span.first, span.country);
    open.push(span);
  }
  closeBefore(null);
  return starts;
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function lookUp(starts: readonly { start: bigint; country: string | null }[], address: bigint): string | null {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = starts[middle];
    if (found !== undefined && found.start <= address) low = middle + 1;
    else high = middle;
  }
  return starts[low - 1]?.country ?? null;
}

/** Reads the table of addresses (D2); without a file no address counts as Korean. */
export async function readIpCountries(
  file: string | null,
): Promise<{ ok: true; ipCountry: IpCountry } | { ok: false; sentence: string }> {
  if (file === null) return { ok: true, ipCountry: UNKNOWN_COUNTRIES };
  try {
    return { ok: true, ipCountry: parseIpCountryTable(await readFile(file, 'utf8')) };
  } catch (error) {
    return { ok: false, sentence: `${file} cannot be used: ${error instanceof Error ? error.message : String(error)}` };
  }
}
