import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Phrases } from './phrases.tsx';

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
