import type { Translation } from '../../message-types.ts';
import type english from '../en-US/qna.ts';

const qna: Translation<typeof english> = {
  'qna.ask': 'お問い合わせする',
  'qna.emptyTitle': 'お問い合わせはまだありません',
  'qna.emptyText': 'ストアについて何でもお尋ねください。回答はここに届きます。',
  'qna.pages': 'お問い合わせのページ',
  'qna.statusWAIT': '回答待ち',
  'qna.statusCOMPLETED': '回答済み',
  'qna.answer': '回答',
  'qna.wait': 'できるだけ早く回答し、ここでお知らせします。',
  'qna.picture': '画像{{number}}',
  'qna.pictureAdd': '画像を追加',
  'qna.pictureRemove': '画像{{number}}を削除',
  'qna.delete': 'このお問い合わせを削除',
  'qna.deleteText': 'お問い合わせと画像は完全に削除されます。今日の件数には含まれたままです。',
  'qna.deleteNow': '削除する',
  'qna.deleted': 'お問い合わせを削除しました。',
  'qna.sent': '送信しました。回答したらここでお知らせします。',
  'qna.answeredMeanwhile': 'このお問い合わせは回答済みか、削除されています。',
  'qna.helpFirst': 'ヘルプページに答えがあるかもしれません。',
  'qna.category': '種類',
  'qna.categoryChoose': '種類を選ぶ',
  'qna.categoryRequired': '種類をお選びください。',
  'qna.heading': '件名',
  'qna.headingRequired': '件名をご入力ください。',
  'qna.headingLong': '件名は80文字以内でご入力ください。',
  'qna.words': 'お問い合わせ内容',
  'qna.wordsHint': '何が起きましたか。どの端末ですか。パスワードは書かないでください。',
  'qna.wordsRequired': 'お問い合わせ内容をご入力ください。',
  'qna.wordsLong': 'お問い合わせ内容は1500文字以内でご入力ください。',
  'qna.pictures': '画像（任意）',
  'qna.picturesHint':
    '{{size}}までの画像を{{count}}枚まで（JPEG、PNG、WebP、GIF）。見られるのはご本人とサポートだけです。',
  'qna.picturesMany': '画像は3枚まででお選びください。',
  'qna.picturesKind': '読み込めない画像があります。JPEG、PNG、WebP、GIFをお選びください。',
  'qna.picturesAgain': '画像をもう一度お選びください。',
  'qna.send': '送信する',
  'qna.left_other': '今日はあと{{count}}件お問い合わせいただけます。',
};

export default qna;
