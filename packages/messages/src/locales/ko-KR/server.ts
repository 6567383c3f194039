import account from './account.ts';
import age from './age.ts';
import error from './error.ts';
import field from './field.ts';
import head from './head.ts';
import login from './login.ts';
import mail from './mail.ts';
import password from './password.ts';
import signUp from './sign-up.ts';
import starting from './starting.ts';
import transfer from './transfer.ts';
import transferApply from './transfer-apply.ts';
import wait from './wait.ts';
import withdrawal from './withdrawal.ts';

/** What only servers look up in this language: no browser fetches it. */
export default {
  ...account,
  ...age,
  ...error,
  ...field,
  ...head,
  ...login,
  ...mail,
  ...password,
  ...signUp,
  ...starting,
  ...transfer,
  ...wait,
  ...transferApply,
  ...withdrawal,
};
