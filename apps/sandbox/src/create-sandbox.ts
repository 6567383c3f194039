import { randomBytes, randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { appStoreRoute, type SandboxAppStore } from './app-store/app-store.route.ts';
import { checkOutRoute } from './check-out/check-out.route.ts';
import { createNotices } from './check-out/deliveries.ts';
import { conversionsRoute } from './conversions/conversions.route.ts';
import { gmoRoute, type SandboxGmo } from './gmo/gmo.route.ts';
import { niceRoute } from './identity-check/nice.route.ts';
import { mailRoute } from './mail/mail.route.ts';
import { createMailbox, listenForMail, MAIL_HOST } from './mail/mailbox.ts';
import { offerwallRoute } from './offerwall/offerwall.route.ts';
import { linkRow, type Markup, page, STYLE_SHEET } from './page.ts';
import { playRoute, type SandboxPlay } from './play/play.route.ts';
import type { Person } from './sign-in/accounts.ts';
import { providerRoute } from './sign-in/provider.route.ts';
import { PROVIDER_NAMES, PROVIDER_TITLES, type ProviderName } from './sign-in/providers.ts';
import { type SandboxStripe, stripeRoute } from './stripe/stripe.route.ts';
import { createTextMessages, TEXT_ACCOUNT, textMessageRoute } from './text-message/text-message.route.ts';

/** Something that runs beside the sandbox and can be opened. */
export interface SandboxNeighbour {
  /** A platform's id, `api` or `sandbox`. */
  name: string;
  title: string;
  url: string;
}

export interface SandboxOptions {
  mode: 'demo' | 'production';
  /** The sandbox's own origin. It is an address, so that browsers take it for another site than the stores. */
  baseUrl: string;
  neighbours: readonly SandboxNeighbour[];
  /** Where the SMTP server listens on this machine (0: any free port), or null for none. */
  mailPort: number | null;
  /** People with an account at a provider, beside the usual ones. */
  people?: readonly (Person & { provider: ProviderName })[];
  nowMs?: () => number;
  /** How late the answers are that come late by button; longer than the store waits. */
  lateMs?: number;
  /** How late the news of a slow payment is. */
  slowMs?: number;
}

/** Where the sandbox takes payments, and what the store shows there and is shown. It is new for each run. */
export interface SandboxPayments {
  url: string;
  secret: string;
}

/** The running sandbox. Its app speaks to the sockets of node's HTTP server itself. */
export interface Sandbox {
  app: Hono<{ Bindings: HttpBindings }>;
  /** null: no mail is taken. */
  mailPort: number | null;
  payments: SandboxPayments;
  /** Where its offers are, and what its callbacks are signed with. */
  tapjoy: SandboxPayments;
  /** Where payments are reported to Facebook. */
  facebook: { pixelId: string; accessToken: string; apiUrl: string };
  /** The store’s keys at the Stripe that it plays. */
  stripe: SandboxStripe;
  /** The store’s shop at the GMO that it plays. */
  gmo: SandboxGmo;
  /** The store’s app at the App Store that it plays. */
  appStore: SandboxAppStore;
  /** The store’s app at the Google Play that it plays. */
  play: SandboxPlay;
  close(): Promise<void>;
}

export type CreateSandboxResult = { ok: true; sandbox: Sandbox } | { ok: false; sentence: string };

const LATE_MS = 40_000;
const SLOW_MS = 15_000;

const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // The origin alone, as the real services tell it when they post back to a store.
  'referrer-policy': 'strict-origin',
};

/**
 * The sandbox: the outside world on this machine, for demo, development and tests. In production the outside world is
 * the real one, and a sandbox would bypass sign-in: it refuses.
 */
