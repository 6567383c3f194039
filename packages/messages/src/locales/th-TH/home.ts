import type { Translation } from '../../message-types.ts';
import type english from '../en-US/home.ts';

const home: Translation<typeof english> = {
  'home.continueReading': 'อ่านต่อ',
  'home.description': 'การ์ตูนและนิยาย มีตอนใหม่ทุกวัน อ่านตอนแรก ๆ ฟรีที่ {{brand}}',
  'home.emptyCommand': 'นำการ์ตูนหรือนิยายเข้ามาด้วยคำสั่งนี้ แล้วโหลดหน้าใหม่:',
  'home.emptyText': 'ไฟล์ CBZ, EPUB, รูปภาพ หรือโฟลเดอร์รูปภาพ จะกลายเป็นเรื่องที่อ่านได้ที่นี่',
  'home.emptyTitle': 'ชั้นหนังสือยังว่างอยู่',
  'home.newest': 'มาใหม่',
  'home.newestNovels': 'นิยายใหม่',
  'home.title': 'การ์ตูนและนิยาย',
};

export default home;
