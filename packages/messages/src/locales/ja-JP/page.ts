import type { Translation } from '../../message-types.ts';
import type english from '../en-US/page.ts';

const page: Translation<typeof english> = {
  'page.accessDeniedText': 'もう一度ログインすると、続きから利用できます。',
  'page.accessDeniedTitle': 'セッションの有効期限が切れました。',
  'page.errorReference': 'お問い合わせの際は、この番号をお知らせください：{{id}}',
  'page.errorText':
    'サイト側で問題が発生しました。購入した作品はそのままです。しばらくしてからもう一度お試しください。',
  'page.errorTitle': '問題が発生しました',
  'page.notFoundText': 'ページが移動したか、存在しません。購入した作品はそのままです。',
  'page.notFoundTitle': 'このコマは見つかりません',
  'page.notTakenText':
    '送信された内容は、このページでは受け付けられません。購入した作品はそのままです。もう一度ページを開いてください。',
  'page.offlineText': '接続を確認してから、もう一度お試しください。',
  'page.offlineTitle': 'オフラインです',
  'page.prepareText': 'ただいま準備中のため、しばらくサイトを閉じています。本棚とコインはそのままです。',
  'page.prepareTitle': 'まもなく再開します',
  'page.shelfTitle': 'かわりに、こちらはいかがですか',
};

export default page;
