import { html } from 'hono/html';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from './create-sandbox.ts';
import { answers, customerPage, orderSummary } from './page.ts';
import { type OpenedSandbox, openSandbox } from './testing/open-sandbox.ts';

const NEIGHBOURS = [
  { name: 'bom-us', title: 'Bom <us>', url: 'http://localhost:3000' },
  { name: 'api', title: 'API', url: 'http://127.0.0.1:3100' },
  { name: 'sandbox', title: 'Sandbox', url: 'http://127.0.0.1:3102' },
];
const OPTIONS = { baseUrl: 'http://127.0.0.1:3102', neighbours: NEIGHBOURS, mailPort: null };

let opened: OpenedSandbox;
beforeAll(async () => {
  opened = await openSandbox();
});
afterAll(() => opened.close());

async function createApp() {
  const created = await createSandbox({ mode: 'demo', ...OPTIONS });
  if (!created.ok) throw new Error(created.sentence);
  return created.sandbox.app;
}

describe('the sandbox', () => {
  it('refuses to start in production, with a sentence', async () => {
    expect(await createSandbox({ mode: 'production', ...OPTIONS })).toEqual({
      ok: false,
      sentence: 'The sandbox does not start with LONGSTRIP_MODE=production.',
    });
  });

  it('links to the sites and the api that run, with their names escaped', async () => {
    const response = await (await createApp()).request('/');
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('href="http://localhost:3000"');
    expect(page).toContain('Bom &lt;us&gt;');
    expect(page).toContain('href="http://127.0.0.1:3100/openapi.json"');
    expect(page).not.toContain('href="http://127.0.0.1:3102"');
  });

  it('links to its mailbox, its text messages and each provider, and the pages are there', async () => {
    const page = await (await fetch(opened.baseUrl)).text();
    expect(page).toContain(`taken at port ${opened.sandbox.mailPort}`);
    const paths = [...page.matchAll(/href="(\/[a-z-]+)"/g)].map(([, path]) => path);
    const payments = ['/payments', '/stripe', '/gmo', '/app-store', '/play', '/conversions', '/offerwall'];
    expect(paths).toEqual(['/mail', '/sms', ...payments, '/google', '/facebook', '/twitter', '/apple']);
    for (const path of paths) {
      const response = await fetch(`${opened.baseUrl}${path}`);
      const text = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      expect(text).toContain('<h1>');
      expect(text).not.toContain('<script');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('has one card in the place of a service: its name, what a customer can do, and that it is the sandbox’s', async () => {
    const shown = customerPage({
      service: 'A <bank>',
      title: 'Pay',
      body: html`${orderSummary([['Order', '40 coins']], '€4.99')}<form>${answers('end', [
        ['paid', 'Pay'],
        ['cancelled', 'Cancel'],
      ])}</form>`,
      tools: html`<button>Decline</button>`,
    });
    const text = (await shown).toString();
    const card = text.slice(text.indexOf('class="card"'), text.indexOf('class="tools"'));
    expect(card).toContain('<strong>A &lt;bank&gt;</strong>');
    expect(card).toContain('<bdi>€4.99</bdi>');
    expect(card.indexOf('>Pay</button>')).toBeLessThan(card.indexOf('>Cancel</button>'));
    expect(card).not.toContain('Decline');
    expect(text.slice(text.indexOf('class="tools"'))).toContain('The sandbox’s A &lt;bank&gt;');
  });

  it('shows no client secret', async () => {
    expect(await (await fetch(`${opened.baseUrl}/google`)).text()).not.toContain('client-secret');
  });

  it('lets its page load its own style sheet and nothing else', async () => {
    const app = await createApp();
    const policy = (await app.request('/')).headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'; style-src 'self'");
    expect((await app.request('/style.css')).headers.get('content-type')).toContain('text/css');
  });

  it('answers health, and 404 elsewhere', async () => {
    const app = await createApp();
    expect(await (await app.request('/_/health')).json()).toEqual({ status: 'ok', part: 'sandbox' });
    expect((await app.request('/no/such/page')).status).toBe(404);
  });
});
