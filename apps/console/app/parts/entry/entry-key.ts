import type { EntrySection } from '@longstrip/api-contract';

/** The name of an entry in its section, as the api has it. */
export function keyOf(section: EntrySection, entry: Readonly<Record<string, unknown>>): string {
  if (section === 'prohibitedWords') return String(entry.locale);
  return section === 'policies' ? `${entry.kind}/${entry.locale}/${entry.version}` : String(entry.key);
}
