import type { History } from './store-with-history.ts';
import type { Tampering } from './tampering.ts';

const YEAR_MS = 365 * 86_400_000;

const right = (of: keyof History['purchases'], set: string) => (known: History) =>
  `update entitlement set ${set} where purchase_id = ${known.purchases[of]}`;
const bought = (of: keyof History['purchases'], set: string) => (known: History) =>
  `update purchase set ${set} where id = ${known.purchases[of]}`;
const once = (statement: string) => () => statement;
/** Tampering with purchases, rights and wait-free tickets. */
export const RIGHTS: readonly Tampering[] = [
  [
    'a rental’s end',
    right('rent', `expires_at_ms = expires_at_ms + ${YEAR_MS}`),
    /right \d+ of bom-us \(RENT by PURCHASE, reader reader\): ends at/,
  ],
  [
    'a rental’s end, with its purchase’s',
    (known) => [right('rent', `expires_at_ms = 9e12`)(known), bought('rent', 'rights_end_at_ms = 9e12')(known)],
    /purchase \d+ .* its debit, movement \d+ of reader reader, says/,
  ],
  [
    'a ticket’s right that lasts for ever',
    (known) => [
      right('ticket', `scope = 'POSSESSION', expires_at_ms = null`)(known),
      bought('ticket', 'rights_end_at_ms = null')(known),
    ],
    /right \d+ of bom-us \(POSSESSION by FREETIME, reader reader\): its purchase is FREETIME, until no time/,
  ],
  [
    'a gift’s rental that is owned',
    (known) => [
      right('gift', `scope = 'POSSESSION', expires_at_ms = null`)(known),
      bought('gift', 'rights_end_at_ms = null')(known),
    ],
    /POSSESSION by GIFT, reader reader\): its purchase is RENT_GIFT, until no time/,
  ],
  ['a gift’s rental’s end', right('gift', `expires_at_ms = 9e12`), /RENT by GIFT.*ends at/],
  [
    'a right to another episode',
    (known) => right('own', `episode_id = ${known.episodeIds[7]}`)(known),
    /purchase \d+ .*: opened episodes \{\d+\}, its rights are to \{\d+\}/,
  ],
  [
    'a gift’s right to another episode',
    (known) => right('gift', `episode_id = ${known.episodeIds[7]}`)(known),
    /RENT_GIFT, reader reader\): opened episodes/,
  ],
  [
    'a right that was invented',
    (known) =>
      `insert into entitlement (platform_id, user_id, episode_id, scope, source, started_at_ms) values ('bom-us', 'reader', ${known.episodeIds[7]}, 'POSSESSION', 'TRANSFER', 1)`,
    /right \d+ of bom-us \(POSSESSION by TRANSFER, reader reader\): .* came with no account/,
  ],
  [
    'a second right of one purchase',
    (known) =>
      `insert into entitlement (platform_id, user_id, episode_id, scope, source, started_at_ms, purchase_id) values ('bom-us', 'reader', ${known.episodeIds[7]}, 'POSSESSION', 'PURCHASE', 1, ${known.purchases.own})`,
    /opened episodes \{\d+\}, its rights are to \{\d+,\d+\}/,
  ],
  [
    'a right that was taken back',
    right('own', 'revoked_at_ms = 5'),
    /POSSESSION by PURCHASE.*taken back, its purchase is not undone/,
  ],
  ['an undone right that is open again', right('undone', 'revoked_at_ms = null'), /still open, its purchase is undone/],
  [
    'a right that is gone',
    (known) => `delete from entitlement where purchase_id = ${known.purchases.grant}`,
    /PERMANENT, reader reader\): opened episodes \{\d+\}, its rights are to \{\}/,
  ],
  ['a right of another reader', right('own', `user_id = 'other'`), /its purchase is reader reader’s/],
  [
    'a purchase of another reader',
    (known) => [bought('own', `user_id = 'other'`)(known), right('own', `user_id = 'other'`)(known)],
    /reader other\): its debit, movement \d+ of reader reader/,
  ],
  ['a right that begins later', right('rent', 'started_at_ms = started_at_ms + 1'), /begins at/],
  [
    'a moved right that is gone',
    once(`delete from entitlement where source = 'TRANSFER'`),
    /the right to episode \d+ that arrived with reader mover of delitoon-de at reader arrived of bom-us is gone/,
  ],
  [
    'a moved right that was taken back',
    once(`update entitlement set revoked_at_ms = 5 where source = 'TRANSFER'`),
    /by TRANSFER.*taken back/,
  ],
  [
    'a moved right that no reader had',
    (known) => [
      `update entitlement set episode_id = ${known.episodeIds[7]} where source = 'TRANSFER'`,
      `update account_transfer set arrived_rights = jsonb_set(arrived_rights, '{0,0}', '${known.episodeIds[7]}')`,
    ],
    /they had none to that work/,
  ],
  [
    'an undone purchase that the log does not know',
    bought('ticket', 'undone_at_ms = 5'),
    /the audit log does not say that it was undone then/,
  ],
  [
    'a grant of episodes that the log does not know',
    bought('gift', `type = 'PERMANENT', gift_id = null`),
    /PERMANENT.*the audit log has no such grant/,
  ],
  [
    'a grant of episodes that went to another reader',
    (known) => [right('grant', `user_id = 'other'`)(known), bought('grant', `user_id = 'other'`)(known)],
    /PERMANENT, reader other\): the audit log has no such grant/,
  ],
  [
    'an account’s move that is to be done again',
    once(`update account_transfer set state = 'confirmed', done_at_ms = null`),
    /the transfer of reader mover of delitoon-de is confirmed, and has moved its coins/,
  ],
  [
    'a grant of episodes that is gone',
    (known) => [
      `delete from entitlement where purchase_id = ${known.purchases.grant}`,
      `delete from purchase where id = ${known.purchases.grant}`,
    ],
    /audit row \d+ \(episodes.grant of bom-us\/reader\): purchase \d+ is gone/,
  ],
  [
    'a ticket’s right that is open for years',
    (known) => [
      right('ticket', 'expires_at_ms = started_at_ms + 90000000000')(known),
      bought('ticket', 'rights_end_at_ms = created_at_ms + 90000000000')(known),
    ],
    /right \d+ of bom-us \(FREETIME by FREETIME, reader reader\): its purchase is FREETIME, until \d+/,
  ],
  [
    'an episode that was bought for nothing',
    (known) => bought('gift', `type = 'POSSESSION', gift_id = null`)(known),
    /purchase \d+ of bom-us \(POSSESSION, reader reader\): 0 coins, its debit took 0/,
  ],
  [
    'a ticket that is ready',
    once('update freetime_ticket set ready_at_ms = used_at_ms + 1'),
    /ticket of reader reader of bom-us for series \d+: .*whole at/,
  ],
  [
    'a ticket that was never used',
    once('delete from freetime_ticket'),
    /ticket of reader reader of bom-us for series \d+: used at no time/,
  ],
  [
    'a ticket’s purchase that is gone',
    (known) => [
      `delete from entitlement where purchase_id = ${known.purchases.ticket}`,
      `delete from purchase where id = ${known.purchases.ticket}`,
    ],
    /by its purchases whole at no time/,
  ],
];
