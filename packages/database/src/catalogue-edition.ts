import type { Database, Listener, SqlRunner } from './database.ts';

/** The channel on which each raised edition is announced; its trigger (`functions/catalogue-edition.sql`) names it. */
const CHANNEL = 'catalogue_edition';
/** How often a process on a server reads the edition, and how long a reading counts where nothing is heard. */
const READ_EVERY_MS = 1_000;
const RECONNECT_FIRST_MS = 100;
const RECONNECT_MAX_MS = 10_000;

/** What a process knows of the catalogue edition. */
export interface CatalogueEdition {
  /**
   * A number that rises with each change of the catalogue, by any process. It is this process' own: the database's would
   * go back with a restored copy. Where the connection that tells of changes is lost, and the last reading is a second
   * old, it rises with each call: nothing that is cached is valid then.
   */
  current(): number;
  /** Ends the connection. To be called before the database is closed. */
  close(): Promise<void>;
}

export interface CatalogueEditionOptions {
  /** A clock that only goes forward, in milliseconds. */
  monotonicMs: () => number;
  /** The connection that tells of changes is lost, or could not be made; it is tried again. Called once a loss. */
  onLost: (error: unknown) => void;
}

/**
 * Follows the catalogue edition of a database (record 0049). The embedded engine tells of a change before the call that
 * made it returns. A server tells it on a connection of its own; beside that the edition is read once a second, which
 * finds out a connection that is dead or hears nothing, and replaces it while it is lost.
 */
export async function followCatalogueEdition(
  database: Pick<Database, 'engine' | 'run' | 'listen'>,
  options: CatalogueEditionOptions,
): Promise<CatalogueEdition> {
  const follower = new EditionFollower(database, options);
  await follower.start();
  return follower;
}

class EditionFollower implements CatalogueEdition {
  readonly #database: Pick<Database, 'engine' | 'run' | 'listen'>;
  readonly #options: CatalogueEditionOptions;
  #edition = 1;
  /** As the database has it. */
  #stored: number | null = null;
  #readAtMs = Number.NEGATIVE_INFINITY;
  #listener: Listener | null = null;
  #isClosed = false;
  #isReading = false;
  #isLost = false;
  #reconnectAfterMs = RECONNECT_FIRST_MS;
  #readTimer: NodeJS.Timeout | undefined;
  #reconnectTimer: NodeJS.Timeout | undefined;

  constructor(database: Pick<Database, 'engine' | 'run' | 'listen'>, options: CatalogueEditionOptions) {
    this.#database = database;
    this.#options = options;
  }

  async start(): Promise<void> {
    await this.#connect();
    if (this.#database.engine === 'embedded') return;
    this.#readTimer = setInterval(() => void this.#readAgain(), READ_EVERY_MS).unref();
  }

  current(): number {
    const isKnown = this.#listener !== null || this.#options.monotonicMs() - this.#readAtMs < READ_EVERY_MS;
    if (!isKnown) this.#edition += 1;
    return this.#edition;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#readTimer);
    clearTimeout(this.#reconnectTimer);
    await this.#drop();
  }

  #take(stored: number): void {
    if (stored === this.#stored) return;
    this.#stored = stored;
    this.#edition += 1;
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
      // Without a connection there is nothing to do but to try again in a second.
      if (listener !== null && listener === this.#listener) this.#lose(error);
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
      // What was raised before this connection listened.
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
    // One that is dead already cannot be ended in good order.
    await listener?.close().catch(() => undefined);
  }
}
