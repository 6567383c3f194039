import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { html } from 'hono/html';
import { type BoundedList, createBoundedList } from '../bounded-list.ts';
import { createFaultSwitch, type FaultSwitch, faultForm, waitUnlessGone } from '../delivery-faults.ts';
import { page } from '../page.ts';

/** The account from which the store sends. */
export const TEXT_ACCOUNT = {
  account: 'AC5a6e64626f780000000000000000000a',
  token: 'sandbox-text-message-token',
  from: '+15005550006',
} as const;

export interface TextMessageOptions {
  nowMs: () => number;
  lateMs: number;
  newId: () => string;
}

const NO_STORE = { 'cache-control': 'no-store' };
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;
const TEXT_MOST = 1600;

/** Text messages by Twilio's interface: a form post with Basic authentication by the account. */
export function textMessageRoute(texts: TextMessages, options: TextMessageOptions): Hono {
  const app = new Hono();
  app.post('/2010-04-01/Accounts/:sid/Messages.json', (c) => takeMessage(c, c.req.param('sid'), texts, options));
  app.get('/sms.json', (c) =>
    c.json(
      messagesFor(texts, c.req.query('to')).map(({ to, text, createdAtMs }) => ({
        ...{ to, subject: '', text },
        createdAt: new Date(createdAtMs).toISOString(),
      })),
      200,
      NO_STORE,
    ),
  );
  app.use('/sms/*', csrf());
  app.post('/sms/faults', async (c) => {
    const fault = String((await c.req.formData()).get('fault'));
    if (!isTextFault(fault)) return c.text('There is no such fault.\n', 400);
    texts.faults.choose(fault);
    return c.redirect('/sms', 303);
  });
  app.post('/sms/clear', (c) => {
    texts.messages.clear();
    return c.redirect('/sms', 303);
  });
  app.get('/sms', (c) => {
    const to = c.req.query('to')?.trim() || undefined;
    return c.html(listPage(texts, to), 200, NO_STORE);
  });
  return app;
}

async function takeMessage(
  c: Context,
  sid: string,
  texts: TextMessages,
  { nowMs, lateMs, newId }: TextMessageOptions,
): Promise<Response> {
  const fault = texts.faults.current();
  if (fault === 'no-answer') await waitUnlessGone(Number.POSITIVE_INFINITY, c.req.raw.signal);
  if (fault === 'late') await waitUnlessGone(lateMs, c.req.raw.signal);
  if (fault === 'fault') return refuse(c, 500, 20500, 'Internal Server Error');
  if (fault === 'busy') return refuse(c, 429, 20429, 'Too Many Requests');
  const expected = `Basic ${btoa(`${TEXT_ACCOUNT.account}:${TEXT_ACCOUNT.token}`)}`;
  const isAccount = sid === TEXT_ACCOUNT.account && isSame(c.req.header('authorization') ?? '', expected);
  if (!isAccount) return refuse(c, 401, 20003, 'Authenticate');
  const form = await c.req.parseBody();
  const field = (name: string): string => (typeof form[name] === 'string' ? form[name] : '');
  const [to, from, body] = [field('To'), field('From'), field('Body')];
  if (to === '') return refuse(c, 400, 21604, "A 'To' phone number is required.");
  if (!PHONE_NUMBER.test(to)) return refuse(c, 400, 21211, `Invalid 'To' Phone Number: ${to}`);
  if (from === '' && field('MessagingServiceSid') === '') {
    return refuse(c, 400, 21603, "A 'From' phone number is required.");
  }
  if (body === '') return refuse(c, 400, 21602, 'Message body is required.');
  if (body.length > TEXT_MOST)
    return refuse(c, 400, 21617, 'The concatenated message body exceeds the 1600 character limit.');
  const id = newId();
  texts.messages.add({ id, from, to, text: body, createdAtMs: nowMs() });
  return c.json(
    {
      ...{
        sid: `SM${id.replaceAll('-', '')}`,
        account_sid: sid,
        to,
        from,
        body,
        status: 'queued',
        direction: 'outbound-api',
      },
      ...{ num_segments: '1', error_code: null, error_message: null, date_created: new Date(nowMs()).toUTCString() },
    },
    201,
  );
}

function refuse(c: Context, status: 400 | 401 | 429 | 500, code: number, message: string): Response {
  return c.json({ code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }, status);
}

function isSame(text: string, expected: string): boolean {
  const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(text), digest(expected));
}

function listPage(texts: TextMessages, to: string | undefined) {
  const messages = messagesFor(texts, to);
  return page(
    'Text messages',
    html`<p>Every text message that the store sends. Nothing leaves this machine. <a href="/">Sandbox</a></p>
      <form method="get" action="/sms">
        <label>Phone number <input type="tel" name="to" value="${to ?? ''}"></label>
        <button>Show</button>
      </form>
      ${
        messages.length === 0
          ? html`<p>No message${to === undefined ? '' : html` for ${to}`} yet.</p>`
          : messages.map(
              (message) => html`<h2>${message.to}</h2>
      <p>${new Date(message.createdAtMs).toISOString().slice(0, 19).replace('T', ' ')}</p>
      <pre dir="auto">${message.text}</pre>`,
            )
      }
      ${faultForm('/sms/faults', TEXT_FAULTS, texts.faults.current())}
      <form method="post" action="/sms/clear"><button>Remove all</button></form>`,
  );
}

export interface TextMessage {
  id: string;
  from: string;
  to: string;
  text: string;
  createdAtMs: number;
}

const TEXT_FAULTS = {
  none: 'Take every message',
  fault: 'Fail with 500',
  busy: 'Refuse for now (429)',
  late: 'Answer late',
  'no-answer': 'Do not answer',
} as const;
export type TextFault = keyof typeof TEXT_FAULTS;
const isTextFault = (text: string): text is TextFault => Object.hasOwn(TEXT_FAULTS, text);

/** The newest 500 text messages. */
export interface TextMessages {
  readonly messages: BoundedList<TextMessage>;
  readonly faults: FaultSwitch<TextFault>;
}

const MESSAGES_MOST = 500;

export function createTextMessages(): TextMessages {
  return { messages: createBoundedList<TextMessage>(MESSAGES_MOST), faults: createFaultSwitch<TextFault>('none') };
}

/** The messages to a number, newest first; all of them without one. Only digits count: a "+" in a query arrives as a space. */
function messagesFor({ messages }: TextMessages, to: string | undefined): readonly TextMessage[] {
  const digits = (text: string): string => text.replaceAll(/\D/g, '');
  return messages.all().filter((message) => to === undefined || digits(message.to) === digits(to));
}
