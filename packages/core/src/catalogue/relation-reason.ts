/** Why a series is shown beside another: what both have in common (record 0112). */
export const RELATION_KINDS = ['CO_READ', 'CREATOR', 'GENRE', 'TAG', 'NEW'] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** `name`: the creator, genre or tag that both have; null for the other kinds. */
export interface RelationReason {
  readonly kind: RelationKind;
  readonly name: string | null;
}

/** What of a series may be the reason for a relation, each with the most important first. */
export interface RelatedTraits {
  readonly creators: readonly string[];
  readonly genres: readonly string[];
  readonly tags: readonly string[];
}

/**
 * The strongest true reason why `other` is shown beside `one`: the same readers, the same creator, then a common genre, then a
 * common tag. A series that has nothing in common with it is there because it is new.
 */
export function relationReason(one: RelatedTraits, other: RelatedTraits, isCoRead: boolean): RelationReason {
  if (isCoRead) return { kind: 'CO_READ', name: null };
  const common = (trait: keyof RelatedTraits) => one[trait].find((each) => other[trait].includes(each));
  const creator = common('creators');
  if (creator !== undefined) return { kind: 'CREATOR', name: creator };
  const genre = common('genres');
  if (genre !== undefined) return { kind: 'GENRE', name: genre };
  const tag = common('tags');
  return tag === undefined ? { kind: 'NEW', name: null } : { kind: 'TAG', name: tag };
}
