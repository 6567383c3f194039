import type { Hono } from 'hono';
import type { ApiEnv } from './api-env.ts';
import type { Endpoint } from './endpoint.ts';
import { createOpenApiDocument } from './openapi-document.ts';

/** `GET /openapi.json`: all of the api, made of the schemas it parses with. Written once, when first asked for. */
export function mountOpenApi(app: Hono<ApiEnv>, options: { endpoints: readonly Endpoint[]; version: string }): void {
  let document: string | null = null;
  app.get('/openapi.json', (c) => {
    document ??= JSON.stringify(createOpenApiDocument(options));
    c.header('Cache-Control', 'public, max-age=300');
    return c.body(document, 200, { 'Content-Type': 'application/json' });
  });
}
