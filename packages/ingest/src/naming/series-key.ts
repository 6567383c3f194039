import { createHash } from 'node:crypto';

/**
 * The key of a series: its title in NFKC and lower case, letters and digits of any script kept, everything between
 * them one hyphen. `Pepper&Carrot`, `Pepper & Carrot` and `PEPPER  CARROT` are one series.
 *
 * A title without a letter or digit gets a key made of its hash, so that no two such titles meet.
 */
export function seriesKeyOf(title: string): string {
  const key = title
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return key === '' ? `title-${createHash('sha256').update(title).digest('hex').slice(0, 12)}` : key;
}
