import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const LAMP = { kind: 'lantern', colour: '#c8a468' } as const;

/** From the egg that was sewn shut to the first time the new moon is full. */
export const MOTH_QUEEN_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Good Morning', 'おはよう', 'อรุณสวัสดิ์', '早安', 'صباح الخير'],
    passages: [
      passage('cave', 'jade', [
        tell(['It knocked again. It was not knocking so hard as before.', 'また、叩く音。さっきより、弱くなっていた。', 'มันเคาะอีกครั้ง เบากว่าเมื่อครู่', '它又敲了。比剛才輕了一些。', 'نقر مرّة أخرى. أضعف من ذي قبل.']),
        say('tam', 'strain', ['It won’t cut! I’ve tried my knife, I’ve tried my teeth!', '切れない！　小刀も、歯もだめだ！', 'ตัดไม่ขาด! ลองมีดแล้ว ลองฟันแล้ว!', '割不斷！我用刀試過，也用牙齒咬過了！', 'لا ينقطع! جرّبتُ سكّيني، وجرّبتُ أسناني!'], { shot: 'full' }),
        say('lys', 'sad', ['It was spun on ten thousand lullabies, Tam. It thinks it is bedtime.', '一万の子守唄で紡いだ糸よ。まだ寝る時間だと思ってる。', 'มันปั่นจากเพลงกล่อมหมื่นเพลง มันนึกว่าถึงเวลานอน', '那是一萬首搖籃曲紡的線。它以為該睡了。', 'غُزل من عشرة آلاف تهويدة يا تام. يظنّه وقت النوم.'], { shot: 'close' }),
        say('tam', 'shock', ['Then somebody has to tell it to get up.', 'じゃあ、起こしてやらなきゃ。', 'งั้นก็ต้องมีคนปลุกมัน', '那就得有人叫它起床。', 'إذن على أحدنا أن يوقظه.'], { shot: 'face' }),
        show('eyes', 'ash', 'worry'),
      ]),
      passage('cave', 'jade', [
        say('ash', 'shout', ['GOOD MORNING.', '起きよ。朝である。', 'อรุณสวัสดิ์', '早安！', 'صباح الخير.'], { shot: 'low', tone: 'shout' }),
        say('vesper', 'deadpan', ['It has gone further in.', '……奥へ引っこんだわ。', '…มันหดเข้าไปลึกกว่าเดิม', '……它縮得更裡面了。', 'لقد انكمش إلى الداخل أكثر.'], { shot: 'close' }),
        say('lys', 'worry', ['How did your mother do it? Not the evenings. The mornings.', 'お母さんは、どうしていた？　夕方じゃなくて、朝は。', 'แม่เธอทำยังไง ไม่ใช่ตอนเย็นนะ ตอนเช้า', '你媽媽是怎麼做的？不是晚上，是早上。', 'كيف كانت أمّك تفعل؟ لا في المساء، بل في الصباح.'], { shot: 'two' }),
        say('tam', 'shy', ['She put her hand on my back. “It’s light,” she’d say. “Come and see.”', '背中に手を当てて。「明るいよ。見においで」って。', 'แม่วางมือบนหลังผม แล้วพูดว่า “สว่างแล้ว มาดูสิ”', '她把手放在我背上說：「天亮囉，來看看。」', 'كانت تضع يدها على ظهري وتقول: «طلع النور. تعال وانظر».'], { shot: 'hand' }),
        tell(['I put my hand on the moon and said it. The seam came undone like a sigh.', '月に手を当て、そう言った。縫い目は、ため息のようにほどけた。', 'ผมวางมือบนพระจันทร์แล้วพูดคำนั้น รอยเย็บคลายออกเหมือนเสียงถอนใจ', '我把手放在月亮上，照著說了。針腳像嘆息一樣鬆開。', 'وضعتُ يدي على القمر وقلتُها. فانحلّت الدرزة كتنهيدة.'], {
          shot: 'wide',
        }),
      ]),
    ],
  },
  {
    title: ['What It Saw First', '最初に見たもの', 'สิ่งแรกที่มันเห็น', '牠第一眼看見的', 'أوّل ما رآه'],
    passages: [
      passage('forest', 'violet', [
        tell(['It was a moth. It was the size of a calf, it was silver, and it was wet.', '蛾だった。子牛ほどで、銀色で、びしょ濡れだった。', 'มันคือผีเสื้อกลางคืน ตัวเท่าลูกวัว สีเงิน และเปียกไปทั้งตัว', '那是一隻蛾。小牛那麼大，銀色的，全身濕透。', 'كان عثّة. بحجم عجل، فضّيّة، ومبلّلة.']),
        say('lys', 'cry', ['Oh, hello. Hello, little one. You are one of mine.', 'まあ……こんにちは、おちびさん。わたしの仲間だったのね。', 'โอ้ สวัสดี เจ้าตัวน้อย เจ้าเป็นพวกเดียวกับฉัน', '啊，你好，小傢伙。原來你是我們的孩子。', 'أهلًا. أهلًا يا صغير. أنت واحد منّا.'], { shot: 'face' }),
        tell(['It did not look at her. It looked over her shoulder, and up, and up.', 'でも、リスを見なかった。肩ごしに、上へ、もっと上へ目をやった。', 'มันไม่ได้มองเธอ มันมองข้ามไหล่เธอ ขึ้นไป และขึ้นไป', '牠沒有看她。牠越過她的肩膀，往上看，再往上看。', 'لم ينظر إليها. نظر من فوق كتفها، إلى أعلى، ثمّ إلى أعلى.'], {
          shot: 'pause',
        }),
        say('ash', 'shock', ['Why does it look at me? Make it stop.', 'なぜ余を見る。やめさせよ。', 'ทำไมมันจ้องข้า บอกให้มันเลิกจ้อง', '牠為什麼看我？叫牠別看了。', 'لماذا ينظر إليّ؟ اجعلوه يكفّ.'], { shot: 'low' }),
        say('vesper', 'smirk', ['Congratulations, Your Majesty. It is a mother’s eyes that it’s looking for.', 'おめでとう、陛下。親だと、思われたのよ。', 'ยินดีด้วยฝ่าบาท มันนึกว่าท่านเป็นแม่', '恭喜陛下。牠把您當成媽媽了。', 'مبارك يا صاحب الجلالة. إنّه يظنّك أمّه.'], { shot: 'close' }),
      ]),
      passage('throne', 'violet', [
        show('chibi', 'ash', 'shock', { sound: ['nuzzle', 'すりすり', 'ซุก ๆ', '蹭蹭', 'تمسّح'] }),
        say('ash', 'strain', ['It has gone to sleep. In my hands. I dare not move.', '手の中で、寝おった。……動けぬ。', 'มันหลับไปแล้ว ในมือข้า ข้าไม่กล้าขยับ', '牠睡著了，在我手裡。我不敢動。', 'لقد نام. بين يديّ. لا أجرؤ على الحركة.'], { shot: 'hand', tone: 'whisper' }),
        say('tam', 'smile', ['You’re good at holding on. You said so.', '持っているのは、得意なんでしょ。', 'ท่านบอกว่าถนัดเรื่องกอดไว้นี่นา', '您說過，您最會抓住東西。', 'أنت بارع في الإمساك. أنت قلتَ ذلك.'], { shot: 'two' }),
        say('ash', 'worry', ['I have a sunrise to open at six. Who will hold it then?', '六時には日の出を開けねばならぬ。誰が抱くのだ。', 'หกโมงข้าต้องเปิดประตูให้ตะวัน แล้วใครจะอุ้มมัน', '六點我要開日出的門，到時候誰來抱牠？', 'عليّ أن أفتح الشروق في السادسة. من يحمله حينها؟'], { shot: 'close' }),
        tell(
          [
            'It was then that we looked up. There was a shell on the ground, and nothing in the sky.',
            'そのとき、みな空を見上げた。地には殻。空には、何もなかった。',
            'ตอนนั้นเองที่เราเงยหน้า บนพื้นมีเปลือก แต่บนฟ้าไม่มีอะไรเลย',
            '這時我們抬起頭。地上有個殼，天上什麼也沒有。',
            'عندها رفعنا رؤوسنا. قشرة على الأرض، ولا شيء في السماء.',
          ],
          { shot: 'back', who: 'tam', mood: 'worry' },
        ),
      ]),
    ],
  },
  {
    title: ['The Sea Went Out', '潮が引いた', 'น้ำทะเลลดลง', '海退了', 'انحسر البحر'],
    passages: [
      passage('beach', 'violet', [
        tell(['Without a moon the sea does not know which way to go. So it went away.', '月がないと、海はどちらへ行くか分からない。だから、行ってしまった。', 'ไม่มีพระจันทร์ ทะเลก็ไม่รู้จะไปทางไหน มันเลยจากไป', '沒有月亮，海就不知道該往哪走。於是它走掉了。', 'بلا قمر لا يعرف البحر إلى أين يمضي. فمضى بعيدًا.']),
        say('vesper', 'worry', ['A thousand years at my doorstep. It did not even leave a note.', '千年、うちの戸口にいたのに。書き置きもなし。', 'อยู่หน้าบ้านฉันมาพันปี ไปแบบไม่ทิ้งจดหมายไว้สักใบ', '在我家門口一千年，連張紙條都沒留。', 'ألف عام عند عتبتي. ولم يترك حتى ورقة.'], { shot: 'low' }),
        say('lys', 'worry', ['The shell is still bright inside, a little. If one put a light in it…', '殻の内側は、まだ少し光る。灯りを入れたら……', 'ในเปลือกยังเรืองแสงอยู่หน่อย ๆ ถ้าเอาไฟใส่เข้าไป…', '殼裡還有一點亮。如果放盞燈進去……', 'ما زالت القشرة مضيئة من الداخل قليلًا. لو وُضع فيها ضوء...'], { shot: 'close' }),
        say('tam', 'sad', ['I blew mine out. There’s no more of it. It was my mother’s.', 'ぼくのは、吹き消した。母さんの火は、もうない。', 'ของผมเป่าดับไปแล้ว ไม่มีอีกแล้ว มันเป็นไฟของแม่', '我的吹熄了，再也沒有了。那是媽媽的火。', 'أطفأتُ ناري. لم يبقَ منها شيء. كانت نار أمّي.'], { shot: 'face' }),
        show('hand', 'tam', 'sad', { prop: LAMP }),
      ]),
      passage('stairs', 'violet', [
        tell(
          ['Somebody small was sitting on our step. She had carried a lamp the whole way.', '戸口に、小さな人が座っていた。灯りを抱えて、ずっと歩いてきたのだ。', 'มีใครตัวเล็ก ๆ นั่งอยู่ที่บันได เธอถือตะเกียงเดินมาตลอดทาง', '有個小小的人坐在台階上。她一路提著燈走來。', 'كان أحدهم صغيرًا جالسًا على الدرجة. حملت مصباحًا طوال الطريق.'],
          { shot: 'wide' },
        ),
        say('ash', 'shy', ['It is the girl. The one who asked who says it to me.', 'あの娘だ。余に「おやすみ」を言うのは誰か、と訊いた。', 'เด็กคนนั้นนี่ คนที่ถามว่าใครบอกราตรีสวัสดิ์ข้า', '是那個女孩。問過誰跟我說晚安的那個。', 'إنّها الفتاة. التي سألت من يقولها لي.'], { shot: 'full' }),
        tell(
          ['“You lit it in the autumn,” she told me. “I’ve not let it out. You can have yours back.”', '「秋に、おにいちゃんがつけた火。消してないよ。返すね」', '“พี่จุดให้ตอนฤดูใบไม้ร่วง หนูไม่ยอมให้ดับ เอาคืนไปนะ”', '「這是你秋天點的，」她說，「我沒讓它熄。還給你。」', 'قالت لي: «أنت أشعلتَه في الخريف. لم أدعه ينطفئ. خذ نارك».'],
          { shot: 'hand', who: 'tam', mood: 'shock', prop: LAMP },
        ),
        say('tam', 'cry', ['It’s hers. It’s the same one. It’s been going round all this time.', '母さんの火だ。ずっと、めぐっていたんだ。', 'ไฟของแม่… กองเดียวกันเลย มันวนอยู่ตลอดมา', '是媽媽的火。就是那一盞。它一直在大家手裡傳著。', 'إنّها نارها. هي نفسها. ظلّت تدور طوال هذا الوقت.'], { shot: 'face' }),
        say('lys', 'smile', ['You carried it from house to house. Now they carry it to you.', 'あなたが家から家へ運んだ。今度は、みんなが運んでくれる。', 'เธอเคยพามันไปทีละบ้าน ตอนนี้พวกเขาพามันกลับมาหาเธอ', '你曾一家一家地送，現在換大家送回給你。', 'حملتَها من بيت إلى بيت. والآن يحملونها إليك.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['The Moon That Limped', '足をひきずる月', 'พระจันทร์ขากะเผลก', '走得一拐一拐的月亮', 'القمر الأعرج'],
    passages: [
      passage('heights', 'violet', [
        tell(['There is a path across the sky. It is narrow, and it is all uphill until midnight.', '空には道がある。細くて、真夜中まではずっと登り坂だ。', 'บนฟ้ามีทางเดินอยู่ แคบ และขึ้นเนินไปจนถึงเที่ยงคืน', '天上有一條路，很窄，到午夜之前都是上坡。', 'في السماء درب. ضيّق، وهو صعود كلّه حتى منتصف الليل.']),
        say('tam', 'strain', ['Left foot. Right foot. Don’t look at the… Lys, there aren’t any edges.', '左足、右足。端は見ない……リス、端がないよ。', 'เท้าซ้าย เท้าขวา อย่ามองขอบ… ลิส มันไม่มีขอบเลย', '左腳，右腳。別看邊邊……莉絲，這裡沒有邊。', 'القدم اليسرى. اليمنى. لا تنظر إلى... ليز، لا حوافّ هنا.'], {
          shot: 'full',
          prop: LAMP,
        }),
        say('lys', 'laugh', ['Then there is nothing to be afraid of falling off!', '端がないなら、落ちる心配もないわ！', 'งั้นก็ไม่มีขอบให้ตกไง!', '沒有邊，就不用怕掉下去啦！', 'إذن لا شيء تخاف السقوط عنه!'], { shot: 'close' }),
        show('back', 'tam', 'strain', { others: ['lys'] }),
        say('tam', 'smile', ['Look. That’s every lamp I ever lit. I’ve never seen them all at once.', '見て。ぼくがつけた灯り、ぜんぶだ。いっぺんに見たことなかった。', 'ดูสิ ตะเกียงทุกดวงที่ผมเคยจุด ไม่เคยเห็นพร้อมกันเลย', '妳看，我點過的燈全在那裡。我從沒一次看到全部。', 'انظري. كلّ مصباح أشعلتُه يومًا. لم أرها كلّها معًا قطّ.'], {
          shot: 'eyes',
        }),
      ]),
      passage('beach', 'violet', [
        say('vesper', 'shock', ['There’s a moon up. It’s stopping. It is… tying its shoe.', '月が出た。……止まった。……靴紐を、結んでる。', 'พระจันทร์ขึ้นแล้ว มันหยุด มัน… ผูกเชือกรองเท้า', '月亮出來了。它停下來了。它在……綁鞋帶。', 'طلع قمر. توقّف. إنّه... يربط حذاءه.'], { shot: 'low' }),
        say('ash', 'worry', ['The sea is turning. It is coming back. It looks embarrassed.', '海が向きを変えた。戻ってくる。……ばつが悪そうだ。', 'ทะเลหันกลับแล้ว มันกำลังมา ดูท่าทางเก้อ ๆ', '海轉身了，它回來了。看起來很不好意思。', 'البحر يستدير. إنّه عائد. ويبدو محرجًا.'], { shot: 'two' }),
        show('hand', 'vesper', 'smile', { sound: ['hush', 'ざあ', 'ซ่า', '唰——', 'همس الموج'] }),
        say('vesper', 'calm', ['Wipe your feet.', '足を拭いてから、お入り。', 'เช็ดเท้าก่อนเข้าบ้าน', '進門先擦腳。', 'امسح قدميك.'], { shot: 'close' }),
        tell(
          [
            'I could not come down till dawn. At dawn I was told the moon is needed again tonight.',
            '夜明けまで降りられない。そして朝、今夜も月が要ると言われた。',
            'ผมลงไม่ได้จนรุ่งสาง พอรุ่งสางก็มีคนบอกว่าคืนนี้ต้องมีพระจันทร์อีก',
            '我到天亮才能下來。天亮時，他們說今晚還需要月亮。',
            'لم أستطع النزول حتى الفجر. وعند الفجر قيل لي إنّ القمر مطلوب الليلة أيضًا.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['Learning to Throw', '放すけいこ', 'หัดโยน', '學著拋', 'تعلّم الرمي'],
    passages: [
      passage('heights', 'dawn', [
        tell(['On the ninth night I fell asleep on my feet, and it was dark for an hour over Alder.', '九晩目、歩きながら眠ってしまい、榛の森は一時間、闇になった。', 'คืนที่เก้าผมหลับทั้งยืน ป่าอัลเดอร์จึงมืดไปหนึ่งชั่วโมง', '第九晚，我走著走著睡著了，赤楊林黑了一個鐘頭。', 'في الليلة التاسعة نمتُ واقفًا، فأظلمت غابة الحور ساعة.']),
        say('lys', 'worry', ['He cannot walk it every night. The little one must fly, Your Majesty.', 'タムの足はもう限界。あの子が飛ばなくては、陛下。', 'เขาเดินทุกคืนไม่ไหวหรอก เจ้าตัวน้อยต้องบินแล้วฝ่าบาท', '他不能每晚都走。陛下，該讓小傢伙飛了。', 'لا يستطيع أن يمشيه كلّ ليلة. على الصغير أن يطير يا صاحب الجلالة.'], {
          shot: 'full',
        }),
        say('ash', 'cold', ['It is nine days old. It is not ready. I have decided.', 'まだ生後九日。早い。余が決めた。', 'มันเพิ่งเก้าวัน ยังไม่พร้อม ข้าตัดสินแล้ว', '牠才九天大，還沒準備好。我決定了。', 'عمره تسعة أيّام. ليس جاهزًا. قرّرتُ.'], { shot: 'close' }),
        say('vesper', 'calm', ['You kept a sun in a chest once, because you had decided.', '昔も、そう決めて、太陽を箱に入れたわね。', 'ท่านเคยตัดสินแบบนี้ แล้วก็ขังตะวันไว้ในหีบ', '您當年也是這樣決定，才把太陽關進箱子。', 'سبق أن حبستَ شمسًا في صندوق لأنّك قرّرت.'], { shot: 'low' }),
        show('eyes', 'ash', 'sad'),
      ]),
      passage('heights', 'violet', [
        say('ash', 'worry', ['Everything that shines falls. I have seen it every evening of my life.', '輝くものは、落ちる。毎夕、この目で見てきた。', 'ทุกสิ่งที่ส่องแสงต้องตก ข้าเห็นมาทุกเย็นทั้งชีวิต', '發光的東西都會落下。我這輩子，每個黃昏都看著。', 'كلّ ما يلمع يسقط. رأيتُ ذلك كلّ مساء في حياتي.'], { shot: 'face' }),
        say('tam', 'calm', ['And every morning you throw it up again. You’ve never once missed.', 'でも毎朝、あなたが放り上げてる。一度も、外さずに。', 'แล้วทุกเช้าท่านก็โยนมันขึ้นไปใหม่ ไม่เคยพลาดเลย', '可是每天早上您都把它拋上去，一次也沒失手。', 'وكلّ صباح ترميها إلى أعلى من جديد. لم تخطئ مرّة.'], { shot: 'two' }),
        say('ash', 'cry', ['Go, then. Go, my… go. I am at this door every day.', '行け。……行くのだ、わが子よ。余は毎日、ここにおる。', 'ไปเถอะ ไป… ลูกข้า ไป ข้าอยู่ที่ประตูนี้ทุกวัน', '去吧。去吧，我的……去吧。我每天都在這道門邊。', 'اذهب إذن. اذهب يا بُـ... اذهب. أنا عند هذا الباب كلّ يوم.'], { shot: 'hand' }),
        show('action', 'ash', 'strain', { posture: 'cheer', sound: ['FWUP', 'ふわっ', 'ฟึ่บ', '呼啦', 'رفرفة'] }),
        tell(['It fell. It fell the whole height of the evening. And then it fell upward.', '落ちた。夕暮れの高さを、まるごと。そして、上へと落ちていった。', 'มันตก ตกลงมาทั้งความสูงของยามเย็น แล้วมันก็ตกขึ้นไปข้างบน', '牠落下去了，落過了整個黃昏的高度。然後，往上落去。', 'سقط. سقط بارتفاع المساء كلّه. ثمّ سقط إلى أعلى.'], {
          shot: 'wide',
        }),
      ]),
    ],
  },
  {
    title: ['Fourteen Nights', '十四夜', 'สิบสี่คืน', '第十四夜', 'أربع عشرة ليلة'],
    passages: [
      passage('lake', 'violet', [
        tell(['The first night it was only a thread of silver. It is growing, like anybody.', '最初の夜は、銀の糸ほど。育ちざかりなのだ。', 'คืนแรกมันเป็นแค่เส้นเงินบาง ๆ มันกำลังโต เหมือนใคร ๆ', '第一晚，牠只有一線銀光。牠正在長大，跟大家一樣。', 'في الليلة الأولى كان خيطًا من فضّة. إنّه يكبر ككلّ أحد.']),
        say('tam', 'laugh', ['He’s out there every night, shouting “Sit up straight”.', '陛下、毎晩あそこで「背筋を伸ばせ」って叫んでる。', 'ฝ่าบาทตะโกน “นั่งหลังตรง” อยู่ตรงนั้นทุกคืน', '陛下每晚都在那裡喊：「坐正！」', 'إنّه هناك كلّ ليلة يصيح: «استقم في جلستك».'], { shot: 'close' }),
        say('lys', 'smile', ['You are home in the evenings now. It suits you.', 'あなた、夕方に家にいるのね。似合うわ。', 'ตอนนี้เธออยู่บ้านตอนเย็นแล้ว เหมาะกับเธอดี', '你現在傍晚都在家了。很適合你。', 'صرتَ في البيت مساءً. هذا يليق بك.'], { shot: 'two' }),
        say('tam', 'shy', ['Nobody’s ever called me in from the moon before. You did. It was nice.', '月まで「帰っておいで」って。……うれしかった。', 'ไม่เคยมีใครเรียกผมกลับบ้านจากพระจันทร์ เธอทำ ผมดีใจ', '從沒有人把我從月亮上叫回家。妳叫了。我很開心。', 'لم ينادني أحد من القمر قطّ لأعود. أنت فعلتِ. كان ذلك جميلًا.'], {
          shot: 'face',
        }),
        show('hand', 'lys', 'shy', { sound: ['rustle', 'さらり', 'แผ่วเบา', '沙', 'حفيف'] }),
      ]),
      passage('heights', 'violet', [
        tell(['On the fourteenth night it was full. The whole valley came out to see.', '十四夜目に満月になった。谷じゅうが、見に出てきた。', 'คืนที่สิบสี่มันเต็มดวง คนทั้งหุบเขาออกมาดู', '第十四晚，月圓了。整個山谷的人都出來看。', 'في الليلة الرابعة عشرة اكتمل. وخرج الوادي كلّه ليراه.'], { shot: 'wide' }),
        say('ash', 'joy', ['That is mine. I mean: that is the moon.', 'あれは、うちの子だ。……いや、月である。', 'นั่นลูกข้า ข้าหมายถึง นั่นพระจันทร์', '那是我家的。我是說，那是月亮。', 'ذاك لي. أعني: ذاك هو القمر.'], { shot: 'full', posture: 'akimbo' }),
        say('vesper', 'worry', ['Your Majesty. Some of the stars behind it have gone out.', '陛下。うしろの星が、消えていく。', 'ฝ่าบาท ดาวข้างหลังมันดับไปบางดวง', '陛下。牠後面的星星，有些不見了。', 'يا صاحب الجلالة. بعض النجوم خلفه انطفأت.'], { shot: 'close' }),
        say('tam', 'worry', ['They’re not out. Something is in front of them. It’s got edges.', '消えたんじゃない。前に何かいる。……羽の縁だ。', 'ไม่ได้ดับ มีอะไรบังอยู่ มันมีขอบ… ขอบปีก', '不是不見。是有東西擋在前面。它有邊緣……是翅膀。', 'لم تنطفئ. شيء ما أمامها. وله حوافّ... حوافّ أجنحة.'], { shot: 'low' }),
        say('lys', 'shock', ['Of course. Oh, of course. An egg has a mother.', 'そうよね。……卵には、母親がいるもの。', 'จริงด้วยสิ …ไข่ทุกฟองย่อมมีแม่', '對啊。當然了……蛋，總有媽媽的。', 'طبعًا. آه، طبعًا. لكلّ بيضة أمّ.'], { shot: 'eyes' }),
        tell(
          [
            'Every moth in the valley folded its wings and bowed. She took up half the sky, and she was looking down.',
            '谷じゅうの蛾が、羽をたたみ頭を垂れた。空の半分が、こちらを見下ろしていた。',
            'ผีเสื้อทุกตัวในหุบเขาหุบปีกก้มคำนับ นางกว้างครึ่งฟ้า และกำลังมองลงมา',
            '山谷裡所有的蛾都收起翅膀，低下頭。她佔了半邊天，正往下看。',
            'طوت كلّ عثّة جناحيها وانحنت. كانت تملأ نصف السماء، وتنظر إلى أسفل.',
          ],
          { shot: 'back', who: 'ash', mood: 'shock' },
        ),
      ]),
    ],
  },
];
