import { expect, test } from 'vitest';
import { readTicketForm } from './qna-register.server.ts';

const LIMITS = { ticketImageBytes: 100, ticketImageCount: 2 };

function read(parts: readonly (readonly [name: string, text: string | Blob])[]) {
  const body = new FormData();
  for (const [name, part] of parts) {
    if (typeof part === 'string') body.append(name, part);
    else body.append(name, part, 'photo.png');
  }
  return readTicketForm(new Request('https://us.example/qna/register', { method: 'POST', body }), LIMITS);
}

const picture = (bytes: number) => ['pictures', new Blob(['x'.repeat(bytes)])] as const;

test('texts come with the line ends of the page, and pictures whole', async () => {
  const { fields, pictures, sizesBytes } = await read([['text', 'a\r\nb'], ['text', 'again'], picture(100)]);
  expect(fields).toEqual({ text: 'a\nb' });
  expect([pictures.map(({ size }) => size), sizesBytes]).toEqual([[100], [100]]);
});

test('of a picture that is too large nothing is saved, nor of more than may be sent; each is counted', async () => {
  const { fields, pictures, sizesBytes } = await read([
    ['title', 'My coins'],
    ...[picture(5_000), picture(7), picture(8), picture(9), picture(0)],
  ]);
  expect(fields).toEqual({ title: 'My coins' });
  expect(pictures.map(({ size }) => size)).toEqual([7, 8]);
  expect(sizesBytes).toEqual([101, 7, 8, 9]);
});

test('a file is no text, a long text is none of ours, and of too many parts the first are retained', async () => {
  const file = new Blob(['a file']);
  const { fields, pictures } = await read([
    ['title', file],
    ['text', 'x'.repeat(16 * 1024 + 1)],
  ]);
  expect([fields, pictures]).toEqual([{}, []]);
  const many = await read(Array.from({ length: 60 }, (_, index) => [`field${index}`, 'x'] as const));
  expect(Object.keys(many.fields)).toHaveLength(40);
  expect(many.sizesBytes).toEqual([101]);
});
