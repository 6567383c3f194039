import type { ChildProcess } from 'node:child_process';

/** What a process is asked by the one that started it, and its answer. `tools/setup/watch-child.mjs` has the same words. */
const QUESTION = 'answering?';
const ANSWER = 'answering';
const ASKED_EVERY_MS = 5_000;
const SILENT_AFTER_QUESTIONS = 4;

/** Answers the process that started this one, so that one that stands still is noticed (record 0134). */
export function answerWhenAsked(): void {
  const answer = () => process.connected && process.send?.(ANSWER, undefined, undefined, () => undefined);
  process.on('message', (message) => {
    if (message === QUESTION) answer();
  });
  // From now on it can be asked.
  answer();
}

/** Kills a worker that leaves four questions in a row, one each five seconds, without an answer, from its first answer on. */
export function killWhenSilent(worker: ChildProcess, everyMs = ASKED_EVERY_MS): void {
  let missed = Number.NEGATIVE_INFINITY;
  worker.on('message', (message) => {
    if (message === ANSWER) missed = 0;
  });
  const asking = setInterval(() => {
    if (missed >= SILENT_AFTER_QUESTIONS) worker.kill('SIGKILL');
    missed += 1;
    if (worker.connected) worker.send(QUESTION, () => undefined);
  }, everyMs).unref();
  worker.once('exit', () => clearInterval(asking));
}
