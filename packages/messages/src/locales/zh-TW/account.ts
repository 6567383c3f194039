import type { Translation } from '../../message-types.ts';
import type english from '../en-US/account.ts';

const account: Translation<typeof english> = {
  'account.title': '帳號',
  'account.with': '以 {{provider}} 登入',
  'account.withEmail': '以電子郵件登入',
  'account.withPhone': '以手機號碼登入',
  'account.guest': '此 iPhone 的訪客',
  'account.logOut': '登出',
  'account.reader': '讀者',
};

export default account;
