export {
  changeAccount,
  findAccountByEmail,
  findAccountById,
  lockAccountRow,
  removeAgreement,
  storePassword,
} from './account/account.repository.ts';
export { type AccountLimits, IDENTITY_CHECKS_MOST, type LimitName, takeLimits } from './account/account-limits.ts';
export { createAccountServices, type TokenSecrets } from './account/account-services.ts';
export { createAccount } from './account/create-account.ts';
export type { MigrationStep } from './account/migrate-guest.service.ts';
export { pushEndpoints } from './account/push.route.ts';
export { userChangeEndpoints } from './account/user-change.route.ts';
export { handlePeopleJobs } from './handle-jobs.ts';
export { identityEndpoints, readUser } from './identity/identity.route.ts';
export { createCallerIdentification } from './identity/identity.service.ts';
export { type IpCountry, readIpCountries } from './identity/ip-country.ts';
export { sessionEndpoints } from './identity/sessions.route.ts';
export { PEOPLE_JOBS, SLOW_RETRY } from './jobs.ts';
export { koreanCheckEndpoints } from './korean-check/korean-check.route.ts';
export { createKoreanCheck } from './korean-check/korean-check.service.ts';
export { composeDigest, composeInvitation, composeReceipt, composeTicketAnswered } from './message/compose-mail.ts';
export { readersHour, receiverAddress } from './message/receiver.ts';
export {
  READER_HELP_SENTENCES,
  resetAgeCheck,
  sendResetLink,
  unlockReader,
} from './operator/help-reader.ts';
export { readReaderLimits } from './operator/limits-of-reader.ts';
export { findNamedAccount } from './operator/named-account.ts';
export type { AccountChanges, PeopleServices } from './services.ts';
export { recoveryEndpoints } from './sign-in/recovery.route.ts';
export { accountEndpoints } from './sign-in/sign-in.route.ts';
export { socialEndpoints } from './sign-in/social.route.ts';
export { isAccountClosed } from './transfer/transfer.repository.ts';
export { transferEndpoints } from './transfer/transfer.route.ts';
export { closeByOperator, readClosing, reopenByOperator } from './withdrawal/close-by-operator.ts';
export {
  type AccountEraser,
  type AccountRows,
  createPeopleEraser,
  deletePeopleRows,
  erasedAccount,
} from './withdrawal/erase-accounts.ts';
export { findAnyAccount } from './withdrawal/withdrawal.repository.ts';
export { withdrawalEndpoints } from './withdrawal/withdrawal.route.ts';
export type { WithdrawalLossReader } from './withdrawal/withdrawal.service.ts';
