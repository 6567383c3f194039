export default {
  'demo.gift': 'A free ticket for you',
  'demo.lastYearCoupon': 'Last year’s thanks',
  'demo.tenOffCoupon': '10% off coins',
  'demo.welcomeCoupon': 'Welcome: 5 free coins',
  'demo.wheel': 'Wheel of the day',
} as const;
