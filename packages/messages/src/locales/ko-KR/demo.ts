export default {
  'demo.gift': '당신을 위한 무료 이용권',
  'demo.lastYearCoupon': '작년의 감사 쿠폰',
  'demo.tenOffCoupon': '코인 10% 할인',
  'demo.welcomeCoupon': '환영 선물: 무료 코인 5개',
  'demo.wheel': '오늘의 룰렛',
} as const;
