import type { Translation } from '../../message-types.ts';
import type english from '../en-US/account.ts';

const account: Translation<typeof english> = {
  'account.title': 'บัญชี',
  'account.with': 'เข้าสู่ระบบด้วย {{provider}}',
  'account.withEmail': 'เข้าสู่ระบบด้วยอีเมล',
  'account.withPhone': 'เข้าสู่ระบบด้วยเบอร์โทรศัพท์',
  'account.guest': 'ผู้เยี่ยมชมบน iPhone เครื่องนี้',
  'account.logOut': 'ออกจากระบบ',
  'account.reader': 'ผู้อ่าน',
};

export default account;
