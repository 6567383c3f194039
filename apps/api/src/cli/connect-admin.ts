import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Command } from 'commander';
import { checkFile, type Ingest } from '../catalogue/index.ts';
import { sealBeforeClose } from '../money/index.ts';
import { openStore, openStoreWorkspace } from '../store/open-store.ts';
import { type CatalogueAdmin, CommandRefused } from './catalogue-admin.ts';
import type { CliSettings } from './env.ts';
import { findProofs } from './known-proofs.ts';
import { createLocalAdmin, type LocalAdmin } from './local-admin.ts';
import { ApiNotReady, createRemoteAdmin } from './remote-admin.ts';
import { readDirectoryUse } from './running-api.ts';

/** How long to wait for a starting product, or for another import to end. */
const PATIENCE_MS = 120_000;
const ASK_AGAIN_MS = 500;
const PURPOSE = 'a command of an operator';

interface ConnectOptions {
  settings: CliSettings;
  ingest: Ingest;
  nowMs: () => number;
  /** For the person at the terminal: never stdout. */
  say: (sentence: string) => void;
}

/**
 * Runs each command in the process that can do it now: the product if it runs on this data directory, else this process, which
 * opens the database when it first needs it. A file is checked before that, so that a bad one opens nothing. A command that only
 * reads or changes existing things does not create a missing database.
 */
