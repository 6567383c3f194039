import type { Translation } from '../../message-types.ts';
import type english from '../en-US/pick.ts';

const pick: Translation<typeof english> = {
  'pick.text': '에디터가 그날의 기분에 맞춰 직접 골랐습니다.',
  'pick.title': '에디터 추천',
};

export default pick;
