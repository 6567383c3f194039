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
          '多くの作品は最初の数話が無料で、話一覧に「無料」と出ます。表紙の数字は、いま無料の話数です。無料期間は、このストアの時間帯の午前零時に始まり、午前零時に終わります。',
      },
      'th-TH': {
        question: 'ตอนไหนอ่านฟรีบ้าง',
        answer:
          'เรื่องส่วนใหญ่มีตอนแรก ๆ ให้อ่านฟรี ในรายการตอนจะมีคำว่า “ฟรี” ตัวเลขบนปกบอกจำนวนตอนฟรีในตอนนี้ ช่วงอ่านฟรีเริ่มและจบตอนเที่ยงคืนตามเวลาของร้าน',
      },
      'zh-TW': {
        question: '哪些話可以免費看？',
        answer:
          '多數作品的前幾話免費，話數列表會標示「免費」。封面上的數字是目前的免費話數。免費期間以本店所在時區的午夜為起訖。',
      },
      ar: {
        question: 'أيّ الحلقات مجّانية؟',
        answer:
          'تبدأ معظم السلاسل ببضع حلقات مجّانية تحمل علامة «مجّاني» في القائمة. والرقم على الغلاف يدلّ على عددها الآن. تبدأ فترات القراءة المجّانية وتنتهي عند منتصف الليل بتوقيت المتجر.',
      },
      'de-DE': {
        question: 'Kann ich hier noch lesen?',
        answer:
          'Gekaufte Folgen bleiben bis zum Ende des Umzugs lesbar. Neue Folgen erscheinen nur noch auf der neuen Seite.',
      },
      'fr-FR': {
        question: 'Puis-je encore lire ici ?',
        answer:
          'Les épisodes achetés restent lisibles jusqu’à la fin du transfert. Les nouveaux épisodes paraissent uniquement sur le nouveau site.',
      },
    },
  },
  {
    key: 'wait-until-free',
    category: 'READING',
    texts: {
      'en-US': {
        question: 'How does “wait until free” work?',
        answer:
          'Series with a small clock give you one ticket. Use it and the next episode is open for 72 hours; the ticket is back a day later unless the series says otherwise. The newest episodes are left out.',
      },
      'ja-JP': {
        question: '「待てば無料」とは？',
        answer:
          '時計の印がある作品には、チケットが一枚あります。使うと次の一話が七十二時間開き、特に断りがなければ一日後にチケットが戻ります。最新の数話は対象外です。',
      },
      'th-TH': {
        question: '“รออ่านฟรี” คืออะไร',
        answer:
          'เรื่องที่มีรูปนาฬิกาจะให้ตั๋วหนึ่งใบ ใช้แล้วตอนถัดไปจะเปิดอ่านได้ 72 ชั่วโมง และตั๋วจะกลับมาในอีกหนึ่งวัน เว้นแต่เรื่องนั้นกำหนดเป็นอย่างอื่น ตอนใหม่ล่าสุดไม่ร่วมรายการ',
      },
      'zh-TW': {
        question: '「等就免費」怎麼用？',
        answer:
          '有時鐘圖示的作品會給你一張票。用掉之後，下一話開放七十二小時；除非作品另有規定，一天後票就會回來。最新的幾話不適用。',
      },
      ar: {
        question: 'كيف يعمل «انتظر واقرأ مجّانًا»؟',
        answer:
          'السلاسل ذات الساعة الصغيرة تمنحك تذكرة واحدة. استعملها فتُفتح الحلقة التالية لمدّة 72 ساعة، ثم تعود التذكرة بعد يوم ما لم تذكر السلسلة غير ذلك. أحدث الحلقات مستثناة.',
      },
      'de-DE': {
        question: 'Gibt es „Warten bis gratis“ noch?',
        answer:
          'Auf dieser Seite nicht mehr. Auf der neuen Seite haben Serien mit einer kleinen Uhr ein Ticket, das nach einem Tag wiederkommt.',
      },
      'fr-FR': {
        question: '« Attendre gratuitement » existe-t-il encore ?',
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
          'レンタルした話は、借りた時から七十二時間読めます。購入した話は、ずっと本棚に残ります。レンタル中の話を、同時に購入することはできません。',
      },
      'th-TH': {
        question: 'เช่ากับซื้อขาดต่างกันอย่างไร',
        answer: 'ตอนที่เช่าอ่านได้ 72 ชั่วโมงนับจากเวลาที่เช่า ตอนที่ซื้อขาดจะอยู่ในชั้นหนังสือของคุณตลอดไป ระหว่างที่ยังเช่าอยู่จะซื้อตอนเดียวกันไม่ได้',
      },
      'zh-TW': {
        question: '租閱和購買有什麼不同？',
        answer: '租閱的話數自租下起可看七十二小時；購買的話數永遠留在你的書櫃。租閱期間內，同一話無法購買。',
      },
      ar: {
        question: 'ما الفرق بين الاستئجار والشراء؟',
        answer:
          'الحلقة المستأجرة تبقى مفتوحة 72 ساعة منذ استئجارها، والمشتراة تبقى في مكتبتك دائمًا. لا يمكن شراء حلقة ما دام استئجارها ساريًا.',
      },
      'de-DE': {
        question: 'Was wird aus geliehenen Folgen?',
        answer: 'Sie ziehen mit um, sofern es die Serie dort gibt. Die Leihe läuft zu Ende wie vereinbart.',
      },
      'fr-FR': {
        question: 'Que deviennent les épisodes loués ?',
        answer: 'Ils vous suivent si la série existe là-bas. La location se termine comme prévu.',
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
        question: '期限のあるコインがあるのはなぜ？',
        answer: 'ボーナスコインの期限は三十日です。購入したコインより先に、期限の近いものから使われます。',
      },
      'th-TH': {
        question: 'ทำไมเหรียญบางส่วนมีวันหมดอายุ',
        answer: 'เหรียญโบนัสมีอายุ 30 วัน และจะถูกใช้ก่อนเหรียญที่คุณซื้อเสมอ โดยใช้อันที่ใกล้หมดอายุก่อน',
      },
      'zh-TW': {
        question: '為什麼有些金幣有期限？',
        answer: '贈送的金幣有效三十天，會比購買的金幣先用掉，而且從最快到期的開始。',
      },
      ar: {
        question: 'لماذا لبعض عملاتي تاريخ انتهاء؟',
        answer: 'عملات المكافأة صالحة 30 يومًا، وتُنفق دائمًا قبل العملات المدفوعة، الأقرب انتهاءً أوّلًا.',
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
          'Within seven days of paying, as long as every coin, bonus and point of that purchase is unspent. Ask for it in your charge history.',
      },
      'ja-JP': {
        question: 'コインの払い戻しはできますか？',
        answer:
          'お支払いから七日以内で、その購入で得たコイン・ボーナス・ポイントをひとつも使っていなければ可能です。購入履歴からお申し込みください。',
      },
      'th-TH': {
        question: 'ขอคืนเหรียญได้ไหม',
        answer: 'ได้ภายในเจ็ดวันหลังชำระเงิน หากยังไม่ได้ใช้เหรียญ โบนัส และแต้มจากการซื้อครั้งนั้นเลย ขอได้ที่ประวัติการเติมเหรียญ',
      },
      'zh-TW': {
        question: '金幣可以退嗎？',
        answer: '付款後七天內，且該次購買的金幣、贈幣與點數都沒用過，就可以在儲值紀錄中申請。',
      },
      ar: {
        question: 'هل يمكن إرجاع العملات؟',
        answer:
          'نعم، خلال سبعة أيام من الدفع، بشرط ألّا تكون أنفقت شيئًا من عملات ذلك الشراء أو مكافآته أو نقاطه. اطلب ذلك من سجلّ الشحن.',
      },
      'de-DE': {
        question: 'Kann ich Coins zurückgeben?',
        answer:
          'Innerhalb von sieben Tagen nach der Zahlung, wenn nichts davon ausgegeben ist. Nach dem Umzug gilt die Frist auf der neuen Seite weiter.',
      },
      'fr-FR': {
        question: 'Puis-je rendre des pièces ?',
        answer:
          'Dans les sept jours suivant le paiement, si rien n’en a été dépensé. Après le transfert, ce délai continue sur le nouveau site.',
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
          'Yes. Sign in with the same account; your library is the same everywhere. Without an account, the place where you stopped is kept in this browser only.',
      },
      'ja-JP': {
        question: 'スマートフォンとパソコンの両方で読めますか？',
        answer:
          'はい。同じアカウントでログインすれば、本棚はどこでも同じです。ログインしない場合、読んだ場所はこのブラウザーにだけ残ります。',
      },
      'th-TH': {
        question: 'อ่านทั้งในมือถือและคอมพิวเตอร์ได้ไหม',
        answer: 'ได้ เข้าสู่ระบบด้วยบัญชีเดียวกัน ชั้นหนังสือจะเหมือนกันทุกที่ หากไม่เข้าสู่ระบบ จุดที่อ่านค้างไว้จะเก็บในเบราว์เซอร์นี้เท่านั้น',
      },
      'zh-TW': {
        question: '手機和電腦都能看嗎？',
        answer: '可以。用同一個帳號登入，書櫃到哪裡都一樣。未登入時，閱讀進度只保存在這個瀏覽器。',
      },
      ar: {
        question: 'هل أقرأ على الهاتف والحاسوب معًا؟',
        answer:
          'نعم. سجّل الدخول بالحساب نفسه فتجد مكتبتك واحدة أينما كنت. ومن دون حساب يُحفظ موضع القراءة في هذا المتصفّح فقط.',
      },
      'de-DE': {
        question: 'Brauche ich auf der neuen Seite ein neues Konto?',
        answer: 'Du meldest dich dort an wie bisher oder legst ein Konto an und bestätigst damit den Umzug.',
      },
      'fr-FR': {
        question: 'Faut-il un nouveau compte sur le nouveau site ?',
        answer: 'Vous vous y connectez comme ici, ou vous créez un compte qui confirmera le transfert.',
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
        question: '表示されない作品があります',
        answer:
          '成人向け作品は、年齢確認を済ませ、表示をオンにした方にだけ表示されます。また、国によって販売していない作品があります。',
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
          'تظهر أعمال البالغين لمن أكّد عمره فقط، وما دام مفتاح إظهارها مفعّلًا. وبعض الأعمال لا تُباع في كلّ البلدان.',
      },
      'de-DE': {
        question: 'Warum fehlen Werke für Erwachsene?',
        answer: 'Sie werden auf dieser Seite nicht gezeigt. In deiner Bibliothek gehen sie nicht verloren.',
      },
      'fr-FR': {
        question: 'Pourquoi les œuvres pour adultes n’apparaissent-elles pas ?',
        answer:
          'Elles ne sont pas montrées sur ce site. Elles ne sont pas perdues pour autant dans votre bibliothèque.',
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
          'Each series has its days: a weekday, or the 1st, 11th and 21st. You see them under “Daily”. A paused series comes back when its makers are ready.',
      },
      'ja-JP': {
        question: '次の話はいつ公開されますか？',
        answer:
          '作品ごとに更新日があります。曜日、または毎月一日・十一日・二十一日です。「曜日別」で確かめられます。休載中の作品は、作者の準備が整い次第再開します。',
      },
      'th-TH': {
        question: 'ตอนต่อไปมาเมื่อไหร่',
        answer: 'แต่ละเรื่องมีวันของตัวเอง เป็นวันในสัปดาห์ หรือวันที่ 1, 11 และ 21 ดูได้ที่ “รายวัน” เรื่องที่พักอยู่จะกลับมาเมื่อผู้สร้างพร้อม',
      },
      'zh-TW': {
        question: '下一話什麼時候出？',
        answer:
          '每部作品都有自己的更新日：星期幾，或每月 1、11、21 日，可在「每日」查看。休刊中的作品會在作者準備好後回歸。',
      },
      ar: {
        question: 'متى تأتي الحلقة التالية؟',
        answer:
          'لكلّ سلسلة أيامها: يوم من الأسبوع، أو الأول والحادي عشر والحادي والعشرون. تجدها تحت «يوميًا». والسلسلة المتوقّفة تعود حين يستعدّ صانعوها.',
      },
      'de-DE': {
        question: 'Wo gehen meine Serien weiter?',
        answer:
          'Auf der neuen Seite, in englischer Sprache, soweit die Serie dort erscheint. Vor dem Umzug siehst du, welche das sind.',
      },
      'fr-FR': {
        question: 'Où mes séries continuent-elles ?',
        answer:
          'Sur le nouveau site, en anglais, lorsque la série y paraît. La liste vous est montrée avant le transfert.',
      },
    },
  },
  {
    key: 'pictures-missing',
    category: 'TROUBLE',
    texts: {
      'en-US': {
        question: 'A page stays grey. What can I do?',
        answer:
          'Tap the page to load it again. If it stays grey, check your connection and reopen the episode; your place is kept.',
      },
      'ja-JP': {
        question: 'ページが灰色のまま表示されません',
        answer:
          'ページをタップすると読み込み直します。それでも変わらないときは、通信を確かめて話を開き直してください。読んだ場所は残っています。',
      },
      'th-TH': {
        question: 'หน้าเป็นสีเทาไม่ยอมขึ้น ทำอย่างไร',
        answer: 'แตะที่หน้าเพื่อโหลดใหม่ ถ้ายังไม่ขึ้น ให้ตรวจสอบการเชื่อมต่อแล้วเปิดตอนอีกครั้ง ตำแหน่งที่อ่านค้างไว้ยังอยู่',
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
        question: 'Eine Seite lädt nicht. Was tun?',
        answer:
          'Tippe sie an, dann wird sie neu geladen. Hilft das nicht, prüfe die Verbindung und öffne die Folge noch einmal.',
      },
      'fr-FR': {
        question: 'Une page ne s’affiche pas. Que faire ?',
        answer: 'Touchez-la pour la recharger. Sinon, vérifiez votre connexion et rouvrez l’épisode.',
      },
    },
  },
];
