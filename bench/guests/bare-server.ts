import { readFileSync } from 'node:fs';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

// Serves a page's bytes from memory through Hono and its adapter, as the product does: `node bare-server.ts FOLDER PORT`.
const [folder = '', port = ''] = process.argv.slice(2);
const read = (coding: string) => new Uint8Array(readFileSync(`${folder}/${coding}`));
const bodies = { identity: read('identity'), br: read('br') };
const type = 'text/html; charset=utf-8';
const app = new Hono().get('*', (c) =>
  c.req.header('accept-encoding') === 'br'
    ? c.body(bodies.br, 200, { 'content-type': type, 'content-encoding': 'br' })
    : c.body(bodies.identity, 200, { 'content-type': type }),
);
createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }).listen(Number(port), '127.0.0.1', () =>
  process.stdout.write('listening\n'),
);
