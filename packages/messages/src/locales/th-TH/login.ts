import type { Translation } from '../../message-types.ts';
import type english from '../en-US/login.ts';

const login: Translation<typeof english> = {
  'login.title': 'เข้าสู่ระบบ',
  'login.lead': 'อ่านต่อได้ทุกเครื่อง',
  'login.text': 'คลังหนังสือ เหรียญ และจุดที่อ่านค้างไว้จะอยู่กับคุณเสมอ',
  'login.with': 'ดำเนินการต่อด้วย {{provider}}',
  'login.withEmail': 'ดำเนินการต่อด้วยอีเมล',
  'login.withEmailOrPhone': 'อีเมลหรือเบอร์โทรศัพท์',
  'login.lastUsed': 'ใช้ล่าสุด',
  'login.legal': 'เมื่อดำเนินการต่อ แสดงว่าคุณยอมรับ',
  'login.lookAround': 'ขอดูก่อน',
  'login.email': 'อีเมล',
  'login.password': 'รหัสผ่าน',
  'login.keep': 'ให้ฉันอยู่ในระบบต่อไป',
  'login.signUp': 'สมัครสมาชิก',
  'login.noAccount': 'ยังไม่มีบัญชีใช่ไหม',
  'login.loggedInAs': 'คุณเข้าสู่ระบบเป็น {{name}} อยู่',
  'login.logOutAndGoOn': 'ออกจากระบบแล้วดำเนินการต่อ',
  'login.goBack': 'ย้อนกลับ',
  'login.tooMany': 'ลองใหม่ในอีก 15 นาที หรือตั้งรหัสผ่านใหม่',
  'login.wallFree_other': 'อ่านฟรีตอนที่ 1–{{count}}',
  'login.wallAccount': 'มีบัญชีก็อ่านได้ฟรี',
  'login.movedTitle': 'ย้ายบัญชีของคุณมาที่นี่แล้ว',
  'login.movedText': 'เหรียญ ชั้นหนังสือ และตำแหน่งที่อ่านอยู่ที่นี่แล้ว ครั้งนี้เข้าสู่ระบบด้วยปุ่มนี้ ครั้งต่อไปเข้าตามปกติ',
  'login.movedButton': 'เข้าสู่ระบบ',
  'login.joinedSo': 'บัญชีที่ใช้อีเมลนี้เข้าสู่ระบบด้วยวิธีนี้',
  'login.movedOver': 'ลิงก์นี้ถูกใช้แล้วหรือหมดอายุ โปรดเข้าสู่ระบบตามปกติ',
  'login.asGuest': 'ใช้งานต่อแบบผู้เยี่ยมชม',
};

export default login;
