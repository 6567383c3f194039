import type { Translation } from '../../message-types.ts';
import type english from '../en-US/account.ts';

const account: Translation<typeof english> = {
  'account.title': 'الحساب',
  'account.with': 'مسجّل الدخول باستخدام {{provider}}',
  'account.withEmail': 'مسجّل الدخول بالبريد الإلكتروني',
  'account.withPhone': 'مسجّل الدخول برقم الهاتف',
  'account.guest': 'ضيف على هذا الآيفون',
  'account.logOut': 'تسجيل الخروج',
  'account.reader': 'قارئ',
};

export default account;
