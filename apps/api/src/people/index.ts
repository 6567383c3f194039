export {
  changeAccount,
  findAccountByEmail,
  findAccountById,
  holdAccount,
  keepPassword,
  removeAgreement,
} from './account/account.repository.ts';
export type { AccountLimits, LimitName } from './account/account-limits.ts';
export { createAccountServices, type TokenSecrets } from './account/account-services.ts';
export { createAccount } from './account/create-account.ts';
export type { MigrationStep } from './account/migrate-guest.service.ts';
export { pushEndpoints } from './account/push.route.ts';
export { takeLimits } from './account/take-limits.ts';
export { userChangeEndpoints } from './account/user-change.route.ts';
export { handlePeopleJobs } from './handle-jobs.ts';
export { identityEndpoints } from './identity/identity.route.ts';
export { identifyCaller } from './identity/identity.service.ts';
export type { IpCountry } from './identity/ip-country.ts';
export { readIpCountries } from './identity/read-ip-countries.ts';
export { sessionEndpoints } from './identity/sessions.route.ts';
export { PATIENTLY, PEOPLE_JOBS } from './jobs.ts';
export { createKoreanCheck } from './korean-check/create-korean-check.ts';
export { koreanCheckEndpoints } from './korean-check/korean-check.route.ts';
export { composeDigest } from './message/compose-digest.ts';
export { composeTicketAnswered } from './message/compose-mail.ts';
export { readersHour } from './message/quiet-now.ts';
export { receiverAddress } from './message/receiver-address.ts';
export type { AccountChanges, PeopleServices } from './parts.ts';
export { accountEndpoints } from './sign-in/account.route.ts';
export { recoveryEndpoints } from './sign-in/recovery.route.ts';
export { socialEndpoints } from './sign-in/social.route.ts';
export { isAccountClosed } from './transfer/closed-account.ts';
export { transferEndpoints } from './transfer/transfer.route.ts';
export type { AccountEraser, AccountRows } from './withdrawal/erase-accounts.ts';
export { createPeopleEraser, deletePeopleRows, erasedAccount } from './withdrawal/erasure-steps.ts';
export { findAnyAccount } from './withdrawal/withdrawal.repository.ts';
export { withdrawalEndpoints } from './withdrawal/withdrawal.route.ts';
export type { WithdrawalLossReader } from './withdrawal/withdrawal-losses.ts';
