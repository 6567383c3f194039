export default {
  'demo.gift': 'تذكرة مجانية لك',
  'demo.lastYearCoupon': 'شكرًا من العام الماضي',
  'demo.tenOffCoupon': 'خصم 10% على العملات',
  'demo.welcomeCoupon': 'أهلًا بك: 5 عملات مجانية',
  'demo.wheel': 'عجلة اليوم',
} as const;
