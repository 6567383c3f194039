import { pathToFileURL } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { createRequestHandler } from '@remix-run/server-runtime';

// Serves the built peer: `node server.ts BUILD_FILE PORT`.
const [buildFile = '', port = ''] = process.argv.slice(2);
const handle = createRequestHandler(await import(pathToFileURL(buildFile).href), 'production');
createAdaptorServer({ fetch: (request) => handle(request), overrideGlobalObjects: false }).listen(
  Number(port),
  '127.0.0.1',
  () => process.stdout.write('listening\n'),
);
