import type { Translation } from '../../message-types.ts';
import type english from '../en-US/wait.ts';

const wait: Translation<typeof english> = {
  'wait.account': '이용하려면 계정이 필요합니다. 이 사이트의 로그인은 나중에 열릴 예정입니다.',
  'wait.every_other': '{{count}}시간마다 한 화씩 무료로 열립니다.',
  'wait.newest_other': '최신 {{count}}화는 제외됩니다.',
};

export default wait;
