import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const REGISTER = { kind: 'book', colour: '#8a3e3a' } as const;
const PHONE = { kind: 'phone', colour: '#3c4040' } as const;
const TORCH = { kind: 'torch', colour: '#3c4040' } as const;
const CLAIM = { kind: 'letter', colour: '#3fc8b4' } as const;

/** What it learnt, and who taught it. */
export const BLACK_TIDE_MOTEL_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Reading Aloud', '朗読', 'อ่านออกเสียง', '朗讀', 'قراءة بصوت عالٍ'],
    passages: [
      passage('beach', 'tide', [
        tell(
          ['I read the names to the real sea on Thursdays. I thought of it as flowers.', '木曜の夜は、本物の海に名前を読む。花を手向けるつもりで。', 'ทุกคืนวันพฤหัสฉันอ่านชื่อให้ทะเลจริงฟัง คิดว่าเหมือนเอาดอกไม้ไปวาง', '每個星期四，我把名字唸給真正的海聽。我當那是獻花。', 'كل خميس أقرأ الأسماء للبحر الحقيقي. حسبتُها كوضع الزهور.'],
          { shot: 'wide', who: 'iris', mood: 'calm' },
        ),
        say('iris', 'calm', ['Amos Reed, of Mill Lane. Ada Holm, of Station Street.', 'エイモス・リード、水車小路。エイダ・ホルム、駅前通り。', 'เอมอส รีด ตรอกโรงสี เอดา โฮล์ม ถนนสถานี', '艾莫斯・里德，磨坊巷。艾達・霍姆，車站街。', 'عاموس ريد، زقاق الطاحونة. آدا هولم، شارع المحطة.'], { shot: 'close', prop: REGISTER }),
        show('pause', null, 'calm', { sound: ['…', '……', '…', '……', '…'] }),
        tell(
          [
            'That night the waves stopped. All along the beach. As people stop, to catch a word.',
            'その夜、波が止まった。浜の端から端まで。人が、耳を澄ますように。',
            'คืนนั้นคลื่นหยุดนิ่งตลอดแนวหาด เหมือนคนหยุดเพื่อฟังให้ชัด',
            '那一夜，浪停了。整片海灘都停了，像人屏息要聽清一個字。',
            'تلك الليلة توقّفت الأمواج على طول الشاطئ، كما يتوقّف الناس ليلتقطوا كلمة.',
          ],
          { shot: 'back', who: 'iris' },
        ),
        say('iris', 'worry', ['…You’re listening.', '……聴いてるの。', '…แกกำลังฟังอยู่', '……你在聽。', '…أنت تصغي.'], { shot: 'face', tone: 'whisper' }),
      ]),
      passage('office', 'plain', [
        tell(
          [
            'On Monday I had eleven new claims. Sea water. All of them from towns with no coast.',
            '月曜、新しい請求が十一件。すべて海水。どの町にも、海はない。',
            'วันจันทร์มีเคลมใหม่สิบเอ็ดฉบับ น้ำทะเลทั้งหมด จากเมืองที่ไม่มีทะเล',
            '星期一，十一件新理賠，全是海水。那些城鎮，沒有一座靠海。',
            'يوم الاثنين إحدى عشرة مطالبة جديدة: مياه بحر، من مدن بلا ساحل.',
          ],
          { shot: 'hand', who: 'iris', prop: CLAIM },
        ),
        say('iris', 'strain', ['Mill Lane. Station Street. I gave it the addresses.', '水車小路、駅前通り……。私が、住所を教えた。', 'ตรอกโรงสี ถนนสถานี ฉันบอกที่อยู่มันไปเอง', '磨坊巷、車站街……是我把地址告訴它的。', 'زقاق الطاحونة، شارع المحطة. أنا أعطيتُه العناوين.'], { shot: 'low' }),
        show('eyes', 'iris', 'shock'),
        tell(
          [
            'There was a twelfth on the mat. Harbour View, third floor, the kitchen. Policyholder: Vann. My mother.',
            '十二件目が届いた。三階の台所。契約者、ヴァン。私の、母だ。',
            'ฉบับที่สิบสองวางอยู่บนพรม ชั้นสาม ห้องครัว ผู้เอาประกัน แวนน์ แม่ฉันเอง',
            '門墊上還有第十二件。三樓，廚房。要保人：范恩。是我母親。',
            'وكانت على العتبة الثانية عشرة: الطابق الثالث، المطبخ. المؤمَّن عليها: فان. أمي.',
          ],
          { shot: 'over', who: 'iris', mood: 'shock' },
        ),
      ]),
    ],
  },
  {
    title: ['Only a Crack', 'ほんの少しだけ', 'แง้มแค่นิดเดียว', '只開一條縫', 'شقّ صغير فقط'],
    passages: [
      passage('kitchen', 'plain', [
        tell(['She had laid the table for three. She hasn’t done that for twenty-two years.', '食卓に、三人分の皿。二十二年、なかったことだ。', 'แม่จัดโต๊ะไว้สามที่ แม่ไม่ทำแบบนี้มายี่สิบสองปีแล้ว', '她擺了三人份的餐具。二十二年來，第一次。', 'أعدّت المائدة لثلاثة. لم تفعل ذلك منذ اثنتين وعشرين سنة.'], {
          shot: 'wide',
          who: 'iris',
          mood: 'worry',
        }),
        say('iris', 'worry', ['Mother, who’s the third plate for?', '母さん、三枚目のお皿は、誰の？', 'แม่คะ จานที่สามของใคร', '媽，第三個盤子是給誰的？', 'أمي، لمن الصحن الثالث؟'], { shot: 'close' }),
        tell(
          [
            '“He’s been so good about it,” she said from the sink. “He only knocks. He never shouts.”',
            '「いい子なのよ」流しから母が言う。「叩くだけで、騒がないの」',
            '“น้องเขาเด็กดีนะ” แม่พูดจากอ่างล้างจาน “แค่เคาะ ไม่เคยโวยวาย”',
            '「他很乖的，」母親在水槽邊說，「只敲門，從來不吵。」',
            'قالت من عند المغسلة: «إنه مهذّب جدًا. يطرق فقط، ولا يصرخ أبدًا.»',
          ],
          { shot: 'pause' },
        ),
        say('iris', 'strain', ['Have you opened the door?', '扉を、開けたの。', 'แม่เปิดประตูหรือเปล่า', '妳開門了嗎？', 'هل فتحتِ الباب؟'], { shot: 'face' }),
        tell(['“Only a crack, love. To pass him a sandwich.”', '「ほんの少しだけよ。サンドイッチをあげたの」', '“แง้มแค่นิดเดียวเองลูก ส่งแซนด์วิชให้น้อง”', '「只開一條縫呀，遞個三明治給他。」', '«شقّ صغير يا حبيبتي، لأعطيه شطيرة.»'], { shot: 'over', who: 'iris', mood: 'shock' }),
        show('hand', 'iris', 'worry', { sound: ['scuttle', 'カサカサ', 'แกรก แกรก', '窸窣', 'خشخشة'] }),
      ]),
      passage('corridor', 'lamp', [
        tell(
          [
            'There was a crab in the cutlery drawer. I sent my mother to her sister’s and sat down to wait.',
            '引き出しに蟹がいた。母を叔母の家へやり、私は廊下で待った。',
            'มีปูในลิ้นชักช้อนส้อม ฉันส่งแม่ไปบ้านน้า แล้วนั่งลงรอ',
            '餐具抽屜裡有隻螃蟹。我把母親送去阿姨家，坐下來等。',
            'كان في درج الملاعق سلطعون. أرسلتُ أمي إلى خالتي وجلستُ أنتظر.',
          ],
          { shot: 'full', who: 'iris', mood: 'strain' },
        ),
        show('pause', null, 'cold', { sound: ['3:11', '三時十一分', '3:11', '3:11', '٣:١١'] }),
        tell(['Water ran down the letterbox. And somebody, quite politely, cleared his throat.', '郵便受けから水が垂れた。誰かが、遠慮がちに咳払いをした。', 'น้ำไหลลงมาตามช่องจดหมาย แล้วมีใครบางคนกระแอมอย่างสุภาพ', '水從信箱口流下來。有人很有禮貌地，清了清喉嚨。', 'سال الماء من فتحة البريد. ثم تنحنح أحدهم بأدب شديد.'], {
          shot: 'eyes',
          who: 'iris',
          mood: 'shock',
        }),
        say('sam', 'shy', ['Miss Vann? It’s me. I know I said I never knock. May I come in?', 'ヴァンさん？　僕です。叩かないって言いましたけど……入っても？', 'คุณไอริสครับ ผมเอง ผมเคยบอกว่าไม่เคาะประตู ขอเข้าไปได้ไหม', '范恩小姐？是我。我說過我不敲門的……可以進去嗎？', 'آنسة فان؟ هذا أنا. قلتُ إنني لا أطرق أبدًا. أأدخل؟'], {
          shot: 'close',
        }),
      ]),
    ],
  },
  {
    title: ['Night Shift', '夜勤', 'กะดึก', '夜班', 'نوبة الليل'],
    passages: [
      passage('corridor', 'tide', [
        say('iris', 'cold', ['What was the weather when I arrived at the motel?', '私がモーテルに着いた日の、天気は？', 'วันที่ฉันไปถึงโมเต็ล อากาศเป็นยังไง', '我到旅館那天，天氣怎麼樣？', 'كيف كان الطقس يوم وصلتُ إلى النُزُل؟'], { shot: 'low' }),
        say('sam', 'smile', ['Dry. You parked across two spaces. Mr. Pell minded terribly.', '晴れ。二台分に停めましたよね。ペルさん、嘆いてました。', 'แดดจัด คุณจอดรถคร่อมสองช่อง คุณเพลล์บ่นใหญ่เลย', '大晴天。妳一台車停兩格，佩爾先生介意得很。', 'صحو. ركنتِ سيارتكِ في مكانين، وانزعج السيد بيل كثيرًا.'], { shot: 'close' }),
        tell(['A car park. That is the land. I took the chain off the door.', '駐車場。陸のことだ。私は鎖を外した。', 'ที่จอดรถ นั่นเป็นเรื่องบนบก ฉันปลดโซ่ประตู', '停車格，那是岸上的事。我拿下了門鏈。', 'موقف سيارات، وهذا من شؤون اليابسة. فككتُ سلسلة الباب.'], { shot: 'hand', who: 'iris' }),
        say('sam', 'sad', ['I looked for my dad. He isn’t out there. The boat is, but he isn’t.', '父を探しました。いないんです。船はある。父が、いない。', 'ผมไปตามหาพ่อ แต่พ่อไม่อยู่ มีแต่เรือ ไม่มีพ่อ', '我找過我爸。他不在那裡。船在，人不在。', 'بحثتُ عن أبي. ليس هناك. القارب موجود، أما هو فلا.'], { shot: 'face' }),
        say('iris', 'worry', ['Then how are you here?', 'じゃあ、あなたはどうしてここに。', 'แล้วคุณมาอยู่นี่ได้ยังไง', '那你怎麼會在這裡？', 'فكيف وصلتَ إلى هنا؟'], { shot: 'two' }),
        say('sam', 'calm', ['You signed me out. I can stand on either side of a door now.', '退室にしてくれたから。扉の、どっち側にも立てるんです。', 'คุณเช็กเอาต์ให้ผมแล้ว ตอนนี้ผมยืนได้ทั้งสองฝั่งประตู', '妳幫我退了房。現在門的哪一邊，我都站得了。', 'أنتِ سجّلتِ مغادرتي. صرتُ أقف على جانبَي أيّ باب.'], { shot: 'over' }),
      ]),
      passage('kitchen', 'lamp', [
        say(
          'lowell',
          'joy',
          ['We’ve all come, dear! One of us to a door. I’ve brought my tuning fork.', 'みんなで来たのよ！　一軒にひとりずつ。音叉も持ってきたわ。', 'มากันหมดเลยจ้ะ! คนละประตู ฉันเอาส้อมเสียงมาด้วย', '我們都來囉！一個人守一扇門。我還帶了音叉呢。', 'جئنا جميعًا يا عزيزتي! واحد لكل باب. وأحضرتُ شوكتي الرنّانة.'],
          { shot: 'full' },
        ),
        say('sam', 'worry', ['It has four hundred doors, and we’re three hundred and ninety-nine.', '扉は四百。僕らは、三百九十九人なんです。', 'มีสี่ร้อยประตู แต่พวกเรามีสามร้อยเก้าสิบเก้าคน', '門有四百扇，我們只有三百九十九個人。', 'الأبواب أربعمئة، ونحن ثلاثمئة وتسعة وتسعون.'], { shot: 'close' }),
        show('eyes', 'iris', 'worry'),
        say(
          'sam',
          'strain',
          ['And that isn’t a greeting, in the register. “Found you.” It’s an arrival.', '宿帳の「みーつけた」、あれ、挨拶じゃない。到着の記録です。', 'คำว่า “เจอแล้ว” ในสมุด ไม่ใช่คำทักทายครับ มันคือการลงชื่อเข้าพัก', '登記簿上的「找到妳了」不是招呼，是入住紀錄。', 'وعبارة «وجدتُكِ» في السجلّ ليست تحية. إنها تسجيل وصول.'],
          { shot: 'face' },
        ),
        tell(
          [
            'I’d never looked at the right-hand column. Under “Room”, in a child’s figures, it said: 12.',
            '右の欄を見たことがなかった。「部屋」の下に、子どもの数字で、十二。',
            'ฉันไม่เคยดูช่องขวา ใต้คำว่า “ห้อง” มีเลขลายมือเด็กเขียนว่า 12',
            '我從沒看過右邊那欄。「房號」底下，是孩子寫的數字：12。',
            'لم أنظر قط إلى العمود الأيمن. تحت «الغرفة» رقم بخط طفل: 12.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['The Twelfth Key', '十二本目の鍵', 'กุญแจดอกที่สิบสอง', '第十二把鑰匙', 'المفتاح الثاني عشر'],
    passages: [
      passage('orchard', 'lamp', [
        tell(['Eleven keys lay in the grass, as I’d left them. The twelfth was wet.', '草の中に鍵が十一本、あの朝のまま。十二本目だけ、濡れていた。', 'กุญแจสิบเอ็ดดอกยังอยู่ในหญ้า ดอกที่สิบสองเปียก', '草裡的十一把鑰匙，還是我離開時的樣子。第十二把，是濕的。', 'أحد عشر مفتاحًا في العشب كما تركتُها. أما الثاني عشر فكان مبلّلًا.'], {
          shot: 'hand',
          who: 'iris',
          prop: TORCH,
        }),
        say('sam', 'worry', ['We never let twelve. Mr. Pell said the lock stuck.', '十二号室は、貸したことがない。錠が固いからって。', 'ห้องสิบสองไม่เคยให้ใครพัก คุณเพลล์ว่ากุญแจมันฝืด', '十二號房從沒租過。佩爾先生說鎖卡住了。', 'لم نؤجّر الثانية عشرة قط. قال السيد بيل إن قفلها عالق.'], { shot: 'two' }),
        say(
          'lowell',
          'calm',
          ['It isn’t stuck, dear. It’s flat. Hear it? Somebody’s in there humming.', '固いんじゃないわ。音が低いの。ほら、誰か、鼻歌を。', 'ไม่ได้ฝืดจ้ะ เสียงมันต่ำต่างหาก ได้ยินไหม มีคนฮัมเพลงอยู่', '不是卡住，是音偏低了。聽見沒？裡面有人在哼歌。', 'ليس عالقًا يا عزيزتي، بل نغمته منخفضة. أتسمعين؟ أحدهم يدندن.'],
          { shot: 'close' },
        ),
        show('back', 'iris', 'worry', { others: ['sam'] }),
      ]),
      passage('stairs', 'tide', [
        say('sam', 'strain', ['Sixty-two, sixty-three… There were never more than sixty-one.', '六十二、六十三……。六十一段しか、なかったのに。', 'หกสิบสอง หกสิบสาม…มันเคยมีแค่หกสิบเอ็ดขั้น', '六十二、六十三……明明只有六十一階的。', 'اثنتان وستون، ثلاث وستون… لم تكن يومًا أكثر من إحدى وستين.'], { shot: 'low' }),
        tell(
          [
            'At a hundred there was a door, a lamp and a bed with the corners folded. It was not a room. It was a nursery.',
            '百段目に扉。灯りと、角を折った寝台。客室ではない。子ども部屋だった。',
            'ขั้นที่ร้อยมีประตู โคมไฟ กับเตียงพับมุมเรียบร้อย ไม่ใช่ห้องพัก แต่เป็นห้องเด็ก',
            '第一百階，一扇門、一盞燈、一張摺好被角的床。那不是客房，是育兒室。',
            'عند المئة باب ومصباح وسرير مطويّ الزوايا. لم تكن غرفة نزلاء. كانت غرفة طفل.',
          ],
          { shot: 'pause' },
        ),
        say('pell', 'smile', ['Good evening, madam. Do keep your voice down. It has only just settled.', 'ようこそ。どうか、お静かに。今しがた、寝ついたところで。', 'สวัสดีครับคุณผู้หญิง เบาเสียงหน่อยนะครับ มันเพิ่งหลับ', '晚安，小姐。請小聲點，它才剛睡著。', 'مساء الخير يا سيدتي. اخفضي صوتكِ رجاءً. لقد هدأ للتوّ.'], {
          shot: 'face',
          prop: REGISTER,
        }),
        say('iris', 'shock', ['Pell. You’ve been reading to it.', 'ペル……あなたが、読み聞かせてたの。', 'เพลล์ คุณอ่านหนังสือให้มันฟัง', '佩爾。是你在唸書給它聽。', 'بيل. أنت كنتَ تقرأ له.'], { shot: 'close' }),
        say('pell', 'calm', ['The telephone book. We’re at “P”. There are so many women’s names.', '電話帳を。今、ハ行でして。女性の名が、多うございます。', 'สมุดโทรศัพท์ครับ ถึงหมวด พ แล้ว ชื่อผู้หญิงเยอะเหลือเกิน', '電話簿。唸到「佩」了。女人的名字，真多啊。', 'دليل الهاتف. وصلنا إلى حرف الباء. ما أكثر أسماء النساء فيه.'], {
          shot: 'eyes',
        }),
      ]),
    ],
  },
  {
    title: ['The Number Nine Bus', '九番のバス', 'รถเมล์สายเก้า', '九號公車', 'الحافلة رقم تسعة'],
    passages: [
      passage('cave', 'tide', [
        tell(['It lay in the dark beyond the bed, and breathed when he turned a page.', 'それは寝台の向こうの闇にいた。頁がめくられるたび、息をした。', 'มันนอนอยู่ในความมืดถัดจากเตียง และหายใจทุกครั้งที่เขาพลิกหน้า', '它躺在床那頭的黑暗裡。他每翻一頁，它就呼吸一次。', 'كان يرقد في الظلام وراء السرير، ويتنفّس كلما قلب صفحة.'], {
          shot: 'wide',
          who: 'pell',
          mood: 'calm',
        }),
        say('pell', 'sad', ['You told me she took a bus, madam. You didn’t tell me why.', 'バスに乗ったと、おっしゃった。なぜ、とは伺っておりません。', 'คุณบอกว่าเธอขึ้นรถเมล์ แต่ไม่ได้บอกว่าทำไม', '您說她搭了公車。您沒說，為什麼。', 'قلتِ إنها ركبت حافلة يا سيدتي، ولم تقولي لماذا.'], { shot: 'close' }),
        say(
          'iris',
          'calm',
          [
            'I asked her, on Tuesday. She’s eighty-eight. She still knows the route.',
            '火曜に本人に訊いた。八十八歳。今も、あの路線の話をするの。',
            'ฉันไปถามเธอมาวันอังคาร เธออายุแปดสิบแปด ยังพูดถึงสายนั้นอยู่เลย',
            '我星期二問過她了。八十八歲，還常講起那條路線。',
            'سألتُها يوم الثلاثاء. عمرها ثمان وثمانون، وما زالت تحكي عن ذلك الخط.',
          ],
          { shot: 'two' },
        ),
        say('pell', 'shock', ['You’ve… seen her hands?', '家内の……手を、ご覧に？', 'คุณ…ได้เห็นมือเธอหรือครับ', '您……看見她的手了？', 'هل… رأيتِ يديها؟'], { shot: 'face' }),
        say(
          'iris',
          'sad',
          ['She hated the sea, Mr. Pell. And you bought her a house on it.', '海がお嫌いだったの。あなたは訊かずに、海辺に家を買った。', 'เธอเกลียดทะเลค่ะ คุณไม่เคยถาม แล้วซื้อบ้านริมทะเลให้เธอ', '她討厭海，佩爾先生。您沒問過，就買了海邊的房子。', 'كانت تكره البحر يا سيد بيل. لم تسألها، واشتريتَ لها بيتًا عليه.'],
          { shot: 'low' },
        ),
        show('pause', null, 'sad', { sound: ['ssss…', 'サァ…', 'ซู่…', '沙……', 'سسس…'] }),
        say('pell', 'laugh', ['Sixty years! And I kept sending her the tide!', '六十年も！　私は、潮を送り続けて……！', 'หกสิบปี! แล้วผมก็ยังส่งน้ำทะเลไปให้เธอ!', '六十年！我還一直把潮水送去給她！', 'ستون سنة! وأنا أرسل إليها المدّ!'], { shot: 'eyes' }),
      ]),
      passage('stairs', 'tide', [
        say('pell', 'smile', ['Arthur Pell. Room one. Checked out. I shall take the bus, I think.', 'アーサー・ペル。一号室。退室。……バスで、参ります。', 'อาเธอร์ เพลล์ ห้องหนึ่ง เช็กเอาต์ ผมว่าผมจะไปรถเมล์', '亞瑟・佩爾，一號房，退房。我想，我搭公車走。', 'آرثر بيل. الغرفة الأولى. غادر. أظنني سأركب الحافلة.'], {
          shot: 'full',
        }),
        tell(
          [
            'Behind us a page turned. There was nobody on the chair. It was reading by itself now.',
            '背後で、頁がめくれた。椅子には誰もいない。もう、ひとりで読めるのだ。',
            'ข้างหลังเรามีเสียงพลิกหน้า ไม่มีใครบนเก้าอี้ มันอ่านเองได้แล้ว',
            '身後，書頁翻了一頁。椅子上沒有人。它會自己讀了。',
            'خلفنا قُلبت صفحة. لم يكن على الكرسي أحد. صار يقرأ وحده.',
          ],
          { shot: 'over', who: 'iris', mood: 'shock' },
        ),
      ]),
    ],
  },
  {
    title: ['The Sea Goes In', '海が入っていく', 'ทะเลเข้าไปข้างใน', '海進去了', 'البحر يدخل'],
    passages: [
      passage('bedroom', 'tide', [
        say(
          'lowell',
          'strain',
          ['Hold the door, Sam! It’s on “V”! I’ll give it a note to chew on.', 'サム、扉を！　もう「ヴァ」まで来た！　音をひとつ、食べさせるわ。', 'ยันประตูไว้แซม! มันอ่านถึง ว แล้ว! ฉันจะให้โน้ตมันเคี้ยวสักตัว', '山姆，頂住門！它讀到「范」了！我給它一個音，讓它嚼嚼。', 'أمسك الباب يا سام! وصل إلى حرف الفاء! سأعطيه نغمة يمضغها.'],
          { shot: 'full' },
        ),
        show('action', 'sam', 'strain', { posture: 'reach', others: [], sound: ['HMMMMM', 'ウォォン', 'หึ่งงง', '嗡——', 'طنييين'] }),
        say(
          'iris',
          'shout',
          ['Tom isn’t in the telephone book! He was nine! You’ll never find him there!', 'トムは電話帳にいない！　九つだったの！　見つかるもんですか！', 'ทอมไม่มีในสมุดโทรศัพท์! เขาเก้าขวบ! แกหาไม่เจอหรอก!', '湯姆不在電話簿裡！他才九歲！你永遠找不到他！', 'توم ليس في الدليل! كان في التاسعة! لن تجده هناك أبدًا!'],
          { shot: 'face', tone: 'shout' },
        ),
        tell(
          [
            'It stopped. Then, in a voice like a shell at one’s ear: “I didn’t write ‘Found you’.”',
            'それは止まった。貝殻を耳に当てたような声で、「『みーつけた』は、わたしじゃない」',
            'มันหยุด แล้วพูดด้วยเสียงเหมือนเปลือกหอยแนบหู “คำว่าเจอแล้ว ฉันไม่ได้เขียน”',
            '它停了。然後，像貝殼貼在耳邊的聲音說：「『找到妳了』，不是我寫的。」',
            'توقّف. ثم قال بصوت كصدفة على الأذن: «عبارة وجدتُكِ لم أكتبها أنا.»',
          ],
          { shot: 'pause' },
        ),
        show('hand', 'iris', 'shock', { prop: REGISTER }),
        tell(
          [
            'The register was open on my knee. As I watched, a pencil nobody held began a new line.',
            '膝の上で、宿帳がひらいている。誰も持たない鉛筆が、次の行を書きはじめた。',
            'สมุดทะเบียนกางอยู่บนตัก ต่อหน้าฉัน ดินสอที่ไม่มีใครถือเริ่มเขียนบรรทัดใหม่',
            '登記簿攤在我膝上。我眼看著，沒人握的鉛筆，寫起了新的一行。',
            'كان السجلّ مفتوحًا على ركبتي. وأمام عينيّ بدأ قلم لا يمسكه أحد سطرًا جديدًا.',
          ],
          { shot: 'over', who: 'iris', mood: 'cry' },
        ),
        say('iris', 'cry', ['“Don’t stop counting, Iris. It’s scared. It’s hiding too.”', '「かぞえるの、やめないで。あいつもこわくて、かくれてる」', '“อย่าหยุดนับนะพี่ไอริส มันก็กลัว มันก็ซ่อนอยู่เหมือนกัน”', '「姊姊，不要停，繼續數。它也在怕，它也在躲。」', '«لا تتوقّفي عن العدّ يا آيريس. إنه خائف، وهو مختبئ أيضًا.»'], {
          shot: 'close',
        }),
      ]),
      passage('orchard', 'dawn', [
        say('sam', 'worry', ['What does a sea hide from?', '海が、何から隠れるんです。', 'ทะเลจะซ่อนจากอะไรครับ', '海，會躲什麼呢？', 'ممَّ يختبئ البحر؟'], { shot: 'two' }),
        say('iris', 'talk', ['Vann, night desk… Say that again. All of it? Since when?', 'ヴァンです。……もう一度。全部？　いつから？', 'แวนน์ค่ะ …พูดอีกทีสิ ทั้งหมดเลยเหรอ ตั้งแต่เมื่อไหร่', '我是范恩……再說一次。全部？什麼時候開始的？', 'فان تتكلم… أعد ما قلت. كله؟ منذ متى؟'], { shot: 'close', prop: PHONE }),
        show('eyes', 'sam', 'shock'),
        tell(
          [
            'Saint Orme was on the line. The tide had gone out at 3:11, and there was no more coast. It had all gone in.',
            '聖オームからだった。三時十一分に潮が引き、海岸が消えた。海はみな、内陸へ入った。',
            'เซนต์ออร์มโทรมา น้ำลงตอนตีสามสิบเอ็ด แล้วก็ไม่มีทะเลอีกเลย มันเข้าไปข้างในหมด',
            '是聖奧姆打來的。三點十一分退潮後，再也沒有海岸了。海，全都進內陸了。',
            'كان المتصل من سانت أورم: انحسر الماء عند 3:11 ولم يبقَ ساحل. لقد دخل البحر كله.',
          ],
          { shot: 'wide', who: 'iris', mood: 'shock' },
        ),
      ]),
    ],
  },
];
