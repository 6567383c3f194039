import type { Translation } from '../../message-types.ts';
import type english from '../en-US/home.ts';

const home: Translation<typeof english> = {
  'home.bannerFree': 'เรื่องอ่านฟรีประจำวัน',
  'home.bannerToday': 'ตารางวันนี้',
  'home.bannerTop': 'อันดับ 1 ตอนนี้',
  'home.browse': 'เลือกตามแนว',
  'home.continueReading': 'อ่านต่อ',
  'home.days': 'วันในสัปดาห์',
  'home.emptyCommand': 'นำการ์ตูนหรือนิยายเข้ามาด้วยคำสั่งนี้ แล้วโหลดหน้าใหม่:',
  'home.emptyText': 'ไฟล์ CBZ, EPUB, รูปภาพ หรือโฟลเดอร์รูปภาพ จะกลายเป็นเรื่องที่อ่านได้ที่นี่',
  'home.emptyTitle': 'ชั้นหนังสือยังว่างอยู่',
  'home.endText': 'ของใหม่วันนี้มีเท่านี้ พรุ่งนี้เจอกันใหม่นะ',
  'home.featured': 'แนะนำ',
  'home.freeShelf': 'อ่านฟรี',
  'home.newest': 'มาใหม่',
  'home.newestNovels': 'นิยายใหม่',
  'home.nextSlide': 'แบนเนอร์ถัดไป',
  'home.pauseSlides': 'หยุดแบนเนอร์',
  'home.playSlides': 'เล่นแบนเนอร์',
  'home.popupNotToday': 'ไม่ต้องแสดงวันนี้',
  'home.popupOpen': 'ดูเลย',
  'home.previousSlide': 'แบนเนอร์ก่อนหน้า',
  'home.seeAll': 'ดูทั้งหมด',
  'home.slidePlace': '{{index}} จาก {{count}}',
  'home.tabs': 'หมวด',
  'home.title': 'การ์ตูนและนิยาย',
  'home.topNow': 'มาแรงตอนนี้',
};

export default home;
