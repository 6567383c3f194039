import { expect, test } from 'vitest';
import { createResponseStream } from './response-stream.ts';

interface Flushing {
  flush(): void;
}
const isFlushing = (value: unknown): value is Flushing =>
  typeof value === 'object' && value !== null && 'flush' in value && typeof value.flush === 'function';

test('a page comes in the chunks that React completes, without its padding of zeros', async () => {
  const { body, destination } = createResponseStream();
  if (!isFlushing(destination)) throw new Error('React could not say that a piece is whole');
  const bytes = (text: string) => new TextEncoder().encode(text);
  destination.write(bytes('お探しの'));
  destination.write(new Uint8Array([...bytes('もの'), 0, 0]));
  destination.write(bytes('は'));
  destination.flush();
  destination.flush();
  destination.end(bytes('ない'));
  const pieces: string[] = [];
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    pieces.push(new TextDecoder().decode(read.value));
  }
  expect(pieces).toEqual(['お探しのものは', 'ない']);
});

test('an abort by the client ends rendering', async () => {
  const { body, destination } = createResponseStream();
  const closed = new Promise((resolve) => destination.once('close', resolve));
  await body.cancel();
  await closed;
  expect(destination.destroyed).toBe(true);
});
