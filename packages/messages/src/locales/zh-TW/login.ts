import type { Translation } from '../../message-types.ts';
import type english from '../en-US/login.ts';

const login: Translation<typeof english> = {
  'login.title': '登入',
  'login.lead': '在任何裝置繼續閱讀',
  'login.text': '書櫃、代幣和閱讀進度都會一直跟著你。',
  'login.with': '使用 {{provider}} 繼續',
  'login.withEmail': '使用電子郵件繼續',
  'login.withEmailOrPhone': '電子郵件或手機號碼',
  'login.lastUsed': '上次使用',
  'login.legal': '繼續即表示你同意：',
  'login.lookAround': '先逛逛',
  'login.email': '電子郵件地址',
  'login.password': '密碼',
  'login.keep': '保持登入',
  'login.signUp': '註冊',
  'login.noAccount': '還沒有帳號？',
  'login.loggedInAs': '你目前以 {{name}} 登入。',
  'login.logOutAndGoOn': '登出並繼續',
  'login.goBack': '返回',
  'login.tooMany': '請在15分鐘後再試，或設定新密碼。',
  'login.wallFree_other': '第1–{{count}}話免費',
  'login.wallAccount': '有帳號即可免費閱讀',
  'login.movedTitle': '你的帳號已搬到這裡',
  'login.movedText': '代幣、書櫃與閱讀進度都已在這裡。這次請用這個按鈕登入，之後照常登入即可。',
  'login.movedButton': '登入',
  'login.joinedSo': '使用此電子郵件的帳號以這個方式登入。',
  'login.movedOver': '這個連結已使用過或已過期，請照常登入。',
  'login.asGuest': '以訪客身分繼續',
};

export default login;