export function connectAdmin(options: ConnectOptions): CatalogueAdmin {
  const { settings, ingest, nowMs } = options;
  let local: LocalAdmin | null = null;
  let hasReadBooks = false;

  /** Runs `remotely` on the running api, or `locally` on the opened store, whichever is available first. */
  async function either<Result>(
    remotely: (admin: CatalogueAdmin) => Promise<Result>,
    locally: (admin: LocalAdmin) => Promise<Result>,
    { makesDatabase = false, signal }: { makesDatabase?: boolean; signal?: AbortSignal | undefined } = {},
  ): Promise<Result> {
    const givenUpAtMs = nowMs() + PATIENCE_MS;
    let lastSaid = '';
    while (true) {
      signal?.throwIfAborted();
      if (local !== null) return locally(local);
      const waitingFor = await attempt(remotely, makesDatabase);
      if ('result' in waitingFor) return waitingFor.result;
      if (waitingFor.sentence !== null) {
        if (nowMs() > givenUpAtMs) throw new CommandRefused(waitingFor.sentence);
        if (waitingFor.sentence !== lastSaid) options.say(`${waitingFor.sentence} Waiting …`);
        lastSaid = waitingFor.sentence;
        // An abort ends the wait early; it is checked above.
        await setTimeout(ASK_AGAIN_MS, null, signal === undefined ? {} : { signal }).catch(() => undefined);
      }
    }
  }

  /** Both processes do this by the same method. */
  const wherever = <Result>(work: (admin: Omit<CatalogueAdmin, 'importFile'>) => Promise<Result>): Promise<Result> =>
    either(work, work);

  /**
   * The result from the running api, or a sentence that says why there is none yet; without a sentence, the store is open now.
   */
  async function attempt<Result>(
    remotely: (admin: CatalogueAdmin) => Promise<Result>,
    makesDatabase: boolean,
  ): Promise<{ result: Result } | { sentence: string | null }> {
    const use = await findUse();
    if (use.kind === 'api') {
      try {
        return { result: await remotely(createRemoteAdmin(use.api)) };
      } catch (error) {
        if (error instanceof ApiNotReady) return { sentence: `${capital(error.message)}.` };
        throw error;
      }
    }
    // A PostgreSQL server may be used by several processes; the embedded database may not.
    if (use.kind === 'other' && settings.databaseUrl === null) {
      return { sentence: `${settings.dataDirectory} is in use by ${use.purpose} (process ${use.pid}).` };
    }
    if (!makesDatabase && !(await hasDatabase(settings))) {
      throw new CommandRefused(
        `There is no catalogue in ${settings.dataDirectory} yet: npm start, an import or an apply makes one.`,
      );
    }
    const opened = await openStore({
      ...settings,
      purpose: PURPOSE,
      nowMs,
      onProgress: options.say,
      onJobProblem: ({ jobName }) =>
        options.say(`The job ${jobName ?? 'queue'} has a problem; it will be tried again.`),
      onLost: (sentence) => {
        options.say(sentence);
        process.exit(1);
      },
      // The command `books` changes nothing, so there is nothing to seal.
      beforeClose: async (database) => {
        const sentence = 'What was written could not be sealed; the product does it when it runs.';
        if (!hasReadBooks) await sealBeforeClose(database, nowMs(), () => options.say(sentence));
      },
    });
    if (opened.ok) {
      const findAll = () => findProofs(opened.store.database, settings, nowMs());
      local = createLocalAdmin(opened.store, nowMs, findAll, settings.consoleOrigin);
      return { sentence: null };
    }
    if (opened.code === 'DIRECTORY_HELD') return { sentence: opened.sentence };
    throw new CommandRefused(opened.sentence);
  }

  /** The product that runs here; with a machine token, the one that the token is for. */
  async function findUse(): ReturnType<typeof readDirectoryUse> {
    const use = await readDirectoryUse(settings.dataDirectory, nowMs());
    const { operatorToken: token, apiOrigin } = settings;
    if (!token) return use;
    const origin = apiOrigin ?? (use.kind === 'api' ? use.api.origin : null);
    if (origin === null) throw new CommandRefused('OPERATOR_TOKEN is set: set API_URL to the address of the api too.');
    return { kind: 'api', api: { origin, token } };
  }

  return {
    async importFile(path, importOptions, controls = {}) {
      const how = { makesDatabase: true, signal: controls.signal };
      const use = local === null ? await findUse() : null;
      if (use?.kind === 'api') return either(importRemotely, importLocally, how);
      return importLocally();

      function importRemotely(admin: CatalogueAdmin) {
        return admin.importFile(path, importOptions, controls);
      }
      async function importLocally() {
        const workspace = await openStoreWorkspace(settings.dataDirectory, PURPOSE, nowMs());
        try {
          const parts = { ingest, temporaryDirectory: workspace.path };
          const result = await checkFile(parts, path, importOptions, controls);
          if (!result.ok) return result.outcome;
          const publish = (admin: LocalAdmin) => admin.publish(result.checked, importOptions, controls);
          return await either(importRemotely, publish, how);
        } finally {
          await workspace.close();
        }
      }
    },
    list: () => wherever((admin) => admin.list()),
    show: (reference) => wherever((admin) => admin.show(reference)),
    apply: (document, action) =>
      either(
        (admin) => admin.apply(document, action),
        (admin) => admin.apply(document, action),
        // A file may create the first series of a store; the other actions change existing series.
        { makesDatabase: action === 'series.apply' },
      ),
    audit: (query) => wherever((admin) => admin.audit(query)),
    books: (onProgress) => {
      hasReadBooks = true;
      return wherever((admin) => admin.books(onProgress));
    },
    checkHeads: (heads) => wherever((admin) => admin.checkHeads(heads)),
    takeBackGrant: (asked) => wherever((admin) => admin.takeBackGrant(asked)),
    grantEpisodes: (asked) => wherever((admin) => admin.grantEpisodes(asked)),
    undoPurchase: (asked) => wherever((admin) => admin.undoPurchase(asked)),
    refundOrder: (asked) => wherever((admin) => admin.refundOrder(asked)),
    changeProduct: (asked) => wherever((admin) => admin.changeProduct(asked)),
    handOver: (asked) => wherever((admin) => admin.handOver(asked)),
    eventEntries: (asked) => wherever((admin) => admin.eventEntries(asked)),
    drawEvent: (asked) => wherever((admin) => admin.drawEvent(asked)),
    find: (asked) => wherever((admin) => admin.find(asked)),
    showReader: (asked) => wherever((admin) => admin.showReader(asked)),
    readTimeline: (asked) => wherever((admin) => admin.readTimeline(asked)),
    showOrder: (asked) => wherever((admin) => admin.showOrder(asked)),
    showPurchase: (asked) => wherever((admin) => admin.showPurchase(asked)),
    listTickets: (query) => wherever((admin) => admin.listTickets(query)),
    showTicket: (query) => wherever((admin) => admin.showTicket(query)),
    answerTicket: (asked) => wherever((admin) => admin.answerTicket(asked)),
    inviteOperator: (asked) => {
      const invite = (admin: Pick<CatalogueAdmin, 'inviteOperator'>) => admin.inviteOperator(asked);
      // The first owner may come before the first start.
      return either(invite, invite, { makesDatabase: true });
    },
    listOperators: () => wherever((admin) => admin.listOperators()),
    createToken: (asked) => wherever((admin) => admin.createToken(asked)),
    listTokens: () => wherever((admin) => admin.listTokens()),
    endToken: (asked) => wherever((admin) => admin.endToken(asked)),
    grantCoins: (asked) => wherever((admin) => admin.grantCoins(asked)),
    listReported: (query) => wherever((admin) => admin.listReported(query)),
    judgeComment: (asked) => wherever((admin) => admin.judgeComment(asked)),
    listNamedAssets: (after) => wherever((admin) => admin.listNamedAssets(after)),
    removeDemo: () => wherever((admin) => admin.removeDemo()),
    close: async () => local?.close(),
  };
}

/** Whether there is a database to open; with a database server there always is. */
async function hasDatabase({ dataDirectory, databaseUrl }: CliSettings): Promise<boolean> {
  if (databaseUrl !== null) return true;
  return access(join(dataDirectory, 'database', 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

export const ADULT = ['it is for adults', 'it is not for adults'] as const;

/**
 * Adds `--NAME` and `--no-NAME`. Giving both is a mistake and an error: commander itself would take the last one, and its
 * `conflicts` treats the two as one option.
 */
export function eitherOr(command: Command, name: string, [yes, no]: readonly [string, string]): Command {
  const given = new Set<string>();
  const note = (flag: string) => () => {
    given.add(flag);
    if (given.size > 1) command.error(`error: --${name} and --no-${name} do not go together: say one of them.`);
  };
  return command
    .option(`--${name}`, yes)
    .option(`--no-${name}`, no)
    .on(`option:${name}`, note(name))
    .on(`option:no-${name}`, note(`no-${name}`));
}
