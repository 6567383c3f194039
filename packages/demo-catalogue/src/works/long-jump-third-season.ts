import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const LETTER = { kind: 'letter', colour: '#fff6e0' } as const;
const SOUP = { kind: 'cup', colour: '#f4f0e4' } as const;

/** The capital wants somebody who can fall, and the sea takes back its sand. */
export const LONG_JUMP_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['The Wrong One', '人違い', 'เลือกผิดคน', '選錯人', 'ليس هذا'],
    passages: [
      passage('court', 'dusk', [
        say('goro', 'worry', ['There’s been a mistake. She’s the one who flies.', '人違いです。飛ぶのは、あっちだ。', 'ผิดคนแล้วครับ คนที่ลอยได้คือคนนั้น', '你們認錯人了。會飛的是她。', 'هناك خطأ. هي التي تطير.'], { shot: 'full' }),
        tell(
          [
            '“I’ve forty who fly,” said the coach. “Thirty-one are in plaster. You’re for the other end.”',
            '「飛べるのは四十人いる」と監督。「うち三十一人がギプスだ。君には下を頼む」',
            '“คนบินได้ผมมีสี่สิบ” โค้ชว่า “เข้าเฝือกอยู่สามสิบเอ็ด ผมต้องการนายตอนขาลง”',
            '教練說：「會飛的我有四十個，三十一個打著石膏。我要你管落地。」',
            'قال المدرّب: «عندي أربعون يطيرون، واحد وثلاثون منهم في الجبس. أريدك للطرف الآخر.»',
          ],
          { shot: 'wide', who: 'goro', mood: 'shock' },
        ),
        say('saya', 'calm', ['We tied. Then they counted our second-best. Mine was longer.', '同記録なら、次点の記録で決まるの。私が上。', 'เราเสมอกัน เขาเลยดูสถิติรองลงมา ของฉันไกลกว่า', '同分就比次佳成績。我比較遠。', 'تعادلنا، فاحتكموا إلى ثاني أفضل قفزة. وكانت قفزتي أطول.'], { shot: 'close' }),
        say('mika', 'deadpan', ['Silver. My bottom again?', '銀か。またお尻？', 'เหรียญเงิน เพราะก้นอีกแล้วเหรอ', '銀牌。又是屁股害的？', 'فضية. بسبب مؤخّرتي مجددًا؟'], { shot: 'two', to: 'saya' }),
        say('saya', 'smile', ['Your left elbow, this time.', '今回は、左ひじ。', 'รอบนี้ศอกซ้าย', '這次是左手肘。', 'بل مرفقكِ الأيسر هذه المرة.'], { shot: 'face' }),
      ]),
      passage('busStop', 'night', [
        say('goro', 'calm', ['I’m not going. Who’d turn the sand at six?', '行かない。朝六時の砂は、誰がならす。', 'ผมไม่ไปหรอก ใครจะคราดทรายตอนหกโมงเช้า', '我不去。早上六點的沙，誰來耙？', 'لن أذهب. من سيمشّط الرمل في السادسة صباحًا؟'], { shot: 'over' }),
        show('eyes', 'mika', 'strain'),
        say('mika', 'angry', ['You once told me: if you wait, you’ll go round it.', '言ったよね。待てば、またよけて通るって。', 'นายเคยพูดเองนะ ว่าถ้ารอ ก็จะเดินอ้อมอีก', '你自己說過，再等就又會繞過去。', 'أنت قلتَها مرة: إن انتظرتُ التففتُ حولها.'], { shot: 'low' }),
        tell(['He said nothing all the way home. He stepped over a puddle. He didn’t even notice.', 'ゴローは黙って帰った。水たまりを、またいで。気づきもせずに。', 'เขาเงียบไปตลอดทาง แล้วก็ก้าวข้ามแอ่งน้ำโดยไม่รู้ตัว', '他一路沒說話。跨過了一個水窪，自己都沒發現。', 'لم ينطق طوال الطريق. وعبر فوق بركة ماء دون أن ينتبه.'], {
          shot: 'back',
          who: 'goro',
        }),
      ]),
    ],
  },
  {
    title: ['Mind the Gap', '足もとにご注意', 'ระวังช่องว่าง', '小心月台間隙', 'انتبه للفجوة'],
    passages: [
      passage('station', 'track', [
        tell(['Monday, 6:52. He’d brought one bag and four mats.', '月曜、六時五十二分。荷物は鞄ひとつ、畳四枚。', 'วันจันทร์ 6:52 เขามีกระเป๋าใบเดียว กับเบาะสี่ผืน', '星期一，六點五十二分。他帶了一個包包、四張墊子。', 'الاثنين ٦:٥٢. معه حقيبة واحدة وأربع حصائر.'], { shot: 'wide', who: 'goro', mood: 'worry' }),
        say('brandt', 'cry', ['A map. I’ve drawn in every puddle from here to the capital.', '地図だ。首都まで、水たまりを全部描いておいた。', 'แผนที่ ครูวาดแอ่งน้ำไว้ให้หมดตั้งแต่นี่ถึงเมืองหลวง', '地圖。從這裡到首都，每個水窪我都畫上了。', 'خريطة. رسمتُ لك كل بركة من هنا إلى العاصمة.'], { shot: 'hand', prop: LETTER }),
        say('goro', 'shy', ['Thank you, sir. I jump them now.', '先生、どうも。でも今は、跳びます。', 'ขอบคุณครับครู แต่ตอนนี้ผมกระโดดข้ามแล้ว', '謝謝老師。不過我現在用跳的。', 'شكرًا يا أستاذ. صرتُ أقفز فوقها.'], { shot: 'close' }),
        say('mika', 'shout', ['GORO! THE DOORS!', 'ゴロー！　扉！', 'โกโร! ประตู!', '五郎！車門！', 'غورو! الأبواب!'], { tone: 'shout', shot: 'face' }),
        show('action', 'goro', 'shout', { posture: 'leap', sound: ['HUP!', 'ふんっ！', 'ฮึบ!', '嘿！', 'هوب!'] }),
        say('saya', 'shock', ['From the ticket gate. Over the bench!', '改札から、ベンチ越し……！', 'จากช่องตั๋ว ข้ามม้านั่งเลย!', '從剪票口，直接飛過長椅！', 'من بوابة التذاكر، فوق المقعد!'], { shot: 'low' }),
      ]),
      passage(
        'beach',
        'rain',
        [
          say('mika', 'shout', ['CURRY!', 'カレーッ！', 'แกงกะหรี่!', '咖哩——！', 'كاري!'], { tone: 'shout', shot: 'two', to: 'saya' }),
          say('saya', 'worry', ['Five metres one. You didn’t mean the curry.', '五メートル一。今のカレー、本気じゃない。', 'ห้าเมตรหนึ่ง แกงเมื่อกี้เธอไม่ได้เอาจริง', '五公尺零一。妳那聲咖哩不是真心的。', 'خمسة أمتار وواحد. لم تقوليها من قلبكِ.'], { shot: 'over' }),
          tell(['Nobody had stood at six metres. I’d never jumped toward nobody.', '六メートル地点に、誰もいない。誰もいない所へ跳ぶのは、初めてだ。', 'ตรงหกเมตรไม่มีใครยืน ฉันไม่เคยโดดไปหาความว่างเปล่า', '六公尺那裡沒有人。我從沒朝著空無一人跳過。', 'لم يقف أحد عند ستة أمتار. لم أقفز من قبل نحو لا أحد.'], {
            shot: 'back',
            who: 'mika',
            mood: 'sad',
          }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['Forty Stars', '四十人の星', 'สี่สิบดาวเด่น', '四十顆明星', 'أربعون نجمًا'],
    passages: [
      passage('court', 'night', [
        tell(
          [
            'The capital. Blue foam everywhere. Nobody there had touched a floor in years.',
            '首都。どこも青いスポンジ。誰も、何年も床に触れていない。',
            'เมืองหลวง มีแต่ฟองน้ำสีฟ้า ไม่มีใครแตะพื้นมาหลายปีแล้ว',
            '首都。到處是藍色泡棉。那裡的人好幾年沒碰過地板了。',
            'العاصمة. إسفنج أزرق في كل مكان. لم يلمس أحد هناك الأرض منذ سنوات.',
          ],
          { shot: 'wide', who: 'goro', mood: 'calm' },
        ),
        say('goro', 'talk', ['Good evening. Take away the foam, please.', 'こんばんは。スポンジを、片づけてくれ。', 'สวัสดีครับ ช่วยเอาฟองน้ำออกให้หมด', '大家晚安。請把泡棉收走。', 'مساء الخير. أزيلوا الإسفنج من فضلكم.'], { shot: 'full' }),
        tell(
          [
            '“And land on what?” asked a champion on crutches. Goro patted the boards like a dog.',
            '「何に降りろと？」松葉杖の王者が訊く。ゴローは床を、犬みたいになでた。',
            '“แล้วจะให้ลงบนอะไร” แชมป์บนไม้ค้ำถาม โกโรตบพื้นเบา ๆ เหมือนลูบหมา',
            '「那要落在什麼上面？」拄拐杖的冠軍問。五郎像摸狗一樣拍拍地板。',
            '«وعلى ماذا نهبط؟» سأل بطل على عكازين. ربّت غورو على الأرض كأنها كلب.',
          ],
          { shot: 'hand', who: 'goro' },
        ),
        say('goro', 'smile', ['It won’t bite. It’s only never been introduced.', '噛まない。まだ紹介されてないだけだ。', 'มันไม่กัด แค่ยังไม่มีใครแนะนำให้รู้จักกัน', '它不會咬人，只是還沒人介紹你們認識。', 'لن تعضّ. لم يعرّفها إليكم أحد بعد، هذا كل شيء.'], { shot: 'close' }),
        show('action', 'goro', 'strain', { posture: 'fall', sound: ['SLAP!', 'バァン！', 'เพียะ!', '啪！', 'طاخ!'] }),
      ]),
      passage('corridor', 'night', [
        say('goro', 'sad', ['Dear Mika. They all fell today. I should be glad.', '「ミカへ。今日、全員が転べた。嬉しいはずだ」', '“ถึงมิกะ วันนี้ทุกคนล้มเป็นแล้ว ผมควรจะดีใจ”', '「美佳：今天大家都會摔了，我應該高興才對。」', '«عزيزتي ميكا، سقطوا جميعًا اليوم. ينبغي أن أفرح.»'], { tone: 'think', shot: 'low', prop: LETTER }),
        say('goro', 'worry', ['The ceiling’s so high here. I can’t see anyone’s house.', '「天井が高い。誰の家も、見えない」', '“เพดานที่นี่สูงมาก มองไม่เห็นบ้านใครเลย”', '「這裡天花板好高，誰的家都看不到。」', '«السقف هنا عالٍ جدًا. لا أرى بيت أحد.»'], { tone: 'think', shot: 'over' }),
        show('eyes', 'goro', 'sad'),
        tell(
          [
            'Then the coach put a sheet on his desk. One junior for the World Meet. Jump-off: Mika. Saya.',
            '監督が紙を置いた。世界大会、若手の枠ひとつ。決定戦は、ミカとサヤ。',
            'แล้วโค้ชวางกระดาษลง เยาวชนไปแข่งโลกได้คนเดียว คัดระหว่างมิกะกับซายะ',
            '教練放下一張紙：世界賽青年組，名額一個。加賽：美佳、紗夜。',
            'وضع المدرّب ورقة: ناشئة واحدة لبطولة العالم. مواجهة فاصلة: ميكا، سايا.',
          ],
          { shot: 'face', who: 'goro', mood: 'shock' },
        ),
      ]),
    ],
  },
  {
    title: ['Where Sand Goes', '砂の行き先', 'ทรายหายไปไหน', '沙去哪了', 'إلى أين يذهب الرمل'],
    passages: [
      passage(
        'beach',
        'rain',
        [
          tell(['The autumn storm went on for three days. On the fourth, the beach was gone.', '秋の嵐は三日続き、四日目、浜がなくなっていた。', 'พายุฤดูใบไม้ร่วงสามวัน วันที่สี่ หาดหายไปทั้งหาด', '秋天的暴風吹了三天。第四天，海灘不見了。', 'هبّت عاصفة الخريف ثلاثة أيام. وفي الرابع اختفى الشاطئ.'], {
            shot: 'wide',
            who: 'mika',
            mood: 'shock',
          }),
          say('saya', 'deadpan', ['Rocks. I don’t care to land on rocks.', '岩ですね。岩への着地は、遠慮したい。', 'มีแต่หิน ฉันขอไม่ลงบนหินนะ', '都是石頭。落在石頭上，我敬謝不敏。', 'صخور. لا رغبة لي في الهبوط على الصخور.'], { shot: 'close' }),
          say('mika', 'cry', ['Nine days to the jump-off! The sea’s stolen our pit!', '決定戦まで九日！　海に砂場を盗まれた！', 'อีกเก้าวันจะคัดตัว! ทะเลขโมยบ่อทรายเราไป!', '再九天就加賽了！海偷走我們的沙坑！', 'تسعة أيام على المواجهة! سرق البحر حفرتنا!'], { shot: 'face' }),
          say('brandt', 'calm', ['Sand can’t be stolen. It only moves house.', '砂は盗まれん。引っ越すだけだ。', 'ทรายถูกขโมยไม่ได้หรอก มันแค่ย้ายบ้าน', '沙偷不走的，它只是搬家。', 'الرمل لا يُسرق. إنه ينتقل إلى بيت آخر فحسب.'], { shot: 'low' }),
          show('eyes', 'brandt', 'smirk'),
        ],
        'rain',
      ),
      passage('classroom', 'dojo', [
        say('brandt', 'talk', ['Current, wind, new moon. Now, where would YOU go?', '潮、風、新月。さあ、お前が砂なら、どこへ行く。', 'กระแสน้ำ ลม เดือนมืด ถ้าเธอเป็นทราย จะไปไหน', '洋流、風、新月。好，妳是沙的話，會去哪？', 'تيار وريح وقمر جديد. لو كنتِ رملًا، فأين تذهبين؟'], { shot: 'two', to: 'mika' }),
        say('mika', 'talk', ['Somewhere nobody rakes me.', '熊手のない所。', 'ที่ที่ไม่มีใครมาคราดหนู', '沒人會耙我的地方。', 'إلى حيث لا يمشّطني أحد.'], { shot: 'over' }),
        say('brandt', 'joy', ['Exactly! The shoal off the harbour. By bathtub, twelve minutes!', '正解！　港の沖の浅瀬だ。風呂桶で十二分！', 'ถูกต้อง! สันทรายนอกท่าเรือ นั่งอ่างไปสิบสองนาที!', '答對了！港口外的沙洲。搭浴缸，十二分鐘！', 'أحسنتِ! الجزيرة الرملية قبالة الميناء، اثنتا عشرة دقيقة بالحوض!'], { shot: 'full' }),
        tell(
          [
            'There it lay, gold, at low tide. All of it. With a rake mark still across it.',
            '干潮の沖に、金色の砂。まるごと。熊手の跡まで、ついていた。',
            'มันอยู่ตรงนั้น สีทองตอนน้ำลง ครบทุกเม็ด ยังมีรอยคราดอยู่เลย',
            '退潮時，它就在那裡，金黃一片，全都在。上面還留著耙痕。',
            'كان هناك، ذهبيًا عند الجزر، كله، وما زال أثر المشط عليه.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['Two Hours of Land', '二時間の島', 'เกาะสองชั่วโมง', '兩小時的島', 'جزيرة لساعتين'],
    passages: [
      passage('beach', 'track', [
        tell(['The shoal was dry for two hours a day. After that it was fish.', '浅瀬が乾くのは、一日二時間。そのあとは、魚のもの。', 'สันทรายแห้งวันละสองชั่วโมง หลังจากนั้นเป็นของปลา', '沙洲一天只乾兩小時，之後就歸魚了。', 'يجفّ الرمل ساعتين في اليوم. وبعدها يصير للسمك.'], { shot: 'wide', who: 'saya', mood: 'calm' }),
        say('saya', 'worry', ['If I win, you’ll be alone. If you win, I shall be.', '私が勝てば、あなたがひとり。逆なら、私が。', 'ถ้าฉันชนะ เธอจะเหลือคนเดียว ถ้าเธอชนะ ฉันก็เหมือนกัน', '我贏，妳就落單；妳贏，就換我落單。', 'إن فزتُ بقيتِ وحدكِ. وإن فزتِ بقيتُ أنا.'], { shot: 'close' }),
        say('mika', 'smirk', ['Then jump so far I’d be embarrassed to come along.', 'なら、ついてくのが恥ずかしくなるくらい跳んで。', 'งั้นก็โดดให้ไกลจนฉันอายที่จะตามไปเลย', '那妳就跳遠到我沒臉跟去。', 'إذن اقفزي بعيدًا حتى أخجل من اللحاق بكِ.'], { shot: 'two', to: 'saya' }),
        show('action', 'saya', 'strain', { posture: 'leap', sound: ['FFSHH', 'ザザァッ', 'ซู่ว', '唰沙', 'فششش'] }),
        say('mika', 'shock', ['Somebody’s rowing out. In a grey hat!', '誰か漕いでくる。灰色の、帽子！', 'มีคนพายเรือมา ใส่หมวกสีเทา!', '有人划過來了。戴灰帽子！', 'أحدهم يجدّف نحونا، بقبعة رمادية!'], { shot: 'low' }),
      ]),
      passage('beach', 'dusk', [
        tell(
          [
            'She had brought a clear soup, followed by the fish. She poured for four, and said one word: “Sit.”',
            'お母さまは、お吸い物と鯛を持参していた。四人によそい、ひとこと。「お座り」',
            'คุณแม่พายมาพร้อมซุปใส ตามด้วยปลา ตักให้สี่ถ้วย แล้วพูดคำเดียว “นั่ง”',
            '她帶來了清湯，接著是鯛魚。盛了四碗，只說一個字：「坐。」',
            'جاءت بحساء صافٍ يليه السمك. سكبت لأربعة، وقالت كلمة واحدة: «اجلسوا».',
          ],
          { shot: 'hand', who: 'saya', prop: SOUP },
        ),
        say('saya', 'shy', ['Mother jumped, once. At school. I found the ribbon.', '母も昔、跳んでいたの。リボンを、見つけた。', 'แม่ก็เคยกระโดดไกล สมัยเรียน ฉันเจอริบบิ้น', '媽以前也跳過，學生時代。我找到了緞帶。', 'أمي وثبت مرة أيام المدرسة. وجدتُ الشريط.'], { shot: 'face' }),
        say('mika', 'talk', ['Why did she stop?', 'どうして、やめたの？', 'แล้วทำไมเลิกล่ะ', '她為什麼不跳了？', 'ولماذا توقّفت؟'], { shot: 'over' }),
        say('saya', 'sad', ['Nobody asked her what she’d had for lunch.', '「お昼、何食べた」って、誰も訊かなかったから。', 'ไม่มีใครเคยถามแม่ ว่ากลางวันกินอะไรมา', '因為從來沒人問她，中午吃了什麼。', 'لم يسألها أحد: ماذا تغدّيتِ؟'], { shot: 'close' }),
        show('group', 'mika', 'calm', { others: ['saya', 'brandt'] }),
        tell(['The water came up round our ankles. Not one of us wanted to go first.', '水が、くるぶしまで来た。誰も、先に立とうとしなかった。', 'น้ำขึ้นมาถึงข้อเท้า ไม่มีใครอยากลุกก่อน', '水漲到腳踝。我們誰都不想先站起來。', 'صعد الماء إلى كواحلنا. ولم يرد أحد أن ينهض أولًا.'], { shot: 'back', who: 'mika' }),
      ]),
    ],
  },
  {
    title: ['Red or White', '赤か白か', 'แดงหรือขาว', '紅旗白旗', 'أحمر أم أبيض'],
    passages: [
      passage('court', 'night', [
        tell(
          [
            'The capital. One judge was ill. They’d given the flags to the only honest man there.',
            '首都。審判がひとり病欠。旗は、いちばん正直な男に渡された。',
            'เมืองหลวง กรรมการป่วยคนหนึ่ง เขาเลยมอบธงให้คนที่ซื่อที่สุดในสนาม',
            '首都。有個裁判生病，旗子交給了全場最老實的人。',
            'العاصمة. مرض أحد الحكّام، فأعطوا الرايتين لأصدق رجل هناك.',
          ],
          { shot: 'wide', who: 'goro', mood: 'worry' },
        ),
        say('mika', 'joy', ['Goro! You’ve got thinner! Ninety-three?', 'ゴロー！　痩せた！　九十三キロ？', 'โกโร! ผอมลงนะ! เก้าสิบสามแล้วเหรอ', '五郎！你瘦了！九十三公斤？', 'غورو! نحفتَ! ثلاثة وتسعون؟'], { shot: 'two', to: 'goro' }),
        say('goro', 'strain', ['Don’t talk to me. I’m a line.', '話しかけるな。今日の俺は、線だ。', 'อย่าคุยกับผม วันนี้ผมเป็นเส้น', '別跟我講話。我今天是一條線。', 'لا تكلّميني. أنا اليوم خط.'], { shot: 'close' }),
        say('mika', 'shout', ['I HAD SOUP! ON AN ISLAND!', 'お吸い物おっ！　島でえっ！', 'ซุปใสสส! บนเกาะ!', '清湯——！在島上——！', 'حساء! على جزيرة!'], { tone: 'shout', shot: 'low' }),
        show('action', 'mika', 'shout', { posture: 'leap', sound: ['FWOOM', 'ゴオッ', 'ฟู่มม', '轟唰', 'فوووم'] }),
        say('brandt', 'shock', ['Six forty! Six FORTY!', '六メートル四十！　四十だぞ！', 'หกเมตรสี่สิบ! สี่สิบเลย!', '六公尺四！六公尺四啊！', 'ستة أمتار وأربعون! أربعون!'], { shot: 'face' }),
        tell(['And Goro, with tears running down, held up the red flag. One millimetre.', 'ゴローは泣きながら、赤い旗をあげた。一ミリだった。', 'แล้วโกโรก็น้ำตาไหล ยกธงแดง เกินไปหนึ่งมิลลิเมตร', '五郎流著淚，舉起了紅旗。踩線一公釐。', 'ورفع غورو الراية الحمراء ودموعه تسيل. ميليمتر واحد.'], {
          shot: 'full',
          who: 'goro',
          mood: 'cry',
        }),
      ]),
      passage('court', 'night', [
        say('mika', 'sad', ['…He’d know. He’s the ground.', '……合ってるよ。あいつは、地面だもん。', '…เขาไม่พลาดหรอก เขาเป็นพื้นดินนี่', '……他不會錯的。他就是地面嘛。', '…هو أدرى. إنه الأرض نفسها.'], { shot: 'over' }),
        say('saya', 'cold', ['Wait, please. That board isn’t there.', 'お待ちください。あの板、ありません。', 'รอก่อนค่ะ กระดานนั่นมันไม่อยู่ที่เดิม', '請等一下。那塊踏板，不在那裡。', 'لحظة من فضلكم. ذلك اللوح ليس هناك.'], { shot: 'close' }),
        show('eyes', 'goro', 'shock'),
        tell(
          [
            'She had dreamt about that board every night of her life. It lay three centimetres out of true.',
            'サヤは毎晩、板の夢を見てきた。その板が、三センチずれていた。',
            'เธอฝันถึงกระดานนั้นทุกคืน มันเลื่อนไปจากที่เดิมสามเซนติเมตร',
            '她每晚都夢見那塊踏板。它偏了三公分。',
            'حلمت بذلك اللوح كل ليلة من عمرها. وكان مائلًا عن مكانه ثلاثة سنتيمترات.',
          ],
          { shot: 'pause' },
        ),
        say('brandt', 'worry', ['Then nothing counts tonight. Not a single jump. We start again!', 'なら今夜の記録は全部無効……最初からだ！', 'งั้นคืนนี้เป็นโมฆะหมดทุกครั้ง ต้องเริ่มใหม่!', '那今晚全部不算，一跳都不算。重來！', 'إذن لا تُحتسب أي قفزة الليلة. نبدأ من جديد!'], { shot: 'face' }),
      ]),
    ],
  },
];
