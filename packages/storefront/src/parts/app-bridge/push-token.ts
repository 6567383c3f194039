import type { AppBridge } from './app-bridge.ts';
import type { PushToken } from './bridge-contract.ts';

/** Takes the token under which push messages reach this phone, each time that it is another. */
export interface PushTokenTaker {
  take(token: PushToken): void;
}

/** Asks the app for its push token, and hears of the next ones. Returns a function that ends it. */
export function watchPushToken(bridge: AppBridge, taker: PushTokenTaker): () => void {
  let known: string | null = null;
  let isOver = false;
  const hear = (token: PushToken) => {
    const text = JSON.stringify(token);
    if (isOver || text === known) return;
    known = text;
    taker.take(token);
  };
  const stop = bridge.on('pushToken', hear);
  void bridge.ask('pushToken', {}).then((reply) => {
    // A token that was told meanwhile is the newer one.
    if (reply.ok && known === null) hear(reply.data);
  });
  return () => {
    isOver = true;
    stop();
  };
}
