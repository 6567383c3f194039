import type { Translation } from '../../message-types.ts';
import type english from '../en-US/account.ts';

const account: Translation<typeof english> = {
  'account.title': 'アカウント',
  'account.with': '{{provider}}でログイン中',
  'account.withEmail': 'メールアドレスでログイン中',
  'account.withPhone': '電話番号でログイン中',
  'account.guest': 'このiPhoneのゲスト',
  'account.logOut': 'ログアウト',
  'account.reader': '読者',
};

export default account;
