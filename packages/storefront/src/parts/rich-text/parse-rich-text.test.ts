import { getPlatform } from '@longstrip/platform-config';
import { RichText } from '@longstrip/ui';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseRichText, richLinks, withHeadings } from './parse-rich-text.server.ts';

const linkAddress = richLinks({ platform: getPlatform('bom-us'), publicOrigin: 'https://us.example' });

function drawn(html: string, isHeaded = false): string {
  const nodes = parseRichText(html, linkAddress);
  const markup = renderToStaticMarkup(createElement(RichText, { nodes: isHeaded ? withHeadings(nodes) : nodes }));
  return markup.replace(/^<div class="rich-text ">(.*)<\/div>$/s, '$1');
}

describe('rich text', () => {
  test.each([
    ['the four elements', '<div>a<br/>b <span>c</span></div>', '<div>a<br/>b <span>c</span></div>'],
    ['entities', 'Tom &amp; Jerry &lt;3', 'Tom &amp; Jerry &lt;3'],
    ['paragraphs become blocks', '<p>one</p>\n<p>two</p>', '<div>one</div><div>two</div>'],
    ['other elements leave their words', '<b>bold</b> <u>line</u>', 'bold line'],
    ['what is left open', '<div>a<span>b', '<div>a<span>b</span></div>'],
    ['what is closed and never was open', 'a</div></span>b', 'ab'],
    ['scripts', 'a<script>alert(1)</script>b', 'ab'],
    ['scripts in drawings', 'a<svg><a href="/faq">x</a></svg>b', 'ab'],
    ['handlers and classes', '<div onclick="x()" class="fixed" id="main">a</div>', '<div>a</div>'],
    ['frames', 'a<iframe src="//x"></iframe>b', 'ab'],
    ['comments', 'a<!-- b -->c', 'ac'],
  ])('%s', (_, html, expected) => {
    expect(drawn(html)).toBe(expected);
  });

  test.each([
    ['weight and line', 'font-weight: 700; text-decoration:underline', 'font-weight:700;text-decoration:underline'],
    ['a colour', 'COLOR: #FF3900', '--rich-ink:#ff3900'],
    ['a colour of numbers', 'color: rgb(1 2 3 / 50%)', '--rich-ink:rgb(1 2 3 / 50%)'],
    ['a size', 'font-size: 18px', 'font-size:18px'],
  ])('keeps %s', (_, style, expected) => {
    expect(drawn(`<span style="${style}">a</span>`)).toContain(`style="${expected}"`);
  });

  test.each([
    'position: fixed; inset: 0',
    'background: url(https://x.example/p.png)',
    'background-color: white',
    'color: url(x)',
    'color: var(--bg)',
    'color: expression(alert(1))',
    'font-size: 400px',
    'font-size: 2px',
    'display: none',
    'margin-top: -900px',
    'nonsense',
    ':',
  ])('drops %j', (style) => {
    expect(drawn(`<span style="${style}">a</span>`)).toBe('<span>a</span>');
  });

  test.each([
    ['/faq?category=COIN#question-3', '/faq?category=COIN#question-3'],
    ['https://us.example/notice', '/notice'],
    ['https://us.longstrip.example/home/weekly', '/home/weekly'],
    ['//us.example/notice', '/notice'],
    ['mailto:help@us.example', 'mailto:help@us.example'],
    ['https://elsewhere.example/', 'https://elsewhere.example/'],
  ])('%s leads to %s', (href, expected) => {
    expect(linkAddress(href)).toBe(expected);
  });

  test.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '/no/such/page',
    '#here',
    'https://',
  ])('%j is no link, and its text stays', (href) => {
    expect(drawn(`<a href="${href}">words</a>`)).toBe('<span>words</span>');
  });

  test('below the maximum depth is only text', () => {
    const depth = 5_000;
    const html = drawn(`${'<div>'.repeat(depth)}deep${'</div>'.repeat(depth)}`);
    expect(html).toContain('deep');
    expect(html.match(/<div>/g)?.length).toBeLessThan(30);
  });

  test('gets headings from bold first lines', () => {
    expect(drawn('<div><span style="font-weight:600">One</span><br>text<br><br></div>', true)).toBe(
      '<div><h2>One</h2>text</div>',
    );
    expect(drawn('<div><span style="font-weight:600">No</span> heading</div>', true)).toContain('<span');
  });
});
