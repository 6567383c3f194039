import { demoAccountsOf } from '@longstrip/core';
import { PLATFORMS } from '@longstrip/platform-config';
import type { providerAccountId, Sandbox, SandboxNice, SandboxProvider } from '@longstrip/sandbox';
import { PART_OFFSETS } from '../launch/ports.mjs';
import type { Address } from '../launch/running.mjs';
import type { Settings } from '../launch/settings.mjs';
import { sandboxOrigin } from './parts.ts';

/** The sandbox, and its services as the sites and the api are configured with them. */
export interface OpenedSandbox extends Sandbox {
  providers: Readonly<Record<'google' | 'facebook' | 'twitter' | 'apple', SandboxProvider>>;
  nice: SandboxNice;
  /** The id of a person at a provider. */
  providerAccountId: typeof providerAccountId;
  /** The services by which the api sends messages: the configured ones, otherwise the sandbox's. */
  messages: Settings['messages'];
}

/**
 * The sandbox of demo mode, with its mail port open; null in production, which never loads it.
 * @param addresses the other parts: the sandbox links to them, and its sign-in providers redirect back to the sites
 */
export async function openSandbox(
  settings: Pick<Settings, 'mode' | 'host' | 'basePort' | 'messages'>,
  addresses: readonly Address[],
): Promise<OpenedSandbox | null> {
  const { mode, basePort, messages } = settings;
  if (mode === 'production') return null;
  const { createSandbox, providerAccountId, sandboxMessages, sandboxNice, sandboxProviders } = await import(
    '@longstrip/sandbox'
  );
  const baseUrl = sandboxOrigin(settings);
  const mailPort = basePort + PART_OFFSETS.mail;
  const created = await createSandbox({
    mode,
    baseUrl,
    neighbours: addresses,
    mailPort,
    people: demoPeople(),
  });
  if (!created.ok) throw new Error(created.sentence);
  const fake = sandboxMessages(baseUrl, mailPort);
  return {
    providers: sandboxProviders(baseUrl),
    nice: sandboxNice(baseUrl),
    providerAccountId,
    ...created.sandbox,
    messages: { ...messages, smtpUrl: messages.smtpUrl ?? fake.smtpUrl, texts: messages.texts ?? fake.texts },
  };
}

/** The demo's people who sign in by a provider (D44). */
function demoPeople() {
  return PLATFORMS.flatMap(demoAccountsOf).flatMap(({ provider, name, email }) =>
    provider === 'email' ? [] : [{ provider, name, email }],
  );
}
