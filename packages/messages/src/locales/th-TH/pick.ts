import type { Translation } from '../../message-types.ts';
import type english from '../en-US/pick.ts';

const pick: Translation<typeof english> = {
  'pick.text': 'กองบรรณาธิการเลือกมาให้ตามอารมณ์',
  'pick.title': 'เรื่องที่เราคัดมา',
};

export default pick;
