import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mature.ts';

const mature: Translation<typeof english> = {
  'mature.ask': 'あなたは{{age}}歳以上ですか？',
  'mature.leave': '戻る',
  'mature.loginText': 'このセクションを見るには、ログインして年に一度、年齢を確認してください。',
  'mature.no': 'いいえ',
  'mature.text': 'このセクションには成人向けの作品があります。確認は1日に1回です。',
  'mature.yes': 'はい',
};

export default mature;
