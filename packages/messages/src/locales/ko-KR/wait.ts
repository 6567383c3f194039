import type { Translation } from '../../message-types.ts';
import type english from '../en-US/wait.ts';

const wait: Translation<typeof english> = {
  'wait.every_other': '{{count}}시간마다 한 화씩 무료로 열립니다.',
  'wait.newest_other': '최신 {{count}}화는 제외됩니다.',
  'wait.ready': '무료 이용권 준비 완료',
  'wait.readyIn': '준비까지',
  'wait.use': '사용하기',
};

export default wait;
