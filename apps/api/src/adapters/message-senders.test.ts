import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { createServer as createSocketServer } from 'node:net';
import { getPlatform, PLATFORMS } from '@longstrip/platform-config';
import { afterEach, describe, expect, test } from 'vitest';
import {
  createMessageSenders,
  createSmtpMailSender,
  createTwilioTextSender,
  MessageNotSentError,
  missingMessageService,
} from './message-senders.ts';

const servers: (Server | HttpServer)[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    }),
  );
});

async function listen(server: Server | HttpServer): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const MAIL = {
  to: 'reader@mail.test',
  subject: 'Code',
  html: '<p>042917</p>',
  text: '042917',
  from: 'Bom <bom@shop.test>',
};

/** A mail server with given answers to each command; it records what it received. */
async function openMailServer(answers: Readonly<Record<string, string>> = {}) {
  const received: string[] = [];
  const port = await listen(
    createSocketServer((socket) => {
      let isData = false;
      socket.on('error', () => socket.destroy());
      socket.write('220 ready\r\n');
      socket.on('data', (bytes) => {
        for (const line of bytes
          .toString()
          .split('\r\n')
          .filter((each) => each !== '')) {
          received.push(line);
          if (isData && line !== '.') continue;
          const command = line === '.' ? 'END' : (line.split(/[ :]/)[0] ?? '');
          isData = command === 'DATA';
          socket.write(`${answers[command] ?? (isData ? '354 go on' : '250 ok')}\r\n`);
          if (command === 'QUIT') socket.end();
        }
      });
    }),
  );
  return { url: `smtp://127.0.0.1:${port}`, received };
}

