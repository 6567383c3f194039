import type { Translation } from '../../message-types.ts';
import type english from '../en-US/recommend.ts';

const recommend: Translation<typeof english> = {
  'recommend.becauseRead': 'Weil du „{{title}}“ gelesen hast',
  'recommend.creator': 'Wer dahintersteht',
  'recommend.newForYou': 'Neu für dich',
};

export default recommend;
