/** System colours: the pages follow the reader's theme without colours of their own. */
export const STYLE_SHEET = `
:root {
  color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
  --line: color-mix(in srgb, CanvasText 16%, Canvas); --fill: color-mix(in srgb, CanvasText 6%, Canvas);
  --quiet: color-mix(in srgb, CanvasText 70%, Canvas);
}
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-inline-size: 40rem; margin-inline: auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.25; margin-block: 0 0.5rem; overflow-wrap: anywhere; text-wrap: balance; }
h2 { font-size: 1.125rem; margin-block: 2rem 0.5rem; }
ul { list-style: none; margin: 0; padding: 0; border-block-start: 1px solid var(--line); }
li { border-block-end: 1px solid var(--line); }
li a { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; padding-block: 0.75rem; min-block-size: 1.5rem; }
a { color: LinkText; overflow-wrap: anywhere; }
li a span { color: var(--quiet); }
a:focus-visible, button:focus-visible, input:focus-visible, summary:focus-visible { outline: 2px solid; outline-offset: 2px; }
form { margin-block: 1rem; }
fieldset { margin: 0 0 1rem; padding: 0.5rem 1rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; min-inline-size: 0; }
legend { padding-inline: 0.375rem; color: var(--quiet); font-size: 0.875rem; }
label { display: block; padding-block: 0.5rem; }
label:has([type='radio']), label:has([type='checkbox']) { display: flex; gap: 0.75rem; align-items: center; min-block-size: 1.75rem; }
input:is([type='text'], [type='email'], [type='date'], [type='tel']) {
  display: block; inline-size: 100%; box-sizing: border-box; min-block-size: 2.75rem; padding-inline: 0.75rem; font: inherit;
  border: 1px solid var(--line); border-radius: 0.5rem; background: Canvas; color: CanvasText;
}
input:is([type='radio'], [type='checkbox']) { flex: none; inline-size: 1.25rem; block-size: 1.25rem; margin: 0; accent-color: CanvasText; }
button {
  min-block-size: 2.75rem; padding-inline: 1rem; margin-block: 0.25rem; font: inherit; cursor: pointer;
  border: 1px solid var(--line); border-radius: 0.625rem; background: Canvas; color: CanvasText;
}
button:hover { background: var(--fill); }
[role='alert'] { padding: 0.75rem 1rem; border-radius: 0.625rem; background: var(--fill); border-inline-start: 4px solid CanvasText; }
summary { padding-block: 0.75rem; cursor: pointer; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line); border-radius: 0.625rem; }
iframe { inline-size: 100%; block-size: 36rem; border: 1px solid var(--line); background: white; color-scheme: light; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
.customer { background: var(--fill); min-block-size: 100dvh; display: grid; align-content: center; }
.customer main { box-sizing: border-box; inline-size: min(100%, 29rem); padding: 1rem; }
.card {
  padding: 1.5rem; border-radius: 1.25rem; background: Canvas; border: 1px solid var(--line);
}
@media (prefers-color-scheme: light) { .card { box-shadow: 0 1rem 2.5rem -1.25rem color-mix(in srgb, CanvasText 35%, transparent); } }
.card > header { display: flex; align-items: center; gap: 0.75rem; margin-block-end: 1.25rem; }
.mark { display: grid; place-items: center; inline-size: 2.25rem; block-size: 2.25rem; border-radius: 0.75rem; background: CanvasText; color: Canvas; font-weight: 800; }
.card h1 { font-size: 1.375rem; }
.card p { margin-block: 0 0.75rem; color: var(--quiet); }
.card [role='alert'] { color: CanvasText; }
.card .amount { margin-block: 0.25rem 0; font-size: 2.25rem; line-height: 1.2; font-weight: 700; color: CanvasText; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.order { display: block; margin-block: 0.75rem 1.25rem; border-block: 1px solid var(--line); }
.order div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding-block: 0.625rem; }
.order div + div { border-block-start: 1px solid var(--line); }
.order dt { color: var(--quiet); }
.answers { display: grid; gap: 0.625rem; }
.answers button { inline-size: 100%; min-block-size: 3rem; margin: 0; padding-block: 0.5rem; text-wrap: balance; line-height: 1.3; }
.card .answers button:first-child { border-color: CanvasText; background: CanvasText; color: Canvas; font-weight: 700; }
.card fieldset { padding: 0.25rem 1rem 0.75rem; }
label span { min-inline-size: 0; overflow-wrap: anywhere; }
.tools { margin-block-start: 1rem; padding: 0.25rem 1.5rem 0.75rem; border: 1px dashed var(--line); border-radius: 1.25rem; }
.tools h2 { margin-block: 0.75rem 0.25rem; font-size: 0.875rem; color: var(--quiet); }
.customer footer { padding-block: 1rem; text-align: center; font-size: 0.875rem; color: var(--quiet); }
@media (forced-colors: active) { .mark, .card .answers button:first-child { border: 2px solid; } }
`;