describe('mail over SMTP', () => {
  test('goes to one receiver, as HTML and text', async () => {
    const { url, received } = await openMailServer();
    await createSmtpMailSender(url).send(MAIL);
    expect(received).toContain('MAIL FROM:<bom@shop.test>');
    expect(received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<reader@mail.test>']);
    expect(received.join('\n')).toContain('multipart/alternative');
  });

  test('of news says where one request ends it (RFC 8058)', async () => {
    const { url, received } = await openMailServer();
    const unsubscribe = `https://us.example/mail/unsubscribe?userId=${'a'.repeat(36)}&signature=${'b'.repeat(43)}`;
    await createSmtpMailSender(url).send({ ...MAIL, unsubscribe });
    // A header may go on in the next line, which then begins with a blank.
    const unfolded = received.join('\n').replaceAll(/\n[ \t]+/g, ' ');
    expect(unfolded.split('\n')).toContain(`List-Unsubscribe: <${unsubscribe}>`);
    expect(unfolded.split('\n')).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('never goes to two receivers, whatever the address says', async () => {
    const { url, received } = await openMailServer();
    await createSmtpMailSender(url)
      .send({ ...MAIL, to: 'reader@mail.test, other@mail.test\r\nBcc: third@mail.test' })
      .catch(() => undefined);
    expect(received.filter((line) => line.startsWith('RCPT')).length).toBeLessThanOrEqual(1);
    expect(received.filter((line) => /^bcc:/i.test(line))).toEqual([]);
  });

  test.each([
    ['451 busy, reader@mail.test', false, '451'],
    ['550 no reader@mail.test here', true, '550'],
  ])('refused with %j: the error names neither address nor words', async (answer, isFinal, code) => {
    const { url } = await openMailServer({ RCPT: answer });
    const error: unknown = await createSmtpMailSender(url)
      .send(MAIL)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(MessageNotSentError);
    expect(error).toMatchObject({ isFinal, message: `The mail server did not take a mail (${code})` });
    expect(everythingOf(error)).not.toMatch(/reader@|042917/);
  });

  test('the connection to a silent server is ended', async () => {
    const port = await listen(createSocketServer((socket) => socket.on('error', () => socket.destroy()).resume()));
    const sender = createSmtpMailSender(`smtp://127.0.0.1:${port}`, { connectionMs: 100, silenceMs: 100 });
    await expect(sender.send(MAIL)).rejects.toMatchObject({
      isFinal: false,
      message: expect.stringContaining('ETIMEDOUT'),
    });
  });
});

interface TakenRequest {
  url: string | undefined;
  authorization: string | undefined;
  body: string;
}

async function openTextService(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const taken: TakenRequest[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    taken.push({ url: request.url, authorization: request.headers.authorization, body });
    answer(request, response);
  });
  const port = await listen(server);
  return { account: { url: `http://127.0.0.1:${port}`, account: 'AC1', token: 'hush', from: '+15005550006' }, taken };
}

describe('text messages by Twilio’s resource', () => {
  test('are posted as a form, with the account’s token', async () => {
    const { account, taken } = await openTextService((_request, response) => response.writeHead(201).end('{}'));
    await createTwilioTextSender(account).send({ to: '+66812345678', text: 'รหัส 042917 & more' });
    expect(taken).toEqual([
      {
        url: '/2010-04-01/Accounts/AC1/Messages.json',
        authorization: `Basic ${btoa('AC1:hush')}`,
        body: new URLSearchParams({ To: '+66812345678', From: '+15005550006', Body: 'รหัส 042917 & more' }).toString(),
      },
    ]);
  });

  test.each([
    [400, 21211, true],
    [401, 20003, false],
    [429, 20429, false],
    [500, 20500, false],
  ])('refused with %d %d: the error does not name the number', async (status, code, isFinal) => {
    const { account } = await openTextService((_request, response) =>
      response.writeHead(status).end(JSON.stringify({ code, message: 'Invalid number +66812345678', status })),
    );
    const error: unknown = await createTwilioTextSender(account)
      .send({ to: '+66812345678', text: '042917' })
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      isFinal,
      message: `The text message service did not take a message (${status}, ${code})`,
    });
    expect(everythingOf(error)).not.toMatch(/66812345678|042917|hush/);
  });

  test('a service that is silent, gone, or leads elsewhere is no answer', async () => {
    const silent = await openTextService(() => undefined);
    const elsewhere = await openTextService((_request, response) =>
      response.writeHead(307, { location: `${silent.account.url}/stolen` }).end(),
    );
    for (const { account } of [silent, elsewhere]) {
      await expect(
        createTwilioTextSender(account, { limitMs: 200 }).send({ to: '+66812345678', text: 'x' }),
      ).rejects.toMatchObject({ isFinal: false, message: expect.stringContaining('did not answer') });
    }
    expect(silent.taken.map(({ url }) => url)).toEqual(['/2010-04-01/Accounts/AC1/Messages.json']);
  });
});

describe('the senders', () => {
  test('without a service each message is refused with a sentence', async () => {
    const senders = createMessageSenders({ smtpUrl: null, mailFrom: 'shop@bom.test', texts: null });
    await expect(senders.mail.send(MAIL)).rejects.toThrow('SMTP_URL is not set');
    await expect(senders.texts.send({ to: '+1', text: 'x' })).rejects.toThrow('TEXT_MESSAGES_URL is not set');
  });

  test('only production wants a mail server, and only where readers sign up by e-mail', () => {
    const without = { smtpUrl: null, mailFrom: 'shop@bom.test', texts: null };
    expect(missingMessageService('production', without, PLATFORMS)).toMatch(
      /^Production needs SMTP_URL: readers of beltoon-jp/,
    );
    expect(missingMessageService('production', without, [getPlatform('bom-us')])).toBeNull();
    expect(missingMessageService('production', { ...without, smtpUrl: 'smtp://mail.test' }, PLATFORMS)).toBeNull();
    expect(missingMessageService('demo', without, PLATFORMS)).toBeNull();
  });
});

/** Everything that a log could write about an error. */
function everythingOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return `${JSON.stringify(error)} ${error.message} ${error.stack} ${everythingOf(error.cause)}`;
}
