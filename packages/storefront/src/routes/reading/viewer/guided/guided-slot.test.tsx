// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GuidedSlot } from './guided-slot.tsx';

test('after a manga the card at the end has the direction of its own text', () => {
  const slot = (
    <div dir="rtl">
      <GuidedSlot
        part={undefined}
        away={0}
        views={[]}
        window={null}
        view={null}
        isWhole={false}
        opensAt={1}
        language="ja"
        flows="left"
        end={<p>End of Ep. 1</p>}
      />
    </div>
  );
  expect(renderToStaticMarkup(slot)).toMatch(/<div dir="auto"[^>]*><p>/);
});
