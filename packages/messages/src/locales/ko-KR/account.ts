import type { Translation } from '../../message-types.ts';
import type english from '../en-US/account.ts';

const account: Translation<typeof english> = {
  'account.title': '계정',
  'account.with': '{{provider}}(으)로 로그인됨',
  'account.withEmail': '이메일로 로그인됨',
  'account.withPhone': '휴대폰 번호로 로그인됨',
  'account.guest': '이 iPhone의 게스트',
  'account.logOut': '로그아웃',
  'account.reader': '독자',
};

export default account;
