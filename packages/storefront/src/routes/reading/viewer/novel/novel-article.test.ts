import { DEFAULT_VIEWER_SETTINGS } from '@longstrip/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NovelArticle } from './novel-article.tsx';

test.each([
  ['第1話　雨', 'VERTICAL', '第<span class="upright-number">1</span>話　雨'],
  ['12月の話、3', 'VERTICAL', ['12', '月の話、', '3'].map(upright).join('')],
  ['2026年と1.5とA1', 'VERTICAL', '2026年と1.5とA1'],
  ['第1話　雨', 'HORIZONTAL', '第1話　雨'],
] as const)('of the title %s, short numbers stand upright in lines that are %s', (title, writing, heading) => {
  const markup = renderToStaticMarkup(
    createElement(NovelArticle, { pages: [], title, language: 'ja', writing, settings: DEFAULT_VIEWER_SETTINGS }),
  );
  expect(markup).toContain(`<h2 class="novel-title">${heading}</h2>`);
});

function upright(part: string): string {
  return /\d/.test(part) ? `<span class="upright-number">${part}</span>` : part;
}
