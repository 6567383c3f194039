/**
 * Stops when the process that started us has gone: `kill -9` of npm must leave nothing running. (The script in
 * package.json needs an `exec`, so that our parent is npm and not npm's shell.) A program that was started without npm may
 * outlive its shell.
 * @param {() => void} stop
 * @param {Record<string, string | undefined>} environment
 */
export function stopWithNpm(stop, environment) {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
