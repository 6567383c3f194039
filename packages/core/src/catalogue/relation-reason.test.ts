import { expect, test } from 'vitest';
import { type RelatedTraits, type RelationKind, relationReason } from './relation-reason.ts';

const ONE: RelatedTraits = { creators: ['Ada', 'Ben'], genres: ['ROMANCE', 'DRAMA'], tags: ['Sea', 'Slow burn'] };
const NOTHING: RelatedTraits = { creators: [], genres: [], tags: [] };

test.each<[RelationKind, string | null, boolean, Partial<RelatedTraits>]>([
  ['CO_READ', null, true, ONE],
  ['CREATOR', 'Ben', false, { creators: ['Ben'], genres: ['DRAMA'], tags: ['Sea'] }],
  ['GENRE', 'DRAMA', false, { creators: ['Eve'], genres: ['DRAMA'], tags: ['Sea'] }],
  ['TAG', 'Slow burn', false, { genres: ['ACTION'], tags: ['Slow burn'] }],
  ['NEW', null, false, { creators: ['Eve'], genres: ['ACTION'], tags: ['City'] }],
])('the reason is %s (%s)', (kind, name, isCoRead, other) => {
  expect(relationReason(ONE, { ...NOTHING, ...other }, isCoRead)).toEqual({ kind, name });
});
