import type { Translation } from '../../message-types.ts';
import type english from '../en-US/sign-up.ts';

const signUp: Translation<typeof english> = {
  'signUp.title': 'สมัครสมาชิก',
  'signUp.step': 'ขั้นที่ {{step}} จาก {{steps}}',
  'signUp.addressTitle': 'อีเมลของคุณคืออะไร',
  'signUp.addressText': 'เราจะส่งรหัสไปเพื่อยืนยันว่าเป็นของคุณ',
  'signUp.sendCode': 'ส่งรหัส',
  'signUp.codeTitle': 'กรอกรหัส',
  'signUp.codeText': 'เราส่งรหัสไปที่ {{address}} แล้ว ใช้ได้ 1 ชั่วโมง',
  'signUp.code': 'รหัส',
  'signUp.confirm': 'ยืนยัน',
  'signUp.changeAddress': 'เปลี่ยนอีเมล',
  'signUp.again': 'ส่งอีกครั้ง',
  'signUp.againIn': 'ส่งอีกครั้งใน {{seconds}} วินาที',
  'signUp.wait': 'กำลังส่งรหัสอยู่ ขอรหัสใหม่ได้ในอีก {{seconds}} วินาที',
  'signUp.passwordTitle': 'ตั้งรหัสผ่าน',
  'signUp.passwordAgain': 'รหัสผ่านอีกครั้ง',
  'signUp.ruleLength': '8 ถึง 20 ตัวอักษร',
  'signUp.ruleKinds': 'ใช้อย่างน้อยสองแบบ: ตัวพิมพ์ใหญ่ ตัวพิมพ์เล็ก ตัวเลข หรืออักขระอื่น',
  'signUp.terms': 'ฉันยอมรับ[ข้อกำหนดการใช้งาน] (จำเป็น)',
  'signUp.privacy': 'ฉันยอมรับ[นโยบายความเป็นส่วนตัว] (จำเป็น)',
  'signUp.mail': 'รับข่าวสารและข้อเสนอทางอีเมล (ไม่บังคับ)',
  'signUp.agreeRequired': 'ยอมรับข้อที่จำเป็นทั้งหมด',
  'signUp.start': 'เริ่มอ่าน',
  'signUp.almostTitle': 'อีกนิดเดียว',
  'signUp.almostText': 'เลือกชื่อที่ผู้อ่านคนอื่นจะเห็น',
  'signUp.nickname': 'ชื่อเล่น',
  'signUp.notNow': 'ไว้ทีหลัง',
  'signUp.ageNotice': 'ต้องมีอายุ 13 ปีขึ้นไปจึงจะมีบัญชีได้',
  'signUp.phoneTitle': 'เบอร์โทรศัพท์ของคุณคืออะไร',
  'signUp.phoneText': 'เราจะส่งรหัสไปเพื่อยืนยันว่าเป็นเบอร์ของคุณ',
  'signUp.phoneCodeText': 'เราส่งรหัสไปที่ {{phone}} แล้ว ใช้ได้ 10 นาที',
  'signUp.changeNumber': 'เปลี่ยนเบอร์',
};

export default signUp;
