import { expect, it } from 'vitest';
import { progressSentence } from './import-report.ts';
import { createTerminal } from './terminal.ts';

function stream(isTTY: boolean, columns?: number) {
  const written: string[] = [];
  return { written, write: (text: string) => written.push(text), isTTY, columns };
}

it('writes progress over itself at a terminal, and takes it away before anything else is said', () => {
  const [stdout, stderr] = [stream(true), stream(true, 20)];
  const { out, say, progress } = createTerminal(stdout, stderr);
  progress?.('one');
  progress?.('a sentence that is far too long');
  out('a result');
  say('a word');
  progress?.('two');
  progress?.(null);
  const clear = '\r\u001b[2K';
  expect(stderr.written).toEqual(['one', clear, 'a sentence that is ', clear, 'a word\n', 'two', clear]);
  expect(stdout.written).toEqual(['a result\n']);
});

it('shows no progress where stderr is no terminal', () => {
  expect(createTerminal(stream(true), stream(false)).progress).toBeUndefined();
});

it.each([
  [{ step: 'waiting' }, 'a.cbz: waiting for another import to end …'],
  [{ step: 'publishing', done: 3, of: 26 }, 'a.cbz: storing picture 3 of 26 …'],
  [{ step: 'checking', book: 'a.cbz', bookNo: 1, books: 1, done: 0, of: 0, unit: 'page' }, 'a.cbz: checking …'],
  [{ step: 'checking', book: 'a.cbz', bookNo: 1, books: 1, done: 12, of: 26, unit: 'page' }, 'a.cbz: page 12 of 26 …'],
  [
    { step: 'checking', book: '002.cbz', bookNo: 2, books: 5, done: 3, of: 9, unit: 'chapter' },
    'a.cbz: file 2 of 5, 002.cbz: chapter 3 of 9 …',
  ],
] as const)('says how far an import is: %j', (progress, sentence) => {
  expect(progressSentence('a.cbz', progress)).toBe(sentence);
});
