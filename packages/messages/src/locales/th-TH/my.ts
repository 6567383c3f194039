import type { Translation } from '../../message-types.ts';
import type english from '../en-US/my.ts';

const my: Translation<typeof english> = {
  'my.emptyText': 'เรื่องที่คุณเปิดอ่านจะแสดงที่นี่',
  'my.emptyTitle': 'ยังไม่มีเรื่องที่อ่านค้างไว้',
  'my.guestText': 'ประวัติการอ่านจะเก็บไว้ในเบราว์เซอร์นี้เท่านั้น',
  'my.guestTitle': 'คุณกำลังอ่านในฐานะผู้เยี่ยมชม',
};

export default my;
