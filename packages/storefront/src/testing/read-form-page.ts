import { type CookieJar, signedInJar } from './cookie-jar.ts';
import type { TestSite } from './site-under-test.ts';

/** The text of a document, without its scripts. */
export const textOf = (html: string): string =>
  html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');

/** The values of a document's fields of a name. */
export const hiddenOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].map(([, value = '']) => value);

/** What a document says at once to who cannot see it. */
export const alertsOf = (html: string): string[] =>
  [...html.matchAll(/role="alert"[^>]*>(.*?)<\/p>/gs)].map(([, text = '']) => textOf(text).trim());

/** The document of a page, with the cookies of a browser. */
export const pageOf = async (site: TestSite, jar: CookieJar, path: string): Promise<string> =>
  (await jar.ask(site, path)).text();

/** A site with a browser that is signed in. */
export async function signInTo(site: TestSite): Promise<{ site: TestSite; jar: CookieJar }> {
  return { site, jar: await signedInJar(site) };
}

/** Follows the one redirect of a form that was granted; the text of its page. */
export async function landed(
  site: TestSite,
  jar: CookieJar,
  { status, to }: { status: number; to: string | null },
): Promise<string> {
  if (status !== 303) throw new Error(`the form was answered ${status}, and not by a redirect`);
  return textOf(await pageOf(site, jar, to ?? ''));
}

/** Whether the switch of a page of settings is on; null where there is none. */
export function switchIn(html: string, name: string): boolean | null {
  const form = html.split('<form').find((part) => part.includes(`name="name" value="${name}"`));
  return form === undefined ? null : form.includes('aria-checked="true"');
}
