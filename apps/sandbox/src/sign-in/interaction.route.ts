import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import type { Interaction } from 'oidc-provider';
import * as v from 'valibot';
import type { ProviderAccount } from './accounts.ts';
import { type AnswerFault, isAnswerFault } from './answer-faults.ts';
import { interactionPage } from './interaction-page.ts';
import type { FakeProvider } from './open-id-provider.ts';

type Env = { Bindings: HttpBindings };

const AnswerFormSchema = v.object({
  account: v.optional(v.string(), ''),
  name: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
  email: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  sharing: v.optional(v.string(), 'share'),
  answer: v.string(),
});
type AnswerForm = v.InferOutput<typeof AnswerFormSchema>;

/** The pages on which a reader agrees, below the provider’s path. */
export function interactionRoute(fake: FakeProvider): Hono<Env> {
  const app = new Hono<Env>();
  const detailsOf = (bindings: HttpBindings): Promise<Interaction> =>
    fake.provider.interactionDetails(bindings.incoming, bindings.outgoing);

  app.use('/interaction/*', csrf());
  app.get('/interaction/:uid', async (c) => {
    const details = await detailsOf(c.env);
    return c.html(interactionPage(fake, { ...shownOf(details), complaint: null }), 200, NO_STORE);
  });
  app.post('/interaction/:uid', async (c) => {
    const details = await detailsOf(c.env);
    const parsed = v.safeParse(AnswerFormSchema, Object.fromEntries((await c.req.formData()).entries()));
    if (!parsed.success) return c.text('This form is not of this page.\n', 400);
    const form = parsed.output;
    const { incoming, outgoing } = c.env;
    const failure = FAILURES[form.answer];
    if (failure !== undefined) {
      const error = fake.name === 'apple' && form.answer === 'cancel' ? 'user_cancelled_authorize' : failure;
      await fake.provider.interactionFinished(incoming, outgoing, { error });
      return RESPONSE_ALREADY_SENT;
    }
    const account = chosenAccount(fake, form);
    if (account === null) {
      const complaint = 'Another account needs a name.';
      return c.html(interactionPage(fake, { ...shownOf(details), complaint }), 422, NO_STORE);
    }
    const fault = isAnswerFault(form.answer) ? form.answer : null;
    const grantId = await agree(fake, { account, details, fault, sharing: form.sharing });
    await fake.provider.interactionFinished(incoming, outgoing, {
      login: { accountId: account.id, remember: false },
      consent: { grantId },
    });
    return RESPONSE_ALREADY_SENT;
  });
  app.onError((error, c) => {
    // The cookie of the page is gone or belongs to another page: the reader starts again at the store.
    if (error.name === 'SessionNotFound') return c.text('This page is over. Begin again at the store.\n', 400);
    throw error;
  });
  return app;
}

const NO_STORE = { 'cache-control': 'no-store' };
const FAILURES: Readonly<Record<string, string>> = { cancel: 'access_denied', fault: 'server_error' };

const shownOf = ({ params }: Interaction): { client: string; scopes: string[] } => ({
  client: 'Longstrip',
  scopes: String(params.scope ?? '').split(' '),
});

function chosenAccount({ accounts }: FakeProvider, { account, name, email }: AnswerForm): ProviderAccount | null {
  if (account !== 'other') return accounts.find(account) ?? null;
  return name === '' ? null : accounts.make(name, email === '' ? null : email);
}

interface Agreement {
  account: ProviderAccount;
  details: Interaction;
  fault: AnswerFault | null;
  sharing: string;
}

/** Stores what the reader agreed to. Apple's choice about the address is made once, at the first consent. */
async function agree(fake: FakeProvider, { account, details, fault, sharing }: Agreement): Promise<string> {
  const { provider, name, accounts, grantNotes, consented } = fake;
  const { client_id: clientId, scope } = details.params;
  const isFirstConsent = !consented.has(account.id);
  if (name === 'apple' && isFirstConsent) accounts.keep({ ...account, isEmailHidden: sharing === 'hide' });
  consented.add(account.id);
  const grant = new provider.Grant({ accountId: account.id, clientId: String(clientId) });
  grant.addOIDCScope(String(scope ?? ''));
  if (sharing === 'keep') grant.rejectOIDCScope('email');
  const grantId = await grant.save();
  grantNotes.set(grantId, { fault, isFirstConsent });
  return grantId;
}
