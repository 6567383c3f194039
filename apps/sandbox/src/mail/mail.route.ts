import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { html } from 'hono/html';
import { faultForm } from '../delivery-faults.ts';
import { linkRow, type Markup, page } from '../page.ts';
import { isMailFault, MAIL_FAULTS, type Mailbox, mailsFor, type ReceivedMail } from './mailbox.ts';

/** A mail's HTML may only be shown. No script, no request, no form, no exit from its frame. */
const MAIL_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
const NO_STORE = { 'cache-control': 'no-store' };

/** The mailbox: pages for people, JSON for tests. */
export function mailRoute(mailbox: Mailbox): Hono {
  const app = new Hono();
  app.get('/mail.json', (c) => c.json(mailsFor(mailbox, c.req.query('to')).map(rowOf), 200, NO_STORE));
  app.get('/mail', (c) => {
    const to = c.req.query('to')?.trim() || undefined;
    return c.html(listPage(mailbox, to), 200, NO_STORE);
  });
  app.use('/mail/*', csrf());
  app.post('/mail/faults', async (c) => {
    const fault = String((await c.req.formData()).get('fault'));
    if (!isMailFault(fault)) return c.text('There is no such fault.\n', 400);
    mailbox.faults.choose(fault);
    return c.redirect('/mail', 303);
  });
  app.post('/mail/clear', (c) => {
    mailbox.mails.clear();
    return c.redirect('/mail', 303);
  });
  app.get('/mail/:id', (c) => {
    const mail = mailbox.mails.find(c.req.param('id'));
    return mail === undefined ? c.notFound() : c.html(mailPage(mail), 200, NO_STORE);
  });
  app.get('/mail/:id/html', (c) => {
    const mail = mailbox.mails.find(c.req.param('id'));
    if (mail === undefined) return c.notFound();
    return c.html(mail.html, 200, { ...NO_STORE, 'content-security-policy': MAIL_POLICY });
  });
  return app;
}

function rowOf({ to, subject, text, createdAtMs }: ReceivedMail) {
  return { to, subject, text, createdAt: new Date(createdAtMs).toISOString() };
}

function listPage(mailbox: Mailbox, to: string | undefined): Markup {
  const mails = mailsFor(mailbox, to);
  return page(
    'Mailbox',
    html`<p>Every mail that the store sends, to whatever address. Nothing leaves this machine. <a href="/">Sandbox</a></p>
      <form method="get" action="/mail">
        <label>Address <input type="email" name="to" value="${to ?? ''}"></label>
        <button>Show</button>
      </form>
      ${
        mails.length === 0
          ? html`<p>No mail${to === undefined ? '' : html` for ${to}`} yet.</p>`
          : html`<ul>
        ${mails.map((mail) => linkRow(mail.subject, `/mail/${mail.id}`, `${mail.to} · ${timeOf(mail)}`))}
      </ul>`
      }
      ${faultForm('/mail/faults', MAIL_FAULTS, mailbox.faults.current())}
      <form method="post" action="/mail/clear"><button>Empty the mailbox</button></form>`,
  );
}

function mailPage(mail: ReceivedMail): Markup {
  const links = [...new Set(mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];
  return page(
    mail.subject,
    html`<p><a href="/mail">Mailbox</a></p>
      <dl>
        <dt>To</dt><dd>${mail.to}</dd>
        <dt>From</dt><dd>${mail.from}</dd>
        <dt>Received</dt><dd>${timeOf(mail)}</dd>
      </dl>
      <iframe title="The mail" sandbox src="/mail/${mail.id}/html"></iframe>
      ${
        links.length === 0
          ? ''
          : html`<h2>Links of this mail</h2>
      <ul>${links.map((link) => html`<li><a href="${link}" rel="noreferrer">${link}</a></li>`)}</ul>`
      }
      <h2>As text</h2>
      <pre dir="auto">${mail.text}</pre>`,
  );
}

const timeOf = ({ createdAtMs }: ReceivedMail): string =>
  new Date(createdAtMs).toISOString().slice(0, 19).replace('T', ' ');
