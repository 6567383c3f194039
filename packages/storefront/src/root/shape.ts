/**
 * Checks of what this browser has stored, and of small answers, for the scripts of a first page: valibot would add 5 kB to each of
 * them (record 0156). What loads later uses valibot.
 */
export type Check<Value> = (value: unknown) => value is Value;

export const isText: Check<string> = (value) => typeof value === 'string';
export const isNumber: Check<number> = (value) => typeof value === 'number';

/** One of these words or numbers. */
export function isOneOf<const Word>(words: readonly Word[]): Check<Word> {
  return (value): value is Word => words.some((word) => word === value);
}

/** The value may be null. */
export function orNull<Value>(check: Check<Value>): Check<Value | null> {
  return (value): value is Value | null => value === null || check(value);
}

/** The property may be absent. */
export function orAbsent<Value>(check: Check<Value>): Check<Value | undefined> {
  return (value): value is Value | undefined => value === undefined || check(value);
}

export function isListOf<Value>(check: Check<Value>): Check<Value[]> {
  return (value): value is Value[] => Array.isArray(value) && value.every(check);
}

/** An object with values of one kind. */
export function isRecordOf<Value>(check: Check<Value>): Check<Record<string, Value>> {
  return (value): value is Record<string, Value> => isObject(value) && Object.values(value).every(check);
}

/** An object whose properties all pass their checks. Other properties do not count. */
export function hasShape<Value extends object>(
  checks: {
    readonly [Name in keyof Required<Value>]: Check<Value[Name]>;
  },
): Check<Value> {
  const each = Object.entries<Check<unknown>>(checks);
  return (value): value is Value => isObject(value) && each.every(([name, check]) => check(value[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
