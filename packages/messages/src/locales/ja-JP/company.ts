import type { Translation } from '../../message-types.ts';
import type english from '../en-US/company.ts';

const company: Translation<typeof english> = {
  'company.title': '特定商取引法に基づく表記',
  'company.name': '販売事業者',
  'company.representative': '運営責任者',
  'company.address': '所在地',
  'company.email': 'メールアドレス',
  'company.phone': '電話番号',
  'company.kindREGISTER': '登記番号',
  'company.kindVAT': '税番号',
  'company.kindBUSINESS': '法人番号',
  'company.prices': '販売価格',
  'company.pricesText': '各パックに税込みで表示しています。',
  'company.payment': 'お支払い',
  'company.paymentText': 'ご注文時に、お支払い画面に表示される方法でお支払いください。',
  'company.delivery': '引渡し時期',
  'company.deliveryText': 'お支払いの確認後、すぐにコインをお渡しします。',
  'company.returns': '返品・キャンセル',
  'company.returnsText': '未使用に限り、購入から{{days}}日以内に返金できます。',
};

export default company;
