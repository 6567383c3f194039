import type { Translation } from '../../message-types.ts';
import type english from '../en-US/benefit.ts';

const benefit: Translation<typeof english> = {
  'benefit.title': '福利',
  'benefit.lead': '今天的免費福利',
  'benefit.tickets': '免費券',
  'benefit.ticketsReady_other': '{{count}} 部作品可使用',
  'benefit.gifts': '禮物',
  'benefit.giftsToTake_other': '{{count}} 份可領取',
  'benefit.giftBox': '禮物盒',
  'benefit.giftTickets_other': '{{count}} 張券可使用',
  'benefit.coupons': '優惠券',
  'benefit.couponsUsable_other': '{{count}} 張可使用',
  'benefit.roulette': '幸運轉盤',
  'benefit.spins_other': '可轉 {{count}} 次',
  'benefit.events': '活動',
  'benefit.eventsRunning_other': '{{count}} 個進行中',
  'benefit.points': '點數',
  'benefit.usableFrom': '滿 {{minimum}} 即可使用',
  'benefit.freeCoins_other': '{{count}} 枚免費代幣',
  'benefit.bonusCoins_other': '{{count}} 枚紅利代幣',
  'benefit.emptyTitle': '目前沒有免費福利',
  'benefit.emptyText': '有免費券、禮物或轉盤次數時會顯示在這裡。',
  'benefit.readFree': '免費閱讀',
  'benefit.guestTitle': '禮物專屬已登入的讀者',
  'benefit.guestText': '登入即可查看您的券、禮物、優惠券與點數。',
  'benefit.toShop': '前往商店',
  'benefit.offers': '任務',
  'benefit.offersText': '任務由 Tapjoy 提供。Tapjoy 確認後，代幣就會入帳。',
  'benefit.seeOffers': '查看任務',
  'benefit.offersCredited': '已入帳',
  'benefit.offerDone': '任務完成',
  'benefit.offersHelp': '代幣沒入帳嗎？',
};

export default benefit;
