import type {
  Comment,
  CommentCount,
  CommentPage,
  EpisodeComments,
  OwnCommentPage,
  PlacedComment,
} from '@longstrip/api-contract';
import { type Decision, grant, refuse } from '@longstrip/core';
import { callerSeesAdult } from '../../http/caller-view.ts';
import { pageOf } from '../../http/page-of.ts';
import { countShown, listComments, listOwnComments, listReplies } from './comment.repository.ts';
import {
  findCommentedEpisode,
  findPlacedComment,
  type Parts,
  type ReaderCall,
  type UnshownEpisode,
} from './commented-episode.ts';
import { wireComment, wirePlaced } from './wire-comment.ts';

interface EpisodeParams {
  readonly alias: string;
  readonly episodeAlias: string;
}

interface PageQuery {
  readonly page: number;
  readonly size: number;
}

/** `GET comment/contents/{alias}/{episodeAlias}`. */
export async function readEpisodeComments(
  parts: Parts,
  { alias, episodeAlias }: EpisodeParams,
  { isBest, page: number, size }: PageQuery & { isBest: boolean },
  call: ReaderCall,
): Promise<Decision<EpisodeComments, UnshownEpisode>> {
  const found = await findCommentedEpisode(parts, { seriesKey: alias, episodeKey: episodeAlias }, call);
  if (!found.ok) return found;
  const { scope } = call.caller;
  const episode = found.value;
  const [{ rows, totalElements }, totalCount] = await Promise.all([
    listComments(parts.db.orm, scope, { episodeId: episode.episodeId, isBest, number, size }),
    countShown(parts.db.orm, scope.platformId, episode.episodeId),
  ]);
  return grant({
    commentManageId: episode.episodeId,
    contentsIsAdult: episode.isAdult,
    comment: pageOf<Comment>(
      rows.map((row) => wireComment(row, scope, number)),
      { number, size, totalElements },
    ),
    contentsAlias: episode.seriesAlias,
    contentsTitle: episode.seriesTitle,
    episodeAlias: episode.episodeAlias,
    episodeTitle: episode.episodeTitle,
    totalCount,
    canWrite: episode.access.ok,
  });
}

/** `GET comment/count/{alias}/{episodeAlias}`: what the viewer shows at its button. */
export async function readCommentCount(
  parts: Parts,
  { alias, episodeAlias }: EpisodeParams,
  call: ReaderCall,
): Promise<Decision<CommentCount, UnshownEpisode>> {
  const found = await findCommentedEpisode(parts, { seriesKey: alias, episodeKey: episodeAlias }, call);
  if (!found.ok) return found;
  return grant({ count: await countShown(parts.db.orm, call.platform.id, found.value.episodeId) });
}

/** `GET comment/{commentId}`. A deleted one is there while it has replies. */
export async function readComment(
  parts: Parts,
  commentId: number,
  call: ReaderCall,
): Promise<Decision<PlacedComment, 'NOT_FOUND_COMMENT'>> {
  const placed = await findPlacedComment(parts, commentId, call);
  if (!placed.ok) return placed;
  const { found } = placed.value;
  const isGone = found.row.deletedAtMs !== null && found.row.replyCount === 0;
  return isGone ? refuse('NOT_FOUND_COMMENT') : grant(wirePlaced(found, call.caller.scope));
}

/** `GET comment/reply/CONTENTS/{commentId}`. */
export async function readReplies(
  parts: Parts,
  commentId: number,
  { page: number, size }: PageQuery,
  call: ReaderCall,
): Promise<Decision<CommentPage, 'NOT_FOUND_COMMENT'>> {
  const placed = await findPlacedComment(parts, commentId, call);
  if (!placed.ok) return placed;
  const { scope } = call.caller;
  const { rows, totalElements } = await listReplies(parts.db.orm, scope, { parentId: commentId, number, size });
  return grant(
    pageOf<Comment>(
      rows.map((row) => wireComment(row, scope, number)),
      { number, size, totalElements },
    ),
  );
}

/** `GET comment`: what the reader wrote. */
export async function readOwnComments(
  parts: Parts,
  { page: number, size }: PageQuery,
  call: ReaderCall,
): Promise<OwnCommentPage> {
  const { caller, platform, nowMs } = call;
  const seesAdult = callerSeesAdult(caller, { platform, guestSaysAdult: false, nowMs });
  const { rows, totalElements } = await listOwnComments(parts.db.orm, caller.scope, { seesAdult, number, size });
  return pageOf<PlacedComment>(
    rows.map((row) => wirePlaced(row, caller.scope, number)),
    { number, size, totalElements },
  );
}
