export default {
  'demo.gift': 'あなたへの無料チケット',
  'demo.lastYearCoupon': '昨年の感謝クーポン',
  'demo.tenOffCoupon': 'コイン10%オフ',
  'demo.welcomeCoupon': 'ようこそ！無料コイン5枚',
  'demo.wheel': '今日のルーレット',
} as const;
