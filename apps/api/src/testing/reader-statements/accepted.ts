/** Looks an account up by what its owner says. On several servers, a table of names that each of them has leads to the reader. */
const BY_NAME = 'an account is found by a name: a directory on every server leads to it';
/** The reader follows from the answer: the second statement has it. */
const BY_TOKEN = 'an unguessable id leads to its reader, whom every statement after it names';
/** Finds the reader of what a provider names. */
const BY_ORDER = 'a provider names the order alone, which leads to its reader';
const OF_GUEST =
  'an order that joined a member is proved as its guest’s: asked only where it is not proved as the member’s';
const NAMES_OF_WRITERS = 'a page of comments shows the names of those who wrote it: one request to each server';
const OF_JOINED = 'the points of a member are also those of the guests who became this member';
const OF_FAMILY =
  'a refund follows its coins into the accounts that they moved to: one request to each server, by index';

/**
 * Statements about readers that name none, by what they go by (`readStatement`), and why each may. A new one is either such a case,
 * or names its reader.
 */
export const ACCEPTED_STATEMENTS: ReadonlyMap<string, string> = new Map([
  ['select app_user by adult_kr_person_hash, id, platform_id, withdrawn_at_ms', BY_NAME],
  ['select app_user by email, platform_id, withdrawn_at_ms', BY_NAME],
  ['select app_user by id, nickname, platform_id, withdrawn_at_ms', BY_NAME],
  ['select app_user by id, platform_id, sns_id, sns_provider', BY_NAME],
  ['select app_user by nickname, platform_id, withdrawn_at_ms', BY_NAME],
  ['select app_user by phone, platform_id, withdrawn_at_ms', BY_NAME],
  ['select app_user by platform_id, sns_id, sns_provider', BY_NAME],
  ['select user_password by platform_id, user_id', `joined to it: ${BY_NAME}`],
  ['select refresh_token by platform_id, token_hash', BY_TOKEN],
  [
    'delete push_subscription by id, platform_id, user_id',
    'a device that another reader used belongs to the newest one',
  ],
  ['select coin_order by id', BY_ORDER],
  ['select app_user by merged_into_id, platform_id', OF_GUEST],
  ['select app_user by id, platform_id', NAMES_OF_WRITERS],
  ['select lot by movement_id, platform_id', OF_FAMILY],
  ['select lot by origin_lot_id, platform_id', OF_FAMILY],
  ['select posting by lot_id, movement_id, platform_id, user_id', OF_FAMILY],
  ['select movement by id, platform_id', OF_FAMILY],
  ['select posting by account, kind, movement_id, platform_id, reader_id, user_id', OF_JOINED],
  ['select posting by lot_id, movement_id, platform_id, reader_id, user_id', OF_JOINED],
  ['select movement by created_at_ms, id, platform_id, user_id', OF_JOINED],
  ['select lot by id, platform_id, source, user_id', OF_JOINED],
  ['select lot by kind, movement_id, platform_id, user_id', OF_JOINED],
]);

/** Transactions that write rows of two readers, by the file that begins them or, of a reader’s command, by what it
 * writes, and why. All others write rows of one. */
export const ACCEPTED_TRANSACTIONS: ReadonlyMap<string, string> = new Map([
  [
    'people/account/migrate-guest.service.ts',
    'a guest’s account joins a member’s, once, and nothing may be lost between the two',
  ],
  [
    'people/transfer/transfer.service.ts',
    'a transfer makes the account on the other platform and the row that leads to it',
  ],
  ['people/transfer/move-account.ts', 'a transfer moves coins and the library between two accounts'],
  ['a command that wrote account_transfer', 'a transfer is confirmed: both accounts’ rows lead to each other'],
]);

const ENDED = 'what has ended is deleted in batches: each server deletes its own';
const DUE = 'a job finds due rows by an index on time, in pages; what it then decides for each reader names them';
const NOTIFIED = 'a job looks for readers to notify, in pages of a platform: each server has its own';

/** The same of jobs, which go over all readers. */
export const ACCEPTED_OF_JOBS: ReadonlyMap<string, string> = new Map([
  ['delete alarm by id, platform_id, user_id', ENDED],
  ['delete refresh_token by platform_id, session_id, user_id', ENDED],
  ['delete refresh_token by platform_id, token_hash, user_id', ENDED],
  ['delete support_ticket by id, platform_id, user_id', ENDED],
  ['delete user_session by id, platform_id, user_id', ENDED],
  ['select alarm by created_at_ms', ENDED],
  ['select alarm by created_at_ms, kind, platform_id, read_at_ms, user_id', NOTIFIED],
  ['select alarm by created_at_ms, platform_id, read_at_ms, user_id', NOTIFIED],
  ['select alarm by kind, platform_id, subject_id, user_id', NOTIFIED],
  [
    'select app_user by email, email_confirmed_at_ms, id, is_agree_mail, is_korean_address, platform_id, withdrawn_at_ms',
    NOTIFIED,
  ],
  ['select app_user by erased_at_ms, id, platform_id', DUE],
  [
    'select app_user by id, is_agree_push, is_agree_push_contents, is_agree_push_freetime, is_agree_push_night, is_korean_address, platform_id, withdrawn_at_ms',
    NOTIFIED,
  ],
  [
    'select app_user by id, is_agree_push, is_agree_push_contents, is_agree_push_freetime, is_korean_address, platform_id, withdrawn_at_ms',
    NOTIFIED,
  ],
  ['select app_user by id, is_agree_push, is_agree_push_freetime, platform_id, withdrawn_at_ms', NOTIFIED],
  ['select app_user by id, platform_id', DUE],
  ['select app_user by id, platform_id, withdrawn_at_ms', NOTIFIED],
  ['select favorite by created_at_ms, platform_id, series_id, user_id', NOTIFIED],
  ['select freetime_ticket by platform_id, ready_at_ms, series_id, user_id', NOTIFIED],
  ['select lot by expires_at_ms, kind, platform_id, remaining, user_id', NOTIFIED],
  ['select lot by expires_at_ms, remaining', DUE],
  ['select mail_digest by after_ms, decided_at_ms, platform_id, taken_at_ms, until_ms, user_id', NOTIFIED],
  ['select push_message by after_ms, decided_at_ms, platform_id, taken_at_ms, until_ms, user_id', NOTIFIED],
  ['select push_subscription by platform_id, session_id, user_id', NOTIFIED],
  ['select refresh_token by expires_at_ms', ENDED],
  ['select roulette_ticket by expires_at_ms, platform_id, used_at_ms, user_id', NOTIFIED],
  ['select support_ticket by deleted_at_ms', ENDED],
  ['select user_coupon by coupon_id, expires_at_ms, platform_id, used_at_ms, user_id', NOTIFIED],
  ['select user_gift by gift_id, issued_count, platform_id, use_until_ms, used_count, user_id', NOTIFIED],
  ['select user_session by expires_at_ms', ENDED],
  ['select user_session by expires_at_ms, id, platform_id, revoked_at_ms, user_id', NOTIFIED],
  ['select wallet by nothing', 'one look into the index for each platform, on each server'],
  ['select wallet by platform_id', 'one look into the index for each platform, on each server'],
  ['select withdrawal by erase_at_ms, platform_id, user_id', DUE],
]);
