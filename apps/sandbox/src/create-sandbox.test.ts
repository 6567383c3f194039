import { describe, expect, it } from 'vitest';
import { createSandbox } from './create-sandbox.ts';

const NEIGHBOURS = [
  { name: 'bom-us', title: 'Bom <us>', url: 'http://localhost:3000' },
  { name: 'api', title: 'API', url: 'http://127.0.0.1:3100' },
  { name: 'sandbox', title: 'Sandbox', url: 'http://127.0.0.1:3102' },
];

function openSandbox(neighbours = NEIGHBOURS) {
  const created = createSandbox({ mode: 'demo', neighbours });
  if (!created.ok) throw new Error(created.sentence);
  return created.app;
}

describe('the sandbox', () => {
  it('refuses to start in production, with a sentence', () => {
    expect(createSandbox({ mode: 'production', neighbours: NEIGHBOURS })).toEqual({
      ok: false,
      sentence: 'The sandbox does not start with LONGSTRIP_MODE=production.',
    });
  });

  it('links to the sites and the api that run, with their names escaped', async () => {
    const response = await openSandbox().request('/');
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('href="http://localhost:3000"');
    expect(page).toContain('Bom &lt;us&gt;');
    expect(page).toContain('href="http://127.0.0.1:3100/openapi.json"');
    expect(page).not.toContain('href="http://127.0.0.1:3102"');
  });

  it('lets its page load its own style sheet and nothing else', async () => {
    const app = openSandbox();
    const policy = (await app.request('/')).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; style-src 'self'");
    expect((await app.request('/style.css')).headers.get('content-type')).toContain('text/css');
  });

  it('answers health, and 404 elsewhere', async () => {
    const app = openSandbox();
    expect(await (await app.request('/_/health')).json()).toEqual({ status: 'ok', part: 'sandbox' });
    expect((await app.request('/no/such/page')).status).toBe(404);
  });
});
