// A server that stands still is ended, as one that has ended is started anew by systemd or a container's runtime (record 0134).

/** As `packages/api-contract/src/process/watch-workers.ts` has them. */
const QUESTION = 'answering?';
const ANSWER = 'answering';
const ASKED_EVERY_MS = 5_000;
/** So many questions without an answer in a row. They are counted, since a machine that is paused stands still as a whole. */
const SILENT_AFTER_QUESTIONS = 4;

/**
 * Kills a child with a channel that answers no more. It says itself that it can be asked, by a first answer.
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ onSilent: () => void, everyMs?: number }} options `onSilent`: called before it is killed.
 */
export function watchChild(child, { onSilent, everyMs = ASKED_EVERY_MS }) {
  let missed = Number.NEGATIVE_INFINITY;
  child.on('message', (message) => {
    if (message === ANSWER) missed = 0;
  });
  const asking = setInterval(() => {
    if (missed >= SILENT_AFTER_QUESTIONS) {
      clearInterval(asking);
      onSilent();
      child.kill('SIGKILL');
      return;
    }
    missed += 1;
    if (child.connected) child.send(QUESTION, () => undefined);
  }, everyMs).unref();
  child.once('exit', () => clearInterval(asking));
}
