import { html } from 'hono/html';
import type { SandboxNeighbour } from './create-sandbox.ts';
import { linkRow, type Markup, page } from './page.ts';
import { PROVIDER_NAMES, PROVIDER_TITLES } from './sign-in/provider-names.ts';

/** What runs on this machine and where to look at it. Only what is really there. */
export function frontPage(neighbours: readonly SandboxNeighbour[], mailPort: number | null): Markup {
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
        ${linkRow('Stripe', '/stripe', 'the same at Stripe, as it is played here')}
        ${linkRow('GMO', '/gmo', 'and in Japan, with convenience stores')}
        ${linkRow('App Store', '/app-store', 'purchases as the app makes them')}
        ${linkRow('Google Play', '/play', 'the same on Android')}
        ${linkRow('Conversions', '/conversions', 'what Facebook is told of payments')}
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
