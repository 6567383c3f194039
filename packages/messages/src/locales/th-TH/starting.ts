import type { Translation } from '../../message-types.ts';
import type english from '../en-US/starting.ts';

const starting: Translation<typeof english> = {
  'starting.title': '{{name}} กำลังเริ่มทำงาน',
  'starting.text': 'อีกสักครู่จะพร้อม หน้านี้จะเปลี่ยนให้เอง',
};

export default starting;
