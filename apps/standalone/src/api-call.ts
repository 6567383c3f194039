import { REQUEST_HEADERS } from '@longstrip/api-contract';

const SHORT_BYTES = 64 * 1024;

/** Why a call was ended before its answer was complete. */
export class CallEnded extends Error {
  override readonly name = 'CallEnded';
  /** The api answers nothing at all, so that another one may do better; else only this call shows nothing. */
  readonly isApiSilent: boolean;

  constructor(isApiSilent: boolean) {
    super(isApiSilent ? 'the api does not answer' : 'nothing of the call was sent or received for too long');
    this.isApiSilent = isApiSilent;
  }
}

/** A call whose answer is not complete yet. */
export interface OpenCall {
  /** It changes nothing, so that it can be sent to another api. */
  readonly isReading: boolean;
  /** Ends it with `CallEnded`, because its api answers nothing. */
  end(): void;
}

interface CallOptions {
  /** The open calls of the same api, with this one until its answer is complete. */
  readonly open: Set<OpenCall>;
  /** How long nothing of a call may be sent or received, in milliseconds. */
  readonly silentLimitMs: number;
  /** Ends the call, as the signal of its request does. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a request to an api. It may take any time while parts of it are sent or received: uploads and streams do.
 * @throws {CallEnded} and what `fetch` throws. If only the head of the answer has come, its body fails with the same.
 */
export async function callApi(request: Request, { open, silentLimitMs, signal }: CallOptions): Promise<Response> {
  const ending = new AbortController();
  const call: OpenCall = { isReading: isReading(request), end: () => ending.abort(new CallEnded(true)) };
  const silence = createSilence(silentLimitMs, () => ending.abort(new CallEnded(false)));
  const unlink = [request.signal, signal].map((source) => follow(source, ending));
  const close = () => {
    silence.stop();
    open.delete(call);
    for (const each of unlink) each();
  };
  open.add(call);
  silence.start();
  try {
    const answer = await fetch(noteSending(request, silence), { signal: ending.signal });
    silence.stop();
    if (answer.body === null || isShort(answer)) {
      close();
      return answer;
    }
    return new Response(noteReceiving(answer.body, silence, close), answer);
  } catch (error) {
    close();
    throw error;
  }
}

/** Whether the rest of an answer is sent with its head: to watch it would take more time than to read it. */
function isShort({ headers }: Response): boolean {
  const length = headers.get('content-length');
  return length !== null && Number(length) <= SHORT_BYTES;
}

/** Whether a request changes nothing. Some lists are read by POST; a client's own header of this name does not get here. */
export function isReading({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  return method === 'GET' || method === 'HEAD' || headers.get(REQUEST_HEADERS.drawing) === '1';
}

/**
 * Lets a signal abort a controller, until the returned function is called. Of `AbortSignal.any` node may collect a part that is
 * referenced by nothing else, as a timeout is: then it never aborts.
 */
export function follow(source: AbortSignal | undefined, controller: AbortController): () => void {
  const abort = () => controller.abort(source?.reason);
  if (source?.aborted) abort();
  source?.addEventListener('abort', abort, { once: true });
  return () => source?.removeEventListener('abort', abort);
}

interface Silence {
  /** Begins to wait, or waits anew. */
  start(): void;
  stop(): void;
}

function createSilence(limitMs: number, onTooLong: () => void): Silence {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  return {
    start() {
      stop();
      timer = setTimeout(onTooLong, limitMs).unref();
    },
    stop,
  };
}

function noteSending(request: Request, silence: Silence): Request {
  if (request.body === null) return request;
  const noting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      silence.start();
      controller.enqueue(chunk);
    },
  });
  const init: RequestInit & { duplex: 'half' } = { body: request.body.pipeThrough(noting), duplex: 'half' };
  return new Request(request, init);
}

/** Only a part that is waited for can be late: a slow reader of the answer is no silent api. */
function noteReceiving(body: ReadableStream<Uint8Array>, silence: Silence, close: () => void) {
  const reader = body.getReader();
  const source: UnderlyingDefaultSource<Uint8Array> = {
    async pull(controller) {
      silence.start();
      try {
        const { done, value } = await reader.read();
        silence.stop();
        if (!done) return controller.enqueue(value);
        close();
        controller.close();
      } catch (error) {
        close();
        throw error;
      }
    },
    async cancel(reason) {
      close();
      await reader.cancel(reason);
    },
  };
  return new ReadableStream(source, { highWaterMark: 0 });
}
