import type { Translation } from '../../message-types.ts';
import type english from '../en-US/company.ts';

const company: Translation<typeof english> = {
  'company.title': 'معلومات الشركة',
  'company.name': 'الشركة',
  'company.representative': 'المسؤول',
  'company.address': 'العنوان',
  'company.email': 'البريد الإلكتروني',
  'company.phone': 'الهاتف',
  'company.kindREGISTER': 'رقم القيد',
  'company.kindVAT': 'الرقم الضريبي',
  'company.kindBUSINESS': 'رقم المنشأة',
  'company.prices': 'الأسعار',
  'company.pricesText': 'معروضة شاملة الضريبة بجانب كل حزمة.',
  'company.payment': 'الدفع',
  'company.paymentText': 'عند الطلب، بالطرق المعروضة في صفحة الدفع.',
  'company.delivery': 'التسليم',
  'company.deliveryText': 'تصل العملات فور تأكيد الدفع.',
  'company.returns': 'الاسترداد',
  'company.returnsText': 'خلال {{days}} أيام، ما دام لم يُستخدم شيء من المبلغ.',
};

export default company;
