import { describe, expect, test } from 'vitest';
import { grant, refuse } from '../shared/refusal.ts';
import {
  areWordsShown,
  cleanComment,
  commentLength,
  commentStatusFor,
  decideComment,
  decideCommentAct,
  decideCommentView,
  isBlindedByReports,
  readComment,
} from './comment.ts';

const stranger = { isAuthor: false, hasBlockedAuthor: false, hasReported: false };
const author = { ...stranger, isAuthor: true };
const shown = { isDeleted: false, isBlinded: false };

describe('the text of a comment', () => {
  test.each([
    ['  one\r\ntwo  ', 'one\ntwo'],
    ['one\n\n\n\n\ntwo', 'one\n\ntwo'],
    ['one   \ntwo', 'one\ntwo'],
    ['turned \u202eround\u202c', 'turned round'],
    ['a\u0007b', 'ab'],
    [`z${'\u0301'.repeat(20)}`, `ź${'\u0301'.repeat(3)}`],
    ['ที่ดีที่สุด', 'ที่ดีที่สุด'],
    ['\u200d\u200c \n', ''],
    ['👨‍👩‍👧', '👨‍👩‍👧'],
  ])('%j is stored as %j', (typed, stored) => {
    expect(cleanComment(typed)).toBe(stored);
  });

  const read = (text: string, hasEmoticon = false) => {
    const decided = readComment(text, { hasEmoticon, mostCharacters: 5 });
    return decided.ok ? decided.value : decided.code;
  };
  test.each([
    ['12345', '12345'],
    ['123456', 'COMMENT_TOO_LONG'],
    ['  12345  ', '12345'],
    ['😀😀😀😀😀', '😀😀😀😀😀'],
    ['', 'EMPTY_COMMENT'],
    [' \n ', 'EMPTY_COMMENT'],
  ])('%j is %j', (text, end) => {
    expect(read(text)).toBe(end);
  });
  test('an emoticon alone is a comment', () => {
    expect(read(' ', true)).toBe('');
  });
  test('an emoji counts as its code points, as the database counts it', () => {
    expect(commentLength('👍🏽')).toBe(2);
  });
});

describe('how a comment is shown', () => {
  test.each([
    [shown, stranger, null, true],
    [shown, author, null, true],
    [{ ...shown, isDeleted: true, isBlinded: true }, author, 'DELETED', false],
    [{ ...shown, isBlinded: true }, { ...stranger, hasBlockedAuthor: true }, 'BLIND', false],
    [{ ...shown, isBlinded: true }, author, 'BLIND', true],
    [shown, { ...stranger, hasBlockedAuthor: true, hasReported: true }, 'BLOCK', false],
    [shown, { ...stranger, hasReported: true }, 'REPORT', false],
  ] as const)('%j to %j: %s', (comment, reader, status, words) => {
    expect([commentStatusFor(comment, reader), areWordsShown(comment, reader)]).toEqual([status, words]);
  });
});

describe('writing', () => {
  const policy = { mostCharacters: 10, prohibitedWords: ['bad'], nowMs: 7 };
  const writer = { hasNickname: true, blockedUntilMs: null, access: grant(null) };
  const write = (
    of: Partial<Parameters<typeof decideComment>[0]> | { access: ReturnType<typeof refuse> },
    text: string,
  ) => {
    const decided = decideComment({ ...writer, ...of } as typeof writer, { text, hasEmoticon: false }, policy);
    return decided.ok ? decided.value : decided.code;
  };
  test.each([
    [{}, ' good ', 'good'],
    [{}, 'b a d', 'PROHIBITED_WORD'],
    [{}, '', 'EMPTY_COMMENT'],
    [{}, 'x'.repeat(11), 'COMMENT_TOO_LONG'],
    [{ hasNickname: false }, '', 'NICKNAME_REQUIRED'],
    [{ blockedUntilMs: 8, hasNickname: false }, 'good', 'COMMENTS_BLOCKED'],
    [{ blockedUntilMs: 'forever' }, 'good', 'COMMENTS_BLOCKED'],
    [{ blockedUntilMs: 7 }, 'good', 'good'],
    [{ access: refuse('UNAUTHORIZED_CONTENTS'), hasNickname: false }, 'good', 'UNAUTHORIZED_CONTENTS'],
    [{ access: refuse('ADULT_ONLY_CONTENTS') }, 'good', 'ADULT_ONLY_CONTENTS'],
  ] as const)('%j, %j: %s', (of, text, end) => {
    expect(write(of, text)).toBe(end);
  });
});

describe('reading', () => {
  test.each([
    [grant(null), grant({ canWrite: true })],
    [refuse('UNAUTHORIZED_CONTENTS'), grant({ canWrite: false })],
    [refuse('ADULT_ONLY_CONTENTS'), refuse('ADULT_ONLY_CONTENTS')],
    [refuse('INVALID_CONTENTS'), refuse('INVALID_CONTENTS')],
    [refuse('NOT_LOGIN_USER'), refuse('NOT_LOGIN_USER')],
  ] as const)('access %j: %j', (access, view) => {
    expect(decideCommentView(access)).toEqual(view);
  });
});

describe('what is done to a comment', () => {
  const blind = { ...shown, isBlinded: true };
  const gone = { ...shown, isDeleted: true };
  const blocker = { ...stranger, hasBlockedAuthor: true };
  test.each([
    ['like', shown, stranger, 'granted'],
    ['like', shown, author, 'granted'],
    ['like', shown, blocker, 'NOT_FOUND_COMMENT'],
    ['reply', shown, { ...stranger, hasReported: true }, 'NOT_FOUND_COMMENT'],
    ['reply', blind, author, 'NOT_FOUND_COMMENT'],
    ['report', shown, stranger, 'granted'],
    ['report', shown, blocker, 'granted'],
    ['report', shown, author, 'OWN_COMMENT'],
    ['block', shown, author, 'OWN_COMMENT'],
    ['block', shown, blocker, 'granted'],
    ['report', blind, stranger, 'NOT_FOUND_COMMENT'],
    ['delete', shown, stranger, 'NOT_FOUND_COMMENT'],
    ['delete', shown, author, 'granted'],
    ['delete', blind, author, 'granted'],
    ['delete', gone, author, 'NOT_FOUND_COMMENT'],
    ['like', gone, stranger, 'NOT_FOUND_COMMENT'],
    ['like', null, stranger, 'NOT_FOUND_COMMENT'],
  ] as const)('%s %j by %j: %s', (act, comment, reader, end) => {
    const decided = decideCommentAct(act, comment, reader);
    expect(decided.ok ? 'granted' : decided.code).toBe(end);
  });

  test.each([
    [4, false],
    [5, true],
    [6, true],
  ])('%d reports hide it: %s', (reports, isBlinded) => {
    expect(isBlindedByReports(reports, { commentReportsToBlind: 5 })).toBe(isBlinded);
  });
});
