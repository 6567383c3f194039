import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const KEY = { kind: 'sword', colour: '#ff3fa4' } as const;
const LOG = { kind: 'letter', colour: '#ff3fa4' } as const;
const TEA = { kind: 'cup', colour: '#17b8b0' } as const;

/** What the laws were holding up. */
export const NINETY_NINE_FLOORS_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['The Man Outside', '外の人', 'ชายข้างนอก', '外面的人', 'الرجل في الخارج'],
    passages: [
      passage('lift', 'sky', [
        tell([
          'There was no floor outside. There was a plank, two ropes, and a man with a bucket.',
          '外に階はなかった。板一枚と綱二本、それにバケツの男がいた。',
          'ข้างนอกไม่มีชั้น มีแต่แผ่นไม้ เชือกสองเส้น กับชายถือถัง',
          '外面沒有樓層，只有一塊木板、兩條繩子，和一個提水桶的人。',
          'لم يكن في الخارج طابق، بل لوح وحبلان ورجل معه دلو.',
        ]),
        say('sena', 'shock', ['You’re the window cleaner?', '窓拭きの人？', 'คุณเป็นคนเช็ดกระจกเหรอ', '你是洗窗戶的？', 'أأنت منظّف النوافذ؟'], { shot: 'close' }),
        tell(
          [
            '“Sixty years,” he said. “One side takes me thirty. Could you sign here? It’s about the cracks.”',
            '「六十年だ。片面に三十年かかる。署名を頼む、ひびの件で」',
            '“หกสิบปีแล้ว” เขาว่า “ด้านละสามสิบปี เซ็นตรงนี้หน่อย เรื่องรอยร้าว”',
            '「六十年了，一面要洗三十年。請簽收，是裂縫的事。」',
            '«ستّون سنة، لكلّ واجهة ثلاثون. وقّعي هنا، الأمر عن الشقوق».',
          ],
          { who: 'sena', mood: 'worry', shot: 'face' },
        ),
        say('tobi', 'shock', ['What cracks?', 'ひびって、何の？', 'รอยร้าวอะไร', '什麼裂縫？', 'أيّ شقوق؟'], { shot: 'low' }),
        show('wide', 'tobi', 'shock', { others: ['sena', 'lumi'], sound: ['krrrk', 'ピシッ', 'เปรี๊ยะ', '喀啦', 'كررك'] }),
      ]),
      passage('towers', 'amber', [
        tell([
          'From his plank you could see all ninety-nine floors. They were leaning, like people trying to overhear.',
          '板から九十九階が見えた。塔は、立ち聞きする人のように傾いていた。',
          'จากแผ่นไม้มองเห็นครบ 99 ชั้น หอเอียงเหมือนคนแอบฟัง',
          '從他的木板上看得見九十九層樓。整座塔歪著，像在偷聽。',
          'من لوحه رأينا الطوابق كلّها. كانت مائلة كمن يسترق السمع.',
        ]),
        say('halden', 'worry', ['It stood straight for forty years. What have we changed?', '四十年、真っすぐだった。何を変えた？', 'มันตรงมาสี่สิบปี เราเปลี่ยนอะไรไป', '它直挺挺站了四十年。我們改了什麼？', 'ظلّ مستقيمًا أربعين سنة. ماذا غيّرنا؟'], { shot: 'over' }),
        say('lumi', 'sad', ['I did. “All doors open.” I took away every law there was.', '私です。「全ての扉を開く」と。掟をすべて、外しました。', 'ฉันเองค่ะ “เปิดทุกประตู” ฉันถอดกฎออกหมดเลย', '是我。「所有的門都打開。」我把規則全拿掉了。', 'أنا. «كلّ الأبواب مفتوحة». لقد أزلتُ كلّ القوانين.'], { shot: 'close' }),
        say('sena', 'cold', ['And they weren’t only laws. They were beams.', 'ただの掟じゃなかった。あれは、梁だったのね。', 'มันไม่ใช่แค่กฎ มันคือคานรับน้ำหนัก', '那不只是規則。那是橫梁。', 'لم تكن قوانين فقط. كانت دعامات.'], { shot: 'two' }),
        tell(['The paper said: BOTH TOWERS CONDEMNED. DEMOLITION TODAY, SIX O’CLOCK.', '書面にはこうあった。「両塔とも使用禁止。本日六時、取り壊し」', 'ในกระดาษเขียนว่า “สั่งรื้อทั้งสองหอ วันนี้ หกโมงเย็น”', '公文寫著：「兩塔皆屬危樓，今日六點拆除。」', 'جاء في الورقة: «يُهدم البرجان اليوم، السادسة مساءً».'], {
          who: 'sena',
          mood: 'shock',
          shot: 'hand',
          prop: LOG,
        }),
      ]),
    ],
  },
  {
    title: ['Load-Bearing', '耐力掟', 'กฎรับน้ำหนัก', '承重規則', 'قوانين حاملة'],
    passages: [
      passage('corridor', 'neon', [
        tell(['First floor. Nobody was stopped for running any more. The ceiling had come down to meet them.', '一階。走っても咎められない。その代わり、天井が下りていた。', 'ชั้นหนึ่ง วิ่งได้ไม่มีใครว่า แต่เพดานลดลงมาหา', '一樓。跑步不再有人管了，天花板卻壓了下來。', 'الطابق الأوّل. لا أحد يُمنع من الجري، لكنّ السقف هبط.']),
        say('tobi', 'strain', ['I can touch it! I’ve never been tall before. I don’t like it.', '手が届く！　背が高いって、こういうことか。嫌だな。', 'แตะถึงเลย! ไม่เคยตัวสูงมาก่อน ไม่ชอบแฮะ', '我摸得到天花板！我從沒這麼高過。不喜歡。', 'ألمسه! لم أكن طويلًا قطّ. لا يعجبني.'], { shot: 'low' }),
        say(
          'sena',
          'talk',
          ['A law holds up what people carry together. So, a new one. A kind one.', 'みんなで守るから、支えになる。新しい掟を作ろう。優しいのを。', 'กฎค้ำไว้ได้เพราะคนแบกด้วยกัน งั้นตั้งใหม่ เอาที่ใจดี', '大家一起守，規則才撐得住。那就訂新的，善意的。', 'القانون يحمل ما يحمله الناس معًا. لنضع واحدًا جديدًا، رحيمًا.'],
          { shot: 'close' },
        ),
        say('lumi', 'joy', ['May I? “On this floor, nobody eats alone.”', 'よろしいですか。「この階では、ひとりで食べないこと」', 'ขอฉันนะคะ “ชั้นนี้ห้ามกินข้าวคนเดียว”', '可以讓我來嗎？「本樓層，誰都不准一個人吃飯。」', 'أتسمحون؟ «في هذا الطابق لا يأكل أحد وحده».'], { shot: 'face' }),
        show('full', 'lumi', 'smile', { others: ['tobi', 'sena'], sound: ['creeeak', 'ギギギ……', 'แอ๊ดดด', '吱——', 'صررير'] }),
      ]),
      passage('cafe', 'amber', [
        tell(['Up went the ceiling, by a hand. Along the corridor people came out with their bowls.', '天井が、拳ひとつ上がった。廊下に人々が椀を手に出てきた。', 'เพดานยกขึ้นหนึ่งคืบ ผู้คนถือชามออกมาตามทางเดิน', '天花板升高了一掌。走廊上，大家端著碗走出來。', 'ارتفع السقف شبرًا. وخرج الناس إلى الممرّ بصحونهم.']),
        say('halden', 'shy', ['May one… sit here? I have eaten standing up since I was thirty.', 'ここ、よろしいかな。三十の頃から、立って食べていてね。', 'ขอนั่งด้วยได้ไหม ผมยืนกินมาตั้งแต่อายุสามสิบ', '這裡……可以坐嗎？我從三十歲起就站著吃飯。', 'أأجلس هنا؟ آكل واقفًا منذ كنتُ في الثلاثين.'], {
          shot: 'two',
          posture: 'cup',
          prop: TEA,
        }),
        say('tobi', 'joy', ['My turn! “On floor two, every joke is funny!”', '次、おれ！　「二階では、どんな冗談も笑える！」', 'ตาผมบ้าง! “ชั้นสองทุกมุกต้องฮา!”', '換我！「二樓，什麼笑話都好笑！」', 'دوري! «في الطابق الثاني كلّ نكتة مضحكة!»'], { shot: 'chibi' }),
        tell(['They laughed until the second floor shook its own windows out.', '笑いすぎて、二階の窓が残らず抜けた。', 'พวกเขาฮาจนหน้าต่างชั้นสองร่วงหมด', '大家笑到二樓的窗戶全震掉了。', 'ضحكوا حتى سقطت نوافذ الطابق الثاني كلّها.'], { who: 'tobi', mood: 'worry', shot: 'wide' }),
        say('sena', 'strain', ['Ninety-seven more, by six. And nobody let Tobi near a pen.', '六時までに、あと九十七。トビにペンを持たせないで。', 'เหลืออีก 97 ข้อก่อนหกโมง ห้ามให้โทบีแตะปากกา', '六點前還有九十七條。誰都別讓托比碰筆。', 'بقي 97 قبل السادسة. ولا يقترب توبي من قلم.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['The Man on the Bench', 'ベンチの男', 'ชายบนม้านั่ง', '長椅上的人', 'رجل المقعد'],
    passages: [
      passage('heights', 'sky', [
        tell([
          'Twenty-three still liked to vote. It had voted on its new law for two hours, eleven to eleven.',
          '二十三階は今も多数決。新しい掟は二時間たっても、十一対十一。',
          'ชั้น 23 ยังชอบโหวต โหวตกฎใหม่มาสองชั่วโมง เสมอ 11 ต่อ 11',
          '二十三樓還是愛投票。新規則投了兩小時，十一比十一。',
          'ما زال الطابق 23 يحبّ التصويت. ساعتان، والنتيجة 11 مقابل 11.',
        ]),
        say('sena', 'strain', ['There’s a man on that bench. He was asleep last time, too.', 'ベンチに人がいる。前のときも、寝てた人だ。', 'มีคนนอนบนม้านั่ง คราวก่อนเขาก็หลับ', '長椅上有個人，上次他也在睡。', 'على المقعد رجل. كان نائمًا في المرّة السابقة أيضًا.'], { shot: 'close' }),
        say('tobi', 'shout', ['Sir! Sir! Hands up!', 'おじさん！　手を挙げて！', 'ลุง! ยกมือหน่อย!', '大叔！大叔！舉手！', 'يا عمّ! ارفع يدك!'], { shot: 'low', tone: 'shout' }),
        say('lumi', 'worry', ['Please don’t shout. It says here, “Do not wake. Architect.”', 'お静かに。札に「起こすな。設計者」とあります。', 'อย่าตะโกนค่ะ ป้ายเขียนว่า “ห้ามปลุก สถาปนิก”', '請小聲點。牌子上寫：「勿擾，建築師。」', 'لا تصرخ رجاءً. كُتب هنا: «لا توقظوه. المهندس».'], { shot: 'face' }),
        show('eyes', 'halden', 'shock'),
      ]),
      passage('heights', 'amber', [
        tell(['The old man opened one eye. “Which way’s down?” he asked, and went a little pale.', '老人は片目を開け、「下はどっちだ」と訊き、少し青ざめた。', 'ชายชราลืมตาข้างหนึ่ง “ข้างล่างอยู่ทางไหน” แล้วหน้าก็ซีดลง', '老人睜開一隻眼，問：「哪邊是下面？」臉色有些發白。', 'فتح الشيخ عينًا وسأل: «أين الأسفل؟» وشحب قليلًا.']),
        say('halden', 'angry', ['You built this? The lies, the kneeling, sixty-two? Why?', 'あなたが建てたのか。嘘の重さも、跪く階も、六十二階も。なぜだ。', 'คุณสร้างเหรอ ทั้งกฎโกหก คุกเข่า ชั้น 62 ทำไม', '是你蓋的？謊言、下跪、六十二樓，為什麼？', 'أنتَ بنيتَه؟ الكذب والركوع والثاني والستّون؟ لماذا؟'], { shot: 'over' }),
        tell(
          [
            '“I tried kindness first. It’s lovely, and it weighs nothing. Fear sets like cement.”',
            '「最初は優しさで建てた。だが軽い。恐れは、よく固まる」',
            '“แรก ๆ ผมลองใช้ความใจดี มันเบาเกินไป ความกลัวแข็งเหมือนปูน”',
            '「我先試過善意，可惜太輕。恐懼像水泥，凝得牢。」',
            '«جرّبتُ اللطف أوّلًا، فكان بلا وزن. أمّا الخوف فيتصلّب كالإسمنت».',
          ],
          { who: 'halden', mood: 'cold', shot: 'full' },
        ),
        say('sena', 'cold', ['There’s something heavier than fear. I’ve carried it up eleven times.', '恐れより重いものがあるわ。私、十一回かついで登ったもの。', 'มีสิ่งที่หนักกว่าความกลัว ฉันแบกมันขึ้นมาสิบเอ็ดหนแล้ว', '有比恐懼更重的東西。我扛著它上來過十一次。', 'ثمّة ما هو أثقل من الخوف. حملتُه إلى هنا إحدى عشرة مرّة.'], {
          shot: 'close',
        }),
        say('tobi', 'shy', ['Er. If she means me, I’ve lost weight.', 'えっと……おれのことなら、痩せたけど。', 'เอ่อ ถ้าหมายถึงผม ผมผอมลงแล้วนะ', '呃……如果是說我，我瘦了喔。', 'إن كانت تقصدني، فقد نحفتُ.'], { shot: 'two' }),
        say('sena', 'smirk', ['A promise.', '約束よ。', 'คำสัญญาไง', '承諾。', 'الوعد.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['What a Promise Weighs', '約束の重さ', 'น้ำหนักของคำสัญญา', '承諾的重量', 'كم يزن الوعد'],
    passages: [
      passage('stairs', 'amber', [
        tell([
          'A law tells everyone. A promise needs somebody to say it to. We had three hours and ninety floors of strangers.',
          '掟は皆に、約束は誰かひとりに。残り三時間、九十階、知らぬ人ばかり。',
          'กฎบอกทุกคน แต่สัญญาต้องมีคนให้บอก เหลือสามชั่วโมงกับคนแปลกหน้า 90 ชั้น',
          '規則對所有人說，承諾要對一個人說。三小時，九十層陌生人。',
          'القانون للجميع، والوعد يُقال لشخص. ثلاث ساعات وتسعون طابقًا من الغرباء.',
        ]),
        say('tobi', 'joy', ['You two! Neighbours? Forty years? And never once said hello?', 'そこの二人！　お隣？　四十年？　挨拶もなし？', 'สองคนนั้น! เพื่อนบ้านเหรอ สี่สิบปี? ไม่เคยทักกันเลย?', '你們兩位！鄰居？四十年？沒打過招呼？', 'أنتما! جاران؟ أربعون سنة؟ ولا سلام مرّة؟'], { shot: 'full', posture: 'wave' }),
        tell(
          [
            '“I’ll water your plant when you’re out,” said one. The whole landing jumped up a foot.',
            '「留守の間、鉢に水をやるよ」。踊り場が三十センチ跳ねた。',
            '“เดี๋ยวรดน้ำต้นไม้ให้ตอนคุณไม่อยู่” คนหนึ่งว่า ชานบันไดเด้งขึ้นทันที',
            '「你不在時，我幫你澆花。」其中一人說。整層樓梯間彈高了一截。',
            'قال أحدهما: «سأسقي نبتتك إن غبت»، فقفزت البسطة قدمًا كاملة.',
          ],
          { who: 'tobi', mood: 'laugh', shot: 'over' },
        ),
        say('lumi', 'joy', ['Forty-eight is straight! Forty-nine! They’re telling each other!', '四十八階、水平！　四十九階も！　みんな、約束しあってます！', 'ชั้น 48 ตรงแล้วค่ะ! ชั้น 49 ด้วย! เขาสัญญากันเอง!', '四十八樓直了！四十九樓也是！他們在互相承諾！', 'استقام 48! و49! إنّهم يتعاهدون!'], { shot: 'close' }),
        show('group', 'lumi', 'joy', { others: ['tobi', 'sena', 'halden'], sound: ['THUNK THUNK THUNK', 'ズン！　ズン！　ズン！', 'ตึง! ตึง! ตึง!', '咚！咚！咚！', 'دُم! دُم! دُم!'] }),
      ]),
      passage('lift', 'void', [
        tell([
          'One floor would not move. The hundredth. The two people in it had nothing to say to each other.',
          '動かない階が、ひとつ。百階。中の二人に、言葉がなかった。',
          'เหลือชั้นเดียวที่ไม่ขยับ ชั้นร้อย สองคนในนั้นไม่มีอะไรจะพูดกัน',
          '只有一層不動：第一百層。裡面的兩個人無話可說。',
          'طابق واحد لم يتحرّك: المئة. لم يكن بين الاثنتين فيه كلام.',
        ]),
        say('sena', 'sad', ['I won’t ask you to forgive me.', '許してとは、言わない。', 'ฉันจะไม่ขอให้เธอยกโทษ', '我不會求妳原諒。', 'لن أطلب أن تسامحيني.'], { shot: 'face' }),
        say('lumi', 'cold', ['Good. Then what will you promise?', '結構です。では、何を約束なさいますか。', 'ดีค่ะ แล้วจะสัญญาอะไร', '很好。那妳要承諾什麼？', 'حسنًا. فبمَ تعدين إذن؟'], { shot: 'low' }),
        say('sena', 'cry', ['To press my own buttons. And to ask where you would like to go.', 'ボタンは自分で押す。それから、あなたの行きたい階を訊く。', 'ฉันจะกดปุ่มเอง แล้วจะถามเธอว่าอยากไปชั้นไหน', '按鈕我自己按。還有，我會問妳想去哪裡。', 'أن أضغط أزراري بنفسي. وأن أسألكِ أين تودّين الذهاب.'], { shot: 'close' }),
        show('hand', 'lumi', 'cry', { sound: ['THUNK', 'ズン！', 'ตึง', '咚', 'دُم'] }),
        say('lumi', 'shy', ['…Sixty-one, please. I have never once sat on that bench.', '……六十一階を。あのベンチに、座ったことがないのです。', '…ชั้น 61 ค่ะ ฉันไม่เคยได้นั่งม้านั่งตัวนั้นเลย', '……請到六十一樓。那張長椅，我一次也沒坐過。', '…الحادي والستّون من فضلك. لم أجلس على ذلك المقعد قطّ.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Served at Six', '六時の執行', 'บังคับคดีหกโมง', '六點執行', 'التنفيذ في السادسة'],
    passages: [
      passage('towers', 'amber', [
        tell([
          'Both towers stood straight as rulers. The demolition men had come anyway. They had a paper, and a ball.',
          '塔は定規より真っすぐ。それでも解体屋は来た。書面と鉄球を持って。',
          'หอตรงเป๊ะเหมือนไม้บรรทัด แต่คนรื้อก็มา พร้อมกระดาษกับลูกตุ้มเหล็ก',
          '兩座塔直得像尺，拆除隊還是來了，帶著公文和鐵球。',
          'استقام البرجان كالمسطرة، لكنّ عمّال الهدم جاؤوا، بورقة وكرة حديد.',
        ]),
        say('halden', 'cold', ['Gentlemen. An order is valid only where it is served. Which floor?', '諸君。執行場所は、どの階かね。書かねば無効だ。', 'ท่านทั้งหลาย คำสั่งมีผลเฉพาะที่ที่ส่งมอบ ชั้นไหนล่ะ', '各位，公文要在送達的樓層才生效。是哪一樓？', 'أيّها السادة، الأمر لا يسري إلا حيث يُسلَّم. أيّ طابق؟'], { shot: 'low' }),
        say('sena', 'smirk', ['It isn’t filled in. May I? I’ve lovely handwriting. Ask anybody.', '空欄ね。私が書くわ。字には、定評があるの。', 'เว้นว่างไว้ ฉันกรอกให้นะ ลายมือฉันสวย ถามใครก็ได้', '這欄空著。我來填吧，我的字很漂亮，大家都知道。', 'الخانة فارغة. أأملؤها؟ خطّي جميل، اسألوا من شئتم.'], { shot: 'close' }),
        show('hand', 'sena', 'calm', { prop: LOG, sound: ['scritch', 'サラサラ', 'แกรก ๆ', '沙沙', 'خرششش'] }),
        say('tobi', 'shock', ['“Floor sixty-one.” Boss. Oh, BOSS.', '「六十一階」……姐さん。姐さん、それって！', '“ชั้น 61” หัวหน้า… โอ้โห หัวหน้า!', '「六十一樓」……老大。哇，老大！', '«الطابق 61». يا رئيسة… آه يا رئيسة!'], { shot: 'face' }),
      ]),
      passage('lake', 'amber', [
        tell([
          '“At the stroke of six,” said the paper. The foreman raised his whistle and looked at the clock.',
          '「六時の鐘と同時に」。親方は笛をくわえ、時計を見あげた。',
          '“เมื่อนาฬิกาตีหก” หัวหน้าช่างคาบนกหวีดแล้วมองนาฬิกา',
          '公文說：「六點鐘響時。」工頭含著哨子，看向時鐘。',
          '«عند دقّة السادسة.» رفع رئيس العمّال صفّارته ونظر إلى الساعة.',
        ]),
        say('lumi', 'smile', ['It is always six here, sir. It never strikes. You are welcome to wait.', 'ここは、ずっと六時です。鐘は鳴りません。お待ちになりますか。', 'ที่นี่หกโมงตลอดค่ะ ไม่เคยตี เชิญรอได้ตามสบาย', '這裡永遠是六點，鐘不會響的。歡迎慢慢等。', 'الساعة هنا السادسة دائمًا يا سيّدي، ولا تدقّ. تفضّل وانتظر.'], {
          shot: 'over',
        }),
        show('wide', 'lumi', 'calm', { others: ['sena'] }),
        tell(
          [
            'They are waiting still, with their boots off. Lumi showed them which end of the bench is warm.',
            '彼らは今も、靴を脱いで待っている。暖かい席は、ルミが教えた。',
            'พวกเขายังรออยู่ ถอดรองเท้าแล้วด้วย ลูมิชี้ให้ว่าม้านั่งฝั่งไหนอุ่น',
            '他們到現在還脫了靴子在等。露米告訴他們長椅哪頭比較暖。',
            'ما زالوا ينتظرون حفاة. ودلّتهم لومي على الطرف الدافئ من المقعد.',
          ],
          { who: 'lumi', mood: 'joy', shot: 'full', posture: 'sit' },
        ),
        say('tobi', 'laugh', ['You defeated a wrecking ball with stationery.', '鉄球に、事務用品で勝ったよ。', 'หัวหน้าชนะลูกตุ้มเหล็กด้วยเครื่องเขียน', '妳用文具打敗了大鐵球。', 'هزمتِ كرة الهدم بالقرطاسية.'], { shot: 'two' }),
        say('sena', 'shock', ['Tobi. Who ordered this? Look at the signature.', 'トビ。誰が命じたのか……この署名、見て。', 'โทบี ใครสั่งรื้อ ดูลายเซ็นสิ', '托比，是誰下的令？你看這簽名。', 'توبي، من أصدر الأمر؟ انظر إلى التوقيع.'], { shot: 'eyes', prop: LOG }),
      ]),
    ],
  },
  {
    title: ['Dated Tomorrow', '明日の日付', 'ลงวันที่พรุ่งนี้', '明天的日期', 'بتاريخ الغد'],
    passages: [
      passage('orchard', 'amber', [
        tell([
          'It was signed in small, polite letters. “Lumi. Chief Inspector.” And it was dated tomorrow.',
          '小さく丁寧な字。「主任検査員ルミ」。日付は、明日だった。',
          'ลายเซ็นตัวเล็กสุภาพ “ลูมิ หัวหน้าผู้ตรวจ” ลงวันที่พรุ่งนี้',
          '簽名小巧端正：「總檢查員　露米」。日期是明天。',
          'وُقّع بحروف صغيرة مهذّبة: «لومي، كبيرة المفتّشين». بتاريخ الغد.',
        ]),
        say('lumi', 'shock', ['That is my L. But I have only had a pen since lunch.', '私の字です。でも、ペンを持ったのは今日の昼から。', 'นั่นลายมือฉัน แต่ฉันเพิ่งมีปากกาเมื่อเที่ยงนี้เอง', '那是我的字。可是我中午才第一次拿筆。', 'هذا خطّي. لكنّي لم أملك قلمًا إلا منذ الغداء.'], { shot: 'close' }),
        say('tobi', 'worry', ['So tomorrow you’re in charge, and you knock it all down? You?', '明日、偉くなったルミが塔を壊すって？　まさか。', 'พรุ่งนี้เธอเป็นใหญ่ แล้วสั่งรื้อหมดเนี่ยนะ', '所以明天妳當了長官，就要全拆掉？妳？', 'إذن غدًا تصيرين المسؤولة وتهدمين كلّ شيء؟ أنتِ؟'], { shot: 'low' }),
        show('face', 'lumi', 'worry'),
        say('sena', 'calm', ['Where would you like to go, Lumi?', 'ルミ。あなたは、どこへ行きたい？', 'เธออยากไปไหน ลูมิ', '露米，妳想去哪裡？', 'أين تودّين الذهاب يا لومي؟'], { shot: 'two' }),
      ]),
      passage('lift', 'neon', [
        say('lumi', 'strain', ['To tomorrow. I should like a word with myself. Is there a button?', '明日へ。自分に、ひとこと言いたいのです。ボタンは……？', 'ไปพรุ่งนี้ค่ะ ฉันมีเรื่องต้องคุยกับตัวเอง มีปุ่มไหม', '去明天。我有話要跟自己說。有按鈕嗎？', 'إلى الغد. أودّ أن أكلّم نفسي. أثمّة زرّ؟'], { shot: 'close' }),
        say('halden', 'shy', ['There is one. I polished round it for years. I took it for a screw.', 'ひとつある。四十年、まわりを磨いていた。ネジだと思ってね。', 'มีปุ่มหนึ่ง ผมขัดรอบ ๆ มาสี่สิบปี นึกว่าเป็นสกรู', '有一個。我在它周圍擦了四十年，以為是螺絲。', 'ثمّة واحد. لمّعتُ حوله أربعين سنة، وظننتُه برغيًّا.'], { shot: 'over' }),
        show('hand', 'sena', 'strain', { prop: KEY, sound: ['click', 'カチッ', 'แกร๊ก', '喀嚓', 'تَك'] }),
        tell(['The lift did not go up, or down, or across. The light in it simply grew a day older.', '上でも下でも横でもない。灯りが、一日ぶん老けただけだった。', 'ลิฟต์ไม่ขึ้น ไม่ลง ไม่ไปข้าง ๆ แค่แสงในนั้นแก่ขึ้นหนึ่งวัน', '電梯不上不下也不橫著走，只是燈光老了一天。', 'لم يصعد المصعد ولم ينزل ولم يعبر. كبر ضوؤه يومًا فحسب.']),
        say('tobi', 'shock', ['Boss? Out there. There’s only one tower.', '姐さん？　外、見てよ。塔が……一本しかない。', 'หัวหน้า… ข้างนอกน่ะ เหลือหอเดียว', '老大？外面……只剩一座塔了。', 'يا رئيسة؟ انظري. لم يبقَ إلا برج واحد.'], { shot: 'full' }),
        tell(['On its top floor stood someone in a blue blazer, waving us away with both arms.', '最上階に、紺の上着の人影。両腕で「来るな」と振っていた。', 'บนชั้นยอดมีคนใส่เบลเซอร์น้ำเงินโบกสองแขน ไล่ไม่ให้เข้ามา', '塔頂站著一個穿藍制服的人，揮著雙手叫我們別過來。', 'في أعلاه شخص بسترة زرقاء، يلوّح لنا بذراعيه أن ابتعدوا.'], {
          who: 'lumi',
          mood: 'shock',
          shot: 'eyes',
        }),
      ]),
    ],
  },
];
