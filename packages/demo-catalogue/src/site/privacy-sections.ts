import type { PolicySections, SiteTexts } from './site-texts.ts';

/** Of the demo's privacy page: headings and paragraphs. */
export const PRIVACY_SECTIONS: SiteTexts<PolicySections> = {
  'en-US': [
    [
      '1. What we keep without an account',
      'Your language, your theme and where you stopped reading, in this browser. An opening of an episode is counted without your name.',
    ],
    [
      '2. What we keep with an account',
      'How you log in, your nickname and e-mail if you gave them, your library, your purchases and, where the law asks for it, your date of birth.',
    ],
    [
      '3. What we use it for',
      'To show you what you own, to keep the books, to answer you, and to keep works for adults from minors. We do not sell it.',
    ],
    [
      '4. Who else sees it',
      'The payment provider you choose, the login service you use, and authorities where the law leaves no choice.',
    ],
    [
      '5. How long',
      'As long as you have an account. When you delete it, your personal data is erased after one month; entries of the books stay without your name.',
    ],
    [
      '6. Your rights',
      'You may ask what we keep, have it corrected, take it with you or have it erased. Write to customer service; we answer within a month.',
    ],
  ],
  'ja-JP': [
    [
      '1. ログインしない場合に残るもの',
      '言語、表示テーマ、読みかけの位置を、このブラウザに保存します。話を開いた回数は、お名前と結びつけずに数えます。',
    ],
    [
      '2. ログインした場合に残るもの',
      'ログイン方法、ご入力いただいたニックネームとメールアドレス、本棚、購入の記録、法律で必要な場合は生年月日を保存します。',
    ],
    [
      '3. 使いみち',
      '購入済みの話の表示、会計、お問い合わせへの回答、未成年者の保護のために使います。第三者に販売することはありません。',
    ],
    ['4. 提供先', 'お選びになった決済会社とログインサービス、および法律上やむを得ない場合の公的機関に限ります。'],
    [
      '5. 保存期間',
      'アカウントがある間、保存します。退会から1か月で個人情報を消去し、会計の記録はお名前を外して残します。',
    ],
    [
      '6. お客さまの権利',
      '保存内容の開示、訂正、持ち出し、消去をお求めいただけます。カスタマーサービスへご連絡ください。1か月以内にお答えします。',
    ],
  ],
  'th-TH': [
    ['1. สิ่งที่เก็บเมื่อไม่มีบัญชี', 'ภาษา ธีม และจุดที่อ่านค้างไว้ จะเก็บในเบราว์เซอร์นี้ การเปิดอ่านแต่ละตอนจะนับโดยไม่ระบุชื่อคุณ'],
    ['2. สิ่งที่เก็บเมื่อมีบัญชี', 'วิธีเข้าสู่ระบบ ชื่อเล่นและอีเมลหากคุณให้ไว้ คลัง การซื้อ และวันเกิดในกรณีที่กฎหมายกำหนด'],
    ['3. ใช้เพื่ออะไร', 'เพื่อแสดงตอนที่คุณซื้อไว้ ทำบัญชี ตอบคำถามของคุณ และไม่ให้ผู้เยาว์เข้าถึงผลงานสำหรับผู้ใหญ่ เราไม่ขายข้อมูลของคุณ'],
    ['4. ใครเห็นอีกบ้าง', 'ผู้ให้บริการชำระเงินและบริการเข้าสู่ระบบที่คุณเลือก และหน่วยงานรัฐเมื่อกฎหมายบังคับ'],
    ['5. เก็บนานเท่าไร', 'ตราบที่คุณยังมีบัญชี เมื่อคุณลบบัญชี ข้อมูลส่วนบุคคลจะถูกลบหลังจาก 1 เดือน ส่วนรายการทางบัญชีจะเก็บไว้โดยไม่มีชื่อคุณ'],
    ['6. สิทธิของคุณ', 'คุณขอดู แก้ไข รับสำเนา หรือลบข้อมูลได้ โปรดติดต่อฝ่ายบริการลูกค้า เราจะตอบภายใน 1 เดือน'],
  ],
  'zh-TW': [
    ['1. 未登入時保存的資料', '語言、外觀與閱讀進度保存在這個瀏覽器。每一話被打開的次數以不記名方式計算。'],
    ['2. 登入後保存的資料', '登入方式、您提供的暱稱與電子郵件、書櫃、購買紀錄，以及法律要求時的出生日期。'],
    ['3. 用途', '顯示您擁有的內容、記帳、回覆您的問題，並避免未成年人接觸成人作品。我們不出售資料。'],
    ['4. 還有誰看得到', '您選擇的付款與登入服務業者，以及法律強制要求時的主管機關。'],
    ['5. 保存多久', '在您擁有帳號的期間。刪除帳號後 1 個月清除個人資料，帳務紀錄以不記名方式保留。'],
    ['6. 您的權利', '您可以要求查閱、更正、攜出或刪除資料，請聯絡客服，我們會在 1 個月內回覆。'],
  ],
  ar: [
    ['1. ما نحفظه من دون حساب', 'لغتك والمظهر وموضع قراءتك، في هذا المتصفح. ويُحسب فتح الحلقة من دون اسمك.'],
    [
      '2. ما نحفظه مع حساب',
      'طريقة دخولك، واسمك المستعار وبريدك إن ذكرتهما، ومكتبتك ومشترياتك، وتاريخ ميلادك حيث يفرضه القانون.',
    ],
    [
      '3. فيم نستعمله',
      'لنعرض ما اشتريته، ونمسك الحسابات، ونجيبك، ونحجب أعمال البالغين عن القاصرين. ولا نبيع شيئًا منه.',
    ],
    ['4. من يراه غيرنا', 'مزوّد الدفع وخدمة الدخول اللذان تختارهما، والسلطات حيث لا يترك القانون خيارًا.'],
    ['5. إلى متى', 'ما دام لك حساب. وعند حذفه تُمحى بياناتك الشخصية بعد شهر، وتبقى قيود الحسابات بلا اسم.'],
    ['6. حقوقك', 'لك أن تسأل عمّا نحفظه وأن تطلب تصحيحه أو نسخة منه أو محوه. راسل خدمة العملاء، ونجيب في غضون شهر.'],
  ],
  'de-DE': [
    [
      '1. Was wir ohne Konto speichern',
      'Sprache und Darstellung, in diesem Browser. Aufrufe zählen wir ohne deinen Namen.',
    ],
    [
      '2. Was wir mit Konto speichern',
      'Wie du dich anmeldest, Name und E-Mail, soweit angegeben, deine Bibliothek und deine Käufe.',
    ],
    [
      '3. Wofür',
      'Um dir zu zeigen, was dir gehört, um die Bücher zu führen, dir zu antworten und den Umzug vorzubereiten. Wir verkaufen nichts davon.',
    ],
    [
      '4. Wer es noch sieht',
      'Der Zahlungs- und der Anmeldedienst, die du wählst, und die Seite, zu der du umziehst, aber erst, wenn du den Umzug bestätigst.',
    ],
    [
      '5. Wie lange',
      'Solange du ein Konto hast. Nach der Löschung werden persönliche Daten nach einem Monat entfernt, Buchungen bleiben ohne Namen.',
    ],
    [
      '6. Deine Rechte',
      'Auskunft, Berichtigung, Mitnahme, Löschung und Beschwerde bei einer Aufsichtsbehörde. Wir antworten innerhalb eines Monats.',
    ],
  ],
  'fr-FR': [
    [
      '1. Ce que nous gardons sans compte',
      'La langue et l’affichage, dans ce navigateur. Les ouvertures sont comptées sans votre nom.',
    ],
    [
      '2. Ce que nous gardons avec un compte',
      'Votre mode de connexion, votre nom et votre e-mail s’ils sont donnés, votre bibliothèque et vos achats.',
    ],
    [
      '3. Pourquoi',
      'Pour vous montrer ce qui est à vous, tenir les comptes, vous répondre et préparer le transfert. Nous n’en vendons rien.',
    ],
    [
      '4. Qui d’autre le voit',
      'Le service de paiement et le service de connexion que vous choisissez, et le site vers lequel vous partez, mais seulement une fois le transfert confirmé.',
    ],
    [
      '5. Combien de temps',
      'Tant que vous avez un compte. Après sa suppression, les données personnelles sont effacées au bout d’un mois ; les écritures restent sans nom.',
    ],
    [
      '6. Vos droits',
      'Accès, rectification, portabilité, effacement et plainte auprès d’une autorité. Nous répondons dans un délai d’un mois.',
    ],
  ],
};
