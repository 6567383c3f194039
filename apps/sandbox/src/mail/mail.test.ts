import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sandboxMessages } from '../create-sandbox.ts';
import { type OpenedSandbox, openSandbox } from '../testing/open-sandbox.ts';
import { createPlainBrowser } from '../testing/plain-browser.ts';
import { createMailbox } from './mailbox.ts';

let opened: OpenedSandbox;
let nowMs = 0;
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 23, 12);
  opened = await openSandbox({ nowMs: () => nowMs, lateMs: 60_000 });
});
afterEach(() => opened.close());

const MAIL = { from: 'Bom <hello@bom.example>', subject: 'Your code', text: 'Your code is 123456' };

async function send(changes: object = {}): Promise<string> {
  const { smtpUrl } = sandboxMessages(opened.baseUrl, opened.sandbox.mailPort ?? 0);
  const transport = createTransport({ url: smtpUrl, socketTimeout: 500 });
  try {
    return (await transport.sendMail({ ...MAIL, to: 'reader@mail.example', ...changes })).response;
  } finally {
    transport.close();
  }
}

async function received(to?: string): Promise<unknown> {
  return (await fetch(`${opened.baseUrl}/mail.json${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`)).json();
}

async function chooseFault(title: RegExp): Promise<void> {
  const browser = createPlainBrowser();
  const page = await browser.open(`${opened.baseUrl}/mail`);
  const [, fault = ''] = new RegExp(`value="([^"]+)"[^>]*>\\s*(?:✓ )?${title.source}`).exec(page.text) ?? [];
  expect(fault).not.toBe('');
  expect((await browser.send(page, { fault })).status).toBe(200);
}

describe('the mailbox', () => {
  test('takes mails over SMTP and gives them newest first, by address without regard to case', async () => {
    await send();
    nowMs += 60_000;
    await send({ subject: 'Ihr Code: für Sie 日本', to: ['Reader@mail.example', 'other@mail.example'] });
    expect(await received('reader@MAIL.example')).toEqual([
      {
        to: 'Reader@mail.example',
        subject: 'Ihr Code: für Sie 日本',
        text: 'Your code is 123456\n',
        createdAt: '2026-11-23T12:01:00.000Z',
      },
      {
        to: 'reader@mail.example',
        subject: 'Your code',
        text: 'Your code is 123456\n',
        createdAt: '2026-11-23T12:00:00.000Z',
      },
    ]);
    expect(await received()).toHaveLength(3);
    expect(await received('no-reader@mail.example')).toEqual([]);
  });

  test('shows the HTML in a frame that may do nothing, the links and the text', async () => {
    const link = 'https://us.example/mail/resetPassword?token=a&b=c';
    const html = `<p style="color:red">Hello</p><script>alert(1)</script><a href="${link}">Reset</a>`;
    await send({ subject: '<b>Reset</b>', text: `Open ${link}`, html });
    const browser = createPlainBrowser();
    const list = await browser.open(`${opened.baseUrl}/mail`);
    const [, path = ''] = /href="(\/mail\/[0-9a-f-]{36})"/.exec(list.text) ?? [];
    const mail = await browser.open(`${opened.baseUrl}${path}`);
    expect(mail.text).toContain('<h1>&lt;b&gt;Reset&lt;/b&gt;</h1>');
    expect(mail.text).toContain(`<iframe title="The mail" sandbox src="${path}/html">`);
    expect(mail.text).toContain('href="https://us.example/mail/resetPassword?token=a&amp;b=c"');
    expect(mail.text).not.toContain('<script>');
    const framed = await browser.open(`${opened.baseUrl}${path}/html`);
    expect(framed.text).toContain('<p style="color:red">Hello</p>');
    expect(framed.headers.get('content-security-policy')).toMatch(
      /^sandbox; default-src 'none'; style-src 'unsafe-inline'/,
    );
  });

  test('keeps the newest 500', () => {
    const { mails } = createMailbox();
    const mail = { from: '', to: '', subject: '', text: '', html: '', createdAtMs: 0 };
    for (let number = 1; number <= 503; number += 1) mails.add({ ...mail, id: String(number) });
    expect(mails.all()).toHaveLength(500);
    expect([mails.all()[0]?.id, mails.all().at(-1)?.id, mails.find('3')]).toEqual(['503', '4', undefined]);
  });

  test.each([
    [/Refuse for now/, 451],
    [/Refuse for good/, 550],
  ])('answers %s by button, and takes mails again', async (title, responseCode) => {
    await chooseFault(title);
    await expect(send()).rejects.toMatchObject({ responseCode });
    expect(await received()).toEqual([]);
    await chooseFault(/Take every mail/);
    await send();
    expect(await received()).toHaveLength(1);
  });

  test.each([/Take mails late/, /Do not answer/])('keeps a client waiting by button: %s', async (title) => {
    await chooseFault(title);
    await expect(send()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  test('is emptied by button, and only from its own page', async () => {
    await send();
    const clear = (origin: string): Promise<Response> =>
      fetch(`${opened.baseUrl}/mail/clear`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        redirect: 'manual',
      });
    expect((await clear('http://evil.example')).status).toBe(403);
    expect(await received()).toHaveLength(1);
    expect((await clear(opened.baseUrl)).status).toBe(303);
    expect(await received()).toEqual([]);
  });
});
