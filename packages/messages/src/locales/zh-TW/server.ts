import account from '../../../locales/zh-TW/account.json';
import age from '../../../locales/zh-TW/age.json';
import alarm from '../../../locales/zh-TW/alarm.json';
import app from '../../../locales/zh-TW/app.json';
import benefit from '../../../locales/zh-TW/benefit.json';
import charge from '../../../locales/zh-TW/charge.json';
import comment from '../../../locales/zh-TW/comment.json';
import company from '../../../locales/zh-TW/company.json';
import coupons from '../../../locales/zh-TW/coupons.json';
import demo from '../../../locales/zh-TW/demo.json';
import device from '../../../locales/zh-TW/device.json';
import error from '../../../locales/zh-TW/error.json';
import event from '../../../locales/zh-TW/event.json';
import field from '../../../locales/zh-TW/field.json';
import gifts from '../../../locales/zh-TW/gifts.json';
import head from '../../../locales/zh-TW/head.json';
import library from '../../../locales/zh-TW/library.json';
import login from '../../../locales/zh-TW/login.json';
import mail from '../../../locales/zh-TW/mail.json';
import password from '../../../locales/zh-TW/password.json';
import points from '../../../locales/zh-TW/points.json';
import preview from '../../../locales/zh-TW/preview.json';
import purchase from '../../../locales/zh-TW/purchase.json';
import qna from '../../../locales/zh-TW/qna.json';
import recommend from '../../../locales/zh-TW/recommend.json';
import refund from '../../../locales/zh-TW/refund.json';
import roulette from '../../../locales/zh-TW/roulette.json';
import shop from '../../../locales/zh-TW/shop.json';
import signUp from '../../../locales/zh-TW/sign-up.json';
import starting from '../../../locales/zh-TW/starting.json';
import transcript from '../../../locales/zh-TW/transcript.json';
import transfer from '../../../locales/zh-TW/transfer.json';
import transferApply from '../../../locales/zh-TW/transfer-apply.json';
import useHistory from '../../../locales/zh-TW/use-history.json';
import viewerNovel from '../../../locales/zh-TW/viewer-novel.json';
import viewerPanels from '../../../locales/zh-TW/viewer-panels.json';
import viewerSettings from '../../../locales/zh-TW/viewer-settings.json';
import viewerTools from '../../../locales/zh-TW/viewer-tools.json';
import wait from '../../../locales/zh-TW/wait.json';
import withdrawal from '../../../locales/zh-TW/withdrawal.json';

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
