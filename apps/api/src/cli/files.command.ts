import { Command } from 'commander';
import { checkFiles, copyFiles, type FileStore, type NamedAsset } from '../catalogue/index.ts';
import type { CatalogueAdmin } from './catalogue-admin.ts';
import type { CommandParts } from './option-values.ts';
import { Interrupted } from './terminal.ts';

const MIB = 1024 * 1024;
/** Of files that are not right, this many are named. */
const NAMED_MOST = 20;

/** `files copy` and `files check`: the files of pictures in folders and buckets (record 0121). */
export function filesCommand(parts: CommandParts): Command {
  const { out, progress, finish } = parts;
  const command = new Command('files').description(
    'The files of pictures. A place is a folder, or an address like that of FILES_URL; its keys are FILES_ACCESS_KEY and FILES_SECRET_KEY.',
  );
  command
    .command('copy')
    .description('copies all files to another place, also while the product runs; what is there already is skipped')
    .option('--from <place>', 'where they are (the place of this store when not said)')
    .requiredOption('--to <place>', 'where they are copied to')
    .action(async ({ from, to }: { from?: string; to: string }) => {
      await withStores(parts, [from ?? null, to], async ([source, target], signal) => {
        const onProgress = everyNow(({ copied, there }: { copied: number; there: number }) =>
          progress?.(`${copied} copied, ${there} there already`),
        );
        const done = await copyFiles(source, target, { signal, onProgress });
        progress?.(null);
        out(`Copied ${counted(done.copied)}, ${(done.copiedBytes / MIB).toFixed(1)} MiB, to ${target.place}.`);
        if (done.there > 0) out(`There already: ${counted(done.there)}.`);
        if (done.unlike > 0) {
          out(
            `Left out: ${counted(done.unlike)} whose content is not what the name says. Pictures of the demo are drawn again;`,
          );
          out('npm run files -- check names those that are damaged.');
        }
        finish(0);
      });
    });
  command
    .command('check')
    .description('whether every picture of the catalogue has its file; exit code 1 if one has not')
    .option('--at <place>', 'where to look (the place of this store when not said)')
    .option('--contents', 'also reads each file and compares its content with its name')
    .action(async ({ at, contents = false }: { at?: string; contents?: boolean }) => {
      await withStores(parts, [at ?? null], async ([files], signal) => {
        const onProgress = everyNow((checked: number) => progress?.(`${checked} checked`));
        const found = await checkFiles(files, assetsOf(parts.admin()), { readsContents: contents, signal, onProgress });
        progress?.(null);
        for (const [what, ids] of [['missing', found.missing] as const, ['damaged', found.damaged] as const]) {
          for (const id of ids.slice(0, NAMED_MOST)) out(`${what}: ${id}`);
          if (ids.length > NAMED_MOST) out(`and ${ids.length - NAMED_MOST} more`);
        }
        const wrong = found.missing.length + found.damaged.length;
        const verdict =
          wrong === 0 ? 'all are right' : `${found.missing.length} missing, ${found.damaged.length} damaged`;
        out(`${counted(found.checked)} of the catalogue in ${files.place}: ${verdict}.`);
        finish(wrong === 0 ? 0 : 1);
      });
    });
  return command;
}

/** Opens the stores, and closes them at the end; after Ctrl-C the exit code says so. */
async function withStores<const Places extends readonly (string | null)[]>(
  { openFiles, interrupted, say, progress, finish }: CommandParts,
  places: Places,
  work: (stores: { [Index in keyof Places]: FileStore }, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const signal = interrupted();
  const stores: FileStore[] = [];
  try {
    for (const place of places) stores.push(await openFiles(place));
    await work(stores as { [Index in keyof Places]: FileStore }, signal);
  } catch (error) {
    if (!(signal.reason instanceof Interrupted)) throw error;
    progress?.(null);
    say('Interrupted. The same command goes on where this one ended.');
    finish(signal.reason.exitCode);
  } finally {
    for (const store of stores) await store.close();
  }
}

async function* assetsOf(admin: CatalogueAdmin): AsyncGenerator<readonly NamedAsset[]> {
  for (let after = ''; ; ) {
    const batch = await admin.listNamedAssets(after);
    const last = batch.at(-1);
    if (last === undefined) return;
    yield batch;
    after = last.id;
  }
}

/** The function, called ten times a second at most: a terminal needs no more. */
function everyNow<Value>(tell: (value: Value) => void): (value: Value) => void {
  let toldAtMs = Number.NEGATIVE_INFINITY;
  return (value) => {
    if (performance.now() - toldAtMs < 100) return;
    toldAtMs = performance.now();
    tell(value);
  };
}

function counted(files: number): string {
  return `${files} ${files === 1 ? 'file' : 'files'}`;
}
