import { readFile } from 'node:fs/promises';
import { type IpCountry, parseIpCountryTable, UNKNOWN_COUNTRIES } from './ip-country.ts';

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
