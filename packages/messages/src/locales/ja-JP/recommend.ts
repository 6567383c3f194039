import type { Translation } from '../../message-types.ts';
import type english from '../en-US/recommend.ts';

const recommend: Translation<typeof english> = {
  'recommend.becauseRead': '「{{title}}」を読んだあなたに',
  'recommend.creator': '作家',
  'recommend.newForYou': 'あなたへの新着作品',
};

export default recommend;
