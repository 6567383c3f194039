import type { Translation } from '../../message-types.ts';
import type english from '../en-US/page.ts';

const page: Translation<typeof english> = {
  'page.accessDeniedText': 'เข้าสู่ระบบอีกครั้งเพื่อใช้งานต่อจากเดิม',
  'page.accessDeniedTitle': 'เซสชันนี้หมดอายุแล้ว',
  'page.errorReference': 'หากติดต่อเรา โปรดแจ้งหมายเลขนี้: {{id}}',
  'page.errorText': 'เกิดปัญหาจากทางเรา สิ่งที่คุณซื้อไว้ยังอยู่ครบ โปรดลองอีกครั้งในอีกสักครู่',
  'page.errorTitle': 'เกิดข้อผิดพลาด',
  'page.notFoundText': 'หน้านี้ถูกย้ายหรือไม่มีอยู่ สิ่งที่คุณซื้อไว้ยังอยู่ครบ',
  'page.notFoundTitle': 'ช่องนี้หายไป',
  'page.notTakenText': 'หน้านี้รับข้อมูลที่ส่งมาไม่ได้ สิ่งที่คุณซื้อไว้ยังอยู่ครบ โปรดเปิดหน้านี้อีกครั้ง',
  'page.offlineText': 'ตรวจสอบการเชื่อมต่อ แล้วลองอีกครั้ง',
  'page.offlineTitle': 'คุณออฟไลน์อยู่',
  'page.prepareText': 'เว็บไซต์ปิดชั่วคราว คลังและเหรียญของคุณปลอดภัยดี',
  'page.prepareTitle': 'เราจะกลับมาเร็ว ๆ นี้',
  'page.shelfTitle': 'ลองอ่านเรื่องเหล่านี้แทน',
};

export default page;
