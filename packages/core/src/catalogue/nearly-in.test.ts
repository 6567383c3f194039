import { expect, test } from 'vitest';
import { isNearlyIn } from './nearly-in.ts';

test.each([
  ['dragon', 'the dragon of the northern sea'],
  ['dragn', 'the dragon of the northern sea'],
  ['northren sea', 'the dragon of the northern sea'],
  ['sea dragon', 'the dragon of the northern sea'],
  ['gruenewald', 'jorg grunewald'],
  ['陳墨自', '陳墨白'],
  ['김하눌', '김하늘'],
  ['التنبن', 'اميره الظلام والتنين'],
])('"%s" is nearly in "%s"', (searched, text) => {
  expect(isNearlyIn(searched, text)).toBe(true);
});

test.each([
  ['cat', 'the cut'],
  ['tiger dragon', 'the dragon of the northern sea'],
  ['テスト', 'ストリーム'],
  ['ああああ', 'あなたとあした'],
  ['ططط', 'بطل وطبيب وطريق'],
  ['كره القدم', 'مكتب قمر الورق'],
  ['陳自', '陳墨白'],
])('"%s" is not nearly in "%s"', (searched, text) => {
  expect(isNearlyIn(searched, text)).toBe(false);
});
