import { loadMessages, loadServerMessages, MESSAGE_MARKER, readMarkedText } from '@longstrip/messages';
import { getPlatform, isPlatformId } from '@longstrip/platform-config';
import { titleIn } from './entry-title.ts';

/** What readers see in place of the texts of rows that name a message (D26), in the platform’s first language. */
export async function readMarkedTexts(platform: string, rows: unknown): Promise<Record<string, string>> {
  const marked = markedIn(rows);
  if (marked.length === 0 || !isPlatformId(platform)) return {};
  const [locale] = getPlatform(platform).locales;
  const [pages, servers] = await Promise.all([loadMessages(locale), loadServerMessages(locale)]);
  const messages = { ...servers, ...pages };
  return Object.fromEntries(marked.map((text) => [text, readMarkedText(text, messages, () => undefined)]));
}

/** The title of an entry as readers see it; null: there is no entry. */
export async function readEntryTitle(
  platform: string,
  row: Parameters<typeof titleIn>[0] | null,
): Promise<string | null> {
  return row === null ? null : titleIn(row, await readMarkedTexts(platform, row.entry.texts));
}

function markedIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith(MESSAGE_MARKER) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(markedIn) : [];
}
