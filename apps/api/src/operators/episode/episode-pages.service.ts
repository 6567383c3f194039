import type { EpisodePages, EpisodePagesQuerySchema } from '@longstrip/api-contract';
import { imageWidthFor, orderRegions } from '@longstrip/core';
import type { Database } from '@longstrip/database';
import { asset, episode, page, series, seriesPlatform } from '@longstrip/database/schema';
import { and, asc, eq } from 'drizzle-orm';
import type * as v from 'valibot';
import { chosenWidth, createPageAddresses, findSeriesId, type ImageAddresses } from '../../catalogue/index.ts';
import { type OperatorDecision, RefusedChange, refuseOperator } from '../../shared/operator.ts';

/** Addresses are signed for this reader of a page, who is no reader of a site: nothing else opens with them. */
const OPERATOR_READER_ID = 'operator';
/** Width of the pictures of the strip, at two device pixels each. */
const SMALL_PX = imageWidthFor(256);
const LARGE_PX = 1080;

interface PagesParts {
  readonly database: Database;
  /** Addresses below the api itself. */
  readonly images: ImageAddresses;
}

/** The pages of an episode, also of a draft, a hidden or a removed one, with the panels that readers get. */
export async function readEpisodePages(
  { database, images }: PagesParts,
  asked: v.InferOutput<typeof EpisodePagesQuerySchema>,
  nowMs: number,
): Promise<OperatorDecision<EpisodePages>> {
  const seriesId = await seriesIdOf(database, asked.series);
  if (typeof seriesId !== 'number') return seriesId;
  const [found] = await database.orm
    .select({ series, episode })
    .from(episode)
    .innerJoin(series, eq(series.id, episode.seriesId))
    .where(and(eq(episode.seriesId, seriesId), eq(episode.number, asked.number)));
  if (found === undefined) return refuseOperator('EPISODE_UNKNOWN', `there is no episode ${asked.number}.`);
  const { id: episodeId, readingDirection } = found.episode;
  const [on] = await database.orm
    .select({ platformId: seriesPlatform.platformId })
    .from(seriesPlatform)
    .where(eq(seriesPlatform.seriesId, seriesId))
    .orderBy(asc(seriesPlatform.platformId))
    .limit(1);
  const platformId = on?.platformId ?? '';
  const whose = { platformId, episodeId, readerId: OPERATOR_READER_ID, freeUntilMs: null, isAdult: false, nowMs };
  const addresses = createPageAddresses(images, whose);
  const rows = await database.orm
    .select({ page, picture: asset })
    .from(page)
    .leftJoin(asset, eq(asset.id, page.assetId))
    .where(eq(page.episodeId, episodeId))
    .orderBy(asc(page.orderNo));
  const pages = rows.map(({ page: { orderNo, regions, correctedRegions }, picture }) => {
    const found = picture?.panels ? orderRegions(picture.panels, readingDirection).map((box) => ({ box })) : null;
    const known = correctedRegions ?? regions ?? found;
    const at = picture && { ...picture, assetId: picture.id };
    const address = (widthPx: Parameters<typeof addresses.addressOf>[2]) =>
      at === null ? '' : addresses.addressOf(at, orderNo, widthPx).url;
    return {
      page: orderNo,
      picture: picture && {
        ...{ id: picture.id, widthPx: picture.widthPx, heightPx: picture.heightPx, sizeBytes: picture.sizeBytes },
        small: address(SMALL_PX),
        large: address(chosenWidth(picture.widthPx, LARGE_PX)),
      },
      regions:
        known === null
          ? null
          : known.map(({ box: [x, y, width, height], ...said }) => regionOf([x, y, width, height], said)),
      isCorrected: correctedRegions !== null,
    };
  });
  const { alias, title, removedAtMs } = found.series;
  const { number, alias: episodeAlias, title: episodeTitle, viewerMode } = found.episode;
  return {
    ok: true,
    value: {
      series: { id: seriesId, alias, title, isRemoved: removedAtMs !== null },
      episode: {
        ...{ id: episodeId, number, alias: episodeAlias, title: episodeTitle, viewerMode, readingDirection },
        isRemoved: found.episode.removedAtMs !== null,
      },
      pages,
    },
  };
}

type WireRegion = NonNullable<EpisodePages['pages'][number]['regions']>[number];

function regionOf(box: WireRegion['box'], { text, scene }: { text?: string; scene?: string }): WireRegion {
  return { box, ...(text !== undefined && { text }), ...(scene !== undefined && { scene }) };
}

/** The id of a series; a refusal if there is none. */
export async function seriesIdOf(
  { orm }: Database,
  reference: string,
): Promise<number | Extract<OperatorDecision<never>, { ok: false }>> {
  try {
    return await findSeriesId(orm, reference);
  } catch (error) {
    if (error instanceof RefusedChange) return { ok: false, code: error.code, sentence: error.message };
    throw error;
  }
}
