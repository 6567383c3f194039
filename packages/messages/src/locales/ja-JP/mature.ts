import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mature.ts';

const mature: Translation<typeof english> = {
  'mature.ask': 'あなたは{{age}}歳以上ですか？',
  'mature.laterText': '成人向けの作品は、年齢を確認した方だけに表示されます。このサイトの年齢確認は、後日追加します。',
  'mature.leave': '戻る',
  'mature.loginText': 'ご覧になるには、ログインして年に1回、年齢を確認してください。',
  'mature.no': 'いいえ',
  'mature.text': 'ここには成人向けの作品があります。確認は1日に1回です。',
  'mature.toNew': '新しい話を見る',
  'mature.toRanking': 'ランキングを見る',
  'mature.yes': 'はい',
};

export default mature;
