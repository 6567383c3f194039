import { defineJob } from '@longstrip/database';

/** Erases the accounts whose month after the request for withdrawal is over (D23), every hour. */
export const eraseAccountsJob = defineJob({
  name: 'accounts.erase',
  parse: () => ({}),
  repeatEverySeconds: 3600,
  expireInSeconds: 1800,
});
