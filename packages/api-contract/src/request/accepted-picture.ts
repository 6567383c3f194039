/**
 * Whether a client takes WebP. It must name it: a wildcard alone is not enough, since old clients send `*` for all.
 * @param accept the header, or nothing
 */
export function takesWebp(accept: string | null | undefined): boolean {
  return /\bimage\/webp\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/i.test(accept ?? '');
}
