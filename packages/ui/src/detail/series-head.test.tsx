import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SeriesHead } from './series-head.tsx';
import { Synopsis } from './synopsis.tsx';

const ENGLISH = { tag: 'en', direction: 'ltr' } as const;

it('a title and a synopsis say their own language, and run in its direction on a page of another, the title from its start', () => {
  const html = renderToStaticMarkup(
    <>
      <SeriesHead title="Statement of Lift Four" language={ENGLISH} creators="Ines Marlowe" facts={[]} />
      <Synopsis text="A lift, a witness." language={ENGLISH} labels={{ more: 'المزيد', less: 'أقل' }} />
    </>,
  );
  expect(html).toMatch(
    /<h1 lang="en" dir="ltr" class="from-page-start [^>]*>Statement of Lift Four<\/h1><p dir="ltr" class="from-page-start [^>]*>Ines Marlowe<\/p>/,
  );
  expect(html).toMatch(/<p [^>]*lang="en" dir="ltr"[^>]*>A lift, a witness\.<\/p>/);
});
