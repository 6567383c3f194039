import type { Translation } from '../../message-types.ts';
import type english from '../en-US/sign-up.ts';

const signUp: Translation<typeof english> = {
  'signUp.title': '회원가입',
  'signUp.step': '{{steps}}단계 중 {{step}}단계',
  'signUp.addressTitle': '이메일 주소를 알려 주세요',
  'signUp.addressText': '본인 확인을 위해 인증번호를 보내 드립니다.',
  'signUp.sendCode': '인증번호 받기',
  'signUp.codeTitle': '인증번호 입력',
  'signUp.codeText': '{{address}} 주소로 인증번호를 보냈습니다. 1시간 동안 유효합니다.',
  'signUp.code': '인증번호',
  'signUp.confirm': '확인',
  'signUp.changeAddress': '주소 변경',
  'signUp.again': '다시 보내기',
  'signUp.againIn': '{{seconds}}초 후 다시 보내기',
  'signUp.wait': '인증번호를 보내고 있습니다. {{seconds}}초 후에 다시 요청해 주세요.',
  'signUp.passwordTitle': '비밀번호 만들기',
  'signUp.passwordAgain': '비밀번호 다시 입력',
  'signUp.ruleLength': '8~20자',
  'signUp.ruleKinds': '대문자, 소문자, 숫자, 기호 중 2가지 이상',
  'signUp.terms': '[이용약관]에 동의합니다 (필수)',
  'signUp.privacy': '[개인정보 처리방침]에 동의합니다 (필수)',
  'signUp.mail': '이메일로 소식과 혜택 받기 (선택)',
  'signUp.agreeRequired': '필수 항목 모두 동의',
  'signUp.start': '읽기 시작',
  'signUp.almostTitle': '거의 다 됐습니다',
  'signUp.almostText': '다른 독자에게 보일 이름을 정해 주세요.',
  'signUp.nickname': '닉네임',
  'signUp.notNow': '나중에',
  'signUp.ageNotice': '만 13세 이상만 계정을 만들 수 있습니다.',
  'signUp.phoneTitle': '휴대폰 번호를 알려 주세요',
  'signUp.phoneText': '본인 확인을 위해 인증번호를 보내 드립니다.',
  'signUp.phoneCodeText': '{{phone}} 번호로 인증번호를 보냈습니다. 10분 동안 유효합니다.',
  'signUp.changeNumber': '번호 변경',
};

export default signUp;
