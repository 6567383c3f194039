import type { Translation } from '../../message-types.ts';
import type english from '../en-US/head.ts';

const head: Translation<typeof english> = {
  'head.action': '手に汗にぎる戦いと逆転劇。アクションのマンガと小説を{{brand}}で。',
  'head.bl': 'やさしい恋も、嵐のような恋も。BLのマンガと小説を{{brand}}で。',
  'head.creator': '{{title}}のマンガと小説を{{brand}}で読めます。',
  'head.event': 'スタンプ、コード、抽選、特集など、{{brand}}のイベントと開催期間をまとめています。',
  'head.faq': '{{brand}}のよくある質問と回答。',
  'head.free': '{{brand}}で無料の話があるマンガと小説。お金をかけずに、今日から読み始められます。',
  'head.home': 'マンガと小説の新しい話を毎日更新。{{brand}}なら最初の数話を無料で読めます。',
  'head.mature': '{{brand}}の成人向けマンガと小説。年齢を確認した方だけがご覧いただけます。',
  'head.notice': '{{brand}}からのお知らせ：新機能、イベント、サービス情報。',
  'head.pick': '{{brand}}の編集部が、気分や夜の過ごし方に合わせて選んだマンガと小説のリスト。',
  'head.policy': '{{brand}}の{{title}}（現行版）。',
  'head.ranking': '{{brand}}でいま読まれているマンガと小説のランキング。24時間・7日間・30日間・累計で見られます。',
  'head.romance': 'じれったい恋から大人の再会まで。恋愛マンガと恋愛小説を{{brand}}で。',
  'head.search': '{{brand}}のマンガと小説を、タイトル・作者・タグで探せます。',
  'head.transfer':
    'コイン、本棚、閲覧履歴を{{from}}から{{to}}へ引き継げます。引き継げるもの、引き継げないもの、期限のご案内です。',
  'head.weekly': '月曜から日曜まで、曜日ごとの更新作品。今日続きが読めるマンガと小説を{{brand}}でチェック。',
};
export default head;
