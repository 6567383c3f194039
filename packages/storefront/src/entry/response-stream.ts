import { Writable } from 'node:stream';

export interface ResponseStream {
  readonly body: ReadableStream<Uint8Array>;
  readonly destination: Writable;
}

/**
 * Passes a page on in the chunks that React completes: React writes two kilobytes at a time and calls `flush` when a chunk
 * is complete. Without this class each write would go through three streams. When the client aborts, the destination is
 * closed, which ends rendering.
 * @param change what is sent in place of a chunk
 */
export function createResponseStream(change: (piece: Buffer) => Buffer = (piece) => piece): ResponseStream {
  const destination = new ChunkDestination(change);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => destination.handTo(controller),
    cancel: () => {
      destination.destroy();
    },
  });
  return { body, destination };
}

/** React 18 passes a buffer on when the next character does not fit: the unused bytes at its end are zeros. */
function withoutPadding(chunk: Uint8Array): Uint8Array {
  let end = chunk.length;
  while (end > 0 && chunk[end - 1] === 0) end -= 1;
  return chunk.subarray(0, end);
}

class ChunkDestination extends Writable {
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #written: Uint8Array[] = [];
  readonly #change: (piece: Buffer) => Buffer;

  constructor(change: (piece: Buffer) => Buffer) {
    super();
    this.#change = change;
  }

  handTo(controller: ReadableStreamDefaultController<Uint8Array>): void {
    this.#controller = controller;
  }

  /** Called by React. */
  flush(): void {
    if (this.#written.length === 0 || this.destroyed) return;
    const piece = this.#change(Buffer.concat(this.#written));
    this.#written = [];
    this.#controller?.enqueue(piece);
  }

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.#written.push(withoutPadding(chunk));
    done();
  }

  override _final(done: () => void): void {
    this.flush();
    this.#controller?.close();
    done();
  }
}
