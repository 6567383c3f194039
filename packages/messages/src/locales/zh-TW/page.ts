import type { Translation } from '../../message-types.ts';
import type english from '../en-US/page.ts';

const page: Translation<typeof english> = {
  'page.accessDeniedText': '請重新登入，即可從上次的地方繼續。',
  'page.accessDeniedTitle': '登入階段已過期。',
  'page.errorReference': '如需聯絡我們，請提供此編號：{{id}}',
  'page.errorText': '問題出在我們這邊，您購買的內容都還在。請稍後再試。',
  'page.errorTitle': '發生錯誤',
  'page.notFoundText': '頁面已移動或不存在，您購買的內容都還在。',
  'page.notFoundTitle': '這一格不見了',
  'page.notTakenText': '這個頁面無法處理送出的內容，您購買的內容都還在。請重新開啟頁面。',
  'page.offlineText': '請檢查網路連線後再試一次。',
  'page.offlineTitle': '目前離線',
  'page.prepareText': '網站暫時關閉，您的書櫃與代幣都安然無恙。',
  'page.prepareTitle': '我們很快就回來',
  'page.shelfTitle': '不妨改看這些',
};

export default page;
