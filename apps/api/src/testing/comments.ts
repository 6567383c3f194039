import type { EmoticonId } from '@longstrip/core';
import type { AddedUser } from '@longstrip/test-kit/data';
import { postTo } from './accounts.ts';
import { newRequestId } from './benefits.ts';
import { at } from './expect-shape.ts';
import type { TestAnswer, TestApi, TestRequest } from './test-api.ts';

/** The comment that a test writes: "hello" by default. */
export interface Written {
  comment?: string;
  emoticonId?: EmoticonId | null;
  isSpoiler?: boolean;
  requestId?: string;
}

/** The site that tests use by default. */
export const JAPAN = { balconyId: 'BELTOON_JP' } as const satisfies TestRequest;

/** A site that answers in English. */
export const THAILAND = {
  balconyId: 'BOMTOON_TH',
  headers: { 'accept-language': 'en-US' },
} as const satisfies TestRequest;

/** Writes about the first episode of `open`, or about another. */
export function write(
  api: TestApi,
  { accessToken: bearer }: Pick<AddedUser, 'accessToken'>,
  {
    comment = 'hello',
    requestId = newRequestId(),
    ...more
  }: Written & { contentsAlias?: string; episodeAlias?: string } = {},
  site: TestRequest = JAPAN,
): Promise<TestAnswer> {
  const place = { contentsAlias: 'open', episodeAlias: 'ep-1' };
  return postTo(api, '/v1/comment')({ ...place, comment, requestId, ...more }, { ...site, bearer });
}

export function reply(
  api: TestApi,
  { accessToken: bearer }: Pick<AddedUser, 'accessToken'>,
  commentId: number,
  { comment = 'and hello', requestId = newRequestId(), ...more }: Written = {},
  site: TestRequest = JAPAN,
): Promise<TestAnswer> {
  const body = { commentId, comment, requestId, ...more };
  return postTo(api, '/v1/comment/reply')(body, { ...site, bearer });
}

/** The id of a written comment. Throws if it was refused. */
export function numberOf({ json, text }: TestAnswer): number {
  const id = at(json, 'data.commentId');
  if (typeof id !== 'number') throw new Error(`nothing was written: ${text}`);
  return id;
}
