import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Longest address that is taken. */
const CHARACTERS_MOST = 1024;
/** Names that lead to this machine or stay within a network. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa)$/;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Whether messages may be sent to an address that a reader names: https at a public host, at its usual port. Otherwise the api
 * would ask for pages of its own network in the name of whoever subscribes.
 */
export function isPushEndpoint(text: string, { allowsLoopback }: { readonly allowsLoopback: boolean }): boolean {
  if (text.length > CHARACTERS_MOST || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (allowsLoopback && LOOPBACK.test(hostname)) return protocol === 'http:' || protocol === 'https:';
  return protocol === 'https:' && port === '' && isPublicHost(hostname);
}

function isPublicHost(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(address)) return isPublicAddress(address);
  const name = hostname.replace(/\.$/, '');
  return name.includes('.') && !LOCAL_NAME.test(name);
}

/** Whether an address is one of the internet: neither private nor reserved, nor such an IPv4 address within an IPv6 one. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Looks a host up for a connection, and fails where its name leads to an address that is not public. */
export const lookUpPublicly: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error !== null) return callback(error, '');
    if (first === undefined || !found.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error('The host is not a public one'), '');
    }
    if (options.all === true) return callback(null, found);
    return callback(null, first.address, first.family);
  });
};
