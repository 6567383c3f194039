import type { Translation } from '../../message-types.ts';
import type english from '../en-US/password.ts';

const password: Translation<typeof english> = {
  'password.forgot': '비밀번호를 잊으셨나요?',
  'password.findTitle': '비밀번호 재설정',
  'password.findText': '계정의 이메일 주소로 링크를 보내 드립니다.',
  'password.byMail': '이메일',
  'password.byPhone': '휴대폰',
  'password.sendLink': '링크 보내기',
  'password.sent': '계정이 있다면 메시지를 보내 드렸습니다.',
  'password.sentText': '링크는 1시간 동안 유효합니다. 스팸함도 확인해 주세요.',
  'password.phone': '휴대폰 번호',
  'password.phoneSent': '{{phone}} 번호로 가입한 계정이 있다면 인증번호를 보냈습니다. 10분 동안 유효합니다.',
  'password.newTitle': '새 비밀번호 만들기',
  'password.new': '새 비밀번호',
  'password.again': '새 비밀번호 다시 입력',
  'password.save': '비밀번호 저장',
  'password.resetDone': '새 비밀번호가 설정되었습니다. 로그인해 주세요.',
  'password.ruleMixed': '글자와 숫자 포함',
  'password.deadTitle': '더 이상 사용할 수 없는 링크입니다',
  'password.deadText': '링크는 한 시간 동안 한 번만 사용할 수 있습니다.',
  'password.askAgain': '새 링크 받기',
  'password.changeTitle': '비밀번호 변경',
  'password.old': '현재 비밀번호',
  'password.changed': '비밀번호를 변경했습니다. 다른 기기는 로그아웃되었습니다.',
  'password.findIdTitle': '아이디 찾기',
  'password.findIdText': '휴대폰 번호로 인증번호를 보내 드립니다.',
  'password.idsTitle': '이 번호의 계정',
  'password.forgotId': '아이디를 잊으셨나요?',
  'password.newCode': '새 인증번호 받기',
};

export default password;
