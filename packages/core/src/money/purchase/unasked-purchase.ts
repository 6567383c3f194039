import type { RequestedType } from './offer.ts';

/** One option to open an episode, as far as the choice among them needs to know it. */
export interface OfferedOption {
  readonly type: RequestedType;
  readonly price: number;
  /** Why it cannot be used now; null: it can. */
  readonly refusal: string | null;
}

/** The first option that costs nothing and can be used now. It is always taken before coins. */
export function freeOption<Option extends OfferedOption>(options: readonly Option[]): Option | null {
  return options.find(({ price, refusal }) => price === 0 && refusal === null) ?? null;
}

/**
 * What a reader who lets the next episodes open by themselves gets without a question: the ready ticket, which comes back by
 * itself, else the rental. Null: they are asked. A gift ends with its use and may be meant for another episode, so that the
 * reader alone uses it; and beside a gift no coins are spent.
 */
export function unaskedOption<Option extends OfferedOption>(options: readonly Option[]): Option | null {
  const free = freeOption(options);
  if (free !== null) return free.type === 'FREETIME' ? free : null;
  return options.find(({ type, refusal }) => type === 'RENT' && refusal === null) ?? null;
}
