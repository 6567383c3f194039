export default {
  'demo.gift': 'ตั๋วฟรีสำหรับคุณ',
  'demo.lastYearCoupon': 'คูปองขอบคุณปีที่แล้ว',
  'demo.tenOffCoupon': 'ส่วนลดเหรียญ 10%',
  'demo.welcomeCoupon': 'ยินดีต้อนรับ: เหรียญฟรี 5 เหรียญ',
  'demo.wheel': 'วงล้อประจำวัน',
} as const;
