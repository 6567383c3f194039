import { describe, expect, it } from 'vitest';
import { cleanLine, cleanText, printable } from './clean-text.ts';

describe('a text of an operator or a file', () => {
  it.each([
    ['colours of a terminal', 'a \u001B[31mred\u001B[0m title', 'a red title'],
    ['a new title for the terminal', 'a\u001B]0;owned\u0007b', 'ab'],
    ['a link of the terminal', '\u001B]8;;https://evil.example\u001B\\Sea\u001B]8;;\u001B\\', 'Sea'],
    ['an escape of one byte', '\u009B2JSea', 'Sea'],
    ['a sequence that is cut off', 'Sea\u001B[', 'Sea['],
    ['control characters', 'S\u0000e\u0007a\u0008\u007F\u0085', 'Sea'],
    ['halves of a surrogate pair', '\uDC00Sea\uD83D', 'Sea'],
    ['a byte order mark', '\uFEFFSea', 'Sea'],
    ['an override of direction', 'Sea \u202Efdp.exe\u202C', 'Sea fdp.exe'],
    ['isolates', '\u2067Sea\u2069', 'Sea'],
    ['letters in two parts', 'Cafe\u0301 \u1112\u1161\u11AB', 'Café 한'],
    ['white space around', ' \n\u3000Sea\t ', 'Sea'],
  ])('loses %s', (_, text, clean) => {
    expect(cleanText(text)).toBe(clean);
    expect(cleanLine(text)).toBe(clean);
  });

  it.each([
    ['Persian with a joiner', 'می\u200Cخواهم'],
    ['a family and a flag', '👨\u200D👩\u200D👧 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} ❤\uFE0F'],
    ['a mark of direction in Arabic', 'قصة\u200F C++\u200E'],
    ['where Thai may be broken', 'ภาษา\u200Bไทย'],
    ['the spaces of other scripts', '星の\u3000海 Qui\u00A0?'],
  ])('keeps %s', (_, text) => {
    expect(cleanText(text)).toBe(text);
    expect(cleanLine(text)).toBe(text);
  });

  it('keeps its lines, however they end, where it may have some, and is one line where not', () => {
    const text = 'One\r\nTwo\rThree\u2028Four\n\n\tFive \u2029';
    expect(cleanText(text)).toBe('One\nTwo\nThree\nFour\n\n\tFive');
    expect(cleanLine(text)).toBe('One Two Three Four Five');
  });

  it('is the same when it is cleaned again', () => {
    const text = '\u001B\u0000[31m\u202E Cafe\u0301\r\n\uD800';
    expect(cleanText(cleanText(text))).toBe(cleanText(text));
  });

  it('is cleaned in no time, however it is made', () => {
    const startedAtMs = performance.now();
    for (const part of ['\u001B[', '\u001B]', '\u001B];', '\u009B1;']) cleanText(part.repeat(200_000));
    expect(performance.now() - startedAtMs).toBeLessThan(2_000);
  });
});

it('a name in a sentence shows where it would have written into a terminal', () => {
  expect(printable('Sea\u001B[2J \u202Efdp\u202C\nNew line \uD800')).toBe(
    'Sea\u{FFFD}[2J \u{FFFD}fdp\u{FFFD}New line \u{FFFD}',
  );
  expect(printable('x'.repeat(300))).toHaveLength(200);
});
