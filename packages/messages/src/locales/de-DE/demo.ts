export default {
  'demo.gift': 'Ein Gratis-Ticket für dich',
  'demo.lastYearCoupon': 'Danke vom letzten Jahr',
  'demo.tenOffCoupon': '10 % Rabatt auf Coins',
  'demo.welcomeCoupon': 'Willkommen: 5 Gratis-Coins',
  'demo.wheel': 'Glücksrad des Tages',
} as const;
