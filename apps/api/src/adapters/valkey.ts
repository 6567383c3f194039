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

/** A server that answers and refuses commands, as one whose memory is full does, is tried again after this time. */
const TRIED_AGAIN_MS = 5_000;

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
  const { createClient, ErrorReply } = await import('@redis/client');
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
  /** When a command may be tried although the last one was refused; null: none was. */
  let tryAtMs: number | null = null;
  const lose = (error: unknown) => {
    if (!isLost) onLost(error);
    isLost = true;
  };
  const find = () => {
    tryAtMs = null;
    if (isLost) onBack();
    isLost = false;
  };
  // That it is there does not say that it takes commands.
  const findThere = () => {
    if (tryAtMs === null) find();
  };
  /** Whether a command may be sent: while commands are refused, one each few seconds. */
  const mayTry = () => {
    if (!isLost) return true;
    if (tryAtMs === null || performance.now() < tryAtMs) return false;
    tryAtMs = performance.now() + TRIED_AGAIN_MS;
    return true;
  };
  client.on('error', lose);
  client.on('ready', findThere);
  // The answer to a ping: a connection that was slow is alive.
  client.on('ping-interval', findThere);
  const connecting = client.connect().catch(lose);
  if ((await within(CONNECTS_MS, connecting)) === null) lose(new Error('the server did not answer'));

  return {
    client,
    async attempt(command) {
      if (!mayTry()) return null;
      try {
        const answer = await within(ANSWERS_MS, command());
        if (answer === null) lose(new Error(`no answer within ${ANSWERS_MS} ms`));
        else find();
        return answer;
      } catch (error) {
        if (error instanceof ErrorReply) tryAtMs = performance.now() + TRIED_AGAIN_MS;
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
