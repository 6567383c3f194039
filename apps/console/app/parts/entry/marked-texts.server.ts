import { loadMessages, MESSAGE_MARKER, readMarkedText } from '@longstrip/messages';
import { getPlatform, isPlatformId } from '@longstrip/platform-config';

/** What readers see in place of texts that name a message (D26), in the platform’s first language. */
export async function readMarkedTexts(platform: string, texts: readonly string[]): Promise<Record<string, string>> {
  const marked = texts.filter((text) => text.startsWith(MESSAGE_MARKER));
  if (marked.length === 0 || !isPlatformId(platform)) return {};
  const messages = await loadMessages(getPlatform(platform).locales[0]);
  return Object.fromEntries(marked.map((text) => [text, readMarkedText(text, messages, () => undefined)]));
}
