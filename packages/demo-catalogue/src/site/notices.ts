import type { DemoNotice } from './site-texts.ts';

/** The demo's notices, the newest first. */
export const DEMO_NOTICES: readonly DemoNotice[] = [
  {
    key: 'welcome',
    publishedDaysAgo: 3,
    isPinned: true,
    texts: {
      'en-US': {
        title: 'The doors are open',
        body: '<div>Everything on these shelves was written and drawn for this store. The first episodes of most series are free, and some series open the next one for you with “Wait for free”.</div><div>See what others are reading under <a href="/home/ranking">Ranking</a>, and what is new today under <a href="/home/weekly">Daily</a>.</div>',
      },
      'ja-JP': {
        title: '開店しました',
        body: '<div>ここに並ぶ作品は、すべてこの店のために書かれ、描かれました。多くの作品は最初の数話が無料です。「待てば無料」で続きを読める作品もあります。</div><div>いま読まれている作品は<a href="/home/ranking">ランキング</a>、今日の新着は<a href="/home/weekly">曜日</a>からどうぞ。</div>',
      },
      'th-TH': {
        title: 'เปิดร้านแล้ว',
        body: '<div>ทุกเรื่องบนชั้นนี้เขียนและวาดขึ้นเพื่อร้านนี้โดยเฉพาะ ตอนแรก ๆ ของเรื่องส่วนใหญ่อ่านฟรี และบางเรื่องอ่านตอนต่อไปได้ด้วย “รออ่านฟรี”</div><div>ดูเรื่องที่คนกำลังอ่านได้ที่ <a href="/home/ranking">อันดับ</a> และเรื่องที่มีตอนใหม่วันนี้ที่ <a href="/home/weekly">รายวัน</a></div>',
      },
      'zh-TW': {
        title: '正式開張',
        body: '<div>架上的每一部作品，都是為這家店而寫、而畫。多數作品前幾話免費，有些作品還能「等就免費」看下一話。</div><div>大家正在看什麼，請看<a href="/home/ranking">排行榜</a>；今天更新了什麼，請看<a href="/home/weekly">每日</a>。</div>',
      },
      ar: {
        title: 'فُتحت الأبواب',
        body: '<div>كل ما على هذه الرفوف كُتب ورُسم لهذا المتجر. الحلقات الأولى من معظم السلاسل مجانية، وبعضها يفتح لك الحلقة التالية بخدمة «انتظر واقرأ».</div><div>تجد ما يقرؤه الآخرون في <a href="/home/ranking">الترتيب</a>، وجديد اليوم في <a href="/home/weekly">يومي</a>.</div>',
      },
      'de-DE': {
        title: 'Dieses Angebot zieht um',
        body: '<div>Neue Folgen erscheinen hier nicht mehr, und gelesen wird hier auch nichts mehr. Coins, Bibliothek und Verlauf ziehen mit dir um.</div><div>Was das für dich heißt, steht unter <a href="/transfer/note">Konto umziehen</a>.</div>',
      },
      'fr-FR': {
        title: 'Ce service déménage',
        body: '<div>Aucun nouvel épisode ne paraîtra ici, et on n’y lit plus rien. Vos pièces, votre bibliothèque et votre historique vous suivent.</div><div>Tous les détails se trouvent sous <a href="/transfer/note">Transférer mon compte</a>.</div>',
      },
    },
  },
  {
    key: 'reading-comfort',
    publishedDaysAgo: 12,
    isPinned: false,
    texts: {
      'en-US': {
        title: 'Scroll or pages, one hand or two',
        body: '<div>While you read, tap the middle of the screen and open “Settings”: scroll or swipe pages, one page or two, and for novels the paper and three fonts. Your choice is kept for next time.</div>',
      },
      'ja-JP': {
        title: '縦にスクロールするか、ページをめくるか',
        body: '<div>閲覧中に画面の中央をタップして「設定」を開くと、スクロールとページめくり、1ページずつと見開きを選べます。小説では背景と3種類の書体も選べます。選んだ内容は次回も残ります。</div>',
      },
      'th-TH': {
        title: 'เลื่อนอ่านหรือปัดทีละหน้าก็ได้',
        body: '<div>ระหว่างอ่าน แตะกลางจอแล้วเปิด “ตั้งค่า” เลือกเลื่อนหรือปัดทีละหน้า หน้าเดียวหรือสองหน้า ส่วนนิยายเลือกพื้นหลังและแบบอักษรได้ 3 แบบ ระบบจะจำไว้ให้ในครั้งหน้า</div>',
      },
      'zh-TW': {
        title: '捲動或翻頁，隨您喜歡',
        body: '<div>閱讀時點一下畫面中央，打開「設定」：捲動或滑動翻頁、單頁或雙頁；小說還可以選背景與 3 種字型。您的選擇下次依然有效。</div>',
      },
      ar: {
        title: 'تمرير أو تقليب صفحات، كما تحب',
        body: '<div>أثناء القراءة المس وسط الشاشة وافتح «الإعدادات»: تمرير أو تقليب صفحات، صفحة واحدة أو صفحتان، وللروايات لون الورق و3 خطوط. يُحفظ اختيارك للمرة القادمة.</div>',
      },
      'de-DE': {
        title: 'Was mit deinen Coins geschieht',
        body: '<div>Coins ziehen eins zu eins um und behalten ihre Art und ihr Ablaufdatum. Was vor dem Umzug abläuft, zieht nicht mit um.</div>',
      },
      'fr-FR': {
        title: 'Ce que deviennent vos pièces',
        body: '<div>Vos pièces sont transférées une pour une et gardent leur nature et leur date d’expiration. Celles qui expirent avant le transfert ne sont pas transférées.</div>',
      },
    },
  },
  {
    key: 'ten-day',
    publishedDaysAgo: 20,
    isPinned: false,
    texts: {
      'en-US': {
        title: 'Series that come every ten days',
        body: '<div>Some series open on the 1st, the 11th and the 21st instead of on a weekday. You find them under <a href="/home/weekly?tab=TEN">Ten-day</a>.</div>',
      },
      'ja-JP': {
        title: '10日ごとの連載について',
        body: '<div>曜日ではなく、毎月1日・11日・21日に更新される作品があります。<a href="/home/weekly?tab=TEN">10日</a>のタブにまとめました。</div>',
      },
      'th-TH': {
        title: 'เรื่องที่มีตอนใหม่ทุก 10 วัน',
        body: '<div>บางเรื่องเปิดตอนใหม่ทุกวันที่ 1, 11 และ 21 แทนวันประจำสัปดาห์ ดูได้ที่แท็บ <a href="/home/weekly?tab=TEN">10 วัน</a></div>',
      },
      'zh-TW': {
        title: '每十日更新的作品',
        body: '<div>有些作品不按星期，而是在每月 1 日、11 日、21 日更新，都收在<a href="/home/weekly?tab=TEN">十日</a>分頁裡。</div>',
      },
      ar: {
        title: 'سلاسل تصدر كل 10 أيام',
        body: '<div>بعض السلاسل تصدر في 1 و11 و21 من الشهر بدلًا من يوم محدّد في الأسبوع. تجدها في <a href="/home/weekly?tab=TEN">10 أيام</a>.</div>',
      },
      'de-DE': {
        title: 'Wo du deine Bibliothek liest',
        body: '<div>Auf dieser Seite wird nichts mehr gelesen. Gekaufte und geliehene Folgen ziehen mit um und öffnen sich auf der neuen Seite, sofern es die Serie dort gibt. Welche Serien es dort nicht gibt, siehst du vor der Bestätigung mit Namen.</div>',
      },
      'fr-FR': {
        title: 'Où lire votre bibliothèque',
        body: '<div>On ne lit plus rien sur ce site. Les épisodes achetés ou loués vous suivent et s’ouvrent sur le nouveau site, si la série y existe. Avant de confirmer, vous voyez titre par titre les séries qui n’y sont pas.</div>',
      },
    },
  },
];
