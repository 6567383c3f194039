import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ApiPool, openApiPool } from '../api-pool.ts';

/** A server in the place of an api, which notes what it is asked. */
export interface NotingApi {
  readonly origin: string;
  readonly heard: string[];
  isReady: boolean;
  /** Called when it is asked whether it is ready, before it answers. */
  onQuestion: () => void;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close(): Promise<void>;
}

const opened: { close(): unknown }[] = [];

/** For the end of each test. */
export async function closeAll(): Promise<void> {
  for (const each of opened.splice(0).reverse()) await each.close();
}

export async function openApi(): Promise<NotingApi> {
  const heard: string[] = [];
  const server: Server = createServer(async (request, response) => {
    if (request.url === '/_/ready') {
      api.onQuestion();
      return void response.writeHead(api.isReady ? 200 : 503).end();
    }
    heard.push(`${request.method} ${request.url} ${await text(request)}`);
    api.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const api: NotingApi = {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    heard,
    isReady: true,
    onQuestion: () => undefined,
    answer: (_, response) => response.end('ok'),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  opened.push(api);
  return api;
}

/** An api in a process of its own, which can be made to stand still. It answers `spawned`, and at `/stream` a first part alone. */
export async function spawnApi() {
  const program = `require('node:http').createServer((request, response) => {
    if (request.url !== '/stream') return response.end('spawned');
    response.write('first');
  }).listen(0, '127.0.0.1', function () { console.log(this.address().port) })`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  opened.push({ close: () => child.kill('SIGKILL') });
  const [port] = await once(child.stdout, 'data');
  return { origin: `http://127.0.0.1:${String(port).trim()}`, process: child };
}

export async function openPool(
  apis: readonly { readonly origin: string }[],
  options: Partial<Parameters<typeof openApiPool>[0]> = {},
): Promise<ApiPool> {
  const origins = apis.map(({ origin }) => origin);
  const pool = await openApiPool({ origins, onChange: () => undefined, ...options });
  opened.push(pool);
  return pool;
}

/** The text that a request gets through a pool. */
export async function ask(pool: ApiPool, init?: RequestInit): Promise<string> {
  return (await pool.fetch(new Request(`${pool.origin()}/asked`, init))).text();
}
