import { Hono } from 'hono';
import { frontPage, STYLE_SHEET } from './front-page.ts';

/** Something that runs beside the sandbox and can be opened. */
export interface SandboxNeighbour {
  /** A platform's id, `api` or `sandbox`. */
  name: string;
  title: string;
  url: string;
}

export interface SandboxOptions {
  mode: 'demo' | 'production';
  neighbours: readonly SandboxNeighbour[];
}

export type CreateSandboxResult = { ok: true; app: Hono } | { ok: false; sentence: string };

const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * The sandbox: the outside world on this machine, for demo, development and tests. In production the outside world is
 * the real one, and a sandbox would be a back door: it refuses.
 */
export function createSandbox({ mode, neighbours }: SandboxOptions): CreateSandboxResult {
  if (mode === 'production')
    return { ok: false, sentence: 'The sandbox does not start with LONGSTRIP_MODE=production.' };
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
  });
  app.get('/_/health', (c) => c.json({ status: 'ok', part: 'sandbox' }, 200, { 'cache-control': 'no-store' }));
  app.get('/style.css', (c) => c.body(STYLE_SHEET, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/', (c) => c.html(frontPage(neighbours)));
  app.notFound((c) => c.text('There is nothing here.\n', 404));
  return { ok: true, app };
}
