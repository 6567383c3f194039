import { describe, expect, test } from 'vitest';
import { type AppTransport, type AppWindow, createAppBridge, findAppTransport } from './app-bridge.ts';
import { createFakeApp } from './fake-app.ts';

/** A transport with the test at its other end, and a clock that the test moves. */
function openWire() {
  const sent: { id: string; call: string; data: unknown }[] = [];
  const limits = new Map<() => void, number>();
  let hear: (text: string) => void = () => undefined;
  const transport: AppTransport = {
    send: (text) => void sent.push(JSON.parse(text)),
    listen: (hearer) => {
      hear = hearer;
      return () => undefined;
    },
  };
  const bridge = createAppBridge(transport, {
    after: (delayMs, run) => {
      limits.set(run, delayMs);
      return () => limits.delete(run);
    },
  });
  const pass = (ms: number) => {
    for (const [run, limitMs] of [...limits]) if (limitMs <= ms) run();
  };
  return {
    bridge,
    sent,
    pass,
    say: (message: unknown) => hear(typeof message === 'string' ? message : JSON.stringify(message)),
  };
}

describe('a call', () => {
  test('is answered by its id, in whatever order', async () => {
    const { bridge, sent, say } = openWire();
    const first = bridge.ask('version', {});
    const second = bridge.ask('pushToken', {});
    expect(sent).toEqual([
      { id: '1', call: 'version', data: {} },
      { id: '2', call: 'pushToken', data: {} },
    ]);
    say({ id: '2', ok: true, data: { token: 't', service: 'FCM' } });
    say({ id: '1', ok: true, data: { name: '2.1' } });
    expect(await first).toEqual({ ok: true, data: { name: '2.1' } });
    expect(await second).toEqual({ ok: true, data: { token: 't', service: 'FCM' } });
  });

  test('is refused with the app’s code', async () => {
    const { bridge, say } = openWire();
    const asked = bridge.ask('cacheClear', {});
    say({ id: '1', ok: false, code: 'STORAGE_PERMISSION_REQUIRED' });
    expect(await asked).toEqual({ ok: false, code: 'STORAGE_PERMISSION_REQUIRED' });
  });

  test.each([
    ['version', 5_000],
    ['purchase', 15 * 60_000],
  ] as const)('%s is a TIMEOUT after %i ms of silence, and what comes later is not heard', async (name, limitMs) => {
    const { bridge, pass, say } = openWire();
    const asked =
      name === 'version'
        ? bridge.ask('version', {})
        : bridge.ask('purchase', { store: 'apple', productId: 'p', accountToken: 't' });
    pass(limitMs - 1);
    let isSettled = false;
    void asked.then(() => {
      isSettled = true;
    });
    await Promise.resolve();
    expect(isSettled).toBe(false);
    pass(limitMs);
    say({ id: '1', ok: true, data: { name: 'late' } });
    expect(await asked).toEqual({ ok: false, code: 'TIMEOUT' });
  });

  test.each([{ name: '' }, { name: 7 }, null, { state: 'purchased' }])(
    'answered with %j is MALFORMED',
    async (data) => {
      const { bridge, say } = openWire();
      const asked = bridge.ask('version', {});
      say({ id: '1', ok: true, data });
      expect(await asked).toEqual({ ok: false, code: 'MALFORMED' });
    },
  );

  test('survives an app that talks nonsense, and one that cannot be reached', async () => {
    const { bridge, say } = openWire();
    const asked = bridge.ask('version', {});
    for (const nonsense of ['', '{', '[]', 'null', '{"id":1,"ok":true}', '{"id":"1","ok":false,"code":"WORSE"}'])
      say(nonsense);
    say({ id: '9', ok: true });
    say({ id: '1', ok: true, data: { name: '1.0' } });
    expect(await asked).toMatchObject({ ok: true });
    const broken = createAppBridge({
      send: () => {
        throw new Error('gone');
      },
      listen: () => () => undefined,
    });
    expect(await broken.ask('version', {})).toEqual({ ok: false, code: 'FAILED' });
  });
});

