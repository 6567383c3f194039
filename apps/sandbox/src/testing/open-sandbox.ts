import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createSandbox, type Sandbox } from '../create-sandbox.ts';

/** A sandbox on sockets of this machine, for a test. */
export interface OpenedSandbox {
  baseUrl: string;
  sandbox: Sandbox;
  close(): Promise<void>;
}

export const SITE_ORIGIN = 'http://localhost:4200';

export async function openSandbox(options: { lateMs?: number; nowMs?: () => number } = {}): Promise<OpenedSandbox> {
  let sandbox: Sandbox | undefined;
  const server = createAdaptorServer({
    fetch: (request, env) => sandbox?.app.fetch(request, env) ?? new Response(null, { status: 503 }),
    overrideGlobalObjects: false,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${portOf(server.address())}`;
  const created = await createSandbox({
    mode: 'demo',
    baseUrl,
    neighbours: [
      { name: 'bom-us', title: 'Bom', url: SITE_ORIGIN },
      { name: 'bom-out', title: 'Out', url: 'https://shop.example' },
      { name: 'sandbox', title: 'Sandbox', url: baseUrl },
    ],
    mailPort: 0,
    ...options,
  });
  if (!created.ok) throw new Error(created.sentence);
  sandbox = created.sandbox;
  return {
    baseUrl,
    sandbox,
    close: async () => {
      await created.sandbox.close();
      await new Promise((resolve) => {
        server.close(resolve);
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}
