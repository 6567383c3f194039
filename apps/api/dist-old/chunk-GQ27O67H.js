import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  DatabaseLost,
  isConnectionError,
  isServerFull
} from "./chunk-7IMC7HU5.js";

// ../../packages/database/src/engines/server-watch.ts
import { AsyncResource } from "node:async_hooks";
var TICK_MS = 250;
var WAITS_TICKS = 3;
var ANSWERS_TICKS = 6;
var PAUSE_MOST_TICKS = 8;
var QUIET_TICKS = 4;
var NO_EVENTS = { onLost: () => void 0, onBack: () => void 0 };
var ServerWatch = class {
  #parts;
  #waiting = /* @__PURE__ */ new Set();
  #timer;
  #tick = 0;
  /** The reason why all work fails; null while the server answers. */
  #down = null;
  #loss = null;
  #question = null;
  #askAgainAtTick = 0;
  #pauseTicks = 1;
  #isClosed = false;
  constructor(parts) {
    this.#parts = { ...parts, ask: AsyncResource.bind(parts.ask) };
    this.#timer = setInterval(() => this.#pass(), TICK_MS).unref();
  }
  /**
   * Runs work that waits for the server. It fails with `DatabaseLost` if the server is lost now or becomes lost meanwhile.
   * @param undo gets a result that comes too late, when no caller waits for it any more
   */
  guard(work, undo = () => void 0) {
    if (this.#down !== null) return Promise.reject(new DatabaseLost(this.#down.cause));
    return new Promise((resolve, reject) => {
      const waiting = { sinceTick: this.#tick, fail: reject };
      this.#waiting.add(waiting);
      work().then(
        (result) => this.#waiting.delete(waiting) ? resolve(result) : undo(result),
        (error) => {
          this.#waiting.delete(waiting);
          reject(isConnectionError(error) ? this.#lost(error) : error);
        }
      );
    });
  }
  /** Reports a broken connection. */
  report(error) {
    if (this.#isClosed) return;
    if (this.#loss === null) this.#parts.onLost(error);
    this.#loss = { sinceTick: this.#loss?.sinceTick ?? this.#tick, brokeAtTick: this.#tick };
    this.#ask();
  }
  /** Ends the checks; work that still waits fails. */
  close() {
    this.#isClosed = true;
    clearInterval(this.#timer);
    const closed = new Error("the database is being closed");
    this.#question?.limit.abort(closed);
    this.#failAll(closed);
  }
  #failAll(cause) {
    for (const { fail } of this.#waiting) fail(new DatabaseLost(cause));
    this.#waiting.clear();
  }
  #lost(error) {
    this.report(error);
    return new DatabaseLost(error);
  }
  #pass() {
    this.#tick += 1;
    const question = this.#question;
    if (question !== null && this.#tick - question.sinceTick > ANSWERS_TICKS) {
      question.limit.abort(new Error("the server did not answer a new connection"));
    }
    if (this.#tick < this.#askAgainAtTick) return;
    const [oldest] = this.#waiting;
    const isLate = oldest !== void 0 && this.#tick - oldest.sinceTick >= WAITS_TICKS;
    if (this.#loss !== null || isLate) this.#ask();
  }
  #ask() {
    if (this.#question !== null) return;
    const limit = new AbortController();
    this.#question = { sinceTick: this.#tick, limit };
    this.#parts.ask(limit.signal).then(
      () => this.#found(null),
      (error) => this.#found(isNoAnswer(error, limit.signal) ? error : null)
    );
  }
  /** Takes the result of a check; null: the server answered. */
  #found(error) {
    this.#question = null;
    if (this.#isClosed) return;
    this.#pauseTicks = error === null ? 1 : Math.min(this.#pauseTicks * 2, PAUSE_MOST_TICKS);
    this.#askAgainAtTick = this.#tick + (error === null ? QUIET_TICKS : this.#pauseTicks);
    if (error === null) this.#isBack();
    else this.#isGone(error);
  }
  #isBack() {
    this.#down = null;
    const loss = this.#loss;
    if (loss === null || this.#tick - loss.brokeAtTick < QUIET_TICKS) return;
    this.#loss = null;
    this.#parts.onBack((loss.brokeAtTick - loss.sinceTick) * TICK_MS);
  }
  #isGone(error) {
    if (this.#loss === null) this.#parts.onLost(error);
    this.#loss = { sinceTick: this.#loss?.sinceTick ?? this.#tick, brokeAtTick: this.#tick };
    if (this.#down !== null) return;
    const down = new DatabaseLost(error);
    this.#down = down;
    this.#failAll(error);
    this.#parts.breakAll(down);
  }
};
function isNoAnswer(error, limit) {
  return limit.aborted || isConnectionError(error) && !isServerFull(error);
}

export {
  NO_EVENTS,
  ServerWatch
};
//# sourceMappingURL=chunk-GQ27O67H.js.map
