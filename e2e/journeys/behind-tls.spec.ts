import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as askPlain } from 'node:http';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { generate } from 'selfsigned';
import { ANY_WIDTH } from '../browser/windows.ts';
import { findFreeBase, OFFSETS, type ProductProcess, startProduct } from '../product/product-process.ts';
import { agree, joinAs } from '../sign-in/sign-in-steps.ts';

// A site as in production: behind a proxy that ends TLS. The certificate is self-signed, so the browser is made to accept
// it; Chromium applies all its other rules.

test.use({ ignoreHTTPSErrors: true });

const OFFSET = OFFSETS.get('bom-us') ?? 0;

let folder: string;
let proxy: Server;
let product: ProductProcess;
let origin: string;

/** Passes everything on to the site, as a proxy does that ends TLS. */
async function openProxy(sitePort: () => number): Promise<Server> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  return createServer({ key, cert }, (incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      'x-forwarded-for': incoming.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    };
    const { method, url } = incoming;
    const passed = askPlain({ host: '127.0.0.1', port: sitePort(), method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = mkdtempSync(join(tmpdir(), 'longstrip tls '));
  const basePort = await findFreeBase();
  proxy = await openProxy(() => basePort + OFFSET);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  origin = `https://localhost:${address.port}`;
  const environment = { PUBLIC_ORIGINS: `bom-us=${origin}`, SEED: 'none', RATE_LIMIT_PER_MINUTE: '0' };
  product = startProduct({ dataDirectory: join(folder, 'data'), basePort, environment });
  await product.waitUntilServing(150_000);
});

test.afterAll(async () => {
  product?.signal('SIGTERM', 'npm');
  await product?.exited;
  proxy?.closeAllConnections();
  proxy?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test(
  'Apple’s return by form, the session and the log-out work with cookies of https alone',
  ANY_WIDTH,
  async ({ page, context }) => {
    const name = `J${randomUUID().slice(0, 8)}`;
    const ours = async () =>
      (await context.cookies()).filter(({ name: cookie }) => cookie.includes('longstrip-bom-us'));
    await page.goto(`${origin}/user/login?callback=%2Fmy`);
    await page.locator('form[action="/api/auth/signin/apple"] button').click();
    await expect(page.getByRole('heading', { name: 'Sign in with Apple' })).toBeVisible();
    const state = (await ours()).find(({ name: cookie }) => cookie === '__Host-longstrip-bom-us-oauth-apple');
    expect(state).toMatchObject({ sameSite: 'None', secure: true, httpOnly: true, path: '/' });

    await agree(page, { name, email: `${name.toLowerCase()}@readers.example` });
    await expect(page).toHaveURL(/\/callback\/login-newuser/);
    await joinAs(page, name);
    await expect(page).toHaveURL(`${origin}/my`);
    await expect(page.getByRole('heading', { name })).toBeVisible();
    const cookies = await ours();
    expect(cookies.filter(({ name: cookie }) => !cookie.startsWith('__Host-')).map((cookie) => cookie.name)).toEqual(
      [],
    );
    expect(cookies.filter(({ secure, path }) => !secure || path !== '/')).toEqual([]);
    const session = cookies.find(({ name: cookie }) => cookie === '__Host-longstrip-bom-us-session');
    expect(session).toMatchObject({ sameSite: 'Lax', secure: true, httpOnly: true, domain: 'localhost' });
    expect(cookies.map(({ name: cookie }) => cookie)).not.toContain('__Host-longstrip-bom-us-oauth-apple');
    expect(await page.evaluate(() => document.cookie)).not.toMatch(/session|csrf|oauth|newcomer/);

    await page.goto(`${origin}/setting`);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(`${origin}/`);
    expect((await ours()).map(({ name: cookie }) => cookie)).not.toContain('__Host-longstrip-bom-us-session');
  },
);
