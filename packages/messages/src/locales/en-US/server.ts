import account from '../../../locales/en-US/account.json';
import age from '../../../locales/en-US/age.json';
import alarm from '../../../locales/en-US/alarm.json';
import app from '../../../locales/en-US/app.json';
import benefit from '../../../locales/en-US/benefit.json';
import charge from '../../../locales/en-US/charge.json';
import comment from '../../../locales/en-US/comment.json';
import company from '../../../locales/en-US/company.json';
import coupons from '../../../locales/en-US/coupons.json';
import demo from '../../../locales/en-US/demo.json';
import device from '../../../locales/en-US/device.json';
import error from '../../../locales/en-US/error.json';
import event from '../../../locales/en-US/event.json';
import field from '../../../locales/en-US/field.json';
import gifts from '../../../locales/en-US/gifts.json';
import head from '../../../locales/en-US/head.json';
import library from '../../../locales/en-US/library.json';
import login from '../../../locales/en-US/login.json';
import mail from '../../../locales/en-US/mail.json';
import password from '../../../locales/en-US/password.json';
import points from '../../../locales/en-US/points.json';
import preview from '../../../locales/en-US/preview.json';
import purchase from '../../../locales/en-US/purchase.json';
import qna from '../../../locales/en-US/qna.json';
import recommend from '../../../locales/en-US/recommend.json';
import refund from '../../../locales/en-US/refund.json';
import roulette from '../../../locales/en-US/roulette.json';
import shop from '../../../locales/en-US/shop.json';
import signUp from '../../../locales/en-US/sign-up.json';
import starting from '../../../locales/en-US/starting.json';
import transcript from '../../../locales/en-US/transcript.json';
import transfer from '../../../locales/en-US/transfer.json';
import transferApply from '../../../locales/en-US/transfer-apply.json';
import useHistory from '../../../locales/en-US/use-history.json';
import viewerNovel from '../../../locales/en-US/viewer-novel.json';
import viewerPanels from '../../../locales/en-US/viewer-panels.json';
import viewerSettings from '../../../locales/en-US/viewer-settings.json';
import viewerTools from '../../../locales/en-US/viewer-tools.json';
import wait from '../../../locales/en-US/wait.json';
import withdrawal from '../../../locales/en-US/withdrawal.json';

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
  ...device,
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
  ...preview,
  ...purchase,
  ...qna,
  ...recommend,
  ...refund,
  ...roulette,
  ...shop,
  ...signUp,
  ...starting,
  ...transcript,
  ...transfer,
  ...useHistory,
  ...viewerPanels,
  ...viewerNovel,
  ...viewerSettings,
  ...viewerTools,
  ...wait,
  ...transferApply,
  ...withdrawal,
};
