import { readFileSync } from 'node:fs';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

// Answers each address with the JSON that the api answered it with, from memory: `node bare-json-server.ts FILE PORT`.
// The file is an object: address (path and query) → body.
const [file = '', port = ''] = process.argv.slice(2);
const bodies: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
const app = new Hono().get('*', (c) => {
  const { pathname, search } = new URL(c.req.url);
  const body = bodies[pathname + search];
  return body === undefined ? c.notFound() : c.body(body, 200, { 'content-type': 'application/json' });
});
const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('listening\n'));
