import type { PolicySections, SiteTexts } from './site-texts.ts';

/** Of the demo's terms of use: headings and paragraphs. */
export const TERMS_SECTIONS: SiteTexts<PolicySections> = {
  'en-US': [
    [
      '1. What this store is',
      'You read comics and novels here, free or for coins. These terms hold between you and this store, on every device you read on.',
    ],
    [
      '2. Your account',
      'One person, one account. Keep your login to yourself, and tell us when somebody else has used it.',
    ],
    [
      '3. Coins, bonus coins and points',
      'Coins are spent on episodes and are not money. Bonus coins end after 30 days. Points can be exchanged for bonus coins.',
    ],
    [
      '4. Renting and owning',
      'A rented episode is open for the time shown before you rent it. An owned episode stays in your library as long as this store exists, also when it is no longer sold.',
    ],
    [
      '5. Returning what you paid for',
      'A charge can be canceled within seven days while nothing that came with it has been spent. Rights that the law of your country gives you stay untouched.',
    ],
    [
      '6. What is not allowed',
      'Copying, recording or passing on works; using programs that read in your place; writing what hurts others. We may close an account that does so, after telling you why.',
    ],
    [
      '7. Works for adults',
      'They are shown only to readers of age who have confirmed it. The age is the one that the law of the platform’s country sets.',
    ],
    [
      '8. Changes',
      'We announce a change of these terms at least 30 days ahead under “Notices”. Whoever does not agree can leave, and gets back unspent coins they paid for.',
    ],
  ],
  'ja-JP': [
    [
      '1. このストアについて',
      'マンガと小説を、無料またはコインでお読みいただくストアです。どの端末でお読みいただく場合も、お客さまと当ストアとの間にこの規約が適用されます。',
    ],
    [
      '2. アカウント',
      'アカウントはおひとりにつき1つです。ログイン情報は他人に渡さず、第三者に使われた場合はお知らせください。',
    ],
    [
      '3. コイン・ボーナスコイン・ポイント',
      'コインは話の購入に使うもので、お金ではありません。ボーナスコインは30日で失効します。ポイントはボーナスコインに交換できます。',
    ],
    [
      '4. レンタルと購入',
      'レンタルした話は、レンタルの前に表示した時間だけ読めます。購入した話は、販売が終わった後も、このストアが続くかぎり本棚に残ります。',
    ],
    [
      '5. 払い戻し',
      'お支払いから7日以内で、その購入で得たものを何も使っていない場合は取り消せます。お住まいの国の法律による権利は、これにより制限されません。',
    ],
    [
      '6. 禁止事項',
      '作品の複製・録画・配布、自動で読み取るプログラムの利用、他人を傷つける書き込みはおやめください。理由をお伝えしたうえで、アカウントを停止することがあります。',
    ],
    ['7. 成人向け作品', '年齢確認を済ませた成人の方にだけ表示します。基準となる年齢は、各ストアの国の法律に従います。'],
    [
      '8. 規約の変更',
      '変更は30日前までに「お知らせ」で公表します。同意されない方は退会でき、未使用の購入コインの返金を受けられます。',
    ],
  ],
  'th-TH': [
    ['1. ร้านนี้คืออะไร', 'ที่นี่คุณอ่านการ์ตูนและนิยายได้ฟรีหรือด้วยเหรียญ ข้อกำหนดนี้ใช้ระหว่างคุณกับร้านในทุกอุปกรณ์ที่คุณอ่าน'],
    ['2. บัญชีของคุณ', 'หนึ่งคนหนึ่งบัญชี โปรดเก็บข้อมูลเข้าสู่ระบบไว้กับตัว และแจ้งเราหากมีผู้อื่นนำไปใช้'],
    ['3. เหรียญ เหรียญโบนัส และแต้ม', 'เหรียญใช้เช่าหรือซื้อตอนและไม่ใช่เงิน เหรียญโบนัสหมดอายุใน 30 วัน แต้มแลกเป็นเหรียญโบนัสได้'],
    ['4. การเช่าและการซื้อ', 'ตอนที่เช่าอ่านได้ตามเวลาที่แจ้งก่อนเช่า ส่วนตอนที่ซื้อจะอยู่ในคลังของคุณตราบที่ร้านนี้ยังเปิด แม้เลิกจำหน่ายแล้ว'],
    [
      '5. การขอคืนเงิน',
      'ยกเลิกการเติมเหรียญได้ภายใน 7 วัน หากยังไม่ได้ใช้สิ่งใดที่ได้มาจากการเติมครั้งนั้น สิทธิตามกฎหมายของประเทศคุณยังคงอยู่ครบถ้วน',
    ],
    ['6. สิ่งที่ห้ามทำ', 'ห้ามคัดลอก บันทึก หรือส่งต่อผลงาน ห้ามใช้โปรแกรมอ่านแทน และห้ามเขียนสิ่งที่ทำร้ายผู้อื่น เราอาจปิดบัญชีหลังแจ้งเหตุผลแล้ว'],
    ['7. ผลงานสำหรับผู้ใหญ่', 'แสดงเฉพาะผู้ที่มีอายุถึงเกณฑ์และยืนยันอายุแล้ว โดยใช้เกณฑ์อายุตามกฎหมายของประเทศที่ร้านให้บริการ'],
    [
      '8. การเปลี่ยนแปลง',
      'เราจะแจ้งล่วงหน้าอย่างน้อย 30 วันในหน้า “ประกาศ” ผู้ที่ไม่เห็นด้วยเลิกใช้ได้ และขอเงินคืนสำหรับเหรียญที่ซื้อและยังไม่ได้ใช้ได้',
    ],
  ],
  'zh-TW': [
    ['1. 關於本店', '您可以在這裡免費或以代幣閱讀漫畫與小說。無論您使用哪一種裝置，您與本店之間都適用本條款。'],
    ['2. 您的帳號', '一人一個帳號。請自行保管登入資料，若遭他人使用請通知我們。'],
    ['3. 代幣、贈送代幣與點數', '代幣用於租閱與購買各話，並非貨幣。贈送代幣於 30 天後失效。點數可以兌換贈送代幣。'],
    ['4. 租閱與購買', '租閱的各話，在租閱前所標示的時間內可看。購買的各話即使停售，只要本店存在，就會留在您的書櫃。'],
    ['5. 退款', '付款後 7 天內，若該次購買所得均未使用，即可取消。您所在國家法律賦予的權利不受影響。'],
    [
      '6. 禁止事項',
      '不得複製、錄製或散布作品，不得使用自動閱讀程式，不得書寫傷害他人的內容。違反者在告知理由後可能停用帳號。',
    ],
    ['7. 成人作品', '僅對達法定年齡且已確認年齡的讀者顯示，年齡依本店所在國家的法律而定。'],
    ['8. 條款變更', '變更至少於 30 天前在「公告」中發布。不同意者可以離開，並取回已付費而未使用的代幣金額。'],
  ],
  ar: [
    [
      '1. ما هذا المتجر',
      'هنا تقرأ القصص المصوّرة والروايات مجانًا أو بالعملات. وتسري هذه الشروط بينك وبين المتجر على كل جهاز تقرأ عليه.',
    ],
    ['2. حسابك', 'لكل شخص حساب واحد. احتفظ ببيانات دخولك لنفسك، وأخبرنا إن استخدمها غيرك.'],
    [
      '3. العملات وعملات المكافأة والنقاط',
      'تُنفق العملات على الحلقات وليست نقودًا. تنتهي عملات المكافأة بعد 30 يومًا، ويمكن استبدال النقاط بها.',
    ],
    [
      '4. الاستئجار والشراء',
      'الحلقة المستأجرة مفتوحة للمدة المعلنة قبل استئجارها. والمشتراة تبقى في مكتبتك ما بقي هذا المتجر، ولو توقّف بيعها.',
    ],
    [
      '5. استرداد المدفوع',
      'يمكن إلغاء الشراء خلال 7 أيام ما لم يُنفق شيء مما جاء معه. ولا يمس ذلك الحقوق التي يمنحك إياها قانون بلدك.',
    ],
    [
      '6. ما لا يُسمح به',
      'نسخ الأعمال أو تسجيلها أو توزيعها، واستخدام برامج تقرأ بدلًا منك، وكتابة ما يؤذي الآخرين. وقد نغلق الحساب بعد ذكر السبب.',
    ],
    ['7. أعمال البالغين', 'لا تظهر إلا لمن بلغ السن القانونية وأكّد عمره، وفق قانون بلد المتجر.'],
    [
      '8. التعديلات',
      'نعلن أي تعديل قبل 30 يومًا على الأقل في «الإشعارات». ومن لا يوافق يمكنه المغادرة واسترداد قيمة العملات المشتراة التي لم يُنفقها.',
    ],
  ],
  'de-DE': [
    [
      '1. Worum es geht',
      'Hier hast du Comics und Romane gelesen. Dieses Angebot zieht um: Gelesen und verkauft wird hier nichts mehr, und bis die Seite schließt, gelten diese Bedingungen.',
    ],
    [
      '2. Dein Konto',
      'Eine Person, ein Konto. Behalte deine Zugangsdaten für dich und sag uns, wenn jemand anderes sie benutzt hat.',
    ],
    [
      '3. Coins, Bonus-Coins und Punkte',
      'Coins sind kein Geld. Bonus-Coins laufen nach 30 Tagen ab. Beim Umzug behalten alle ihre Art und ihr Ablaufdatum.',
    ],
    [
      '4. Gekauftes und Geliehenes',
      'Gekaufte und geliehene Folgen ziehen um, sofern es die Serie auf der neuen Seite gibt, und werden dort gelesen. Leihen enden zur vereinbarten Zeit.',
    ],
    [
      '5. Rückgabe',
      'Eine Zahlung kann innerhalb von sieben Tagen storniert werden, solange nichts davon ausgegeben ist. Gesetzliche Rechte, auch das Widerrufsrecht, bleiben unberührt.',
    ],
    [
      '6. Was nicht erlaubt ist',
      'Werke zu kopieren, aufzuzeichnen oder weiterzugeben und Programme, die an deiner Stelle lesen. Wir können ein solches Konto schließen und nennen den Grund.',
    ],
    ['7. Änderungen', 'Änderungen kündigen wir mindestens 30 Tage vorher unter „Neuigkeiten“ an.'],
  ],
  'fr-FR': [
    [
      '1. De quoi il s’agit',
      'Vous avez lu ici des BD et des romans. Ce service déménage : on n’y lit et on n’y vend plus rien, et ces conditions s’appliquent jusqu’à la fermeture du site.',
    ],
    [
      '2. Votre compte',
      'Une personne, un compte. Gardez vos identifiants pour vous et prévenez-nous si quelqu’un d’autre les a utilisés.',
    ],
    [
      '3. Pièces, pièces bonus et points',
      'Les pièces ne sont pas de l’argent. Les pièces bonus expirent au bout de 30 jours. Toutes gardent leur nature et leur date lors du transfert.',
    ],
    [
      '4. Achats et locations',
      'Les épisodes achetés ou loués sont transférés si la série existe sur le nouveau site, et c’est là qu’ils se lisent. Les locations se terminent à l’heure prévue.',
    ],
    [
      '5. Remboursement',
      'Un paiement peut être annulé dans les sept jours tant que rien n’en a été dépensé. Vos droits légaux, dont le droit de rétractation, sont inchangés.',
    ],
    [
      '6. Ce qui est interdit',
      'Copier, enregistrer ou diffuser les œuvres, ou employer des programmes qui lisent à votre place. Nous pouvons fermer un tel compte en vous disant pourquoi.',
    ],
    ['7. Modifications', 'Toute modification est publiée sur cette page au moins 30 jours avant de s’appliquer.'],
  ],
};
