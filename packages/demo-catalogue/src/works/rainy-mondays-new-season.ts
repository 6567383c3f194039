import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const LOAF = { kind: 'bread', colour: '#d89a54' } as const;
const CUP = { kind: 'cup', colour: '#7aa89a' } as const;
const LAMP = { kind: 'lantern', colour: '#e06a50' } as const;

/** From the second name on the sign to the old oven below the floor. */
export const RAINY_MONDAYS_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Two Names', 'ふたつの名前', 'สองชื่อ', '兩個名字', 'اسمان'],
    passages: [
      passage('street', 'sea', [
        tell(['With two names on the sign, people had to decide whom to complain to.', '看板の名前がふたつになって、苦情の宛先に迷う人が出た。', 'พอป้ายมีสองชื่อ คนก็เริ่มลังเลว่าจะบ่นกับใคร', '招牌上有了兩個名字，客人開始煩惱要向誰抱怨。', 'صار على اللافتة اسمان، فاحتار الناس لمن يشتكون.']),
        say('gen', 'talk', ['The sesame rolls are crooked. I want the younger one.', '胡麻パンが曲がってる。若いほうを呼んでくれ。', 'โรลงาเบี้ยวนะ ขอคุยกับคนน้อง', '芝麻捲歪掉了。我要找小的那個。', 'فطائر السمسم معوجّة. أريد الصغرى.'], { shot: 'full' }),
        say('emi', 'shy', ['They’re windswept. It’s a style.', '海風になびいてるの。作風です。', 'มันลู่ลมไงคะ เป็นสไตล์', '那是海風吹的，叫風格。', 'إنّها مائلة مع الريح. هذا أسلوب.'], { shot: 'close' }),
        say('gen', 'smirk', ['I’ll take six, before they blow away.', 'じゃあ六つ。飛ばされる前にな。', 'งั้นเอาหกชิ้น ก่อนที่จะปลิวไป', '那給我六個，免得被吹走。', 'سآخذ ستًّا قبل أن تطير.'], { shot: 'two' }),
        show('hand', 'emi', 'joy', { prop: LOAF }),
      ]),
      passage('kitchen', 'warm', [
        tell(['That night she laid the money out on the table in two heaps.', 'その夜、妹は売上げを机に並べた。ふたつの山にして。', 'คืนนั้นน้องวางเงินบนโต๊ะ แบ่งเป็นสองกอง', '那晚，她把營業額攤在桌上，分成兩堆。', 'تلك الليلة فرشت المال على الطاولة كومتين.']),
        say('nao', 'deadpan', ['One heap is much bigger.', '片方、ずいぶん大きいね。', 'กองหนึ่งใหญ่กว่าเยอะเลยนะ', '有一堆大很多耶。', 'إحدى الكومتين أكبر بكثير.'], { shot: 'close' }),
        say('emi', 'calm', ['That’s yours. You’ve got nine years in it. I’ve got nine loaves.', 'そっちがお姉ちゃんの。九年分でしょ。私は、パン九つ分。', 'กองนั้นของพี่ พี่ทำมาเก้าปี ฉันเพิ่งทำได้เก้าก้อน', '那是妳的。妳做了九年，我才烤了九條。', 'تلك لكِ. لك فيها تسع سنوات، ولي تسعة أرغفة.'], { shot: 'over', to: 'nao' }),
        say('nao', 'smile', ['Push them together. It’s one oven.', 'まぜちゃって。かまどは、ひとつだもの。', 'กวาดรวมกันเลย เตามีแค่ลูกเดียว', '推在一起吧。爐子只有一個。', 'ضمّيهما معًا. الفرن واحد.'], { shot: 'face' }),
        tell(['It was a few coins short of the price of a new one. The old one had begun to cough.', '新しいかまどには、あと少し足りない。古いのは、咳をしはじめていた。', 'ขาดอีกนิดก็พอซื้อเตาใหม่ ลูกเก่าเริ่มมีเสียงไอแล้ว', '離買新爐子還差一點。舊的那個，已經開始咳嗽了。', 'كان ينقصنا قليل عن ثمن فرن جديد. فالقديم بدأ يسعل.'], {
          shot: 'pause',
        }),
      ]),
    ],
  },
  {
    title: ['The Oven Coughs', 'かまどの咳', 'เตาไอ', '爐子咳嗽了', 'الفرن يسعل'],
    passages: [
      passage('kitchen', 'warm', [
        say('emi', 'worry', ['It did it again. Listen. …There. Like Gen in February.', 'また咳した。聞いて。……ほら。二月の源さんみたい。', 'มันไออีกแล้ว ฟังสิ …นั่น เหมือนลุงเก็นตอนกุมภา', '它又咳了。妳聽。……就是這個，像二月的源伯。', 'فعلها ثانيةً. اسمعي. …ها. مثل جِن في شباط.']),
        show('pause', null, 'calm', { sound: ['koff', 'ごほっ', 'แค่ก', '咳', 'كُحّ'] }),
        say('nao', 'calm', ['It’s the flue. Mother used to knock on it and sing.', '煙道だね。母さんは、叩いて歌ってた。', 'ปล่องมันตันน่ะ แม่ชอบเคาะแล้วร้องเพลง', '是煙道啦。媽媽都敲一敲，唱首歌。', 'إنّها المدخنة. كانت أمّي تطرقها وتغنّي.'], { shot: 'close' }),
        say('emi', 'talk', ['Sing what?', 'なんの歌？', 'เพลงอะไร', '唱什麼？', 'تغنّي ماذا؟'], { shot: 'two' }),
        say('nao', 'shy', ['I don’t know. I was on the stairs. I only heard it through the floor.', '知らない。階段で聞いてただけ。床ごしに。', 'ไม่รู้สิ พี่อยู่บนบันได ได้ยินแค่ผ่านพื้นมา', '不知道，我在樓梯上，只隔著地板聽過。', 'لا أدري. كنتُ على الدرج. سمعتُها من خلال الأرضيّة.'], { shot: 'profile' }),
      ]),
      passage('corridor', 'warm', [
        say('emi', 'strain', ['Hum it, then. Whatever came through.', 'じゃあ、鼻歌で。聞こえたところだけ。', 'งั้นฮัมเท่าที่ได้ยินก็ได้', '那就哼吧，哼妳聽到的就好。', 'دندنيها إذن. ما نفذ منها فقط.'], { shot: 'full' }),
        show('back', 'nao', 'shy', { others: ['emi'], sound: ['hm hmm', 'ふんふん', 'ฮืม ฮืม', '嗯嗯', 'همم همم'] }),
        say('gen', 'shock', ['Who taught you that? That’s a rowing song.', 'その歌、誰に習った？　そりゃ櫓こぎ唄だ。', 'ใครสอนเพลงนี้ นั่นมันเพลงพายเรือ', '這首歌誰教妳的？那是划船歌啊。', 'من علّمك هذه؟ إنّها أغنية تجديف.'], { shot: 'face' }),
        say('gen', 'calm', ['We sang it coming home in fog. So they’d hear us from the shore.', '霧の日、港へ戻るときの唄だ。陸に届くようにな。', 'เราร้องตอนเรือกลับบ้านในหมอก คนบนฝั่งจะได้ยิน', '起霧時返航唱的，好讓岸上的人聽見。', 'كنّا نغنّيها عائدين في الضباب، كي يسمعنا من على الشاطئ.'], { shot: 'close' }),
        tell(['She had sung it back to him, every morning, up the chimney.', '母は毎朝、煙突から歌い返していたのだ。海の上の、父に。', 'แม่ร้องตอบพ่อทุกเช้า ผ่านปล่องไฟขึ้นไป', '原來媽媽每天早上，都從煙囪唱回去給海上的他聽。', 'كانت تغنّيها له كلّ صباح، من المدخنة إلى البحر.'], { shot: 'wide', who: 'nao', mood: 'smile' }),
      ]),
    ],
  },
  {
    title: ['Fog', '霧', 'หมอก', '霧', 'ضباب'],
    passages: [
      passage('harbour', 'rain', [
        tell(['On Thursday the fog came in, and Gen was out in the boat.', '木曜日、霧が出た。源さんは、船の上だった。', 'วันพฤหัสหมอกลง และลุงเก็นออกเรือไปแล้ว', '星期四起了霧，而源伯出海了。', 'يوم الخميس جاء الضباب، وكان جِن في القارب.']),
        say('emi', 'worry', ['With that knee? He said he’d only sit in it!', 'あの膝で？　船に座るだけって言ってたのに！', 'เข่าแบบนั้นเนี่ยนะ ลุงบอกว่าจะแค่นั่งในเรือ!', '他那個膝蓋？他說只是去船上坐坐啊！', 'بتلك الركبة؟ قال إنّه سيجلس فيه فحسب!'], { shot: 'face' }),
        say('nao', 'strain', ['I can’t see the end of the pier. He can’t see us at all.', '桟橋の先も見えない。向こうからは、なおさら。', 'พี่มองไม่เห็นปลายท่าเรือเลย ลุงยิ่งมองไม่เห็นเรา', '連碼頭盡頭都看不到，他更看不到我們。', 'لا أرى آخر الرصيف. وهو لا يرانا أصلًا.'], { shot: 'back', prop: LAMP }),
        show('eyes', 'emi', 'worry'),
        say('emi', 'strain', ['Then he’ll have to hear us. Nao. The chimney!', 'なら、聞いてもらおう。お姉ちゃん、煙突！', 'งั้นต้องให้ลุงได้ยิน พี่นาโอ ปล่องไฟ!', '那就讓他聽見。姊，煙囪！', 'إذن يجب أن يسمعنا. ناو، المدخنة!'], { shot: 'low', tone: 'shout' }),
      ]),
      passage('kitchen', 'warm', [
        say('nao', 'shy', ['I only know the part that comes through floors.', '床ごしに聞いたところしか、知らないよ。', 'พี่รู้แค่ท่อนที่ลอดพื้นขึ้นมานะ', '我只會隔著地板聽到的那段。', 'لا أعرف إلّا ما نفذ من الأرضيّة.'], { shot: 'close' }),
        say('emi', 'joy', ['Then sing that part. Loudly. All morning.', 'そこを歌おう。大声で。朝じゅう。', 'งั้นก็ร้องท่อนนั้น ดัง ๆ ทั้งเช้าเลย', '那就唱那段。大聲唱，唱一整個早上。', 'غنّي ذلك الجزء إذن. بأعلى صوت. طوال الصباح.'], { shot: 'two' }),
        show('action', 'emi', 'shout', { posture: 'cheer', others: ['nao'], sound: ['BONG BONG', 'ごーん、ごーん', 'ก๊อง ก๊อง', '咚咚咚', 'دونغ دونغ'] }),
        tell(
          [
            'We sang until the second batch burned. Then, very thin, out of the white, someone came in on the chorus.',
            '二窯目を焦がすまで歌った。すると白い霧の奥から、かすかに、誰かが続きを歌った。',
            'เราร้องจนขนมปังรอบสองไหม้ แล้วมีเสียงแผ่ว ๆ จากหมอกขาว ร้องท่อนรับขึ้นมา',
            '我們唱到第二爐都焦了。然後，白茫茫的霧裡，有人輕輕接了下去。',
            'غنّينا حتى احترقت الدفعة الثانية. ثمّ جاء من البياض صوت رفيع يردّد اللازمة.',
          ],
          { shot: 'pause' },
        ),
        say('gen', 'smile', ['You had the second verse wrong. I had to come in and tell you.', '二番が違っとる。教えに戻ってきたよ。', 'ท่อนสองร้องผิด ฉันเลยต้องกลับมาบอก', '第二段唱錯了，我只好回來告訴妳們。', 'أخطأتما في المقطع الثاني. فعدتُ لأخبركما.'], { shot: 'full' }),
      ]),
    ],
  },
  {
    title: ['The Second Verse', '二番の歌詞', 'ท่อนที่สอง', '第二段歌詞', 'المقطع الثاني'],
    passages: [
      passage('cafe', 'warm', [
        say('emi', 'talk', ['So teach us. How does the second one go?', 'じゃあ教えて。二番って、どんなの？', 'งั้นสอนหน่อย ท่อนสองร้องยังไง', '那教我們嘛，第二段怎麼唱？', 'علّمنا إذن. كيف يقول الثاني؟']),
        say('gen', 'shy', ['I’d need soup. It’s a long verse.', 'スープがないとな。長いんだ、二番は。', 'ต้องมีซุปก่อน ท่อนนี้มันยาว', '要先喝碗湯。這段很長。', 'أحتاج إلى حساء. إنّه مقطع طويل.'], { shot: 'close', prop: CUP }),
        say('gen', 'calm', ['“Leave the lamp, love, leave the bread; bank the fire below instead.”', '「灯りはいらぬ、パンもいらぬ。床の下の火を、絶やすなよ」', '“ตะเกียงไม่ต้อง ขนมปังก็ไม่ต้อง ขอแค่ไฟใต้พื้นอย่าให้ดับ”', '「燈不用留，麵包也不用留，只要地板下的火別熄。」', '«دعي المصباح والرغيف، وصوني النار تحت الأرض».'], {
          shot: 'eyes',
        }),
        say('nao', 'worry', ['Below? There’s nothing below. The oven stands on the floor.', '床の下？　下には何もないよ。かまどは床の上。', 'ใต้พื้นเหรอ ข้างล่างไม่มีอะไรนี่ เตาตั้งอยู่บนพื้น', '地板下？下面什麼都沒有啊，爐子就在地板上。', 'تحت الأرض؟ لا شيء تحتها. الفرن فوق البلاط.'], { shot: 'profile' }),
        show('hand', 'emi', 'calm', { sound: ['tok tok', 'コンコン', 'ก๊อก ๆ', '叩叩', 'نقر نقر'] }),
      ]),
      passage('kitchen', 'rain', [
        say('emi', 'shock', ['Hear that? Here it’s solid. And here it isn’t.', '聞こえた？　ここは詰まってる。……ここは、空っぽ。', 'ได้ยินไหม ตรงนี้ตัน แต่ตรงนี้โหว่ง', '聽到了嗎？這邊是實的。這邊……是空的。', 'أسمعتِ؟ هنا مصمت. وهنا لا.'], { shot: 'face' }),
        say('nao', 'strain', ['That’s under the flour bin. It hasn’t been moved since I was born.', '粉箱の下だ。私が生まれてから、一度も動かしてない。', 'ใต้ถังแป้งเลย ไม่เคยขยับตั้งแต่พี่เกิด', '那在麵粉桶下面，我出生以來都沒搬過。', 'إنّه تحت صندوق الطحين. لم يُحرَّك منذ وُلدتُ.'], { shot: 'low' }),
        say('gen', 'shout', ['Mind my knee! Lift from the left!', '膝に気をつけろ！　左から持ち上げて！', 'ระวังเข่าฉัน! ยกจากด้านซ้าย!', '小心我的膝蓋！從左邊抬！', 'انتبهوا لركبتي! ارفعوا من اليسار!'], { shot: 'full', tone: 'shout' }),
        show('group', 'gen', 'strain', { others: ['nao', 'emi'], sound: ['scrape', 'ずずっ', 'ครืด', '嘎——', 'جرّ'] }),
        tell(
          [
            'There was a ring in the boards, and round the ring, tied in a bow, one of Mother’s apron strings.',
            '床板に鉄の輪があった。輪には、母の前掛けの紐が、蝶結びで結んであった。',
            'มีห่วงเหล็กฝังอยู่ที่พื้น และบนห่วงมีสายผ้ากันเปื้อนของแม่ ผูกเป็นโบ',
            '地板上有個鐵環，環上打著蝴蝶結，是媽媽的圍裙帶子。',
            'كانت في الأرضيّة حلقة، وحولها شريط من مئزر أمّي معقود كفراشة.',
          ],
          { shot: 'hand', who: 'nao', mood: 'shock' },
        ),
      ]),
    ],
  },
  {
    title: ['Below', '床の下', 'ใต้พื้น', '地板下', 'تحت الأرض'],
    passages: [
      passage('stairs', 'rain', [
        tell(['Eleven steps. The air that came up was dry, and smelled of toast.', '階段が十一段。のぼってくる空気は乾いていて、焼けたパンの匂いがした。', 'บันไดสิบเอ็ดขั้น อากาศที่ลอยขึ้นมาแห้ง และหอมเหมือนขนมปังปิ้ง', '十一級台階。飄上來的空氣乾乾的，有烤麵包的味道。', 'إحدى عشرة درجة. والهواء الصاعد جافّ، ورائحته خبز محمّص.']),
        say('emi', 'shy', ['You first. You’re older, and you have the lamp.', 'お姉ちゃんから行って。年上だし、灯り持ってるし。', 'พี่ลงก่อนสิ พี่เป็นพี่ แถมถือตะเกียงด้วย', '妳先。妳比較大，而且燈在妳手上。', 'أنت أوّلًا. أنت الكبرى، والمصباح معك.'], { shot: 'over', to: 'nao', tone: 'whisper' }),
        show('back', 'nao', 'worry', { others: ['emi'] }),
        say('nao', 'shock', ['Emi. It’s an oven. It’s bigger than the kitchen.', '恵美。……かまどだ。台所より、大きい。', 'เอมิ มันคือเตา ใหญ่กว่าครัวเราอีก', '惠美，是爐子。比廚房還大。', 'إيمي. إنّه فرن. أكبر من المطبخ.'], { shot: 'face', prop: LAMP }),
      ]),
      passage('cave', 'warm', [
        say('gen', 'calm', ['So it’s true. My grandfather said the town used to have one fire.', '本当だったか。昔はこの町に火がひとつ、と爺さんが。', 'เรื่องจริงสินะ ปู่เคยเล่าว่าเมื่อก่อนทั้งเมืองมีไฟกองเดียว', '原來是真的。我爺爺說，以前全鎮只有一個火。', 'هو صحيح إذن. قال جدّي إنّ البلدة كانت لها نار واحدة.'], { shot: 'full' }),
        say(
          'gen',
          'smile',
          ['Everybody brought their dough here. One hearth. You marked your own.', 'みんなここへ生地を持ち寄った。印をつけて、自分のとわかるように。', 'ทุกบ้านเอาแป้งมาอบที่นี่ เตาเดียว ใครทำสัญลักษณ์ของตัวเอง', '家家都把麵糰拿來這裡烤，一個爐，各做各的記號。', 'كان الجميع يأتون بعجينهم إلى هنا. موقد واحد، ولكلٍّ علامته.'],
          { shot: 'close' },
        ),
        show('hand', 'emi', 'shock', { sound: ['brush', 'さっ', 'ปัด', '拂', 'مسح'] }),
        say('emi', 'joy', ['They’re on the wall! A fish, a star… Nao, here’s a little umbrella!', '壁にある！　魚、星……お姉ちゃん、ちっちゃい傘も！', 'มีบนกำแพงด้วย! ปลา ดาว… พี่นาโอ มีร่มคันจิ๋วด้วย!', '牆上有！魚、星星……姊，這裡有把小傘！', 'هي على الجدار! سمكة، نجمة... ناو، هنا مظلّة صغيرة!'], { shot: 'two' }),
        say('nao', 'cry', ['Ours. She never told us we were the umbrella.', 'うちの印だ。うちが傘だなんて、聞いたことなかった。', 'ของบ้านเรา แม่ไม่เคยบอกเลยว่าเราคือร่ม', '是我們家的。她從沒說過，我們是那把傘。', 'علامتنا. لم تخبرنا قطّ أنّنا المظلّة.'], { shot: 'profile' }),
        tell(
          [
            'In the ash lay a stick of chalk and a heap of kindling, ready. As if someone meant to be back by six.',
            '灰の上に、白墨が一本と、薪がひと山。六時には戻る、とでもいうように。',
            'บนกองเถ้ามีชอล์กแท่งหนึ่งกับฟืนกองหนึ่งวางพร้อม เหมือนใครบางคนจะกลับมาตอนหกโมง',
            '灰燼上放著一支粉筆和一堆柴，擺得好好的，像有人說好六點回來。',
            'على الرماد طبشورة وكومة حطب جاهزة. كأنّ أحدهم ينوي العودة في السادسة.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['Everybody’s Fire', 'みんなの火', 'ไฟของทุกคน', '大家的火', 'نار الجميع'],
    passages: [
      passage('cafe', 'sea', [
        tell(['We could have kept it to ourselves. We lasted until the first customer.', '黙っておくこともできた。最初のお客が来るまでは、黙っていた。', 'เราจะเก็บไว้เป็นความลับก็ได้ เราเก็บได้จนลูกค้าคนแรกเข้ามา', '我們大可保密。結果只撐到第一位客人進門。', 'كان بوسعنا أن نكتم الأمر. صمدنا حتى أوّل زبون.']),
        say('emi', 'joy', ['One big fire on Sunday. Bring your own dough, and a mark!', '日曜に大きな火を焚きます！　生地と印、ご持参で！', 'วันอาทิตย์จะจุดเตาใหญ่ค่ะ! เอาแป้งกับสัญลักษณ์มาเอง!', '星期天要生大火！請自備麵糰和記號！', 'نار كبيرة يوم الأحد. أحضروا عجينكم وعلامتكم!'], { shot: 'full', posture: 'cheer' }),
        say('nao', 'worry', ['Emi. If it cracks, we’ve neither a new oven nor an old one.', '恵美。もし割れたら、新しいのも古いのもなくなるよ。', 'เอมิ ถ้ามันร้าว เราจะไม่เหลือทั้งเตาใหม่เตาเก่านะ', '惠美，萬一裂了，新爐舊爐就都沒了。', 'إيمي. إن تشقّق، فلن يبقى لنا فرن جديد ولا قديم.'], { shot: 'close' }),
        tell(
          [
            '“As an inspector I must forbid it,” said Toru. “As a baker of one loaf, I’m a kettle.”',
            '「検査官としては禁止です」と透さん。「個人としては、印はやかんで」',
            '“ในฐานะเจ้าหน้าที่ ผมต้องห้าม” คุณโทรุว่า “ในฐานะคนอบหนึ่งก้อน ผมขอเป็นรูปกาน้ำ”',
            '「以稽查員身分，我得禁止。」透先生說，「以個人身分，我要茶壺記號。」',
            'قال تورو: «كمفتّش، يجب أن أمنعه. وكصاحب رغيف واحد، علامتي إبريق».',
          ],
          { shot: 'pause' },
        ),
        show('chibi', 'nao', 'shy', { others: ['emi'] }),
      ]),
      passage('cave', 'warm', [
        say('gen', 'talk', ['Draw up! Fish on the left, stars at the back. Who’s the croissant?', '並べ並べ！　魚は左、星は奥。このクロワッサン印は誰だ？', 'เข้าแถว! ปลาไปซ้าย ดาวไปหลัง ใครเป็นครัวซองต์', '排好排好！魚的在左，星星在後面。可頌記號是誰的？', 'اصطفّوا! السمك يسارًا والنجوم خلفًا. من صاحب الكرواسان؟'], {
          shot: 'low',
        }),
        say('emi', 'smile', ['The boy from the station. It isn’t frozen. He made it himself.', '駅前の子の。冷凍じゃないよ。自分で、こねたんだって。', 'หนุ่มร้านข้างสถานี ไม่ใช่แบบแช่แข็งนะ เขานวดเองเลย', '車站那個男孩的。不是冷凍的喔，他自己揉的。', 'فتى المحطّة. ليس مجمّدًا. عجنه بنفسه.'], { shot: 'two' }),
        show('hand', 'nao', 'calm', { prop: LOAF, sound: ['fwoom', 'ぼうっ', 'พรึ่บ', '轟', 'فووم'] }),
        say('nao', 'smile', ['Are you ready? …It says: it’s been ready for years.', 'もういいかい。……ずっと前から、いいよって。', 'พร้อมหรือยัง …มันบอกว่า พร้อมมาหลายปีแล้ว', '好了嗎？……它說，好多年前就好了。', 'جاهز؟ …يقول: جاهز منذ سنين.'], { shot: 'face' }),
        tell(
          [
            'Sixty-one loaves came out. We had put in sixty. The last one bore a mark that nobody knew.',
            'パンは六十一個焼けた。入れたのは六十。最後のひとつには、誰も知らない印があった。',
            'ขนมปังออกมาหกสิบเอ็ดก้อน เราใส่ไปหกสิบ ก้อนสุดท้ายมีสัญลักษณ์ที่ไม่มีใครรู้จัก',
            '烤出六十一條麵包。我們放進去的是六十條。最後一條的記號，沒有人認得。',
            'خرج واحد وستّون رغيفًا، وكنّا أدخلنا ستّين. وعلى الأخير علامة لا يعرفها أحد.',
          ],
          { shot: 'close', who: 'nao', mood: 'shock', prop: LOAF },
        ),
      ]),
    ],
  },
];
