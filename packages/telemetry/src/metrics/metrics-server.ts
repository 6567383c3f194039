import cluster from 'node:cluster';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { register } from 'prom-client';
import { answerSupervisor, collectProcessMetrics, scrape } from './scrape.ts';

export const METRICS_PATH = '/_/metrics';

/** Where metrics are read. */
export interface MetricsAddress {
  host: string;
  /** 0: any free one. */
  port: number;
}

export type MetricsOpened = { ok: true; port: number | null; close(): Promise<void> } | { ok: false; sentence: string };

/**
 * Answers `GET /_/metrics` at a port of its own, for this process and its workers. A worker opens no port: its supervisor asks
 * it. Null: metrics are off, and nothing is opened.
 */
export async function openMetrics(
  address: MetricsAddress | null,
  onError: (error: Error) => void,
): Promise<MetricsOpened> {
  const nothing = { ok: true, port: null, close: async () => undefined } as const;
  if (address === null) return nothing;
  collectProcessMetrics();
  if (cluster.isWorker) {
    answerSupervisor();
    return nothing;
  }
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== METRICS_PATH || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    scrape().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: Error) => {
        onError(error);
        response.writeHead(500).end();
      },
    );
  });
  try {
    server.listen(address);
    await once(server, 'listening');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, sentence: `Metrics cannot be served at ${address.host}:${address.port}: ${reason}.` };
  }
  server.on('error', onError);
  // It never holds the process.
  server.unref();
  return { ok: true, port: portOf(server), close: () => close(server) };
}

function portOf(server: Server): number | null {
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : null;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
