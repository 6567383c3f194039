import type { Translation } from '../../message-types.ts';
import type english from '../en-US/field.ts';

const field: Translation<typeof english> = {
  'field.emailRequired': '請輸入電子郵件地址。',
  'field.idRequired': '請輸入電子郵件地址或手機號碼。',
  'field.passwordRequired': '請輸入密碼。',
  'field.passwordDiffers': '兩次輸入的密碼不同。',
  'field.codeForm': '請輸入驗證碼的所有數字。',
  'field.agreementRequired': '請勾選此項以繼續。',
  'field.nicknameForm': '請使用2到20個文字或數字。',
  'field.nicknameTaken': '這個暱稱已有人使用，請換一個。',
  'field.phoneRequired': '請輸入手機號碼。',
  'field.phoneForm': '請確認手機號碼。',
  'field.show': '顯示',
  'field.hide': '隱藏',
};

export default field;
