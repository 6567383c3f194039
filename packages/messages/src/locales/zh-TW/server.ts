import account from './account.ts';
import age from './age.ts';
import error from './error.ts';
import field from './field.ts';
import head from './head.ts';
import library from './library.ts';
import login from './login.ts';
import mail from './mail.ts';
import password from './password.ts';
import signUp from './sign-up.ts';
import starting from './starting.ts';
import transfer from './transfer.ts';
import useHistory from './use-history.ts';
import wait from './wait.ts';
import withdrawal from './withdrawal.ts';

/** What only servers look up in this language: no browser fetches it. */
export default {
  ...account,
  ...age,
  ...error,
  ...field,
  ...head,
  ...library,
  ...login,
  ...mail,
  ...password,
  ...signUp,
  ...starting,
  ...transfer,
  ...useHistory,
  ...wait,
  ...withdrawal,
};
