import type { Translation } from '../../message-types.ts';
import type english from '../en-US/recommend.ts';

const recommend: Translation<typeof english> = {
  'recommend.becauseRead': 'Parce que vous avez lu « {{title}} »',
  'recommend.creator': 'Auteur',
  'recommend.newForYou': 'Nouveau pour vous',
};

export default recommend;
