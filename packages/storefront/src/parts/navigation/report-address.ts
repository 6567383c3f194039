import type { TicketPlace } from '@longstrip/core';

const ALIAS = /^[A-Za-z0-9_-]{1,128}$/;

/** The address of a question to support about a fault in an episode. `page` starts at 1. */
export function reportAddress({ series, episode, page = null }: Omit<TicketPlace, 'page'> & { page?: number | null }) {
  const query = new URLSearchParams({ series, episode, ...(page === null ? {} : { page: String(page) }) });
  return `/qna/register?${query}`;
}

/** The place that such an address names; null for none. */
export function readReportedPlace(query: URLSearchParams): TicketPlace | null {
  const [series, episode, page] = [query.get('series') ?? '', query.get('episode') ?? '', query.get('page') ?? ''];
  if (!ALIAS.test(series) || !ALIAS.test(episode)) return null;
  return { series, episode, page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : null };
}
