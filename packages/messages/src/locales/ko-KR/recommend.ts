import type { Translation } from '../../message-types.ts';
import type english from '../en-US/recommend.ts';

const recommend: Translation<typeof english> = {
  'recommend.becauseRead': '‘{{title}}’ 독자에게 추천',
  'recommend.creator': '작가',
  'recommend.newForYou': '나를 위한 새 작품',
};

export default recommend;
