import type { Sandbox } from '@longstrip/sandbox';
import { PART_OFFSETS } from '../launch/ports.mjs';
import type { Address } from '../launch/running.mjs';
import type { Settings } from '../launch/settings.mjs';
import { sandboxOrigin } from './parts.ts';

/**
 * The sandbox of demo mode, with its mail port open; null in production, which never loads it.
 * @param addresses what runs beside it: it links there, and its sign-in providers lead back to the sites among them
 */
export async function openSandbox(
  settings: Pick<Settings, 'mode' | 'host' | 'basePort'>,
  addresses: readonly Address[],
): Promise<Sandbox | null> {
  const { mode, host, basePort } = settings;
  if (mode === 'production') return null;
  const { createSandbox } = await import('@longstrip/sandbox');
  const created = await createSandbox({
    mode,
    baseUrl: sandboxOrigin(settings),
    neighbours: addresses,
    smtp: { host, port: basePort + PART_OFFSETS.mail },
  });
  if (!created.ok) throw new Error(created.sentence);
  return created.sandbox;
}
