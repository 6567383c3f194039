import type { Translation } from '../../message-types.ts';
import type english from '../en-US/login.ts';

const login: Translation<typeof english> = {
  'login.title': 'ログイン',
  'login.lead': 'どの端末でも、続きから',
  'login.text': '本棚もコインも読んだ場所も、いつもあなたと一緒です。',
  'login.with': '{{provider}}で続ける',
  'login.withEmail': 'メールアドレスで続ける',
  'login.withEmailOrPhone': 'メールアドレスまたは電話番号',
  'login.lastUsed': '前回使用',
  'login.legal': '続けると、次に同意したことになります：',
  'login.lookAround': 'まずは見てみる',
  'login.email': 'メールアドレス',
  'login.password': 'パスワード',
  'login.keep': 'ログインしたままにする',
  'login.signUp': '新規登録',
  'login.noAccount': 'アカウントをお持ちでない方',
  'login.loggedInAs': '{{name}}としてログインしています。',
  'login.logOutAndGoOn': 'ログアウトして続ける',
  'login.goBack': '戻る',
  'login.tooMany': '15分後にもう一度お試しになるか、新しいパスワードを設定してください。',
  'login.wallFree_other': '第1〜{{count}}話は無料',
  'login.wallAccount': 'アカウントがあれば無料で読めます',
  'login.movedTitle': 'アカウントの引っ越しが完了しました',
  'login.movedText':
    'コイン、本棚、読みかけの位置はすでにここにあります。今回はこのボタンで、次からはいつもどおりログインしてください。',
  'login.movedButton': 'ログイン',
  'login.joinedSo': 'このメールアドレスのアカウントは、この方法でログインします。',
  'login.movedOver': 'このリンクは使用済みか期限切れです。いつもどおりログインしてください。',
  'login.asGuest': 'ゲストとして続ける',
};

export default login;
