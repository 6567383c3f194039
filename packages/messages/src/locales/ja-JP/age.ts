import type { Translation } from '../../message-types.ts';
import type english from '../en-US/age.ts';

const age: Translation<typeof english> = {
  'age.ask': 'あなたは{{age}}歳以上ですか？',
  'age.askText': 'ここには成人向けの作品があります。確認は1日に1回です。',
  'age.askYearlyText': 'ここには成人向けの作品があります。確認は年に1回です。',
  'age.birthdayText': 'ここは{{age}}歳以上の方のための場所です。確認は年に1回です。',
  'age.birthdayTitle': '生年月日を教えてください',
  'age.checkBirthday': '生年月日をご確認ください。',
  'age.confirmed': '年齢を確認しました',
  'age.confirmedText': 'この画面を閉じて、続きをお楽しみください。',
  'age.consent': '年齢確認のために、氏名・生年月日・電話番号が使われることに同意します。',
  'age.day': '日',
  'age.hiddenText': '年齢は確認済みですが、表示しない設定になっています。',
  'age.hiddenTitle': '成人向け作品は非表示です',
  'age.knownText': '登録された生年月日は{{date}}です。確認は年に1回です。',
  'age.knownTitle': 'ご本人ですか？',
  'age.leave': '戻る',
  'age.loginText': 'ご覧になるには、ログインして年に1回、年齢を確認してください。',
  'age.month': '月',
  'age.no': 'いいえ',
  'age.nothingHappened': '何も起こりませんか？その画面を閉じて、もう一度お試しください。',
  'age.opensAt': 'ここは{{age}}歳からご利用いただけます。',
  'age.phoneNote': 'ご本人名義の電話が必要です。',
  'age.phoneText': '韓国では、成人向け作品に年1回の電話による確認も必要です。',
  'age.phoneTitle': '電話で年齢を確認',
  'age.readOn': '続きを読む',
  'age.secondOfTwo': '2つのうちの2つ目',
  'age.show': '表示する',
  'age.startAgain': 'もう一度はじめる',
  'age.title': '年齢確認',
  'age.toPhoneCheck': '電話での確認へ進む',
  'age.verifyByPhone': '電話で確認する',
  'age.year': '年',
  'age.yes': 'はい',
};

export default age;
