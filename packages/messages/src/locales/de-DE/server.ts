import account from '../../../locales/de-DE/account.json';
import age from '../../../locales/de-DE/age.json';
import alarm from '../../../locales/de-DE/alarm.json';
import app from '../../../locales/de-DE/app.json';
import benefit from '../../../locales/de-DE/benefit.json';
import charge from '../../../locales/de-DE/charge.json';
import comment from '../../../locales/de-DE/comment.json';
import company from '../../../locales/de-DE/company.json';
import coupons from '../../../locales/de-DE/coupons.json';
import demo from '../../../locales/de-DE/demo.json';
import device from '../../../locales/de-DE/device.json';
import error from '../../../locales/de-DE/error.json';
import event from '../../../locales/de-DE/event.json';
import field from '../../../locales/de-DE/field.json';
import gifts from '../../../locales/de-DE/gifts.json';
import head from '../../../locales/de-DE/head.json';
import library from '../../../locales/de-DE/library.json';
import login from '../../../locales/de-DE/login.json';
import mail from '../../../locales/de-DE/mail.json';
import password from '../../../locales/de-DE/password.json';
import points from '../../../locales/de-DE/points.json';
import preview from '../../../locales/de-DE/preview.json';
import purchase from '../../../locales/de-DE/purchase.json';
import qna from '../../../locales/de-DE/qna.json';
import recommend from '../../../locales/de-DE/recommend.json';
import refund from '../../../locales/de-DE/refund.json';
import roulette from '../../../locales/de-DE/roulette.json';
import shop from '../../../locales/de-DE/shop.json';
import signUp from '../../../locales/de-DE/sign-up.json';
import starting from '../../../locales/de-DE/starting.json';
import transcript from '../../../locales/de-DE/transcript.json';
import transfer from '../../../locales/de-DE/transfer.json';
import transferApply from '../../../locales/de-DE/transfer-apply.json';
import useHistory from '../../../locales/de-DE/use-history.json';
import viewerNovel from '../../../locales/de-DE/viewer-novel.json';
import viewerPanels from '../../../locales/de-DE/viewer-panels.json';
import viewerSettings from '../../../locales/de-DE/viewer-settings.json';
import viewerTools from '../../../locales/de-DE/viewer-tools.json';
import wait from '../../../locales/de-DE/wait.json';
import withdrawal from '../../../locales/de-DE/withdrawal.json';

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
