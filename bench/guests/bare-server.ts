import { readFileSync } from 'node:fs';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

// Serves a page's bytes from memory through Hono and its adapter, as the product does: `node bare-server.ts FOLDER PORT`;
// port 0: any.
const [folder = '', port = ''] = process.argv.slice(2);
const read = (coding: string) => new Uint8Array(readFileSync(`${folder}/${coding}`));
const bodies = { identity: read('identity'), br: read('br') };
const type = 'text/html; charset=utf-8';
const app = new Hono().get('*', (c) =>
  c.req.header('accept-encoding') === 'br'
    ? c.body(bodies.br, 200, { 'content-type': type, 'content-encoding': 'br' })
    : c.body(bodies.identity, 200, { 'content-type': type }),
);
const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`listening on ${typeof address === 'object' ? address?.port : address}\n`);
});
// A parent that asks gets the processor time so far, in microseconds.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ processorUs: user + system });
});
