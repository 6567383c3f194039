import { html } from 'hono/html';

/** Markup whose values are escaped already. */
export type Markup = ReturnType<typeof html>;

/** System colours: the page follows the reader's theme without colours of its own. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-inline-size: 40rem; margin-inline: auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.25; margin-block: 0 0.5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.125rem; margin-block: 2rem 0.5rem; }
ul { list-style: none; margin: 0; padding: 0; border-block-start: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); }
li { border-block-end: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); }
li a { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; padding-block: 0.75rem; min-block-size: 1.5rem; }
a { color: LinkText; overflow-wrap: anywhere; }
li a span { color: color-mix(in srgb, CanvasText 70%, Canvas); }
a:focus-visible, button:focus-visible, input:focus-visible { outline: 2px solid; outline-offset: 2px; }
form { margin-block: 1rem; }
fieldset { margin: 0 0 1rem; padding: 0.5rem 1rem 1rem; border: 1px solid color-mix(in srgb, CanvasText 30%, Canvas); border-radius: 0.5rem; }
label { display: block; padding-block: 0.5rem; }
label:has([type='radio']), label:has([type='checkbox']) { display: flex; gap: 0.75rem; align-items: center; min-block-size: 1.75rem; }
input:is([type='text'], [type='email'], [type='date'], [type='tel']) { display: block; inline-size: 100%; box-sizing: border-box; min-block-size: 2.75rem; padding-inline: 0.75rem; font: inherit; }
button { min-block-size: 2.75rem; padding-inline: 1rem; margin-block: 0.25rem; font: inherit; }
summary { padding-block: 0.75rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); }
iframe { inline-size: 100%; block-size: 36rem; border: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); background: white; color-scheme: light; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
`;

/** A page of the sandbox. It has no script: every action is a link or a form. */
export function page(title: string, body: Markup): Markup {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/style.css">
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${body}
    </main>
  </body>
</html>`;
}

/** A row of a list: a title and a second text. */
export function linkRow(title: string, url: string, shown: string): Markup {
  return html`<li><a href="${url}"><strong>${title}</strong><span>${shown}</span></a></li>`;
}
