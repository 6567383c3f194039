import { createServer, type Server } from 'node:net';
import { createTransport } from 'nodemailer';
import { afterEach, expect, test } from 'vitest';
import { PART_OFFSETS } from '../launch/ports.mjs';
import { openSandbox } from './open-sandbox.ts';

const ADDRESSES = [{ name: 'bom-us', title: 'Bom', url: 'http://localhost:3000' }];

const MESSAGES = { smtpUrl: null, mailFrom: 'shop@bom.example', texts: null };

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** A base whose port for mail is free. */
async function freeBase(): Promise<number> {
  const server = createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return (typeof address === 'object' && address !== null ? address.port : 0) - PART_OFFSETS.mail;
}

test('production has none', async () => {
  expect(
    await openSandbox({ mode: 'production', host: '127.0.0.1', basePort: 3000, messages: MESSAGES }, ADDRESSES),
  ).toBeNull();
});

test('demo mode takes mail at its port, until it is closed', async () => {
  const basePort = await freeBase();
  const sandbox = await openSandbox({ mode: 'demo', host: '127.0.0.1', basePort, messages: MESSAGES }, ADDRESSES);
  const send = (): Promise<unknown> =>
    createTransport({ url: sandbox?.messages.smtpUrl ?? '' }).sendMail({
      ...{ from: 'shop@bom.example', to: 'reader@mail.example', subject: 'Hello', text: 'Hello' },
    });
  await send();
  const mails = await (await sandbox?.app.request('/mail.json'))?.json();
  expect(mails).toEqual([expect.objectContaining({ to: 'reader@mail.example', subject: 'Hello' })]);
  expect(await (await sandbox?.app.request('/'))?.text()).toContain(`port ${basePort + PART_OFFSETS.mail}`);
  await sandbox?.close();
  await expect(send()).rejects.toMatchObject({ code: expect.stringMatching(/ECONNREFUSED|ESOCKET/) });
});

test('a service that is set takes the place of the sandbox’s', async () => {
  const messages = { ...MESSAGES, smtpUrl: 'smtp://mail.example:25' };
  const sandbox = await openSandbox(
    { mode: 'demo', host: '127.0.0.1', basePort: await freeBase(), messages },
    ADDRESSES,
  );
  expect(sandbox?.messages).toMatchObject({
    smtpUrl: 'smtp://mail.example:25',
    mailFrom: 'shop@bom.example',
    texts: { url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/), from: '+15005550006' },
  });
  await sandbox?.close();
});
