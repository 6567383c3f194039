import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContinueCard } from '../home/continue-card.tsx';
import { ViewerTopBar } from '../viewer/viewer-bars.tsx';
import { OwnText, Phrases } from './text.tsx';

const TITLE = 'Waterloo Station, Some Fellow-Travellers, and a Girl with Brown Hair';
const OWN_TITLE = new RegExp(`<span dir="auto" class="[^"]*\\bone-line\\b[^"]*">${TITLE}</span>`);

it('a title that is longer than its line runs its own way, so that its end is cut', () => {
  const card = (
    <ContinueCard href="/" title="" place={TITLE} cover={{ src: '', widthPx: 3, heightPx: 4 }} readShare={0} />
  );
  expect(renderToStaticMarkup(card)).toMatch(OWN_TITLE);
});

it.each([
  [undefined, /^<span dir="auto" class="from-page-start">/],
  [{ tag: 'en', direction: 'ltr' } as const, /^<span lang="en" dir="ltr" class="from-page-start">/],
  [{ tag: 'ar', direction: 'rtl' } as const, /^<span lang="ar" dir="rtl" class="from-page-start">/],
])('a title in the language %j runs its own way from the start of the page', (language, markup) => {
  expect(renderToStaticMarkup(<OwnText language={language}>{TITLE}</OwnText>)).toMatch(markup);
});

it('beside a title that is cut, how far the reader is stays', () => {
  const bar = (place: string) =>
    renderToStaticMarkup(
      <ViewerTopBar title="" place={place} reached="41%" close={{ href: '/', label: 'Back' }} isShown />,
    );
  expect(bar(TITLE)).toMatch(OWN_TITLE);
  expect(bar(TITLE)).toMatch(/<span class="[^"]*\bshrink-0\b[^"]*"> · 41%<\/span>/);
  expect(bar('')).toContain('>41%</span>');
});

const markup = (text: string, breaks?: readonly number[]) =>
  renderToStaticMarkup(<Phrases text={text} breaks={breaks} />);

it('a text with phrases can break between them, at places that are not heard', () => {
  expect(markup('潮の記録係', [2])).toBe(
    '<span class="phrases"><span>潮の</span><wbr aria-hidden="true"/><span>記録係</span></span>',
  );
});

it('a phrase that may be wider than its card can break inside', () => {
  const long = 'ก'.repeat(17);
  expect(markup(`${long}ขค`, [17])).toBe(
    `<span class="phrases">${long}<wbr aria-hidden="true"/><span>ขค</span></span>`,
  );
});

it('a text without phrases is nothing but its letters', () => {
  expect(markup('Salt Crown')).toBe('Salt Crown');
  expect(markup('Salt Crown', [])).toBe('Salt Crown');
});