test('an event reaches those who hear it, when it fits the contract', () => {
  const { bridge, say } = openWire();
  const codes: string[] = [];
  const stop = bridge.on('problem', ({ code }) => codes.push(code));
  say({ event: 'problem', data: { code: 'UNTRUSTED_CERTIFICATE' } });
  say({ event: 'problem', data: { code: 'HUNGRY' } });
  say({ event: 'back' });
  stop();
  say({ event: 'problem', data: { code: 'FAILED' } });
  expect(codes).toEqual(['UNTRUSTED_CERTIFICATE']);
});

describe('the web view', () => {
  test('of an iPhone takes texts by its message handler, and calls the page', () => {
    const sent: string[] = [];
    const window: AppWindow = {
      webkit: { messageHandlers: { longstripBridge: { postMessage: (text) => sent.push(text) } } },
    };
    const heard: string[] = [];
    const transport = findAppTransport(window);
    const stop = transport?.listen((text) => heard.push(text));
    transport?.send('out');
    window.longstripReceive?.('in');
    stop?.();
    expect([sent, heard, window.longstripReceive]).toEqual([['out'], ['in'], undefined]);
  });

  test('of Android is a message port that it puts in the page of the site', () => {
    const sent: string[] = [];
    const port: NonNullable<AppWindow['longstripBridge']> = { postMessage: (text) => sent.push(text), onmessage: null };
    const heard: string[] = [];
    const transport = findAppTransport({ longstripBridge: port });
    const stop = transport?.listen((text) => heard.push(text));
    transport?.send('out');
    port.onmessage?.({ data: 'in' });
    port.onmessage?.({ data: new ArrayBuffer(1) });
    stop?.();
    expect([sent, heard, port.onmessage]).toEqual([['out'], ['in'], null]);
  });

  test('is none in a browser', () => {
    expect(findAppTransport({})).toBeNull();
    expect(findAppTransport({ webkit: {} })).toBeNull();
  });
});

describe('the fake', () => {
  test('keeps what it is given, and does what every call asks for', async () => {
    const app = createFakeApp({ version: '9.9' });
    const bridge = createAppBridge(app.transport);
    const stored = (data: Parameters<typeof bridge.ask<'storage'>>[1]) => bridge.ask('storage', data);
    expect(await stored({ act: 'read', key: 'k' })).toEqual({ ok: true, data: { value: null } });
    await stored({ act: 'write', key: 'k', value: 'v' });
    expect(await stored({ act: 'read', key: 'k' })).toEqual({ ok: true, data: { value: 'v' } });
    expect(await stored({ act: 'remove', key: 'k' })).toEqual({ ok: true, data: { value: null } });
    expect(await bridge.ask('version', {})).toEqual({ ok: true, data: { name: '9.9' } });
    expect(await bridge.ask('language', { locale: 'ar' })).toEqual({ ok: true, data: { locale: 'ar' } });
    expect(await bridge.ask('userData', { user: null })).toEqual({ ok: true, data: {} });
    expect(app.heard.map(({ call }) => call)).toEqual([
      ...['storage', 'storage', 'storage', 'storage', 'version', 'language', 'userData'],
    ]);
  });

  test('understands nothing that is not in the contract', async () => {
    const app = createFakeApp();
    const replies: unknown[] = [];
    app.transport.listen((text) => replies.push(JSON.parse(text)));
    app.transport.send(JSON.stringify({ id: 'a', call: 'reboot', data: {} }));
    app.transport.send(JSON.stringify({ id: 'b', call: 'storage', data: { act: 'read', key: '../k' } }));
    expect(replies).toEqual([
      { id: 'a', ok: false, code: 'NOT_SUPPORTED' },
      { id: 'b', ok: false, code: 'FAILED' },
    ]);
  });
});
