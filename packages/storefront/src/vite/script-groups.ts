import type { Plugin, Rollup } from 'vite';

/** Helper modules of the build itself, without a file, which many modules use. */
const HELPER = /^\0(?!\/)/;
const INSTALLED = /\/node_modules\//;
const ROOT_ENTRY = /\/app\/root\.tsx\?/;
const CLIENT_ENTRY = /\/app\/entry\.client\.tsx$/;
/** Route modules by the names of their files: `routes/<domain>/<page>/<name>.route.tsx`. */
const routeEntry = (name: string) => new RegExp(`/routes/[\\w-]+/[\\w-]+/(${name})\\.route\\.tsx\\?`);
const PAGE_ENTRY = routeEntry('[\\w-]+');
const ACCOUNT_ENTRY = routeEntry('(?:user|mail|callback|my|setting)\\b[\\w-]*');
/** Pages with lists of series, as the home tabs are. */
const HOME_ENTRY = routeEntry('(?:home|creator|event)\\b[\\w-]*');
/** Pages with series, which readers open first. */
const SERIES_ENTRY = routeEntry('(?:main|home|creator|detail|search)\\b[\\w-]*');
/** Pages on which readers look for series. */
const BROWSE_ENTRY = routeEntry('(?:main|home|search|creator|event)\\b[\\w-]*');
const SEARCH_ENTRY = routeEntry('search');
/** Pages that share a screen of their own. */
const SHARED_SCREENS = [
  ['library-pages', routeEntry('library\\b[\\w-]*')],
  ['gifts', routeEntry('gift|benefit-gift')],
  ['benefits', routeEntry('gift|benefit-gift|benefit|event|event-detail|roulette')],
] as const;
const VIEWER_ENTRY = routeEntry('viewer');

/**
 * Puts the client's modules into few files, because a request costs more than a kilobyte of script (record 0056):
 *
 * - `library`: installed packages that most pages need. It changes only with an upgrade.
 * - `shell`: our modules that every page needs, or that the viewer shares with other pages.
 * - `account`: needed only by pages of accounts.
 * - `home`: needed only by the lists of the home tabs, of creators and of events.
 * - `library-pages`, `gifts`, `benefits`: needed only by the pages of the library, of gifts, or of all that costs nothing.
 * - `own`: needed by several other pages without series: shop, library, coupons, histories.
 * - `filters`, `browse`: needed only by home, its tabs, creators and events; with the search, or without it.
 * - `lists`: needed by several of the other pages, or by a home tab and pages without series.
 * - `detail-parts` and so on: shared by a page and the parts that it loads later, or pages without series.
 * - all other modules stay with their page, their language, or the part that is loaded later.
 */
export function scriptGroups(): Plugin {
  let groups: ReadonlyMap<string, string> | null = null;
  return {
    name: 'longstrip-script-groups',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    buildStart: () => {
      groups = null;
    },
    config: () => ({
      build: {
        rollupOptions: {
          output: {
            // Otherwise a package's index would add everything that it re-exports to the file of its first user.
            onlyExplicitManualChunks: true,
            manualChunks: (id, graph) => {
              groups ??= groupModules(graph);
              return groups.get(id);
            },
          },
        },
      },
    }),
  };
}

