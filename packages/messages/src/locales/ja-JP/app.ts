import type { Translation } from '../../message-types.ts';
import type english from '../en-US/app.ts';

const app: Translation<typeof english> = {
  'app.problemLANGUAGE': '言語を読み込めません。',
  'app.problemVERSION': 'バージョンを読み込めません。',
  'app.problemUSER_INFO': 'ユーザー情報を読み込めません。',
  'app.problemPURCHASE': '購入できませんでした。',
  'app.problemPRODUCT': '商品が見つかりません。',
  'app.retry': '再試行',
  'app.pending': '購入は保留中です。',
  'app.problemCERTIFICATE': '信頼できない証明書です。',
  'app.problemSTORAGE': 'ストレージへのアクセス許可が必要です。',
  'app.pendingText': 'ストアで確認されると、コインは自動で届きます。このページは閉じてもかまいません。',
  'app.inStore': 'ストアの画面でお支払いください',
  'app.inStoreText': '画面は自動で開きます。お支払いが確認されるとコインが届きます。',
  'app.notCharged': 'もしストアで請求された場合も、コインは自動で届きます。',
  'app.productText': 'このパックは現在このアプリでは販売していません。',
  'app.storageText': 'スマートフォンの設定でこのアプリのストレージを許可してから、もう一度お試しください。',
  'app.versionOf': 'アプリのバージョン {{version}}',
};

export default app;
