import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseLost, isConnectionError, isDatabaseLost, ReadOnlyServer } from './errors.ts';
import { ServerWatch } from './server-watch.ts';

// Without a server: tick by tick, what the watch assumes about it.

const BROKEN = Object.assign(new Error('terminating connection'), { code: '57P01' });
const REFUSED = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const never = () => new Promise<never>(() => undefined);

describe('a watched server', () => {
  let watch: ServerWatch;
  let events: string[];
  let asked: number;
  let answer: (signal: AbortSignal) => Promise<void>;
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const answers = async () => undefined;
  const refuses = () => Promise.reject(REFUSED);
  const isSilent = (signal: AbortSignal) =>
    new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  beforeEach(() => {
    vi.useFakeTimers();
    [events, asked, answer] = [[], 0, answers];
    watch = new ServerWatch({
      onLost: (error) => events.push(`lost: ${error instanceof Error ? error.message : error}`),
      onBack: () => events.push('back'),
      breakAll: () => events.push('all broken'),
      renewAll: () => events.push('all renewed'),
      ask: (signal) => {
        asked += 1;
        return answer(signal);
      },
    });
  });
  afterEach(() => {
    watch.close();
    vi.useRealTimers();
  });

  it('is asked nothing while all goes well, and when something takes a second, once a second', async () => {
    expect(await watch.guard(async () => 7)).toBe(7);
    await pass(10_000);
    expect(asked).toBe(0);
    watch.guard(never).catch(() => undefined);
    await pass(10_000);
    expect([asked, events]).toEqual([10, []]);
  });

  it('that breaks a connection and answers a new one loses what ran there, and nothing else', async () => {
    const other = watch.guard(never);
    other.catch(() => undefined);
    await expect(watch.guard(() => Promise.reject(BROKEN))).rejects.toThrow(DatabaseLost);
    await pass(0);
    expect(await watch.guard(async () => 'at once')).toBe('at once');
    await pass(3_000);
    expect(events).toEqual(['lost: terminating connection', 'back']);
    expect(await Promise.race([other, pass(0).then(() => 'still waits')])).toBe('still waits');
  });

  it('that breaks a hundred connections is reported once', async () => {
    for (let each = 0; each < 100; each += 1) await watch.guard(() => Promise.reject(BROKEN)).catch(() => undefined);
    await pass(3_000);
    expect(events).toEqual(['lost: terminating connection', 'back']);
  });

  it('that says nothing is lost within three seconds: what waits fails, the rest at once', async () => {
    answer = isSilent;
    const waiting = watch.guard(never).catch((error: unknown) => error);
    await pass(2_999);
    expect(await waiting).toBeInstanceOf(DatabaseLost);
    expect(events).toEqual(['lost: the server did not answer a new connection', 'all broken']);
    await expect(watch.guard(async () => 'never asked')).rejects.toThrow(DatabaseLost);
  });

  it('is asked less and less often while it is away, at least every two seconds, and is there at its first answer', async () => {
    answer = refuses;
    await watch.guard(refuses).catch(() => undefined);
    await pass(60_000);
    expect([asked > 29, asked < 40]).toEqual([true, true]);
    answer = answers;
    await pass(2_000);
    expect(await watch.guard(async () => 'there')).toBe('there');
    await pass(2_000);
    expect(events).toEqual(['lost: connect ECONNREFUSED', 'all broken', 'back']);
  });

  it.each(['28000', '28P01', '3D000', '53300'])(
    'that admits no new connection (%s) is lost once, for those that need one, until it admits one',
    async (code) => {
      const other = watch.guard(never);
      other.catch(() => undefined);
      answer = () => Promise.reject(Object.assign(new Error('no'), { code }));
      for (let each = 0; each < 10; each += 1) {
        await expect(watch.guard(() => answer(new AbortController().signal))).rejects.toThrow(DatabaseLost);
        await pass(5_000);
      }
      expect(await watch.guard(async () => 'over a connection that it has')).toBe('over a connection that it has');
      expect([asked < 40, events]).toEqual([true, ['lost: no']]);
      answer = answers;
      await pass(4_000);
      expect(events).toEqual(['lost: no', 'back']);
    },
  );

  it('that accepts no changes is lost once for those who make some, and then has other connections', async () => {
    const readOnly = () => Promise.reject(new ReadOnlyServer());
    answer = readOnly;
    for (let each = 0; each < 10; each += 1) {
      await expect(watch.guard(readOnly)).rejects.toThrow(DatabaseLost);
      await pass(5_000);
    }
    expect(events).toEqual(['lost: the server accepts no changes']);
    answer = answers;
    await pass(4_000);
    expect(events).toEqual(['lost: the server accepts no changes', 'all renewed', 'back']);
  });

  it('without disk is lost once, until half a minute has passed without an error', async () => {
    for (let each = 0; each < 4; each += 1) {
      const full = Promise.reject(Object.assign(new Error('no space'), { code: '53100' }));
      await expect(watch.guard(() => full)).rejects.toThrow(DatabaseLost);
      await pass(20_000);
    }
    expect(events).toEqual(['lost: no space']);
    await pass(12_000);
    expect(events).toEqual(['lost: no space', 'back']);
  });

  it('is not blamed while this process stands still', async () => {
    answer = isSilent;
    watch.guard(never).catch(() => undefined);
    await pass(1_000);
    // The clock goes forward without the timers, as if the process had computed for a minute.
    vi.setSystemTime(Date.now() + 60_000);
    await pass(250);
    expect(events).toEqual([]);
  });

  it('gives a result that comes too late to no caller', async () => {
    answer = refuses;
    let arrive: (client: string) => void = () => undefined;
    const late: string[] = [];
    const waiting = watch.guard(
      () => new Promise<string>((resolve) => (arrive = resolve)),
      (client) => late.push(client),
    );
    waiting.catch(() => undefined);
    watch.report(BROKEN);
    await pass(250);
    arrive('a connection');
    await pass(0);
    expect(late).toEqual(['a connection']);
    await expect(waiting).rejects.toThrow(DatabaseLost);
  });
});

describe('an error', () => {
  it.each([
    ...['57P01', '57P02', '57P03', '08006', '28P01', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT'].map(
      (code) => Object.assign(new Error('x'), { code }),
    ),
    Object.assign(new Error('x'), { code: '25P04', severity: 'FATAL' }),
    new AggregateError([REFUSED, REFUSED]),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Client was closed and is not queryable'),
  ])('of the connection is one: $code $message', (error) => {
    expect(isConnectionError(error)).toBe(true);
  });

  it.each(['23505', '40001', '57014', '25006', '53100', '53400', '42P01'])('of a statement is none: %s', (code) => {
    expect(isConnectionError(Object.assign(new Error('x'), { code, severity: 'ERROR' }))).toBe(false);
  });

  it('that wraps a loss is one', () => {
    expect(isDatabaseLost(new Error('Failed query', { cause: new DatabaseLost(BROKEN) }))).toBe(true);
    expect(isDatabaseLost(new Error('Failed query', { cause: BROKEN }))).toBe(false);
  });
});
