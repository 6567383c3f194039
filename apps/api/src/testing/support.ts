import sharp from 'sharp';
import { at } from './expect-shape.ts';
import type { TestAnswer, TestApi } from './test-api.ts';

let lastRequest = 0;

/** A ticket as readers send it. */
export function ticketDraft(more: Record<string, unknown> = {}): Record<string, unknown> {
  lastRequest += 1;
  return {
    ...{ category: 'COIN', title: 'My coins', text: 'They did not arrive.' },
    requestId: `ticket-request-${lastRequest}`,
    ...more,
  };
}

/** The form of a ticket with its pictures. */
export function ticketForm(images: readonly Uint8Array[], more: Record<string, unknown> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(ticketDraft(more))) form.append(name, String(value));
  for (const image of images) form.append('images', new Blob([new Uint8Array(image)]), 'photo.jpg');
  return form;
}

/** Sends a ticket: a form with pictures, or JSON. */
export async function sendTicketTo(
  api: TestApi,
  bearer: string,
  ticket: Record<string, unknown> | FormData = ticketDraft(),
  request: { balconyId?: string } = {},
): Promise<TestAnswer> {
  if (!(ticket instanceof FormData)) return api.ask('/qna', { bearer, body: ticket, ...request });
  const sent = new Response(ticket);
  const rawBody = new Uint8Array(await sent.arrayBuffer());
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  return api.ask('/qna', { method: 'POST', bearer, rawBody, headers, ...request });
}

export function ticketIdOf({ json }: TestAnswer): string {
  return String(at(json, 'data.ticketId'));
}

export function plainPicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff',
  { width = 40, height = 30 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })
    .toFormat(format)
    .toBuffer();
}
