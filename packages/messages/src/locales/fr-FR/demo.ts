export default {
  'demo.gift': 'Un ticket gratuit pour vous',
  'demo.lastYearCoupon': 'Merci de l’an dernier',
  'demo.tenOffCoupon': '10 % de réduction sur les pièces',
  'demo.welcomeCoupon': 'Bienvenue : 5 pièces offertes',
  'demo.wheel': 'La roue du jour',
} as const;
