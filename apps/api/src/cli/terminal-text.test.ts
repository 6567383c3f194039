import { expect, it } from 'vitest';
import { terminalText } from './terminal.ts';

const OLD_TITLE = '\u001B[31mTea\u009B \u202E& Ghosts\u0000 \uD800';

it('a line for a terminal shows what would steer it, and keeps tabs, ends of lines and every script', () => {
  expect(terminalText(`1\t${OLD_TITLE}\n2`)).toBe('1\t\\u001b[31mTea\\u009b \\u202e& Ghosts\\u0000 \\ud800\n2');
  const scripts = 'می\u200Cخواهم 👨\u200D👩\u200D👧 星の海 \u200F';
  expect(terminalText(scripts)).toBe(scripts);
});

it('a line of JSON says the same', () => {
  const line = JSON.stringify({ title: OLD_TITLE });
  expect(terminalText(line)).not.toMatch(/[\p{Cc}\u202E]/u);
  expect(JSON.parse(terminalText(line))).toEqual({ title: OLD_TITLE });
});
