import { html } from 'hono/html';
import { answers, customerPage, type Markup } from '../page.ts';
import { ANSWER_FAULTS } from './answer-faults.ts';
import type { FakeProvider } from './open-id-provider.ts';
import { hasIdToken, PROVIDER_TITLES, type ProviderName } from './providers.ts';

/** The reader's choices about the address at each provider. Google always gives it, X only a confirmed one. */
const EMAIL_CHOICES: Readonly<Record<ProviderName, Readonly<Record<string, string>>>> = {
  google: {},
  facebook: { share: 'Share my e-mail address', keep: 'Do not share my e-mail address' },
  twitter: {},
  apple: { share: 'Share my e-mail address', hide: 'Hide my e-mail address' },
};

/** The page on which a reader chooses an account and agrees. Each button sends the form with its own `answer`. */
export function interactionPage(
  { name, accounts }: FakeProvider,
  { client, scopes, complaint }: { client: string; scopes: readonly string[]; complaint: string | null },
): Markup {
  const title = PROVIDER_TITLES[name];
  const choices = Object.entries(EMAIL_CHOICES[name]);
  const faults = Object.entries(ANSWER_FAULTS).filter(([, { needsIdToken }]) => !needsIdToken || hasIdToken(name));
  return customerPage({
    service: title,
    title: `Sign in with ${title}`,
    body: html`<p><strong>${client}</strong> asks for: ${scopes.join(', ')}.</p>
      ${complaint === null ? '' : html`<p role="alert">${complaint}</p>`}
      <form method="post" id="account">
        <fieldset>
          <legend>Account</legend>
          ${accounts.ready.map(
            (account, index) => html`<label
              ><input type="radio" name="account" value="${account.id}" ${index === 0 ? 'checked' : ''}>
              <span>${account.name} (${account.email ?? 'no e-mail address'})</span></label>`,
          )}
          <label><input type="radio" name="account" value="other"> Another account:</label>
          <label>Name <input type="text" name="name" maxlength="60" autocomplete="off"></label>
          <label>E-mail (may stay empty) <input type="email" name="email" maxlength="200" autocomplete="off"></label>
        </fieldset>
        ${
          choices.length === 0
            ? ''
            : html`<fieldset>
          <legend>E-mail</legend>
          ${choices.map(
            ([value, text], index) =>
              html`<label><input type="radio" name="sharing" value="${value}" ${index === 0 ? 'checked' : ''}> ${text}</label>`,
          )}
        </fieldset>`
        }
        ${answers('answer', [
          ['continue', 'Continue'],
          ['cancel', 'Cancel'],
        ])}
      </form>
      <p>No real account is touched.</p>`,
    tools: html`<details>
        <summary>Answer wrongly</summary>
        ${answers(
          'answer',
          [
            ...faults.map(([fault, { title: text }]) => [fault, text] as const),
            ['fault', 'Come back with server_error'],
          ],
          'account',
        )}
      </details>`,
  });
}
