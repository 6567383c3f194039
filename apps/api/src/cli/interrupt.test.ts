import { afterEach, expect, it, vi } from 'vitest';
import { Interrupted, watchInterrupts } from './terminal.ts';

const before = { SIGINT: process.listeners('SIGINT'), SIGTERM: process.listeners('SIGTERM') };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    for (const listener of process.listeners(signal)) {
      if (!before[signal].includes(listener)) process.off(signal, listener);
    }
  }
});

it('one Ctrl-C that comes twice, from the terminal and from npm, cancels; another one ends the process', () => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const interrupted = watchInterrupts();
  process.emit('SIGINT');
  vi.advanceTimersByTime(20);
  process.emit('SIGINT');
  expect([interrupted.aborted, interrupted.reason]).toEqual([true, expect.any(Interrupted)]);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  process.emit('SIGINT');
  expect(exit).toHaveBeenCalledWith(130);
});

it('SIGTERM cancels, and comes as often as it likes', () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const interrupted = watchInterrupts();
  process.emit('SIGTERM');
  process.emit('SIGTERM');
  expect(interrupted.aborted).toBe(true);
  expect(exit).not.toHaveBeenCalled();
});
