import type { Translation } from '../../message-types.ts';
import type english from '../en-US/recommend.ts';

const recommend: Translation<typeof english> = {
  'recommend.becauseRead': 'เพราะคุณอ่าน {{title}}',
  'recommend.creator': 'ผู้สร้างสรรค์',
  'recommend.newForYou': 'เรื่องใหม่สำหรับคุณ',
};

export default recommend;
