import type { Translation } from '../../message-types.ts';
import type english from '../en-US/benefit.ts';

const benefit: Translation<typeof english> = {
  'benefit.title': '特典',
  'benefit.lead': '今日のあなたへの特典',
  'benefit.tickets': '無料チケット',
  'benefit.ticketsReady_other': '{{count}}作品で使えます',
  'benefit.gifts': 'ギフト',
  'benefit.giftsToTake_other': '受け取れるギフトが{{count}}件',
  'benefit.giftBox': 'ギフトボックス',
  'benefit.giftTickets_other': '使えるチケットが{{count}}枚',
  'benefit.coupons': 'クーポン',
  'benefit.couponsUsable_other': '{{count}}枚使えます',
  'benefit.roulette': 'ルーレット',
  'benefit.spins_other': '{{count}}回まわせます',
  'benefit.events': 'イベント',
  'benefit.eventsRunning_other': '開催中{{count}}件',
  'benefit.points': 'ポイント',
  'benefit.usableFrom': '{{minimum}}から使えます',
  'benefit.freeCoins_other': '無料コイン{{count}}枚',
  'benefit.bonusCoins_other': 'ボーナスコイン{{count}}枚',
  'benefit.emptyTitle': 'いまは特典がありません',
  'benefit.emptyText': 'チケットやギフト、ルーレットが届くとここに並びます。',
  'benefit.readFree': '無料で読む',
  'benefit.guestTitle': 'ギフトはログインした方に届きます',
  'benefit.guestText': 'ログインすると、チケット、ギフト、クーポン、ポイントを確認できます。',
  'benefit.toShop': 'ショップへ',
  'benefit.offers': 'オファー',
  'benefit.offersText': 'オファーはTapjoyが提供しています。Tapjoyで確認が済むとコインが届きます。',
  'benefit.seeOffers': 'オファーを見る',
  'benefit.offersCredited': '獲得したコイン',
  'benefit.offerDone': 'オファー達成',
  'benefit.offersHelp': 'コインが届かないときは',
};

export default benefit;
