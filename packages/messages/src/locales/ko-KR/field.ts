import type { Translation } from '../../message-types.ts';
import type english from '../en-US/field.ts';

const field: Translation<typeof english> = {
  'field.emailRequired': '이메일 주소를 입력해 주세요.',
  'field.idRequired': '이메일 주소 또는 휴대폰 번호를 입력해 주세요.',
  'field.passwordRequired': '비밀번호를 입력해 주세요.',
  'field.passwordDiffers': '두 비밀번호가 서로 다릅니다.',
  'field.codeForm': '인증번호를 모두 입력해 주세요.',
  'field.agreementRequired': '계속하려면 체크해 주세요.',
  'field.nicknameForm': '2~20자의 글자나 숫자를 입력해 주세요.',
  'field.nicknameTaken': '이미 사용 중인 닉네임입니다. 다른 닉네임을 입력해 주세요.',
  'field.phoneRequired': '휴대폰 번호를 입력해 주세요.',
  'field.phoneForm': '휴대폰 번호를 확인해 주세요.',
  'field.show': '표시',
  'field.hide': '숨기기',
};

export default field;
