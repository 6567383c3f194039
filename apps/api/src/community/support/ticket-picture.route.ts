import type { Hono } from 'hono';
import type { AnswerRefusal } from '../../http/answer.ts';
import type { ApiEnv } from '../../http/api-env.ts';
import { createReaderOfRequest } from '../../http/own-site.ts';
import type { CommunityParts } from '../services.ts';
import { findTicketPicture } from './ticket.repository.ts';
import { readTicketPicture, TICKET_PICTURE_PREFIX } from './ticket-picture-address.ts';

/**
 * `GET /api/balcony-api/qna/image/{ticketId}/{orderNo}`: a picture of a ticket, for any holder of its signed address while that
 * is valid. With the session of another reader it is refused (D31). No cache may keep it.
 */
export function mountTicketPictures(
  app: Hono<ApiEnv>,
  { db, clock, config, services }: Pick<CommunityParts, 'db' | 'clock' | 'config' | 'services'>,
  answerRefusal: AnswerRefusal,
): void {
  const { serviceSecret } = config;
  const readerOf = serviceSecret === null ? null : createReaderOfRequest(serviceSecret);
  app.get(`${TICKET_PICTURE_PREFIX}:ticketId/:orderNo`, async (c) => {
    const { platform } = c.get('facts');
    if (platform === null)
      return answerRefusal(c, 'MALFORMED_REQUEST', { detail: 'x-balcony-id must name a platform' });
    const ticketId = c.req.param('ticketId') ?? '';
    const orderNo = c.req.param('orderNo') ?? '';
    const query = new URL(c.req.url).searchParams;
    const asked = { platformId: platform.id, ticketId, orderNo, query };
    const picture = readTicketPicture(services.keys, asked, clock.nowMs());
    if (picture === null) return answerRefusal(c, 'FORBIDDEN');
    const reader = await readerOf?.(c.req.raw, platform.id);
    if (typeof reader === 'string' && reader !== picture.userId) return answerRefusal(c, 'FORBIDDEN');
    const bytes = await findTicketPicture(db.orm, picture);
    if (bytes === null) return answerRefusal(c, 'NO_SUCH_ROUTE');
    return c.body(new Uint8Array(bytes), 200, {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': 'inline; filename="picture.webp"',
      'Content-Length': String(bytes.byteLength),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': 'image/webp',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  });
}
