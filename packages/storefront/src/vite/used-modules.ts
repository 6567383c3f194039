import type { Rollup } from 'vite';

/** A package of ours by its name alone, and the file that it opens with. */
const PACKAGE = /^@longstrip\/([\w-]+)$/;
const INDEX = /\/packages\/([\w-]+)\/src\/index\.ts$/;

/**
 * The modules that a module imports at once. Of a package of ours these are the modules with what is named in the import, not
 * everything that its index hands on.
 */
function usedModules(id: string, getModule: Rollup.GetModuleInfo): readonly string[] {
  const module = getModule(id);
  if (module === null) return [];
  return module.importedIds.flatMap((imported) => {
    const names = namesOf(module, INDEX.exec(imported)?.[1]);
    return names === null ? [imported] : exporters(imported, names, getModule);
  });
}

/** What a module imports of a package, or hands on of it, by name; null where that may be everything. */
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

/** All modules that are loaded with a module, itself among them. */
export function loadedWith(entry: string, getModule: Rollup.GetModuleInfo): ReadonlySet<string> {
  const loaded = new Set([entry]);
  // A set hands out what is added while it is read.
  for (const id of loaded) {
    for (const used of usedModules(id, getModule)) loaded.add(used);
  }
  return loaded;
}
