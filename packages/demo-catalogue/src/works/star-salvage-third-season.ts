import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const LIST = { kind: 'book', colour: '#2c4c7c' } as const;
const TICKET = { kind: 'letter', colour: '#f2b61c' } as const;
const UMBRELLA = { kind: 'umbrella', colour: '#b8342e' } as const;

/** The passenger nobody counted, and the stop where somebody still waits. */
export const STAR_SALVAGE_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Nobody at the Wheel', '運転手なし', 'ไม่มีคนขับ', '沒有司機', 'لا أحد خلف المقود'],
    passages: [
      passage('busInside', 'space', [
        tell(
          [
            'It kept to the speed limit. It signalled at every asteroid. It was the best-driven empty bus in space.',
            '制限速度を守り、小惑星ごとに合図を出す。宇宙一行儀のいい、空のバスだ。',
            'มันไม่ขับเร็วเกิน ให้สัญญาณทุกดาวเคราะห์น้อย เป็นรถเปล่าที่ขับดีที่สุดในอวกาศ',
            '它不超速，每顆小行星都打方向燈。全宇宙開得最好的空車。',
            'التزمت السرعة وأشارت عند كلّ كويكب. أحسن حافلة فارغة قيادةً في الفضاء.',
          ],
          { mood: 'calm', shot: 'wide' },
        ),
        say('okon', 'worry', ['Smooth on the clutch. I taught somebody to do that. Can’t think who.', 'クラッチが滑らかだ。俺が教えた癖だが……誰に？', 'คลัตช์นิ่มมาก ผมเคยสอนใครสักคนแบบนี้ นึกไม่ออก', '離合器踩得真順。這手法我教過人，想不起是誰。', 'ناعمة على القابض. علّمتُ أحدًا هذا، ولا أذكر من.'], { shot: 'close' }),
        say('hedda', 'cold', ['Call her, Pim. Three times.', 'ピム、呼びな。三度だ。', 'พิม เรียกมัน สามครั้ง', '琵姆，呼叫它，三次。', 'ناديها يا بيم. ثلاث مرّات.'], { shot: 'low' }),
        say('pim', 'talk', ['Second bus! This is the Stubborn! Who’s driving, please?', '二台目さん！　こちらガンコ号！　運転は、どなたですか！', 'รถคันที่สอง! นี่หัวดื้อ! ใครขับอยู่คะ!', '第二輛車！這裡是倔驢號！請問是誰在開？', 'الحافلة الثانية! هنا «العنيدة»! من يقود من فضلكم؟'], { shot: 'face' }),
        show('hand', 'pim', 'worry', { sound: ['krrk… hic', 'ザザ……ヒック', 'แกรก… อึ๊ก', '沙沙……嗝', 'كرك… حِك'] }),
      ]),
      passage('corridor', 'liner', [
        say('aurel', 'shock', ['Captain. Machines do not hiccup. I have tried.', '船長。機械は、しゃっくりをいたしません。試しました。', 'กัปตัน เครื่องจักรไม่สะอึกขอรับ กระผมเคยลองแล้ว', '船長，機器不會打嗝。我試過。', 'قبطان، الآلات لا تصاب بالفواق. لقد جرّبتُ.'], { shot: 'over' }),
        say('aurel', 'worry', ['Thirty-one fares. Thirty-two belts. Which passenger needs no ticket?', '切符は三十一、ベルトは三十二。切符の要らぬお客様とは……？', 'ตั๋วสามสิบเอ็ด เข็มขัดสามสิบสอง ใครกันไม่ต้องมีตั๋ว', '車票三十一張，安全帶三十二條。誰不需要買票？', '31 تذكرة و32 حزامًا. أيّ راكب لا يحتاج تذكرة؟'], {
          shot: 'close',
          prop: LIST,
        }),
        say('okon', 'shock', ['Under fives! Under fives ride free!', '五歳未満だ！　五歳未満は無料だ！', 'เด็กต่ำกว่าห้าขวบ! เด็กต่ำกว่าห้าขวบขึ้นฟรี!', '未滿五歲！未滿五歲免票！', 'دون الخامسة! من هم دون الخامسة مجّانًا!'], { shot: 'face' }),
        show('wide', 'pim', 'shock', { others: ['okon', 'hedda'] }),
        tell(
          [
            'The other bus drew level. There was somebody at the wheel after all. Only the bobble of a hat showed.',
            '二台目が並んだ。運転手は、いた。帽子のぽんぽんだけが見えた。',
            'รถอีกคันแล่นมาเทียบ มีคนขับจริง ๆ เห็นแค่พู่บนหมวก',
            '另一輛車開到旁邊。原來真有人在開，只看得見帽子上的毛球。',
            'حاذتنا الحافلة الأخرى. كان خلف المقود أحد، لا يظهر منه إلا كرة قبّعته.',
          ],
          { who: 'pim', mood: 'shock', shot: 'eyes' },
        ),
      ]),
    ],
  },
  {
    title: ['Dot', 'ドット', 'ดอต', '小點', 'دوت'],
    passages: [
      passage('busInside', 'cabin', [
        tell(
          [
            'Her name was Dot. She was six. She had been born between two stops, and nobody had rung the bell.',
            '名はドット、六つ。停留所と停留所の間で生まれ、誰も気づかなかった。',
            'เธอชื่อดอต หกขวบ เกิดระหว่างสองป้าย โดยไม่มีใครกดกริ่ง',
            '她叫小點，六歲。生在兩站之間，當時沒人按鈴。',
            'اسمها دوت، في السادسة. وُلدت بين موقفين، ولم يقرع أحد الجرس.',
          ],
          { mood: 'calm', shot: 'wide' },
        ),
        say('okon', 'worry', ['You drove that? With those legs?', 'あれを運転したのか。その足で？', 'หนูขับมาเองเหรอ ขาแค่นี้เนี่ยนะ', '是妳開的？用那雙小短腿？', 'أنتِ قدتِها؟ بهاتين الساقين؟'], { shot: 'close' }),
        tell(['“Mum does the pedals with a broom,” said Dot. “Did. I do it with two brooms.”', '「ママは箒一本で踏んだの」とドット。「私は、二本」', '“แม่ใช้ไม้กวาดเหยียบ” ดอตว่า “หนูใช้สองอัน”', '「媽媽用一支掃把踩，」小點說，「我用兩支。」', 'قالت دوت: «كانت أمّي تدوس بمكنسة. أنا أدوس بمكنستين».'], {
          who: 'okon',
          mood: 'shock',
          shot: 'face',
        }),
        say('hedda', 'smirk', ['I like her. Where were you off to, driver?', '気に入った。運転手さん、どこへ行く気だった？', 'ถูกใจฉัน จะไปไหนล่ะ คุณคนขับ', '我喜歡她。司機小姐，妳要去哪？', 'أعجبتني. إلى أين كنتِ ذاهبة يا سائقة؟'], { shot: 'low' }),
        tell(
          [
            'She took out a map, drawn in wax. “Mill Lane. Everybody talks about it. I’ve never been.”',
            'クレヨンの地図が出てきた。「水車通り。みんな話すのに、私だけ知らない」',
            'เธอหยิบแผนที่สีเทียนออกมา “ซอยโรงสี ใคร ๆ ก็พูดถึง หนูไม่เคยไป”',
            '她掏出一張蠟筆地圖：「磨坊巷。大家都在講，只有我沒去過。」',
            'أخرجت خريطة بالشمع: «زقاق الطاحونة. الكلّ يحكي عنه، ولم أزره قطّ».',
          ],
          { who: 'pim', mood: 'calm', shot: 'close', prop: TICKET },
        ),
      ]),
      passage('busInside', 'space', [
        show('face', 'okon', 'sad'),
        say('okon', 'sad', ['It’s gone, little one. They closed it. They took it off the maps.', 'もうないんだ、嬢ちゃん。閉じられて、地図からも消えた。', 'มันไม่มีแล้วหนู เขาปิดเมือง ลบออกจากแผนที่ด้วย', '那裡沒了，小傢伙。關掉了，連地圖上也刪了。', 'لم يعد موجودًا يا صغيرة. أغلقوه ومحوه من الخرائط.'], { shot: 'two' }),
        tell(['“You said it wasn’t closed. You said it was late. I was in the back. I heard.”', '「廃線じゃない、遅延だって言った。後ろの席で、聞いてたもん」', '“ลุงบอกว่าไม่ได้ปิด แค่สาย หนูนั่งหลังสุด หนูได้ยิน”', '「你說不是停駛，是誤點。我坐在後面，我聽到了。」', '«قلتَ إنّها لم تُغلق، بل تأخّرت. كنتُ في الخلف، وسمعتُ».'], {
          who: 'okon',
          mood: 'shock',
          shot: 'eyes',
        }),
        say('hedda', 'smile', ['She’s got you there, Okon.', '一本取られたね、オコン。', 'โดนเข้าแล้วไหมล่ะ โอคอน', '她說得有理喔，奧孔。', 'لقد أفحمتك يا أوكون.'], { shot: 'full' }),
        say('okon', 'calm', ['Route 12 to the ground. Sit down, everyone. It’s steep.', '十二番、地上行き。座ってくれ。下り坂だ。', 'สาย 12 ลงสู่พื้นดิน นั่งให้เรียบร้อย ทางชันนะ', '十二路，開往地面。大家坐好，坡很陡。', 'الخطّ 12 إلى الأرض. اجلسوا جميعًا، فالطريق منحدر.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['What the Umbrella Was For', '傘のわけ', 'ร่มมีไว้ทำไม', '雨傘的用處', 'لِمَ المظلّة'],
    passages: [
      passage('busInside', 'storm', [
        tell(['A bus isn’t built to fall four hundred kilometres. Neither was the kettle.', 'バスは四百キロも落ちるようにはできていない。やかんも同じだ。', 'รถเมล์ไม่ได้สร้างมาให้ตกสี่ร้อยกิโล กาน้ำก็เช่นกัน', '公車不是造來往下掉四百公里的。水壺也不是。', 'لم تُصنع الحافلة لتسقط أربعمئة كيلومتر. ولا الإبريق.'], {
          mood: 'calm',
          shot: 'wide',
        }),
        say('slate', 'strain', ['The kettle is secure! I am holding it with my whole career!', 'やかんは無事だ！　全経歴を懸けて押さえている！', 'กาน้ำปลอดภัย! ผมกอดมันไว้ด้วยทั้งอาชีพ!', '水壺沒事！我賭上全部資歷抱著它！', 'الإبريق بخير! أمسكه بكلّ مسيرتي المهنيّة!'], { shot: 'low' }),
        say('joren', 'joy', ['Lids on everything! That’s all I ask! Lids!', '何にでも蓋だ！　蓋さえあれば！', 'ปิดฝาทุกอย่าง! พ่อขอแค่นี้ ฝา!', '什麼都要蓋上蓋子！我只求這個，蓋子！', 'غطاء لكلّ شيء! لا أطلب سواه! أغطية!'], { shot: 'close' }),
        show('action', 'okon', 'strain', { posture: 'reach', others: ['pim'], sound: ['WHOOOOM', 'ゴオオオ', 'ฟู่ววว', '轟轟轟', 'ووووم'] }),
        say('okon', 'shout', ['Brakes! Both brooms, Dot! BOTH!', 'ブレーキ！　ドット、箒、両方だ！', 'เบรก! ดอต ไม้กวาดสองอันเลย!', '煞車！小點，兩支掃把一起！', 'الفرامل! المكنستان معًا يا دوت! معًا!'], { shot: 'face', tone: 'shout' }),
      ]),
      passage(
        'street',
        'storm',
        [
          tell(
            [
              'We stopped an inch from a hedge. Something was hitting the roof, all over, very fast.',
              '生垣の手前で止まった。屋根を、無数の何かが叩いていた。',
              'เราหยุดก่อนชนรั้วไม้แค่นิ้วเดียว มีอะไรกระทบหลังคาถี่ยิบ',
              '我們在樹籬前一吋停下。車頂上有什麼，密密地敲著。',
              'توقّفنا على بعد بوصة من السياج. شيء يقرع السقف بسرعة في كلّ مكان.',
            ],
            { mood: 'calm', shot: 'wide' },
          ),
          tell(
            [
              '“Meteors!” screamed Dot, under the seat. “Millions of them! They’re all WET!”',
              '「隕石だ！」ドットが座席の下で叫ぶ。「何百万も！　しかも濡れてる！」',
              '“อุกกาบาต!” ดอตกรีดร้องใต้เบาะ “เป็นล้านเลย! แล้วมันเปียกด้วย!”',
              '「隕石！」小點躲在座位下尖叫，「好幾百萬顆！而且是濕的！」',
              '«نيازك!» صرخت دوت تحت المقعد. «ملايين! وكلّها مبلّلة!»',
            ],
            { who: 'pim', mood: 'worry', shot: 'close' },
          ),
          say('pim', 'smile', ['It’s rain, Dot. It’s only rain.', '雨だよ、ドット。ただの、雨。', 'มันคือฝน ดอต แค่ฝนเอง', '那是雨，小點，只是雨。', 'إنّه المطر يا دوت. مطر فقط.'], { shot: 'face' }),
          show('full', 'pim', 'joy', { posture: 'umbrella', prop: UMBRELLA }),
          tell(
            [
              'Mrs Tench had brought it six years ago, across all that sky, for this one afternoon. It was quite big enough.',
              '六年前のあの傘は、空を渡り、この午後のために来た。二人で入れる大きさだった。',
              'ร่มที่คุณป้าพกมาหกปีข้ามฟ้าทั้งผืน ก็เพื่อบ่ายวันนี้ กางได้พอดีสองคน',
              '六年前那把傘，越過整片天空，就為了今天下午。撐兩個人剛剛好。',
              'تلك المظلّة عبرت السماء قبل ستّ سنوات من أجل هذا العصر. وكانت كبيرة بما يكفي.',
            ],
            { who: 'okon', mood: 'smile', shot: 'two' },
          ),
          say('okon', 'shock', ['The lamp’s on. At the turning place. Who’d leave a lamp on?', '折返場に、灯りがついてる。……誰が、つけた。', 'ไฟที่จุดกลับรถเปิดอยู่ …ใครเปิดทิ้งไว้', '迴車場的燈亮著。誰會留著燈？', 'المصباح مضاء عند الدوران. من ترك المصباح مضاءً؟'], { shot: 'eyes' }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['The Relief', '交代要員', 'คนเปลี่ยนกะ', '交班的人', 'سائق المناوبة'],
    passages: [
      passage(
        'busStop',
        'storm',
        [
          tell(
            [
              'On the bench sat a man in a driver’s cap, very upright, with a lunch tin on his knees.',
              'ベンチに、制帽の男が背筋を伸ばし、弁当箱を膝に座っていた。',
              'บนม้านั่งมีชายสวมหมวกคนขับ นั่งหลังตรง วางปิ่นโตบนตัก',
              '長椅上坐著個戴司機帽的男人，腰桿挺直，膝上放著便當盒。',
              'على المقعد رجل بقبّعة سائق، منتصب الظهر، وعلى ركبتيه علبة غداء.',
            ],
            { mood: 'calm', shot: 'wide' },
          ),
          say('okon', 'shock', ['Bram? It can’t be. Bram?', 'ブラムか？　まさか……ブラム？', 'แบรม? เป็นไปไม่ได้ แบรมเหรอ', '布蘭？不會吧，布蘭？', 'برام؟ غير معقول. برام؟'], { shot: 'face' }),
          tell(
            [
              '“Shift change was at seven,” said Bram. “I’ve no wish to complain. But it’s been six years.”',
              '「交代は七時だ」とブラム。「文句は言わんが、六年になる」',
              '“เปลี่ยนกะเจ็ดโมง” แบรมว่า “ไม่อยากบ่นนะ แต่มันหกปีแล้ว”',
              '「七點交班，」布蘭說，「我不想抱怨，可是六年了。」',
              '«المناوبة في السابعة»، قال برام. «لا أحبّ الشكوى، لكن مضت ستّ سنوات».',
            ],
            { who: 'okon', mood: 'cry', shot: 'over' },
          ),
          say('okon', 'cry', ['I took your bus. I thought everybody had gone.', 'おまえのバスまで持っていった。もう、誰もいないと。', 'ผมเอารถนายไป นึกว่าไม่เหลือใครแล้ว', '我把你的車開走了。我以為人都走光了。', 'أخذتُ حافلتك. ظننتُ الجميع قد رحلوا.'], { shot: 'close' }),
          show('two', 'okon', 'cry'),
          say('hedda', 'worry', ['And every day since, you’ve sat here?', 'それから毎日、ここに座って？', 'แล้วนั่งตรงนี้มาทุกวันเลยเหรอ', '從那以後，你每天都坐在這裡？', 'ومنذ ذلك اليوم تجلس هنا؟'], { shot: 'low' }),
        ],
        'rain',
      ),
      passage('street', 'ring', [
        tell(
          [
            '“Sat? I’ve walked it. Eleven stops, four times a day, with a bell. A route that nobody runs gets cancelled.”',
            '「歩いたさ。十一停留所を日に四度、鈴を鳴らして。走らん路線は消されるからな」',
            '“นั่งเรอะ ฉันเดินเอา สิบเอ็ดป้าย วันละสี่รอบ ถือกระดิ่ง สายที่ไม่มีใครวิ่งจะถูกยกเลิก”',
            '「坐？我用走的。十一站，一天四趟，搖著鈴。沒人跑的路線會被取消。」',
            '«أجلس؟ بل مشيتُه: 11 موقفًا، أربع مرّات يوميًّا، بجرس. الخطّ المتوقّف يُلغى».',
          ],
          { who: 'pim', mood: 'shock', shot: 'full' },
        ),
        say('orla', 'cry', ['So that’s why it was never struck off. Somebody was in service.', 'だから抹消されなかった。……運行、していたのですね。', 'ถึงไม่เคยถูกตัดออก มีคนให้บริการอยู่จริง ๆ', '難怪一直沒被註銷。原來真的有人在營運。', 'لهذا لم يُشطب قطّ. كان هناك من يؤدّي الخدمة.'], { shot: 'close' }),
        say('pim', 'cry', ['On foot. In the rain. For six years.', '歩いて。雨の中を。六年も。', 'เดินเท้า กลางฝน ตั้งหกปี', '用走的。淋著雨。六年。', 'ماشيًا. تحت المطر. ستّ سنوات.'], { shot: 'face' }),
        show('hand', 'okon', 'sad', { prop: TICKET, sound: ['ding', 'チリン', 'กริ๊ง', '叮鈴', 'رنين'] }),
        tell(
          [
            '“Cut it fine, though,” he said, and pointed at the posts. “They flood the valley in the morning.”',
            '「ぎりぎりだったな」と彼は杭を指した。「朝には谷が水の底だ」',
            '“แต่มาเฉียดฉิวนะ” เขาชี้ไปที่หลัก “พรุ่งนี้เช้าเขาจะปล่อยน้ำท่วมหุบเขา”',
            '「不過真險，」他指著那些木樁，「明天早上他們要淹了這山谷。」',
            '«لكنّكم جئتم في آخر لحظة»، وأشار إلى الأوتاد: «سيُغرقون الوادي صباحًا».',
          ],
          { who: 'slate', mood: 'worry', shot: 'eyes' },
        ),
      ]),
    ],
  },
  {
    title: ['Nobody Lives Here', '無人の町', 'ไม่มีใครอยู่', '無人居住', 'لا أحد يسكن هنا'],
    passages: [
      passage('office', 'ring', [
        tell(
          [
            'The order was six years old. “Population: none.” The signature at the foot was very neat.',
            '六年前の命令書。「住民、なし」。末尾の署名は、じつに端正だった。',
            'คำสั่งอายุหกปี “ประชากร ไม่มี” ลายเซ็นท้ายสุดเรียบร้อยมาก',
            '那是六年前的命令：「人口：無。」底下的簽名十分工整。',
            'أمر عمره ستّ سنوات: «السكّان: لا أحد». والتوقيع أسفله أنيق جدًّا.',
          ],
          { mood: 'calm', shot: 'wide' },
        ),
        say('slate', 'sad', ['I counted it from the air. I was in a hurry. I saw no one.', '空から数えた。急いでいた。……誰も、見えなかった。', 'ผมนับจากบนฟ้า ผมรีบ ผมไม่เห็นใครเลย', '我是從空中數的。我趕時間，沒看見半個人。', 'عددتُها من الجوّ. كنتُ مستعجلًا. لم أرَ أحدًا.'], { shot: 'close' }),
        say('pim', 'angry', ['He was walking! With a BELL!', '歩いてたんですよ！　鈴、鳴らして！', 'เขาเดินอยู่! ถือกระดิ่งด้วย!', '他在走路！還搖著鈴！', 'كان يمشي! ومعه جرس!'], { shot: 'low' }),
        say('orla', 'deadpan', ['One man is not a town. The act says thirty-two, in by sunrise.', '一人では町になりません。法では三十二名。日の出までに居住。', 'คนแก่คนเดียวไม่ใช่เมือง กฎหมายว่าต้องสามสิบสอง ก่อนรุ่งสาง', '一個老人不算鎮。法條規定三十二人，日出前入住。', 'شيخ واحد ليس بلدة. القانون يشترط 32 مقيمًا قبل الشروق.'], {
          shot: 'over',
        }),
        show('eyes', 'okon', 'calm'),
        say('okon', 'calm', ['Thirty-one upstairs. And Bram. Two buses. One night.', '上に三十一、ここにブラム。バス二台。夜は、ひとつ。', 'ข้างบนสามสิบเอ็ด บวกแบรม รถสองคัน คืนเดียว', '上面三十一個，加上布蘭。兩輛車，一個晚上。', 'فوق 31، وهنا برام. حافلتان، وليلة واحدة.'], { shot: 'face' }),
      ]),
      passage('busStop', 'space', [
        tell(
          [
            'Bram drove one and Okon drove the other. Each left on time, and each let the other go first.',
            '一台はブラム、一台はオコン。定刻発車。お互い、道を譲り合って。',
            'แบรมขับคันหนึ่ง โอคอนขับอีกคัน ออกตรงเวลา และต่างให้อีกฝ่ายไปก่อน',
            '布蘭開一輛，奧孔開一輛。準時發車，還互相禮讓。',
            'قاد برام واحدة وأوكون الأخرى. انطلقا في الموعد، وكلٌّ يقدّم صاحبه.',
          ],
          { who: 'okon', mood: 'joy', shot: 'full' },
        ),
        show('action', 'pim', 'joy', { posture: 'run', others: ['hedda'], sound: ['VRRRM VRRRM', 'ブルルン、ブルルン', 'บรื้น บรื้น', '噗隆噗隆', 'ڤرررم ڤرررم'] }),
        say('slate', 'strain', ['Twenty-nine, thirty, thirty-one. I’m counting them twice. By hand.', '二十九、三十、三十一。二度数える。今度は、握手して。', 'ยี่สิบเก้า สามสิบ สามสิบเอ็ด ผมนับสองรอบ จับมือทีละคน', '二十九、三十、三十一。我數兩遍，一個個握手數。', '29، 30، 31. أعدّهم مرّتين، باليد.'], { shot: 'close' }),
        say('slate', 'shock', ['Mrs Tench stayed up there with the cat. We are one short.', '傘のご婦人が、猫と残った。……ひとり、足りない。', 'คุณป้าร่มอยู่ข้างบนกับแมว เราขาดไปหนึ่งคน', '那位帶傘的太太留在上面陪貓。少了一個。', 'صاحبة المظلّة بقيت هناك مع القطّ. ينقصنا واحد.'], { shot: 'low' }),
        tell(
          [
            'Something pulled at his sleeve. “I’m six,” said Dot. “You have to count me now.”',
            '袖が引かれた。「私、六つだよ」とドット。「もう、数えなきゃだめ」',
            'มีใครดึงแขนเสื้อเขา “หนูหกขวบแล้ว” ดอตว่า “ต้องนับหนูแล้วนะ”',
            '有人拉他的袖子。「我六歲了，」小點說，「現在得算我了。」',
            'شدّ أحد كمّه. «أنا في السادسة»، قالت دوت. «عليك أن تعدّني الآن».',
          ],
          { who: 'slate', mood: 'smile', shot: 'eyes' },
        ),
      ]),
    ],
  },
  {
    title: ['That’s Two', 'これで二度', 'นั่นสองแล้ว', '這是第二次', 'هذه الثانية'],
    passages: [
      passage('riverside', 'ring', [
        tell(
          [
            'At sunrise the men came to open the sluice, and found thirty-two people having breakfast in it.',
            '日の出に水門を開けにきた男たちは、そこで朝食中の三十二人に会った。',
            'รุ่งสาง คนงานมาเปิดประตูน้ำ เจอคนสามสิบสองคนนั่งกินข้าวเช้าขวางอยู่',
            '日出時，工人來開水閘，卻看見三十二個人坐在裡面吃早餐。',
            'عند الشروق جاء العمّال لفتح السدّ، فوجدوا فيه 32 شخصًا يفطرون.',
          ],
          { mood: 'calm', shot: 'wide' },
        ),
        say('orla', 'joy', ['Population: thirty-two. Signed, stamped, and buttered.', '人口、三十二。署名、捺印、バターつき。', 'ประชากรสามสิบสอง เซ็นแล้ว ประทับตราแล้ว ทาเนยแล้ว', '人口三十二。簽名、蓋章，還塗了奶油。', 'السكّان: 32. وُقّع وخُتم ودُهن بالزبدة.'], { shot: 'close' }),
        say('slate', 'smile', ['I signed it. I went round on foot. I recommend it.', '私が署名した。歩いて数えた。……いいものだな、歩くのは。', 'ผมเซ็นเอง เดินนับเอง แนะนำเลย', '是我簽的。我走著數完的，推薦各位試試。', 'أنا وقّعتُها. درتُ ماشيًا. أنصح بذلك.'], { shot: 'low' }),
        show('group', 'okon', 'laugh', { others: ['pim', 'hedda', 'joren'] }),
        say('okon', 'smile', ['I’m not leaving again, Captain. Somebody has to do the evening shift.', '船長、俺は残る。夜の便を、誰かが走らせんとな。', 'กัปตัน ผมไม่ไปไหนแล้ว ต้องมีคนขับกะเย็น', '船長，我不走了。晚班總得有人開。', 'لن أرحل ثانيةً يا قبطان. لا بدّ لأحد أن يتولّى المساء.'], { shot: 'face' }),
      ]),
      passage('busInside', 'space', [
        tell(
          [
            'So there were two of us in the Stubborn, and a very empty seat, and a man in a good suit minding the kettle.',
            'ガンコ号には二人と、空いた席がひとつ。上等な背広の男が、やかん番。',
            'หัวดื้อเหลือเราสองคน ที่นั่งว่างหนึ่งที่ กับชายใส่สูทคอยเฝ้ากาน้ำ',
            '倔驢號上只剩我們兩個、一個空位，和一個穿西裝顧水壺的男人。',
            'بقينا اثنين في «العنيدة»، ومقعد خالٍ جدًّا، ورجل أنيق يحرس الإبريق.',
          ],
          { who: 'pim', mood: 'sad', shot: 'full' },
        ),
        say('hedda', 'sad', ['He always made the tea too strong. It’ll be dreadful without it.', 'あいつの茶は、いつも濃すぎた。……なきゃないで、ひどいもんだ。', 'ชาเขาเข้มเกินไปเสมอ ไม่มีแล้วคงแย่น่าดู', '他泡的茶總是太濃。沒得喝了，一定很難受。', 'كان شايه ثقيلًا دائمًا. سيكون غيابه فظيعًا.'], { shot: 'close' }),
        say('aurel', 'worry', ['Forgive me, captain. I am here by wireless. So nobody is aboard.', '恐れながら船長。私は無線でこちらに。つまり本船は、無人で。', 'ขออภัยกัปตัน กระผมอยู่นี่ผ่านวิทยุ แปลว่าบนเรือไม่มีใคร', '恕我打擾，船長。我透過無線電在這裡，所以船上沒人。', 'عفوًا قبطان. أنا هنا باللاسلكي، فلا أحد إذن على متني.'], {
          shot: 'over',
        }),
        show('hand', 'pim', 'shock', { sound: ['krrrk', 'ザザッ', 'แกรก', '沙沙', 'كررك'] }),
        tell(
          [
            '“Evening Promise,” said a cold voice on the open band. “Kite Salvage. Do you hear us? …That’s two.”',
            '「宵の約束号」冷たい声がした。「トンビ社だ。聞こえるか。……これで二度」',
            '“ยานสัญญายามค่ำ” เสียงเย็นชาดังขึ้น “บริษัทเหยี่ยวดำ ได้ยินไหม …นั่นสองแล้ว”',
            '「暮約號，」公共頻道傳來冷冷的聲音，「黑鳶公司。聽到嗎？……這是第二次。」',
            'قال صوت بارد: «يا وعد المساء، هنا الحدأة. أتسمعوننا؟ …هذه الثانية».',
          ],
          { who: 'slate', mood: 'shock', shot: 'face' },
        ),
        say('pim', 'shout', ['Aurel, ANSWER!', 'オーレルさん、返事！', 'คุณโอเรล ตอบสิ!', '奧雷爾，快回答！', 'أوريل، أجب!'], { shot: 'eyes', tone: 'shout' }),
      ]),
    ],
  },
];
