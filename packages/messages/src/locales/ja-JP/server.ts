import account from '../../../locales/ja-JP/account.json';
import age from '../../../locales/ja-JP/age.json';
import alarm from '../../../locales/ja-JP/alarm.json';
import app from '../../../locales/ja-JP/app.json';
import benefit from '../../../locales/ja-JP/benefit.json';
import charge from '../../../locales/ja-JP/charge.json';
import comment from '../../../locales/ja-JP/comment.json';
import company from '../../../locales/ja-JP/company.json';
import coupons from '../../../locales/ja-JP/coupons.json';
import demo from '../../../locales/ja-JP/demo.json';
import device from '../../../locales/ja-JP/device.json';
import error from '../../../locales/ja-JP/error.json';
import event from '../../../locales/ja-JP/event.json';
import field from '../../../locales/ja-JP/field.json';
import gifts from '../../../locales/ja-JP/gifts.json';
import head from '../../../locales/ja-JP/head.json';
import library from '../../../locales/ja-JP/library.json';
import login from '../../../locales/ja-JP/login.json';
import mail from '../../../locales/ja-JP/mail.json';
import password from '../../../locales/ja-JP/password.json';
import points from '../../../locales/ja-JP/points.json';
import preview from '../../../locales/ja-JP/preview.json';
import purchase from '../../../locales/ja-JP/purchase.json';
import qna from '../../../locales/ja-JP/qna.json';
import recommend from '../../../locales/ja-JP/recommend.json';
import refund from '../../../locales/ja-JP/refund.json';
import roulette from '../../../locales/ja-JP/roulette.json';
import shop from '../../../locales/ja-JP/shop.json';
import signUp from '../../../locales/ja-JP/sign-up.json';
import starting from '../../../locales/ja-JP/starting.json';
import transcript from '../../../locales/ja-JP/transcript.json';
import transfer from '../../../locales/ja-JP/transfer.json';
import transferApply from '../../../locales/ja-JP/transfer-apply.json';
import useHistory from '../../../locales/ja-JP/use-history.json';
import viewerNovel from '../../../locales/ja-JP/viewer-novel.json';
import viewerPanels from '../../../locales/ja-JP/viewer-panels.json';
import viewerSettings from '../../../locales/ja-JP/viewer-settings.json';
import viewerTools from '../../../locales/ja-JP/viewer-tools.json';
import wait from '../../../locales/ja-JP/wait.json';
import withdrawal from '../../../locales/ja-JP/withdrawal.json';

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
