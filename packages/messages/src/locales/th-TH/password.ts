import type { Translation } from '../../message-types.ts';
import type english from '../en-US/password.ts';

const password: Translation<typeof english> = {
  'password.forgot': 'ลืมรหัสผ่าน?',
  'password.findTitle': 'ตั้งรหัสผ่านใหม่',
  'password.findText': 'เราจะส่งลิงก์ไปที่อีเมลของบัญชีคุณ',
  'password.byMail': 'ทางอีเมล',
  'password.byPhone': 'ทางโทรศัพท์',
  'password.sendLink': 'ส่งลิงก์',
  'password.sent': 'หากมีบัญชีนี้ เราได้ส่งข้อความไปแล้ว',
  'password.sentText': 'ลิงก์ใช้ได้ 1 ชั่วโมง กรุณาดูในอีเมลขยะด้วย',
  'password.phone': 'เบอร์โทรศัพท์',
  'password.phoneSent': 'หาก {{phone}} มีบัญชี เราได้ส่งรหัสไปแล้ว ใช้ได้ 10 นาที',
  'password.newTitle': 'เลือกรหัสผ่านใหม่',
  'password.new': 'รหัสผ่านใหม่',
  'password.again': 'รหัสผ่านใหม่อีกครั้ง',
  'password.save': 'บันทึกรหัสผ่าน',
  'password.resetDone': 'ตั้งรหัสผ่านใหม่แล้ว กรุณาเข้าสู่ระบบ',
  'password.ruleMixed': 'มีตัวอักษรและตัวเลข',
  'password.deadTitle': 'ลิงก์นี้ใช้ไม่ได้แล้ว',
  'password.deadText': 'ลิงก์ใช้ได้หนึ่งชั่วโมงและใช้ได้ครั้งเดียว',
  'password.askAgain': 'ขอลิงก์ใหม่',
  'password.changeTitle': 'เปลี่ยนรหัสผ่าน',
  'password.old': 'รหัสผ่านปัจจุบัน',
  'password.changed': 'เปลี่ยนรหัสผ่านแล้ว อุปกรณ์อื่นออกจากระบบแล้ว',
  'password.findIdTitle': 'ค้นหาไอดี',
  'password.findIdText': 'เราจะส่งรหัสไปที่เบอร์โทรศัพท์ของคุณ',
  'password.idsTitle': 'บัญชีที่ใช้เบอร์นี้',
  'password.forgotId': 'ลืมไอดี?',
  'password.newCode': 'ส่งรหัสใหม่',
};

export default password;
