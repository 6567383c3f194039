import type { Translation } from '../../message-types.ts';
import type english from '../en-US/wait.ts';

const wait: Translation<typeof english> = {
  'wait.later': '이 사이트에서는 나중에 사용할 수 있습니다.',
  'wait.every_other': '{{count}}시간마다 한 화씩 무료로 열립니다.',
  'wait.newest_other': '최신 {{count}}화는 제외됩니다.',
};

export default wait;
