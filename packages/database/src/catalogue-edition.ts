import type { Database, Listener, SqlRunner } from './database.ts';

/** The channel on which each raised edition is announced; its trigger (`functions/catalogue-edition.sql`) names it. */
const CHANNEL = 'catalogue_edition';
/** How often the edition is read on a server, and how long a value counts while no messages arrive. */
const READ_EVERY_MS = 1_000;
const RECONNECT_FIRST_MS = 100;
const RECONNECT_MAX_MS = 10_000;

/** What a process knows of the catalogue edition. */
export interface CatalogueEdition {
  /**
   * A number that rises with each change of the catalogue, by any process. It is this process's own number, because the
   * database's number would go back with a restored backup. If the connection for messages is lost and the last value is
   * a second old, it rises with each call, so that no cached data counts as valid.
   */
  current(): number;
  /**
   * The database's own number, by which processes on one database can compare what they know; null while it may be out of
   * date.
   */
  stored(): number | null;
  /**
   * Calls the listener after each change.
   * @returns ends it
   */
  onChange(listener: () => void): () => void;
  /** Ends the connection. Call it before the database is closed. */
  close(): Promise<void>;
}

export interface CatalogueEditionOptions {
  /** A clock that only goes forward, in milliseconds. */
  monotonicMs: () => number;
  /** The connection for messages is lost or could not be made; it will be tried again. Called once per loss. */
  onLost: (error: unknown) => void;
}

type FollowedDatabase = Pick<Database, 'engine' | 'run' | 'listen' | 'noteEdition'>;

/**
 * Follows the catalogue edition of a database (record 0049). The embedded engine reports a change before the call that
 * made it returns. A server reports it on a separate connection. The edition is also read once a second: this detects a
 * dead connection, and gives the edition while the connection is lost. A replica learns from here which edition it needs.
 */
export async function followCatalogueEdition(
  database: FollowedDatabase,
  options: CatalogueEditionOptions,
): Promise<CatalogueEdition> {
  const follower = new EditionFollower(database, options);
  await follower.start();
  return follower;
}

class EditionFollower implements CatalogueEdition {
  readonly #database: FollowedDatabase;
  readonly #options: CatalogueEditionOptions;
  #edition = 1;
  /** As the database has it. */
  #stored: number | null = null;
  readonly #changeListeners = new Set<() => void>();
  #readAtMs = Number.NEGATIVE_INFINITY;
  #listener: Listener | null = null;
  #isClosed = false;
  #isReading = false;
  #isLost = false;
  #reconnectAfterMs = RECONNECT_FIRST_MS;
  #readTimer: NodeJS.Timeout | undefined;
  #reconnectTimer: NodeJS.Timeout | undefined;

  constructor(database: FollowedDatabase, options: CatalogueEditionOptions) {
    this.#database = database;
    this.#options = options;
  }

  async start(): Promise<void> {
    await this.#connect();
    if (this.#database.engine === 'embedded') return;
    this.#readTimer = setInterval(() => void this.#readAgain(), READ_EVERY_MS).unref();
  }

  current(): number {
    if (!this.#isKnown()) this.#edition += 1;
    return this.#edition;
  }

  stored(): number | null {
    return this.#isKnown() ? this.#stored : null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#readTimer);
    clearTimeout(this.#reconnectTimer);
    await this.#drop();
  }

  onChange(listener: () => void): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }

  #isKnown(): boolean {
    return this.#listener !== null || this.#options.monotonicMs() - this.#readAtMs < READ_EVERY_MS;
  }

  #take(stored: number): void {
    this.#database.noteEdition(stored);
    if (stored === this.#stored) return;
    this.#stored = stored;
    this.#edition += 1;
    for (const listener of this.#changeListeners) listener();
  }

  async #read(runner: SqlRunner): Promise<void> {
    const askedAtMs = this.#options.monotonicMs();
    const [row] = await runner.run('select edition from catalogue_edition');
    this.#take(Number(row?.edition));
    this.#readAtMs = askedAtMs;
  }

  async #readAgain(): Promise<void> {
    if (this.#isReading) return;
    this.#isReading = true;
    const listener = this.#listener;
    try {
      await this.#read(listener ?? this.#database);
    } catch (error) {
      // Without a connection it only tries again in a second.
      if (listener !== null && listener === this.#listener) this.#lose(error);
      else this.#database.noteEdition(null);
    } finally {
      this.#isReading = false;
    }
  }

  async #connect(): Promise<void> {
    let opened: Listener | null = null;
    let isLost = false;
    try {
      opened = await this.#database.listen(CHANNEL, {
        onMessage: (message) => this.#take(Number(message)),
        onLost: () => {
          isLost = true;
          if (opened !== null && opened === this.#listener) this.#lose(new Error('the connection ended'));
        },
      });
      // The edition may have been raised before this connection listened.
      await this.#read(opened);
      if (isLost) throw new Error('the connection ended');
      if (this.#isClosed) return await opened.close();
      this.#listener = opened;
      this.#isLost = false;
      this.#reconnectAfterMs = RECONNECT_FIRST_MS;
    } catch (error) {
      await opened?.close().catch(() => undefined);
      this.#lose(error);
    }
  }

  #lose(error: unknown): void {
    this.#database.noteEdition(null);
    void this.#drop();
    if (this.#isClosed) return;
    if (!this.#isLost) this.#options.onLost(error);
    this.#isLost = true;
    this.#reconnectTimer = setTimeout(() => void this.#connect(), this.#reconnectAfterMs).unref();
    this.#reconnectAfterMs = Math.min(this.#reconnectAfterMs * 2, RECONNECT_MAX_MS);
  }

  async #drop(): Promise<void> {
    const listener = this.#listener;
    this.#listener = null;
    // A dead connection cannot be closed properly.
    await listener?.close().catch(() => undefined);
  }
}
