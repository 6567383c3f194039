import type { NO_COMMENTS, UNSHOWN_EPISODE } from '@longstrip/api-contract';
import { type Decision, decideCommentView, type EpisodeAccessCode, grant, refuse } from '@longstrip/core';
import { MAX_ID, seriesTitle } from '../../catalogue/index.ts';
import type { SignedInCaller } from '../../http/caller.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { findEpisode } from '../../reading/index.ts';
import type { CommunityParts, CommunityServices } from '../services.ts';
import { findComment, type ReadersComment } from './comment.repository.ts';

export type Parts = Pick<CommunityParts, 'db'> & { readonly services: Pick<CommunityServices, 'limits'> };
export type ReaderCall = EndpointCall<SignedInCaller>;

/** An episode whose comments a reader may read. */
export interface CommentedEpisode {
  readonly seriesId: number;
  readonly seriesAlias: string;
  readonly seriesTitle: string;
  readonly isAdult: boolean;
  readonly episodeId: number;
  readonly episodeAlias: string;
  readonly episodeTitle: string;
  /** Whether it opens for the reader now. */
  readonly access: Decision<unknown, EpisodeAccessCode>;
}

export type UnshownEpisode = (typeof UNSHOWN_EPISODE)[number];

/** Whether this reader may use comments at all. */
export function admitReader({ caller, platform }: ReaderCall): Decision<null, (typeof NO_COMMENTS)[number]> {
  if (!platform.features.comments) return refuse('NO_SUCH_ROUTE');
  return caller.user.snsProvider === 'apple_guest' ? refuse('COMMENTS_NEED_ACCOUNT') : grant(null);
}

/** The episode of an address, if its comments are shown to the reader. */
export async function findCommentedEpisode(
  parts: Parts,
  { seriesKey, episodeKey }: { seriesKey: string; episodeKey: string },
  call: ReaderCall,
): Promise<Decision<CommentedEpisode, UnshownEpisode>> {
  const found = await findEpisode(parts, { seriesKey, episodeKey, guestSaysAdult: false }, call);
  if (!found.ok) return found;
  const { view, readerEpisode, access } = found.value;
  const decided = decideCommentView(access);
  if (!decided.ok) return decided;
  const { series } = view.seriesOnPlatform;
  const { episode } = readerEpisode.row;
  return grant({
    ...{ seriesId: series.id, seriesAlias: series.alias, seriesTitle: seriesTitle(view.seriesOnPlatform) },
    ...{ episodeId: episode.id, episodeAlias: episode.alias, episodeTitle: episode.title },
    ...{ isAdult: series.isAdult, access },
  });
}

/** A comment with the episode that it is about. If the reader does not see the episode, the comment counts as absent. */
export async function findPlacedComment(
  parts: Parts,
  commentId: number,
  call: ReaderCall,
): Promise<Decision<{ found: ReadersComment; episode: CommentedEpisode }, 'NOT_FOUND_COMMENT'>> {
  const found = await findComment(parts.db.orm, call.caller.scope, commentId);
  // An absent comment takes the same statements as one of a series that the reader may not see (record 0094).
  const place = { seriesKey: String(found?.row.seriesId ?? MAX_ID), episodeKey: found?.place.episodeAlias ?? '' };
  const episode = await findCommentedEpisode(parts, place, call);
  return found !== null && episode.ok ? grant({ found, episode: episode.value }) : refuse('NOT_FOUND_COMMENT');
}
