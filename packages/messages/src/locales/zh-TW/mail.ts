import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mail.ts';

const mail: Translation<typeof english> = {
  'mail.changeLead': '請輸入此驗證碼，將這個信箱用於您的 {{name}} 帳號。',
  'mail.changeSubject': '請確認新的電子信箱',
  'mail.changedButton': '開啟說明頁面',
  'mail.changedCaution': '若不是您本人操作，可能有人進入了您的帳號，請立即透過說明頁面告訴我們。',
  'mail.changedFooter': '{{name}} 將這封信寄到帳號先前使用的信箱。',
  'mail.changedLead': '您的 {{name}} 帳號已更換電子信箱。今後的驗證碼與連結會寄到新信箱，不再寄到這裡。',
  'mail.changedSubject': '您的 {{name}} 電子信箱已變更',
  'mail.codeCaution': '請勿將驗證碼告訴任何人。我們不會透過電話或訊息向您索取。',
  'mail.codeValid': '驗證碼在 {{duration}}內有效。',
  'mail.confirmLead': '請在 {{name}} 輸入此驗證碼，以確認您的電子信箱。',
  'mail.confirmSubject': '請確認您的電子信箱',
  'mail.footer': '因為有人在 {{name}} 輸入了這個信箱，所以寄出這封信。',
  'mail.ignore': '若不是您本人操作，請忽略這封信，不會有任何變更。',
  'mail.linkCaution': '此連結只能使用一次，請勿轉寄給他人。',
  'mail.linkOtherwise': '若按鈕無法使用，請開啟以下網址：',
  'mail.linkValid': '連結在 {{duration}}內有效。',
  'mail.phoneCode': '【{{name}}】您的驗證碼是 {{code}}，{{duration}}內有效。請勿告訴任何人。',
  'mail.resetButton': '設定新密碼',
  'mail.resetLead': '有人要求重設您的 {{name}} 帳號密碼。若是您本人，請在這裡設定。',
  'mail.resetSubject': '重設 {{name}} 密碼',
  'mail.signUpLead': '請輸入此驗證碼，繼續註冊 {{name}}。',
  'mail.signUpSubject': '{{name}} 註冊驗證碼',
  'mail.withdrawalLead': '若您要刪除 {{name}} 帳號，請輸入此驗證碼。在此之前不會刪除任何資料。',
  'mail.withdrawalSubject': '請確認刪除 {{name}} 帳號',
  'mail.answeredSubject': '我們已答覆你的提問',
  'mail.answeredLead': '{{name}} 已答覆你的提問，請到網站查看。',
  'mail.answeredButton': '查看答覆',
  'mail.answeredFooter': '因為你在 {{name}} 提問，所以寄出這封信。',
};

export default mail;
