import { expect, test } from 'vitest';
import { matchedParts } from './marked-title.tsx';

const marked = (title: string, looked: string) =>
  matchedParts(title, looked)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Salt Crown', 'salt', '[Salt] Crown'],
  ['Salt Crown', 'CROWN', 'Salt [Crown]'],
  ['Salt Crown', 'tcro', 'Sal[t Cro]wn'],
  ['Déjà vu', 'deja', '[Déjà] vu'],
  ['Straße', 'strass', '[Straß]e'],
  ['スライム・ダイアリー', 'だいあり', 'スライム・[ダイアリ]ー'],
  ['塩の冠', '冠', '塩の[冠]'],
  ['나 혼자만 레벨업', '혼자만레벨', '나 [혼자만 레벨]업'],
  ['قصة الملح', 'قصه', '[قصة] الملح'],
  ['Salt Crown', 'moon', 'Salt Crown'],
  ['Salt Crown', '', 'Salt Crown'],
  ['★★', '★', '★★'],
])('%s, searched by %s', (title, looked, expected) => {
  expect(marked(title, looked)).toBe(expected);
});
