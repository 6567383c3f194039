import type { Translation } from '../../message-types.ts';
import type english from '../en-US/sign-up.ts';

const signUp: Translation<typeof english> = {
  'signUp.title': '新規登録',
  'signUp.step': '{{step}}／{{steps}}',
  'signUp.addressTitle': 'メールアドレスを教えてください',
  'signUp.addressText': 'ご本人のアドレスか確かめるため、コードをお送りします。',
  'signUp.sendCode': 'コードを送る',
  'signUp.codeTitle': 'コードを入力',
  'signUp.codeText': '{{address}} にコードを送りました。有効期限は1時間です。',
  'signUp.code': 'コード',
  'signUp.confirm': '確認',
  'signUp.changeAddress': 'アドレスを変更',
  'signUp.again': 'もう一度送る',
  'signUp.againIn': '{{seconds}}秒後にもう一度送る',
  'signUp.wait': 'コードを送信中です。{{seconds}}秒後にもう一度送れます。',
  'signUp.passwordTitle': 'パスワードを決める',
  'signUp.passwordAgain': 'パスワード（確認）',
  'signUp.ruleLength': '8〜20文字',
  'signUp.ruleKinds': '大文字・小文字・数字・記号のうち2種類以上',
  'signUp.terms': '[利用規約]に同意します（必須）',
  'signUp.privacy': '[プライバシーポリシー]に同意します（必須）',
  'signUp.mail': 'お知らせやお得な情報をメールで受け取る（任意）',
  'signUp.agreeRequired': '必須項目にすべて同意する',
  'signUp.start': '読みはじめる',
  'signUp.almostTitle': 'あと少しです',
  'signUp.almostText': 'ほかの読者に表示される名前を決めてください。',
  'signUp.nickname': 'ニックネーム',
  'signUp.notNow': '今はしない',
  'signUp.ageNotice': 'アカウントは13歳以上の方にご利用いただけます。',
  'signUp.phoneTitle': '電話番号を教えてください',
  'signUp.phoneText': 'ご本人の番号か確かめるため、コードをお送りします。',
  'signUp.phoneCodeText': '{{phone}} にコードを送りました。有効期限は10分です。',
  'signUp.changeNumber': '番号を変更',
};

export default signUp;
