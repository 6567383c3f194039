import type { RedisClientType } from '@redis/client';

/** A command that takes longer than this is not waited for. */
const ANSWERS_MS = 100;
/** At the start. After this time the connection is made in the background. */
const CONNECTS_MS = 1_000;
const RECONNECT_FIRST_MS = 50;
const RECONNECT_MAX_MS = 1_000;
const PING_EVERY_MS = 1_000;
/** A connection that is silent for this long, although it is pinged, is dead and made again. */
const SILENT_MS = 3_000;

export type ValkeyClient = RedisClientType;

/** Each is called once per loss. */
export interface ValkeyEvents {
  onLost: (error: unknown) => void;
  onBack: () => void;
}

/** A Valkey server, for what may be lost: its callers go on without it. */
export interface Valkey {
  readonly client: ValkeyClient;
  /**
   * Runs one command. While the server is lost it runs none, and it waits for an answer 100 ms at most.
   * @returns null: there was no answer; the command may or may not have been executed
   */
  attempt<Result extends object>(command: () => Promise<Result>): Promise<Result | null>;
  close(): void;
}

/**
 * Connects to a Valkey server, or another that speaks its protocol. Waits for the first connection, a second at most. A
 * connection that breaks or does not answer is made again.
 * @param url `valkey://` or `redis://`; `valkeys://` or `rediss://` with TLS
 */
export async function openValkey(url: string, { onLost, onBack }: ValkeyEvents): Promise<Valkey> {
  // Loaded only where it is used.
  const { createClient } = await import('@redis/client');
  const client: ValkeyClient = createClient({
    url: url.replace(/^valkey/, 'redis'),
    name: 'longstrip',
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: SILENT_MS,
      socketTimeout: SILENT_MS,
      reconnectStrategy: (attempts) => Math.min(RECONNECT_FIRST_MS * 2 ** attempts, RECONNECT_MAX_MS),
    },
  });
  let isLost = false;
  const lose = (error: unknown) => {
    if (!isLost) onLost(error);
    isLost = true;
  };
  const find = () => {
    if (isLost) onBack();
    isLost = false;
  };
  client.on('error', lose);
  client.on('ready', find);
  // The answer to a ping: a connection that was slow is alive.
  client.on('ping-interval', find);
  const connecting = client.connect().catch(lose);
  if ((await within(CONNECTS_MS, connecting)) === null) lose(new Error('the server did not answer'));

  return {
    client,
    async attempt(command) {
      if (isLost) return null;
      try {
        const answer = await within(ANSWERS_MS, command());
        if (answer === null) lose(new Error(`no answer within ${ANSWERS_MS} ms`));
        return answer;
      } catch (error) {
        lose(error);
        return null;
      }
    },
    close() {
      client.off('error', lose).on('error', () => undefined);
      client.destroy();
    },
  };
}

/**
 * The promise's result; null after `ms` milliseconds, when what still comes is ignored. In halves, and after a turn of the event
 * loop, so that a process that was busy itself first reads what has come.
 */
async function within<Result>(ms: number, promise: Promise<Result>): Promise<Result | null> {
  promise.catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      timer = setTimeout(() => setImmediate(resolve, null), ms / 2);
    }, ms / 2);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
