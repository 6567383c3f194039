import type { ApiResult } from '@longstrip/api-contract';
import { EMOTICON_IDS, REPORT_REASONS } from '@longstrip/core';
import type { ServerKey } from '@longstrip/messages';
import { type ActionFunctionArgs, type AppLoadContext, redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import type { ServerText } from '../../../i18n/server-text.server.ts';
import { saveNickname } from '../../../parts/account/account.server.ts';
import {
  type CommentsAddress,
  commentMark,
  commentsAddress,
  readCommentsAddress,
} from '../../../parts/comments/comments-address.ts';
import { defineAction, type FormOutcome, textField } from '../../../parts/form/define-action.server.ts';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';

const NumberField = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));

const Write = v.object({
  act: v.literal('write'),
  requestId: v.string(),
  /** May be empty beside an emoticon; the api checks it. */
  comment: v.optional(v.string(), ''),
  emoticonId: v.optional(v.picklist([...EMOTICON_IDS, '']), ''),
  isSpoiler: v.optional(v.literal('on')),
});
const Name = v.object({ act: v.literal('name'), nickname: textField('field.nicknameForm') });
const Delete = v.object({ act: v.literal('delete'), commentId: NumberField });
const Report = v.object({ act: v.literal('report'), commentId: NumberField, reason: v.picklist(REPORT_REASONS) });
const Block = v.object({ act: v.literal('block'), commentId: NumberField });
const Unblock = v.object({ act: v.literal('unblock'), blockId: NumberField });

const Fields = v.variant('act', [Write, Name, Delete, Report, Block, Unblock]);
type Input = v.InferOutput<typeof Fields>;

/** Writes, deletes or reports a comment, blocks or unblocks its author, or saves the reader's nickname. */
export const action = defineAction(Fields, {
  block: 'comment',
  fieldOf: {
    EMPTY_COMMENT: 'comment',
    COMMENT_TOO_LONG: 'comment',
    PROHIBITED_WORD: 'comment',
  },
  run: async (input, args): Promise<FormOutcome> => {
    const { request, context: site } = args;
    const address = readCommentsAddress(new URL(request.url).searchParams);
    if (!site.isSignedIn) throw redirect(withCallback('/user/login', commentsAddress(address)), 303);
    return act(input, args, address);
  },
});

async function act(input: Input, { context: site }: ActionFunctionArgs, at: CommentsAddress): Promise<FormOutcome> {
  const here = commentsAddress(at);
  switch (input.act) {
    case 'write':
      return write(site, input, at);
    case 'name':
      return saveNickname(site, input.nickname, afterDone(here, 'named'));
    case 'delete': {
      // The page of the deleted comment no longer exists.
      const isOwnPage = at.kind === 'thread' && at.commentId === input.commentId;
      const to = isOwnPage ? commentsAddress({ kind: 'episode', of: at.of, isBest: false, page: 1 }) : here;
      return ended(site.api.deleteComment({ commentId: input.commentId }), afterDone(to, 'deleted'));
    }
    case 'report': {
      const { commentId, reason } = input;
      return ended(
        site.api.reportComment({ commentId, reason }),
        `${afterDone(here, 'reported')}#${commentMark(commentId)}`,
      );
    }
    case 'block':
      return ended(
        site.api.blockAuthor({ commentId: input.commentId }),
        `${afterDone(here, 'blocked')}#${commentMark(input.commentId)}`,
      );
    case 'unblock':
      return ended(site.api.unblockReader({ blockId: input.blockId }), afterDone(here, 'unblocked'));
  }
}

/** The outcome of a form: the page with a notice, or the refusal. */
async function ended(call: Promise<ApiResult<unknown>>, to: string): Promise<FormOutcome> {
  const reply = await call;
  return reply.ok ? { kind: 'done', to, isReplaced: true } : refused(reply.code);
}

async function write(
  site: AppLoadContext,
  { requestId, comment, emoticonId, isSpoiler }: v.InferOutput<typeof Write>,
  at: CommentsAddress,
): Promise<FormOutcome> {
  if (at.kind !== 'episode' && at.kind !== 'thread') throw new Response(null, { status: 400 });
  const words = {
    comment,
    emoticonId: emoticonId === '' ? null : emoticonId,
    isSpoiler: isSpoiler === 'on',
    requestId,
  };
  const { of } = at;
  const call: Promise<ApiResult<unknown>> =
    at.kind === 'thread'
      ? site.api.writeReply({ commentId: at.commentId, ...words })
      : site.api.writeComment({ contentsAlias: of.series, episodeAlias: of.episode, ...words });
  // The page that contains it: the newest comments come first, the newest replies last.
  const to: CommentsAddress =
    at.kind === 'thread' ? { ...at, page: 'last' } : { kind: 'episode', of, isBest: false, page: 1 };
  return ended(call, afterDone(commentsAddress(to), 'posted'));
}

/** A missing nickname, or no access to the episode, changes what the page shows. */
function refused(code: Extract<FormOutcome, { kind: 'refused' }>['code']): FormOutcome {
  const redraws = code === 'NICKNAME_REQUIRED' || code === 'UNAUTHORIZED_CONTENTS';
  return redraws ? { kind: 'refused', code, redraws } : { kind: 'refused', code };
}

/** The notice after an action, by its name in the address. */
const NOTICES = {
  posted: 'comment.posted',
  deleted: 'comment.deleted',
  reported: 'comment.reported',
  blocked: 'comment.blockedNow',
  unblocked: 'comment.unblocked',
  named: 'comment.named',
} as const satisfies Record<string, ServerKey>;

type Done = keyof typeof NOTICES;

const PARAMETER = 'done';

/** The address of a page that says what was done. */
function afterDone(address: string, done: Done): string {
  return `${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=${done}`;
}

/** The notice about what was done; null when nothing was. */
export function doneNotice(query: URLSearchParams, text: ServerText): string | null {
  const done = query.get(PARAMETER) ?? '';
  return isDone(done) ? text(NOTICES[done]) : null;
}

export function isJustPosted(query: URLSearchParams): boolean {
  return query.get(PARAMETER) === 'posted';
}

function isDone(name: string): name is Done {
  return Object.hasOwn(NOTICES, name);
}