/** The group of each module that has one. */
function groupModules({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): ReadonlyMap<string, string> {
  const ids = [...getModuleIds()];
  const loadsOf = (entries: string[]) => entries.map((entry) => ({ entry, loaded: loadedWith(entry, getModuleInfo) }));
  const pages = loadsOf(ids.filter((id) => getModuleInfo(id)?.isEntry === true));
  const laterParts = loadsOf(ids.filter((id) => (getModuleInfo(id)?.dynamicImporters ?? []).length > 0));
  const groups = new Map<string, string>();
  for (const id of ids) {
    const users = pages.filter(({ loaded }) => loaded.has(id)).map(({ entry }) => entry);
    const group = groupOf(
      id,
      users,
      laterParts.some(({ loaded }) => loaded.has(id)),
    );
    if (group !== undefined) groups.set(id, group);
  }
  return groups;
}

/** @param users the entries that load the module at once: pages, and the site's own two entries */
function groupOf(id: string, users: readonly string[], isUsedLater: boolean): string | undefined {
  const isUsedBy = (entry: RegExp) => users.some((user) => entry.test(user));
  const isInstalled = INSTALLED.test(id) || HELPER.test(id);
  // The client's entry starts the page as soon as it is loaded, so it must not be in a file that others load.
  if (users.length === 1 && isUsedBy(CLIENT_ENTRY) && !isInstalled) return undefined;
  const isOfEveryPage = HELPER.test(id) || isUsedBy(ROOT_ENTRY) || isUsedBy(CLIENT_ENTRY);
  if (isOfEveryPage || (users.length > 1 && isUsedBy(VIEWER_ENTRY))) return isInstalled ? 'library' : 'shell';
  if (users.length > 1 && users.every((user) => ACCOUNT_ENTRY.test(user))) return 'account';
  const screen = SHARED_SCREENS.find(([, entry]) => users.length > 1 && users.every((user) => entry.test(user)));
  if (screen !== undefined) return screen[0];
  const withSeries = users.filter((user) => SERIES_ENTRY.test(user));
  if (users.length > 1 && withSeries.length === 0) return 'own';
  if (withSeries.length > 1) {
    if (users.every((user) => HOME_ENTRY.test(user))) return 'home';
    if (!users.every((user) => BROWSE_ENTRY.test(user))) return 'lists';
    return isUsedBy(SEARCH_ENTRY) ? 'filters' : 'browse';
  }
  if (users.length > 1 && withSeries.every((user) => HOME_ENTRY.test(user))) return 'lists';
  const [, page] = PAGE_ENTRY.exec(withSeries[0] ?? users[0] ?? '') ?? [];
  return (isUsedLater || users.length > 1) && page !== undefined ? `${page}-parts` : undefined;
}

/** The import name of a package of ours, and its index file. */
const PACKAGE = /^@longstrip\/([\w-]+)$/;
const INDEX = /\/packages\/([\w-]+)\/src\/index\.ts$/;

/**
 * The modules that a module imports at once. For a package of ours, these are only the modules with the imported names, not
 * everything that its index re-exports.
 */
function usedModules(id: string, getModule: Rollup.GetModuleInfo): readonly string[] {
  const module = getModule(id);
  if (module === null) return [];
  return module.importedIds.flatMap((imported) => {
    const names = namesOf(module, INDEX.exec(imported)?.[1]);
    return names === null ? [imported] : exporters(imported, names, getModule);
  });
}

/** The names that a module imports or re-exports from a package; null if they may be all of them. */
function namesOf({ ast }: Rollup.ModuleInfo, packageName: string | undefined): ReadonlySet<string> | null {
  if (packageName === undefined) return null;
  const names = (ast?.body ?? []).flatMap((statement) => {
    if (!('source' in statement) || PACKAGE.exec(String(statement.source?.value))?.[1] !== packageName) return [];
    if (statement.type === 'ExportAllDeclaration') return [null];
    return statement.specifiers.map((each) => {
      const name =
        each.type === 'ImportSpecifier' ? each.imported : each.type === 'ExportSpecifier' ? each.local : null;
      return name?.type === 'Identifier' ? name.name : null;
    });
  });
  const known = names.filter((name) => name !== null);
  return known.length > 0 && known.length === names.length ? new Set(known) : null;
}

function exporters(index: string, names: ReadonlySet<string>, getModule: Rollup.GetModuleInfo): string[] {
  const handedOn = getModule(index)?.importedIds ?? [];
  return handedOn.filter((id) => getModule(id)?.exports?.some((name) => names.has(name)) ?? false);
}

/** All modules that are loaded together with a module, including itself. */
export function loadedWith(entry: string, getModule: Rollup.GetModuleInfo): ReadonlySet<string> {
  const loaded = new Set([entry]);
  // The loop also visits what is added to the set while it runs.
  for (const id of loaded) {
    for (const used of usedModules(id, getModule)) loaded.add(used);
  }
  return loaded;
}
