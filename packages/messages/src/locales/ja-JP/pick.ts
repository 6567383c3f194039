import type { Translation } from '../../message-types.ts';
import type english from '../en-US/pick.ts';

const pick: Translation<typeof english> = {
  'pick.text': '編集部が気分や時間に合わせて選びました。',
  'pick.title': '編集部のおすすめ',
};

export default pick;
