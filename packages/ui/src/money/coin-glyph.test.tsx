import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LookProvider } from '../look/site-look.tsx';
import { CoinGlyph } from './coin-glyph.tsx';

test('the coin has the letter of its site', () => {
  const markup = renderToStaticMarkup(
    <LookProvider look={{ coinLetter: 'ㄅ', density: 'usual' }}>
      <CoinGlyph />
    </LookProvider>,
  );
  expect(markup).toContain('>ㄅ</text>');
});
