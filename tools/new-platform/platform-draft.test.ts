import { expect, test } from 'vitest';
import { readDraft } from './platform-draft.ts';

test('the usage is printed on request, and as a refusal when the name is missing', () => {
  const usage = [expect.stringContaining('npm run new-platform -- NAME')];
  expect(readDraft(['--help'], [])).toEqual({ ok: false, isHelp: true, sentences: usage });
  expect(readDraft(['kr', '-h'], [])).toMatchObject({ isHelp: true });
  expect(readDraft([], [])).toEqual({ ok: false, sentences: usage });
});

test('a name alone is a platform in its country’s language, money and zone', () => {
  expect(readDraft(['kr'], [0, 7])).toMatchObject({
    ok: true,
    draft: {
      id: 'bom-kr',
      portOffset: 8,
      locales: ['ko-KR'],
      currency: { code: 'KRW' },
      timeZone: 'Asia/Seoul',
      brand: { coinLetter: 'B', illustration: 'windows' },
      badges: 'square',
    },
  });
});

test.each([
  ['badges', 'star'],
  ['illustration', 'cat'],
])('a value of --%s that is not there is refused', (option, value) => {
  const sentences = [expect.stringContaining(`--${option} "${value}" is none of `)];
  expect(readDraft(['kr', `--${option}`, value], [])).toEqual({ ok: false, sentences });
});
