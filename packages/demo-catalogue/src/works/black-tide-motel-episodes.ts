import { type EpisodeScript, passage, say, show, tell } from './script.ts';

/** All twelve. What speaks from the water speaks in boxes. */
export const BLACK_TIDE_MOTEL_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Water Damage', '水害', 'เสียหายจากน้ำ', '海水損害', 'أضرار المياه'],
    passages: [
      passage('street', 'plain', [
        tell(['The claim said sea water. The nearest sea is four hundred kilometres away.', '請求理由は海水。いちばん近い海まで、四百キロある。', 'ใบเคลมเขียนว่าน้ำทะเล แต่ทะเลที่ใกล้ที่สุดห่างไปสี่ร้อยกิโล', '理賠單寫著海水。最近的海，在四百公里外。', 'المطالبة تقول: مياه بحر. وأقرب بحر على بعد أربعمئة كيلومتر.']),
        say('iris', 'talk', ['Iris Vann, loss adjuster. You reported water.', '損害鑑定のアイリスです。水が出たとか。', 'ไอริสค่ะ มาประเมินความเสียหาย คุณแจ้งเรื่องน้ำ', '我是艾莉絲，來做理賠鑑定。您申報了水損？', 'آيريس، خبيرة خسائر. أبلغتم عن مياه.']),
        say('pell', 'smile', ['Twelve rooms, madam. All of them. Every night.', '十二室、残らずでございます。毎晩。', 'สิบสองห้องครับคุณผู้หญิง ทุกห้อง ทุกคืน', '十二間房，小姐。每一間，每一晚。', 'اثنتا عشرة غرفة يا سيدتي. كلها، كل ليلة.'], { posture: 'rest' }),
        say('iris', 'deadpan', ['A burst pipe.', '水道管の破裂ですね。', 'ท่อแตกสินะคะ', '是水管爆了吧。', 'أنبوب منفجر.']),
        say('pell', 'calm', ['No, madam. The tide.', 'いいえ。潮でございます。', 'เปล่าครับ น้ำขึ้นต่างหาก', '不，小姐。是潮水。', 'لا يا سيدتي. المدّ.'], { shot: 'profile' }),
      ]),
      passage('corridor', 'lamp', [
        say('sam', 'talk', ['Room eleven. It’s dry until three eleven.', '十一号室です。三時十一分までは、乾いてます。', 'ห้องสิบเอ็ดครับ จะแห้งถึงตีสามสิบเอ็ดนาที', '十一號房。三點十一分以前是乾的。', 'الغرفة الحادية عشرة. جافّة حتى الثالثة وإحدى عشرة دقيقة.']),
        say('iris', 'smirk', ['How punctual of it.', 'ずいぶん几帳面な水ね。', 'ตรงเวลาดีนะน้ำเนี่ย', '這水還真準時。', 'يا لدقّة مواعيده.']),
        say('sam', 'worry', ['If someone knocks, it isn’t me. I never knock.', '誰かがノックしても、僕じゃない。僕は叩きません。', 'ถ้ามีคนเคาะ ไม่ใช่ผมนะครับ ผมไม่เคยเคาะประตู', '有人敲門的話，不是我。我從不敲門。', 'إن طرق أحدهم فلستُ أنا. أنا لا أطرق أبدًا.'], { shot: 'face' }),
        show('hand', 'iris', 'calm', { prop: { kind: 'torch', colour: '#3c4040' } }),
      ]),
      passage('bedroom', 'tide', [
        say('iris', 'deadpan', ['Plumbing. It is always plumbing.', '配管。いつだって配管よ。', 'ระบบท่อ มันก็ระบบท่อทุกทีแหละ', '管線問題。永遠是管線問題。', 'السباكة. إنها السباكة دائمًا.'], { tone: 'think', shot: 'close' }),
        show('pause', null, 'calm', { sound: ['ssshhh', 'ザァァ…', 'ซ่าา', '嘩啦', 'ششش'] }),
        say('iris', 'worry', ['It’s salt.', 'しょっぱい。', 'เค็ม', '是鹹的。', 'إنها مالحة.']),
        say('iris', 'shock', ['And it’s running up the door.', 'しかも、ドアを、上ってる。', 'แล้วมันก็ไหลขึ้นไปตามประตู', '而且，它正沿著門往上流。', 'وهي تصعد على الباب.'], { tone: 'think' }),
        tell(['Through the peephole of room eleven I saw the horizon.', '十一号室の覗き穴から、水平線が見えた。', 'ผ่านตาแมวของห้องสิบเอ็ด ฉันเห็นเส้นขอบฟ้า', '從十一號房的門孔，我看見了海平線。', 'من العين السحرية للغرفة رأيتُ الأفق.'], { shot: 'eyes', who: 'iris', mood: 'shock' }),
      ]),
    ],
  },
  {
    title: ['The Salt Line', '塩の線', 'รอยเกลือ', '鹽線', 'خط الملح'],
    passages: [
      passage('corridor', 'dawn', [
        tell([
          'By six it was gone. Dry carpet, and a white line on the wall as high as my heart.',
          '六時には引いていた。乾いた絨毯と、心臓の高さの白い線。',
          'หกโมงก็หายไป พรมแห้งสนิท เหลือรอยขาวบนผนังสูงเท่าหัวใจฉัน',
          '六點，水退了。地毯是乾的，牆上一道白線，與我的心同高。',
          'في السادسة اختفى. سجاد جاف وخط أبيض على الجدار بعلوّ قلبي.',
        ]),
        say('iris', 'talk', ['Item one, salt. Item two, a crab in the drawer.', '一、塩。二、引き出しに、蟹。', 'รายการหนึ่ง เกลือ รายการสอง ปูในลิ้นชัก', '一，鹽。二，抽屜裡有螃蟹。', 'أولًا: ملح. ثانيًا: سلطعون في الدرج.']),
        say('sam', 'smile', ['They like the drawer.', '好きなんですよ、引き出し。', 'มันชอบลิ้นชักครับ', '牠們喜歡抽屜。', 'إنها تحبّ الدرج.'], { posture: 'restTurned' }),
        say('iris', 'cold', ['Who fills these rooms?', '誰が部屋に水を入れてるの。', 'ใครเอาน้ำมาใส่ห้องพวกนี้', '這些水，是誰放的？', 'من يملأ هذه الغرف؟']),
        say('sam', 'shy', ['You came from the city. Is it June there?', '街から来たんですよね。向こうは、六月？', 'คุณมาจากในเมืองใช่ไหม ที่นั่นเดือนมิถุนาหรือเปล่า', '妳從城裡來的吧。那邊是六月嗎？', 'أنتِ من المدينة. هل هو حزيران هناك؟']),
        say('iris', 'deadpan', ['It’s June everywhere.', 'どこでも六月よ。', 'ที่ไหนก็มิถุนาค่ะ', '到處都是六月。', 'إنه حزيران في كل مكان.']),
        say('sam', 'worry', ['Which one?', 'どの六月です？', 'มิถุนาปีไหนครับ', '哪一個六月？', 'أيّ حزيران؟'], { shot: 'face' }),
      ]),
      passage('office', 'plain', [
        say('pell', 'talk', ['What do you put down when it isn’t a thing that was lost?', '失くしたのが物でない時は、どうお書きに？', 'ถ้าสิ่งที่เสียไปไม่ใช่ของ คุณลงบัญชีว่าอะไรครับ', '若失去的不是東西，您怎麼填？', 'ماذا تكتبين إن لم يكن المفقود شيئًا؟'], { shot: 'close' }),
        say('iris', 'cold', ['I only do things.', '扱うのは、物だけです。', 'ฉันประเมินแต่สิ่งของค่ะ', '我只處理東西。', 'لا أتعامل إلا مع الأشياء.']),
        say('pell', 'smile', ['Then you’ll be quick. The others took longer.', 'ならお早い。ほかの方は、長うございました。', 'งั้นคงเสร็จเร็ว คนก่อนๆ ใช้เวลานานกว่านี้', '那很快。之前那幾位，久一些。', 'إذن ستنتهين سريعًا. الآخرون استغرقوا أطول.'], { posture: 'clasp' }),
        show('hand', 'iris', 'worry', { prop: { kind: 'phone', colour: '#3c4040' } }),
        tell(
          ['I rang head office. “That claim?” they said. “We closed it in 1987.”', '本社に電話した。「その件ですか？　一九八七年に終了してます」', 'ฉันโทรหาสำนักงานใหญ่ “เคลมนั้นเหรอ เราปิดไปตั้งแต่ปี 1987”', '我打給總公司。「那件？」他們說，「一九八七年就結案了。」', 'اتصلتُ بالمقرّ. قالوا: «هذه المطالبة؟ أغلقناها عام 1987.»'],
          { shot: 'eyes', who: 'iris', mood: 'shock' },
        ),
      ]),
    ],
  },
  {
    title: ['Three Eleven', '三時十一分', 'ตีสามสิบเอ็ดนาที', '三點十一分', 'الثالثة وإحدى عشرة دقيقة'],
    passages: [
      passage('bedroom', 'lamp', [
        tell(['I sat up on the bed with a torch and a measuring rod. I’m a professional.', '懐中電灯と物差しを手に、ベッドで待った。仕事ですから。', 'ฉันนั่งบนเตียงกับไฟฉายและไม้วัด ฉันเป็นมืออาชีพ', '我坐在床上，拿著手電筒和量尺。我是專業的。', 'جلستُ على السرير ومعي مصباح ومسطرة. أنا محترفة.']),
        say('iris', 'talk', ['Three ten. Floor, dry.', '三時十分。床、乾燥。', 'ตีสามสิบนาที พื้นแห้ง', '三點十分。地板乾燥。', 'الثالثة وعشر دقائق. الأرض جافّة.'], { prop: { kind: 'torch', colour: '#3c4040' } }),
        show('pause', null, 'calm', { sound: ['ssshhh', 'ザァァ…', 'ซ่าา', '嘩啦', 'ششش'] }),
        say('iris', 'strain', ['Three eleven. Ankle. Nine degrees. It smells of…', '三時十一分。足首。水温九度。この匂いは……', 'ตีสามสิบเอ็ด ถึงข้อเท้า เก้าองศา กลิ่นมันเหมือน…', '三點十一分。到腳踝，九度。聞起來像……', 'الثالثة وإحدى عشرة. الكاحل. تسع درجات. رائحتها…']),
        tell(['Of Saint Orme. August. I was twelve.', '聖オーム海岸。八月。私は、十二歳。', 'หาดเซนต์ออร์ม เดือนสิงหาคม ตอนฉันอายุสิบสอง', '聖奧姆海灘。八月。那年我十二歲。', 'شاطئ سانت أورم. آب. كنتُ في الثانية عشرة.'], { who: 'iris', mood: 'worry' }),
      ]),
      passage('lake', 'tide', [
        tell(['Then there was no wall where the wall had been.', 'そして、壁のあったところに、壁がなかった。', 'แล้วตรงที่เคยเป็นผนัง ก็ไม่มีผนัง', '接著，原本是牆的地方，沒有牆了。', 'ثم لم يعد هناك جدار حيث كان الجدار.']),
        show('back', 'iris', 'shock'),
        say('iris', 'shock', ['No. No, no.', 'いや。いやよ。', 'ไม่ ไม่จริง', '不。不要。', 'لا. لا، لا.']),
        show('hand', 'iris', 'sad', { prop: { kind: 'ball', colour: '#e8d84a' } }),
        say('iris', 'cry', ['It’s Tom’s ball. He swam out after it.', 'トムのボール。これを追って、泳いでいった。', 'ลูกบอลของทอม เขาว่ายตามมันออกไป', '是湯姆的球。他就是追它，游出去的。', 'كرة توم. سبح خلفها.'], { tone: 'think' }),
        tell(['My brother was nine. They found neither of them.', '弟は九歳だった。どちらも見つからなかった。', 'น้องชายฉันเก้าขวบ ไม่มีใครหาเจอทั้งคนทั้งบอล', '弟弟九歲。人和球，都沒找到。', 'كان أخي في التاسعة. لم يعثروا عليه ولا عليها.'], { shot: 'pause' }),
        tell(['In the morning there was a small wet hand on the wallpaper.', '朝、壁紙に、小さな濡れた手形がひとつ。', 'เช้าวันนั้นบนวอลเปเปอร์มีรอยมือเล็กๆ เปียกน้ำ', '早上，壁紙上有一個小小的濕手印。', 'في الصباح كان على ورق الجدار أثر يد صغيرة مبلّلة.'], { shot: 'eyes', who: 'iris', mood: 'cry' }),
      ]),
    ],
  },
  {
    title: ['The Register', '宿帳', 'สมุดทะเบียน', '登記簿', 'السجلّ'],
    passages: [
      passage('office', 'lamp', [
        say('sam', 'worry', ['You shouldn’t read that. It isn’t finished.', '読まないほうが。まだ、途中なんです。', 'อย่าอ่านเลยครับ มันยังไม่จบ', '別看那本。還沒寫完。', 'لا تقرئيه. لم يكتمل بعد.']),
        say('iris', 'talk', ['Four hundred arrivals. Not one departure.', '到着が四百。出発は、ゼロ。', 'เข้าพักสี่ร้อยคน ไม่มีใครออกเลยสักคน', '四百人入住，退房零。', 'أربعمئة وصول، ولا مغادرة واحدة.'], { posture: 'book', prop: { kind: 'book', colour: '#8a3e3a' } }),
        say('sam', 'shy', ['People don’t ask to leave.', '帰りたいって、言われないので。', 'ไม่มีใครขอออกครับ', '沒有人開口說要走。', 'لا أحد يطلب المغادرة.']),
        say('iris', 'angry', ['Then where are their cars?', 'じゃあ、車はどこ！', 'แล้วรถของพวกเขาอยู่ไหน!', '那他們的車呢？', 'فأين سياراتهم؟!']),
        say('sam', 'calm', ['What would they want with cars?', '車なんて、もう要らないでしょう。', 'เขาจะเอารถไปทำอะไรล่ะครับ', '他們要車做什麼呢？', 'وما حاجتهم إلى السيارات؟'], { shot: 'profile' }),
        show('eyes', 'sam', 'calm'),
        say('pell', 'talk', ['I rent them the shore, madam. They bring their own sea.', '私は岸をお貸しするだけ。海は、お客様がお持ちに。', 'ผมแค่ให้เช่าชายฝั่งครับ ทะเลนั้นแขกพามาเอง', '我只出租岸邊，小姐。海，是客人自己帶來的。', 'أنا أؤجّر الشاطئ يا سيدتي، والبحر يأتون به معهم.'], { shot: 'close' }),
        say('iris', 'cold', ['I brought a suitcase.', '私が持ってきたのは、鞄だけよ。', 'ฉันพามาแค่กระเป๋าใบเดียว', '我只帶了行李箱。', 'أنا أحضرتُ حقيبة.']),
        say('pell', 'sad', ['Turn to the first page.', '最初の頁を、ご覧に。', 'เปิดหน้าแรกดูสิครับ', '請翻到第一頁。', 'افتحي الصفحة الأولى.']),
        tell(
          [
            'Iris Vann. Room eleven. Arrived: the ninth of August, twenty-two years ago.',
            'アイリス・ヴァン。十一号室。到着日、二十二年前の八月九日。',
            'ไอริส แวนน์ ห้องสิบเอ็ด เข้าพัก: 9 สิงหาคม ยี่สิบสองปีก่อน',
            '艾莉絲・范恩。十一號房。入住日期：二十二年前，八月九日。',
            'آيريس فان. الغرفة الحادية عشرة. الوصول: التاسع من آب قبل اثنتين وعشرين سنة.',
          ],
          { shot: 'hand', who: 'iris' },
        ),
      ]),
    ],
  },
  {
    title: ['Room Seven', '七号室', 'ห้องเจ็ด', '七號房', 'الغرفة السابعة'],
    passages: [
      passage('corridor', 'lamp', [
        tell(['There was one other guest. I met her on the way to the ice.', '客はもうひとりいた。製氷機の前で会った。', 'มีแขกอีกคน ฉันเจอเธอตอนเดินไปตักน้ำแข็ง', '還有另一位客人。我在去拿冰塊的路上遇見她。', 'كانت هناك نزيلة أخرى. لقيتُها في طريقي إلى آلة الثلج.']),
        say('lowell', 'smile', ['You’re new. Have you got somebody out there?', '新しい方ね。あちらに、どなたか？', 'เพิ่งมาเหรอจ๊ะ มีใครอยู่ข้างนอกนั้นหรือเปล่า', '新來的呀。妳有人在那邊嗎？', 'أنتِ جديدة. ألكِ أحد هناك؟'], { posture: 'rest' }),
        say('iris', 'deadpan', ['I’m here about the carpets.', '絨毯の件で来ました。', 'ฉันมาเรื่องพรมค่ะ', '我是來看地毯的。', 'جئتُ من أجل السجاد.']),
        say('lowell', 'laugh', ['And I came to tune the piano, dear!', '私はピアノの調律に来たのよ！', 'ฉันก็มาตั้งสายเปียโนจ้ะ!', '我當初還是來調琴的呢！', 'وأنا جئتُ لضبط البيانو يا عزيزتي!']),
        say('lowell', 'calm', ['My Edgar’s been coming as far as the wardrobe.', 'エドガーはね、もう箪笥のところまで来てるの。', 'เอ็ดการ์ของฉันมาถึงแค่ตู้เสื้อผ้าแล้วล่ะ', '我家艾德加，已經走到衣櫃那裡了。', 'زوجي إدغار صار يصل حتى الخزانة.'], { shot: 'profile' }),
        say('lowell', 'smile', ['Tonight I’ll open the door for him. He’s been so patient.', '今夜、開けてあげるの。ずいぶん待たせたから。', 'คืนนี้ฉันจะเปิดประตูให้เขา เขารอมานานแล้ว', '今晚我要替他開門。他等好久了。', 'الليلة سأفتح له الباب. لقد صبر طويلًا.'], { shot: 'face' }),
        say('iris', 'worry', ['Mrs. Lowell, don’t.', 'ローウェルさん、だめです。', 'คุณโลเวลล์ อย่านะคะ', '羅威爾太太，別開。', 'سيدة لويل، لا تفعلي.']),
      ]),
      passage('corridor', 'tide', [
        show('pause', null, 'calm', { sound: ['ssshhh', 'ザァァ…', 'ซ่าา', '嘩啦', 'ششش'] }),
        say('iris', 'shout', ['Mrs. Lowell! Don’t let him in!', 'ローウェルさん！　開けないで！', 'คุณโลเวลล์! อย่าให้เขาเข้ามา!', '羅威爾太太！別讓他進來！', 'سيدة لويل! لا تُدخليه!'], { tone: 'shout' }),
        tell(['“Oh, look at you,” said her voice. “You’ve kept your hat.”', '「まあ、あなた」と声がした。「帽子、なくさなかったのね」', '“ดูสิ” เสียงเธอพูด “คุณยังไม่ทำหมวกหาย”', '「哎呀，你看看你，」她的聲音說，「帽子還在。」', 'قال صوتها: «يا إلهي، ما زلتَ تحتفظ بقبّعتك.»'], { shot: 'pause' }),
        tell(['Then the door of seven was dry. And it was warm.', 'それきり、七号室の扉は乾いていた。温かかった。', 'แล้วประตูห้องเจ็ดก็แห้ง และอุ่น', '然後，七號房的門乾了。而且是溫的。', 'ثم صار باب السابعة جافًا. وكان دافئًا.'], { shot: 'hand', who: 'iris' }),
      ]),
    ],
  },
  {
    title: ['Low Tide', '干潮', 'น้ำลง', '退潮', 'الجَزْر'],
    passages: [
      passage('bedroom', 'dawn', [
        tell(['Room seven. The bed was made. On the pillow lay a hat.', '七号室。整えられたベッド。枕の上に、帽子。', 'ห้องเจ็ด เตียงจัดเรียบร้อย บนหมอนมีหมวกหนึ่งใบ', '七號房。床鋪好了。枕頭上，放著一頂帽子。', 'الغرفة السابعة. السرير مرتّب، وعلى الوسادة قبّعة.']),
        say('iris', 'angry', ['Where is she?', '彼女はどこ！', 'เธออยู่ไหน!', '她人呢？', 'أين هي؟']),
        say('pell', 'calm', ['Out.', 'お出かけで。', 'ออกไปข้างนอกครับ', '出門了。', 'خرجت.']),
        say('iris', 'shout', ['You let her drown!', '見殺しにしたのね！', 'คุณปล่อยให้เธอจมน้ำ!', '你讓她淹死了！', 'تركتَها تغرق!'], { tone: 'shout' }),
        say('pell', 'sad', ['I gave her a towel, madam. I give every one of them a towel.', 'タオルをお渡ししました。皆様に、お渡ししております。', 'ผมให้ผ้าเช็ดตัวเธอแล้ว ผมให้ผ้าเช็ดตัวกับทุกคนครับ', '我給了她毛巾，小姐。我給了每一位毛巾。', 'أعطيتُها منشفة يا سيدتي. أعطيهم جميعًا مناشف.'], { shot: 'profile' }),
        show('eyes', 'iris', 'shock'),
      ]),
      passage('street', 'plain', [
        tell(['I drove. Fields, fields, a water tower. At noon I passed a sign.', '車を出した。畑、畑、給水塔。正午、看板を過ぎた。', 'ฉันขับรถออกไป ทุ่ง ทุ่ง หอเก็บน้ำ ตอนเที่ยงผ่านป้ายหนึ่ง', '我開車走了。田、田、水塔。中午，經過一塊招牌。', 'قدتُ السيارة. حقول، ثم حقول، ثم برج ماء. وعند الظهر لافتة.'], {
          shot: 'wide',
          who: 'iris',
        }),
        tell(['“Black Tide Motel. Vacancies.”', '「黒潮モーテル　空室あり」', '“โมเต็ลคลื่นดำ มีห้องว่าง”', '「黑潮旅館。尚有空房。」', '«نُزُل المدّ الأسود. غرف شاغرة.»'], { shot: 'pause' }),
        say('iris', 'strain', ['I never turned. I never once turned!', '曲がってない。一度も曲がってないのに！', 'ฉันไม่ได้เลี้ยวเลย ไม่ได้เลี้ยวสักครั้ง!', '我沒轉彎。一次都沒有轉！', 'لم أنعطف. لم أنعطف مرة واحدة!']),
        say('sam', 'sad', ['The road’s tidal too.', '道にも、満ち引きがあるんです。', 'ถนนก็มีน้ำขึ้นน้ำลงครับ', '路也會漲退潮。', 'للطريق مدّ وجَزْر أيضًا.'], { shot: 'close' }),
        say('sam', 'worry', ['I can show you where it comes from.', 'どこから来るのか、見せましょうか。', 'ผมพาไปดูได้ว่ามันมาจากไหน', '我可以帶妳看，它從哪裡來。', 'أستطيع أن أريكِ من أين يأتي.']),
      ]),
    ],
  },
  {
    title: ['Sixty-One Steps', '六十一段', 'หกสิบเอ็ดขั้น', '六十一階', 'إحدى وستون درجة'],
    passages: [
      passage('stairs', 'lamp', [
        tell(['Below the laundry there were stairs. They were not on the plan.', '洗濯室の下に、階段があった。図面にはない。', 'ใต้ห้องซักผ้ามีบันได มันไม่มีอยู่ในแบบแปลน', '洗衣房底下有樓梯。平面圖上沒有。', 'تحت غرفة الغسيل درج لا وجود له في المخطط.']),
        say('sam', 'calm', ['Sixty-one. I count them. It’s something to do.', '六十一段。数えるんです。ほかにすることもないし。', 'หกสิบเอ็ดขั้น ผมนับเอา มันไม่มีอะไรทำ', '六十一階。我會數，打發時間。', 'إحدى وستون. أعدّها، فهي تسلية.']),
        say('iris', 'worry', ['Sam. How long have you worked here?', 'サム、ここで働いて、どれくらい？', 'แซม คุณทำงานที่นี่มานานแค่ไหน', '山姆，你在這裡做多久了？', 'سام، منذ متى تعمل هنا؟']),
        say('sam', 'smile', ['Only the one shift.', 'ずっと、同じ夜勤です。', 'แค่กะเดียวครับ', '就這一班而已。', 'نوبة واحدة فقط.'], { shot: 'profile' }),
      ]),
      passage('beach', 'tide', [
        show('back', 'iris', 'shock', { others: ['sam'] }),
        tell(['A black beach. A moon. And towels, folded, in rows, for as far as I could see.', '黒い浜。月。そして畳まれたタオルが、見渡すかぎり並んでいた。', 'หาดสีดำ พระจันทร์ และผ้าเช็ดตัวพับเป็นแถวยาวสุดสายตา', '黑色的沙灘。月亮。摺好的毛巾，一排排，望不到盡頭。', 'شاطئ أسود وقمر، ومناشف مطويّة في صفوف على مدّ البصر.'], {
          shot: 'pause',
        }),
        say('sam', 'sad', ['They leave them when they go in.', '海に入る時、置いていくんです。', 'พวกเขาวางไว้ก่อนจะลงน้ำ', '下水的時候，就留在這裡。', 'يتركونها حين ينزلون.']),
        say('iris', 'cold', ['Four hundred towels. Salt-stained. No value.', 'タオル、四百枚。塩の染み。価値、なし。', 'ผ้าเช็ดตัวสี่ร้อยผืน เปื้อนเกลือ ไม่มีมูลค่า', '毛巾四百條，鹽漬。無價值。', 'أربعمئة منشفة ملوّثة بالملح. بلا قيمة.'], { shot: 'close' }),
        say('sam', 'calm', ['You’re shaking.', '震えてますよ。', 'คุณตัวสั่นนะครับ', '妳在發抖。', 'أنتِ ترتجفين.']),
        say('iris', 'cry', ['I’m writing.', '書いてるの。', 'ฉันกำลังจดอยู่', '我在記錄。', 'أنا أكتب.']),
        tell(['They stood far out, in water up to the heart, with their faces to us.', '沖に、みんな立っていた。心臓まで水に浸かり、こちらを向いて。', 'พวกเขายืนอยู่ไกลออกไป น้ำสูงถึงหัวใจ หันหน้ามาทางเรา', '他們站在遠處，水及心口，臉朝著我們。', 'كانوا واقفين بعيدًا والماء حتى قلوبهم ووجوههم إلينا.'], { shot: 'pause' }),
        tell(['One of them was small. It came up to his chin.', 'ひとりだけ小さくて、水は顎まであった。', 'มีคนหนึ่งตัวเล็ก น้ำสูงถึงคาง', '其中一個很小。水到他的下巴。', 'أحدهم صغير. كان الماء يبلغ ذقنه.'], { shot: 'eyes', who: 'iris', mood: 'cry' }),
      ]),
    ],
  },
  {
    title: ['Tom', 'トム', 'ทอม', '湯姆', 'توم'],
    passages: [
      passage('bedroom', 'tide', [
        tell(['That night somebody knocked. Sam never knocks.', 'その夜、ノックがあった。サムは、ノックをしない。', 'คืนนั้นมีคนเคาะประตู แซมไม่เคยเคาะ', '那晚，有人敲門。山姆從不敲門。', 'تلك الليلة طرق أحدهم الباب. وسام لا يطرق.']),
        show('pause', null, 'calm', { sound: ['knock knock', 'コンコン', 'ก๊อก ก๊อก', '叩、叩', 'طَق طَق'] }),
        tell(['“Iris? It’s me. I’ve got the ball.”', '「おねえちゃん？　ぼく。ボール、とってきたよ」', '“พี่ไอริส ผมเอง ผมเก็บบอลได้แล้ว”', '「姊姊？是我。我撿到球了。」', '«آيريس؟ هذا أنا. أحضرتُ الكرة.»'], { shot: 'pause' }),
        say('iris', 'strain', ['You aren’t there.', 'そこには、いない。', 'เธอไม่ได้อยู่ตรงนั้น', '你不在那裡。', 'لستَ هناك.']),
        tell(['“You were counting. You had your eyes shut. I hid really well.”', '「数えてたでしょ。目をつぶって。ぼく、すごく上手に隠れたんだ」', '“พี่กำลังนับอยู่ พี่หลับตา ผมซ่อนเก่งมากเลยนะ”', '「妳在數數，閉著眼睛。我躲得超好的喔。」', '«كنتِ تعدّين وعيناكِ مغمضتان. اختبأتُ جيدًا جدًا.»'], {
          shot: 'profile',
          who: 'iris',
          mood: 'cry',
        }),
        say('iris', 'cry', ['I only counted to a hundred. I only…', '百まで、数えただけなの。たった……', 'ฉันนับแค่ถึงร้อยเอง แค่…', '我只數到一百。我只是……', 'عددتُ إلى مئة فقط. فقط…'], { shot: 'face' }),
        tell(['“You can open your eyes now. I’ve stopped hiding.”', '「もう目をあけていいよ。かくれんぼ、おしまい」', '“ลืมตาได้แล้วนะ ผมเลิกซ่อนแล้ว”', '「可以睜開眼睛了。我不躲了。」', '«افتحي عينيكِ الآن. لم أعد مختبئًا.»'], { shot: 'pause' }),
        say('iris', 'sad', ['Twenty-two years. I’m still counting.', '二十二年。私、まだ数えてる。', 'ยี่สิบสองปี ฉันยังนับอยู่เลย', '二十二年了。我還在數。', 'اثنتان وعشرون سنة، وما زلتُ أعدّ.'], { tone: 'think', shot: 'close' }),
        show('hand', 'iris', 'sad'),
        tell(['I put my hand on the door. On the other side something small did the same.', '扉に手を当てた。向こう側でも、小さなものが、そうした。', 'ฉันวางมือบนประตู อีกฝั่งหนึ่ง มีอะไรเล็กๆ ทำแบบเดียวกัน', '我把手放上門板。門的另一邊，小小的什麼，也放了上來。', 'وضعتُ يدي على الباب. ومن الجهة الأخرى فعل شيء صغير مثلي.'], {
          shot: 'eyes',
          who: 'iris',
          mood: 'cry',
        }),
      ]),
    ],
  },
  {
    title: ['One Question', 'ひとつだけ', 'คำถามเดียว', '一個問題', 'سؤال واحد'],
    passages: [
      passage('bedroom', 'tide', [
        say('iris', 'cold', ['One question. It’s my job to ask.', 'ひとつ質問。仕事だから。', 'ขอถามข้อเดียว มันเป็นหน้าที่ฉัน', '一個問題。這是我的工作。', 'سؤال واحد. هذا عملي.'], { shot: 'close' }),
        say('iris', 'talk', ['What did Mother say at your funeral?', 'お葬式で、母さんは何て言った？', 'แม่พูดว่าอะไรในงานศพของเธอ', '你的葬禮上，媽媽說了什麼？', 'ماذا قالت أمي في جنازتك؟'], { shot: 'profile' }),
        show('pause', null, 'calm'),
        tell(['“…What funeral?”', '「……おそうしきって、なに？」', '“…งานศพอะไร”', '「……什麼葬禮？」', '«…أيّ جنازة؟»'], { shot: 'pause' }),
        tell(['It knew all that ever went into the water. Of the land it knew nothing.', '海に入ったものは全部知っていた。陸のことは、何ひとつ知らなかった。', 'มันรู้ทุกอย่างที่ลงไปในน้ำ แต่เรื่องบนบกมันไม่รู้อะไรเลย', '落進水裡的一切，它都知道。岸上的事，它一無所知。', 'يعرف كل ما نزل إلى الماء، ولا يعرف عن اليابسة شيئًا.'], {
          who: 'iris',
          mood: 'calm',
        }),
        say('iris', 'angry', ['Then you’re not Tom. You’re what he fell into.', 'あんたはトムじゃない。トムを呑んだものよ。', 'งั้นแกไม่ใช่ทอม แกคือสิ่งที่กลืนเขาไป', '那你不是湯姆。你是吞掉他的東西。', 'إذن لستَ توم. أنت ما سقط فيه.'], { shot: 'face' }),
      ]),
      passage('corridor', 'tide', [
        show('action', 'iris', 'strain', { posture: 'run', sound: ['KRASSH', 'ドォォン', 'โครม', '轟隆', 'هدير'] }),
        say('sam', 'shout', ['This way! Don’t look at the doors!', 'こっち！　扉を見ないで！', 'ทางนี้! อย่ามองประตู!', '這邊！別看那些門！', 'من هنا! لا تنظري إلى الأبواب!'], { tone: 'shout' }),
        tell(['He took my hand. His was colder than the water.', '彼が手を取った。水よりも、冷たい手だった。', 'เขาคว้ามือฉัน มือเขาเย็นกว่าน้ำ', '他抓住我的手。比海水還冰。', 'أمسك يدي. كانت يده أبرد من الماء.'], { shot: 'hand', who: 'sam' }),
        say('iris', 'worry', ['Sam. When did you check in?', 'サム。いつ、泊まりに来たの。', 'แซม คุณเข้าพักเมื่อไหร่', '山姆，你是什麼時候入住的？', 'سام، متى نزلتَ هنا؟'], { shot: 'close' }),
        say('sam', 'sad', ['October ’87. My dad’s trawler. I had the night shift first.', '八七年の十月。父の船を待って。先に夜勤があって。', 'ตุลา ปี 87 รอเรือพ่อ แต่ผมต้องเข้ากะดึกก่อน', '八七年十月，等我爸的漁船。只是得先值夜班。', 'تشرين الأول 87. قارب أبي. لكن كانت لديّ نوبة الليل أولًا.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Room One', '一号室', 'ห้องหนึ่ง', '一號房', 'الغرفة الأولى'],
    passages: [
      passage('corridor', 'lamp', [
        tell(['One door had never been wet. It was Mr. Pell’s.', '一度も濡れたことのない扉がある。ペルさんの部屋だ。', 'มีประตูบานเดียวที่ไม่เคยเปียก ห้องของคุณเพลล์', '有一扇門從沒濕過。是佩爾先生的。', 'باب واحد لم يبتلّ قط: باب السيد بيل.']),
        say('pell', 'calm', ['My wife walked into the sea at Saint Orme. In 1961.', '家内は、聖オームの海へ。一九六一年のことです。', 'ภรรยาผมเดินลงทะเลที่เซนต์ออร์ม ปี 1961', '內人走進了聖奧姆的海。一九六一年。', 'زوجتي مشت إلى بحر سانت أورم، عام 1961.']),
        say('pell', 'sad', ['This plain was sea bed once. I thought it might remember.', 'ここは太古の海の底。覚えていてくれるかと。', 'ที่ราบนี้เคยเป็นก้นทะเล ผมคิดว่ามันอาจจะยังจำได้', '這片平原曾是海底。我想，它或許記得。', 'كان هذا السهل قاع بحر. ظننتُه سيتذكّر.'], { shot: 'profile' }),
        say('pell', 'cry', ['So I feed it. It sends everyone’s but mine.', 'だから養ってきた。他人の分は返すのに、私には……', 'ผมจึงเลี้ยงมันไว้ มันส่งคนของทุกคนกลับมา เว้นของผม', '所以我餵養它。它送回了所有人的，除了我的。', 'فأطعمته. وهو يعيد أحبّة الجميع إلا حبيبتي.'], { shot: 'face' }),
        say('iris', 'worry', ['Pell… 1961. Saint Orme. I know that file.', 'ペル……一九六一年、聖オーム。その書類、知ってる。', 'เพลล์… ปี 1961 เซนต์ออร์ม ฉันเคยเห็นแฟ้มนั้น', '佩爾……一九六一，聖奧姆。那份檔案我看過。', 'بيل… 1961، سانت أورم. أعرف ذلك الملف.']),
        show('hand', 'iris', 'calm', { prop: { kind: 'letter', colour: '#3fc8b4' } }),
        say('iris', 'sad', ['Claim paid in ’61. Withdrawn in ’62. Insured found alive.', '六一年支払い。六二年取消。被保険者の生存を確認。', 'จ่ายปี 61 ยกเลิกปี 62 พบว่าผู้เอาประกันยังมีชีวิต', '六一年給付，六二年撤銷：被保險人尚在人世。', 'دُفعت في 61، وسُحبت في 62: المؤمَّن عليها حيّة.'], { shot: 'close' }),
        say('pell', 'shock', ['…Alive?', '……生きて？', '…ยังมีชีวิต?', '……還活著？', '…حيّة؟']),
        say('iris', 'sad', ['She took the bus, Mr. Pell. She only took the bus.', 'バスに乗ったんです、ペルさん。ただの、バスに。', 'เธอขึ้นรถเมล์ค่ะคุณเพลล์ แค่ขึ้นรถเมล์ไป', '她搭了公車，佩爾先生。她只是，搭了公車。', 'ركبت الحافلة يا سيد بيل. الحافلة فقط.'], { shot: 'over' }),
        tell(['It was noon. In every room at once the sea came in.', '正午だった。すべての部屋に、いっせいに、海が来た。', 'ตอนนั้นเที่ยงวัน ทะเลเข้ามาทุกห้องพร้อมกัน', '那是正午。每間房裡，海同時湧了進來。', 'كان الوقت ظهرًا حين دخل البحر كل الغرف معًا.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['Check-Out', 'チェックアウト', 'เช็กเอาต์', '退房', 'المغادرة'],
    passages: [
      passage('office', 'tide', [
        tell(['It had never come by day. It was not a tide now. It was a debt.', '昼に来たことはなかった。もう潮ではない。取り立てだ。', 'มันไม่เคยมาตอนกลางวัน มันไม่ใช่น้ำขึ้นแล้ว มันคือการทวงหนี้', '它從不在白天來。這不是潮汐了，是討債。', 'لم يأتِ نهارًا قط. لم يعد مدًّا، صار دَينًا.']),
        say('pell', 'sad', ['I should like to be wrong in private.', '間違いは、独りで噛みしめとうございます。', 'ผมขออยู่กับความผิดพลาดของผมตามลำพัง', '請容我獨自面對這個錯。', 'أودّ أن أكون مخطئًا وحدي.'], { shot: 'profile' }),
        show('back', 'pell', 'sad'),
      ]),
      passage('office', 'tide', [
        say('iris', 'shout', ['Sam! The register! Read me the names!', 'サム！　宿帳！　名前を読んで！', 'แซม! สมุดทะเบียน! อ่านชื่อให้ฉัน!', '山姆！登記簿！把名字唸給我聽！', 'سام! السجلّ! اقرأ لي الأسماء!'], { tone: 'shout' }),
        say('sam', 'strain', ['Amos Reed, room four!', 'エイモス・リード、四号室！', 'เอมอส รีด ห้องสี่!', '艾莫斯・里德，四號房！', 'عاموس ريد، الغرفة الرابعة!'], { posture: 'book', prop: { kind: 'book', colour: '#8a3e3a' } }),
        say('iris', 'talk', ['Amos Reed. Checked out.', 'エイモス・リード。退室。', 'เอมอส รีด เช็กเอาต์', '艾莫斯・里德。退房。', 'عاموس ريد. غادر.'], { shot: 'close' }),
        tell(['Out in the water one face turned from us and was only water.', '沖の顔がひとつ、向こうを向いて、ただの水になった。', 'ไกลออกไปในน้ำ ใบหน้าหนึ่งหันไป แล้วกลายเป็นแค่น้ำ', '遠處水中，一張臉轉了過去，化成了水。', 'في البعيد أدار وجه ظهره لنا، ولم يبقَ إلا الماء.'], { shot: 'pause' }),
        say('lowell', 'smile', ['Thank you, dear. And mind the piano.', 'ありがとうね。ピアノのこと、お願いよ。', 'ขอบใจนะจ๊ะ ฝากเปียโนด้วยล่ะ', '謝謝妳。鋼琴就拜託囉。', 'شكرًا يا عزيزتي. واعتني بالبيانو.'], { shot: 'face' }),
        tell(['Four hundred names. By the last but two it stood at my ribs.', '四百の名前。残り二つで、水は肋骨に届いた。', 'สี่ร้อยชื่อ พอเหลือสองชื่อสุดท้าย น้ำก็ถึงซี่โครง', '四百個名字。剩最後兩個時，水已到肋骨。', 'أربعمئة اسم. وحين بقي اثنان بلغ الماء أضلاعي.'], { who: 'iris', mood: 'strain' }),
        say('sam', 'smile', ['Write mine neatly, would you? My dad’s particular.', '僕のは、きれいに書いてください。父、うるさいんで。', 'เขียนชื่อผมสวยๆ นะครับ พ่อผมจู้จี้', '我的請寫工整點，我爸很講究。', 'اكتبي اسمي بخط جميل. أبي دقيق.'], { posture: 'restTurned', shot: 'close' }),
        say('iris', 'cry', ['Samuel Rook. Room nine. Checked out.', 'サミュエル・ルーク。九号室。退室。', 'ซามูเอล รูก ห้องเก้า เช็กเอาต์', '山繆・魯克。九號房。退房。', 'صموئيل روك. الغرفة التاسعة. غادر.'], { shot: 'face' }),
        tell(['The lamp on the desk stayed on. The chair was dry. One name was left.', '机の灯りはついたまま。椅子は、乾いていた。残る名は、ひとつ。', 'โคมบนโต๊ะยังสว่าง เก้าอี้แห้ง เหลือชื่อเดียว', '桌上的燈還亮著。椅子是乾的。名字，只剩一個。', 'بقي مصباح المكتب مضاءً، والكرسي جافًا، واسم واحد.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['Total Loss', '全損', 'เสียหายสิ้นเชิง', '全損', 'خسارة كلّية'],
    passages: [
      passage('lake', 'tide', [
        tell(['“Ninety-eight,” said the water. “Ninety-nine.”', '「きゅうじゅうはち」と水が言った。「きゅうじゅうく」', '“เก้าสิบแปด” น้ำพูด “เก้าสิบเก้า”', '「九十八，」水說，「九十九。」', 'قال الماء: «ثمان وتسعون. تسع وتسعون.»']),
        show('back', 'iris', 'sad'),
        say('iris', 'cry', ['A hundred. Ready or not.', '百。もういいかい。', 'ร้อย จะหาแล้วนะ', '一百。我要來找囉。', 'مئة. ها أنا قادمة.'], { shot: 'close' }),
        tell(['I opened my eyes. There was nobody there. There was only the sea.', '目を開けた。誰もいなかった。ただ、海があった。', 'ฉันลืมตา ไม่มีใครอยู่ตรงนั้น มีแต่ทะเล', '我睜開眼。沒有人。只有海。', 'فتحتُ عينيّ. لم يكن هناك أحد. البحر وحده.'], { shot: 'eyes', who: 'iris', mood: 'cry' }),
        say('iris', 'sad', ['Tom Vann. Nine years old. One ball, yellow.', 'トム・ヴァン。九歳。ボール一個、黄色。', 'ทอม แวนน์ เก้าขวบ ลูกบอลหนึ่งลูก สีเหลือง', '湯姆・范恩，九歲。球一顆，黃色。', 'توم فان. تسع سنوات. كرة واحدة صفراء.'], { shot: 'profile' }),
        say('iris', 'cry', ['I weigh what’s gone. There isn’t a figure for it.', '失ったものを量るのが仕事なのに。数字がないの。', 'ฉันชั่งสิ่งที่หายไป แต่อันนี้ไม่มีตัวเลข', '我替失去的東西秤重。但這個，沒有數字。', 'أزن ما ضاع، ولا رقم لهذا.'], { shot: 'face' }),
        say('iris', 'calm', ['Iris Vann. Checked out.', 'アイリス・ヴァン。退室。', 'ไอริส แวนน์ เช็กเอาต์', '艾莉絲・范恩。退房。', 'آيريس فان. غادرت.'], { shot: 'close' }),
      ]),
      passage('orchard', 'dawn', [
        tell([
          'At sunrise it was an orchard. Twelve keys lay in the grass, all dry.',
          '夜が明けると、果樹園だった。草の中に鍵が十二本。乾いていた。',
          'พอฟ้าสาง ที่นั่นเป็นสวนผลไม้ มีกุญแจสิบสองดอกในหญ้า แห้งสนิท',
          '日出時，那裡是一座果園。草裡躺著十二把鑰匙，全是乾的。',
          'عند الشروق كان المكان بستانًا، وفي العشب اثنا عشر مفتاحًا جافًا.',
        ]),
        show('full', 'iris', 'calm'),
        say('iris', 'talk', ['Report. Cause: the sea. Total loss. Nothing payable.', '報告。原因、海。全損。支払い、なし。', 'รายงาน สาเหตุ: ทะเล เสียหายสิ้นเชิง ไม่มีการจ่าย', '報告。原因：海。全損。無須理賠。', 'التقرير. السبب: البحر. خسارة كلّية. لا تعويض.'], { prop: { kind: 'phone', colour: '#3c4040' } }),
      ]),
      passage('office', 'plain', [
        tell(['I kept the register. Some nights I read it aloud, at the real sea.', '宿帳は私が持っている。夜、本物の海で、声に出して読む。', 'ฉันเก็บสมุดทะเบียนไว้ บางคืนก็ไปอ่านออกเสียงที่ทะเลจริงๆ', '登記簿我留著。有些夜裡，我到真正的海邊，唸出聲來。', 'احتفظتُ بالسجلّ. أقرؤه بعض الليالي بصوت عالٍ عند البحر الحقيقي.']),
        show('hand', 'iris', 'smile', { prop: { kind: 'ball', colour: '#e8d84a' } }),
        tell(['Below my name there is one more line. It’s in a child’s hand. It says: “Found you.”', '私の名の下に、もう一行。子どもの字で、「みーつけた」。', 'ใต้ชื่อฉันมีอีกบรรทัด เป็นลายมือเด็ก เขียนว่า “เจอแล้ว”', '我名字底下，多了一行。孩子的字跡，寫著：「找到妳了。」', 'تحت اسمي سطر آخر بخط طفل: «وجدتُكِ».'], {
          shot: 'eyes',
          who: 'iris',
          mood: 'smile',
        }),
      ]),
    ],
  },
];
