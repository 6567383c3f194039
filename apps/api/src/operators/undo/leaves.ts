/** The single values of something that the audit log has, each by its dotted path: `platforms.bom-us.rentCoin`, `texts.en-US.title`. */
type Leaves = ReadonlyMap<string, unknown>;

/** A value that two sides have differently; undefined: one has none. */
export interface Difference {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Lists whose parts have a name of their own, and the field that is it: they are compared part by part. */
const NAMED_LISTS: Readonly<Record<string, string>> = { episodes: 'number', bulkDiscounts: 'platformId' };

export function leavesOf(value: unknown): Leaves {
  const leaves = new Map<string, unknown>();
  const visit = (path: string, each: unknown) => {
    const name = NAMED_LISTS[path];
    if (name !== undefined && Array.isArray(each)) {
      for (const [key, parts] of partsBy(name, each)) visit(`${path}.${key}`, name === 'number' ? parts[0] : parts);
    } else if (typeof each === 'object' && each !== null && !Array.isArray(each)) {
      for (const [key, inner] of Object.entries(each)) visit(path === '' ? key : `${path}.${key}`, inner);
    } else leaves.set(path, each);
  };
  visit('', value);
  return leaves;
}

function partsBy(name: string, list: readonly unknown[]): Map<string, unknown[]> {
  const parts = new Map<string, unknown[]>();
  for (const part of list) {
    const key = String(Reflect.get(Object(part), name));
    parts.set(key, [...(parts.get(key) ?? []), part]);
  }
  return parts;
}

/** Where two sides differ. The order of keys is no difference: the database does not keep it. */
export function differencesOf(before: Leaves, after: Leaves): Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((field) => ({ field, before: before.get(field), after: after.get(field) }))
    .filter((each) => canonical(each.before) !== canonical(each.after));
}

function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
