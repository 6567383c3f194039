import type { Translation } from '../../message-types.ts';
import type english from '../en-US/my.ts';

const my: Translation<typeof english> = {
  'my.emptyText': 'เปิดอ่านเรื่องใดก็ได้ แล้วเรื่องนั้นจะรอคุณอยู่ที่นี่',
  'my.emptyTitle': 'ยังไม่มีเรื่องที่อ่านค้างไว้',
  'my.guestText': 'สิ่งที่คุณอ่านจะถูกจดจำไว้ในเบราว์เซอร์นี้เท่านั้น',
  'my.guestTitle': 'คุณกำลังอ่านในฐานะผู้เยี่ยมชม',
};

export default my;
