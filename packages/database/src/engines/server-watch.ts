import { AsyncResource } from 'node:async_hooks';
import { DatabaseLost, isConnectionError, isServerFull } from './errors.ts';

/** Time is counted in ticks. None pass while the process itself is blocked, so such a pause does not count as server loss. */
const TICK_MS = 250;
/** If work has waited this long, the watch checks whether the server answers at all. */
const WAITS_TICKS = 3;
/** A server that does not answer a new connection within this time is lost. */
const ANSWERS_TICKS = 6;
/** Maximum pause between two checks. The first pause is one tick; it doubles each time. */
const PAUSE_MOST_TICKS = 8;
/** A connection that breaks within a second of the last one belongs to the same loss. */
const QUIET_TICKS = 4;

/** Events of a server; each is reported once per loss. */
export interface DatabaseEvents {
  /** Connections broke or cannot be made. Requests fail until `onBack`, unless the server answers at once. */
  onLost: (error: unknown) => void;
  onBack: (lostForMs: number) => void;
  /** The replica does not answer, or is behind for seconds: the database answers what it would. */
  onReplicaLost?: (error: unknown) => void;
  onReplicaBack?: () => void;
}

export const NO_EVENTS: DatabaseEvents = { onLost: () => undefined, onBack: () => undefined };

interface ServerWatchParts extends DatabaseEvents {
  /** Checks the server over a new connection; rejects at the latest when `signal` is aborted. */
  ask: (signal: AbortSignal) => Promise<void>;
  /** Breaks all existing connections. */
  breakAll: (reason: Error) => void;
}

interface Waiting {
  readonly sinceTick: number;
  readonly fail: (error: Error) => void;
}

/**
 * Knows whether a server answers (record 0090). It checks when a connection breaks, and when work has waited for most of a
 * second. While the server is lost all work fails at once instead of waiting; the watch checks until the server answers.
 */
export class ServerWatch {
  readonly #parts: ServerWatchParts;
  readonly #waiting = new Set<Waiting>();
  readonly #timer: NodeJS.Timeout;
  #tick = 0;
  /** The reason why all work fails; null while the server answers. */
  #down: DatabaseLost | null = null;
  #loss: { sinceTick: number; brokeAtTick: number } | null = null;
  #question: { sinceTick: number; limit: AbortController } | null = null;
  #askAgainAtTick = 0;
  #pauseTicks = 1;
  #isClosed = false;

  constructor(parts: ServerWatchParts) {
    // A transaction's statement may cause the check, but code in a transaction may not use the network.
    this.#parts = { ...parts, ask: AsyncResource.bind(parts.ask) };
    this.#timer = setInterval(() => this.#pass(), TICK_MS).unref();
  }

  /**
   * Runs work that waits for the server. It fails with `DatabaseLost` if the server is lost now or becomes lost meanwhile.
   * @param undo gets a result that comes too late, when no caller waits for it any more
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

  /** Reports a broken connection. */
  report(error: unknown): void {
    if (this.#isClosed) return;
    if (this.#loss === null) this.#parts.onLost(error);
    this.#loss = { sinceTick: this.#loss?.sinceTick ?? this.#tick, brokeAtTick: this.#tick };
    this.#ask();
  }

  /** Ends the checks; work that still waits fails. */
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

  /** Takes the result of a check; null: the server answered. */
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

/** A server that refuses the connection, or has no free ones, did answer. */
function isNoAnswer(error: unknown, limit: AbortSignal): boolean {
  return limit.aborted || (isConnectionError(error) && !isServerFull(error));
}
