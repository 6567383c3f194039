import { expect, test } from 'vitest';
import { cleanRichLabel } from './reader-texts.ts';

test.each([
  ['a message key', 't:notice.welcome', 't:notice.welcome'],
  ['the allowed elements', '<div>One<br>two <span style="color:#f00">three</span></div>', undefined],
  ['a link within the site', '<a href="/shop?x=1">Shop</a>', undefined],
  ['a link elsewhere', '<a href="https://example.test/">there</a>', undefined],
  ['an address of mail', '<a href="mailto:help@example.test">mail</a>', undefined],
  ['a script', 'a<script>alert(1)</script>b', 'ab'],
  ['a script in an address', '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['the same, hidden', '<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['an address without a scheme', '<a href="//evil.test">x</a>', '<a>x</a>'],
  ['a handler', '<div onclick="alert(1)" id="a" class="b">x</div>', '<div>x</div>'],
  ['a picture', '<img src=x onerror=alert(1)>x', 'x'],
  ['a frame', '<iframe src="https://evil.test"></iframe>x', 'x'],
  [
    'a style that loads',
    '<div style="background-color:url(https://evil.test);color:red">x</div>',
    '<div style="color:red">x</div>',
  ],
  ['a style that covers the page', '<div style="position:fixed;inset:0">x</div>', '<div>x</div>'],
  [
    'paragraphs and stress',
    '<p>One</p><p><b>Two</b></p>',
    '<div>One</div><div><span style="font-weight:700">Two</span></div>',
  ],
  ['a headline', '<h2>Why</h2>', '<div style="font-weight:700">Why</div>'],
  ['what is not closed', '<div>x', '<div>x</div>'],
  ['signs', 'a < b & c', 'a &lt; b &amp; c'],
])('%s', (_, html, expected) => {
  expect(cleanRichLabel(html).replaceAll('<br />', '<br>')).toBe(expected ?? html);
});
