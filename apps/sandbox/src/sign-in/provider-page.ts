import { html } from 'hono/html';
import { type Markup, page } from '../page.ts';
import type { AccountBook } from './accounts.ts';
import { PROVIDER_TITLES, type ProviderName } from './provider-names.ts';
import { sandboxProviders } from './sandbox-providers.ts';

/** What a provider is asked by, and who has an account there. */
export function providerPage(name: ProviderName, accounts: AccountBook, baseUrl: string): Markup {
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
