import type { OperatorHit } from '@longstrip/api-contract';
import { PATHS } from './paths.ts';

/** The addresses of one reader, order, purchase, ticket. */
export const readerPath = (platform: string, userId: string) =>
  `${PATHS.readers}/${platform}/${encodeURIComponent(userId)}`;
export const orderPath = (platform: string, orderId: string) =>
  `${PATHS.orders}/${platform}/${encodeURIComponent(orderId)}`;
export const purchasePath = (platform: string, purchaseId: number) => `/purchases/${platform}/${purchaseId}`;
export const seriesPath = (reference: string) => `${PATHS.series}/${encodeURIComponent(reference)}`;
export const ticketPath = (platform: string, ticketId: string) =>
  `${PATHS.tickets}/${platform}/${encodeURIComponent(ticketId)}`;

/** The page that shows a hit. Of series and episodes the console shows what the log has of them. */
export function pathOfHit(hit: OperatorHit): string {
  switch (hit.kind) {
    case 'reader':
      return readerPath(hit.platform, hit.userId);
    case 'order':
      return orderPath(hit.platform, hit.orderId);
    case 'purchase':
      return purchasePath(hit.platform, hit.purchaseId);
    case 'ticket':
      return ticketPath(hit.platform, hit.ticketId);
    case 'series':
      return seriesPath(hit.alias);
    case 'episode':
      return `${seriesPath(hit.seriesAlias)}?tab=episodes#episode-${hit.episodeId}`;
  }
}

export const episodePath = (alias: string, number: string) =>
  `${seriesPath(alias)}/episodes/${encodeURIComponent(number)}`;
export const takedownPath = (alias: string, number: string | null) =>
  `${seriesPath(alias)}/takedown${number === null ? '' : `?number=${encodeURIComponent(number)}`}`;
