import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { AccessToken } from 'oidc-provider';
import { type Markup, page } from '../page.ts';
import { type AccountBook, createAccountBook, type Person } from './accounts.ts';
import { interactionRoute } from './interaction.route.ts';
import { createFakeProvider, type FakeProvider, type FakeProviderOptions } from './open-id-provider.ts';
import { PROVIDER_TITLES, type ProviderName, sandboxProviders } from './providers.ts';

type Env = { Bindings: HttpBindings };

/** One provider below its own path. Its keys are made at the first request, so that a start does not wait for them. */
export function providerRoute(
  name: ProviderName,
  { people, ...options }: FakeProviderOptions & { people: readonly Person[] },
): Hono<Env> {
  const accounts = createAccountBook(name, people);
  let made: Promise<Hono<Env>> | undefined;
  const app = new Hono<Env>();
  app.get(`/${name}`, (c) => c.html(providerPage(name, accounts, options.baseUrl)));
  app.all(`/${name}/*`, async (c) => {
    made ??= createFakeProvider(name, accounts, options).then((fake) =>
      new Hono<Env>().route(`/${name}`, protocolRoute(fake)),
    );
    return (await made).fetch(c.req.raw, c.env);
  });
  return app;
}

/** Its pages, its facts about a person, and the protocol, which the library implements. */
function protocolRoute(fake: FakeProvider): Hono<Env> {
  const { name, provider } = fake;
  const app = new Hono<Env>();
  app.route('/', interactionRoute(fake));
  if (name === 'facebook') app.get('/me', (c) => facebookUser(c, fake));
  if (name === 'twitter') app.get('/2/users/me', (c) => twitterUser(c, fake));
  if (name === 'apple') app.get('/auth', appleAuthorization);
  const speak = provider.callback();
  app.all('*', async (c) => {
    const { incoming, outgoing } = c.env;
    stripPath(incoming, `/${name}`);
    await speak(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}

/** The library knows its addresses without their path prefix. */
function stripPath(incoming: IncomingMessage, path: string): void {
  const url = incoming.url ?? '/';
  if (url.startsWith(path)) incoming.url = url.slice(path.length) || '/';
}

/**
 * Apple's rules: a request for name or address is answered only by a posted form, and an id token is given whether or not
 * `openid` is requested.
 */
async function appleAuthorization(c: Context<Env>, next: () => Promise<void>): Promise<Response | undefined> {
  const url = new URL(c.req.url);
  const scopes = (url.searchParams.get('scope') ?? '').split(' ').filter((scope) => scope !== '');
  const asksForPerson = scopes.includes('name') || scopes.includes('email');
  if (asksForPerson && url.searchParams.get('response_mode') !== 'form_post') {
    return c.text('invalid_request: response_mode must be form_post when name or email scope is requested.\n', 400);
  }
  url.searchParams.set('scope', [...new Set(['openid', ...scopes])].join(' '));
  c.env.incoming.url = `${url.pathname}${url.search}`;
  await next();
  return undefined;
}

async function accessTokenOf(text: string, { provider }: FakeProvider): Promise<AccessToken | undefined> {
  const token = text === '' ? undefined : await provider.AccessToken.find(text);
  return token?.isValid === true ? token : undefined;
}

const bearerOf = (c: Context): string => /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';

/** `GET /me?fields=id,name,email`: the address only if the reader agreed to it and has one. */
async function facebookUser(c: Context<Env>, fake: FakeProvider): Promise<Response> {
  const token = await accessTokenOf(bearerOf(c) || (c.req.query('access_token') ?? ''), fake);
  const account = token && fake.accounts.find(token.accountId);
  if (token === undefined || account === undefined) {
    const message = 'Invalid OAuth access token - Cannot parse access token';
    return c.json({ error: { message, type: 'OAuthException', code: 190, fbtrace_id: 'sandbox' } }, 401);
  }
  const fields = (c.req.query('fields') ?? 'id,name').split(',');
  const known: Record<string, string> = { id: account.id, name: account.name };
  if (account.email !== null && token.scopes.has('email')) known.email = account.email;
  return c.json(
    Object.fromEntries(Object.entries(known).filter(([field]) => field === 'id' || fields.includes(field))),
  );
}

/** `GET /2/users/me`: X gives an address only if it is confirmed, requested as a field, and within the scopes. */
async function twitterUser(c: Context<Env>, fake: FakeProvider): Promise<Response> {
  const token = await accessTokenOf(bearerOf(c), fake);
  const account = token && fake.accounts.find(token.accountId);
  if (token === undefined || account === undefined) {
    return c.json({ title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' }, 401);
  }
  const fields = (c.req.query('user.fields') ?? '').split(',');
  const hasEmail = account.email !== null && token.scopes.has('users.email') && fields.includes('confirmed_email');
  const { id, name, username } = account;
  return c.json({ data: { id, name, username, ...(hasEmail ? { confirmed_email: account.email } : {}) } });
}

/** A page with a provider's settings, and the people with an account there. */
function providerPage(name: ProviderName, accounts: AccountBook, baseUrl: string): Markup {
  const { clientSecret: _secret, ...addresses } = sandboxProviders(baseUrl)[name];
  return page(
    PROVIDER_TITLES[name],
    html`<p>Plays ${PROVIDER_TITLES[name]} for the sites on this machine. <a href="/">Sandbox</a></p>
      <h2>Ready accounts</h2>
      <ul>
        ${accounts.ready.map(
          (account) =>
            html`<li><p><strong>${account.name}</strong> ${account.email ?? 'no e-mail address'} · ${account.id}</p></li>`,
        )}
      </ul>
      <p>More are made on the page that asks for consent.</p>
      <h2>Addresses</h2>
      <dl>
        ${Object.entries(addresses).map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}
      </dl>`,
  );
}
