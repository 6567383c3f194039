import { type EpisodeScript, passage, say, show, tell } from './script.ts';

/** All twelve; each has one jump, fall or flight that takes a page. */
export const LONG_JUMP_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Take-Off', '踏切', 'ออกตัว', '起跳', 'الانطلاق'],
    passages: [
      passage('court', 'night', [
        tell(['District final. Nineteen strides, one board, one pit.', '地区大会決勝。助走十九歩。踏切板。砂場。', 'รอบชิงเขต วิ่งสิบเก้าก้าว กระดานหนึ่งแผ่น บ่อทรายหนึ่งบ่อ', '地區決賽。助跑十九步，一塊踏板，一座沙坑。', 'نهائي المنطقة. تسع عشرة خطوة ولوح وحفرة رمل.'], { shot: 'eyes', who: 'mika', mood: 'angry' }),
        say('brandt', 'shout', ['Go on, Mika!', '行けえ、ミカ！', 'ลุยเลยมิกะ!', '衝啊，美佳！', 'هيّا يا ميكا!'], { tone: 'shout', shot: 'close' }),
        show('action', 'mika', 'strain', { posture: 'leap', sound: ['WHOOSH', 'ダンッ', 'ฟิ้ว', '唰！', 'هووش'] }),
        tell(['For one second nobody in the world weighs less than me.', 'その一秒、世界でいちばん軽いのは、あたし。', 'มีหนึ่งวินาที ที่ไม่มีใครในโลกเบากว่าฉัน', '有那麼一秒，全世界沒有人比我更輕。', 'لثانية واحدة لا أحد في العالم أخفّ مني.'], { shot: 'face', who: 'mika', mood: 'joy' }),
        say('mika', 'shock', ['And then: the sand.', 'で、次は……砂。', 'แล้วก็… ทราย', '然後……是沙。', 'ثم… الرمل.'], { tone: 'think', shot: 'close' }),
        show('pause', null, 'calm', { sound: ['pomf', 'ぼすっ', 'ตุ้บ', '噗', 'طُبّ'] }),
        say('brandt', 'deadpan', ['Three metres ten.', '三メートル十。', 'สามเมตรสิบ', '三公尺一。', 'ثلاثة أمتار وعشرة.'], { shot: 'close' }),
        say('mika', 'shy', ['But how far did I fly?', 'でも、飛んだのは？', 'แต่หนูลอยไปไกลแค่ไหนคะ', '可是，我飛了多遠？', 'لكن كم حلّقتُ؟'], { shot: 'two' }),
        say('brandt', 'calm', ['Six. Then you tried to turn round.', '六メートル。そこで引き返そうとした。', 'หกเมตร แล้วเธอก็พยายามหันหลังกลับ', '六公尺。然後妳想掉頭。', 'ستة. ثم حاولتِ الرجوع.']),
      ]),
      passage('lockers', 'track', [
        say('saya', 'calm', ['That was the best take-off I’ve ever seen.', '今まで見た中で、いちばんの踏切だった。', 'นั่นเป็นการออกตัวที่ดีที่สุดที่ฉันเคยเห็น', '那是我見過最棒的起跳。', 'كانت أجمل انطلاقة رأيتُها.'], { shot: 'close' }),
        say('mika', 'worry', ['And the landing?', '着地は？', 'แล้วตอนลงล่ะ', '落地呢？', 'والهبوط؟']),
        say('saya', 'deadpan', ['I’ve seen pianos do it better.', 'ピアノのほうが、うまく落ちる。', 'เปียโนยังลงได้สวยกว่า', '鋼琴掉下來都比較優雅。', 'رأيتُ بيانو يهبط أفضل.']),
      ]),
      passage('corridor', 'dojo', [
        tell(['On my way out I heard somebody fall. Again. And again.', '帰り道、誰かが倒れる音がした。何度も、何度も。', 'ขากลับฉันได้ยินเสียงคนล้ม ครั้งแล้วครั้งเล่า', '回去的路上，我聽見有人摔倒。一次，又一次。', 'في طريقي سمعتُ أحدًا يسقط، مرة بعد مرة.'], { shot: 'pause', sound: ['THUD', 'ドンッ', 'ตึง', '砰', 'بُم'] }),
        say('mika', 'worry', ['Are you all right in there?', 'ちょっと、大丈夫！？', 'เป็นอะไรไหมน่ะ', '喂，你還好嗎？', 'هل أنت بخير؟']),
        say('goro', 'calm', ['Two hundred and six. Since lunch.', '二百六。昼から。', 'สองร้อยหกครั้ง ตั้งแต่เที่ยง', '第兩百零六次。從中午算起。', 'مئتان وستّ، منذ الظهر.'], { shot: 'full' }),
        show('back', 'goro', 'calm', { others: ['mika'] }),
      ]),
    ],
  },
  {
    title: ['How to Fall', '受け身', 'วิธีล้ม', '怎麼摔', 'كيف نسقط'],
    passages: [
      passage('classroom', 'dojo', [
        tell(['The judo club has no hall. It has room 2-B, eight mats, and one member.', '柔道部に道場はない。二年Ｂ組の教室と、畳八枚と、部員ひとり。', 'ชมรมยูโดไม่มีโรงฝึก มีห้อง 2-B เบาะแปดผืน สมาชิกหนึ่งคน', '柔道社沒有道場，只有二年B班、八張墊子、一名社員。', 'لا قاعة لنادي الجودو: غرفة وثماني حصائر وعضو واحد.']),
        say('goro', 'talk', ['The ground isn’t the enemy. It’s just always there.', '地面は敵じゃない。いつも、いるだけだ。', 'พื้นไม่ใช่ศัตรู มันแค่อยู่ตรงนั้นเสมอ', '地板不是敵人，它只是一直都在。', 'الأرض ليست عدوًا. إنها موجودة دائمًا فحسب.']),
        say('mika', 'deadpan', ['That’s what I don’t like about it.', 'そこが、嫌なんだけど。', 'นั่นแหละที่ฉันไม่ชอบ', '我就是討厭它這一點。', 'وهذا ما لا يعجبني فيها.']),
        say('goro', 'calm', ['Chin in. Sit back. Then slap.', '顎を引く。後ろに座る。叩く。', 'เก็บคาง หย่อนตัวลง แล้วตบ', '收下巴。往後坐。拍。', 'الذقن إلى الداخل. اجلسي للخلف. ثم اصفعي.'], { posture: 'crossed' }),
        say('mika', 'worry', ['Slap what?', '叩くって、何を？', 'ตบอะไร', '拍什麼？', 'أصفع ماذا؟']),
        say('goro', 'smirk', ['The floor. It started it.', '床。先に仕掛けてきたのは、あっちだ。', 'ตบพื้น มันเริ่มก่อน', '地板。是它先動手的。', 'الأرض. هي التي بدأت.'], { shot: 'close' }),
        show('action', 'mika', 'strain', { posture: 'fall', sound: ['SLAP!', 'バァン！', 'เพียะ!', '啪！', 'طاخ!'] }),
        say('mika', 'shock', ['…I’m alive.', '……生きてる。', '…ยังไม่ตาย', '……我還活著。', '…أنا حيّة.'], { shot: 'face' }),
        say('goro', 'smile', ['A hundred and ninety-nine to go.', 'あと、百九十九回。', 'เหลืออีกร้อยเก้าสิบเก้า', '還有一百九十九次。', 'بقي مئة وتسع وتسعون.'], { posture: 'rest' }),
        say('mika', 'talk', ['Why do you fall so much?', 'なんでそんなに、転ぶ練習ばっか？', 'ทำไมนายถึงล้มเยอะขนาดนี้', '你幹嘛一直練摔？', 'لماذا تسقط كثيرًا هكذا؟'], { shot: 'profile' }),
        say('goro', 'shy', ['Because I can’t do the other thing. Leaving the ground.', '逆ができない。地面から、離れられない。', 'เพราะอีกอย่างผมทำไม่ได้ คือลอยจากพื้น', '因為另一半我不會：離開地面。', 'لأنني لا أجيد الآخر: مغادرة الأرض.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['The Deal', '取引', 'ข้อตกลง', '交換條件', 'الاتفاق'],
    passages: [
      passage('schoolGate', 'track', [
        say('mika', 'shock', ['You’ve never jumped? Not over a puddle?', '跳んだことないの？　水たまりも？', 'นายไม่เคยกระโดดเลยเหรอ แอ่งน้ำล่ะ', '你沒跳過？連水窪都沒有？', 'لم تقفز قط؟ ولا فوق بركة؟'], { shot: 'close' }),
        say('goro', 'deadpan', ['Ninety-four kilos. I go round.', '九十四キロだ。よけて通る。', 'เก้าสิบสี่กิโล ผมเดินอ้อม', '九十四公斤。我用繞的。', 'أربعة وتسعون كيلو. ألتفّ حولها.']),
        say('mika', 'smirk', ['You teach me down, I teach you up.', '降り方を教えて。跳び方を教えるから。', 'นายสอนฉันลง ฉันสอนนายขึ้น', '你教我落下，我教你起飛。', 'تعلّمني الهبوط وأعلّمك الصعود.'], { posture: 'point' }),
        say('brandt', 'worry', ['One thing. The pit has been a car park since March.', 'ただな、砂場は三月から駐車場だ。', 'แต่ว่านะ บ่อทรายกลายเป็นที่จอดรถตั้งแต่มีนาแล้ว', '有件事。沙坑三月起變停車場了。', 'أمر واحد: صارت حفرة الرمل موقفًا للسيارات.']),
        say('mika', 'angry', ['Then where are we to jump?', 'じゃあ、どこで跳ぶの！', 'แล้วจะให้ไปกระโดดที่ไหนคะ!', '那我們要在哪裡跳？', 'فأين نقفز إذن؟!']),
        say('brandt', 'smirk', ['I teach geography. Take the number seven bus.', '先生は地理教師だぞ。七番のバスに乗れ。', 'ครูสอนภูมิศาสตร์นะ ขึ้นรถเมล์สายเจ็ดสิ', '老師是教地理的。搭七號公車吧。', 'أنا أستاذ جغرافيا. اركبوا الحافلة سبعة.'], { shot: 'profile' }),
      ]),
      passage('beach', 'track', [
        tell(['The largest sandpit in the district. It came with a sea.', '地区最大の砂場。海つき。', 'บ่อทรายใหญ่ที่สุดในเขต แถมทะเลมาด้วย', '全區最大的沙坑，附贈一片海。', 'أكبر حفرة رمل في المنطقة، ومعها بحر.']),
        say('goro', 'worry', ['How do I begin?', 'どう始めればいい。', 'เริ่มยังไงดี', '要怎麼開始？', 'كيف أبدأ؟']),
        say('mika', 'joy', ['You stop standing on things!', '立つのを、やめるの！', 'ก็เลิกยืนบนพื้นสิ!', '不要再站著就對了！', 'توقّف عن الوقوف على الأشياء!']),
        show('action', 'goro', 'strain', { posture: 'leap', sound: ['HUP', 'ふんっ', 'ฮึบ', '嘿！', 'هوب'] }),
        say('brandt', 'joy', ['Eleven centimetres!', '十一センチ！', 'สิบเอ็ดเซน!', '十一公分！', 'أحد عشر سنتيمترًا!']),
        say('goro', 'joy', ['I saw a bit more of the sea.', '海が、少し余計に見えた。', 'ผมเห็นทะเลมากขึ้นนิดหนึ่ง', '我多看到了一點海。', 'رأيتُ من البحر أكثر قليلًا.'], { shot: 'face' }),
        say('goro', 'calm', ['But you shut your eyes. Every time. Why?', 'でもお前、毎回目をつぶる。なぜだ。', 'แต่เธอหลับตาทุกครั้งเลย ทำไมล่ะ', '可是妳每次都閉眼睛。為什麼？', 'لكنكِ تغمضين عينيكِ كل مرة. لماذا؟'], { shot: 'two', to: 'mika' }),
      ]),
    ],
  },
  {
    title: ['The Sound', '音', 'เสียงนั้น', '那個聲音', 'الصوت'],
    passages: [
      passage('riverside', 'dusk', [
        say('mika', 'calm', ['When I was fourteen I landed on a turned foot.', '十四の時、足をひねって着地した。', 'ตอนสิบสี่ ฉันลงผิดท่า เท้าพลิก', '十四歲那年，我落地時腳拐了。', 'في الرابعة عشرة هبطتُ على قدم ملتوية.'], { shot: 'profile' }),
        say('mika', 'sad', ['I don’t mind what it felt like. I mind what it sounded like.', '痛さはいいの。いやなのは、音。', 'เจ็บน่ะไม่เท่าไหร่ ที่กลัวคือเสียง', '痛不算什麼。我怕的是那個聲音。', 'لا يهمّني الألم، بل الصوت.'], { shot: 'close' }),
        say('goro', 'worry', ['What sound?', 'どんな音だ。', 'เสียงอะไร', '什麼聲音？', 'أيّ صوت؟']),
        say('mika', 'sad', ['Like a pencil.', '鉛筆みたいな音。', 'เหมือนดินสอหัก', '像鉛筆斷掉。', 'كقلم رصاص ينكسر.'], { shot: 'face' }),
        show('eyes', 'goro', 'sad'),
        say('goro', 'talk', ['In judo we slap, so we hear that and nothing else.', '柔道では叩く。その音だけ聞こえるように。', 'ยูโดเราตบพื้น จะได้ยินแค่เสียงนั้น', '柔道要拍地。拍了，就只聽得見那一聲。', 'في الجودو نصفع الأرض كي لا نسمع سوى ذلك.'], { shot: 'close' }),
        say('goro', 'smirk', ['You’ve no hands free. So shout.', 'お前は手が空かない。叫べ。', 'มือเธอไม่ว่าง งั้นก็ตะโกน', '妳沒有空的手。那就用喊的。', 'يداكِ مشغولتان، فاصرخي.']),
        say('mika', 'deadpan', ['Shout what?', 'なんて？', 'ตะโกนว่าอะไร', '喊什麼？', 'أصرخ بماذا؟']),
        say('goro', 'calm', ['What did you have for lunch?', '昼、何食った。', 'กลางวันกินอะไรมา', '妳中午吃什麼？', 'ماذا تغدّيتِ؟']),
      ]),
      passage('beach', 'dusk', [
        say('mika', 'shout', ['NOODLES!', '焼きそばああっ！', 'ผัดไทยยย!', '滷肉飯——！', 'معكرونة!'], { tone: 'shout', shot: 'low' }),
        show('action', 'mika', 'shout', { posture: 'leap', sound: ['FWUMP', 'ズザァッ', 'ซ่าา', '唰！', 'فووش'] }),
        say('brandt', 'shock', ['Four eighty! And three seagulls have left!', '四メートル八十！　カモメが三羽逃げた！', 'สี่เมตรแปดสิบ! นกนางนวลหนีไปสามตัว!', '四公尺八！還嚇跑三隻海鷗！', 'أربعة أمتار وثمانون! وهربت ثلاثة نوارس!']),
        say('mika', 'laugh', ['I didn’t hear a thing!', '何も、聞こえなかった！', 'ไม่ได้ยินอะไรเลย!', '我什麼都沒聽見！', 'لم أسمع شيئًا!']),
      ]),
    ],
  },
  {
    title: ['Geography', '地理', 'ภูมิศาสตร์', '地理課', 'جغرافيا'],
    passages: [
      passage('classroom', 'track', [
        say('brandt', 'talk', ['Every voyage is planned backwards, from the harbour.', '航海はな、着く港から逆に計画するもんだ。', 'ทุกการเดินเรือ เขาวางแผนย้อนจากท่าเรือปลายทาง', '每趟航行，都是從目的港倒著規劃的。', 'كل رحلة تُخطَّط بالعكس، من الميناء.'], { posture: 'book', prop: { kind: 'book', colour: '#6a8a4a' } }),
        say('mika', 'deadpan', ['Sir, do you know anything about the long jump?', '先生、幅跳びのこと、知ってます？', 'ครูคะ ครูรู้เรื่องกระโดดไกลบ้างไหม', '老師，你懂跳遠嗎？', 'أستاذ، هل تعرف شيئًا عن الوثب؟']),
        say('brandt', 'calm', ['Nothing. I lost at straws. I do rivers.', '何も。くじで負けた。専門は川だ。', 'ไม่รู้เลย ครูจับไม้สั้นได้ ครูถนัดแม่น้ำ', '完全不懂。我抽籤輸了。我專攻河流。', 'لا شيء. خسرتُ القرعة. اختصاصي الأنهار.'], { shot: 'close' }),
        say('brandt', 'smile', ['A river never worries where it starts. It looks down.', '川は始まりを気にしない。下だけ見ている。', 'แม่น้ำไม่เคยห่วงว่าเริ่มที่ไหน มันมองแต่ข้างล่าง', '河流從不煩惱起點，它只看下游。', 'النهر لا يقلق من أين يبدأ. إنه ينظر إلى الأسفل.'], { shot: 'profile' }),
      ]),
      passage('beach', 'track', [
        tell(['Next morning there was a flower in the sand, at six metres.', '次の朝、砂の六メートル地点に、花が一輪。', 'เช้าวันต่อมา มีดอกไม้ปักอยู่ในทรายตรงหกเมตร', '隔天早上，沙上六公尺處，插著一朵花。', 'في الصباح كانت في الرمل زهرة، عند ستة أمتار.'], {
          shot: 'hand',
          who: 'brandt',
          prop: { kind: 'flower', colour: '#f2603a' },
        }),
        say('mika', 'worry', ['If I land on it, I’ll kill it.', '踏んだら、枯れちゃう。', 'ถ้าลงไปโดน มันก็ตายสิ', '踩到它，它會死的。', 'إن هبطتُ عليها قتلتُها.'], { shot: 'back' }),
        say('brandt', 'smirk', ['Then you’ll have to look, won’t you?', 'なら、見るしかないな。', 'งั้นก็ต้องมองแล้วล่ะ', '那妳就得看著它囉。', 'إذن عليكِ أن تنظري.'], { shot: 'close' }),
        show('eyes', 'mika', 'strain'),
        show('action', 'mika', 'shout', { posture: 'leap', sound: ['FWASH', 'ズサァッ', 'ฟุ่บ', '唰！', 'فاش'] }),
        say('goro', 'joy', ['Five sixty! And the flower’s alive!', '五メートル六十！　花も無事！', 'ห้าเมตรหกสิบ! ดอกไม้ก็รอด!', '五公尺六！花還活著！', 'خمسة أمتار وستون! والزهرة حيّة!']),
        say('saya', 'calm', ['Your coach talks to sand.', 'あの先生、砂と話してるけど。', 'โค้ชเธอคุยกับทราย', '妳教練在跟沙子講話。', 'مدرّبكِ يكلّم الرمل.'], { shot: 'close' }),
        say('mika', 'shock', ['Saya? How long have you been there?', 'サヤ！？　いつからいたの！', 'ซายะ!? มาตั้งแต่เมื่อไหร่!', '紗夜？妳什麼時候來的？', 'سايا؟ منذ متى وأنتِ هنا؟'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['The Board', '踏切板', 'กระดาน', '踏板', 'اللوح'],
    passages: [
      passage('busStop', 'dusk', [
        say('saya', 'calm', ['You’re afraid of landing. I’m afraid of the board.', 'あなたは着地が怖い。私は、踏切板が怖い。', 'เธอกลัวตอนลง ส่วนฉันกลัวกระดาน', '妳怕落地。我怕踏板。', 'أنتِ تخافين الهبوط. أنا أخاف اللوح.'], { shot: 'profile' }),
        say('mika', 'shock', ['You? You’ve jumped six eleven!', 'サヤが？　六メートル十一なのに！', 'เธอเนี่ยนะ? เธอเคยโดดหกเมตรสิบเอ็ด!', '妳？妳可是六公尺一一耶！', 'أنتِ؟ قفزتِ ستة أمتار وأحد عشر!']),
        say('saya', 'sad', ['At night I dream that I run and it isn’t there.', '走っても走っても、板がない夢を見る。', 'กลางคืนฉันฝันว่าวิ่งไปแล้วมันไม่อยู่', '我晚上會夢見，跑過去，踏板不見了。', 'أحلم ليلًا أنني أركض ولا أجده.'], { shot: 'close' }),
        say('mika', 'talk', ['And then?', 'それで？', 'แล้วยังไงต่อ', '然後呢？', 'ثم؟']),
        say('saya', 'deadpan', ['I run into the canteen.', '食堂に着く。', 'ฉันวิ่งเข้าโรงอาหาร', '我就一路跑進食堂。', 'أصل إلى المطعم.']),
        show('chibi', 'saya', 'strain', { posture: 'run' }),
        say('mika', 'laugh', ['We should share a brain! Half of it’s fine!', '脳みそ、半分こしよ！　半分は正常！', 'เราแบ่งสมองกันใช้เถอะ ครึ่งหนึ่งยังดีอยู่!', '我們合用一顆腦吧！有一半是好的！', 'لنتقاسم دماغًا واحدًا! نصفه سليم!']),
      ]),
      passage('station', 'dusk', [
        say('saya', 'calm', ['There’s one place left for the regionals.', '県大会の枠は、あとひとつ。', 'โควตาไปรอบภาคเหลือที่เดียว', '區域賽的名額，只剩一個。', 'بقي مكان واحد لبطولة الإقليم.'], { shot: 'over' }),
        say('saya', 'worry', ['I hope it’s you. No. I hope it’s me, and you’re close.', 'あなただといい。嘘。私がいい。僅差で。', 'หวังว่าจะเป็นเธอ ไม่สิ ขอให้เป็นฉัน แบบเฉือนเธอนิดเดียว', '希望是妳。不對，希望是我，而妳只差一點。', 'أتمنى أن يكون لكِ. لا، بل لي، وأنتِ قريبة.'], { shot: 'face' }),
        show('action', 'saya', 'angry', { posture: 'run', sound: ['DASH', 'ダダッ', 'ตึกๆ', '噠噠', 'تَك تَك'] }),
        say('mika', 'shock', ['Are you racing me to the train?', '電車まで競走！？', 'นี่แข่งวิ่งไปขึ้นรถไฟเหรอ!', '妳要跟我比誰先上車？', 'أتسابقينني إلى القطار؟']),
        say('saya', 'smirk', ['There’s no board. I’m fast.', '板がなければ、速いの。', 'ไม่มีกระดาน ฉันเร็วนะ', '沒有踏板，我可快了。', 'لا لوح هنا. أنا سريعة.'], { shot: 'close' }),
        show('wide', 'saya', 'joy', { others: ['mika'] }),
      ]),
    ],
  },
  {
    title: ['Three Attempts', '三本', 'สามครั้ง', '三次試跳', 'ثلاث محاولات'],
    passages: [
      passage('court', 'night', [
        tell(
          ['First attempt: foul. Second: four ninety. I’d been too shy to shout.', '一本目、ファウル。二本目、四メートル九十。恥ずかしくて叫べなかった。', 'ครั้งแรกฟาวล์ ครั้งสองสี่เมตรเก้าสิบ ฉันอายเลยไม่กล้าตะโกน', '第一跳，犯規。第二跳，四公尺九。我不好意思喊出來。', 'الأولى باطلة. الثانية أربعة أمتار وتسعون. خجلتُ من الصراخ.'],
          {
            shot: 'close',
            who: 'mika',
            mood: 'sad',
          },
        ),
        say('saya', 'cold', ['Last one. Are you going to be polite?', '最後だよ。お行儀よく跳ぶの？', 'ครั้งสุดท้ายแล้ว จะสุภาพอีกไหม', '最後一跳。妳還要客氣嗎？', 'الأخيرة. هل ستبقين مؤدّبة؟']),
        say('goro', 'shout', ['MIKA! WHAT DID YOU HAVE FOR LUNCH?', 'ミカァ！　昼、何食ったあ！', 'มิกะ! กลางวันกินอะไรมา!', '美佳！妳中午吃什麼？', 'ميكا! ماذا تغدّيتِ؟'], { tone: 'shout', shot: 'low' }),
        show('eyes', 'mika', 'angry'),
        say('mika', 'shout', ['OMELETTE!', 'オムライスッ！', 'ข้าวไข่เจียว!', '蛋包飯——！', 'عجّة!'], { tone: 'shout', shot: 'face' }),
        show('action', 'mika', 'shout', { posture: 'leap', sound: ['WHAM', 'ドォンッ', 'ตูม', '轟！', 'بوم'] }),
        say('brandt', 'joy', ['Five seventy!', '五メートル七十！', 'ห้าเมตรเจ็ดสิบ!', '五公尺七！', 'خمسة أمتار وسبعون!']),
        say('mika', 'worry', ['…I sat down after.', '……そのあと、尻もち。', '…แล้วหนูก็ก้นจ้ำเบ้า', '……然後我一屁股坐下去了。', '…ثم جلستُ.'], { shot: 'close' }),
        say('brandt', 'sad', ['They measure to the nearest mark. Five thirty-four.', '計るのは手前の跡だ。五メートル三十四。', 'เขาวัดถึงรอยที่ใกล้ที่สุด ห้าเมตรสามสิบสี่', '量的是最近的痕跡。五公尺三四。', 'القياس إلى أقرب أثر: خمسة أمتار وأربعة وثلاثون.'], { shot: 'profile' }),
        say('mika', 'deadpan', ['My bottom cost me thirty-six centimetres.', 'お尻で、三十六センチ損した。', 'ก้นทำหนูเสียไปสามสิบหกเซน', '我的屁股害我少了三十六公分。', 'مؤخّرتي كلّفتني ستة وثلاثين سنتيمترًا.'], { shot: 'chibi' }),
        tell(['Saya won. And they had opened one more place. It was mine.', '優勝はサヤ。枠がもうひとつ増えた。あたしの枠だ。', 'ซายะชนะ และเขาเพิ่มที่ให้อีกหนึ่ง ที่ของฉัน', '冠軍是紗夜。而名額多開了一個，是我的。', 'فازت سايا، وفُتح مكان آخر: مكاني.'], { shot: 'back', who: 'saya', mood: 'smile' }),
        say('goro', 'shy', ['Come to the beach tomorrow. I’ve something to show you.', '明日、浜に来てくれ。見せたいものがある。', 'พรุ่งนี้มาที่หาดนะ ผมมีอะไรให้ดู', '明天來海邊。我有東西給妳看。', 'تعالي إلى الشاطئ غدًا. عندي ما أريكِ.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Goro Flies', 'ゴロー、飛ぶ', 'โกโรบิน', '五郎飛了', 'غورو يطير'],
    passages: [
      passage(
        'beach',
        'rain',
        [
          tell(['It rained. He had drawn a line in the sand, forty metres long.', '雨だった。ゴローは砂に、四十メートルの線を引いていた。', 'ฝนตก เขาขีดเส้นบนทรายไว้ยาวสี่สิบเมตร', '那天下雨。他在沙上畫了一條四十公尺長的線。', 'كان المطر ينهمر، وقد رسم في الرمل خطًا بطول أربعين مترًا.']),
          say('mika', 'worry', ['Goro, it’s wet. Do it tomorrow.', 'ゴロー、濡れてるよ。明日にしなよ。', 'โกโร พื้นเปียกนะ พรุ่งนี้ค่อยทำ', '五郎，地是濕的。明天再跳啦。', 'غورو، الأرض مبلّلة. افعلها غدًا.']),
          say('goro', 'calm', ['If I wait, I’ll go round it.', '待てば、俺はまた、よけて通る。', 'ถ้ารอ ผมก็จะเดินอ้อมอีก', '再等，我又會繞過去。', 'إن انتظرتُ التففتُ حولها.'], { shot: 'profile' }),
          say('brandt', 'talk', ['Wind behind you. Mind my rake.', '追い風だ。先生の熊手に気をつけろ。', 'ลมส่งหลัง ระวังคราดครูด้วย', '順風。小心我的沙耙。', 'الريح خلفك. انتبه لمشطي.']),
          show('eyes', 'goro', 'angry'),
          show('action', 'goro', 'shout', { posture: 'leap', sound: ['WHOOOSH', 'ゴォォッ', 'ฟิ้ววว', '呼嘯！', 'هووووش'] }),
          tell(['He flew. All ninety-four kilos of him. Two metres ten.', '飛んだ。九十四キロが、まるごと。二メートル十。', 'เขาลอย ทั้งเก้าสิบสี่กิโล สองเมตรสิบ', '他飛起來了。整整九十四公斤。兩公尺一。', 'طار. بكل كيلوغراماته الأربعة والتسعين. متران وعشرة.'], { shot: 'face', who: 'mika', mood: 'joy' }),
          say('goro', 'joy', ['I can see my house…', '俺んちが見える……', 'เห็นบ้านตัวเองเลย…', '看得到我家耶……', 'أرى بيتي…'], { tone: 'think', shot: 'low' }),
          show('pause', null, 'calm', { sound: ['KRAK', 'ボキッ', 'กร๊อบ', '喀！', 'طَق'] }),
          tell(['That sound. Like a pencil.', 'あの音。鉛筆みたいな。', 'เสียงนั้น เหมือนดินสอหัก', '那個聲音。像鉛筆斷掉。', 'ذلك الصوت. كقلم رصاص.'], { shot: 'eyes', who: 'mika', mood: 'shock' }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['Like a Pencil', '鉛筆みたいに', 'เหมือนดินสอ', '像鉛筆', 'كقلم رصاص'],
    passages: [
      passage('corridor', 'night', [
        tell(['I sat outside the ward with my hands over my ears.', '病室の前で、耳をふさいで座っていた。', 'ฉันนั่งหน้าห้องพยาบาล เอามือปิดหู', '我坐在病房外，摀著耳朵。', 'جلستُ أمام غرفته ويداي على أذنيّ.']),
        say('brandt', 'sad', ['It broke clean through. I’d had it eleven years.', '真っ二つだ。十一年、一緒だったのに。', 'หักกลางเลย อยู่ด้วยกันมาสิบเอ็ดปี', '斷成兩截。跟了我十一年啊。', 'انكسر نصفين. لازمني إحدى عشرة سنة.']),
        say('mika', 'shock', ['His LEG?', 'あ、足が？', 'ขาเหรอคะ!?', '你說他的腿？', 'ساقه؟!']),
        say('brandt', 'deadpan', ['My rake.', '熊手がだ。', 'คราดครู', '我的沙耙。', 'مشطي.'], { shot: 'close' }),
        show('chibi', 'mika', 'deadpan'),
      ]),
      passage('bedroom', 'night', [
        say('goro', 'laugh', ['Only a sprain! Did you see me?', 'ただの捻挫だ！　見たか、俺を！', 'แค่ข้อเท้าแพลง! เห็นผมไหม!', '只是扭傷！妳看到了嗎？', 'التواء فقط! هل رأيتِني؟']),
        say('goro', 'smile', ['For one second I was nobody’s size.', '一秒だけ、大きさがなくなった。', 'มีหนึ่งวินาทีที่ผมไม่มีขนาด', '有那麼一秒，我沒有體型。', 'لثانية واحدة لم يكن لي حجم.'], { shot: 'profile' }),
        say('mika', 'cry', ['I heard it, Goro. I can’t jump on Saturday.', 'あの音、聞いちゃった。土曜、跳べない。', 'ฉันได้ยินเสียงนั้น โกโร วันเสาร์ฉันโดดไม่ได้แล้ว', '我聽見了，五郎。星期六，我跳不了。', 'سمعتُه يا غورو. لا أستطيع القفز السبت.']),
        say('goro', 'calm', ['You heard a rake.', '聞いたのは、熊手だ。', 'เธอได้ยินเสียงคราด', '妳聽見的是沙耙。', 'سمعتِ مشطًا.'], { shot: 'close' }),
        show('action', 'mika', 'cry', { posture: 'run', sound: ['SLAM', 'バタンッ', 'ปัง', '砰！', 'صفق'] }),
        tell(['I put my spikes in the bin. I even said sorry to them.', 'スパイクをゴミ箱に入れた。「ごめん」とまで言った。', 'ฉันทิ้งรองเท้าตะปูลงถัง ยังขอโทษมันด้วย', '我把釘鞋丟進垃圾桶，還跟它們說了對不起。', 'رميتُ حذائي في السلة، واعتذرتُ إليه.'], { shot: 'back', who: 'mika' }),
      ]),
    ],
  },
  {
    title: ['A New Rake', '新しい熊手', 'คราดอันใหม่', '新沙耙', 'مشط جديد'],
    passages: [
      passage('beach', 'track', [
        tell([
          'They raked the sand every morning. For nobody. On the fifth day I went to stop them.',
          '毎朝、誰のためでもなく砂をならしてる。五日目、止めに行った。',
          'ทุกเช้าเขาคราดทรายให้ใครก็ไม่รู้ วันที่ห้าฉันไปบอกให้หยุด',
          '他們每天早上耙沙，沒人要跳。第五天，我去叫他們停。',
          'كانوا يمشّطون الرمل كل صباح بلا أحد. في اليوم الخامس ذهبتُ لأوقفهم.',
        ]),
        say('brandt', 'calm', ['It isn’t for you. The sea makes a mess.', 'お前のためじゃない。海が散らかすんだ。', 'ไม่ได้ทำให้เธอ ทะเลมันทำเลอะต่างหาก', '不是為妳。是海太會弄亂。', 'ليس من أجلكِ. البحر يثير الفوضى.']),
        say('mika', 'sad', ['And the flowers?', '花は？', 'แล้วดอกไม้ล่ะ', '那些花呢？', 'والزهور؟']),
        say('goro', 'calm', ['They die. I plant the next one. It’s called training.', '枯れたら、次を植える。それを稽古という。', 'มันตาย ผมก็ปักใหม่ เขาเรียกว่าการฝึก', '枯了，就再種一朵。這叫練習。', 'تموت فأزرع غيرها. اسمه تدريب.'], { prop: { kind: 'flower', colour: '#f2603a' } }),
        say('saya', 'talk', ['I was told there was sand here.', '砂があるって聞いて。', 'ได้ยินว่าที่นี่มีทราย', '聽說這裡有沙。', 'قيل لي إن هنا رملًا.'], { shot: 'close' }),
        say('saya', 'cold', ['Jump. I can’t win against a bin.', '跳んで。ゴミ箱には勝てない。', 'โดดสิ ฉันชนะถังขยะไม่ได้หรอก', '跳吧。我沒辦法贏一個垃圾桶。', 'اقفزي. لا أستطيع هزيمة سلة مهملات.'], { shot: 'profile' }),
        show('eyes', 'mika', 'worry'),
        say('mika', 'worry', ['I’ve no spikes.', 'スパイク、ないもん。', 'ฉันไม่มีรองเท้าตะปู', '我沒有釘鞋。', 'ليس معي حذاء.'], { shot: 'wide' }),
        say('goro', 'smirk', ['It’s sand. It’s shy. Ask it barefoot.', '砂だぞ。はだしで聞いてみろ。', 'มันแค่ทราย ถอดรองเท้าแล้วลองถามมันดู', '不過是沙。光著腳，去問問它。', 'إنه رمل خجول. اسأليه حافية.']),
        show('action', 'mika', 'calm', { posture: 'leap', sound: ['ffff', 'さくっ', 'ฟุบ', '沙', 'ففف'] }),
        say('mika', 'shock', ['It didn’t make a sound.', '音が、しなかった。', 'มันไม่มีเสียงเลย', '它沒有聲音。', 'لم يُصدر صوتًا.'], { shot: 'face' }),
        say('goro', 'smile', ['It did. You just weren’t afraid of it.', 'したさ。お前が怖がらなかっただけだ。', 'มีสิ แค่เธอไม่กลัวมันแล้ว', '有啊。只是妳沒有怕它。', 'بل أصدر. لكنكِ لم تخافيه.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Pudding', 'プリン', 'พุดดิ้ง', '布丁', 'مهلبية'],
    passages: [
      passage('court', 'track', [
        tell(
          [
            'Regionals. Round two. I had five eighty-eight. Saya had two fouls.',
            '県大会。二本目まで、あたしは五メートル八十八。サヤはファウル二本。',
            'รอบภาค ผ่านสองรอบ ฉันห้าเมตรแปดสิบแปด ซายะฟาวล์สองครั้ง',
            '區域賽。兩跳過後，我五公尺八八，紗夜犯規兩次。',
            'بطولة الإقليم. بعد جولتين لي خمسة أمتار وثمانية وثمانون، ولسايا باطلتان.',
          ],
          { shot: 'close', who: 'saya', mood: 'worry' },
        ),
        say('saya', 'sad', ['I run and it isn’t there. It’s just like the dream.', '走っても、板がない。夢と同じ。', 'วิ่งไปแล้วมันไม่อยู่ เหมือนในฝันเลย', '跑過去，踏板就不見。跟夢裡一樣。', 'أركض ولا أجده. كالحلم تمامًا.']),
        say('mika', 'talk', ['It’s there. I looked. It’s white. Shout something.', 'あったよ。見てきた。白いやつ。なんか叫びな。', 'มันอยู่ ฉันดูมาแล้ว สีขาว ตะโกนอะไรสักอย่างสิ', '它在，我看過了，白色的。喊點什麼吧。', 'إنه هناك. رأيتُه. أبيض. اصرخي بشيء.'], { shot: 'over' }),
        say('saya', 'shy', ['I was brought up not to.', 'そういう家じゃ、ないから。', 'ที่บ้านสอนมาไม่ให้ทำน่ะ', '我家的教養不允許。', 'لم أُربَّ على ذلك.']),
        say('mika', 'smirk', ['What did you have for lunch?', 'お昼、何食べた？', 'กลางวันกินอะไรมา', '妳中午吃什麼？', 'ماذا تغدّيتِ؟'], { shot: 'profile' }),
        show('eyes', 'saya', 'angry'),
        say('saya', 'shout', ['PUDDING!', 'プリンッ！', 'พุดดิ้ง!', '布丁——！', 'مهلبية!'], { tone: 'shout', shot: 'face' }),
        show('action', 'saya', 'shout', { posture: 'leap', sound: ['KA-BAM', 'ドカンッ', 'เปรี้ยง', '砰轟！', 'بااام'] }),
        say('brandt', 'shock', ['Six twenty. You’ve just coached the competition.', '六メートル二十。お前、敵を指導したな。', 'หกเมตรยี่สิบ นี่เธอเพิ่งโค้ชคู่แข่งนะ', '六公尺二。妳剛剛指導了對手。', 'ستة أمتار وعشرون. لقد درّبتِ منافستكِ للتوّ.']),
        say('mika', 'laugh', ['I know! Wasn’t it beautiful?', 'うん！　きれいでしょ！', 'รู้ค่ะ! สวยใช่ไหมล่ะ!', '我知道！很美吧！', 'أعرف! ألم تكن جميلة؟'], { shot: 'face' }),
        say('brandt', 'smile', ['Good geography. You’ve one jump left.', 'いい地理だ。残り一本。', 'ภูมิศาสตร์ดีมาก เธอเหลืออีกครั้งเดียว', '很好的地理。妳還有一跳。', 'جغرافيا ممتازة. بقيت لكِ قفزة.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Coming Down', '着地', 'ลงพื้น', '落地', 'الهبوط'],
    passages: [
      passage('court', 'track', [
        tell(['Nineteen strides. In the stand a flower was standing on a crutch.', '助走十九歩。スタンドで、松葉杖に花が咲いていた。', 'สิบเก้าก้าว บนอัฒจันทร์มีดอกไม้ปักอยู่บนไม้ค้ำ', '十九步。看台上，一根拐杖開著一朵花。', 'تسع عشرة خطوة. في المدرّج زهرة على عكّاز.'], { shot: 'close', who: 'goro', mood: 'calm' }),
        show('eyes', 'mika', 'calm'),
        show('action', 'mika', 'joy', { posture: 'leap', sound: ['FWOOOSH', 'フワッ', 'ฟู่ววว', '呼嘯', 'فووووش'] }),
        tell(['I kept my eyes open. I had never seen this part.', '目を開けていた。ここから先は、初めて見る。', 'ฉันลืมตาไว้ ช่วงนี้ฉันไม่เคยเห็นมาก่อน', '我睜著眼睛。這一段，我從沒看過。', 'أبقيتُ عينيّ مفتوحتين. لم أرَ هذا الجزء قط.'], { shot: 'face', who: 'mika', mood: 'smile' }),
        tell(['The ground was coming. It had been waiting all along.', '地面が来る。ずっと、待っていてくれた。', 'พื้นกำลังมา มันรอฉันอยู่ตลอด', '地面來了。它一直在等我。', 'كانت الأرض قادمة. كانت تنتظرني طوال الوقت.'], { shot: 'pause' }),
        say('mika', 'shout', ['I’M HOME!', 'ただいまああっ！', 'กลับมาแล้วว!', '我回來了——！', 'لقد عدتُ!'], { tone: 'shout', shot: 'low' }),
        say('brandt', 'cry', ['Six… oh… nine!', '六メートル……〇九！', 'หก… ศูนย์… เก้า!', '六公尺……零九！', 'ستة أمتار… وتسعة!']),
        say('saya', 'smile', ['Second place. You landed.', '二位だよ。ちゃんと、降りたね。', 'ที่สอง เธอลงได้แล้ว', '第二名。妳落地了。', 'المركز الثاني. لقد هبطتِ.'], { shot: 'two', to: 'mika' }),
        say('mika', 'joy', ['First place. You took off!', '一位じゃん。ちゃんと、跳んだね！', 'ที่หนึ่ง เธอออกตัวได้แล้ว!', '第一名。妳起跳了！', 'المركز الأول. لقد انطلقتِ!']),
      ]),
      passage('beach', 'dusk', [
        say('goro', 'calm', ['So what’s it like, coming down?', 'で、降りるのは、どんな感じだ。', 'แล้วตอนลงมันเป็นยังไง', '所以，落下來是什麼感覺？', 'كيف هو الهبوط إذن؟']),
        say('mika', 'smile', ['Good. It’s where everybody is.', 'いいよ。みんな、いるから。', 'ดีนะ ก็ทุกคนอยู่ตรงนี้นี่', '很好啊。大家都在這裡。', 'جميل. هناك يكون الجميع.'], { shot: 'profile' }),
        say('goro', 'smirk', ['Next year I’d like to try the pole vault.', '来年は、棒高跳びがいい。', 'ปีหน้าผมอยากลองกระโดดค้ำ', '明年，我想試試撐竿跳。', 'السنة القادمة أريد القفز بالزانة.'], { shot: 'close' }),
        say('brandt', 'shock', ['Somebody hide the rake!', '誰か、熊手を隠せ！', 'ใครก็ได้เอาคราดไปซ่อนที!', '快把沙耙藏起來！', 'ليُخفِ أحدكم المشط!']),
        show('group', 'mika', 'laugh', { others: ['goro', 'saya', 'brandt'] }),
      ]),
    ],
  },
];
