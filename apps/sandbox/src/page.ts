import { html } from 'hono/html';

/** Markup whose values are escaped already. */
export type Markup = ReturnType<typeof html>;

/** The sandbox's own pages, and those in a customer's place. */
type PageLook = 'workshop' | 'customer';

/** A page of the sandbox. It has no script: every action is a link or a form. */
export function page(title: string, body: Markup): Markup {
  return document(
    title,
    'workshop',
    html`<main>
      <h1>${title}</h1>
      ${body}
    </main>`,
  );
}

export interface CustomerPage {
  /** The service in whose place the page is: "Google". */
  service: string;
  title: string;
  body: Markup;
  /** What a customer does not see at the service: other answers. */
  tools?: Markup;
}

/** A page as a service shows it to a customer: one card with the service's name. What only testers need is below the card. */
export function customerPage({ service, title, body, tools }: CustomerPage): Markup {
  return document(
    title,
    'customer',
    html`<main>
      <div class="card">
        <header><span class="mark" aria-hidden="true">${service.slice(0, 1)}</span><strong>${service}</strong></header>
        <h1>${title}</h1>
        ${body}
      </div>
      ${tools === undefined ? '' : html`<section class="tools">${tools}</section>`}
      <footer>The sandbox’s ${service}, on this machine only.</footer>
    </main>`,
  );
}

/**
 * The answers of a form as buttons: in a card the first is the main one.
 * @param form the id of the form, for buttons outside of it
 */
export function answers(name: string, titles: readonly (readonly [value: string, title: string])[], form = ''): Markup {
  return html`<div class="answers">${titles.map(([value, title]) => html`<button name="${name}" value="${value}" ${form === '' ? '' : html`form="${form}"`}>${title}</button>`)}</div>`;
}

/** What is bought, and the amount. */
export function orderSummary(rows: readonly (readonly [label: string, value: string])[], amount: string): Markup {
  return html`<p class="amount"><bdi>${amount}</bdi></p>
    <dl class="order">${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function document(title: string, look: PageLook, body: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/style.css">
  </head>
  <body class="${look}">
    ${body}
  </body>
</html>`;
}

/** A row of a list: a title and a second text. */
export function linkRow(title: string, url: string, shown: string): Markup {
  return html`<li><a href="${url}"><strong>${title}</strong><span>${shown}</span></a></li>`;
}
