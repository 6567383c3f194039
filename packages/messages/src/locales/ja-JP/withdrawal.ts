import type { Translation } from '../../message-types.ts';
import type english from '../en-US/withdrawal.ts';

const withdrawal: Translation<typeof english> = {
  'withdrawal.title': '退会する',
  'withdrawal.ends': '{{list}}は、退会と同時になくなります。',
  'withdrawal.endsNothing': 'このアカウントにはコインもエピソードもありません。',
  'withdrawal.refundable_other': 'まだ払い戻せるチャージが{{count}}件あります',
  'withdrawal.dates': 'データは1か月後の{{erased}}に消去されます。このIDは30日後の{{again}}からもう一度登録できます。',
  'withdrawal.reason': '退会の理由をお聞かせください',
  'withdrawal.reasonFEW_SERIES': '読みたい作品が少ない',
  'withdrawal.reasonPRICES': '価格が高い',
  'withdrawal.reasonSELDOM': 'あまり利用しない',
  'withdrawal.reasonFAULTS': 'うまく動かないところがある',
  'withdrawal.reasonNEW_ACCOUNT': '別のアカウントで始めたい',
  'withdrawal.reasonPRIVACY': 'データを残したくない',
  'withdrawal.reasonOTHER': 'その他',
  'withdrawal.reasonRequired': '理由を選んでください。',
  'withdrawal.detail': '具体的な内容',
  'withdrawal.detailRequired': 'もう少し詳しくお聞かせください。',
  'withdrawal.agree': '内容を確認し、退会に同意します。',
  'withdrawal.keep': '退会しない',
  'withdrawal.confirmTitle': '本当に退会しますか？',
  'withdrawal.confirmText': 'すべての端末からログアウトされます。この操作は取り消せません。',
  'withdrawal.yes': 'はい',
  'withdrawal.no': 'いいえ',
  'withdrawal.doneTitle': '退会を受け付けました',
  'withdrawal.doneText':
    'アカウントは閉鎖されました。データは{{erased}}に消去されます。このIDは{{again}}からもう一度登録できます。',
  'withdrawal.requestedUntil': 'このアカウントは退会手続き中です。{{date}}からもう一度登録できます。',
  'withdrawal.deletedUntil': 'このIDのアカウントは最近退会しました。{{date}}からもう一度登録できます。',
};

export default withdrawal;
