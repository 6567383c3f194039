import type { Translation } from '../../message-types.ts';
import type english from '../en-US/field.ts';

const field: Translation<typeof english> = {
  'field.emailRequired': 'メールアドレスを入力してください。',
  'field.idRequired': 'メールアドレスまたは電話番号を入力してください。',
  'field.passwordRequired': 'パスワードを入力してください。',
  'field.passwordDiffers': '2つのパスワードが一致しません。',
  'field.codeForm': 'コードの数字をすべて入力してください。',
  'field.agreementRequired': '続けるにはチェックを入れてください。',
  'field.nicknameForm': '2〜20文字の文字または数字を入力してください。',
  'field.nicknameTaken': 'このニックネームは使われています。別のものにしてください。',
  'field.phoneRequired': '電話番号を入力してください。',
  'field.phoneForm': '電話番号をご確認ください。',
  'field.show': '表示',
  'field.hide': '隠す',
};

export default field;
