import account from '../../../locales/th-TH/account.json';
import age from '../../../locales/th-TH/age.json';
import alarm from '../../../locales/th-TH/alarm.json';
import app from '../../../locales/th-TH/app.json';
import benefit from '../../../locales/th-TH/benefit.json';
import charge from '../../../locales/th-TH/charge.json';
import comment from '../../../locales/th-TH/comment.json';
import company from '../../../locales/th-TH/company.json';
import coupons from '../../../locales/th-TH/coupons.json';
import demo from '../../../locales/th-TH/demo.json';
import device from '../../../locales/th-TH/device.json';
import error from '../../../locales/th-TH/error.json';
import event from '../../../locales/th-TH/event.json';
import field from '../../../locales/th-TH/field.json';
import gifts from '../../../locales/th-TH/gifts.json';
import head from '../../../locales/th-TH/head.json';
import library from '../../../locales/th-TH/library.json';
import login from '../../../locales/th-TH/login.json';
import mail from '../../../locales/th-TH/mail.json';
import password from '../../../locales/th-TH/password.json';
import points from '../../../locales/th-TH/points.json';
import preview from '../../../locales/th-TH/preview.json';
import purchase from '../../../locales/th-TH/purchase.json';
import qna from '../../../locales/th-TH/qna.json';
import recommend from '../../../locales/th-TH/recommend.json';
import refund from '../../../locales/th-TH/refund.json';
import roulette from '../../../locales/th-TH/roulette.json';
import shop from '../../../locales/th-TH/shop.json';
import signUp from '../../../locales/th-TH/sign-up.json';
import starting from '../../../locales/th-TH/starting.json';
import transcript from '../../../locales/th-TH/transcript.json';
import transfer from '../../../locales/th-TH/transfer.json';
import transferApply from '../../../locales/th-TH/transfer-apply.json';
import useHistory from '../../../locales/th-TH/use-history.json';
import viewerNovel from '../../../locales/th-TH/viewer-novel.json';
import viewerPanels from '../../../locales/th-TH/viewer-panels.json';
import viewerSettings from '../../../locales/th-TH/viewer-settings.json';
import viewerTools from '../../../locales/th-TH/viewer-tools.json';
import wait from '../../../locales/th-TH/wait.json';
import withdrawal from '../../../locales/th-TH/withdrawal.json';

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
