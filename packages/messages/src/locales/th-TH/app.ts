import type { Translation } from '../../message-types.ts';
import type english from '../en-US/app.ts';

const app: Translation<typeof english> = {
  'app.problemLANGUAGE': 'โหลดภาษาไม่ได้',
  'app.problemVERSION': 'โหลดเวอร์ชันไม่ได้',
  'app.problemUSER_INFO': 'โหลดข้อมูลผู้ใช้ไม่ได้',
  'app.problemPURCHASE': 'ซื้อไม่สำเร็จ',
  'app.problemPRODUCT': 'ไม่พบสินค้า',
  'app.retry': 'ลองใหม่',
  'app.pending': 'รอการยืนยันการซื้อ',
  'app.problemCERTIFICATE': 'ใบรับรองไม่น่าเชื่อถือ',
  'app.problemSTORAGE': 'ต้องขอสิทธิ์เข้าถึงพื้นที่จัดเก็บ',
  'app.pendingText': 'เมื่อร้านยืนยันแล้ว เหรียญจะเข้ามาเอง ปิดหน้านี้ได้เลย',
  'app.inStore': 'ชำระเงินให้เสร็จในหน้าต่างของร้าน',
  'app.inStoreText': 'หน้าต่างจะเปิดเอง เหรียญจะเข้าเมื่อร้านยืนยันการชำระเงิน',
  'app.notCharged': 'หากร้านหักเงินไปแล้ว เหรียญจะเข้ามาเอง',
  'app.productText': 'ตอนนี้แพ็กนี้ยังไม่มีขายในแอปนี้',
  'app.storageText': 'อนุญาตพื้นที่จัดเก็บให้แอปนี้ในการตั้งค่าโทรศัพท์ แล้วลองอีกครั้ง',
  'app.versionOf': 'เวอร์ชันแอป {{version}}',
};

export default app;
