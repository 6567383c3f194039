import type { DemoQuestion } from './site-texts.ts';

/** What readers ask most, in the order of a help page. */
export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    key: 'free-episodes',
    category: 'READING',
    texts: {
      'en-US': {
        question: 'Which episodes are free?',
        answer:
          'Most series open with a few free episodes; the episode list marks them “Free”. A number on the cover tells how many there are now. Free weeks begin and end at midnight of the store’s own time zone.',
      },
      'ja-JP': {
        question: '無料で読めるのはどの話ですか？',
        answer:
          '多くの作品は最初の数話が無料で、目次に「無料」と表示されます。表紙の数字は、いま無料で読める話数です。無料期間は、このストアの現地時間の午前0時に始まり、午前0時に終わります。',
      },
      'th-TH': {
        question: 'ตอนไหนอ่านฟรีบ้าง',
        answer:
          'เรื่องส่วนใหญ่มีตอนแรก ๆ ให้อ่านฟรี โดยสารบัญจะแสดงคำว่า “ฟรี” ตัวเลขบนปกคือจำนวนตอนที่อ่านฟรีได้ขณะนี้ ช่วงอ่านฟรีเริ่มและสิ้นสุดเวลาเที่ยงคืนตามเวลาท้องถิ่นของร้าน',
      },
      'zh-TW': {
        question: '哪些話可以免費看？',
        answer:
          '多數作品的前幾話免費，目錄會標示「免費」。封面上的數字是目前可以免費看的話數。免費期間的開始與結束，都是本店所在時區的午夜零時。',
      },
      ar: {
        question: 'أي الحلقات مجانية؟',
        answer:
          'تبدأ معظم السلاسل ببضع حلقات مجانية تحمل علامة «مجانية» في القائمة. والرقم على الغلاف يدل على عددها الآن. تبدأ فترات القراءة المجانية وتنتهي عند منتصف الليل بتوقيت المتجر.',
      },
      'de-DE': {
        question: 'Kann ich hier noch lesen?',
        answer:
          'Nein. Auf dieser Seite wird nichts mehr gelesen. Gekaufte und geliehene Folgen ziehen mit um und öffnen sich auf der neuen Seite, sofern es die Serie dort gibt.',
      },
      'fr-FR': {
        question: 'Puis-je encore lire ici ?',
        answer:
          'Non. On ne lit plus rien sur ce site. Les épisodes achetés ou loués vous suivent et s’ouvrent sur le nouveau site, si la série y existe.',
      },
    },
  },
  {
    key: 'wait-until-free',
    category: 'READING',
    texts: {
      'en-US': {
        question: 'How does “Wait for free” work?',
        answer:
          'Series with a small clock give you one ticket. Use it and the next episode is open for 72 hours; the ticket is back a day later unless the series says otherwise. The newest episodes are left out.',
      },
      'ja-JP': {
        question: '「待てば無料」とは？',
        answer:
          '時計のマークがある作品では、チケットを1枚使えます。使うと次の1話が72時間読めるようになり、作品ごとの定めがなければ1日後にまたチケットが使えます。最新の数話は対象外です。',
      },
      'th-TH': {
        question: '“รออ่านฟรี” คืออะไร',
        answer:
          'เรื่องที่มีรูปนาฬิกาจะให้ตั๋ว 1 ใบ เมื่อใช้แล้วจะอ่านตอนถัดไปได้ 72 ชั่วโมง และจะได้ตั๋วใหม่ในอีก 1 วัน เว้นแต่เรื่องนั้นกำหนดไว้เป็นอย่างอื่น ตอนล่าสุดไม่ร่วมรายการ',
      },
      'zh-TW': {
        question: '「等就免費」怎麼用？',
        answer:
          '有時鐘圖示的作品會給您 1 張券。使用後，下一話開放 72 小時；除非作品另有規定，1 天後就會再拿到券。最新的幾話不適用。',
      },
      ar: {
        question: 'كيف تعمل خدمة «انتظر واقرأ»؟',
        answer:
          'السلاسل التي تحمل ساعة صغيرة تمنحك تذكرة واحدة. استخدمها فتُفتح لك الحلقة التالية مجانًا لمدة 72 ساعة، ثم تعود التذكرة بعد يوم ما لم تذكر السلسلة غير ذلك. أحدث الحلقات مستثناة.',
      },
      'de-DE': {
        question: 'Gibt es „Gratis mit Wartezeit“ noch?',
        answer:
          'Auf dieser Seite nicht mehr. Auf der neuen Seite haben Serien mit einer kleinen Uhr ein Ticket, das nach einem Tag wiederkommt.',
      },
      'fr-FR': {
        question: '« Gratuit en patientant » existe-t-il encore ?',
        answer:
          'Plus sur ce site. Sur le nouveau, les séries marquées d’une petite horloge offrent un ticket qui revient au bout d’un jour.',
      },
    },
  },
  {
    key: 'rent-or-own',
    category: 'COINS',
    texts: {
      'en-US': {
        question: 'What is the difference between renting and owning?',
        answer:
          'A rented episode stays open for 72 hours from the moment you rent it. An owned episode stays in your library for good. While a rental runs, the same episode cannot be bought.',
      },
      'ja-JP': {
        question: 'レンタルと購入はどう違いますか？',
        answer:
          'レンタルした話は、レンタルしたときから72時間読めます。購入した話は、ずっと本棚に残ります。レンタル中の話を購入することはできません。',
      },
      'th-TH': {
        question: 'เช่ากับซื้อต่างกันอย่างไร',
        answer: 'ตอนที่เช่าอ่านได้ 72 ชั่วโมงนับจากเวลาที่เช่า ส่วนตอนที่ซื้อจะอยู่ในคลังของคุณตลอดไป ระหว่างที่ยังเช่าอยู่จะซื้อตอนเดียวกันไม่ได้',
      },
      'zh-TW': {
        question: '租閱和購買有什麼不同？',
        answer: '租閱的各話自租閱起可看 72 小時；購買的各話永遠留在您的書櫃。租閱期間內，同一話無法購買。',
      },
      ar: {
        question: 'ما الفرق بين الاستئجار والشراء؟',
        answer:
          'الحلقة المستأجرة تبقى مفتوحة 72 ساعة منذ استئجارها، والحلقة المشتراة تبقى في مكتبتك دائمًا. لا يمكن شراء حلقة ما دام استئجارها ساريًا.',
      },
      'de-DE': {
        question: 'Was wird aus geliehenen Folgen?',
        answer:
          'Sie ziehen mit um, sofern es die Serie auf der neuen Seite gibt. Die Leihe endet zur vereinbarten Zeit; bis dahin liest du dort.',
      },
      'fr-FR': {
        question: 'Que deviennent les épisodes loués ?',
        answer:
          'Ils vous suivent si la série existe sur le nouveau site. La location se termine à l’heure prévue ; jusque-là, vous lisez là-bas.',
      },
    },
  },
  {
    key: 'bonus-coins',
    category: 'COINS',
    texts: {
      'en-US': {
        question: 'Why do some of my coins have an end date?',
        answer:
          'Bonus coins last 30 days. They are always spent before the coins you paid for, the ones that end soonest first.',
      },
      'ja-JP': {
        question: '期限のあるコインがあるのはなぜですか？',
        answer: 'ボーナスコインの有効期限は30日です。購入したコインより先に、期限の近いものから使われます。',
      },
      'th-TH': {
        question: 'ทำไมเหรียญบางส่วนมีวันหมดอายุ',
        answer: 'เหรียญโบนัสมีอายุ 30 วัน และจะถูกใช้ก่อนเหรียญที่คุณซื้อเสมอ โดยใช้เหรียญที่ใกล้หมดอายุก่อน',
      },
      'zh-TW': {
        question: '為什麼有些代幣有期限？',
        answer: '贈送代幣的有效期限為 30 天，一律比購買的代幣先使用，最快到期的優先。',
      },
      ar: {
        question: 'لماذا لبعض عملاتي تاريخ انتهاء؟',
        answer: 'عملات المكافأة صالحة 30 يومًا، وتُنفق دائمًا قبل العملات المشتراة، الأقرب انتهاءً أولًا.',
      },
      'de-DE': {
        question: 'Ziehen Bonus-Coins mit um?',
        answer: 'Ja, mit ihrem Ablaufdatum. Was vor dem Umzug abläuft, zieht nicht mit um.',
      },
      'fr-FR': {
        question: 'Les pièces bonus sont-elles transférées ?',
        answer: 'Oui, avec leur date d’expiration. Celles qui expirent avant le transfert ne le sont pas.',
      },
    },
  },
  {
    key: 'refund',
    category: 'COINS',
    texts: {
      'en-US': {
        question: 'Can I return coins?',
        answer:
          'Within seven days of paying, as long as every coin, bonus and point of that purchase is unspent. Ask for it under “Coin history”.',
      },
      'ja-JP': {
        question: 'コインの払い戻しはできますか？',
        answer:
          'お支払いから7日以内で、その購入で得たコイン・ボーナスコイン・ポイントをまったく使っていなければ可能です。「コイン履歴」からお申し込みください。',
      },
      'th-TH': {
        question: 'ขอคืนเหรียญได้ไหม',
        answer: 'ได้ภายใน 7 วันหลังชำระเงิน หากยังไม่ได้ใช้เหรียญ เหรียญโบนัส และแต้มจากการซื้อครั้งนั้นเลย ขอได้ที่ “ประวัติเหรียญ”',
      },
      'zh-TW': {
        question: '代幣可以退嗎？',
        answer: '付款後 7 天內，只要該次購買所得的代幣、贈送代幣與點數都沒用過，就可以到「代幣紀錄」申請。',
      },
      ar: {
        question: 'هل يمكن إرجاع العملات؟',
        answer:
          'نعم، خلال 7 أيام من الدفع، بشرط ألا تكون قد أنفقت شيئًا من عملات ذلك الشراء أو عملات مكافأته أو نقاطه. اطلب ذلك من «سجل العملات».',
      },
      'de-DE': {
        question: 'Kann ich Coins zurückgeben?',
        answer:
          'Innerhalb von sieben Tagen nach der Zahlung, solange nichts davon ausgegeben ist. Was du behältst, zieht mit dir um.',
      },
      'fr-FR': {
        question: 'Puis-je rendre des pièces ?',
        answer:
          'Dans les sept jours suivant le paiement, tant que rien n’en a été dépensé. Celles que vous gardez vous suivent.',
      },
    },
  },
  {
    key: 'devices',
    category: 'ACCOUNT',
    texts: {
      'en-US': {
        question: 'Can I read on my phone and my computer?',
        answer:
          'Yes. Log in with the same account; your library is the same everywhere. Without an account, the place where you stopped is kept in this browser only.',
      },
      'ja-JP': {
        question: 'スマートフォンとパソコンの両方で読めますか？',
        answer:
          'はい。同じアカウントでログインすれば、どちらでも同じ本棚を使えます。ログインしない場合、読みかけの位置はこのブラウザにだけ残ります。',
      },
      'th-TH': {
        question: 'อ่านทั้งในมือถือและคอมพิวเตอร์ได้ไหม',
        answer: 'ได้ เมื่อเข้าสู่ระบบด้วยบัญชีเดียวกัน คลังของคุณจะเหมือนกันทุกเครื่อง หากไม่เข้าสู่ระบบ จุดที่อ่านค้างไว้จะเก็บในเบราว์เซอร์นี้เท่านั้น',
      },
      'zh-TW': {
        question: '手機和電腦都能看嗎？',
        answer: '可以。用同一個帳號登入，書櫃到哪裡都一樣。未登入時，閱讀進度只保存在這個瀏覽器。',
      },
      ar: {
        question: 'هل أقرأ على الهاتف والحاسوب معًا؟',
        answer:
          'نعم. سجّل الدخول بالحساب نفسه فتجد مكتبتك أينما كنت. ومن دون حساب يُحفظ موضع القراءة في هذا المتصفح فقط.',
      },
      'de-DE': {
        question: 'Wie melde ich mich auf der neuen Seite an?',
        answer:
          'Mit Google, Facebook, Twitter oder Apple. Dein Passwort zieht nicht mit um; du brauchst es nur noch, um dich hier anzumelden und den Umzug zu beginnen.',
      },
      'fr-FR': {
        question: 'Comment me connecter sur le nouveau site ?',
        answer:
          'Avec Google, Facebook, Twitter ou Apple. Votre mot de passe ne vous suit pas ; il ne sert plus qu’à vous connecter ici pour commencer le transfert.',
      },
    },
  },
  {
    key: 'adult-works',
    category: 'ACCOUNT',
    texts: {
      'en-US': {
        question: 'Why can I not see some works?',
        answer:
          'Works for adults are shown only to readers who have confirmed their age, and only while their switch for adult works is on. Some works are not sold in every country.',
      },
      'ja-JP': {
        question: '表示されない作品があるのはなぜですか？',
        answer:
          '成人向け作品は、年齢を確認し、表示をオンにした方にだけ表示されます。また、国によっては販売していない作品があります。',
      },
      'th-TH': {
        question: 'ทำไมบางเรื่องไม่แสดง',
        answer: 'ผลงานสำหรับผู้ใหญ่จะแสดงเฉพาะผู้ที่ยืนยันอายุแล้วและเปิดการแสดงไว้ บางเรื่องไม่ได้จำหน่ายในทุกประเทศ',
      },
      'zh-TW': {
        question: '為什麼有些作品看不到？',
        answer: '成人作品只對已驗證年齡且開啟顯示的讀者公開。另外，部分作品並非在每個國家都有販售。',
      },
      ar: {
        question: 'لماذا لا أرى بعض الأعمال؟',
        answer:
          'تظهر أعمال البالغين لمن أكّد عمره فقط، وما دام مفتاح إظهارها مفعّلًا. وبعض الأعمال لا تُباع في كل البلدان.',
      },
      'de-DE': {
        question: 'Was wird aus Werken für Erwachsene?',
        answer:
          'Auf dieser Seite werden sie nicht gezeigt. Was du davon gekauft hast, zieht mit um, sofern es die Serie auf der neuen Seite gibt; dort siehst du es, sobald dein Alter bestätigt ist.',
      },
      'fr-FR': {
        question: 'Que deviennent les œuvres pour adultes ?',
        answer:
          'Elles ne sont pas montrées sur ce site. Celles que vous avez achetées vous suivent si la série existe sur le nouveau site ; vous les y verrez une fois votre âge confirmé.',
      },
    },
  },
  {
    key: 'new-episodes',
    category: 'CONTENT',
    texts: {
      'en-US': {
        question: 'When does the next episode come?',
        answer:
          'Each series has its days: a weekday, or the 1st, 11th and 21st. You see them under “Daily”. A series “On hiatus” comes back when its creators are ready.',
      },
      'ja-JP': {
        question: '次の話はいつ公開されますか？',
        answer:
          '作品ごとに更新日があります。決まった曜日、または毎月1日・11日・21日です。「曜日」で確かめられます。「休載中」の作品は、作者の準備が整い次第、再開します。',
      },
      'th-TH': {
        question: 'ตอนต่อไปมาเมื่อไร',
        answer:
          'แต่ละเรื่องมีวันลงประจำ เป็นวันในสัปดาห์ หรือวันที่ 1, 11 และ 21 ดูได้ที่ “รายวัน” ส่วนเรื่องที่ “พักชั่วคราว” จะกลับมาเมื่อผู้สร้างพร้อม',
      },
      'zh-TW': {
        question: '下一話什麼時候出？',
        answer:
          '每部作品都有固定的更新日：星期幾，或每月 1、11、21 日，可在「每日」查看。「休刊中」的作品會在作者準備好後回歸。',
      },
      ar: {
        question: 'متى تأتي الحلقة التالية؟',
        answer:
          'لكل سلسلة أيامها: يوم من الأسبوع، أو 1 و11 و21 من الشهر. تجدها في «يومي». والسلسلة «المتوقفة مؤقتًا» تعود حين يستعد مؤلفوها.',
      },
      'de-DE': {
        question: 'Wo gehen meine Serien weiter?',
        answer:
          'Auf der neuen Seite, auf Englisch, sofern es die Serie dort gibt. Vor der Bestätigung siehst du, welche das sind und welche nicht.',
      },
      'fr-FR': {
        question: 'Où mes séries continuent-elles ?',
        answer:
          'Sur le nouveau site, en anglais, si la série y existe. Avant de confirmer, vous voyez lesquelles y sont et lesquelles n’y sont pas.',
      },
    },
  },
  {
    key: 'pictures-missing',
    category: 'TROUBLE',
    texts: {
      'en-US': {
        question: 'A page stays gray. What can I do?',
        answer:
          'Tap the page to load it again. If it stays gray, check your connection and reopen the episode; your place is kept.',
      },
      'ja-JP': {
        question: 'ページが灰色のまま表示されません。どうすればよいですか？',
        answer:
          'ページをタップすると読み込み直します。それでも表示されないときは、接続を確認してから、その話を開き直してください。読みかけの位置は残っています。',
      },
      'th-TH': {
        question: 'หน้าเป็นสีเทาค้างอยู่ ต้องทำอย่างไร',
        answer: 'แตะที่หน้านั้นเพื่อโหลดใหม่ หากยังไม่แสดง ให้ตรวจสอบการเชื่อมต่อแล้วเปิดตอนนั้นอีกครั้ง จุดที่อ่านค้างไว้ยังอยู่ครบ',
      },
      'zh-TW': {
        question: '頁面一直是灰色的，怎麼辦？',
        answer: '點一下該頁重新載入。若仍是灰色，請檢查網路後重新打開該話，閱讀位置會保留。',
      },
      ar: {
        question: 'صفحة تبقى رمادية، ماذا أفعل؟',
        answer: 'المس الصفحة لتُحمَّل من جديد. فإن بقيت رمادية فتحقّق من الاتصال وأعد فتح الحلقة، وموضعك محفوظ.',
      },
      'de-DE': {
        question: 'Warum lande ich immer beim Umzug?',
        answer:
          'Weil hier außer dem Umzug nur noch Neuigkeiten, Hilfe und Rechtstexte stehen. Lesezeichen auf Serien und Folgen führen deshalb zur Seite über den Umzug; die Serien selbst findest du auf der neuen Seite.',
      },
      'fr-FR': {
        question: 'Pourquoi est-ce que j’arrive toujours sur le transfert ?',
        answer:
          'Parce qu’il ne reste ici, en plus du transfert, que les annonces, l’aide et les textes juridiques. Vos favoris vers une série ou un épisode mènent donc à la page du transfert ; les séries se trouvent sur le nouveau site.',
      },
    },
  },
];
