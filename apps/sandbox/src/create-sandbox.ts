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
import { linkRow, type Markup, page } from './page.ts';
import { playRoute, type SandboxPlay } from './play/play.route.ts';
import type { Person } from './sign-in/accounts.ts';
import { providerRoute } from './sign-in/provider.route.ts';
import { PROVIDER_NAMES, PROVIDER_TITLES, type ProviderName } from './sign-in/providers.ts';
import { type SandboxStripe, stripeRoute } from './stripe/stripe.route.ts';
import { STYLE_SHEET } from './style-sheet.ts';
import { createTextMessages, TEXT_ACCOUNT, textMessageRoute } from './text-message/text-message.route.ts';

/** A service that runs together with the sandbox and can be opened. */
export interface RunningService {
  /** A platform's id, `api` or `sandbox`. */
  name: string;
  title: string;
  url: string;
}

export interface SandboxOptions {
  mode: 'demo' | 'production';
  /** The sandbox's own origin. It is an IP address, so that browsers treat it as another site than the stores. */
  baseUrl: string;
  neighbours: readonly RunningService[];
  /** Port of the SMTP server on this machine (0: any free port), or null for none. */
  mailPort: number | null;
  /** People with an account at a provider, besides the usual ones. */
  people?: readonly (Person & { provider: ProviderName })[];
  nowMs?: () => number;
  /** How late the answers are that a button delays; longer than the store waits. */
  lateMs?: number;
  /** How late the report of a slow payment is. */
  slowMs?: number;
}

/** The sandbox's address for payments, and the secret that it shares with the store. It is new in each run. */
export interface SandboxPayments {
  url: string;
  secret: string;
}

/** The running sandbox. Its app uses the sockets of node's HTTP server directly. */
export interface Sandbox {
  app: Hono<{ Bindings: HttpBindings }>;
  /** null: no mail is accepted. */
  mailPort: number | null;
  payments: SandboxPayments;
  /** The address of its offers, and the secret that signs its callbacks. */
  tapjoy: SandboxPayments;
  /** The fake Facebook's settings for reports of payments. */
  facebook: { pixelId: string; accessToken: string; apiUrl: string };
  /** The store’s keys at the fake Stripe. */
  stripe: SandboxStripe;
  /** The store’s shop at the fake GMO. */
  gmo: SandboxGmo;
  /** The store’s app at the fake App Store. */
  appStore: SandboxAppStore;
  /** The store’s app at the fake Google Play. */
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
  // Only the origin, as with the real services when they post back to a store.
  'referrer-policy': 'strict-origin',
};

/**
 * The sandbox: fakes of the outside services on this machine, for demo, development and tests. Production uses the real ones, and
 * a sandbox would bypass sign-in: there it refuses to start.
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

/** Links to what runs on this machine. */
function frontPage(neighbours: readonly RunningService[], mailPort: number | null): Markup {
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

/** The sandbox's settings for mails and text messages, in the form of the api's configuration. */
export interface SandboxMessages {
  smtpUrl: string;
  texts: { url: string; account: string; token: string; from: string };
}

/**
 * @param baseUrl the sandbox's own origin
 * @param mailPort port of its SMTP server
 */
export function sandboxMessages(baseUrl: string, mailPort: number): SandboxMessages {
  return { smtpUrl: `smtp://${MAIL_HOST}:${mailPort}`, texts: { url: baseUrl, ...TEXT_ACCOUNT } };
}
