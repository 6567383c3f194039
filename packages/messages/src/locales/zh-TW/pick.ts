import type { Translation } from '../../message-types.ts';
import type english from '../en-US/pick.ts';

const pick: Translation<typeof english> = {
  'pick.text': '編輯依心情與時刻為您挑選。',
  'pick.title': '編輯精選',
};

export default pick;
