import { Writable } from 'node:stream';

/** Where React writes a page, and the body of the answer that comes of it. */
export interface PieceWriter {
  readonly body: ReadableStream<Uint8Array>;
  readonly destination: Writable;
}

/**
 * Hands a page on piece by piece as React means them: it writes two kilobytes at a time and then says that a piece is
 * whole (`flush`). Each would go through three streams by itself otherwise. A reader who goes away closes the
 * destination, which ends the rendering.
 */
export function createPieceWriter(): PieceWriter {
  const destination = new PieceDestination();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => destination.handTo(controller),
    cancel: () => {
      destination.destroy();
    },
  });
  return { body, destination };
}

/** React 18 hands a view on as full where the next letter did not fit in: the bytes left over are zeros. */
function withoutPadding(chunk: Uint8Array): Uint8Array {
  let end = chunk.length;
  while (end > 0 && chunk[end - 1] === 0) end -= 1;
  return chunk.subarray(0, end);
}

class PieceDestination extends Writable {
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  #written: Uint8Array[] = [];

  handTo(controller: ReadableStreamDefaultController<Uint8Array>): void {
    this.#controller = controller;
  }

  /** Called by React. */
  flush(): void {
    if (this.#written.length === 0 || this.destroyed) return;
    const piece = Buffer.concat(this.#written);
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
