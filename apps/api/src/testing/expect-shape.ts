import { expect } from 'vitest';

/** What a field of the wire holds. `|null` may follow; `time` is epoch milliseconds, a whole number. */
export type FieldKind = 'int' | 'string' | 'boolean' | 'array' | 'object' | 'time' | 'null';
export type FieldKinds = Readonly<Record<string, FieldKind | `${FieldKind}|null`>>;

const FITS: Readonly<Record<FieldKind, (value: unknown) => boolean>> = {
  int: Number.isSafeInteger,
  time: (value) => Number.isSafeInteger(value) && Number(value) >= 0,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: (value) => value !== null && typeof value === 'object' && !Array.isArray(value),
  null: (value) => value === null,
};

/** Expects an object to hold every field of the given kind; further fields are fine. */
export function expectShape(value: unknown, fields: FieldKinds): void {
  expect(value).toBeTypeOf('object');
  const held = Object.entries(fields).filter(([name, kinds]) => {
    const field = fieldOf(value, name);
    const allowed = kinds.split('|');
    return Object.entries(FITS).some(([kind, fits]) => allowed.includes(kind) && fits(field));
  });
  const wrong = Object.keys(fields).filter((name) => !held.some(([fine]) => fine === name));
  expect(wrong.map((name) => `${name}: ${JSON.stringify(fieldOf(value, name))}`)).toEqual([]);
}

/** Reads a path like `data.episodes.0.title` out of a reply. */
export function at(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, name) => fieldOf(inner, name), value);
}

/** The same for a list. */
export function listAt(value: unknown, path: string): unknown[] {
  const list = at(value, path);
  if (!Array.isArray(list)) throw new Error(`${path} is no list: ${JSON.stringify(list)?.slice(0, 200)}`);
  return list;
}

function fieldOf(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object' ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
}
