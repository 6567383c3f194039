// Child processes that end with us: each has its own group, and a signal to us ends the whole group.

import { spawn } from 'node:child_process';

/** @type {readonly NodeJS.Signals[]} Those that ask a tool to end. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * The first signal to a tool that remembers it: from then on nothing is started.
 * @type {NodeJS.Signals | null}
 */
let askedToEnd = null;

/** A step that failed, as a sentence for the person at the terminal. Bugs have a stack, this has none. */
export class SetupFailure extends Error {
  /** @param {string} sentence @param {string} [output] What the failed program said. */
  constructor(sentence, output = '') {
    super(sentence);
    this.name = 'SetupFailure';
    this.output = output;
  }
}

/**
 * The message about a program that was ended at its time limit.
 * @param {string} command
 * @param {number} timeoutMs
 * @returns {string}
 */
export function describeTimeUp(command, timeoutMs) {
  const seconds = timeoutMs / 1000;
  return `Time ran out: ${command} was ended after ${seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`}, its limit.`;
}

/**
 * Runs a program to its end and keeps its output.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined>, onLine?: (line: string) => void, timeoutMs?: number }} options
 * @returns {Promise<{ code: number, output: string }>} The last 400 lines of stdout and stderr; code 128 when killed or
 *   when it could not be started. At the time limit it is ended, and the last line says so.
 */
export function runCapturingOutput(command, args, { cwd, env, onLine, timeoutMs }) {
  if (askedToEnd !== null) return Promise.resolve({ code: 128, output: `${command} was not started: ${askedToEnd}` });
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    running.add(child);
    let timeUp = '';
    const endAtLimit = (/** @type {number} */ limitMs) => {
      timeUp = describeTimeUp(command, limitMs);
      killGroup(child, 'SIGKILL');
    };
    const timer = timeoutMs === undefined ? undefined : setTimeout(endAtLimit, timeoutMs, timeoutMs);
    /** @type {string[]} */
    const lines = [];
    let rest = '';
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      const parts = (rest + chunk.toString('utf8')).split(/\r?\n/);
      rest = parts.pop() ?? '';
      for (const line of parts) onLine?.(line);
      lines.push(...parts);
      if (lines.length > 400) lines.splice(0, lines.length - 400);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    /** @param {number} code */
    const end = (code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output: `${[...lines, rest].join('\n').trim()}\n${timeUp}`.trim() });
    };
    child.once('error', (error) => {
      lines.push(error.message);
      end(128);
    });
    child.once('close', (code) => end(code ?? 128));
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function killGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // It has already ended.
  }
}

/** Ends all programs that `runCapturingOutput` started. */
function killAll() {
  for (const child of running) killGroup(child, 'SIGKILL');
}

/**
 * While a tool prepares (installs, builds), a signal ends its children and itself.
 * @returns {() => void} Call it after the preparation, when other code handles signals.
 */
export function stopOnSignals() {
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    killAll();
    process.stderr.write('\n');
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  return () => {
    for (const signal of SIGNALS) process.off(signal, stop);
  };
}

/**
 * While a tool runs one program after another, a signal ends the program that runs; the tool then asks which signal it was, and
 * starts no other.
 * @returns {() => NodeJS.Signals | null} The first signal, null while there was none.
 */
export function rememberSignal() {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      askedToEnd ??= signal;
      killAll();
    });
  }
  return () => askedToEnd;
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env: Record<string, string | undefined>, timeoutMs?: number, stdin?: 'ignore' | 'inherit' }} options
 * @returns {Promise<number>} The exit code; 128 when it was killed or could not be started.
 */
export function runWithInheritedOutput(command, args, { cwd, env, timeoutMs, stdin = 'ignore' }) {
  if (askedToEnd !== null) return Promise.resolve(128);
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: [stdin, 'inherit', 'inherit'] });
    const endAtLimit = (/** @type {number} */ limitMs) => {
      process.stderr.write(`${describeTimeUp(command, limitMs)}\n`);
      child.kill('SIGKILL');
    };
    const timer = timeoutMs === undefined ? undefined : setTimeout(endAtLimit, timeoutMs, timeoutMs);
    let wasAsked = false;
    const pass = (/** @type {NodeJS.Signals} */ signal) => {
      wasAsked = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, pass);
    /** @param {number} code */
    const end = (code) => {
      clearTimeout(timer);
      for (const signal of SIGNALS) process.off(signal, pass);
      resolve(code);
    };
    child.once('error', (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      end(128);
    });
    // A program that was ended by a signal may still report success.
    child.once('exit', (code) => end(wasAsked ? 128 : (code ?? 128)));
  });
}
