import { readMarkedText } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import '../server/site-context.ts';
import { serverMessages } from './server-text.server.ts';

/** Reads texts of operators and the server, some of which are keys of the catalogue (D26); an unknown one is logged. */
export async function readServerMark(site: AppLoadContext): Promise<(text: string) => string> {
  const messages = await serverMessages(site.locale);
  return (text) =>
    readMarkedText(text, messages, (key) => {
      site.logger.warn({ requestId: site.requestId, key }, 'a text names a message that does not exist');
    });
}
