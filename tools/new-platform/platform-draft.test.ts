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
    },
  });
});
