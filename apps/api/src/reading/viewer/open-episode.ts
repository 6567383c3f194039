import {
  type Decision,
  decideEpisodeAccess,
  type EpisodeAccess,
  type EpisodeAccessCode,
  type EpisodeReader,
  grant,
  refuse,
} from '@longstrip/core';
import {
  GUEST_READER_ID,
  isSeriesShown,
  loadSeriesView,
  MAX_ID,
  type PageReader,
  type ReaderEpisode,
  rememberedSeries,
  type SeriesRefusal,
  type SeriesView,
  seriesRefusal,
} from '../../catalogue/index.ts';
import { callerSeesAdult, type ViewingCall } from '../../http/caller-view.ts';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { ReadingParts } from '../services.ts';

/** Which episode is requested, and whether a guest says that they are an adult. */
export interface EpisodeRequest {
  readonly seriesKey: string;
  readonly episodeKey: string;
  readonly guestSaysAdult: boolean;
}

/** An episode that the reader may read, and the reason. */
export interface OpenEpisode {
  readonly view: SeriesView;
  readonly readerEpisode: ReaderEpisode;
  readonly access: EpisodeAccess;
}

/** An episode, and whether the reader may read it. */
export interface FoundEpisode extends Omit<OpenEpisode, 'access'> {
  readonly access: Decision<EpisodeAccess, EpisodeAccessCode>;
}

/** Loads an episode and decides access. */
export async function openEpisode(
  parts: Pick<ReadingParts, 'db' | 'services'>,
  request: EpisodeRequest,
  call: EndpointCall,
): Promise<Decision<OpenEpisode, EpisodeAccessCode>> {
  const view = await loadSeriesView(parts, request.seriesKey, call, undefined, request);
  return openEpisodeIn(view, request, call);
}

/** Decides access to an episode of a series. */
export function openEpisodeIn(
  view: SeriesView | null,
  request: EpisodeRequest,
  call: EndpointCall,
): Decision<OpenEpisode, EpisodeAccessCode> {
  const found = findEpisodeIn(view, request, call);
  if (!found.ok) return found;
  const { access, ...episode } = found.value;
  return access.ok ? grant({ ...episode, access: access.value }) : access;
}

/** Why the reader gets no episode: there is none, or none that they may know of. */
type UnfoundEpisode = 'NOT_EXIST' | 'NOT_FOUND_EPISODE' | 'NOT_FOUND_ACCESS_TOKEN' | SeriesRefusal;

/**
 * Loads an episode, readable or not. The alias is tried before the id, since an alias may be a number. If it is named by a number
 * and the reader may not see it, it counts as absent. In a series that they may not see, every episode gets the same answer as
 * one that does not exist (record 0094).
 */
export async function findEpisode(
  parts: Pick<ReadingParts, 'db'>,
  request: EpisodeRequest,
  call: ViewingCall,
): Promise<Decision<FoundEpisode, UnfoundEpisode>> {
  const view = await loadSeriesView(parts, request.seriesKey, call, undefined, request);
  return findEpisodeIn(view, request, call);
}

/** The same for what is only shown: what all readers see of the series may be remembered. */
export async function previewEpisode(
  parts: Pick<ReadingParts, 'db' | 'services'>,
  request: EpisodeRequest,
  call: EndpointCall,
): Promise<Decision<FoundEpisode, UnfoundEpisode>> {
  const view = await loadSeriesView(parts, request.seriesKey, call, rememberedSeries(parts, call), request);
  return findEpisodeIn(view, request, call);
}

function findEpisodeIn(
  view: SeriesView | null,
  request: EpisodeRequest,
  call: ViewingCall,
): Decision<FoundEpisode, UnfoundEpisode> {
  if (view === null) return refuse('NOT_EXIST');
  const refused = seriesRefusal(view, request.guestSaysAdult, call);
  if (refused !== null && view.isNamedByNumber) return refuse('NOT_EXIST');
  const { seriesOnPlatform, episodes, isBlHidden } = view;
  const episodeId = parseEpisodeId(request.episodeKey);
  const byAlias = episodes.find(({ row }) => row.episode.alias === request.episodeKey);
  const readerEpisode = byAlias ?? episodes.find(({ row }) => row.episode.id === episodeId);
  if (readerEpisode === undefined) return refuse(unfoundIn(refused, call));

  const { onPlatform } = readerEpisode.row;
  const access = decideEpisodeAccess(
    {
      seriesExists: true,
      episodeExists: true,
      isShown: readerEpisode.isShown && isSeriesShown(seriesOnPlatform) && !isBlHidden,
      openedAtMs: Math.max(seriesOnPlatform.onPlatform?.openedAtMs ?? 0, onPlatform?.openedAtMs ?? 0),
      isAdult: seriesOnPlatform.series.isAdult,
      isLoginRequired: onPlatform?.isLoginRequired ?? false,
      price: readerEpisode.price,
    },
    episodeReader(request, call, readerEpisode),
    call.nowMs,
  );
  const isUnseen = !access.ok && access.code === 'INVALID_CONTENTS';
  if (isUnseen && byAlias === undefined) return refuse(unfoundIn(refused, call));
  return grant({ view, readerEpisode, access });
}

/** The refusal of an episode that does not exist. `refused`: why the reader may not see its series; null: they may. */
function unfoundIn(refused: SeriesRefusal | null, { caller }: ViewingCall): UnfoundEpisode {
  if (refused === null) return 'NOT_FOUND_EPISODE';
  // The same as for an episode that exists: core refuses a revoked session before it checks the age.
  const isRevoked = caller.kind === 'guest' && caller.bearer === 'revoked';
  return isRevoked && refused === 'ADULT_ONLY_CONTENTS' ? 'NOT_FOUND_ACCESS_TOKEN' : refused;
}

function episodeReader(
  { guestSaysAdult }: EpisodeRequest,
  { caller, platform, nowMs }: ViewingCall,
  { entitlements }: ReaderEpisode,
): EpisodeReader {
  const seesAdult = callerSeesAdult(caller, { platform, guestSaysAdult, nowMs });
  if (caller.kind === 'user') return { kind: 'user', seesAdult, entitlements };
  return caller.bearer === 'revoked' ? { kind: 'revoked' } : { kind: 'guest', seesAdult };
}

/** The reader whom the addresses are for: every reader if the episode is free to all and not adult, else this one (D31). */
export function pageReader(
  { view, readerEpisode, access }: OpenEpisode,
  { caller, platform, nowMs }: EndpointCall,
): PageReader {
  const isLoginRequired = readerEpisode.row.onPlatform?.isLoginRequired ?? false;
  const { isAdult } = view.seriesOnPlatform.series;
  const isForAll = access.by === 'FREE' && !isLoginRequired && !isAdult;
  const readerId = caller.kind === 'user' ? caller.user.id : GUEST_READER_ID;
  return {
    platformId: platform.id,
    episodeId: readerEpisode.row.episode.id,
    readerId: isForAll ? null : readerId,
    freeUntilMs: access.by === 'FREE' ? access.expiresAtMs : null,
    isAdult,
    nowMs,
  };
}

/** Parses an episode id; null if it cannot be one. */
export function parseEpisodeId(text: string): number | null {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= MAX_ID ? id : null;
}
