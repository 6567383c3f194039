import type { Translation } from '../../message-types.ts';
import type english from '../en-US/login.ts';

const login: Translation<typeof english> = {
  'login.title': '로그인',
  'login.lead': '어느 기기에서나 이어서 읽기',
  'login.text': '내 서재와 코인, 읽던 곳이 늘 함께합니다.',
  'login.with': '{{provider}} 계정으로 계속하기',
  'login.withEmail': '이메일로 계속하기',
  'login.withEmailOrPhone': '이메일 또는 휴대폰 번호',
  'login.lastUsed': '최근 사용',
  'login.legal': '계속하면 다음에 동의하게 됩니다.',
  'login.lookAround': '먼저 둘러보기',
  'login.email': '이메일 주소',
  'login.password': '비밀번호',
  'login.keep': '로그인 상태 유지',
  'login.signUp': '회원가입',
  'login.noAccount': '아직 계정이 없으신가요?',
  'login.loggedInAs': '{{name}} 님으로 로그인되어 있습니다.',
  'login.logOutAndGoOn': '로그아웃하고 계속하기',
  'login.goBack': '돌아가기',
  'login.tooMany': '15분 후에 다시 시도하거나 새 비밀번호를 설정해 주세요.',
  'login.wallFree_other': '1~{{count}}화 무료',
  'login.wallAccount': '계정이 있으면 무료로 읽을 수 있습니다',
  'login.movedTitle': '계정이 이곳으로 이전됐어요',
  'login.movedText':
    '코인, 보관함, 읽던 위치가 이미 여기에 있어요. 이번에는 이 버튼으로, 다음부터는 평소처럼 로그인해 주세요.',
  'login.movedButton': '로그인',
  'login.joinedSo': '이 이메일 주소의 계정은 이 방법으로 로그인합니다.',
  'login.movedOver': '이미 사용했거나 만료된 링크예요. 평소처럼 로그인해 주세요.',
  'login.asGuest': '게스트로 계속하기',
};

export default login;
