import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SeriesHead } from './series-head.tsx';
import { Synopsis } from './synopsis.tsx';

it('a title and a synopsis say their own language, and run in its direction on a page of another', () => {
  const html = renderToStaticMarkup(
    <SeriesHead title="Statement of Lift Four" language="en" creators="" facts={[]}>
      <Synopsis text="A lift, a witness." language="en" labels={{ more: 'المزيد', less: 'أقل' }} />
    </SeriesHead>,
  );
  expect(html).toMatch(/<h1 lang="en"[^>]*><bdi>Statement of Lift Four<\/bdi><\/h1>/);
  expect(html).toMatch(/<p [^>]*lang="en" dir="auto"[^>]*>A lift, a witness\.<\/p>/);
});
