import type { Translation } from '../../message-types.ts';
import type english from '../en-US/wait.ts';

const wait: Translation<typeof english> = {
  'wait.account': '이용하려면 계정이 필요해요. 이 사이트의 로그인은 나중에 열릴 예정이에요.',
  'wait.every_other': '{{count}}시간마다 한 화씩 무료로 열려요.',
  'wait.newest_other': '최신 {{count}}화는 제외돼요.',
};

export default wait;
