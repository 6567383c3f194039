import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PLATFORMS } from '@longstrip/platform-config';
import type { SiteServerOptions } from '@longstrip/storefront/server';
import { PART_OFFSETS } from '../launch/ports.mjs';
import type { Settings } from '../launch/settings.mjs';
import type { Platform } from './parts.ts';
import { apiOrigin, consoleOriginOf } from './parts.ts';

const POLL_MS = 100;

/** What Vite serves from its sources: a site, or the console. */
export interface DevelopedApp {
  /** Of its part: the platform's, or `console`. */
  readonly id: string;
  /** Its folder in `apps`. */
  readonly app: string;
  readonly portOffset: number;
  /** Null: the console. */
  readonly platform: Platform | null;
}

const CONSOLE: DevelopedApp = { id: 'console', app: 'console', portOffset: PART_OFFSETS.console, platform: null };

/** The app that is named in development; of an app with several platforms the named one, or the first. */
export function findDevelopedApp(name: string): { ok: true; app: DevelopedApp } | { ok: false; sentence: string } {
  if (name === CONSOLE.app) return { ok: true, app: CONSOLE };
  const platform = PLATFORMS.find(({ id, app }) => id === name || app === name);
  if (platform !== undefined) {
    const { id, app, portOffset } = platform;
    return { ok: true, app: { id, app, portOffset, platform } };
  }
  const apps = [...new Set(PLATFORMS.map((candidate) => candidate.app)), CONSOLE.app];
  return { ok: false, sentence: `npm run dev takes one of ${apps.join(', ')}: npm run dev -- ${apps[0]}` };
}

interface ViteOptions {
  root: string;
  developed: DevelopedApp;
  settings: Pick<Settings, 'host' | 'basePort' | 'consoleOrigin'>;
  serviceSecret: string;
  cookieSecret: string;
  /** Sign-in providers: the sandbox's fakes, or those that the store is registered with. */
  providers: NonNullable<SiteServerOptions['providers']>;
  environment: Readonly<Record<string, string | undefined>>;
}

/** A child process that serves an app from its sources. */
export interface ViteServer {
  /** Resolves when it answers, or when it ended before that. */
  readonly listening: Promise<void>;
  /** Resolves when it ended, on its own or by `stop`. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Starts Remix's development server for one app. It calls the api of this process. */
export function startVite({
  root,
  developed: { id, app, portOffset, platform },
  settings,
  serviceSecret,
  cookieSecret,
  providers,
  environment,
}: ViteOptions): ViteServer {
  const directory = join(root, 'apps', app);
  const program = join(directory, 'node_modules', '@remix-run', 'dev', 'dist', 'cli.js');
  if (!existsSync(program)) throw new Error(`The app ${app} has no packages installed: ${program} is missing`);
  const port = String(settings.basePort + portOffset);
  const child = spawn(
    process.execPath,
    [program, 'vite:dev', '--host', settings.host, '--port', port, '--strictPort'],
    {
      cwd: directory,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...environment,
        NODE_ENV: 'development',
        NODE_OPTIONS: '',
        ...(platform === null ? { CONSOLE_ORIGIN: consoleOriginOf(settings) } : { PLATFORM: id }),
        PORT: String(settings.basePort),
        API_ORIGIN: apiOrigin(settings),
        SERVICE_SECRET: serviceSecret,
        COOKIE_SECRET: cookieSecret,
        SIGN_IN_PROVIDERS: JSON.stringify(providers),
      },
    },
  );
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    listening: Promise.race([ended, firstAnswer(`http://localhost:${port}/_/health`, ended)]),
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), 2_000);
      await ended;
      clearTimeout(force);
    },
  };
}

/** Asks until the server answers or has ended. */
async function firstAnswer(url: string, ended: Promise<void>): Promise<void> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isOver) {
    try {
      await (await fetch(url)).body?.cancel();
      return;
    } catch {
      await wait(POLL_MS);
    }
  }
}
