import type { Translation } from '../../message-types.ts';
import type english from '../en-US/password.ts';

const password: Translation<typeof english> = {
  'password.forgot': '忘記密碼？',
  'password.findTitle': '設定新密碼',
  'password.findText': '我們會將連結寄到你帳號的電子郵件地址。',
  'password.byMail': '用電子郵件',
  'password.byPhone': '用手機',
  'password.sendLink': '寄送連結',
  'password.sent': '如果有此帳號，我們已寄出訊息。',
  'password.sentText': '連結1小時內有效，請一併查看垃圾郵件。',
  'password.phone': '手機號碼',
  'password.phoneSent': '如果 {{phone}} 有帳號，我們已寄出驗證碼，10分鐘內有效。',
  'password.newTitle': '選擇新密碼',
  'password.new': '新密碼',
  'password.again': '再次輸入新密碼',
  'password.save': '儲存密碼',
  'password.resetDone': '新密碼已設定，請登入。',
  'password.ruleMixed': '包含字母與數字',
  'password.deadTitle': '這個連結已失效',
  'password.deadText': '連結一小時內有效，且只能使用一次。',
  'password.askAgain': '索取新連結',
  'password.changeTitle': '變更密碼',
  'password.old': '目前的密碼',
  'password.changed': '密碼已變更，其他裝置已登出。',
  'password.findIdTitle': '找回帳號',
  'password.findIdText': '我們會將驗證碼傳到你的手機號碼。',
  'password.idsTitle': '使用此號碼的帳號',
  'password.forgotId': '忘記帳號？',
  'password.newCode': '傳送新的驗證碼',
};

export default password;
