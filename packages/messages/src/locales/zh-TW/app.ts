import type { Translation } from '../../message-types.ts';
import type english from '../en-US/app.ts';

const app: Translation<typeof english> = {
  'app.problemLANGUAGE': '無法載入語言。',
  'app.problemVERSION': '無法載入版本。',
  'app.problemUSER_INFO': '無法載入使用者資訊。',
  'app.problemPURCHASE': '購買失敗。',
  'app.problemPRODUCT': '找不到商品。',
  'app.retry': '重試',
  'app.pending': '購買處理中。',
  'app.problemCERTIFICATE': '憑證不受信任。',
  'app.problemSTORAGE': '需要儲存空間權限。',
  'app.pendingText': '商店確認後，代幣會自動入帳。您可以關閉這個頁面。',
  'app.inStore': '請在商店視窗中完成付款',
  'app.inStoreText': '視窗會自動開啟。商店確認付款後，代幣就會入帳。',
  'app.notCharged': '若商店仍向您收費，代幣會自動入帳。',
  'app.productText': '這個方案目前未在此應用程式販售。',
  'app.storageText': '請在手機設定中允許此應用程式使用儲存空間，然後再試一次。',
  'app.versionOf': '應用程式版本 {{version}}',
};

export default app;
