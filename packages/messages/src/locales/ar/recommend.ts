import type { Translation } from '../../message-types.ts';
import type english from '../en-US/recommend.ts';

const recommend: Translation<typeof english> = {
  'recommend.becauseRead': 'لأنك قرأت «{{title}}»',
  'recommend.creator': 'المبدع',
  'recommend.newForYou': 'جديد لك',
};

export default recommend;
