import { readMarkedText } from '@longstrip/messages';
import type { AppLoadContext } from '@remix-run/server-runtime';
import '../server/site-context.ts';
import { serverMessages } from './server-text.server.ts';

/** Looks up texts of operators and the server that may be message keys (D26). An unknown key is logged. */
export async function readServerMark(site: AppLoadContext): Promise<(text: string) => string> {
  const messages = await serverMessages(site.locale);
  return (text) =>
    readMarkedText(text, messages, (key) => {
      site.logger.warn({ requestId: site.requestId, key }, 'a text names a message that does not exist');
    });
}
