import { AsyncResource } from 'node:async_hooks';
import { DatabaseLost, isConnectionError, isExhausted, isReadOnly, isUnadmitted } from './errors.ts';

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
/** A new connection does not tell whether disk and memory suffice again: they do after half a minute without an error. */
const EXHAUSTED_QUIET_TICKS = 120;

/** Events of a server; each is reported once per loss. */
export interface DatabaseEvents {
  /** Connections broke or cannot be made, or nothing can be changed. Requests fail until `onBack`, unless it was for a moment. */
  onLost: (error: unknown) => void;
  onBack: (lostForMs: number) => void;
  /** The replica does not answer, or is behind for seconds: the database answers what it would. */
  onReplicaLost?: (error: unknown) => void;
  onReplicaBack?: () => void;
}

export const NO_EVENTS: DatabaseEvents = { onLost: () => undefined, onBack: () => undefined };

interface ServerWatchParts extends DatabaseEvents {
  /** Checks the server over a new connection; rejects if it refuses something, at the latest when `signal` is aborted. */
  ask: (signal: AbortSignal) => Promise<void>;
  /** Breaks all existing connections. */
  breakAll: (reason: Error) => void;
  /** Replaces the connections that exist before their next use: a session that began read-only stays so. */
  renewAll: () => void;
}

interface Waiting {
  readonly sinceTick: number;
  readonly fail: (error: Error) => void;
}

/**
 * Knows whether a server answers (record 0090). It checks when a connection breaks, and when work has waited for most of a
 * second. While the server is lost all work fails at once instead of waiting; the watch checks until the server answers.
 * A server that answers with a refusal is lost only for work that it refuses: the connections that exist go on.
 */
export class ServerWatch {
  readonly #parts: ServerWatchParts;
  readonly #waiting = new Set<Waiting>();
  readonly #timer: NodeJS.Timeout;
  #tick = 0;
  /** The reason why all work fails; null while the server answers. */
  #down: DatabaseLost | null = null;
  #loss: { sinceTick: number; brokeAtTick: number; overAtTick: number } | null = null;
  #hasReadOnly = false;
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
          reject(isLoss(error) ? this.#lost(error) : error);
        },
      );
    });
  }

  /** Reports a broken connection, or a refusal. */
  report(error: unknown): void {
    if (this.#isClosed) return;
    if (isReadOnly(error)) this.#hasReadOnly = true;
    this.#note(error);
    // A break may be the first of many; each request may be refused.
    if (!isRefusal(error) || this.#tick >= this.#askAgainAtTick) this.#ask();
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

  #note(error: unknown): void {
    if (this.#loss === null) this.#parts.onLost(error);
    const { sinceTick, overAtTick } = this.#loss ?? { sinceTick: this.#tick, overAtTick: 0 };
    const quietTicks = isExhausted(error) ? EXHAUSTED_QUIET_TICKS : QUIET_TICKS;
    const nextOverAtTick = Math.max(overAtTick, this.#tick + quietTicks);
    this.#loss = { sinceTick, brokeAtTick: this.#tick, overAtTick: nextOverAtTick };
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
      (error: unknown) => this.#found(limit.signal.aborted || isLoss(error) ? error : null),
    );
  }

  /** Takes the result of a check; null: the server answered. */
  #found(error: unknown): void {
    this.#question = null;
    if (this.#isClosed) return;
    this.#pauseTicks = error === null ? 1 : Math.min(this.#pauseTicks * 2, PAUSE_MOST_TICKS);
    this.#askAgainAtTick = this.#tick + (error === null ? QUIET_TICKS : this.#pauseTicks);
    if (error === null) this.#isBack();
    else if (isRefusal(error)) this.#isRefusing(error);
    else this.#isGone(error);
  }

  #isBack(): void {
    this.#down = null;
    if (this.#hasReadOnly) this.#parts.renewAll();
    this.#hasReadOnly = false;
    const loss = this.#loss;
    if (loss === null || this.#tick < loss.overAtTick) return;
    this.#loss = null;
    this.#parts.onBack((loss.brokeAtTick - loss.sinceTick) * TICK_MS);
  }

  /** What nothing has needed is no loss. */
  #isRefusing(error: unknown): void {
    this.#down = null;
    if (this.#loss !== null) this.#note(error);
  }

  #isGone(error: unknown): void {
    this.#note(error);
    if (this.#down !== null) return;
    const down = new DatabaseLost(error);
    this.#down = down;
    this.#failAll(error);
    this.#parts.breakAll(down);
  }
}

/** Whether the server is running and says no. */
function isRefusal(error: unknown): boolean {
  return isUnadmitted(error) || isReadOnly(error) || isExhausted(error);
}

function isLoss(error: unknown): boolean {
  return isConnectionError(error) || isRefusal(error);
}
