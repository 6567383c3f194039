import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const CARD = { kind: 'letter', colour: '#e8543f' } as const;

export const PAPER_MOON_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Red Pencil', '赤えんぴつ', 'ดินสอแดง', '紅鉛筆', 'القلم الأحمر'],
    passages: [
      passage('office', 'day', [
        tell(['I write love for a living. Twelve words, gold edge, envelope included.', '恋を書くのが仕事。十二文字、金の縁どり、封筒つき。', 'ฉันเขียนความรักเป็นอาชีพ สิบสองคำ ขอบทอง แถมซอง', '我靠寫愛情吃飯。十二個字，燙金邊，附信封。', 'أكتب الحبّ لأكسب رزقي: اثنتا عشرة كلمة وحافة ذهبية.']),
        say('pip', 'worry', ['Mina? Your cards came back again. All fourteen.', 'ミナ先輩、カード返ってきたっす。十四枚ぜんぶ。', 'พี่มินา การ์ดพี่ถูกส่งคืนอีกแล้ว ครบสิบสี่ใบเลยครับ', '米娜姊，妳的卡片又被退了，十四張全部。', 'مينا؟ عادت بطاقاتك من جديد. كلّها.'], { shot: 'full' }),
        say('mina', 'shock', ['Who returns a love card?!', '恋のカードを返品する人、いる！？', 'มีด้วยเหรอ คนส่งคืนการ์ดบอกรัก!', '誰會退情人卡啦！？', 'من يُعيد بطاقة حبّ؟!']),
        show('hand', 'mina', 'worry', { prop: CARD }),
        say('mina', 'deadpan', ['Somebody has corrected me. In red pencil.', '添削されてる……。赤えんぴつで。', 'มีคนแก้คำของฉัน…ด้วยดินสอแดง', '有人改了我的句子……用紅鉛筆。', 'صحّح أحدهم كلماتي... بقلم أحمر.'], { shot: 'close' }),
        say('pip', 'talk', ['“I love you forever.” Crossed out. “I saved you a seat.”', '「永遠に愛す」に線。「席、取っといた」に直ってる。', '“รักเธอตลอดไป” ขีดฆ่า แก้เป็น “จองที่ไว้ให้แล้วนะ”', '「永遠愛你」劃掉，改成「位子我幫你留好了」。', '«أحبّك إلى الأبد» مشطوبة. «حجزتُ لك مقعدًا».'], { shot: 'two' }),
        say('mina', 'cry', ['And the worst of it is… it’s better.', '何が悔しいって……こっちのほうがいい！', 'ที่เจ็บใจสุดคือ…มันดีกว่าของฉัน', '最氣的是……改得比較好！', 'والأسوأ من ذلك... أنّها أجمل.'], { shot: 'face' }),
        say('carrow', 'cold', ['Mina. Love is down nine percent.', 'ミナさん。恋が九パーセント減よ。', 'มินา ยอดความรักตกไปเก้าเปอร์เซ็นต์', '米娜，愛情下滑了百分之九。', 'مينا، تراجع الحبّ تسعة في المئة.'], { shot: 'low' }),
        say('carrow', 'calm', ['Twelve weeks. Sell some, or I close your department.', '十二週間あげる。売れなければ、恋文課は廃止。', 'ให้สิบสองสัปดาห์ ขายไม่ออก ฉันยุบแผนกเธอ', '給妳十二週。賣不動，情書部就裁撤。', 'اثنا عشر أسبوعًا. بيعي الحبّ أو أغلقتُ قسمك.'], { shot: 'profile' }),
        say('mina', 'worry', ['My department is me and a ficus.', '恋文課って、わたしと観葉植物だけですけど。', 'แผนกฉันมีแค่ฉันกับต้นไทรกระถางเดียวนะคะ', '我們部門只有我跟一盆榕樹耶。', 'قسمي كلّه أنا ونبتة في أصيص.'], { shot: 'full' }),
      ]),
      passage('stairs', 'night', [tell(['The returns were stacked by size. Only one floor stacks by size.', '返品はサイズ順。そんなことをする階は、ひとつだけ。', 'การ์ดเรียงตามขนาด มีแค่ชั้นเดียวที่ทำแบบนี้', '退件照尺寸排好。會這樣排的，只有一層樓。', 'كانت مرتّبة حسب الحجم. طابق واحد فقط يفعل ذلك.'])]),
      passage('library', 'dusk', [
        say('mina', 'angry', ['Accounts! Which of you owns a red pencil?', '経理課！　赤えんぴつの持ち主は誰！？', 'แผนกบัญชี! ใครเป็นเจ้าของดินสอแดง!', '會計部！紅鉛筆是誰的！？', 'قسم الحسابات! لمن القلم الأحمر؟']),
        say('teo', 'deadpan', ['All of us. This is Accounts.', '全員です。経理課ですので。', 'ทุกคนครับ ที่นี่แผนกบัญชี', '每個人都有。這裡是會計部。', 'لنا جميعًا. هذا قسم الحسابات.'], { shot: 'close' }),
        say('teo', 'calm', ['You used “forever” eleven times. Ink costs money.', '「永遠に」が十一回。インク代がかさみます。', 'คุณใช้คำว่า “ตลอดไป” สิบเอ็ดครั้ง เปลืองหมึกครับ', '「永遠」妳用了十一次，油墨要錢的。', 'كرّرتِ «إلى الأبد» إحدى عشرة مرّة. والحبر بثمن.'], { shot: 'profile' }),
        say('mina', 'smirk', ['And “I saved you a seat”? That’s no shorter.', 'じゃあ「席、取っといた」は？　短くなってないよ。', 'แล้ว “จองที่ไว้ให้แล้วนะ” ล่ะ ไม่เห็นสั้นลงเลย', '那「位子我幫你留好了」呢？也沒比較短啊。', 'و«حجزتُ لك مقعدًا»؟ ليست أقصر.'], { shot: 'over' }),
        say('teo', 'shy', ['…Then it was not about the money.', '……では、経費の問題ではなかったようです。', '…งั้นคงไม่ใช่เรื่องเงินแล้วครับ', '……那應該就不是錢的問題了。', '...إذن لم تكن المسألة مسألة مال.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Receipts', '領収書', 'ใบเสร็จ', '收據', 'إيصالات'],
    passages: [
      passage('office', 'day', [
        say('carrow', 'smirk', ['He counts, you feel. From today you share a desk.', '数える人と、感じる人。今日から机は一緒よ。', 'คนหนึ่งนับ คนหนึ่งรู้สึก ตั้งแต่วันนี้นั่งโต๊ะเดียวกัน', '他負責算，妳負責心動。今天起同一張桌子。', 'هو يحسب وأنتِ تشعرين. مكتب واحد منذ اليوم.']),
        say('mina', 'shy', ['Confession: I’ve never been in love. I look it up.', '白状すると、恋したことないの。いつも資料頼み。', 'สารภาพเลยนะ ฉันไม่เคยมีความรัก เปิดตำราตลอด', '老實說，我沒談過戀愛，都是查資料的。', 'اعتراف: لم أُحبّ قطّ. أبحث عنه في الكتب.'], { shot: 'close' }),
        say('teo', 'talk', ['Then we gather data. Outside. Keep every receipt.', 'では現地調査を。領収書は必ずもらってください。', 'งั้นออกไปเก็บข้อมูลครับ ขอใบเสร็จทุกครั้งด้วย', '那就實地考察。收據請全部留好。', 'فلنجمع البيانات في الخارج. احتفظي بكلّ إيصال.'], { shot: 'profile' }),
        say('mina', 'shock', ['Are you asking me out on a date?', 'それって……デートのお誘い？', 'นี่คุณ…ชวนฉันเดตเหรอ', '你這是……約我約會？', 'هل تدعوني إلى موعد؟'], { shot: 'face' }),
        say('teo', 'deadpan', ['On an expense.', '出張のお誘いです。', 'ชวนไปเบิกงบครับ', '是約妳出差。', 'بل إلى مصروف.'], { shot: 'full' }),
      ]),
      passage('cafe', 'dusk', [
        tell(['Field trip one: two coffees, one slice of cake, three forms.', '現地調査その一。コーヒー二つ、ケーキ一つ、書類三枚。', 'ออกภาคสนามครั้งแรก กาแฟสอง เค้กหนึ่ง แบบฟอร์มสาม', '實地考察之一：咖啡兩杯、蛋糕一塊、表格三張。', 'الرحلة الأولى: فنجانان وقطعة كعك وثلاث استمارات.']),
        say('teo', 'calm', ['Item: eye contact. Duration?', '項目、見つめ合い。所要時間は？', 'รายการ: สบตา ใช้เวลาเท่าไรครับ', '項目：四目相交。時間多長？', 'البند: تبادل نظرات. المدّة؟'], { shot: 'over' }),
        say('mina', 'smile', ['Three seconds. Then you looked at the cake.', '三秒。そのあとあなた、ケーキ見たよね。', 'สามวินาที แล้วคุณก็หันไปมองเค้ก', '三秒，然後你就看蛋糕了。', 'ثلاث ثوانٍ، ثمّ نظرتَ إلى الكعكة.'], { shot: 'close', prop: { kind: 'cup', colour: '#7cc8b4' } }),
        say('teo', 'shy', ['The cake was… safer.', 'ケーキのほうが……安全なので。', 'เค้กมัน…ปลอดภัยกว่าครับ', '看蛋糕……比較安全。', 'الكعكة كانت... أكثر أمانًا.'], { shot: 'profile' }),
        show('eyes', 'mina', 'shy'),
        say('mina', 'laugh', ['You’ve got cream on your ledger!', '帳簿にクリームついてる！', 'ครีมเลอะสมุดบัญชีคุณแล้ว!', '你的帳本沾到鮮奶油了！', 'على دفترك كريمة!'], { shot: 'face' }),
        say('teo', 'worry', ['Item: her laugh. Cost: zero. Why won’t it balance?', '項目、彼女の笑い声。費用ゼロ。なのに、合わない。', 'รายการ: เสียงหัวเราะเธอ ราคาศูนย์ ทำไมลงบัญชีไม่ได้', '項目：她的笑聲。費用：零。怎麼就是對不上？', 'البند: ضحكتها. الكلفة: صفر. فلماذا لا يستقيم الحساب؟'], { shot: 'close', tone: 'think' }),
      ]),
    ],
  },
  {
    title: ['A Moon with One Bulb', '電球ひとつの月', 'พระจันทร์หลอดเดียว', '一顆燈泡的月亮', 'قمر بمصباح واحد'],
    passages: [
      passage('office', 'dusk', [
        tell(['There is a paper moon on our roof. It has been dark since spring.', '屋上には紙の月がある。春からずっと、消えたまま。', 'บนดาดฟ้าเรามีพระจันทร์กระดาษ มันดับตั้งแต่ต้นปี', '公司屋頂有一輪紙月亮，從春天就沒亮過。', 'على سطحنا قمر من ورق، مطفأ منذ الربيع.']),
        say('mina', 'talk', ['A love-card firm with a dead moon. No wonder.', '月の消えた恋文屋なんて、売れるわけないよ。', 'บริษัทการ์ดรักที่พระจันทร์ดับ จะขายออกได้ไง', '賣情書的公司，月亮卻不亮，難怪沒生意。', 'شركة حبّ وقمرها مطفأ! لا عجب.'], { shot: 'close' }),
        say('teo', 'calm', ['One bulb, four coins. Nobody ever requested it.', '電球一個、四コイン。誰も申請しなかっただけです。', 'หลอดไฟหนึ่งหลอด สี่เหรียญ แค่ไม่มีใครขอเบิก', '一顆燈泡四塊錢，只是沒人申請。', 'مصباح بأربع قطع نقديّة. لم يطلبه أحد.'], { shot: 'profile' }),
        say('mina', 'joy', ['I request it! I request the moon!', 'じゃあ申請します！　月をください！', 'งั้นฉันขอเบิก! ขอเบิกพระจันทร์!', '那我申請！我要申請月亮！', 'أنا أطلبه! أطلب القمر!'], { shot: 'full', posture: 'raise' }),
        say('teo', 'deadpan', ['Form nine.', '様式九番です。', 'แบบฟอร์มเก้าครับ', '請填九號表。', 'الاستمارة التاسعة.'], { shot: 'face' }),
      ]),
      passage('rooftops', 'night', [
        show('back', 'mina', 'smile', { others: ['teo'] }),
        say('teo', 'strain', ['I’ll hold the ladder. I am afraid of ladders.', 'はしごは押さえます。はしごは苦手ですが。', 'ผมจับบันไดให้ครับ แต่ผมกลัวบันไดนะ', '梯子我扶。附帶一提，我怕梯子。', 'سأمسك السلّم. لكنّي أخاف السلالم.'], { shot: 'full' }),
        say('mina', 'laugh', ['Teo, you’re standing on the floor.', 'テオさん、床に立ってるじゃない。', 'เตโอ คุณยืนอยู่บนพื้นนะ', '泰奧，你站在地板上耶。', 'تيو، أنت واقف على الأرض.'], { shot: 'low' }),
        say('teo', 'worry', ['You aren’t.', 'あなたが、上にいる。', 'แต่คุณไม่ได้อยู่บนพื้น', '妳不是。', 'أمّا أنتِ فلا.'], { shot: 'close' }),
        show('face', 'mina', 'joy', { sound: ['click', 'パチッ', 'แกร๊ก', '啪嗒', 'طَق'] }),
        say('mina', 'shy', ['It’s only paper.', 'ただの紙なのにね。', 'ก็แค่กระดาษเองนะ', '只不過是紙嘛。', 'إنّه مجرّد ورق.'], { shot: 'profile' }),
        say('teo', 'smile', ['So is everything I’ve ever believed in.', '僕が信じてきたものは、みんな紙です。', 'ทุกอย่างที่ผมเชื่อมาตลอดก็เป็นกระดาษครับ', '我這輩子相信的東西，全都是紙。', 'وكذلك كلّ ما آمنتُ به يومًا.'], { shot: 'two' }),
      ]),
    ],
  },
  {
    title: ['Between Floors', '階と階のあいだ', 'ระหว่างชั้น', '樓層之間', 'بين طابقين'],
    passages: [
      passage('lift', 'night', [
        tell(['Eight at night. The lift stopped between love and accounts.', '夜八時。エレベーターは恋文課と経理課の間で止まった。', 'สองทุ่ม ลิฟต์ค้างระหว่างแผนกความรักกับแผนกบัญชี', '晚上八點，電梯卡在情書部和會計部之間。', 'الثامنة مساءً. توقّف المصعد بين الحبّ والحسابات.']),
        say('teo', 'deadpan', ['I refused this repair in March. I see that now.', '修理の稟議を却下したのは、僕です。', 'ผมเองที่ไม่อนุมัติค่าซ่อม ตอนนี้เข้าใจแล้วครับ', '維修費是我退件的。現在我懂了。', 'أنا من رفض نفقات إصلاحه. الآن فهمت.'], { shot: 'full' }),
        say('mina', 'talk', ['Then we work. Anniversary card. First line?', 'じゃあ仕事しよ。結婚記念日カード、一行目は？', 'งั้นทำงานกัน การ์ดครบรอบแต่งงาน บรรทัดแรกล่ะ', '那就工作吧。結婚紀念卡，第一句？', 'فلنعمل إذن. بطاقة ذكرى الزواج، السطر الأوّل؟'], { shot: 'close' }),
        say('teo', 'calm', ['“Thank you for your continued custom.”', '「平素より格別のお引き立てを賜り」', '“ขอบคุณที่อุดหนุนด้วยดีเสมอมา”', '「感謝您長期以來的愛護。」', '«نشكركم على ثقتكم الدائمة بنا».'], { shot: 'profile' }),
        say('mina', 'laugh', ['To a wife?!', '奥さんに！？', 'พูดกับเมียเนี่ยนะ!', '對老婆講這個！？', 'لزوجته؟!'], { shot: 'face' }),
      ]),
      passage('lift', 'dusk', [
        tell(['Ninety minutes later we had run out of jokes.', '九十分後、冗談も尽きた。', 'เก้าสิบนาทีต่อมา มุกก็หมด', '九十分鐘後，笑話也講完了。', 'بعد تسعين دقيقة نفدت النكات.']),
        say('teo', 'calm', ['My parents shared one umbrella for thirty years.', '両親は三十年、一本の傘でした。', 'พ่อแม่ผมใช้ร่มคันเดียวกันสามสิบปี', '我爸媽三十年來，共用一把傘。', 'تقاسم والداي مظلّة واحدة ثلاثين عامًا.'], { shot: 'two' }),
        show('hand', 'teo', 'calm'),
        say('teo', 'smile', ['His left side was always wet. He never said a word.', '父はいつも左肩が濡れていた。何も言わずに。', 'ไหล่ซ้ายของพ่อเปียกเสมอ แต่พ่อไม่เคยพูด', '我爸左肩總是濕的，他從來不說。', 'كان كتفه الأيسر مبتلًّا دائمًا، ولم يقل شيئًا.'], { shot: 'profile' }),
        show('eyes', 'mina', 'sad'),
        say('mina', 'shy', ['Teo. That’s the line.', 'テオさん。それが一行目だよ。', 'เตโอ นั่นแหละ บรรทัดแรก', '泰奧，這就是第一句。', 'تيو... هذا هو السطر.'], { shot: 'close' }),
        say('teo', 'shock', ['That isn’t a line. That’s my father.', '一行目じゃない。ただの父です。', 'ไม่ใช่บรรทัดครับ นั่นพ่อผม', '那不是句子，那是我爸。', 'ليس سطرًا. إنّه أبي.'], { shot: 'full' }),
      ]),
    ],
  },
  {
    title: ['The Sweepstake', '社内ビスケット杯', 'ศึกชิงบิสกิต', '餅乾盤口', 'رهان البسكويت'],
    passages: [
      passage('office', 'day', [
        say('pip', 'joy', ['Three biscuits on “before the autumn line”!', '「秋カードの前にくっつく」にビスケット三枚！', 'ผมลงสามชิ้น “คบกันก่อนการ์ดฤดูใบไม้ร่วง”!', '我押三片餅乾：「秋季卡之前在一起」！', 'ثلاث قطع على «قبل بطاقات الخريف»!']),
        say('carrow', 'cold', ['Pip. Are you taking bets on my staff?', 'ピップ。うちの社員で賭けをしているの？', 'พิป นี่เธอรับพนันเรื่องลูกน้องฉันเหรอ', '皮普，你拿我的員工開賭盤？', 'بيب، أتراهن على موظّفيّ؟'], { shot: 'low' }),
        say('pip', 'shock', ['N-no! It’s a… biscuit survey!', 'ち、違うっす！　ビスケットの市場調査で！', 'ปะ…เปล่าครับ! แค่สำรวจตลาดบิสกิต!', '沒、沒有！這是……餅乾市調！', 'لا... لا! إنّه استطلاع عن البسكويت!'], { shot: 'chibi' }),
        say('carrow', 'smirk', ['Ten on “he says it first, by accident.”', '十枚。「彼が先に言う、しかも失言で」。', 'สิบชิ้น “เขาพูดก่อน แบบไม่ตั้งใจ”', '十片，押「他先說，而且是說溜嘴」。', 'عشر على «هو يقولها أوّلًا، سهوًا».'], { shot: 'profile' }),
      ]),
      passage('corridor', 'dusk', [
        say('mina', 'worry', ['Why does everyone go quiet when we walk in?', 'なんでみんな、わたしたちが来ると黙るの？', 'ทำไมพอเราเดินเข้าไป ทุกคนเงียบหมดเลย', '為什麼我們一進去，大家就安靜？', 'لماذا يصمت الجميع حين ندخل؟'], { shot: 'full' }),
        say('teo', 'cold', ['Biscuit stocks are down by sixty percent. Fraud.', 'ビスケットの在庫が六割減。横領です。', 'สต็อกบิสกิตหายไปหกสิบเปอร์เซ็นต์ ทุจริตแน่', '餅乾庫存少了六成。這是侵占。', 'نقص مخزون البسكويت ستّين في المئة. اختلاس!'], { shot: 'close' }),
        show('chibi', 'mina', 'joy', { others: ['teo'] }),
        say('mina', 'smirk', ['A case! Tonight, under the desk.', '事件ね！　今夜、机の下で張り込み。', 'มีคดี! คืนนี้ดักซุ่มใต้โต๊ะ', '有案子！今晚躲桌子底下埋伏。', 'قضيّة! الليلة نكمن تحت المكتب.'], { shot: 'face' }),
      ]),
      passage('office', 'night', [
        tell(['It is not a large desk.', '大きな机ではない。', 'โต๊ะไม่ได้ใหญ่เท่าไรเลย', '桌子，其實不大。', 'والمكتب ليس كبيرًا.']),
        say('mina', 'shy', ['Your heart is very loud for an accountant.', '経理のくせに、心臓の音が大きい。', 'เป็นนักบัญชีแท้ๆ ใจเต้นดังจังนะ', '以會計來說，你心跳好大聲。', 'قلبك صاخب جدًّا لمحاسب.'], { shot: 'close', tone: 'whisper' }),
        say('teo', 'shy', ['It wasn’t budgeted.', '予算外です。', 'อยู่นอกงบประมาณครับ', '這是預算外的。', 'هذا خارج الميزانيّة.'], { shot: 'profile', tone: 'whisper' }),
        say('pip', 'shock', ['THE DESK IS TALKING!', '机がしゃべったぁ！', 'โต๊ะพูดได้!', '桌子說話了！', 'المكتب يتكلّم!'], { shot: 'face', tone: 'shout' }),
      ]),
    ],
  },
  {
    title: ['A Card for Sorry', 'ごめんのカード', 'การ์ดขอโทษ', '道歉卡', 'بطاقة اعتذار'],
    passages: [
      passage(
        'street',
        'rain',
        [
          tell(['Market day. Two cards sold, one umbrella rented out.', '市の日。売れたカード二枚、貸した傘一本。', 'วันตลาดนัด ขายการ์ดได้สองใบ ปล่อยเช่าร่มหนึ่งคัน', '市集日。賣出兩張卡片，租出一把傘。', 'يوم السوق: بعنا بطاقتين وأجّرنا مظلّة.']),
          say('pip', 'sad', ['Got one for “sorry”? I sat on my sister’s cello.', '「ごめん」のカードあります？　姉のチェロに座って……。', 'มีการ์ดขอโทษไหมครับ ผมนั่งทับเชลโลพี่สาว', '有道歉卡嗎？我一屁股坐壞我姊的大提琴。', 'أعندكم بطاقة اعتذار؟ جلستُ على كمان أختي.'], { shot: 'full' }),
          say('mina', 'talk', ['“From the depths of my heart, I regret—”', '「心の底より、深くお詫び」……', '“จากก้นบึ้งของหัวใจ ข้าพเจ้าขออภัย…”', '「發自內心深處，我懊悔……」', '«من أعماق قلبي، أعرب عن أسفي...»'], { shot: 'close' }),
          say('pip', 'deadpan', ['She’d think I’d died.', '死んだと思われるっす。', 'พี่คงนึกว่าผมตายแล้ว', '她會以為我死了。', 'ستظنّ أنّني متّ.'], { shot: 'profile' }),
          show('hand', 'teo', 'calm', { prop: CARD }),
          say('teo', 'calm', ['“I know the sound I broke. I miss it too.”', '「こわした音を覚えてる。ぼくもさみしい」', '“ผมจำเสียงที่ทำพังได้ ผมก็คิดถึงมันเหมือนกัน”', '「被我弄壞的聲音，我也想念。」', '«أعرف الصوت الذي كسرتُه، وأشتاق إليه مثلك».'], { shot: 'over' }),
          say('pip', 'cry', ['How much?', '……いくらっすか。', 'เท่าไรครับ…', '……多少錢？', 'بكم؟']),
          say('teo', 'deadpan', ['One biscuit.', 'ビスケット一枚。', 'บิสกิตหนึ่งชิ้น', '一片餅乾。', 'قطعة بسكويت.'], { shot: 'full' }),
        ],
        'rain',
      ),
      passage(
        'busStop',
        'rain',
        [
          say('mina', 'calm', ['How do you do it? You hate adjectives.', 'どうして書けるの？　形容詞、嫌いなのに。', 'ทำได้ยังไง คุณเกลียดคำขยายจะตาย', '你怎麼寫得出來？你明明討厭形容詞。', 'كيف تفعلها؟ وأنت تكره الصفات!'], { shot: 'close' }),
          say('teo', 'talk', ['I don’t write. I leave out what isn’t true.', '書いてません。本当じゃない所を消すだけです。', 'ผมไม่ได้เขียน แค่ตัดส่วนที่ไม่จริงออก', '我沒有寫，只是刪掉不真的部分。', 'أنا لا أكتب. أحذف ما ليس صادقًا.'], { shot: 'profile' }),
          show('full', 'mina', 'calm', { posture: 'umbrella', prop: { kind: 'umbrella', colour: '#e8543f' }, others: [] }),
          say('mina', 'shy', ['…His left shoulder is wet.', '……左肩、濡れてる。', '…ไหล่ซ้ายเขาเปียก', '……他的左肩，濕了。', '...كتفه الأيسر مبتلّ.'], { shot: 'face', tone: 'think' }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['Golden Sun', '金の太陽社', 'ตะวันทอง', '金太陽公司', 'الشمس الذهبيّة'],
    passages: [
      passage('office', 'day', [
        tell(['Golden Sun Cards has forty writers and a fountain. They wrote to me.', '金の太陽社。作家四十人、噴水つき。そこから手紙が来た。', 'บริษัทตะวันทอง นักเขียนสี่สิบคน มีน้ำพุด้วย เขียนมาหาฉัน', '金太陽公司，寫手四十人，附噴水池，來信挖角。', 'للشمس الذهبيّة أربعون كاتبًا ونافورة. وقد راسلتني.']),
        say('mina', 'shock', ['Double pay! And a window! It opens!', 'お給料二倍！　窓つき！　しかも開くの！', 'เงินเดือนสองเท่า! มีหน้าต่าง! เปิดได้ด้วย!', '薪水兩倍！有窗戶！還打得開！', 'راتب مضاعف! ونافذة! وهي تُفتح!']),
        say('teo', 'cold', ['Objectively, you should go.', '客観的には、行くべきです。', 'พูดตามหลักแล้ว คุณควรไปครับ', '客觀來說，妳應該去。', 'موضوعيًّا، عليك أن تذهبي.'], { shot: 'profile', sound: ['snap', 'ポキッ', 'เป๊าะ', '啪', 'طَق'] }),
        say('pip', 'deadpan', ['That’s your sixth pencil today.', 'それ、今日六本目の鉛筆っす。', 'ดินสอแท่งที่หกของวันนี้แล้วนะพี่', '那是你今天第六支鉛筆。', 'هذا سادس قلم اليوم.'], { shot: 'close' }),
        say('teo', 'deadpan', ['They were defective.', '不良品です。', 'มันชำรุดครับ', '是瑕疵品。', 'كانت معيبة.'], { shot: 'full' }),
        say('mina', 'sad', ['And… subjectively?', '……じゃあ、主観的には？', 'แล้ว…ตามใจคุณล่ะ', '那……主觀來說呢？', 'و... شخصيًّا؟'], { shot: 'close' }),
        show('eyes', 'teo', 'worry'),
        say('teo', 'cold', ['I have no form for that.', 'その様式は、ありません。', 'ผมไม่มีแบบฟอร์มสำหรับเรื่องนั้น', '我沒有那種表格。', 'لا استمارة عندي لذلك.'], { shot: 'over' }),
      ]),
      passage('rooftops', 'dusk', [
        say('carrow', 'calm', ['I hired her because she cried over a stapler.', '面接でホチキスに感動して泣いたから採ったのよ。', 'ฉันรับเธอเพราะเธอซึ้งกับที่เย็บกระดาษจนร้องไห้', '我會錄取她，是因為她看釘書機看到哭。', 'وظّفتُها لأنّها بكت أمام دبّاسة.'], { shot: 'full' }),
        say('carrow', 'smile', ['“It holds things together and asks for nothing.”', '「つなぎとめるだけで、何も求めない」ですって。', '“มันยึดทุกอย่างไว้ด้วยกัน ไม่เคยขออะไร”', '她說：「它把大家釘在一起，什麼都不求。」', 'قالت: «تجمع الأشياء ولا تطلب شيئًا».'], { shot: 'profile' }),
        say('teo', 'sad', ['…I know the type.', '……心当たりがあります。', '…ผมรู้จักคนแบบนั้นครับ', '……我認識這種人。', '...أعرف هذا النوع.'], { shot: 'close' }),
        say('carrow', 'smirk', ['Then ask for something, stapler.', 'なら何か求めなさい、ホチキスくん。', 'งั้นก็ขออะไรสักอย่างสิ พ่อที่เย็บกระดาษ', '那就求點什麼吧，釘書機先生。', 'فاطلب شيئًا إذن يا سيّد دبّاسة.'], { shot: 'low' }),
      ]),
    ],
  },
  {
    title: ['Line 214', '二百十四行目', 'บรรทัดที่ 214', '第二一四筆', 'السطر ٢١٤'],
    passages: [
      passage('library', 'night', [
        tell(['The night before the interview I took back his pencils.', '面接の前の夜、鉛筆を返しに経理課へ行った。', 'คืนก่อนสัมภาษณ์ ฉันเอาดินสอไปคืนเขา', '面試前一晚，我去還他鉛筆。', 'ليلة المقابلة ذهبتُ لأعيد إليه أقلامه.']),
        say('pip', 'worry', ['He’s out. Don’t open the ledger. Least of all page nine.', '留守っす。帳簿は見ちゃだめ。特に九ページ。', 'พี่เขาไม่อยู่ อย่าเปิดสมุดบัญชีนะ โดยเฉพาะหน้าเก้า', '他不在。別翻帳本喔，尤其是第九頁。', 'ليس هنا. لا تفتحي الدفتر، خصوصًا الصفحة التاسعة.'], { shot: 'full' }),
        show('eyes', 'mina', 'deadpan'),
        say('mina', 'calm', ['Customer one: fourteen love cards, every month.', '顧客番号一番。恋のカード十四枚、毎月。', 'ลูกค้าหมายเลขหนึ่ง การ์ดรักสิบสี่ใบ ทุกเดือน', '一號顧客：情人卡十四張，每個月。', 'الزبون رقم واحد: أربع عشرة بطاقة كلّ شهر.'], { shot: 'close' }),
        say('mina', 'shock', ['Two hundred and fourteen. Half of all I ever sold.', '合計二百十四枚。わたしの売り上げの、半分。', 'รวมสองร้อยสิบสี่ใบ ครึ่งหนึ่งที่ฉันขายได้', '總共兩百一十四張，是我銷量的一半。', 'مئتان وأربع عشرة. نصف كلّ ما بعتُه.'], { shot: 'face' }),
        say('pip', 'shy', ['I did say not page nine.', 'だから九ページはだめって……。', 'ก็บอกแล้วว่าอย่าเปิดหน้าเก้า…', '就說別看第九頁了嘛……', 'قلتُ لك: ليس الصفحة التاسعة.'], { shot: 'profile' }),
      ]),
      passage('corridor', 'night', [
        say('teo', 'shock', ['Mina. That drawer is—', 'ミナさん、その引き出しは——', 'คุณมินา ลิ้นชักนั้น…', '米娜，那個抽屜是——', 'مينا، ذلك الدرج...'], { shot: 'full' }),
        say('mina', 'angry', ['Customer one. It’s you.', '一番の客って、あなただったの。', 'ลูกค้าหมายเลขหนึ่ง…คือคุณ', '一號顧客，就是你。', 'الزبون رقم واحد هو أنت.'], { shot: 'close' }),
        say('teo', 'sad', ['The department needed a customer.', '恋文課には、客が必要でした。', 'แผนกนั้นต้องมีลูกค้าครับ', '情書部需要一個客人。', 'كان القسم بحاجة إلى زبون.'], { shot: 'over' }),
        say('mina', 'cry', ['And the envelopes? Who are they all for?', 'じゃあこの封筒は？　全部、誰に宛てたの？', 'แล้วซองพวกนี้ล่ะ ทั้งหมดนี้ถึงใคร', '那這些信封呢？全都是要給誰的？', 'والأظرف؟ لمن هي كلّها؟'], { shot: 'face' }),
        show('hand', 'teo', 'shy', { prop: CARD }),
        tell(['One address on every one: “Second floor, beside the ficus.”', '宛先はぜんぶ同じ。「二階、観葉植物のとなり」。', 'ทุกซองจ่าหน้าเหมือนกัน “ชั้นสอง ข้างต้นไทร”', '每一封地址都一樣：「二樓，榕樹盆栽旁邊」。', 'عليها جميعًا عنوان واحد: «الطابق الثاني، قرب النبتة».'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['The Only Customer', 'たった一人の客', 'ลูกค้าคนเดียว', '唯一的顧客', 'الزبون الوحيد'],
    passages: [
      passage('corridor', 'night', [
        say('mina', 'sad', ['So nobody liked my cards. Nobody but you.', 'じゃあ、わたしのカードを好きなのはあなただけ。', 'สรุปว่าไม่มีใครชอบการ์ดฉันเลย นอกจากคุณ', '所以沒人喜歡我的卡片，除了你。', 'إذن لم يُحبّ بطاقاتي أحد سواك.'], { shot: 'close' }),
        say('teo', 'worry', ['I liked them enough for a crowd.', '大勢ぶん、好きでした。', 'ผมชอบมากพอแทนคนทั้งเมืองครับ', '我一個人，喜歡了很多人的份。', 'أحببتُها بما يكفي جمهورًا كاملًا.'], { shot: 'full' }),
        say('mina', 'angry', ['You bought my pride. Fourteen at a time!', 'わたしの自信を買ってたのね。月に十四枚ずつ！', 'คุณซื้อความภูมิใจของฉัน เดือนละสิบสี่ใบ!', '你買的是我的自信，一次十四張！', 'اشتريتَ كبريائي، أربع عشرة في كلّ مرّة!']),
        say('teo', 'sad', ['I wanted you to stay on the second floor.', '二階に、いてほしかったんです。', 'ผมแค่อยากให้คุณอยู่ที่ชั้นสอง', '我只是希望，妳一直在二樓。', 'أردتُ أن تبقَي في الطابق الثاني.'], { shot: 'profile' }),
        say('mina', 'cry', ['Then say so! Saying it is free!', 'なら言ってよ！　言うのはタダでしょ！', 'งั้นก็พูดสิ! พูดมันไม่เสียเงินนะ!', '那你就說啊！說話又不用錢！', 'فقُلها إذن! الكلام مجّانيّ!']),
        show('back', 'mina', 'sad'),
      ]),
      passage('office', 'day', [
        tell(['In the morning I packed my mug and the ficus.', '朝、マグカップと観葉植物を箱に詰めた。', 'ตอนเช้าฉันเก็บแก้วกับต้นไทรลงกล่อง', '早上，我把馬克杯和榕樹裝進箱子。', 'في الصباح حزمتُ كوبي والنبتة.']),
        say('pip', 'cry', ['You can’t go! I’ve got nine biscuits on you!', '行かないで！　ビスケット九枚かかってるんす！', 'อย่าไปนะพี่! ผมลงไว้ตั้งเก้าชิ้น!', '妳不能走！我押了九片餅乾耶！', 'لا تذهبي! راهنتُ عليك بتسع قطع!']),
        say('carrow', 'calm', ['Let her. One should look at the sun once.', '行かせなさい。太陽は一度見ておくものよ。', 'ปล่อยเธอไป คนเราควรได้เห็นตะวันสักครั้ง', '讓她去。太陽嘛，總該看一次。', 'دعها. ينبغي للمرء أن يرى الشمس مرّة.'], { shot: 'profile' }),
        say('mina', 'sad', ['Tell Accounts he can have his pencils back.', '経理課に伝えて。鉛筆、お返ししますって。', 'ฝากบอกบัญชีด้วย ดินสอฉันคืนให้แล้ว', '跟會計部說，鉛筆還他了。', 'قل للحسابات: أقلامه ردّت إليه.'], { shot: 'close' }),
      ]),
      passage('library', 'dusk', [
        say('teo', 'sad', ['Item: one empty chair. Cost…', '項目、空いた椅子ひとつ。費用……', 'รายการ: เก้าอี้ว่างหนึ่งตัว ราคา…', '項目：空椅子一張。費用……', 'البند: كرسيّ فارغ. الكلفة...'], { shot: 'full' }),
        say('teo', 'cry', ['It goes on and on.', '……桁が、足りない。', '…ตัวเลขมันไม่จบสักที', '……位數不夠寫。', '...رقم لا نهاية له.'], { shot: 'face', tone: 'think' }),
      ]),
    ],
  },
  {
    title: ['Forty Writers', '四十人の作家', 'นักเขียนสี่สิบคน', '四十位寫手', 'أربعون كاتبًا'],
    passages: [
      passage('classroom', 'day', [
        tell(['At Golden Sun, love is written by committee and passed by vote.', '金の太陽社では、恋は会議で書かれ、多数決で決まる。', 'ที่ตะวันทอง ความรักเขียนโดยคณะกรรมการ แล้วโหวตกัน', '在金太陽，愛情由委員會執筆，表決通過。', 'هنا يكتب الحبَّ مجلسٌ، ثمّ يُقَرّ بالتصويت.']),
        say('mina', 'talk', ['I propose: “I saved you a seat.”', '「席、取っといた」を提案します。', 'ฉันขอเสนอ “จองที่ไว้ให้แล้วนะ”', '我提議：「位子我幫你留好了。」', 'أقترح: «حجزتُ لك مقعدًا».'], { shot: 'full' }),
        tell(['Rejected. “Seat” tested badly with people who stand.', '否決。「席」は立ち仕事の層に不評とのこと。', 'ตกไป คำว่า “ที่นั่ง” ไม่ถูกใจกลุ่มคนชอบยืน', '否決。「位子」在站著工作的族群中評價不佳。', 'رُفض. كلمة «مقعد» لم تُعجب من يعملون وقوفًا.'], { shot: 'pause' }),
        say('mina', 'deadpan', ['The window does open.', '……窓は、確かに開く。', '…หน้าต่างเปิดได้จริงแหละ', '……窗戶倒是真的打得開。', 'النافذة تُفتح حقًّا.'], { shot: 'profile' }),
      ]),
      passage('library', 'day', [
        say('pip', 'shock', ['Teo! What’s in this box marked “complaints”?', 'テオさん！　この「苦情」の箱、何すか！？', 'พี่เตโอ! กล่อง “ข้อร้องเรียน” นี่มันอะไรครับ!', '泰奧哥！這箱「客訴」裡面是什麼！？', 'تيو! ماذا في صندوق «الشكاوى» هذا؟'], { shot: 'face' }),
        say('teo', 'cold', ['Complaints. I never open them. They cost money.', '苦情です。開けません。高くつくので。', 'ข้อร้องเรียนไงครับ ผมไม่เคยเปิด มันเปลืองเงิน', '客訴。我從不拆，拆了要賠錢。', 'شكاوى. لا أفتحها أبدًا، فهي مكلفة.'], { shot: 'close' }),
        say('pip', 'joy', ['“Thanks to your card, Dad rang. After six years.”', '「カードのおかげで父から電話が。六年ぶりに」！', '“เพราะการ์ดนี้ พ่อโทรมา ในรอบหกปี”', '「多虧這張卡，爸爸打來了，六年來第一次。」', '«بفضل بطاقتكم هاتفني أبي بعد ستّ سنوات».'], { shot: 'full', prop: CARD }),
        say('pip', 'cry', ['They’re all thank-yous! Hundreds of them!', '全部お礼っす！　何百通も！', 'ทั้งหมดนี่จดหมายขอบคุณ! เป็นร้อยเลย!', '全部都是感謝信！有好幾百封！', 'كلّها رسائل شكر! مئات!']),
        show('eyes', 'teo', 'shock'),
        say('teo', 'shock', ['I filed love under the wrong heading.', '僕は、愛の科目を間違えていた……。', 'ผมลงบัญชีความรักผิดหมวดมาตลอด', '我一直把愛，記錯了科目……', 'لقد قيّدتُ الحبّ في البند الخطأ.'], { shot: 'face' }),
      ]),
      passage('street', 'dusk', [say('pip', 'shout', ['Then go and correct it!', 'なら、訂正してくるっす！', 'งั้นก็ไปแก้สิครับ!', '那就快去更正啊！', 'فاذهب وصحّحه!'], { shot: 'low', tone: 'shout' }), show('action', 'teo', 'strain', { posture: 'run', sound: ['dash', 'ダッ', 'ฟิ้ว', '噠噠噠', 'طَق طَق'] })]),
    ],
  },
  {
    title: ['The Blank Card', '白いカード', 'การ์ดเปล่า', '空白卡', 'البطاقة البيضاء'],
    passages: [
      passage('towers', 'dusk', [
        tell(['Eleven streets with a box of letters. A record for Accounts.', '手紙の箱を抱えて十一区画。経理課の新記録。', 'วิ่งสิบเอ็ดถนนพร้อมลังจดหมาย สถิติใหม่ของแผนกบัญชี', '抱著一箱信跑了十一條街，會計部新紀錄。', 'أحد عشر شارعًا ومعه صندوق رسائل. رقم قياسيّ للحسابات.']),
        say('teo', 'strain', ['A correction… to the accounts.', '帳簿の……訂正に、来ました。', 'ผมมา…แก้ไขบัญชีครับ', '我來……更正帳目。', 'تصحيحٌ... في الحسابات.'], { shot: 'full', posture: 'chest' }),
        say('mina', 'shock', ['These are all… for me?', 'これ全部……わたしに？', 'ทั้งหมดนี่…ถึงฉันเหรอ', '這些全部……是給我的？', 'كلّ هذه... لي أنا؟'], { shot: 'face' }),
        show('hand', 'mina', 'cry', { prop: CARD }),
        say('mina', 'cry', ['They kept them. Real people kept them.', '取っておいてくれた人が、本当にいたんだ……。', 'มีคนเก็บไว้จริงๆ คนจริงๆ ด้วย…', '真的有人留著……是真正的人。', 'لقد احتفظوا بها. أناس حقيقيّون.'], { shot: 'close' }),
        say('teo', 'calm', ['Four hundred and six. I’m not your only customer.', '四百六通。僕はもう、たった一人の客じゃない。', 'สี่ร้อยหกฉบับ ผมไม่ใช่ลูกค้าคนเดียวแล้วครับ', '四百零六封。我不再是唯一的顧客了。', 'أربعمئة وستّ. لستُ زبونك الوحيد.'], { shot: 'profile' }),
        say('mina', 'smile', ['You sound a bit sorry.', 'ちょっと残念そう。', 'ฟังดูเสียดายนะ', '你好像有點可惜。', 'تبدو آسفًا قليلًا.'], { shot: 'close', posture: 'clasp' }),
        say('teo', 'shy', ['A bit.', '……ちょっと。', '…นิดหน่อยครับ', '……有一點。', '...قليلًا.'], { shot: 'face' }),
      ]),
      passage('office', 'night', [
        say('mina', 'joy', ['The autumn card! Open it.', '秋のカード、できました！　開けてみて。', 'การ์ดฤดูใบไม้ร่วงค่ะ! เปิดดูสิคะ', '秋季卡完成了！打開看看。', 'بطاقة الخريف! افتحيها.'], { shot: 'full', prop: CARD }),
        say('carrow', 'shock', ['There’s nothing in it.', '何も書いてないわ。', 'ข้างในไม่มีอะไรเลย', '裡面什麼都沒寫。', 'لا شيء فيها.'], { shot: 'close' }),
        say('mina', 'smile', ['No. You have to say it yourself.', 'はい。自分の口で言うカードです。', 'ใช่ค่ะ ต้องพูดเอง', '對，要自己說出口。', 'نعم. على المرء أن يقولها بنفسه.'], { shot: 'over' }),
        say('carrow', 'smirk', ['Not one word. Accounts will weep for joy.', '文字ゼロ。経理が泣いて喜ぶわね。', 'ไม่มีสักคำ ฝ่ายบัญชีคงดีใจจนร้องไห้', '一個字都沒有，會計部要喜極而泣了。', 'ولا كلمة! سيبكي قسم الحسابات فرحًا.'], { shot: 'low' }),
      ]),
    ],
  },
  {
    title: ['Approved', '承認', 'อนุมัติ', '核准', 'موافقة'],
    passages: [
      passage('office', 'day', [
        tell(['The blank card sold out in four days.', '白いカードは四日で完売した。', 'การ์ดเปล่าขายหมดในสี่วัน', '空白卡四天就賣光了。', 'نفدت البطاقة البيضاء في أربعة أيّام.']),
        say('carrow', 'smile', ['The department stays. The ficus gets a raise.', '恋文課は存続。観葉植物は昇給よ。', 'ไม่ยุบแผนกแล้ว ส่วนต้นไทร ฉันขึ้นเงินเดือนให้', '情書部保留。榕樹加薪。', 'القسم باقٍ. وللنبتة علاوة.'], { shot: 'full', posture: 'crossed' }),
        say('pip', 'worry', ['No one’s said it yet, and the biscuits expire tonight!', 'まだ誰も言ってない！　ビスケットの期限、今夜っす！', 'ยังไม่มีใครพูดเลย แล้วบิสกิตจะหมดอายุคืนนี้!', '還沒有人開口，餅乾今晚就過期了！', 'لم يقلها أحد بعد، والبسكويت تنتهي صلاحيّته الليلة!'], { shot: 'close' }),
      ]),
      passage('rooftops', 'night', [
        say('teo', 'calm', ['My card is blank as well.', '僕のカードも、白紙ですね。', 'การ์ดของผมก็ว่างเปล่าครับ', '我這張也是空白的。', 'بطاقتي بيضاء أيضًا.'], { shot: 'full', prop: CARD }),
        say('mina', 'smile', ['Your turn. Out loud.', 'あなたの番。声に出して。', 'ตาคุณแล้ว พูดออกเสียงด้วย', '換你了，要出聲。', 'دورك. بصوت مسموع.'], { shot: 'profile' }),
        say('teo', 'strain', ['Item: I love you. No! I meant “item: one moon”—', '項目、好きで……いや、「月ひとつ」と言おうと！', 'รายการ: ผมรักคุณ… ไม่ใช่! จะพูดว่า “พระจันทร์”', '項目：我喜歡妳……不是！我要說「月亮一輪」——', 'البند: أحبّك... لا! قصدتُ: «قمر واحد»...'], { shot: 'close', posture: 'clasp' }),
        show('eyes', 'mina', 'shock'),
        say('carrow', 'laugh', ['TEN BISCUITS!', 'ビスケット十枚！', 'บิสกิตสิบชิ้น!', '餅乾十片！', 'عشر قطع بسكويت!'], { shot: 'low', tone: 'shout' }),
        say('mina', 'shy', ['Item: one kiss. How many shall I put?', '項目、キス。数量は、いくつ？', 'รายการ: จูบ ใส่จำนวนเท่าไรดี', '項目：親吻。數量要填多少？', 'البند: قبلة. كم أكتب في الخانة؟'], { shot: 'close' }),
        say('teo', 'shy', ['Leave it open.', '……空欄で。', 'เว้นว่างไว้ครับ', '……先空著。', 'اتركيها مفتوحة.'], { shot: 'profile' }),
        say('mina', 'laugh', ['Accounts won’t accept that!', '経理課が通さないよ？', 'แผนกบัญชีไม่รับหรอกนะ!', '會計部不會收的！', 'لن تقبلها الحسابات!'], { shot: 'face' }),
        say('teo', 'smile', ['Approved.', '承認します。', 'อนุมัติครับ', '核准。', 'تمّت الموافقة.'], { shot: 'two' }),
      ]),
    ],
  },
];
