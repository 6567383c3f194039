import { createHash } from 'node:crypto';

/**
 * The key of a series: its title in NFKC and lower case, with letters and digits of any script, and one hyphen for
 * everything between them. `Pepper&Carrot`, `Pepper & Carrot` and `PEPPER  CARROT` are one series. A title without letters
 * and digits gets its hash as the key.
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
