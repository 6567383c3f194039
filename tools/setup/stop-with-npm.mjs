/**
 * Stops when who started us is gone: `kill -9` of npm must not leave anything running that nobody can see. (The script
 * needs an `exec`, so that our parent is npm and not npm's shell.) Started without npm it may well be meant to outlive
 * its shell.
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
