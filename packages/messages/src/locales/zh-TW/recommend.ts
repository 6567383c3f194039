import type { Translation } from '../../message-types.ts';
import type english from '../en-US/recommend.ts';

const recommend: Translation<typeof english> = {
  'recommend.becauseRead': '因為你看過《{{title}}》',
  'recommend.creator': '創作者',
  'recommend.newForYou': '為你挑選的新作',
};

export default recommend;
