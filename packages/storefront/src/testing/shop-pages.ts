import { type CookieJar, signedInJar } from './cookie-jar.ts';
import { createTestSite, type TestSite } from './site-under-test.ts';

/** The page for ordering the fake’s pack. */
export const ORDER = '/shop?product=pack-100';

export async function openShop(
  build: Parameters<typeof createTestSite>[0],
  options: Parameters<typeof createTestSite>[1] = {},
): Promise<{ site: TestSite; jar: CookieJar }> {
  const site = createTestSite(build, { checkoutOrigins: ['https://pay.example'], ...options });
  return { site, jar: await signedInJar(site) };
}

export const textOf = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>|<noscript.*?<\/noscript>|<[^>]*>/gs, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ');
export const page = async (site: TestSite, jar: CookieJar, path: string) => (await jar.ask(site, path)).text();
export const said = async (site: TestSite, jar: CookieJar, path: string) => textOf(await page(site, jar, path));
export const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
export const hiddenOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

/** Posts a form as a browser without script does. */
export async function send(
  site: TestSite,
  jar: CookieJar,
  fields: Record<string, string>,
  path = ORDER,
): Promise<Response> {
  const html = await page(site, jar, path);
  return jar.ask(site, path, { method: 'POST', body: new URLSearchParams({ ...hiddenOf(html), ...fields }) });
}
export const sentOrders = (site: TestSite) =>
  site.api.calls
    .filter(({ method, pathname }) => method === 'POST' && pathname === '/payment')
    .map(({ body }) => JSON.parse(body));
