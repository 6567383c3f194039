/** Looks an account up by what its owner says. On several servers, a table of names that each of them has leads to the reader. */
const BY_NAME = 'an account is found by a name: a directory on every server leads to it';
/** The reader follows from the answer: the second statement has it. */
const BY_TOKEN = 'an unguessable id leads to its reader, whom every statement after it names';
/** Finds the reader of what a provider names. */
const BY_ORDER = 'a provider names the order alone, which leads to its reader';
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
  [
    'a command that wrote account_transfer',
    'a transfer is confirmed: both accounts’ rows lead to each other',
  ],
]);
