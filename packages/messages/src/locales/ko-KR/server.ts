import account from '../../../locales/ko-KR/account.json';
import age from '../../../locales/ko-KR/age.json';
import alarm from '../../../locales/ko-KR/alarm.json';
import app from '../../../locales/ko-KR/app.json';
import benefit from '../../../locales/ko-KR/benefit.json';
import charge from '../../../locales/ko-KR/charge.json';
import comment from '../../../locales/ko-KR/comment.json';
import company from '../../../locales/ko-KR/company.json';
import coupons from '../../../locales/ko-KR/coupons.json';
import demo from '../../../locales/ko-KR/demo.json';
import device from '../../../locales/ko-KR/device.json';
import error from '../../../locales/ko-KR/error.json';
import event from '../../../locales/ko-KR/event.json';
import field from '../../../locales/ko-KR/field.json';
import gifts from '../../../locales/ko-KR/gifts.json';
import head from '../../../locales/ko-KR/head.json';
import library from '../../../locales/ko-KR/library.json';
import login from '../../../locales/ko-KR/login.json';
import mail from '../../../locales/ko-KR/mail.json';
import password from '../../../locales/ko-KR/password.json';
import points from '../../../locales/ko-KR/points.json';
import preview from '../../../locales/ko-KR/preview.json';
import purchase from '../../../locales/ko-KR/purchase.json';
import qna from '../../../locales/ko-KR/qna.json';
import recommend from '../../../locales/ko-KR/recommend.json';
import refund from '../../../locales/ko-KR/refund.json';
import roulette from '../../../locales/ko-KR/roulette.json';
import shop from '../../../locales/ko-KR/shop.json';
import signUp from '../../../locales/ko-KR/sign-up.json';
import starting from '../../../locales/ko-KR/starting.json';
import transcript from '../../../locales/ko-KR/transcript.json';
import transfer from '../../../locales/ko-KR/transfer.json';
import transferApply from '../../../locales/ko-KR/transfer-apply.json';
import useHistory from '../../../locales/ko-KR/use-history.json';
import viewerNovel from '../../../locales/ko-KR/viewer-novel.json';
import viewerPanels from '../../../locales/ko-KR/viewer-panels.json';
import viewerSettings from '../../../locales/ko-KR/viewer-settings.json';
import viewerTools from '../../../locales/ko-KR/viewer-tools.json';
import wait from '../../../locales/ko-KR/wait.json';
import withdrawal from '../../../locales/ko-KR/withdrawal.json';

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
