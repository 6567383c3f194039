import account from './account.ts';
import age from './age.ts';
import alarm from './alarm.ts';
import app from './app.ts';
import benefit from './benefit.ts';
import charge from './charge.ts';
import comment from './comment.ts';
import company from './company.ts';
import coupons from './coupons.ts';
import demo from './demo.ts';
import error from './error.ts';
import event from './event.ts';
import field from './field.ts';
import gifts from './gifts.ts';
import head from './head.ts';
import library from './library.ts';
import login from './login.ts';
import mail from './mail.ts';
import password from './password.ts';
import points from './points.ts';
import purchase from './purchase.ts';
import qna from './qna.ts';
import recommend from './recommend.ts';
import refund from './refund.ts';
import roulette from './roulette.ts';
import shop from './shop.ts';
import signUp from './sign-up.ts';
import starting from './starting.ts';
import transfer from './transfer.ts';
import transferApply from './transfer-apply.ts';
import useHistory from './use-history.ts';
import wait from './wait.ts';
import withdrawal from './withdrawal.ts';

/** What only servers look up in this language: no browser fetches it. */
export default {
  ...account,
  ...age,
  ...alarm,
  ...app,
  ...benefit,
  ...charge,
  ...comment,
  ...company,
  ...coupons,
  ...demo,
  ...error,
  ...event,
  ...field,
  ...gifts,
  ...head,
  ...library,
  ...login,
  ...mail,
  ...password,
  ...points,
  ...purchase,
  ...qna,
  ...recommend,
  ...refund,
  ...roulette,
  ...shop,
  ...signUp,
  ...starting,
  ...transfer,
  ...useHistory,
  ...wait,
  ...transferApply,
  ...withdrawal,
};
