/**
 * Whether a client has the version with this tag already: weak comparison (RFC 9110, 13.1.2).
 * @param ifNoneMatch the header, or nothing
 */
export function hasTag(ifNoneMatch: string | null | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (each: string) => each.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((each) => opaque(each) === opaque(tag) || opaque(each) === '*');
}
