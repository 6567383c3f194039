import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const CARD = { kind: 'letter', colour: '#a8c820' } as const;
const BOOK = { kind: 'book', colour: '#4a4878' } as const;
const CUP = { kind: 'cup', colour: '#e4e4f0' } as const;
const TORCH = { kind: 'torch', colour: '#3a3c48' } as const;

/** What the mirror owes, and to whom: the fifth chair. */
export const MIRROR_CLUB_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Five Knocks', '五つのノック', 'เคาะห้าครั้ง', '五下敲門', 'خمس طرقات'],
    passages: [
      passage('classroom', 'night', [
        tell(
          [
            'It knocked again on Tuesday. We stood in front of it like people who owe rent.',
            '火曜にも鳴った。家賃を溜めた人みたいに、私たちは鏡の前に並んだ。',
            'วันอังคารมันเคาะอีก เรายืนเรียงหน้ามันเหมือนคนค้างค่าเช่า',
            '星期二它又敲了。我們站在它面前，像一群欠房租的人。',
            'طرقت ثانية يوم الثلاثاء. وقفنا أمامها كمن تأخّر عن دفع الإيجار.',
          ],
          { shot: 'group', who: 'noor', mood: 'worry' },
        ),
        say('otti', 'worry', ['Maybe it’s the pipes.', '水道管、とかじゃない？', 'อาจจะเป็นท่อน้ำก็ได้นะ', '說不定是水管啊。', 'ربّما هي المواسير.'], { shot: 'close' }),
        say('ezra', 'deadpan', ['Pipes don’t knock politely.', '水道管は、あんなに礼儀正しくない。', 'ท่อน้ำไม่เคาะสุภาพขนาดนี้หรอก', '水管不會敲得這麼有禮貌。', 'المواسير لا تطرق بكلّ هذا الأدب.'], { shot: 'low' }),
        show('pause', null, 'cold', { sound: ['knock knock', 'コン　コン', 'ก๊อก ก๊อก', '叩　叩', 'طَق طَق'] }),
        say('lucas', 'strain', ['Three. Four. It’s counting us.', '三……四。僕らを、数えてる。', 'สาม สี่ มันกำลังนับพวกเรา', '三……四。它在數我們。', 'ثلاثة. أربعة. إنّها تعدّنا.'], { shot: 'over' }),
        say('noor', 'shock', ['Five.', '……五。', 'ห้า', '……五。', 'خمسة.'], { shot: 'eyes' }),
      ]),
      passage('classroom', 'glass', [
        say('otti', 'strain', ['We turn it round, we look, we turn it back. Agreed?', '回して、見て、すぐ戻す。いい？', 'หมุนมัน ดูแวบเดียว แล้วหมุนกลับ ตกลงนะ', '轉過來，看一眼，馬上轉回去。說好囉？', 'نديرها، ننظر، ثمّ نعيدها. اتّفقنا؟'], { shot: 'full' }),
        tell(['No tomorrow in it. No us, either. Only the chairs. I counted them twice.', '明日は映らない。私たちも映らない。椅子だけ。二度、数えた。', 'ในนั้นไม่มีวันพรุ่งนี้ ไม่มีพวกเรา มีแต่เก้าอี้ ฉันนับสองรอบ', '裡面沒有明天，也沒有我們，只有椅子。我數了兩遍。', 'لا غد فيها، ولا نحن. الكراسي وحدها. عددتُها مرّتين.'], {
          shot: 'back',
          who: 'noor',
        }),
        say('ezra', 'cold', ['A year I sat in there. That fifth one always faced the wall.', '一年、あそこにいた。五つ目はずっと、壁を向いてた。', 'ฉันนั่งในนั้นมาหนึ่งปี ตัวที่ห้าหันหน้าเข้ากำแพงตลอด', '我在裡面坐了一年。第五張，一直面向牆壁。', 'جلستُ هناك سنة. وذاك الخامس كان يواجه الحائط دائمًا.'], { shot: 'face' }),
        tell(['It was facing us now.', '今は、こちらを向いている。', 'ตอนนี้มันหันมาทางเรา', '現在，它正對著我們。', 'أمّا الآن فهو يواجهنا.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['Change', 'お釣り', 'เงินทอน', '找零', 'الباقي'],
    passages: [
      passage('lockers', 'day', [
        tell(
          [
            'Resits on Thursday, in every subject there is. I opened my locker, and there was a card.',
            '木曜は全科目の追試。ロッカーを開けたら、またカードがあった。',
            'วันพฤหัสสอบซ่อมทุกวิชา ฉันเปิดล็อกเกอร์ แล้วก็เจอการ์ดอีกใบ',
            '星期四全科補考。我打開置物櫃，裡面又有一張卡片。',
            'إعادة الامتحانات كلّها يوم الخميس. فتحتُ خزانتي فوجدتُ بطاقة.',
          ],
          { shot: 'hand', who: 'noor', prop: CARD },
        ),
        say('noor', 'worry', ['“You overpaid. Kindly accept your change.”', '「お支払いが多すぎました。お釣りをどうぞ」', '“ท่านจ่ายเกิน โปรดรับเงินทอน”', '「您多付了，請收下找零。」', '«دفعتم أكثر ممّا يجب. تفضّلوا الباقي».'], { shot: 'close' }),
        say('lucas', 'cold', ['It’s being kind. I don’t like it.', '親切だな。……気に入らない。', 'มันใจดีแปลก ๆ ผมไม่ชอบเลย', '它突然變親切了。我不喜歡。', 'إنّها تتلطّف معنا. لا يعجبني هذا.'], { shot: 'low' }),
        say('noor', 'joy', ['Plover Street. Lucas! I live in Plover Street!', '千鳥通り……ルーカス、私の家、千鳥通りだ！', 'ถนนนกหัวโต ลูคัส! บ้านฉันอยู่ถนนนกหัวโต!', '千鳥街……盧卡斯！我家在千鳥街！', 'شارع الزقزاق! لوكاس، أنا أسكن شارع الزقزاق!'], { shot: 'face' }),
        show('eyes', 'lucas', 'smile'),
      ]),
      passage('rooftops', 'dusk', [
        say('otti', 'laugh', ['Look at the sky! It’s ORANGE! Has it been doing that all year?', '見て、空が橙色！　これ、一年ずっとやってたの？', 'ดูฟ้าสิ สีส้ม! มันเป็นแบบนี้มาทั้งปีเลยเหรอ', '你們看天空，是橘色！它一整年都這樣嗎？', 'انظروا! السماء برتقاليّة! أكانت هكذا طوال السنة؟'], { shot: 'wide' }),
        say('ezra', 'smile', ['And the name? The one with an M?', 'で、名前は？　Mで始まるやつ。', 'แล้วชื่อล่ะ ที่ขึ้นต้นด้วยตัว M', '那名字呢？M開頭的那個。', 'والاسم؟ ذاك الذي يبدأ بالميم؟'], { shot: 'two', to: 'otti' }),
        say('otti', 'joy', ['Back since lunch! I’m Ottilie Mathilde…', '昼に戻った！　あたし、オッティリエ・マティルデ……', 'กลับมาตั้งแต่เที่ยง! ฉันชื่อออตติลี มาทิลเดอ…', '中午就回來了！我叫歐蒂莉・瑪蒂達……', 'عاد منذ الظهر! أنا أوتيلي ماتيلدا…'], { shot: 'full' }),
        say('otti', 'worry', ['…No. It was Maud. I’m named after my gran. It was Maud.', '……違う。モードだ。おばあちゃんの名前。モード、だった。', '…ไม่ใช่ มันคือม็อด ชื่อเดียวกับย่า มันต้องเป็นม็อด', '……不對，是莫德，跟我奶奶同名。應該是莫德才對。', '…لا. كان «مود»، على اسم جدّتي. كان «مود».'], { shot: 'face' }),
        tell(['The mirror had given her change. In somebody else’s money.', '鏡は釣りをくれた。ただし、よその誰かのお金で。', 'กระจกทอนให้เธอจริง แต่เป็นเงินของคนอื่น', '鏡子找了零錢給她。用的卻是別人的錢。', 'أعادت لها المرآة الباقي. لكن من مال شخص آخر.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['Left Foot First', '左足から', 'ก้าวซ้ายก่อน', '先出左腳', 'القدم اليسرى أوّلًا'],
    passages: [
      passage('classroom', 'day', [
        tell(['The resit in history. Two hundred people writing, and one of my friends was dancing.', '歴史の追試。二百人が書くなか、友達がひとり、踊っていた。', 'สอบซ่อมประวัติศาสตร์ สองร้อยคนนั่งเขียน เพื่อนฉันคนหนึ่งเต้นรำ', '歷史補考。兩百個人在寫，我有個朋友在跳舞。', 'إعادة امتحان التاريخ. مئتان يكتبون، وأحد أصدقائي يرقص.'], {
          shot: 'wide',
          who: 'ezra',
          mood: 'calm',
        }),
        say('lucas', 'shock', ['Ezra. Sit down. What are your feet doing?', 'エズラ、座って。その足、何をしてるの。', 'เอซรา นั่งลง เท้าพี่ทำอะไรอยู่น่ะ', '艾茲拉，坐下。你的腳在幹嘛？', 'إزرا، اجلس. ماذا تفعل قدماك؟'], { tone: 'whisper', shot: 'over' }),
        say('ezra', 'strain', ['A waltz, I think. I can’t waltz.', 'たぶん、ワルツだ。俺は踊れないのに。', 'วอลตซ์มั้ง ทั้งที่ฉันเต้นวอลตซ์ไม่เป็น', '好像是華爾滋。可是我不會跳啊。', 'فالس، على ما أظنّ. وأنا لا أجيد الفالس.'], { shot: 'close' }),
        show('full', 'ezra', 'strain', { sound: ['tap tap', 'タッ　タッ', 'แต๊ะ แต๊ะ', '噠　噠', 'تَك تَك'] }),
      ]),
      passage('kitchen', 'dusk', [
        say('lucas', 'worry', ['I put four sugars in my tea. I’ve never taken sugar in my life.', '紅茶に角砂糖を四つ。生まれて一度も入れたことがないのに。', 'ผมใส่น้ำตาลสี่ก้อนในชา ทั้งชีวิตผมไม่เคยใส่น้ำตาล', '我在茶裡放了四顆糖。我這輩子沒加過糖。', 'وضعتُ أربع قطع سكّر في شايي. لم أحلّه في حياتي.'], { shot: 'hand', prop: CUP }),
        say('noor', 'talk', ['And I’ve been humming one tune since breakfast. Nobody taught it to me.', '私は朝から同じ曲ばかり。誰にも習ってないのに。', 'ส่วนฉันฮัมเพลงเดียวตั้งแต่เช้า ทั้งที่ไม่มีใครสอน', '我從早餐就一直哼同一首歌，根本沒人教過我。', 'وأنا أدندن لحنًا واحدًا منذ الفطور. لم يعلّمني إيّاه أحد.'], { shot: 'close' }),
        say('otti', 'shock', ['Hum it again. Ezra, stand up. Left foot first.', 'もう一回歌って。エズラ、立って。左足からね。', 'ฮัมอีกทีสิ เอซรา ลุกขึ้น ก้าวซ้ายก่อน', '再哼一次。艾茲拉，站起來，先出左腳。', 'دندنيه ثانية. قف يا إزرا. القدم اليسرى أوّلًا.'], { shot: 'face' }),
        show('two', 'ezra', 'shock', { others: ['noor'] }),
        tell(['A tune, a step, a sweet tooth, a name. Put together, they made a girl.', '曲と、足どりと、甘党の舌と、名前。合わせると、女の子ができた。', 'ทำนอง ท่าเต้น ลิ้นติดหวาน กับชื่อ พอรวมกันก็ได้เด็กผู้หญิงหนึ่งคน', '一首曲子、一個舞步、愛吃甜、一個名字。拼起來，是一個女孩。', 'لحن وخطوة وحبّ للسكّر واسم. إن جُمعت صارت فتاة.'], {
          shot: 'pause',
        }),
        say('otti', 'worry', ['Mathilde. We’ve been given Mathilde.', 'マティルデ。あたしたち、マティルデを渡されたんだ。', 'มาทิลเดอ เราได้มาทิลเดอมาคนละชิ้น', '瑪蒂達。我們分到的，是瑪蒂達。', 'ماتيلدا. لقد وُزّعت علينا ماتيلدا.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['The Man Who Never Left', '帰らない先生', 'ครูที่ไม่เคยกลับบ้าน', '不回家的老師', 'الذي لا يغادر'],
    passages: [
      passage('vault', 'night', [
        tell(['The old registers are kept under the stairs, where the damp can read them.', '古い名簿は階段の下。湿気だけが、それを読んでいる。', 'ทะเบียนเก่าเก็บไว้ใต้บันได ให้ความชื้นเป็นคนอ่าน', '舊名冊收在樓梯底下，只有濕氣在讀。', 'السجلّات القديمة تحت الدرج، حيث تقرؤها الرطوبة.'], {
          shot: 'full',
          who: 'noor',
          mood: 'calm',
        }),
        say('otti', 'talk', ['Thirty-one years back. Dance club, five members. Then four.', '三十一年前。舞踏部、部員五名。翌月、四名。', 'สามสิบเอ็ดปีก่อน ชมรมเต้นรำ สมาชิกห้าคน แล้วก็สี่', '三十一年前。舞蹈社，社員五名。然後，四名。', 'قبل إحدى وثلاثين سنة: نادي الرقص، خمسة أعضاء. ثمّ أربعة.'], { shot: 'close', prop: TORCH }),
        say('lucas', 'cold', ['No line struck out. Just a gap, the height of one name.', '消した線もない。名前ひとつ分の、余白だけ。', 'ไม่มีรอยขีดฆ่า มีแค่ช่องว่าง สูงเท่าชื่อหนึ่งชื่อ', '沒有劃掉的線，只有一格空白，剛好一個名字高。', 'لا شطب. فراغ فقط، بعلوّ اسم واحد.'], { shot: 'over' }),
        show('hand', 'otti', 'strain', { prop: BOOK }),
        say('noor', 'shock', ['Look at the last one. “Hale, Peter.” Our Mr Hale?', '最後の名前。「ピーター・ヘイル」……ヘイル先生？', 'ดูคนสุดท้ายสิ “ปีเตอร์ เฮล” ครูเฮลของเราเหรอ', '看最後一個：「彼得・海爾」……是我們海爾老師？', 'انظروا إلى الأخير: «بيتر هيل». أستاذنا هيل؟'], { shot: 'face' }),
      ]),
      passage('corridor', 'dusk', [
        tell(
          [
            'He could have taught anywhere. In thirty-one years he has not missed one evening here.',
            'どこでも教えられた人だ。なのに三十一年、夕方を一度も休まない。',
            'เขาไปสอนที่ไหนก็ได้ แต่สามสิบเอ็ดปี ไม่เคยขาดสักเย็นเดียว',
            '他去哪裡教書都可以。三十一年來，卻沒缺過一個傍晚。',
            'كان يمكنه التدريس في أيّ مكان. ولم يفُته هنا مساء منذ ثلاثين عامًا.',
          ],
          { shot: 'wide', who: 'lucas', mood: 'worry' },
        ),
        say('ezra', 'cold', ['From inside I used to see his shoes. Under the door. At 5:55.', '鏡の中から、靴が見えた。扉の下に。五時五十五分に。', 'ตอนอยู่ข้างใน ฉันเห็นรองเท้าเขาใต้ประตู ตอน 5:55', '我在裡面看過他的鞋子，門縫底下，五點五十五分。', 'من الداخل كنتُ أرى حذاءه تحت الباب. عند ٥:٥٥.'], { shot: 'low' }),
        say('noor', 'worry', ['He wasn’t spying on us. He was waiting for someone.', '見張ってたんじゃない。誰かを、待ってたんだ。', 'เขาไม่ได้แอบดูพวกเรา เขารอใครบางคน', '他不是在監視我們。他在等人。', 'لم يكن يتجسّس علينا. كان ينتظر أحدًا.'], { shot: 'close' }),
        show('pause', null, 'calm', { sound: ['creak', 'ギイ', 'แอ๊ด', '吱——', 'صرير'] }),
        tell(
          [
            'The door opened. Mr Hale looked at Ezra’s feet, and sat down on the floor. “Is she still always early?”',
            '扉が開いた。先生はエズラの足を見て、床に座りこんだ。「彼女は今も、早く来るのか」',
            'ประตูเปิด ครูเฮลมองเท้าเอซรา แล้วทรุดลงกับพื้น “เธอยังมาก่อนเวลาอยู่ไหม”',
            '門開了。海爾老師看見艾茲拉的腳步，跌坐在地：「她還是那麼早到嗎？」',
            'فُتح الباب. نظر هيل إلى قدمي إزرا وجلس أرضًا: «أما زالت تصل مبكّرة؟»',
          ],
          { shot: 'eyes', who: 'noor', mood: 'shock' },
        ),
      ]),
    ],
  },
  {
    title: ['Still Wet', 'まだ濡れている', 'ยังเปียกอยู่', '還是濕的', 'ما زال مبلولًا'],
    passages: [
      passage('stairs', 'dusk', [
        tell(
          [
            'Mr Hale told it in one breath. A rainy night, five friends, and he had looked away.',
            '先生は一息に話した。雨の夜、五人の仲間。そして先生は、目をそらした。',
            'ครูเฮลเล่ารวดเดียว คืนฝนตก เพื่อนห้าคน แล้วครูหันไปทางอื่น',
            '海爾老師一口氣說完：雨夜，五個朋友，而他移開了眼睛。',
            'حكاها هيل في نَفَس واحد: ليلة ماطرة، خمسة أصدقاء، وهو أشاح بوجهه.',
          ],
          { shot: 'back', who: 'noor' },
        ),
        say('lucas', 'talk', ['He says he’ll go in, and she can come out. Rule four.', '自分が入るから、彼女を出せと。規則四だ。', 'ครูบอกว่าจะเข้าไปแทน ให้เธอออกมา ตามกฎข้อสี่', '他說他進去，換她出來。第四條。', 'يقول إنّه سيدخل لتخرج هي. القاعدة الرابعة.'], { shot: 'close' }),
        say('ezra', 'angry', ['No. Nobody swaps again. I’ve had enough of being brave.', 'だめだ。もう誰も代わらない。勇敢なのは、うんざりだ。', 'ไม่ ห้ามใครแลกตัวอีก ฉันเหนื่อยกับการเป็นคนกล้าแล้ว', '不行，誰都不准再替誰。我受夠當勇者了。', 'لا. لن يبدّل أحد أحدًا. سئمتُ الشجاعة.'], { shot: 'low' }),
        say('otti', 'worry', ['Ezra. You’re dripping on my shoes.', 'エズラ。あたしの靴に、水が垂れてる。', 'เอซรา น้ำหยดใส่รองเท้าฉันแน่ะ', '艾茲拉，你的水滴到我鞋子上了。', 'إزرا، أنت تقطر على حذائي.'], { shot: 'over' }),
        show('hand', 'ezra', 'worry', { sound: ['drip', 'ぽたっ', 'แหมะ', '滴', 'قَطرة'] }),
      ]),
      passage('kitchen', 'night', [
        say('lucas', 'strain', ['Three weeks by the stove, and it’s no drier. Why?', '三週間ストーブのそばだ。なぜ乾かない？', 'ผึ่งข้างเตาสามอาทิตย์แล้ว ทำไมยังไม่แห้ง', '在爐邊烤了三個禮拜，怎麼還沒乾？', 'ثلاثة أسابيع قرب الموقد ولم يجفّ. لماذا؟'], { shot: 'two', to: 'ezra' }),
        say('ezra', 'sad', ['Because it’s still raining where I am, Lu.', '俺のいる所じゃ、まだ降ってるからさ、ルー。', 'เพราะตรงที่ฉันอยู่ ฝนยังตกอยู่เลย ลู', '因為我在的地方，還在下雨啊，小盧。', 'لأنّ المطر ما زال يهطل حيث أنا يا لو.'], { shot: 'face' }),
        say('lucas', 'cry', ['You’re HERE. I can touch your sleeve.', 'ここにいるよ。袖だって、触れる。', 'พี่อยู่นี่ ผมจับแขนเสื้อพี่ได้', '你就在這裡。我摸得到你的袖子。', 'أنت هنا! ها أنا ألمس كُمّك.'], { shot: 'close' }),
        say('ezra', 'smile', ['Touch it, then. Tell me if you feel an arm.', 'じゃあ、触ってみな。腕があるか、教えてくれ。', 'งั้นลองจับดูสิ แล้วบอกฉันทีว่าเจอแขนไหม', '那你摸摸看。告訴我，裡面有沒有手臂。', 'المسه إذن. وأخبرني إن وجدتَ ذراعًا.'], { shot: 'eyes' }),
        tell(
          ['We hadn’t brought him back. We had brought back his coat, and it remembered him well.', '戻ってきたのは彼じゃない。彼をよく覚えている、上着のほうだった。', 'เราไม่ได้พาเขากลับมา เราพาแค่เสื้อโค้ตที่จำเขาได้ดีกลับมา', '我們帶回來的不是他，是那件把他記得很牢的外套。', 'لم نُعِده هو. أعدنا معطفه، وكان المعطف يحفظه جيّدًا.'],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['The Silver Side', '銀の裏側', 'ด้านหลังสีเงิน', '鍍銀的那一面', 'الوجه الفضّيّ'],
    passages: [
      passage('classroom', 'dusk', [
        tell(
          [
            'A mirror is glass with silver on its back. In all this time nobody had looked at the back.',
            '鏡は、裏に銀を塗った硝子。誰もまだ、裏を見ていない。',
            'กระจกเงาคือแก้วที่ทาเงินด้านหลัง ที่ผ่านมาไม่มีใครดูด้านหลังเลย',
            '鏡子是背面鍍銀的玻璃。一直以來，沒人看過背面。',
            'المرآة زجاج ظهره فضّة. وطوال هذا الوقت لم ينظر أحد إلى ظهرها.',
          ],
          { shot: 'wide', who: 'noor', mood: 'calm' },
        ),
        say('otti', 'strain', ['Names. Scratched into the silver. Hundreds of them!', '名前だ。銀に、ひっかいてある。何百も！', 'ชื่อคน ขูดไว้บนผิวเงิน เป็นร้อยเลย!', '是名字，刮在銀面上，有好幾百個！', 'أسماء. محفورة في الفضّة. مئات منها!'], { shot: 'close', prop: TORCH }),
        say('noor', 'talk', ['Each one lets in a bit of light. That’s how they see us.', 'ひと文字ごとに、光が通る。だから向こうから、見えるんだ。', 'แต่ละชื่อมีแสงลอดเข้าไปนิดหนึ่ง พวกเขาเลยมองเห็นเรา', '每個名字都透進一點光。他們就是這樣看見我們的。', 'كلّ اسم يُدخل شيئًا من الضوء. هكذا يروننا.'], { shot: 'over' }),
        say('lucas', 'smirk', ['Then we scratch. All of it. Until it’s only a window.', 'なら、全部削ろう。ただの窓に、なるまで。', 'งั้นก็ขูดให้หมด จนมันเหลือแค่หน้าต่าง', '那就全刮掉，刮到它只是一扇窗。', 'فلنكشطها كلّها. حتّى تصير مجرّد نافذة.'], { shot: 'low' }),
        show('action', 'lucas', 'strain', { posture: 'reach', sound: ['SCRAPE', 'ガリガリ', 'แกรก แกรก', '喀啦喀啦', 'كَشط كَشط'] }),
      ]),
      passage('classroom', 'glass', [
        tell(
          [
            '5:55. Mr Hale counted, and his voice shook. One to four, and then he said her name.',
            '五時五十五分。先生が数えた、震える声で。四の次に、彼女の名を呼んだ。',
            '5:55 ครูเฮลนับเสียงสั่น หนึ่งถึงสี่ แล้วครูก็เรียกชื่อเธอ',
            '五點五十五分。海爾老師顫聲數到四，然後喊了她的名字。',
            '٥:٥٥. عدّ هيل بصوت يرتجف حتّى أربعة، ثمّ نطق باسمها.',
          ],
          { shot: 'pause' },
        ),
        say('ezra', 'shout', ['She’s got my hand! Somebody pull! PULL!', '手をつかまれた！　誰か引け！　引くんだ！', 'เธอจับมือฉันแล้ว! ใครก็ได้ดึงที! ดึง!', '她抓住我的手了！快拉！快拉啊！', 'أمسكت بيدي! ليسحبني أحد! اسحبوا!'], { tone: 'shout', shot: 'face' }),
        show('action', 'noor', 'shout', { posture: 'reach', others: ['ezra'], sound: ['CRACK', 'ピシッ', 'เปรี๊ยะ', '啪嚓', 'طَراخ'] }),
        say('lucas', 'joy', ['It’s warm! Noor, there’s an ARM in it!', '温かい！　ヌール、腕だ！　腕がある！', 'อุ่น! นูร์ ในแขนเสื้อมีแขนแล้ว!', '是溫的！努兒，裡面有手臂了！', 'دافئة! نور، في الكُمّ ذراع!'], { shot: 'close' }),
        tell(
          [
            'Five chairs, five people. In the window behind us, four others walked off with our faces. And the key.',
            '椅子は五つ、人も五人。背後の窓で、私たちの顔をした四人が去っていく。鍵を持って。',
            'เก้าอี้ห้า คนห้า ส่วนในหน้าต่างข้างหลัง คนหน้าเหมือนเราสี่คนเดินจากไป พร้อมกุญแจ',
            '五張椅子，五個人。身後的窗裡，四個有著我們臉孔的人走遠了，還帶走了鑰匙。',
            'خمسة كراسٍ وخمسة أشخاص. وفي النافذة خلفنا أربعة بوجوهنا يبتعدون، ومعهم المفتاح.',
          ],
          { shot: 'eyes', who: 'noor', mood: 'shock' },
        ),
      ]),
    ],
  },
];
