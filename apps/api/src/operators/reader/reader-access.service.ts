import type { ReaderAccess, ReaderAccessQuerySchema } from '@longstrip/api-contract';
import { type Decision, grant, refuse } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { getPlatform } from '@longstrip/platform-config';
import type * as v from 'valibot';
import { seriesTitle } from '../../catalogue/index.ts';
import type { ViewingCall } from '../../http/caller-view.ts';
import { findNamedAccount } from '../../people/index.ts';
import { findEpisode } from '../../reading/index.ts';
import type { Operator } from '../../shared/operator.ts';
import { knownPlatform } from '../../shared/operator-values.ts';
import { scopeOf, type UserRow } from '../../shared/reader-scope.ts';
import { createSwitchedPlatforms } from '../../shared/switched-platforms.ts';
import { noteLook } from './note-look.ts';

/** A request of this reader in a browser, at the kind of address that their last one came from. */
export async function viewingCallOf(
  database: Database,
  user: UserRow,
  nowMs: number,
): Promise<ViewingCall & { caller: { kind: 'user'; user: UserRow; isKoreanAddress: boolean } }> {
  const platform = await createSwitchedPlatforms(database, null).now(getPlatform(knownPlatform(user.platformId)));
  const { isKoreanAddress } = user;
  const caller = { kind: 'user', scope: scopeOf(user), user, sessionId: '', isKoreanAddress } as const;
  return { caller, platform, device: WEB, nowMs };
}

const WEB = { platform: 'WEB', isMobile: false } as const;

/** `adminReaderAccess`: the decision of the viewer for this reader now, by the same rule. */
export async function readAccess(
  database: Database,
  operator: Operator,
  asked: v.InferOutput<typeof ReaderAccessQuerySchema>,
  nowMs: number,
): Promise<Decision<ReaderAccess, 'NOT_EXIST'>> {
  const account = await findNamedAccount(database.orm, asked);
  if (account === null) return refuse('NOT_EXIST');
  await noteLook(database, operator, { account, isFull: false, nowMs });
  const request = { seriesKey: asked.series, episodeKey: asked.episode, guestSaysAdult: false };
  const found = await findEpisode({ db: database }, request, await viewingCallOf(database, account, nowMs));
  const closed = { canRead: false, by: null, expiresAtMs: null };
  if (!found.ok) return grant({ ...closed, refusal: found.code, episode: null });
  const { access, readerEpisode, view } = found.value;
  const { id: episodeId, title } = readerEpisode.row.episode;
  const episode = { episodeId, title, seriesTitle: seriesTitle(view.seriesOnPlatform) };
  return grant(
    access.ok
      ? { canRead: true, ...access.value, refusal: null, episode }
      : { ...closed, refusal: access.code, episode },
  );
}
