import type { Translation } from '../../message-types.ts';
import type english from '../en-US/transfer-apply.ts';

const transferApply: Translation<typeof english> = {
  'transferApply.check': 'もう一度確認する',
  'transferApply.coinsTitle': 'コインとポイント',
  'transferApply.confirmTitle': '引っ越すもの',
  'transferApply.debt': '不足分のコインも引き継がれます：{{count}}',
  'transferApply.doneTitle': '引っ越しが終わりました',
  'transferApply.ends': '{{date}}まで',
  'transferApply.from': '{{name}}から',
  'transferApply.kindBONUS': 'ボーナスコイン',
  'transferApply.kindCOIN': 'コイン',
  'transferApply.kindFREE_COIN': '無料コイン',
  'transferApply.kindMILEAGE': 'ポイント',
  'transferApply.move': '{{name}}へ引っ越す',
  'transferApply.newButton': 'このアカウントを作る',
  'transferApply.newText':
    'このログインに対応する{{to}}のアカウントはまだありません。ニックネームを決めると作成されます。',
  'transferApply.newTitle': 'あと少しです',
  'transferApply.noCoins': 'コインもポイントもありません',
  'transferApply.oldButton': '{{from}}でログイン',
  'transferApply.oldText': 'まず、引っ越すアカウントで{{from}}にログインしてください。',
  'transferApply.oldTitle': '元のアカウントでログイン',
  'transferApply.once': '引っ越しは一度だけであることを理解しました。',
  'transferApply.open': '{{to}}を開く',
  'transferApply.openText':
    '{{to}}にログインします。リンクの有効期間は10分です。その後はいつもどおり{{to}}でログインしてください。',
  'transferApply.other': '別のアカウントを使う',
  'transferApply.places': '読みかけの位置：{{count}}',
  'transferApply.series': '{{all}}作品中{{moving}}作品',
  'transferApply.seriesTitle': '本棚',
  'transferApply.statusText': 'このページは閉じてもかまいません。引っ越しはそのまま進みます。',
  'transferApply.statusTitle': '引っ越し中です',
  'transferApply.stays': '次の作品は{{to}}にないため、残ります：',
  'transferApply.step': '3ステップ中{{step}}',
  'transferApply.stepCoins': 'コインとポイント',
  'transferApply.stepConfirmed': '確認済み',
  'transferApply.stepDone': '完了',
  'transferApply.stepLibrary': '本棚',
  'transferApply.targetText': '{{to}}でのログイン方法を選んでください。まだアカウントがなければ、途中で作成されます。',
  'transferApply.targetTitle': '引っ越し先を選んでください',
  'transferApply.title': 'アカウントの引っ越し',
  'transferApply.wrongDeleted': '{{to}}のこのアカウントは最近削除されました。別のアカウントを使ってください。',
  'transferApply.wrongOtherWay':
    'このメールアドレスは、{{to}}では別のログイン方法で登録されています。そちらを選んでください。',
  'transferApply.wrongOver': '引っ越しの受付は終了しました。',
  'transferApply.wrongTitle': 'このアカウントは使えません',
  'transferApply.wrongUnknown': 'この情報のアカウントはもうありません。別のアカウントを使ってください。',
};

export default transferApply;
