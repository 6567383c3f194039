import { AsyncResource } from 'node:async_hooks';
import { DatabaseLost, isConnectionError, isServerFull } from './errors.ts';

/** Time is counted in ticks: while the process itself stands still none passes, and the server is not blamed for it. */
const TICK_MS = 250;
/** What has waited for so long makes us ask whether the server answers at all. */
const WAITS_TICKS = 3;
/** A server that has not answered a new connection by then is lost. */
const ANSWERS_TICKS = 6;
/** Between two questions: at first one tick, then more and more. */
const PAUSE_MOST_TICKS = 8;
/** What breaks within a second of the last time belongs to the same loss. */
const QUIET_TICKS = 4;

/** What is reported of a server, each once a loss. */
export interface DatabaseEvents {
  /** Connections broke or cannot be made. Requests fail until `onBack`, unless the server answers at once. */
  onLost: (error: unknown) => void;
  onBack: (lostForMs: number) => void;
}

export const NO_EVENTS: DatabaseEvents = { onLost: () => undefined, onBack: () => undefined };

interface ServerWatchParts extends DatabaseEvents {
  /** Asks the server over a new connection; rejects at the latest when aborted. */
  ask: (signal: AbortSignal) => Promise<void>;
  /** Breaks every connection that there is. */
  breakAll: (reason: Error) => void;
}

interface Waiting {
  readonly sinceTick: number;
  readonly fail: (error: Error) => void;
}

/**
 * Knows whether a server answers (record 0090). It looks when a connection breaks, and when something has waited for a
 * second. While the server is lost everything fails at once instead of waiting; it is asked again and again until it answers.
 */
export class ServerWatch {
  readonly #parts: ServerWatchParts;
  readonly #waiting = new Set<Waiting>();
  readonly #timer: NodeJS.Timeout;
  #tick = 0;
  /** Why everything fails; null while the server answers. */
  #down: DatabaseLost | null = null;
  #loss: { sinceTick: number; brokeAtTick: number } | null = null;
  #question: { sinceTick: number; limit: AbortController } | null = null;
  #askAgainAtTick = 0;
  #pauseTicks = 1;
  #isClosed = false;

  constructor(parts: ServerWatchParts) {
    // A statement of a transaction may be what makes us ask, and a transaction may not use the network.
    this.#parts = { ...parts, ask: AsyncResource.bind(parts.ask) };
    this.#timer = setInterval(() => this.#pass(), TICK_MS).unref();
  }

  /**
   * Runs what waits for the server. It fails with `DatabaseLost` while the server is lost, and as soon as it is.
   * @param undo gets a result that comes when no caller waits for it any more
   */
  guard<Result>(work: () => Promise<Result>, undo: (result: Result) => void = () => undefined): Promise<Result> {
    if (this.#down !== null) return Promise.reject(new DatabaseLost(this.#down.cause));
    return new Promise((resolve, reject) => {
      const waiting = { sinceTick: this.#tick, fail: reject };
      this.#waiting.add(waiting);
      work().then(
        (result) => (this.#waiting.delete(waiting) ? resolve(result) : undo(result)),
        (error: unknown) => {
          this.#waiting.delete(waiting);
          reject(isConnectionError(error) ? this.#lost(error) : error);
        },
      );
    });
  }

  /** A connection broke. */
  report(error: unknown): void {
    if (this.#isClosed) return;
    if (this.#loss === null) this.#parts.onLost(error);
    this.#loss = { sinceTick: this.#loss?.sinceTick ?? this.#tick, brokeAtTick: this.#tick };
    this.#ask();
  }

  /** Nothing is asked any more, and what still waits fails. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#timer);
    const closed = new Error('the database is being closed');
    this.#question?.limit.abort(closed);
    this.#failAll(closed);
  }

  #failAll(cause: unknown): void {
    for (const { fail } of this.#waiting) fail(new DatabaseLost(cause));
    this.#waiting.clear();
  }

  #lost(error: unknown): DatabaseLost {
    this.report(error);
    return new DatabaseLost(error);
  }

  #pass(): void {
    this.#tick += 1;
    const question = this.#question;
    if (question !== null && this.#tick - question.sinceTick > ANSWERS_TICKS) {
      question.limit.abort(new Error('the server did not answer a new connection'));
    }
    if (this.#tick < this.#askAgainAtTick) return;
    const [oldest] = this.#waiting;
    const isLate = oldest !== undefined && this.#tick - oldest.sinceTick >= WAITS_TICKS;
    if (this.#loss !== null || isLate) this.#ask();
  }

  #ask(): void {
    if (this.#question !== null) return;
    const limit = new AbortController();
    this.#question = { sinceTick: this.#tick, limit };
    this.#parts.ask(limit.signal).then(
      () => this.#found(null),
      (error: unknown) => this.#found(isNoAnswer(error, limit.signal) ? error : null),
    );
  }

  /** What a question came to; null: there was an answer. */
  #found(error: unknown): void {
    this.#question = null;
    if (this.#isClosed) return;
    this.#pauseTicks = error === null ? 1 : Math.min(this.#pauseTicks * 2, PAUSE_MOST_TICKS);
    this.#askAgainAtTick = this.#tick + (error === null ? QUIET_TICKS : this.#pauseTicks);
    if (error === null) this.#isBack();
    else this.#isGone(error);
  }

  #isBack(): void {
    this.#down = null;
    const loss = this.#loss;
    if (loss === null || this.#tick - loss.brokeAtTick < QUIET_TICKS) return;
    this.#loss = null;
    this.#parts.onBack((loss.brokeAtTick - loss.sinceTick) * TICK_MS);
  }

  #isGone(error: unknown): void {
    if (this.#loss === null) this.#parts.onLost(error);
    this.#loss = { sinceTick: this.#loss?.sinceTick ?? this.#tick, brokeAtTick: this.#tick };
    if (this.#down !== null) return;
    const down = new DatabaseLost(error);
    this.#down = down;
    this.#failAll(error);
    this.#parts.breakAll(down);
  }
}

/** A server that refuses us, or is full, has answered. */
function isNoAnswer(error: unknown, limit: AbortSignal): boolean {
  return limit.aborted || (isConnectionError(error) && !isServerFull(error));
}
