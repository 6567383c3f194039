import account from '../../../locales/fr-FR/account.json';
import age from '../../../locales/fr-FR/age.json';
import alarm from '../../../locales/fr-FR/alarm.json';
import app from '../../../locales/fr-FR/app.json';
import benefit from '../../../locales/fr-FR/benefit.json';
import charge from '../../../locales/fr-FR/charge.json';
import comment from '../../../locales/fr-FR/comment.json';
import company from '../../../locales/fr-FR/company.json';
import coupons from '../../../locales/fr-FR/coupons.json';
import demo from '../../../locales/fr-FR/demo.json';
import device from '../../../locales/fr-FR/device.json';
import error from '../../../locales/fr-FR/error.json';
import event from '../../../locales/fr-FR/event.json';
import field from '../../../locales/fr-FR/field.json';
import gifts from '../../../locales/fr-FR/gifts.json';
import head from '../../../locales/fr-FR/head.json';
import library from '../../../locales/fr-FR/library.json';
import login from '../../../locales/fr-FR/login.json';
import mail from '../../../locales/fr-FR/mail.json';
import password from '../../../locales/fr-FR/password.json';
import points from '../../../locales/fr-FR/points.json';
import preview from '../../../locales/fr-FR/preview.json';
import purchase from '../../../locales/fr-FR/purchase.json';
import qna from '../../../locales/fr-FR/qna.json';
import recommend from '../../../locales/fr-FR/recommend.json';
import refund from '../../../locales/fr-FR/refund.json';
import roulette from '../../../locales/fr-FR/roulette.json';
import shop from '../../../locales/fr-FR/shop.json';
import signUp from '../../../locales/fr-FR/sign-up.json';
import starting from '../../../locales/fr-FR/starting.json';
import transcript from '../../../locales/fr-FR/transcript.json';
import transfer from '../../../locales/fr-FR/transfer.json';
import transferApply from '../../../locales/fr-FR/transfer-apply.json';
import useHistory from '../../../locales/fr-FR/use-history.json';
import viewerNovel from '../../../locales/fr-FR/viewer-novel.json';
import viewerPanels from '../../../locales/fr-FR/viewer-panels.json';
import viewerSettings from '../../../locales/fr-FR/viewer-settings.json';
import viewerTools from '../../../locales/fr-FR/viewer-tools.json';
import wait from '../../../locales/fr-FR/wait.json';
import withdrawal from '../../../locales/fr-FR/withdrawal.json';

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
