import type { Translation } from '../../message-types.ts';
import type english from '../en-US/age.ts';

const age: Translation<typeof english> = {
  'age.ask': '您是否已年滿 {{age}} 歲？',
  'age.askText': '此分類含有成人作品，每天詢問一次。',
  'age.askYearlyText': '此分類含有成人作品，每年詢問一次。',
  'age.birthdayText': '此分類僅供年滿 {{age}} 歲的讀者瀏覽，每年詢問一次。',
  'age.birthdayTitle': '您的生日是哪一天？',
  'age.checkBirthday': '請確認您的出生日期。',
  'age.confirmed': '已確認您的年齡',
  'age.confirmedText': '您可以關閉此視窗並繼續閱讀。',
  'age.consent': '我同意使用我的姓名、出生日期與電話號碼來確認年齡。',
  'age.day': '日',
  'age.hiddenText': '您的年齡已確認，但您已關閉顯示。',
  'age.hiddenTitle': '成人作品目前隱藏',
  'age.knownText': '您的出生日期是 {{date}}，每年確認一次。',
  'age.knownTitle': '這是您本人嗎？',
  'age.leave': '離開',
  'age.loginText': '登入並每年確認一次年齡，即可瀏覽此分類。',
  'age.month': '月',
  'age.no': '否',
  'age.nothingHappened': '沒有反應嗎？請關閉該視窗後重新開始。',
  'age.opensAt': '此分類開放給年滿 {{age}} 歲的讀者。',
  'age.phoneNote': '電話必須登記在您本人名下。',
  'age.phoneText': '在韓國，成人作品還需要每年以電話驗證一次。',
  'age.phoneTitle': '以電話確認年齡',
  'age.readOn': '繼續閱讀',
  'age.secondOfTwo': '第 2 步，共 2 步',
  'age.show': '顯示作品',
  'age.startAgain': '重新開始',
  'age.title': '年齡確認',
  'age.toPhoneCheck': '前往電話驗證',
  'age.verifyByPhone': '以電話驗證',
  'age.year': '年',
  'age.yes': '是',
};

export default age;
