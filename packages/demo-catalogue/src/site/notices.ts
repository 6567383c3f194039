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
        body: '<div>Everything on these shelves was written and drawn for this store. The first episodes of most series are free, and a few let you wait for the next one.</div><div>Start with <a href="/home/ranking">what others are reading</a>, or with <a href="/home/weekly">what is new today</a>.</div>',
      },
      'ja-JP': {
        title: '開店しました',
        body: '<div>ここに並ぶ作品は、すべてこの店のために書かれ、描かれました。多くの作品は最初の数話が無料です。待てば読める作品もあります。</div><div>まずは<a href="/home/ranking">いま読まれている作品</a>か、<a href="/home/weekly">今日の新着</a>からどうぞ。</div>',
      },
      'th-TH': {
        title: 'เปิดร้านแล้ว',
        body: '<div>ทุกเรื่องบนชั้นนี้เขียนและวาดขึ้นเพื่อร้านนี้โดยเฉพาะ ตอนแรก ๆ ของเรื่องส่วนใหญ่อ่านฟรี และบางเรื่องรออ่านตอนต่อไปได้</div><div>เริ่มจาก<a href="/home/ranking">เรื่องที่คนกำลังอ่าน</a> หรือ<a href="/home/weekly">เรื่องใหม่วันนี้</a>ก็ได้</div>',
      },
      'zh-TW': {
        title: '正式開張',
        body: '<div>架上的每一部作品，都是為這家店而寫、而畫。多數作品前幾話免費，有些還可以等待下一話。</div><div>不妨從<a href="/home/ranking">大家正在看的</a>，或<a href="/home/weekly">今日更新</a>開始。</div>',
      },
      ar: {
        title: 'فُتحت الأبواب',
        body: '<div>كلّ ما على هذه الرفوف كُتب ورُسم لهذا المتجر. الحلقات الأولى من معظم السلاسل مجّانية، وبعضها يتيح لك انتظار الحلقة التالية.</div><div>ابدأ <a href="/home/ranking">بما يقرؤه الآخرون</a>، أو <a href="/home/weekly">بجديد اليوم</a>.</div>',
      },
      'de-DE': {
        title: 'Dieses Angebot zieht um',
        body: '<div>Neue Folgen erscheinen hier nicht mehr. Guthaben und Bibliothek können mit umziehen.</div><div>Was das für dich heißt, steht im <a href="/transfer/note">Hinweis zum Umzug</a>.</div>',
      },
      'fr-FR': {
        title: 'Ce service déménage',
        body: '<div>Aucun nouvel épisode ne paraîtra ici. Votre solde et votre bibliothèque peuvent vous suivre.</div><div>Les détails se trouvent dans la <a href="/transfer/note">note de transfert</a>.</div>',
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
        body: '<div>In the reader, tap the middle of the screen and open the settings: scroll or page, single or double page, brightness of the paper, and three typefaces for novels. Your choice is kept for next time.</div>',
      },
      'ja-JP': {
        title: '縦にめくるか、ページで読むか',
        body: '<div>閲覧中に画面の中央をタップして設定を開くと、スクロールとページ、単ページと見開き、紙の明るさ、小説の書体三種を選べます。選んだ内容は次回も残ります。</div>',
      },
      'th-TH': {
        title: 'เลื่อนอ่านหรือพลิกหน้าก็ได้',
        body: '<div>ระหว่างอ่าน แตะกลางจอแล้วเปิดการตั้งค่า เลือกเลื่อนหรือพลิกหน้า หน้าเดี่ยวหรือหน้าคู่ ความสว่างของกระดาษ และแบบอักษรนิยายสามแบบ ระบบจะจำไว้ให้ครั้งหน้า</div>',
      },
      'zh-TW': {
        title: '捲動或翻頁，隨你喜歡',
        body: '<div>閱讀時點一下畫面中央打開設定：捲動或翻頁、單頁或雙頁、紙張亮度，小說還有三種字體可選。你的選擇下次依然有效。</div>',
      },
      ar: {
        title: 'تمرير أو صفحات، كما تحبّ',
        body: '<div>أثناء القراءة المس وسط الشاشة وافتح الإعدادات: تمرير أو صفحات، صفحة واحدة أو اثنتان، سطوع الورق، وثلاثة خطوط للروايات. يُحفظ اختيارك للمرّة القادمة.</div>',
      },
      'de-DE': {
        title: 'Was mit deinen Coins geschieht',
        body: '<div>Coins behalten beim Umzug ihre Art und ihr Ablaufdatum, eins zu eins. Abgelaufene Coins ziehen nicht mit um.</div>',
      },
      'fr-FR': {
        title: 'Ce que deviennent vos pièces',
        body: '<div>Lors du transfert, vos pièces gardent leur nature et leur date d’expiration, une pour une. Les pièces expirées ne sont pas transférées.</div>',
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
        title: '十日ごとの連載について',
        body: '<div>曜日ではなく、毎月一日・十一日・二十一日に更新される作品があります。<a href="/home/weekly?tab=TEN">10日</a>のタブにまとめました。</div>',
      },
      'th-TH': {
        title: 'เรื่องที่มาทุกสิบวัน',
        body: '<div>บางเรื่องเปิดตอนใหม่วันที่ 1, 11 และ 21 แทนที่จะเป็นวันในสัปดาห์ ดูได้ที่แท็บ<a href="/home/weekly?tab=TEN">10 วัน</a></div>',
      },
      'zh-TW': {
        title: '每十天更新的作品',
        body: '<div>有些作品不按星期，而是在每月 1 日、11 日、21 日更新，都收在<a href="/home/weekly?tab=TEN">十日</a>分頁裡。</div>',
      },
      ar: {
        title: 'سلاسل تصدر كلّ عشرة أيام',
        body: '<div>بعض السلاسل تصدر في الأول والحادي عشر والحادي والعشرين من الشهر بدل يوم من الأسبوع. تجدها تحت <a href="/home/weekly?tab=TEN">10 أيام</a>.</div>',
      },
      'de-DE': {
        title: 'So lange bleibt die Bibliothek lesbar',
        body: '<div>Gekaufte Folgen bleiben bis zum Ende des Umzugs hier lesbar. Was auf der neuen Seite nicht erscheint, wird vor dem Umzug einzeln aufgeführt.</div>',
      },
      'fr-FR': {
        title: 'Jusqu’à quand lire votre bibliothèque',
        body: '<div>Les épisodes achetés restent lisibles ici jusqu’à la fin du transfert. Ceux qui n’existent pas sur le nouveau site sont énumérés avant le transfert.</div>',
      },
    },
  },
];
