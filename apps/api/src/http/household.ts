/** What addresses have in common that belong to one household: an IPv6 household has a whole /64 of them. */
export function householdOf(address: string): string {
  return address.includes(':') ? expandedPrefix(address) : address;
}

function expandedPrefix(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
