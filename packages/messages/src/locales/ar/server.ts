import account from '../../../locales/ar/account.json';
import age from '../../../locales/ar/age.json';
import alarm from '../../../locales/ar/alarm.json';
import app from '../../../locales/ar/app.json';
import benefit from '../../../locales/ar/benefit.json';
import charge from '../../../locales/ar/charge.json';
import comment from '../../../locales/ar/comment.json';
import company from '../../../locales/ar/company.json';
import coupons from '../../../locales/ar/coupons.json';
import demo from '../../../locales/ar/demo.json';
import device from '../../../locales/ar/device.json';
import error from '../../../locales/ar/error.json';
import event from '../../../locales/ar/event.json';
import field from '../../../locales/ar/field.json';
import gifts from '../../../locales/ar/gifts.json';
import head from '../../../locales/ar/head.json';
import library from '../../../locales/ar/library.json';
import login from '../../../locales/ar/login.json';
import mail from '../../../locales/ar/mail.json';
import password from '../../../locales/ar/password.json';
import points from '../../../locales/ar/points.json';
import preview from '../../../locales/ar/preview.json';
import purchase from '../../../locales/ar/purchase.json';
import qna from '../../../locales/ar/qna.json';
import recommend from '../../../locales/ar/recommend.json';
import refund from '../../../locales/ar/refund.json';
import roulette from '../../../locales/ar/roulette.json';
import shop from '../../../locales/ar/shop.json';
import signUp from '../../../locales/ar/sign-up.json';
import starting from '../../../locales/ar/starting.json';
import transcript from '../../../locales/ar/transcript.json';
import transfer from '../../../locales/ar/transfer.json';
import transferApply from '../../../locales/ar/transfer-apply.json';
import useHistory from '../../../locales/ar/use-history.json';
import viewerNovel from '../../../locales/ar/viewer-novel.json';
import viewerPanels from '../../../locales/ar/viewer-panels.json';
import viewerSettings from '../../../locales/ar/viewer-settings.json';
import viewerTools from '../../../locales/ar/viewer-tools.json';
import wait from '../../../locales/ar/wait.json';
import withdrawal from '../../../locales/ar/withdrawal.json';

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
