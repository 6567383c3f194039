const DAY_MS = 86_400_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The filters of a list, from its address: as they are shown again, and as the api takes them. `until` is a whole day. */
export function filtersOf<const Name extends string>(
  request: Request,
  names: readonly Name[],
): { filters: Record<Name, string>; query: Record<Name | 'after', string> } {
  const { searchParams } = new URL(request.url);
  const given = (name: string) => searchParams.get(name)?.trim() ?? '';
  const sent = (name: string) => {
    const value = given(name);
    return name === 'until' && DAY.test(value) ? new Date(Date.parse(value) + DAY_MS).toISOString() : value;
  };
  const fill = <Key extends string>(keys: readonly Key[], of: (name: Key) => string) =>
    Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, string>;
  return { filters: fill(names, given), query: fill([...names, 'after'], sent) };
}
