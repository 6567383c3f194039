import { expect, test } from 'vitest';
import { createApiClient } from './api-client.ts';

test('a ticket with pictures goes out as a form, with the headers of every call', async () => {
  const sent: Request[] = [];
  const client = createApiClient({
    baseUrl: 'http://api.test',
    balconyId: 'BELTOON_JP',
    timeZone: 'Asia/Tokyo',
    acceptLanguage: 'ja-JP',
    bearer: 'token',
    fetch: async (request) => {
      sent.push(request);
      const data = { ticketId: 'a', status: 'WAIT', createdAt: 1, leftToday: 2 };
      return Response.json({ result: 'SUCCESS', data }, { status: 201 });
    },
  });
  const draft = { category: 'COIN', title: 'Coins', text: 'Two\nlines', requestId: 'request-1' } as const;
  const images = [new Blob(['one']), new Blob(['two'])];
  expect(await client.sendTicket({ ...draft, images })).toMatchObject({ ok: true, data: { ticketId: 'a' } });
  const [request] = sent;
  expect(request?.headers.get('authorization')).toBe('Bearer token');
  expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  const form = await request?.formData();
  expect([...(form?.keys() ?? [])]).toEqual(['category', 'title', 'text', 'requestId', 'images', 'images']);
  expect(form?.get('text')).toBe('Two\r\nlines');
  const pictures = form?.getAll('images') ?? [];
  expect(await Promise.all(pictures.map((one) => (one instanceof File ? one.text() : one)))).toEqual(['one', 'two']);
});
