// Progress of long steps: silent for two seconds, then one updated line on a terminal, or a line every ten seconds in a log.

const QUIET_MS = 2_000;
const LOG_EVERY_MS = 10_000;

/**
 * @template T
 * @param {string} label What is going on: "Installing packages".
 * @param {(tell: (detail: string) => void) => Promise<T>} work It may report its progress by `tell`.
 * @param {{ stream?: NodeJS.WriteStream }} [options] stderr keeps stdout clean for output that is read by programs.
 * @returns {Promise<T>}
 */
export async function withProgress(label, work, { stream = process.stderr } = {}) {
  const startedAt = process.hrtime.bigint();
  const elapsedS = () => Math.round(Number(process.hrtime.bigint() - startedAt) / 1e9);
  let detail = '';
  let hasReported = false;
  const line = () => `${label} … ${elapsedS()} s${detail === '' ? '' : ` (${detail})`}`;
  const show = () => {
    hasReported = true;
    stream.write(stream.isTTY ? `\r\u001b[2K${line()}` : `${line()}\n`);
  };
  let timer = setTimeout(() => {
    show();
    timer = setInterval(show, stream.isTTY ? 1_000 : LOG_EVERY_MS);
  }, QUIET_MS);
  const finish = (/** @type {string} */ word) => {
    clearTimeout(timer);
    clearInterval(timer);
    if (hasReported) stream.write(`${stream.isTTY ? '\r\u001b[2K' : ''}${label}: ${word} ${elapsedS()} s\n`);
  };
  try {
    const result = await work((text) => {
      detail = text;
    });
    finish('done in');
    return result;
  } catch (error) {
    finish('stopped after');
    throw error;
  }
}
