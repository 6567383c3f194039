import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const FLOWER = { kind: 'flower', colour: '#f2603a' } as const;
const LETTER = { kind: 'letter', colour: '#fff6e0' } as const;

/** Toward the nationals: two Saturdays in one, and a ferry between them. */
export const LONG_JUMP_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['The Pole', '物干し竿', 'ไม้ราว', '曬衣竿', 'العصا'],
    passages: [
      passage('beach', 'track', [
        tell(['Goro had found a pole. It still had two of his grandmother’s socks on it.', 'ゴローが竿を見つけてきた。ばあちゃんの靴下が、二枚ついたまま。', 'โกโรหาไม้มาได้ ยังมีถุงเท้าคุณย่าเขาติดอยู่สองข้าง', '五郎找到一根竿子，上面還掛著他奶奶的兩隻襪子。', 'وجد غورو عصا، وما زال عليها جوربا جدّته.'], {
          shot: 'wide',
          who: 'goro',
          mood: 'calm',
        }),
        say('saya', 'deadpan', ['Does your grandmother know?', 'おばあ様は、ご存じなの。', 'คุณย่ารู้เรื่องหรือเปล่า', '你奶奶知道嗎？', 'هل تعرف جدّتك؟'], { shot: 'close' }),
        say('goro', 'calm', ['She told me to be back before the wash.', '洗濯までに返せと言われた。', 'ย่าบอกให้คืนก่อนซักผ้า', '她叫我洗衣服前還她。', 'قالت أعدها قبل الغسيل.'], { shot: 'low' }),
        say('mika', 'joy', ['Run, plant it, and think of nothing heavy!', '走って、刺して、重いことは考えない！', 'วิ่ง ปักลงไป แล้วอย่าคิดถึงอะไรหนัก ๆ!', '跑、插下去，別想任何重的東西！', 'اركض واغرزها ولا تفكّر بشيء ثقيل!'], { shot: 'two' }),
        show('action', 'goro', 'shout', { posture: 'leap', sound: ['BOINNNG', 'ビヨーン', 'ดึ๋ง', '咻——', 'بوينغ'] }),
        say('brandt', 'shock', ['He’s gone past the sand. He’s gone past the BEACH!', '砂を越えた……浜も越えたぞ！', 'เลยทรายไปแล้ว เลยหาดไปแล้ว!', '飛過沙坑了……飛過海灘了！', 'تجاوز الرمل. تجاوز الشاطئ كله!'], { shot: 'face' }),
        show('pause', null, 'calm', { sound: ['SPLASH', 'ザッパーン', 'ตูม', '撲通', 'طُشّ'] }),
        say('goro', 'joy', ['The sea’s softer than the mats!', '海は、畳よりやわらかいぞ！', 'ทะเลนุ่มกว่าเบาะอีก!', '海比墊子還軟！', 'البحر ألين من الحصائر!'], { shot: 'full' }),
      ]),
      passage('busStop', 'dusk', [
        say('brandt', 'smile', ['Post. For both of you. Nationals: Saturday the ninth.', '二人に手紙だ。全国大会。九日、土曜。', 'จดหมายถึงเธอทั้งคู่ ชิงแชมป์ประเทศ เสาร์ที่เก้า', '妳們兩個都有信。全國賽，九號星期六。', 'رسالة لكما معًا: البطولة الوطنية، السبت التاسع.'], { shot: 'hand', prop: LETTER }),
        say('goro', 'worry', ['The ninth. …That’s a good day.', '九日か。……いい日だな。', 'วันที่เก้าเหรอ …ก็ดีนะ', '九號啊。……是個好日子。', 'التاسع. …يوم جميل.'], { shot: 'close' }),
        tell(['He put his own letter back in his pocket. I saw the date on it.', 'ゴローは自分の封筒を、そっとしまった。日付が、見えた。', 'เขาเก็บจดหมายตัวเองกลับเข้ากระเป๋า ฉันทันเห็นวันที่', '他把自己的信塞回口袋。我看見上面的日期了。', 'أعاد رسالته إلى جيبه. لكنني رأيتُ تاريخها.'], {
          shot: 'eyes',
          who: 'mika',
          mood: 'worry',
        }),
      ]),
    ],
  },
  {
    title: ['The Ninth', '九日', 'วันที่เก้า', '九號', 'التاسع'],
    passages: [
      passage('classroom', 'dojo', [
        say('mika', 'angry', ['Judo regionals. The same Saturday. When were you going to say?', '柔道の県大会、同じ土曜。いつ言うつもりだった？', 'ยูโดรอบภาค เสาร์เดียวกัน กะจะบอกเมื่อไหร่', '柔道區域賽，同一個星期六。你打算什麼時候說？', 'بطولة الجودو في السبت نفسه. متى كنتَ ستخبرني؟'], { shot: 'low' }),
        say('goro', 'calm', ['On the tenth.', '十日に。', 'วันที่สิบ', '十號。', 'في العاشر.'], { shot: 'close' }),
        say('mika', 'worry', ['I wanted to be there! I wanted to shout!', '応援したかったの！　叫びたかったの！', 'ฉันอยากไป! อยากไปตะโกนเชียร์!', '我想到場啊！我想替你喊啊！', 'أردتُ أن أكون هناك! أردتُ أن أصرخ!'], { shot: 'face' }),
        say('goro', 'deadpan', ['There’s nothing to shout. I’ve never thrown anyone.', '叫ぶことはない。俺は、誰も投げたことがない。', 'ไม่มีอะไรให้ตะโกนหรอก ผมไม่เคยทุ่มใครเลย', '沒什麼好喊的。我從沒摔過任何人。', 'لا شيء تصرخين له. لم أرمِ أحدًا قط.'], { shot: 'full' }),
        show('eyes', 'mika', 'shock'),
        say('mika', 'shock', ['Never? In four YEARS?', '一度も？　四年間で？', 'ไม่เคยเลย? สี่ปีเนี่ยนะ!', '一次都沒有？四年耶？', 'أبدًا؟ في أربع سنوات؟!'], { shot: 'two' }),
        say('goro', 'shy', ['I know what it’s like down there. I can’t send people.', '下がどんな所か、知ってる。人を送れない。', 'ผมรู้ว่าข้างล่างเป็นยังไง ส่งใครลงไปไม่ลงหรอก', '我知道摔下去是什麼感覺。我狠不下心送別人去。', 'أعرف كيف هو الأسفل، فلا أقدر أن أرسل أحدًا إليه.'], { shot: 'close' }),
      ]),
      passage('riverside', 'dusk', [
        say('brandt', 'talk', ['Two halls, forty kilometres, one bay. What’s between them?', '会場ふたつ、距離四十キロ、湾ひとつ。間に何がある？', 'สองสนาม ห่างสี่สิบกิโล อ่าวหนึ่งอ่าว ตรงกลางมีอะไร', '兩個會場，四十公里，一座海灣。中間有什麼？', 'قاعتان وأربعون كيلومترًا وخليج. ماذا بينهما؟'], { shot: 'over' }),
        say('saya', 'calm', ['A ferry. Eleven forty there, three ten back.', 'フェリー。行き十一時四十分、帰り三時十分。', 'เรือเฟอร์รี ไปสิบเอ็ดโมงสี่สิบ กลับบ่ายสามสิบนาที', '渡輪。去程十一點四十，回程三點十分。', 'عبّارة. الذهاب ١١:٤٠ والعودة ٣:١٠.'], { shot: 'close' }),
        say('brandt', 'smirk', ['Qualifying ends at eleven. The final’s at four. Geography!', '予選は十一時まで。決勝は四時。これが地理だ！', 'รอบคัดเลือกจบสิบเอ็ดโมง รอบชิงสี่โมง นี่แหละภูมิศาสตร์!', '資格賽十一點結束，決賽四點。這就是地理！', 'التصفيات تنتهي عند ١١، والنهائي عند ٤. هذه هي الجغرافيا!'], { shot: 'low' }),
        tell(['Four of us looked at one timetable. It was full of small print.', '四人で、一枚の時刻表をのぞきこむ。下のほうに、細かい字。', 'เราสี่คนก้มดูตารางเรือใบเดียว ข้างล่างมีตัวหนังสือเล็ก ๆ เต็มไปหมด', '我們四個盯著一張時刻表。底下全是小字。', 'انحنينا نحن الأربعة فوق جدول واحد، في أسفله حروف صغيرة كثيرة.'], {
          shot: 'group',
          who: 'mika',
          mood: 'worry',
        }),
      ]),
    ],
  },
  {
    title: ['White Sand', '白い砂', 'ทรายขาว', '白沙', 'رمل أبيض'],
    passages: [
      passage('court', 'track', [
        tell(['The national pit. White sand, combed by a machine. It had never met a sea.', '全国の砂場。機械がならした白い砂。海に会ったことのない砂。', 'บ่อทรายระดับประเทศ ทรายขาวใช้เครื่องเกลี่ย มันไม่เคยเจอทะเล', '全國賽的沙坑。機器耙的白沙，從沒見過海。', 'حفرة البطولة: رمل أبيض تمشّطه آلة، ولم يرَ بحرًا قط.'], {
          shot: 'wide',
          who: 'mika',
          mood: 'calm',
        }),
        say('brandt', 'cold', ['A machine. Not even a wooden one.', '機械か。木の柄ですらない。', 'เครื่องจักร ด้ามไม้ก็ไม่มี', '用機器。連個木柄都沒有。', 'آلة. وليس لها حتى مقبض خشبي.'], { shot: 'close' }),
        say('saya', 'worry', ['Row three. Grey hat. That’s my mother.', '三列目、灰色の帽子。母なの。', 'แถวสาม หมวกสีเทา แม่ฉันเอง', '第三排，灰帽子。那是我媽。', 'الصف الثالث، قبعة رمادية. تلك أمي.'], { shot: 'over' }),
        say('mika', 'talk', ['The one who doesn’t shout?', '叫ばないおうちの？', 'บ้านที่ไม่ตะโกนน่ะเหรอ', '就是不准大叫的那位？', 'التي لا تحب الصراخ؟'], { shot: 'two' }),
        say('saya', 'sad', ['She has never raised her voice. Not even at fireworks.', '声を荒らげたことがない人。花火にも。', 'แม่ไม่เคยขึ้นเสียงเลย แม้แต่ตอนดูพลุ', '她從來沒大聲過，連看煙火都沒有。', 'لم ترفع صوتها قط، ولا حتى أمام الألعاب النارية.'], { shot: 'face' }),
        say('mika', 'smirk', ['Then say it politely. But mean it.', 'じゃあ、丁寧に言いな。本気で。', 'งั้นก็พูดเพราะ ๆ แต่ต้องเอาจริงนะ', '那就客客氣氣地喊，但要認真。', 'إذن قوليها بأدب، لكن من قلبكِ.'], { shot: 'close' }),
        show('eyes', 'saya', 'strain'),
        say('saya', 'shout', ['A CLEAR SOUP, FOLLOWED BY THE FISH!', 'お吸い物のあと、鯛でございますっ！', 'ซุปใส ตามด้วยปลา เจ้าค่ะ!', '先上清湯，再上鯛魚，有勞了——！', 'حساء صافٍ، يليه السمك، لو تكرّمتم!'], { tone: 'shout', shot: 'low' }),
        show('action', 'saya', 'shout', { posture: 'leap', sound: ['FWAMM', 'ドバァッ', 'ฟ้าว', '颯轟', 'فوااام'] }),
        tell(['Six twenty-four. And in row three a grey hat flew up, all by itself.', '六メートル二十四。三列目で、灰色の帽子が、宙に舞った。', 'หกเมตรยี่สิบสี่ แล้วที่แถวสาม หมวกสีเทาก็ปลิวขึ้นฟ้า', '六公尺二四。第三排，一頂灰帽子飛上了天。', 'ستة أمتار وأربعة وعشرون. وفي الصف الثالث طارت قبعة رمادية.'], { shot: 'pause' }),
        say('mika', 'joy', ['Six flat! I’m through! What time is it?', '六メートルちょうど、通過！　今、何時！？', 'หกเมตรถ้วน ผ่านแล้ว! กี่โมงแล้ว!?', '六公尺整，我晉級了！現在幾點？', 'ستة أمتار تمامًا، تأهّلتُ! كم الساعة؟'], { shot: 'full' }),
      ]),
    ],
  },
  {
    title: ['Small Print', '細かい字', 'ตัวหนังสือเล็ก', '小字', 'الحروف الصغيرة'],
    passages: [
      passage('harbour', 'track', [
        tell(['Eleven thirty-eight. No ferry. There was only a sign.', '十一時三十八分。フェリーはない。看板だけがあった。', 'สิบเอ็ดโมงสามสิบแปด ไม่มีเรือ มีแค่ป้าย', '十一點三十八分。沒有渡輪，只有一塊牌子。', 'الحادية عشرة وثمان وثلاثون. لا عبّارة، بل لافتة فقط.'], { shot: 'wide', who: 'mika', mood: 'shock' }),
        say('saya', 'worry', ['“No service at spring tide.” It was the small print.', '「大潮の日は欠航」。細かい字は、これね。', '“งดให้บริการวันน้ำเกิด” ตัวเล็ก ๆ นั่นเอง', '「大潮日停航」。小字寫的就是這個。', '«لا رحلات في المدّ الكبير». هذه هي الحروف الصغيرة.'], { shot: 'close' }),
        say('brandt', 'shock', ['Spring tide! Then it goes out as far as it comes in!', '大潮！　満ちるぶん、引くってことだ！', 'น้ำเกิด! ขึ้นมากเท่าไหร่ ก็ลงมากเท่านั้น!', '大潮！漲多少，就退多少啊！', 'المدّ الكبير! إذن ينحسر بقدر ما يعلو!'], { shot: 'face' }),
        say('brandt', 'joy', ['Children, there is a road under that bay!', 'お前たち、この湾の下には、道がある！', 'เด็ก ๆ ใต้อ่าวนี้มีถนนอยู่!', '孩子們，這海灣底下有一條路！', 'يا أولاد، تحت هذا الخليج طريق!'], { shot: 'low' }),
      ]),
      passage('beach', 'track', [
        show('action', 'mika', 'strain', { posture: 'run', others: ['brandt'], sound: ['slap slap', 'ペタペタ', 'แปะ แปะ', '啪噠啪噠', 'طَبطَبة'] }),
        tell(['Three kilometres of wet sand. And in the middle, one thing he’d forgotten: a river.', '濡れた砂が三キロ。真ん中に、先生の忘れ物がひとつ。川だ。', 'ทรายเปียกสามกิโล ตรงกลางมีสิ่งที่ครูลืม แม่น้ำ', '三公里的濕沙。中間有樣東西老師忘了：一條河。', 'ثلاثة كيلومترات من الرمل المبلّل، وفي وسطها ما نسيه الأستاذ: نهر.'], {
          shot: 'pause',
        }),
        say('brandt', 'shy', ['My own subject. I’m so ashamed.', '専門なのに。面目ない。', 'วิชาของครูเองแท้ ๆ อายจริง ๆ', '還是我的專長呢。太丟臉了。', 'وهو اختصاصي! يا للخجل.'], { shot: 'close' }),
        say('mika', 'talk', ['How wide, sir?', '幅は、何メートル？', 'กว้างเท่าไหร่คะครู', '老師，多寬？', 'كم عرضه يا أستاذ؟'], { shot: 'two' }),
        say('brandt', 'worry', ['Five eighty. Five ninety. Mika, those are school shoes!', '五メートル八十……九十。ミカ、それは上履きだぞ！', 'ห้าเมตรแปดสิบ เก้าสิบ มิกะ นั่นรองเท้านักเรียนนะ!', '五公尺八、五公尺九……美佳，妳穿的是學生鞋耶！', 'خمسة أمتار وثمانون، بل تسعون. ميكا، هذا حذاء المدرسة!'], { shot: 'over' }),
        tell(
          ['On the far bank somebody had planted a flower. It had to be him. He’d known I would come.', '向こう岸に、花が一輪。ゴローだ。あたしが来るって、知ってたんだ。', 'อีกฝั่งมีดอกไม้ปักอยู่ เขาแน่ ๆ เขารู้ว่าฉันจะมา', '對岸插著一朵花。一定是他。他知道我會來。', 'على الضفة الأخرى زهرة مغروسة. إنه هو. كان يعرف أنني آتية.'],
          { shot: 'hand', who: 'goro', prop: FLOWER },
        ),
      ]),
    ],
  },
  {
    title: ['Somebody Else’s Turn', '飛ぶのは、あっち', 'ถึงตาคนอื่นลอย', '換別人飛', 'دور غيره'],
    passages: [
      passage('corridor', 'dojo', [
        tell(['He had lost every bout. Beautifully. The judges were taking notes on his falls.', '全敗。ただし美しく。審判が、受け身をメモしていた。', 'เขาแพ้ทุกยก แต่ล้มสวยมาก กรรมการถึงกับจดไว้', '他每場都輸，但摔得太美，裁判都在做筆記。', 'خسر كل نزال بجمال. وكان الحكّام يدوّنون طريقة سقوطه.'], {
          shot: 'wide',
          who: 'goro',
          mood: 'calm',
        }),
        say('goro', 'shock', ['Mika? You’re wet to the neck.', 'ミカ？　首まで、ずぶ濡れだぞ。', 'มิกะ? เธอเปียกถึงคอเลย', '美佳？妳濕到脖子了。', 'ميكا؟ أنتِ مبلّلة حتى العنق.'], { shot: 'close' }),
        say('mika', 'deadpan', ['Five eighty-five. The river was five ninety.', '五メートル八十五。川は、九十だった。', 'โดดได้ห้าแปดสิบห้า แม่น้ำมันห้าเก้าสิบ', '我跳了五公尺八五。那條河五公尺九。', 'كان النهر خمسة أمتار وتسعين. نقصتني خمسة سنتيمترات.'], { shot: 'face' }),
        say('mika', 'talk', ['One bout left. Goro, what did you have for lunch?', '残り一試合。ゴロー、昼、何食った？', 'เหลือยกเดียว โกโร กลางวันกินอะไรมา', '還剩一場。五郎，你中午吃什麼？', 'بقي نزال واحد. غورو، ماذا تغدّيتَ؟'], { shot: 'low' }),
        say('goro', 'sad', ['Nothing. I’m saving it for whoever I hurt.', '食ってない。痛い思いをした相手に、やろうと思って。', 'ยังไม่ได้กิน เก็บไว้ให้คนที่ผมทำเจ็บ', '沒吃。便當想留給被我弄痛的人。', 'لا شيء. أحفظه لمن قد أؤذيه.'], { shot: 'two' }),
        say('mika', 'smile', ['Then don’t drop him. Land him. You’re the best there is.', 'なら落とさないで、着地させて。世界一でしょ。', 'งั้นอย่าปล่อยเขาตก พาเขาลงพื้นสิ นายเก่งที่สุดแล้ว', '那就別摔他，帶他落地。這你最拿手。', 'إذن لا تُسقطه، بل اهبط به. أنت الأفضل في هذا.'], { shot: 'close' }),
      ]),
      passage('court', 'dojo', [
        show('eyes', 'goro', 'angry'),
        say('goro', 'shout', ['RICE BAAALL!', 'おにぎりィィッ！', 'ข้าวปั้นนน!', '飯糰——！', 'كرة أرزّ!'], { tone: 'shout', shot: 'face' }),
        show('action', 'goro', 'shout', { posture: 'kick', sound: ['WHIRL', 'ぐるんっ', 'ฟึ่บ', '唰！', 'فوووش'] }),
        tell(
          [
            'A hundred and ten kilos left the ground. Goro held his sleeve all the way down, like a nurse.',
            '百十キロが宙に浮く。ゴローは最後まで袖を放さない。看護師みたいに。',
            'ร้อยสิบกิโลลอยจากพื้น โกโรจับแขนเสื้อเขาไว้จนถึงพื้น อย่างกับพยาบาล',
            '一百一十公斤離了地。五郎一路抓著他的袖子到落地，像護士一樣。',
            'غادر الأرض مئة وعشرة كيلوغرامات، وغورو ممسك بكمّه حتى النهاية كممرّض.',
          ],
          { shot: 'pause' },
        ),
        say('goro', 'cry', ['Are you all right? I’m so sorry! There’s lunch!', '大丈夫か！　すまん！　弁当がある！', 'เป็นอะไรไหม! ขอโทษนะ! มีข้าวกล่องให้!', '你還好嗎？對不起！我有便當！', 'هل أنت بخير؟ آسف جدًا! معي غداء!'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['High Water', '満潮', 'น้ำขึ้นสูง', '滿潮', 'الماء العالي'],
    passages: [
      passage('riverside', 'dusk', [
        tell(
          [
            'Ten past three. The road had gone back under the bay. Nobody had a boat except the geography teacher.',
            '三時十分。道はもう海の底。舟を持つのは、地理教師だけ。',
            'บ่ายสามสิบนาที ถนนจมใต้อ่าวแล้ว มีแต่ครูภูมิศาสตร์ที่มีเรือ',
            '三點十分，路又沉回海底。有船的只有地理老師。',
            'الثالثة وعشر دقائق. غاص الطريق، ولا قارب إلا لأستاذ الجغرافيا.',
          ],
          { shot: 'wide', who: 'brandt', mood: 'smirk' },
        ),
        say('goro', 'strain', ['Sir, this is a bathtub.', '先生、これ、風呂桶です。', 'ครูครับ นี่มันอ่างอาบน้ำ', '老師，這是浴缸吧。', 'أستاذ، هذا حوض استحمام.'], { shot: 'two' }),
        say('brandt', 'shout', ['It floats! Row, ninety-four kilos, row!', '浮くんだ！　漕げ、九十四キロ！', 'มันลอยได้! พายเลย เก้าสิบสี่กิโล พาย!', '會浮就好！划啊，九十四公斤，快划！', 'إنه يطفو! جدّف يا أربعة وتسعين، جدّف!'], { shot: 'low' }),
        show('action', 'goro', 'shout', { posture: 'reach', others: ['brandt'], sound: ['SPLOSH', 'バシャッ', 'ซ่า', '嘩啦', 'طَرطَشة'] }),
      ]),
      passage('court', 'dusk', [
        say('saya', 'calm', ['One more question about the rules, please. Page eighty-one.', '恐れ入ります、規則について、もう一点。八十一頁の。', 'ขอถามเรื่องกติกาอีกข้อค่ะ หน้าแปดสิบเอ็ด', '不好意思，規則再請教一點。第八十一頁。', 'سؤال آخر عن القواعد لو سمحتم. الصفحة الحادية والثمانون.'], { shot: 'close' }),
        tell(
          [
            'She had held up the final for forty minutes. Nobody could stop her. She was so polite.',
            'サヤは決勝を四十分止めていた。丁寧すぎて、誰にも止められない。',
            'เธอถ่วงรอบชิงไว้สี่สิบนาที ไม่มีใครห้ามได้ เธอสุภาพเกินไป',
            '她把決賽拖了四十分鐘。太有禮貌了，誰都攔不住。',
            'أخّرت النهائي أربعين دقيقة. لم يقدر أحد على منعها لشدّة أدبها.',
          ],
          { shot: 'pause' },
        ),
        say('mika', 'shout', ['I’M HERE! AND I HAD NO LUNCH AT ALL!', '着いたあっ！　昼、食べてなあああいっ！', 'มาแล้ววว! แล้วก็ยังไม่ได้กินข้าวเลย!', '我到了！而且我什麼都沒吃——！', 'وصلتُ! ولم أتغدَّ شيئًا!'], { tone: 'shout', shot: 'face' }),
        show('action', 'mika', 'joy', { posture: 'leap', sound: ['FLYYYY', 'ひゅううっ', 'ฟิ้ววว', '咻嗚——', 'هوووو'] }),
        say('saya', 'laugh', ['Six twenty-four! The same as mine. Exactly the same!', '六メートル二十四！　私と同じ。ぴったり同じ！', 'หกเมตรยี่สิบสี่! เท่าฉันเป๊ะ เท่ากันเลย!', '六公尺二四！跟我一樣，一模一樣！', 'ستة وأربعة وعشرون! مثلي تمامًا، مثلي بالضبط!'], { shot: 'over' }),
        tell(
          [
            'The national coach came down to the sand. “Who taught you to land?” I pointed. He was asleep in the pit.',
            '代表監督が降りてきた。「着地は誰に習った？」指さす先で、ゴローは砂に寝ていた。',
            'โค้ชทีมชาติเดินลงมา “ใครสอนเธอลงพื้น” ฉันชี้ไป เขานอนหลับอยู่ในบ่อทราย',
            '國家隊教練走下來：「誰教妳落地的？」我一指，他正睡在沙坑裡。',
            'نزل مدرّب المنتخب: «من علّمكِ الهبوط؟» أشرتُ إليه، وكان نائمًا في الرمل.',
          ],
          { shot: 'full', who: 'goro', mood: 'asleep' },
        ),
        tell(['“Good,” he said. “I want him. In the capital. From Monday.”', '「よし」と監督。「彼が欲しい。首都に。月曜からだ」', '“ดี” เขาพูด “ผมต้องการตัวเขา ที่เมืองหลวง เริ่มวันจันทร์”', '「很好，」他說，「我要的是他。去首都，星期一報到。」', 'قال: «حسنًا. أريده هو، في العاصمة، ابتداءً من الاثنين.»'], {
          shot: 'eyes',
          who: 'mika',
          mood: 'shock',
        }),
      ]),
    ],
  },
];
