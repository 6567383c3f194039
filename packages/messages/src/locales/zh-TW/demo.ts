export default {
  'demo.gift': '送你的免費券',
  'demo.lastYearCoupon': '去年的感謝券',
  'demo.tenOffCoupon': '代幣 9 折',
  'demo.welcomeCoupon': '歡迎禮：5 枚免費代幣',
  'demo.wheel': '今日轉盤',
} as const;
