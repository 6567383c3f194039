import { type CookieJar, signedInJar } from './cookie-jar.ts';
import type { TestSite } from './site-under-test.ts';

/** The text of a document, without its scripts. */
export const textOf = (html: string): string =>
  html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');

/** The values of all fields with this name in a document. */
export const hiddenOf = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].map(([, value = '']) => value);

/** The alerts of a document, which screen readers announce at once. */
export const alertsOf = (html: string): string[] =>
  [...html.matchAll(/role="alert"[^>]*>(.*?)<\/p>/gs)].map(([, text = '']) => textOf(text).trim());

/** The document of a page, requested with the cookies of a browser. */
export const pageOf = async (site: TestSite, jar: CookieJar, path: string): Promise<string> =>
  (await jar.ask(site, path)).text();

/** A site with a browser that is signed in. */
export async function signInTo(site: TestSite): Promise<{ site: TestSite; jar: CookieJar }> {
  return { site, jar: await signedInJar(site) };
}

/** Follows the single redirect after an accepted form, and returns the text of that page. */
export async function landed(
  site: TestSite,
  jar: CookieJar,
  { status, to }: { status: number; to: string | null },
): Promise<string> {
  if (status !== 303) throw new Error(`the form was answered ${status}, and not by a redirect`);
  return textOf(await pageOf(site, jar, to ?? ''));
}

/** Whether the switch on a page of settings is on; null if there is none. */
export function switchIn(html: string, name: string): boolean | null {
  const form = html.split('<form').find((part) => part.includes(`name="name" value="${name}"`));
  return form === undefined ? null : form.includes('aria-checked="true"');
}
