import { html } from 'hono/html';
import type { SandboxNeighbour } from './create-sandbox.ts';

/** System colours: the page follows the reader's theme without colours of its own. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-inline-size: 40rem; margin-inline: auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.25; margin-block: 0 0.5rem; }
h2 { font-size: 1.125rem; margin-block: 2rem 0.5rem; }
ul { list-style: none; margin: 0; padding: 0; border-block-start: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); }
li { border-block-end: 1px solid color-mix(in srgb, CanvasText 15%, Canvas); }
li a { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; padding-block: 0.75rem; min-block-size: 1.5rem; }
a { color: LinkText; }
li a span { color: color-mix(in srgb, CanvasText 70%, Canvas); }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

/** What runs on this machine and where to look at it. Only what is really there. */
export function frontPage(neighbours: readonly SandboxNeighbour[]) {
  const sites = neighbours.filter(({ name }) => name !== 'api' && name !== 'sandbox');
  const api = neighbours.find(({ name }) => name === 'api');
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Longstrip sandbox</title>
    <link rel="stylesheet" href="/style.css">
  </head>
  <body>
    <main>
      <h1>Longstrip sandbox</h1>
      <p>The outside world, on this machine only. It runs in demo mode and refuses to start in production.</p>
      <h2>Sites</h2>
      <ul>
        ${sites.map((site) => link(site.title, site.url, site.url))}
      </ul>
      ${
        api === undefined
          ? ''
          : html`<h2>API</h2>
      <ul>
        ${link('Every endpoint (OpenAPI)', `${api.url}/openapi.json`, `${api.url}/openapi.json`)}
        ${link('Health', `${api.url}/_/health`, `${api.url}/_/health`)}
      </ul>`
      }
    </main>
  </body>
</html>`;
}

function link(title: string, url: string, shown: string) {
  return html`<li><a href="${url}"><strong>${title}</strong><span>${shown}</span></a></li>`;
}
