import type { Messages } from './load-messages.ts';

/** What an operator or the server puts before a message key in place of a text (D26). */
export const MESSAGE_MARKER = 't:';

/**
 * A text from an operator or the server as the reader sees it: one that begins with the marker is a key and is looked
 * up; an unknown key is shown without the marker and reported.
 * @param report called for each unknown key, so that it can be logged
 */
export function readMarkedText(text: string, messages: Messages, report: (unknownKey: string) => void): string {
  if (!text.startsWith(MESSAGE_MARKER)) return text;
  const key = text.slice(MESSAGE_MARKER.length).trim();
  const message = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (message === undefined) report(key);
  return message ?? key;
}
