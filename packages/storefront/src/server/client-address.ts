import { BlockList, isIP } from 'node:net';

/** Decides the reader's address from the connection and, behind a trusted proxy only, from its header. */
export type ClientAddressReader = (connectionAddress: string, forwardedFor: string | null) => string;

/**
 * A reader of client addresses. Without trusted proxies `X-Forwarded-For` is ignored whatever it says; behind one,
 * the address is the last entry that is not itself a trusted proxy, since only those entries were written by them.
 *
 * @param trustedProxies addresses or subnets (`10.0.0.0/8`, `::1`) whose header is believed
 * @throws when an entry is no address or subnet
 */
export function createClientAddressReader(trustedProxies: readonly string[]): ClientAddressReader {
  const trusted = new BlockList();
  for (const entry of trustedProxies) addEntry(trusted, entry);
  const isTrusted = (address: string) => {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
  return (connectionAddress, forwardedFor) => {
    const connection = canonicalAddress(connectionAddress);
    if (forwardedFor === null || !isTrusted(connection)) return connection;
    const hops = forwardedFor.split(',').map((hop) => canonicalAddress(hop.trim()));
    for (const hop of hops.reverse()) {
      if (isIP(hop) === 0) return connection;
      if (!isTrusted(hop)) return hop;
    }
    return connection;
  };
}

function addEntry(list: BlockList, entry: string): void {
  const [address = '', prefix] = entry.split('/');
  const family = isIP(address);
  if (family === 0) throw new Error(`"${entry}" is neither an address nor a subnet`);
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) {
    list.addAddress(address, type);
    return;
  }
  const bits = Number(prefix);
  if (!Number.isInteger(bits) || bits < 0 || bits > (family === 6 ? 128 : 32)) {
    throw new Error(`"${entry}" has no valid prefix length`);
  }
  list.addSubnet(address, bits, type);
}

/** An IPv4 address that arrives on an IPv6 socket is written as the IPv4 address it is. */
function canonicalAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
}
