/** What a browser without script shows, and its address. */
export interface ShownPage {
  url: string;
  status: number;
  text: string;
  headers: Headers;
}

/** Follows links and sends forms, and keeps cookies by their paths. It does not request other origins. */
export interface PlainBrowser {
  open(url: string): Promise<ShownPage>;
  /** Sends the first form of a page: its own field values, changed by these. */
  send(page: ShownPage, fields: Readonly<Record<string, string>>): Promise<ShownPage>;
}

interface Cookie {
  value: string;
  path: string;
}

const REDIRECTS_MOST = 10;

export function createPlainBrowser(): PlainBrowser {
  const cookies = new Map<string, Cookie>();

  function cookieHeader(pathname: string): string {
    return [...cookies]
      .filter(([, { path }]) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
  }

  function keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      const path = attributes.find((text) => text.toLowerCase().startsWith('path='))?.slice(5) ?? '/';
      if (value === '') cookies.delete(`${name} ${path}`);
      else cookies.set(`${name} ${path}`, { value, path });
    }
  }

  async function go(url: string, init: RequestInit): Promise<ShownPage> {
    let address = new URL(url);
    let request = init;
    for (let step = 0; step < REDIRECTS_MOST; step += 1) {
      const headers = new Headers(request.headers);
      headers.set('accept', 'text/html');
      headers.set('cookie', cookieHeader(address.pathname));
      const response = await fetch(address, { ...request, headers, redirect: 'manual' });
      keepCookies(response.headers);
      const location = response.headers.get('location');
      const shown = {
        url: address.href,
        status: response.status,
        text: await response.text(),
        headers: response.headers,
      };
      if (location === null) return shown;
      const next = new URL(location, address);
      // In these tests there is no server at another origin: only its address matters.
      if (next.origin !== address.origin) return { ...shown, url: next.href };
      address = next;
      request = {};
    }
    throw new Error(`Too many redirects from ${url}`);
  }

  return {
    open: (url) => go(url, {}),
    send: (page, fields) => {
      const [, form = ''] = /<form([^>]*method="post"[^>]*)>/i.exec(page.text) ?? [];
      const action = new URL(/action="([^"]*)"/.exec(form)?.[1] ?? page.url, page.url);
      return go(action.href, {
        method: 'POST',
        headers: { origin: new URL(page.url).origin },
        body: new URLSearchParams({ ...fieldsOf(page.text), ...fields }),
      });
    },
  };
}

/** The fields that a browser would send: hidden and typed ones, and the selected one of each choice. */
export function fieldsOf(text: string): Record<string, string> {
  const inputs = [...text.matchAll(/<input\s([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const read = (attributes: string, name: string): string =>
    (new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
  const sent = inputs.filter(
    (attributes) => !/type="(radio|checkbox)"/.test(attributes) || /\bchecked\b/.test(attributes),
  );
  return Object.fromEntries(sent.map((attributes) => [read(attributes, 'name'), read(attributes, 'value')]));
}
