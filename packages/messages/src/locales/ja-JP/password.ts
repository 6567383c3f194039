import type { Translation } from '../../message-types.ts';
import type english from '../en-US/password.ts';

const password: Translation<typeof english> = {
  'password.forgot': 'パスワードをお忘れですか？',
  'password.findTitle': 'パスワードの再設定',
  'password.findText': 'アカウントのメールアドレスにリンクをお送りします。',
  'password.byMail': 'メール',
  'password.byPhone': '電話番号',
  'password.sendLink': 'リンクを送る',
  'password.sent': 'アカウントがある場合は、メッセージをお送りしました。',
  'password.sentText': 'リンクの有効期限は1時間です。迷惑メールもご確認ください。',
  'password.phone': '電話番号',
  'password.phoneSent': '{{phone}} のアカウントがある場合は、コードをお送りしました。有効期限は10分です。',
  'password.newTitle': '新しいパスワードを決める',
  'password.new': '新しいパスワード',
  'password.again': '新しいパスワード（確認）',
  'password.save': 'パスワードを保存',
  'password.resetDone': '新しいパスワードを設定しました。ログインしてください。',
  'password.ruleMixed': '英字と数字',
  'password.deadTitle': 'このリンクは使えません',
  'password.deadText': 'リンクの有効期限は1時間で、1回だけ使えます。',
  'password.askAgain': '新しいリンクを送る',
  'password.changeTitle': 'パスワードの変更',
  'password.old': '現在のパスワード',
  'password.changed': 'パスワードを変更しました。ほかの端末はログアウトされました。',
  'password.findIdTitle': 'IDを探す',
  'password.findIdText': 'お使いの電話番号にコードをお送りします。',
  'password.idsTitle': 'この番号のアカウント',
  'password.forgotId': 'IDをお忘れですか？',
  'password.newCode': '新しいコードを送る',
};

export default password;
