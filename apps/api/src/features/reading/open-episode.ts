import {
  type Decision,
  decideEpisodeAccess,
  type EpisodeAccess,
  type EpisodeAccessCode,
  type EpisodeReader,
  grant,
  refuse,
} from '@longstrip/core';
import type { ApiParts } from '../../api-options.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import { loadSeriesView, type SeriesView } from '../catalogue/catalogue.service.ts';
import { isOfGenre, MAX_ID } from '../catalogue/series.repository.ts';
import { isSeriesShown } from '../catalogue/shown-series.ts';
import { callerSeesAdult } from '../identity/adult-view.ts';
import { callerSeesBl } from '../identity/bl-view.ts';
import type { EpisodeStanding } from './episode-standing.ts';
import { GUEST_READER_ID, type PageReader } from './page-address.ts';

/** Which episode is asked for, and by which guest's word. */
export interface EpisodeRequest {
  readonly seriesKey: string;
  readonly episodeKey: string;
  readonly guestSaysAdult: boolean;
}

/** An episode that the reader may read, and why. */
export interface OpenEpisode {
  readonly view: SeriesView;
  readonly standing: EpisodeStanding;
  readonly access: EpisodeAccess;
}

/** Loads the episode and asks the rule of access. The alias counts before the id, since an alias may be a number. */
export async function openEpisode(
  parts: Pick<ApiParts, 'db' | 'services'>,
  request: EpisodeRequest,
  call: EndpointCall,
): Promise<Decision<OpenEpisode, EpisodeAccessCode>> {
  const view = await loadSeriesView(parts, request.seriesKey, call);
  if (view === null) return refuse('NOT_EXIST');
  const { of, standings } = view;
  const episodeId = parseEpisodeId(request.episodeKey);
  const standing =
    standings.find(({ row }) => row.episode.alias === request.episodeKey) ??
    standings.find(({ row }) => row.episode.id === episodeId);
  if (standing === undefined) return refuse('NOT_FOUND_EPISODE');

  const isBlHidden = !callerSeesBl(call) && (await isOfGenre(parts.db.orm, of.series.id, 'BL'));
  const { onPlatform } = standing.row;
  const decision = decideEpisodeAccess(
    {
      seriesExists: true,
      episodeExists: true,
      isShown: standing.isShown && isSeriesShown(of) && !isBlHidden,
      openedAtMs: Math.max(of.onPlatform?.openedAtMs ?? 0, onPlatform?.openedAtMs ?? 0),
      isAdult: of.series.isAdult,
      isLoginRequired: onPlatform?.isLoginRequired ?? false,
      price: standing.price,
    },
    episodeReader(request, call, standing),
    call.nowMs,
  );
  if (!decision.ok) return decision;
  return grant({ view, standing, access: decision.value });
}

function episodeReader(
  { guestSaysAdult }: EpisodeRequest,
  { caller, platform, nowMs }: EndpointCall,
  { entitlements }: EpisodeStanding,
): EpisodeReader {
  const seesAdult = callerSeesAdult(caller, { platform, guestSaysAdult, nowMs });
  if (caller.kind === 'user') return { kind: 'user', seesAdult, entitlements };
  return caller.bearer === 'revoked' ? { kind: 'revoked' } : { kind: 'guest', seesAdult };
}

/** Whom the addresses are for: everybody where the episode stays free to all and is not adult, else the one reader (D31). */
export function pageReader(
  { view, standing, access }: OpenEpisode,
  { caller, platform, nowMs }: EndpointCall,
): PageReader {
  const isFreeForGood = access.by === 'FREE' && access.expiresAtMs === null;
  const isLoginRequired = standing.row.onPlatform?.isLoginRequired ?? false;
  const isForAll = isFreeForGood && !isLoginRequired && !view.of.series.isAdult;
  const readerId = caller.kind === 'user' ? caller.user.id : GUEST_READER_ID;
  return {
    platformId: platform.id,
    episodeId: standing.row.episode.id,
    readerId: isForAll ? null : readerId,
    nowMs,
  };
}

/** An episode's id as it came from outside; null when none can have it. */
export function parseEpisodeId(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : null;
}
