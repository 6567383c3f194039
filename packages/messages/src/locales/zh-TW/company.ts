import type { Translation } from '../../message-types.ts';
import type english from '../en-US/company.ts';

const company: Translation<typeof english> = {
  'company.title': '公司資訊',
  'company.name': '公司',
  'company.representative': '負責人',
  'company.address': '地址',
  'company.email': '電子郵件',
  'company.phone': '電話',
  'company.kindREGISTER': '登記編號',
  'company.kindVAT': '加值稅號',
  'company.kindBUSINESS': '統一編號',
  'company.prices': '價格',
  'company.pricesText': '各方案旁均標示含稅價格。',
  'company.payment': '付款',
  'company.paymentText': '訂購時以付款頁面所列方式付款。',
  'company.delivery': '交付',
  'company.deliveryText': '確認付款後，代幣立即入帳。',
  'company.returns': '退款',
  'company.returnsText': '未使用者可於 {{days}} 天內退款。',
};

export default company;