export async function createSandbox({
  mode,
  baseUrl,
  neighbours,
  mailPort,
  people = [],
  nowMs = Date.now,
  lateMs = LATE_MS,
  slowMs = SLOW_MS,
}: SandboxOptions): Promise<CreateSandboxResult> {
  if (mode === 'production')
    return { ok: false, sentence: 'The sandbox does not start with LONGSTRIP_MODE=production.' };
  const mailbox = createMailbox();
  const texts = createTextMessages();
  const siteOrigins = neighbours
    .filter(({ name }) => name !== 'api' && name !== 'sandbox')
    .map(({ url }) => new URL(url).origin);
  const listener = mailPort === null ? null : await listenForMail(mailbox, { port: mailPort, nowMs, lateMs });
  const openedPort = listener?.port ?? null;

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) if (!c.res.headers.has(name)) c.header(name, value);
  });
  app.get('/_/health', (c) => c.json({ status: 'ok', part: 'sandbox' }, 200, { 'cache-control': 'no-store' }));
  app.get('/style.css', (c) => c.body(STYLE_SHEET, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/', (c) => c.html(frontPage(neighbours, openedPort)));
  app.route('/', mailRoute(mailbox));
  app.route('/', textMessageRoute(texts, { nowMs, lateMs, newId: randomUUID }));
  const isSiteAddress = (url: string): boolean => URL.canParse(url) && siteOrigins.includes(new URL(url).origin);
  app.route('/', niceRoute({ isSiteAddress, nowMs }));
  const secret = randomBytes(32).toString('hex');
  const apiUrl = neighbours.find(({ name }) => name === 'api')?.url ?? null;
  const webhookOf = (name: string) => (apiUrl === null ? null : `${apiUrl}/webhooks/${name}`);
  const notices = createNotices({ notifyUrl: webhookOf('sandbox'), secret, nowMs, lateMs });
  app.route('/', checkOutRoute({ baseUrl, secret, notices, isSiteAddress, nowMs, slowMs }));
  const tapjoy = { url: `${baseUrl}/offerwall`, secret: randomBytes(32).toString('hex') };
  const callbackUrl = apiUrl === null ? null : `${apiUrl}/tapjoy`;
  app.route('/', offerwallRoute({ callbackUrl, secret: tapjoy.secret }));
  const facebook = { pixelId: '77', accessToken: randomBytes(16).toString('hex'), apiUrl: `${baseUrl}/graph/v23.0` };
  app.route('/', conversionsRoute({ ...facebook, nowMs }));
  const stripe = stripeRoute({ baseUrl, notifyUrl: webhookOf('stripe'), isSiteAddress, nowMs, lateMs });
  app.route('/', stripe.app);
  const gmo = gmoRoute({ baseUrl, notifyUrl: apiUrl === null ? null : `${apiUrl}/gmo`, isSiteAddress, nowMs, lateMs });
  app.route('/', gmo.app);
  const appStore = appStoreRoute({ notifyUrl: webhookOf('apple'), nowMs, lateMs });
  app.route('/', appStore.app);
  const play = await playRoute({ baseUrl, notifyUrl: webhookOf('google'), nowMs, lateMs });
  app.route('/', play.app);
  for (const name of PROVIDER_NAMES) {
    const own = people.filter(({ provider }) => provider === name);
    app.route('/', providerRoute(name, { baseUrl, siteOrigins, nowMs, lateMs, people: own }));
  }
  app.notFound((c) => c.text('There is nothing here.\n', 404));
  return {
    ok: true,
    sandbox: {
      ...{ app, mailPort: openedPort, payments: { url: baseUrl, secret }, tapjoy, facebook },
      ...{ stripe: stripe.keys, gmo: gmo.shop, appStore: appStore.facts, play: play.facts },
      close: async () => listener?.close(),
    },
  };
}

/** What runs on this machine and where to look at it. Only what is really there. */
function frontPage(neighbours: readonly SandboxNeighbour[], mailPort: number | null): Markup {
  const sites = neighbours.filter(({ name }) => name !== 'api' && name !== 'sandbox');
  const api = neighbours.find(({ name }) => name === 'api');
  return page(
    'Longstrip sandbox',
    html`<p>The outside world, on this machine only. It runs in demo mode and refuses to start in production.</p>
      <h2>Messages</h2>
      <ul>
        ${linkRow('Mailbox', '/mail', mailPort === null ? 'mails of the store' : `mails of the store, taken at port ${mailPort}`)}
        ${linkRow('Text messages', '/sms', 'codes sent to phones')}
      </ul>
      <h2>Payments</h2>
      <ul>
        ${linkRow('Payments', '/payments', 'what the stores asked for, refunds and disputes')}
        ${linkRow('Stripe', '/stripe', 'the same at the fake Stripe')}
        ${linkRow('GMO', '/gmo', 'and in Japan, with convenience stores')}
        ${linkRow('App Store', '/app-store', 'purchases as the app makes them')}
        ${linkRow('Google Play', '/play', 'the same on Android')}
        ${linkRow('Conversions', '/conversions', 'the payments reported to Facebook')}
      </ul>
      <h2>Offers</h2>
      <ul>
        ${linkRow('Offers', '/offerwall', 'tasks for coins, as Tapjoy has them')}
      </ul>
      <h2>Sign-in providers</h2>
      <ul>
        ${PROVIDER_NAMES.map((name) => linkRow(PROVIDER_TITLES[name], `/${name}`, 'accounts and addresses'))}
      </ul>
      <h2>Sites</h2>
      <ul>
        ${sites.map((site) => linkRow(site.title, site.url, site.url))}
      </ul>
      ${
        api === undefined
          ? ''
          : html`<h2>API</h2>
      <ul>
        ${linkRow('Every endpoint (OpenAPI)', `${api.url}/openapi.json`, `${api.url}/openapi.json`)}
        ${linkRow('Health', `${api.url}/_/health`, `${api.url}/_/health`)}
      </ul>`
      }`,
  );
}

/** Where the sandbox takes mails and text messages, as the api is configured with such services. */
export interface SandboxMessages {
  smtpUrl: string;
  texts: { url: string; account: string; token: string; from: string };
}

/**
 * @param baseUrl the sandbox's own origin
 * @param mailPort where its SMTP server listens
 */
export function sandboxMessages(baseUrl: string, mailPort: number): SandboxMessages {
  return { smtpUrl: `smtp://${MAIL_HOST}:${mailPort}`, texts: { url: baseUrl, ...TEXT_ACCOUNT } };
}
