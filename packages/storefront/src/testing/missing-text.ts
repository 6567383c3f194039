import { loadMessages, loadServerMessages } from '@longstrip/messages';

let known: Promise<RegExp> | null = null;

async function pattern(): Promise<RegExp> {
  const messages = { ...(await loadMessages('en-US')), ...(await loadServerMessages('en-US')) };
  const namespaces = new Set(Object.keys(messages).map((key) => key.split('.')[0]));
  return new RegExp(`(?<!@)\\b(?:t:)?(?:${[...namespaces].join('|')})\\.[A-Za-z]\\w*\\b|\\{\\{`);
}

/** A key of the catalogue that is shown instead of its text, or a placeholder without a value; null if there is none. */
export async function findMissingText(html: string): Promise<string | null> {
  known ??= pattern();
  return (await known).exec(readableParts(html))?.[0] ?? null;
}

/** The text of a document for people: without scripts, addresses and classes. */
function readableParts(html: string): string {
  const body = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<(link|meta http)[^>]*>/g, '');
  return body.replaceAll(/\s(?:href|src|srcset|imagesrcset|class|style|content|id|for|name|d|action)="[^"]*"/gi, '');
}
