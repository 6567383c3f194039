import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shutDownOnUncaughtError } from './shut-down-on-uncaught-error.ts';
import { surviveErrors } from './survive-errors.ts';

class FakeProcess extends EventEmitter {
  readonly stdout = new EventEmitter() as NodeJS.WriteStream;
  readonly stderr = new EventEmitter() as NodeJS.WriteStream;
  readonly exits: number[] = [];
  exitCode?: number;
  exit(code: number): void {
    this.exits.push(code);
  }
}

describe('an error that nothing caught', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is logged, and ends the process in order, once; after ten seconds in any case', async () => {
    const of = new FakeProcess();
    const logged: unknown[] = [];
    const stop = vi.fn();
    const end = shutDownOnUncaughtError({ log: (error, origin) => logged.push([error, origin]), stop, of });
    expect(end.hasFailed()).toBe(false);
    of.emit('uncaughtException', 'first', 'uncaughtException');
    of.emit('uncaughtException', 'second', 'unhandledRejection');
    expect(logged).toEqual([
      ['first', 'uncaughtException'],
      ['second', 'unhandledRejection'],
    ]);
    expect([stop.mock.calls.length, end.hasFailed(), of.exitCode, of.exits]).toEqual([1, true, 1, []]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(of.exits).toEqual([1]);
  });

  it('is not that our output has no reader', () => {
    const of = new FakeProcess();
    const end = shutDownOnUncaughtError({ log: () => undefined, stop: () => undefined, of });
    for (const output of [of.stdout, of.stderr]) output.emit('error', new Error('EPIPE'));
    expect(end.hasFailed()).toBe(false);
  });
});

describe('an emitter that goes on by itself', () => {
  it('is survived, and its errors are reported at most once a minute', () => {
    const emitter = new EventEmitter();
    const reports: string[] = [];
    let nowMs = 0;
    surviveErrors(
      emitter,
      (error) => reports.push(error.message),
      () => nowMs,
    );
    for (let each = 0; each < 100; each += 1) emitter.emit('error', new Error(`EMFILE ${each}`));
    nowMs = 60_000;
    emitter.emit('error', new Error('later'));
    expect(reports).toEqual(['EMFILE 0', 'later']);
  });
});
