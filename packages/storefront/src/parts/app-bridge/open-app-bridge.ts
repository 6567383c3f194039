import type { AppFacts } from '../../root/site-data.ts';
import { type AppBridge, createAppBridge } from './app-bridge.ts';
import { type AppWindow, findAppTransport } from './app-transport.ts';

declare global {
  interface Window extends AppWindow {}
}

/** An app that does nothing: a page that is told to be in an app, and is in none. */
const NO_APP: AppBridge = {
  ask: async () => ({ ok: false, code: 'NOT_SUPPORTED' }),
  on: () => () => undefined,
};

let opened: Promise<AppBridge> | null = null;

/** The bridge of this document: that of its web view; in a browser, in demo mode alone, one to an app that is played. */
export function openAppBridge({ isPlayed }: Pick<AppFacts, 'isPlayed'>): Promise<AppBridge> {
  opened ??= open(isPlayed);
  return opened;
}

async function open(isPlayed: boolean): Promise<AppBridge> {
  const transport = findAppTransport(window);
  if (transport !== null) return createAppBridge(transport);
  if (!isPlayed) return NO_APP;
  const { playApp } = await import('./played-app.ts');
  return createAppBridge(playApp());
}
