import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const NOTE = { kind: 'letter', colour: '#c8402e' } as const;
const TEA = { kind: 'cup', colour: '#d8a83c' } as const;
const FILE = { kind: 'book', colour: '#7a6a3c' } as const;
const LAMP = { kind: 'lantern', colour: '#7a5a2c' } as const;

export const DETECTIVE_OF_SMALL_THINGS_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['The Left Glove', '左の手袋', 'ถุงมือข้างซ้าย', '左手手套', 'القفّاز الأيسر'],
    passages: [
      passage('street', 'morning', [
        tell([
          'By twenty-one I had lost nine umbrellas, four keys and one bicycle. On Tuesday I lost a glove.',
          '二十一歳までに、傘を九本、鍵を四つ、自転車を一台なくした。火曜日は、手袋。',
          'อายุยี่สิบเอ็ด ฉันทำร่มหายเก้าคัน กุญแจสี่ดอก จักรยานหนึ่งคัน วันอังคารนี้ ถุงมือ',
          '二十一歲以前，我弄丟過九把傘、四支鑰匙、一輛腳踏車。星期二，輪到手套。',
          'قبل الحادية والعشرين أضعتُ تسع مظلّات وأربعة مفاتيح ودرّاجة. ويوم الثلاثاء قفّازًا.',
        ]),
        say('juno', 'worry', ['One red glove. Left hand. It’s hardly a crime.', '赤い手袋、左だけ。事件ってほどじゃ……', 'ถุงมือแดงข้างเดียว ข้างซ้าย ไม่ถึงกับเป็นคดีหรอกค่ะ', '一隻紅手套，左手的。也算不上案子啦。', 'قفّاز أحمر، لليد اليسرى. ليست جريمة.']),
        say('bly', 'deadpan', ['Too small for the police. Second door, up the stairs.', '警察には小さすぎる。二軒目の、階段の上へ。', 'เล็กไปสำหรับตำรวจ ประตูที่สอง ขึ้นบันไดไป', '對警察來說太小了。第二扇門，上樓。', 'صغيرة على الشرطة. الباب الثاني، أعلى الدرج.'], { shot: 'low' }),
        say('juno', 'talk', ['What’s up the stairs?', '上に、何があるんですか？', 'ข้างบนมีอะไรคะ', '樓上有什麼？', 'وماذا في الأعلى؟'], { shot: 'profile' }),
        say('bly', 'calm', ['The only man in town with time for it.', 'そういうのに付き合う、町でただ一人の男。', 'คนเดียวในเมืองที่มีเวลาให้เรื่องแบบนี้', '全鎮唯一有空管這種事的人。', 'الرجل الوحيد في البلدة الذي لديه وقت لهذا.'], { shot: 'close' }),
      ]),
      passage('office', 'lamp', [
        tell(['“I. LINT. SMALL THINGS FOUND. Large things: ask a policeman.”', '「リント小物探偵社。小さな物、見つけます。大きな物は警察へ」', '“ไอ. ลินต์ รับหาของชิ้นเล็ก ของชิ้นใหญ่โปรดไปหาตำรวจ”', '「林特偵探社。專尋小物。大東西請找警察。」', '«إ. لِنت. نجد الأشياء الصغيرة. أمّا الكبيرة فاسألوا الشرطة».']),
        say('lint', 'calm', ['Don’t tell me where you lost it. Everyone is wrong about that.', 'どこでなくしたかは結構。皆さん、必ず間違えます。', 'ไม่ต้องบอกว่าหายที่ไหนครับ ทุกคนจำผิดทั้งนั้น', '別告訴我在哪裡丟的，大家都記錯。', 'لا تخبريني أين أضعتِه. الجميع يخطئ في ذلك.'], { shot: 'full', prop: TEA }),
        say('lint', 'talk', ['Tell me what you were thinking about.', '何を考えていたか、教えてください。', 'บอกผมว่าตอนนั้นคุณคิดอะไรอยู่', '告訴我，妳當時在想什麼。', 'أخبريني بمَ كنتِ تفكّرين.'], { shot: 'face' }),
        show('eyes', 'juno', 'worry'),
        say('juno', 'sad', ['My friend moved away. I waved until the bus was gone.', '友だちが引っ越して。バスが消えるまで手を振って。', 'เพื่อนย้ายไป หนูโบกมือจนรถเมล์ลับตา', '我朋友搬走了。我揮手揮到看不見公車。', 'صديقتي رحلت. لوّحتُ لها حتّى غابت الحافلة.'], { shot: 'profile' }),
        say('lint', 'smile', ['One cannot feel a bus leave through wool. So you took it off.', '毛糸ごしの別れは、寂しい。それで、外した。', 'โบกลาทั้งถุงมือมันไม่ถึงใจ คุณเลยถอดออก', '隔著毛線揮手不夠真，所以妳脫了手套。', 'الوداع لا يصل عبر الصوف. لذلك خلعتِه.']),
      ]),
      passage(
        'bridge',
        'rain',
        [
          show('profile', 'lint', 'smile'),
          tell(
            [
              'It sat on the railing, on a stick, waving at the road. Somebody had put it there.',
              '橋の欄干で、枝に差されて、道に手を振っていた。誰かが、そうしてくれたのだ。',
              'มันเสียบอยู่บนกิ่งไม้ที่ราวสะพาน โบกมือให้ถนน มีใครเสียบไว้',
              '它插在欄杆上的樹枝，正對著馬路揮手。是誰這樣放的？',
              'كان على عود فوق السور يلوّح للطريق. لقد وضعه أحدهم هناك.',
            ],
            { who: 'juno', mood: 'shock', shot: 'close' },
          ),
          say('juno', 'joy', ['What do I owe you?', 'お代は、おいくらですか！', 'ค่าจ้างเท่าไรคะ', '多少錢？', 'بكم أدين لك؟'], { shot: 'face' }),
          say('lint', 'calm', ['One thing you have two of. That’s the fee.', '二つ持っている物を、ひとつ。それがお代です。', 'ของที่คุณมีสองชิ้น ขอหนึ่งชิ้น นั่นคือค่าจ้าง', '妳有兩個的東西，給我一個。這就是費用。', 'شيء عندكِ منه اثنان. هذا أجري.']),
          say('juno', 'smirk', ['I’ve two hands. And no job.', '手が二本。仕事は、ゼロ本。', 'หนูมีสองมือ แต่ไม่มีงานค่ะ', '我有兩隻手，沒有工作。', 'عندي يدان، وليس عندي عمل.'], { shot: 'close' }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['A Key to Nothing', '何の鍵でもない鍵', 'กุญแจที่ไม่ไขอะไร', '打不開的鑰匙', 'مفتاح لا يفتح شيئًا'],
    passages: [
      passage('office', 'morning', [
        say('bly', 'deadpan', ['A key. No label. A year on my shelf. It’s yours now.', '鍵だ。札なし。棚に一年。あとは頼む。', 'กุญแจ ไม่มีป้าย อยู่บนชั้นฉันมาปีหนึ่ง ยกให้แล้วกัน', '鑰匙一把，沒標籤，放了一年。歸你們了。', 'مفتاح بلا بطاقة. سنة على رفّي. صار لكم.']),
        say('juno', 'joy', ['So we try every lock in town!', '町じゅうの錠前、試しましょう！', 'งั้นลองทุกแม่กุญแจในเมืองเลย!', '那就把全鎮的鎖都試一遍！', 'فلنجرّب كلّ أقفال البلدة!'], { shot: 'face', posture: 'raise' }),
        say('lint', 'calm', ['Or we ask who is late.', 'あるいは、遅れている人を探す。', 'หรือไม่ก็ถามว่าใครกำลังสายอยู่', '或者，問問誰遲到了。', 'أو نسأل: مَن المتأخّر؟'], { shot: 'profile' }),
      ]),
      passage('street', 'morning', [
        tell(['I tried a hundred and twelve doors. Eleven people gave me soup.', '百十二の扉を試した。十一人がスープをくれた。', 'ฉันลองไปร้อยสิบสองประตู มีสิบเอ็ดคนเลี้ยงซุป', '我試了一百一十二扇門，有十一個人請我喝湯。', 'جرّبتُ مئة واثني عشر بابًا. وأطعمني أحد عشر شخصًا حساءً.']),
        show('chibi', 'juno', 'strain', { sound: ['clack', 'ガチャ', 'แกร๊ก', '喀嗒', 'طَق'] }),
        say('juno', 'strain', ['Nothing. Well… soup.', '収穫なし。……スープ以外は。', 'ไม่ได้อะไรเลย นอกจากซุป', '一無所獲。……除了湯。', 'لا شيء. سوى الحساء.'], { shot: 'full' }),
        say('lint', 'smirk', ['Listen. Which bell is always four minutes after the others?', 'お聞きなさい。いつも四分遅れる鐘は、どれです？', 'ฟังสิครับ ระฆังไหนดังช้ากว่าใครสี่นาทีเสมอ', '聽。哪一座鐘總是慢四分鐘？', 'أنصتي. أيّ جرس يتأخّر دائمًا أربع دقائق؟'], { shot: 'close' }),
      ]),
      passage('belfry', 'lamp', [
        say('tam', 'shock', ['My winding key! Twelve years I’ve been guessing!', 'ぜんまいの鍵！　十二年、勘でやってたんだ！', 'กุญแจไขลาน! สิบสองปีมานี่ผมเดาเอาตลอด!', '我的發條鑰匙！十二年來我都靠猜的！', 'مفتاح التعبئة! اثنا عشر عامًا وأنا أخمّن!']),
        say('juno', 'shock', ['You guessed the time? For the whole town?', '町じゅうの時刻を、勘で？', 'เดาเวลาเหรอคะ ให้ทั้งเมืองเนี่ยนะ', '你用猜的？全鎮的時間耶？', 'خمّنتَ الوقت؟ للبلدة كلّها؟'], { shot: 'profile' }),
        say('tam', 'shy', ['I go by the smell of the bakery.', 'パン屋の匂いで、だいたい。', 'ผมดูจากกลิ่นร้านขนมปัง', '我都聞麵包店的味道。', 'أهتدي برائحة المخبز.'], { shot: 'close' }),
        show('hand', 'tam', 'calm', { sound: ['BONG', 'ゴーン', 'เหง่ง', '噹——', 'دونغ'] }),
        tell(['For the first time, all the bells rang together. Half the town missed its bus.', '鐘がはじめて揃って鳴った。町の半分がバスに乗り遅れた。', 'ระฆังทุกใบดังพร้อมกันครั้งแรก คนครึ่งเมืองตกรถ', '所有的鐘第一次同時響起。半個鎮的人沒趕上公車。', 'للمرّة الأولى دقّت الأجراس معًا. وفاتت الحافلةُ نصفَ البلدة.'], {
          shot: 'wide',
        }),
      ]),
    ],
  },
  {
    title: ['A Smell', 'におい', 'กลิ่นหนึ่ง', '一種味道', 'رائحة'],
    passages: [
      passage('kitchen', 'lamp', [
        say('tam', 'shy', ['Can you find a smell?', 'においって、探せますか。', 'หากลิ่นให้ได้ไหมครับ', '你們找得到一種味道嗎？', 'هل تجدان رائحة؟'], { prop: TEA }),
        say('juno', 'deadpan', ['Does it come in a bottle?', '瓶入りですか？', 'มันบรรจุขวดไหมคะ', '是裝在瓶子裡的嗎？', 'أهي في زجاجة؟']),
        say('tam', 'sad', ['Home, at six years old. I had it in my nose, and one day I didn’t.', '六つの頃の家のにおい。ある日、鼻から消えた。', 'กลิ่นบ้านตอนหกขวบ เคยติดจมูก แล้ววันหนึ่งก็หายไป', '六歲時家的味道。原本還記得，有天就沒了。', 'البيت وأنا في السادسة. كانت في أنفي ثمّ اختفت.'], { shot: 'profile' }),
        say('lint', 'calm', ['What did your mother do all day?', 'お母さまは、一日、何を？', 'คุณแม่คุณทำอะไรทั้งวันครับ', '令堂整天都做些什麼？', 'ماذا كانت أمّك تفعل طوال النهار؟'], { shot: 'over' }),
        say('tam', 'smile', ['Taught a school of eleven, then came home and peeled things.', '生徒十一人の先生。帰ると、何かの皮をむいてた。', 'เป็นครูสอนเด็กสิบเอ็ดคน กลับบ้านก็นั่งปอกอะไรสักอย่าง', '教十一個學生，回家就一直削皮。', 'تُعلّم أحد عشر تلميذًا، ثمّ تعود وتقشّر.'], { shot: 'close' }),
      ]),
      passage(
        'classroom',
        'rain',
        [
          tell(['We smelled everything. Chalk. Floor wax. A very old sandwich.', '片っぱしから嗅いだ。チョーク。床のワックス。太古のサンドイッチ。', 'เราดมทุกอย่าง ชอล์ก น้ำยาขัดพื้น แซนด์วิชโบราณ', '我們什麼都聞了：粉筆、地板蠟，還有一個很古老的三明治。', 'شممنا كلّ شيء: الطباشير وشمع الأرض وشطيرة عتيقة جدًّا.']),
          say('juno', 'strain', ['Not the sandwich. Please, not the sandwich.', 'サンドイッチだけは、やめて。', 'ขอร้อง อย่าให้เป็นแซนด์วิชเลย', '拜託，別是三明治。', 'ليست الشطيرة. أرجوكم، ليست الشطيرة.'], { shot: 'face' }),
          say('lint', 'talk', ['Pencil shavings. Orange peel. And it rained a great deal that year.', '鉛筆の削りかす。蜜柑の皮。あの年は雨続き。', 'ขี้กบดินสอ เปลือกส้ม แล้วปีนั้นฝนตกชุก', '鉛筆屑、橘子皮，而且那年老是下雨。', 'نشارة أقلام وقشر برتقال. ومطر كثير ذاك العام.'], { shot: 'low' }),
          show('hand', 'juno', 'calm', { sound: ['drip', 'ぽた', 'แหมะ', '滴答', 'قَطرة'] }),
          say('juno', 'shock', ['A wet coat! It needs a wet coat on a hook!', '濡れたコート！　吊るした、濡れたコートだ！', 'เสื้อโค้ตเปียก! ต้องมีโค้ตเปียกแขวนอยู่ด้วย!', '濕外套！還差一件掛著的濕外套！', 'معطف مبلول! ينقصه معطف مبلول معلّق!'], { shot: 'close' }),
          say('tam', 'cry', ['…Mum. I’m home.', '……母さん。ただいま。', '…แม่ครับ กลับมาแล้ว', '……媽，我回來了。', '…أمّي، لقد عدتُ.'], { shot: 'eyes' }),
          tell(['He has two coats. That evening one of them hung in our hall, dripping.', '彼のコートは二着。その晩から、一着はうちの玄関で、雫を垂らしている。', 'เขามีโค้ตสองตัว เย็นนั้นตัวหนึ่งมาแขวนหยดน้ำอยู่หน้าห้องเรา', '他有兩件外套。那晚，一件掛在我們門口滴水。', 'لديه معطفان. ومنذ ذلك المساء يقطر أحدهما في مدخلنا.'], {
            shot: 'pause',
          }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['Half a Joke', '笑い話の後半分', 'มุกครึ่งเดียว', '半個笑話', 'نصف نكتة'],
    passages: [
      passage('street', 'night', [
        tell(['Sergeant Bly has never laughed on duty. She is always on duty.', 'ブライ巡査部長は勤務中に笑わない。そして、ずっと勤務中だ。', 'จ่าบลายไม่เคยหัวเราะในเวลางาน และเธออยู่ในเวลางานเสมอ', '布萊巡佐值勤時從不笑，而她永遠都在值勤。', 'الرقيبة بلاي لا تضحك وهي في الخدمة. وهي دائمًا في الخدمة.']),
        say('bly', 'deadpan', ['I have lost property to report. Half a joke.', '遺失届だ。笑い話を、半分。', 'ฉันมาแจ้งของหาย มุกตลกครึ่งมุก', '我來報失物：半個笑話。', 'جئتُ أبلّغ عن مفقود: نصف نكتة.'], { shot: 'full', prop: LAMP }),
        say('juno', 'smile', ['Which half?', 'どっちの半分ですか？', 'ครึ่งไหนคะ', '哪一半？', 'أيّ نصف؟']),
        say('bly', 'cold', ['“…and that is why the duck has the umbrella.” It ends so.', '「……というわけで、傘はアヒルが持ってる」。以上。', '“…ร่มเลยไปอยู่กับเป็ดด้วยเหตุนี้แล” มันจบแบบนี้', '「……所以，傘才會在鴨子那裡。」結尾是這樣。', '«…ولهذا صارت المظلّة عند البطّة». هكذا تنتهي.'], { shot: 'face' }),
        say('bly', 'sad', ['My father told it badly. I laughed every time. I’ve lost the start.', '父は下手でね。毎回笑った。前半が、思い出せない。', 'พ่อเล่าไม่เก่งเลย แต่ฉันขำทุกที ตอนต้นมันหายไปแล้ว', '我爸講得很爛，我每次都笑。開頭我忘了。', 'كان أبي يرويها برداءة فأضحك. ضاعت منّي البداية.'], { shot: 'profile' }),
      ]),
      passage('cafe', 'lamp', [
        tell(['Everyone knew a duck. No two ducks agreed.', 'アヒルの話は誰もが知っていた。同じアヒルは、一羽もいない。', 'ทุกคนรู้เรื่องเป็ด แต่ไม่มีเป็ดสองตัวไหนตรงกัน', '每個人都知道一隻鴨子，沒有兩隻鴨子是一樣的。', 'كلّهم يعرفون بطّة. ولا تتّفق بطّتان.']),
        say('tam', 'talk', ['In mine it’s a bishop. And no umbrella. Why am I here?', '俺のは司教の話で、傘も出ない。……何で呼ばれた？', 'ของผมเป็นบาทหลวง ไม่มีร่มด้วย แล้วผมมาทำไมเนี่ย', '我那個是主教，也沒有傘。……我來幹嘛？', 'عندي أسقف ولا مظلّة. فلماذا أنا هنا؟'], { shot: 'close', prop: TEA }),
        say('lint', 'calm', ['Who drove your father home, Sergeant, when he had been telling it?', '話したあと、お父上を家まで送ったのは誰です？', 'เวลาเล่ามุกเสร็จ ใครขับรถพาพ่อคุณกลับบ้านครับ จ่า', '巡佐，他講完笑話，都是誰載他回家？', 'مَن كان يُعيد أباكِ إلى البيت بعد أن يرويها؟'], { shot: 'over' }),
        say('bly', 'shock', ['…I did.', '……私だ。', '…ฉันเอง', '……是我。', '…أنا.'], { shot: 'eyes' }),
        say('lint', 'smile', ['Then it starts where you got in. “Two men wait for a bus in the rain…”', 'では乗る所から。「雨の中、男が二人バスを待ち……」', 'งั้นก็เริ่มตรงขึ้นรถ “ชายสองคนรอรถเมล์กลางฝน…”', '那就從上車開始：「兩個男人在雨裡等車……」', 'إذن تبدأ من الحافلة: «رجلان ينتظران تحت المطر…»'], { shot: 'full' }),
        show('pause', null, 'calm'),
        say('bly', 'laugh', ['…and the THIRD one is a DUCK!', '……三人目が、アヒルなんだ！', '…แล้วคนที่สามเป็นเป็ด!', '……第三個是鴨子啊！', '…والثالث كان بطّة!'], { tone: 'shout', shot: 'face' }),
        tell(
          [
            'She has two whistles. Now we have one. She wrote herself up for laughing.',
            '彼女の笛は二つ。ひとつはうちに来た。笑った件は、自分で始末書を書いていた。',
            'จ่ามีนกหวีดสองอัน ตอนนี้เรามีหนึ่ง ส่วนเรื่องหัวเราะ เธอเขียนใบเตือนตัวเอง',
            '她有兩個哨子，一個歸我們。至於笑出來這件事，她給自己開了一張單。',
            'عندها صفّارتان، وصارت لنا واحدة. أمّا الضحك فحرّرت به مخالفة لنفسها.',
          ],
          { who: 'juno', mood: 'smile', shot: 'close' },
        ),
      ]),
    ],
  },
  {
    title: ['The Missing Step', '一段たりない', 'บันไดที่หายไปหนึ่งขั้น', '少了一階', 'درجة مفقودة'],
    passages: [
      passage('stairs', 'morning', [
        say('juno', 'angry', ['A hundred and twelve! It was a hundred and thirteen!', '百十二段！　昔は百十三段だったのに！', 'ร้อยสิบสอง! เมื่อก่อนมันร้อยสิบสามนี่!', '一百一十二！以前明明是一百一十三！', 'مئة واثنتا عشرة! كانت مئة وثلاث عشرة!']),
        say('lint', 'calm', ['Stairs seldom leave. Were you counting aloud?', '階段は滅多に逃げません。声に出して数えました？', 'บันไดไม่ค่อยหนีไปไหนหรอกครับ คุณนับออกเสียงไหม', '樓梯很少離家出走。妳數出聲了嗎？', 'نادرًا ما ترحل الدرجات. هل كنتِ تعدّين بصوت عالٍ؟'], { shot: 'profile' }),
        say('juno', 'worry', ['I’m your assistant. Can I also be a client?', '助手だけど、依頼人にもなっていい？', 'หนูเป็นผู้ช่วย แต่ขอเป็นลูกค้าด้วยได้ไหมคะ', '我是助手，可以順便當客戶嗎？', 'أنا مساعدتك. أيمكن أن أكون زبونة أيضًا؟'], { shot: 'close' }),
        say('lint', 'smile', ['At the usual fee.', 'お代は、いつもどおりで。', 'ค่าจ้างตามปกติครับ', '費用照舊。', 'بالأجر المعتاد.'], { shot: 'face' }),
        tell(['Sergeant Bly measured. Tam listened to the stone. A hundred and twelve.', '巡査部長が測り、タムは石の音を聞いた。百十二段。', 'จ่าบลายวัด แทมฟังเสียงหิน ร้อยสิบสองขั้น', '巡佐拿尺量，塔姆聽石頭的聲音。一百一十二階。', 'قاست الرقيبة، وأصغى تام إلى الحجر. مئة واثنتا عشرة.'], {
          who: 'bly',
          mood: 'deadpan',
          shot: 'low',
        }),
      ]),
      passage('rooftops', 'lamp', [
        say('lint', 'talk', ['How did you come down them at seven?', '七つの頃、どう下りていました？', 'ตอนเจ็ดขวบคุณลงบันไดนี้ยังไงครับ', '妳七歲的時候，是怎麼下樓的？', 'كيف كنتِ تنزلينها في السابعة؟'], { prop: TEA }),
        say('juno', 'calm', ['Running. And at the bottom I… oh.', '走って。で、最後は……あっ。', 'วิ่งค่ะ แล้วขั้นสุดท้ายก็…อ๋อ', '用跑的。最後一下就……啊。', 'ركضًا. وفي الأسفل كنتُ… آه.'], { shot: 'full' }),
        show('eyes', 'juno', 'shock'),
        say('juno', 'shy', ['I jumped. I counted the jump.', '飛んでた。その一歩も、数えてた。', 'หนูกระโดด แล้วก็นับตอนกระโดดด้วย', '我用跳的。那一跳我也算了。', 'كنتُ أقفز. وكنتُ أعدّ القفزة.'], { shot: 'close' }),
        say('lint', 'calm', ['Nobody stole a step. You put one down somewhere and grew up.', '盗まれたのではない。一段置いて、大人になった。', 'ไม่มีใครขโมยไป คุณแค่วางทิ้งไว้แล้วก็โตขึ้น', '沒人偷走它。妳把它擱下，就長大了。', 'لم يسرقها أحد. وضعتِها جانبًا ثمّ كبرتِ.'], { shot: 'profile' }),
        show('action', 'juno', 'joy', { posture: 'leap', sound: ['HUP', 'えいっ', 'ฮึบ', '嘿', 'هوب'] }),
        say('juno', 'laugh', ['A hundred and thirteen!', '百十三！', 'ร้อยสิบสาม!', '一百一十三！', 'مئة وثلاث عشرة!'], { tone: 'shout', shot: 'face' }),
        tell(['I have two knees. He declined the fee.', '膝なら二つある。お代は、断られた。', 'ฉันมีเข่าสองข้าง แต่เขาไม่รับค่าจ้าง', '我有兩個膝蓋。他說不用付了。', 'عندي ركبتان. لكنّه اعتذر عن قبول الأجر.'], { shot: 'wide' }),
      ]),
    ],
  },
  {
    title: ['Whoever Puts Things Back', '返しておく誰か', 'ใครที่คอยวางคืน', '物歸原處的人', 'مَن يُعيد الأشياء'],
    passages: [
      passage('bridge', 'night', [
        tell([
          'A glove on a stick. A shoe on a sill, toe to the door. Always where you would see it.',
          '枝に差した手袋。窓辺の靴は、つま先を扉へ。必ず、目につく所に。',
          'ถุงมือเสียบกิ่ง รองเท้าบนขอบหน้าต่าง หันปลายเข้าประตู วางตรงที่เห็นเสมอ',
          '插在樹枝上的手套，窗台上朝著門的鞋。總是放在你會看見的地方。',
          'قفّاز على عود، وحذاء على نافذة يشير إلى الباب. دائمًا حيث تراه.',
        ]),
        say('juno', 'talk', ['Somebody does half our work for us. At night.', '誰かが、うちの仕事の半分を夜中に片づけてる。', 'มีใครทำงานแทนเราครึ่งหนึ่ง ตอนกลางคืน', '有人每天半夜替我們做一半的工作。', 'أحدهم يقوم بنصف عملنا ليلًا.'], { shot: 'close' }),
        say('lint', 'smirk', ['Wax on the glove. A tall reach. Regular hours. What does that say?', '手袋に蝋。背が高い。時間に正確。さて？', 'เทียนหยดบนถุงมือ มือเอื้อมสูง มาตรงเวลา แปลว่าอะไรครับ', '手套上有蠟，手伸得高，時間固定。這代表？', 'شمع على القفّاز، وذراع طويلة، ومواعيد ثابتة.'], { shot: 'profile' }),
        say('juno', 'worry', ['A very tidy ghost?', '几帳面な、おばけ？', 'ผีเจ้าระเบียบเหรอคะ', '很愛整齊的鬼？', 'شبح مرتّب جدًّا؟']),
        say('tam', 'shock', ['I heard that! Don’t say ghost on a bridge!', '聞こえたぞ！　橋の上で、おばけはよせ！', 'ผมได้ยินนะ! อย่าพูดเรื่องผีบนสะพานสิ!', '我聽到了！別在橋上說鬼啦！', 'سمعتُك! لا تقولي «شبح» فوق جسر!'], { shot: 'face' }),
      ]),
      passage('alley', 'night', [
        tell(['Ten past two. Footsteps. A lantern.', '二時十分。足音。灯り。', 'ตีสองสิบนาที เสียงฝีเท้า แสงตะเกียง', '兩點十分。腳步聲。一盞燈。', 'الثانية وعشر دقائق. خطوات. ومصباح.'], { shot: 'pause' }),
        show('hand', 'bly', 'calm', { prop: LAMP, sound: ['step, step', 'コツ、コツ', 'ตึก ตึก', '叩、叩', 'خطوة، خطوة'] }),
        say('juno', 'shock', ['Sergeant?!', 'じゅ、巡査部長！？', 'จ่า!?', '巡佐！？', 'الرقيبة؟!'], { shot: 'face' }),
        say('bly', 'strain', ['By law I must keep a lost thing for one year. With a form.', '法では、遺失物は一年保管だ。書類つきで。', 'ตามกฎหมายต้องเก็บของหายไว้หนึ่งปี พร้อมแบบฟอร์ม', '依法，失物要保管一年，還要填表。', 'القانون يُلزمني بحفظ المفقودات عامًا، مع استمارة.'], { shot: 'close' }),
        say('bly', 'shy', ['A child’s shoe does not fit after one year.', '子どもの靴は、一年たてば、入らない。', 'รองเท้าเด็กน่ะ ผ่านไปปีหนึ่งก็ใส่ไม่ได้แล้ว', '小孩的鞋，一年後就穿不下了。', 'وحذاء الطفل لا يناسبه بعد عام.'], { shot: 'profile' }),
        say('lint', 'calm', ['I see nobody, Sergeant. It is very dark.', '誰も見えませんな。なにしろ、暗い。', 'ผมไม่เห็นใครเลยครับจ่า มันมืดมาก', '我誰也沒看見，巡佐。這裡很暗。', 'لا أرى أحدًا يا رقيبة. الظلام شديد.'], { shot: 'full' }),
        say('bly', 'smile', ['Mind your coat, Lint. You’ve a hole in that pocket.', '上着に気をつけな。ポケットに穴が空いてる。', 'ระวังเสื้อโค้ตด้วยนะลินต์ กระเป๋ามันขาด', '小心你的外套，林特。口袋破了個洞。', 'انتبه لمعطفك يا لِنت. في جيبه ثقب.'], { shot: 'two' }),
      ]),
    ],
  },
  {
    title: ['File Number One', '一号の書類', 'แฟ้มหมายเลขหนึ่ง', '一號檔案', 'الملفّ رقم واحد'],
    passages: [
      passage('library', 'rain', [
        tell(['We have found six hundred and four things. One file was still open. The first.', '見つけた物、六百四件。開いたままの書類がひとつ。一号だ。', 'เราหาเจอหกร้อยสี่ชิ้น มีแฟ้มหนึ่งยังไม่ปิด แฟ้มแรกสุด', '我們找到了六百零四樣東西。只有一份檔案沒結案，第一份。', 'وجدنا ستمئة وأربعة أشياء. وبقي ملفّ واحد مفتوحًا: الأوّل.']),
        show('hand', 'juno', 'worry', { prop: FILE }),
        say('juno', 'calm', ['“Client: I. Lint. Lost: one hour.”', '「依頼人、I・リント。遺失物、一時間」', '“ผู้ว่าจ้าง: ไอ. ลินต์ ของหาย: หนึ่งชั่วโมง”', '「委託人：林特。遺失物：一個小時。」', '«الزبون: إ. لِنت. المفقود: ساعة واحدة».'], { shot: 'profile' }),
        say('lint', 'cold', ['That shelf is not dusted. On purpose.', 'その棚は、わざと、はたいていない。', 'ชั้นนั้นผมไม่ปัดฝุ่น โดยตั้งใจ', '那個架子我沒撣灰。是故意的。', 'ذلك الرفّ لا يُنفَض غباره. عمدًا.'], { shot: 'low' }),
        say('juno', 'sad', ['Don’t tell me where you lost it.', 'どこでなくしたかは、結構です。', 'ไม่ต้องบอกว่าหายที่ไหนค่ะ', '別告訴我在哪裡丟的。', 'لا تخبرني أين أضعتَها.'], { shot: 'close' }),
        say('juno', 'calm', ['Tell me what you were thinking about.', '何を考えていたか、教えてください。', 'บอกหนูว่าตอนนั้นคิดอะไรอยู่', '告訴我，你當時在想什麼。', 'أخبرني بمَ كنتَ تفكّر.'], { shot: 'face' }),
      ]),
      passage('riverside', 'lamp', [
        say('lint', 'sad', ['A brooch. Somebody’s brooch. I was so close to it.', 'ブローチです。よその人の。あと少しで。', 'เข็มกลัดครับ เข็มกลัดของใครสักคน ผมใกล้เจอแล้ว', '一枚胸針，別人的。我差一點就找到了。', 'دبّوس زينة. دبّوس لغيري. كنتُ قريبًا منه جدًّا.'], { prop: TEA }),
        say('lint', 'sad', ['My wife said something at the door. I said “Mm.”', '妻が戸口で何か言った。私は「うん」と言った。', 'ภรรยาพูดอะไรสักอย่างที่ประตู ผมตอบว่า “อืม”', '我太太在門口說了句話。我回她「嗯」。', 'قالت زوجتي شيئًا عند الباب. فقلتُ: «همم».'], { shot: 'profile' }),
        show('pause', null, 'sad'),
        say('lint', 'worry', ['She waited somewhere an hour that evening. She never said where.', 'その晩、妻はどこかで一時間待った。場所は聞けず。', 'เย็นนั้นเธอรออยู่ที่ไหนสักแห่งหนึ่งชั่วโมง ไม่เคยบอกว่าที่ไหน', '那晚，她不知在哪裡等了我一個小時。', 'انتظرتني ساعةً تلك الليلة. ولم تقل أين قطّ.'], { shot: 'close' }),
        say('juno', 'worry', ['And then?', 'それから？', 'แล้วหลังจากนั้นล่ะคะ', '後來呢？', 'ثمّ؟'], { shot: 'eyes' }),
        say('lint', 'calm', ['Then she was ill, and then I opened an office.', '妻は病になり、私は事務所を開きました。', 'แล้วเธอก็ป่วย แล้วผมก็เปิดสำนักงาน', '後來她病了，再後來，我開了這間事務所。', 'ثمّ مرضت، ثمّ فتحتُ مكتبًا.'], { shot: 'back' }),
        tell(['I have never wanted so much to find something with no colour and no size.', '色も大きさもない物を、こんなに見つけたいと思ったことはない。', 'ฉันไม่เคยอยากหาอะไรที่ไม่มีทั้งสีทั้งขนาดขนาดนี้มาก่อน', '我從沒這麼想找到一樣沒有顏色、也沒有大小的東西。', 'لم أرغب يومًا هكذا في إيجاد شيء بلا لون ولا حجم.'], {
          who: 'juno',
          mood: 'strain',
          shot: 'face',
        }),
      ]),
    ],
  },
  {
    title: ['One Hour', '一時間', 'หนึ่งชั่วโมง', '一個小時', 'ساعة واحدة'],
    passages: [
      passage('street', 'morning', [
        tell(['I asked everyone. Then I asked the one place nobody asks.', '町じゅうに訊いた。それから、誰も訊かない所に訊いた。', 'ฉันถามทุกคน แล้วก็ไปถามที่ที่ไม่มีใครถาม', '我問遍了所有人。然後，去問了沒人會問的地方。', 'سألتُ الجميع. ثمّ سألتُ المكان الذي لا يسأله أحد.']),
        say('juno', 'talk', ['Mr Lint. When did you last empty your own pockets?', 'リントさん。自分のポケット、最後に見たのは？', 'คุณลินต์คะ ล้วงกระเป๋าตัวเองครั้งสุดท้ายเมื่อไร', '林特先生，你上次翻自己的口袋是什麼時候？', 'سيّد لِنت، متى أفرغتَ جيوبك آخر مرّة؟']),
        say('lint', 'deadpan', ['I’m a detective. I empty other people’s.', '探偵ですよ。見るのは、人のポケットです。', 'ผมเป็นนักสืบ ล้วงแต่กระเป๋าคนอื่นครับ', '我是偵探，我都翻別人的。', 'أنا محقّق. أفرغ جيوب الآخرين.'], { shot: 'close' }),
        say('bly', 'calm', ['There’s a hole. Things go down into the lining.', '穴があるだろ。裏地の奥に、落ちるんだ。', 'มันขาดไง ของเลยหล่นลงไปในซับใน', '有個洞啊，東西都掉進襯裡了。', 'فيه ثقب. والأشياء تنزل إلى البطانة.'], { shot: 'profile' }),
        show('hand', 'lint', 'shock', { prop: NOTE, sound: ['rustle', 'かさっ', 'กรอบแกรบ', '窸窣', 'خشخشة'] }),
        say('tam', 'shock', ['Two buttons, a toffee, and… that’s a woman’s handwriting.', 'ボタン二つ、飴ひとつ……女の人の字だ。', 'กระดุมสองเม็ด ท็อฟฟี่ แล้วก็…ลายมือผู้หญิง', '兩顆釦子、一顆太妃糖……還有女人的字。', 'زرّان وحلوى، و… هذا خطّ امرأة.'], { shot: 'face' }),
      ]),
      passage('riverside', 'night', [
        tell([
          '“Lamps on the river at eight. If you’re late I’ll save you half the chestnuts. A.”',
          '「八時、川の灯ろう。遅れたら、焼き栗を半分とっておく。アダ」',
          '“ลอยโคมที่แม่น้ำสองทุ่ม ถ้ามาช้า จะเก็บเกาลัดไว้ให้ครึ่งถุง — เอดา”',
          '「八點，河上放燈。你要是遲到，栗子我留一半給你。艾達」',
          '«فوانيس على النهر في الثامنة. إن تأخّرتَ أبقيتُ لك نصف الكستناء. آدا».',
        ]),
        say('lint', 'cry', ['She wasn’t angry. It was only chestnuts.', '怒っては、いなかった。栗の話だったのか。', 'เธอไม่ได้โกรธ แค่เรื่องเกาลัดเอง', '她沒有生氣。只是栗子而已。', 'لم تكن غاضبة. كانت مجرّد كستناء.'], { shot: 'close' }),
        say('juno', 'smile', ['It’s five to eight. And it’s today. I checked.', '七時五十五分です。灯ろうは今夜。調べました。', 'อีกห้านาทีสองทุ่ม แล้วก็เป็นวันนี้ หนูเช็กแล้ว', '現在七點五十五，就是今天。我查過了。', 'الثامنة إلّا خمس دقائق. والليلة هي الليلة. تحقّقتُ.'], { shot: 'full' }),
        show('back', 'lint', 'calm', { others: ['juno'] }),
        say('lint', 'smile', ['I am nineteen years late, Ada. Save me half.', '十九年の遅刻だ、アダ。半分、頼む。', 'ผมมาช้าไปสิบเก้าปี เอดา เก็บไว้ให้ครึ่งหนึ่งนะ', '我遲到十九年了，艾達。留一半給我吧。', 'تأخّرتُ تسعة عشر عامًا يا آدا. أبقي لي النصف.'], { tone: 'whisper', shot: 'profile' }),
        tell(
          [
            'He sat one hour. Then he closed the file, and paid me: he had two magnifying glasses.',
            '彼は一時間そこに座り、書類を閉じた。お代は、二つある虫めがねのひとつ。',
            'เขานั่งอยู่หนึ่งชั่วโมง แล้วปิดแฟ้ม จ่ายค่าจ้างให้ฉัน เขามีแว่นขยายสองอัน',
            '他坐了一個小時，闔上檔案，付我費用：他有兩支放大鏡。',
            'جلس ساعة، ثمّ أغلق الملفّ ودفع أجري: كانت عنده عدستان مكبّرتان.',
          ],
          { shot: 'wide' },
        ),
        say('juno', 'shock', ['…I’ve lost my glove.', '……手袋、なくした。', '…ถุงมือหนูหาย', '……我手套不見了。', '…أضعتُ قفّازي.'], { shot: 'face' }),
        say('lint', 'laugh', ['Splendid! What were you thinking about?', '結構！　さて、何を考えていました？', 'ยอดเยี่ยม! ตอนนั้นคิดอะไรอยู่ครับ', '太好了！妳當時在想什麼？', 'رائع! بمَ كنتِ تفكّرين؟'], { shot: 'two' }),
      ]),
    ],
  },
];
