import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const TICKET = { kind: 'letter', colour: '#f0708e' } as const;
const WATCH = { kind: 'phone', colour: '#d8b45a' } as const;
const TEA = { kind: 'cup', colour: '#e0788a' } as const;
const BOOK = { kind: 'book', colour: '#c0604a' } as const;

/** The year abroad, and what waits at both ends of it. */
export const LAST_BUS_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Side Panel', '車体広告', 'โฆษณาข้างรถ', '車身廣告', 'إعلان على الحافلة'],
    passages: [
      passage('busInside', 'inside', [
        tell([
          'I practised how to tell him for three days. On his bus, which was a mistake.',
          '三日間、言い方を練習した。彼のバスの中で。それが失敗だった。',
          'ฉันซ้อมวิธีบอกเขาอยู่สามวัน บนรถของเขาเอง ซึ่งเป็นความผิดพลาด',
          '我練習了三天要怎麼告訴他，在他的車上練。這是個錯誤。',
          'تدرّبتُ ثلاثة أيّام على إخباره. في حافلته، وكان ذلك خطأ.',
        ]),
        say('hana', 'strain', ['Ren, there’s a thing… Ren, it’s only twelve months…', 'あのね、蓮さん……たった十二か月なんだけど……', 'เร็นคะ คือว่า… แค่สิบสองเดือนเอง…', '蓮，有件事……只有十二個月而已……', 'رين، ثمّة أمر… إنّها اثنا عشر شهرًا فقط…'], { shot: 'close', tone: 'whisper' }),
        say('ren', 'calm', ['Paris, Vienna, then nine towns that I can’t pronounce.', 'パリ、ウィーン、それから読めない町が九つ。', 'ปารีส เวียนนา แล้วก็อีกเก้าเมืองที่ผมอ่านไม่ออก', '巴黎、維也納，再來九個我念不出來的城市。', 'باريس، فيينا، ثمّ تسع مدن لا أحسن نطقها.'], { shot: 'over' }),
        say('hana', 'shock', ['Who told you?', '誰に聞いたの？', 'ใครบอกคุณ', '誰告訴你的？', 'من أخبرك؟'], { shot: 'face' }),
        show('wide', 'hana', 'shock', { others: ['ren'] }),
      ]),
      passage(
        'street',
        'rain',
        [
          tell(
            [
              'It was on the side of his bus, four metres long: THE ORCHESTRA ABROAD. I was third from the left.',
              'バスの横腹に四メートルの広告。「楽団、海外へ」。左から三人目が私。',
              'ป้ายข้างรถยาวสี่เมตร “วงออร์เคสตราสู่ต่างแดน” ฉันอยู่คนที่สามจากซ้าย',
              '車身上四公尺長的廣告：「樂團出國巡演」。左邊數來第三個是我。',
              'على جانب حافلته إعلان بأربعة أمتار: «الأوركسترا في الخارج». وأنا الثالثة من اليسار.',
            ],
            { who: 'ren', mood: 'shy', shot: 'low' },
          ),
          say('ren', 'shy', ['I washed it twice on Sunday. You had a little mud on you.', '日曜に二度洗いました。花さんに少し、泥がはねてて。', 'วันอาทิตย์ผมล้างสองรอบ มีโคลนเปื้อนคุณนิดหน่อย', '星期天我洗了兩遍，妳身上沾了點泥巴。', 'غسلتُه مرّتين يوم الأحد. كان عليكِ بعض الطين.'], { shot: 'close' }),
          say('hana', 'cry', ['Say I shouldn’t go. Just once. So that I’ve heard it.', '行くなって、一度だけ言って。聞いておきたいの。', 'บอกว่าอย่าไปสิ แค่ครั้งเดียวพอ ให้ฉันได้ยิน', '說一次叫我別走。一次就好，讓我聽聽。', 'قل لي ألّا أذهب. مرّة واحدة، كي أسمعها.'], { shot: 'face' }),
          say('ren', 'smile', ['Doors closing, please. Mind your dream.', '扉が閉まります。夢を、お挟みになりませんよう。', 'ประตูกำลังปิดครับ ระวังหนีบความฝัน', '車門即將關閉，小心別夾到夢想。', 'الأبواب تُغلق. انتبهوا لأحلامكم.'], { shot: 'eyes' }),
          tell(['He said it in his announcing voice. That’s the voice he uses when he can’t see the road.', '案内放送の声だった。前が見えないとき、彼はその声になる。', 'เขาใช้เสียงประกาศ เสียงที่เขาใช้ตอนมองถนนไม่เห็น', '他用的是報站的聲音。他看不清路的時候，就用那種聲音。', 'قالها بصوت الإعلانات. صوته حين لا يرى الطريق.'], {
            who: 'hana',
            mood: 'sad',
            shot: 'full',
          }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['Somebody’s Always Running', '必ず誰か走ってる', 'มีคนวิ่งมาเสมอ', '總有人在跑', 'ثمّة دائمًا من يجري'],
    passages: [
      passage('busStop', 'morning', [
        tell([
          'Monday, 5:38. For the second time in my life I was early. He wasn’t there.',
          '月曜、五時三十八分。人生で二度目の早着。彼は、いなかった。',
          'วันจันทร์ ตีห้าสามสิบแปด ครั้งที่สองในชีวิตที่ฉันมาก่อนเวลา แต่เขาไม่อยู่',
          '星期一，五點三十八分。我這輩子第二次早到。他不在。',
          'الاثنين 5:38. بكّرتُ للمرّة الثانية في حياتي. ولم يكن هناك.',
        ]),
        tell(
          [
            'A new driver, with a very good watch. “Mr Ren asked for the day off,” she said.',
            '新しい運転手は、正確な時計の女の人。「蓮さん、今日はお休みです」',
            'คนขับคนใหม่ใส่นาฬิกาเที่ยงตรงมาก “คุณเร็นลางานค่ะ” เธอว่า',
            '新來的司機戴著很準的錶。「蓮先生今天請假。」她說。',
            'سائقة جديدة بساعة دقيقة جدًّا. قالت: «طلب السيّد رين إجازة».',
          ],
          { who: 'hana', mood: 'worry', shot: 'close' },
        ),
        say('hana', 'sad', ['He’s right. He’d have driven round the block till noon.', 'そうね。彼なら、お昼まで街を回り続けてる。', 'ก็ถูกแล้ว ถ้าเป็นเขาคงขับวนจนเที่ยง', '也對。換作他，會繞街繞到中午。', 'معه حقّ. كان سيدور حول الحيّ حتى الظهر.'], { shot: 'face', tone: 'think' }),
        show('pause', null, 'calm', { sound: ['5:40 — pfff', '五時四十分　プシュウ', '05:40 ฟู่', '5:40　噗咻', '5:40 بفف'] }),
      ]),
      passage('street', 'morning', [
        say('ren', 'shout', ['Wait! Please wait!', '待って！　待ってください！', 'เดี๋ยวครับ! รอด้วย!', '等等！請等等！', 'انتظري! أرجوكِ انتظري!'], { shot: 'action', tone: 'shout', posture: 'run' }),
        say('hana', 'shock', ['That’s my line.', 'それ、私の台詞なんだけど。', 'นั่นบทพูดของฉันนี่', '那是我的台詞耶。', 'هذه جملتي أنا.'], { shot: 'eyes' }),
        tell(['I pulled the cord, and then the other cord, and then the driver’s sleeve.', '私は降車の紐を引き、もう一本も引き、運転手の袖も引いた。', 'ฉันดึงกระดิ่ง ดึงอีกเส้น แล้วก็ดึงแขนเสื้อคนขับ', '我拉了下車鈴，又拉了另一條，然後拉司機的袖子。', 'شددتُ حبل الجرس، ثمّ الحبل الآخر، ثمّ كمّ السائقة.'], {
          who: 'hana',
          mood: 'shout',
          shot: 'low',
          posture: 'reach',
        }),
        say('hana', 'shout', ['Never leave on the dot! Somebody’s always running!', '定刻に出ちゃだめ！　必ず誰か、走ってるの！', 'ห้ามออกตรงเป๊ะ! มีคนวิ่งมาเสมอ!', '不能準點開走！總有人在跑！', 'لا تنطلقي في الدقيقة! ثمّة دائمًا من يجري!'], { shot: 'face', tone: 'shout' }),
        say('ren', 'strain', ['The… flask. You forgot… I mean, I forgot to give it to you.', 'す……水筒。忘れ物です。いえ、渡し忘れです、僕の。', 'กระ…ติกน้ำ คุณลืม… เอ่อ ผมลืมให้คุณ', '保……保溫瓶。妳忘了……不，是我忘了給妳。', 'التر… الترمس. نسيتِه… أعني نسيتُ أن أعطيكِ إيّاه.'], { shot: 'over', posture: 'cup', prop: TEA }),
        say('hana', 'laugh', ['You’re two minutes late, passenger.', 'お客さま、二分の遅刻です。', 'ผู้โดยสารคะ คุณสายสองนาที', '這位乘客，你遲到兩分鐘。', 'تأخّرتَ دقيقتين أيّها الراكب.'], { shot: 'two' }),
        tell(
          ['He rode to the airport beside me. He had never seen that road from the side.', '彼は空港まで隣に座った。この道を横から見るのは、初めてだそうだ。', 'เขานั่งข้างฉันไปถึงสนามบิน เขาไม่เคยเห็นถนนเส้นนี้จากด้านข้าง', '他坐在我旁邊一路到機場。他從沒從側面看過這條路。', 'ركب بجانبي إلى المطار. لم يرَ ذلك الطريق من الجانب قطّ.'],
          { who: 'ren', mood: 'smile', shot: 'close' },
        ),
      ]),
    ],
  },
  {
    title: ['Seven Hours Slow', '七時間の遅れ', 'ช้าไปเจ็ดชั่วโมง', '慢七小時', 'متأخّرة سبع ساعات'],
    passages: [
      passage('bedroom', 'dusk', [
        tell(['In the eleventh town I was on time for everything. It was dreadful.', '十一番目の町では、何にでも間に合った。ひどい気分だった。', 'ในเมืองที่สิบเอ็ด ฉันตรงเวลาทุกเรื่อง มันแย่มาก', '到了第十一座城市，我做什麼都準時，糟透了。', 'في المدينة الحادية عشرة كنتُ في موعدي لكلّ شيء. كان فظيعًا.']),
        say('hana', 'calm', ['Five to five. So at home it’s five to twelve. He’s at the stop.', '四時五十四分。向こうは二十三時五十四分。今、停留所だ。', 'สี่โมงห้าสิบสี่ ที่บ้านก็ห้าทุ่มห้าสิบสี่ เขาอยู่ที่ป้ายแล้ว', '四點五十四分，家鄉是十一點五十四分。他在站牌那裡。', 'الخامسة إلا خمسًا. الوقت هناك قرب منتصف الليل. إنّه عند الموقف.'], {
          shot: 'close',
          posture: 'phone',
          prop: WATCH,
        }),
        tell(
          [
            'It rang, as it did every day. “Two minutes,” said his voice. “I’ve nobody to wait for. Talk.”',
            '毎日、電話が鳴る。「二分あります。待つ人がいません。話して」',
            'โทรศัพท์ดังเหมือนทุกวัน “มีสองนาทีครับ ไม่มีใครให้รอ เล่ามาสิ”',
            '電話照例響了。「有兩分鐘，沒人可等。說話吧。」是他的聲音。',
            'رنّ الهاتف كعادته: «عندي دقيقتان ولا أحد أنتظره. احكي».',
          ],
          { who: 'hana', mood: 'shock', shot: 'hand', prop: WATCH },
        ),
        say('hana', 'smile', ['I ate a cake shaped like a hat. I broke a string. I miss the rain.', '帽子の形のケーキを食べた。弦を切った。雨が、恋しい。', 'กินเค้กรูปหมวก สายขาดไปเส้น แล้วก็คิดถึงฝน', '我吃了帽子形狀的蛋糕，斷了一根弦，想念那裡的雨。', 'أكلتُ كعكة بشكل قبّعة، وقطعتُ وترًا، وأشتاق إلى المطر.'], { shot: 'face' }),
      ]),
      passage('busInside', 'inside', [
        say('ren', 'joy', ['Ladies and gentlemen, the orchestra has reached Linz. She had cake.', '楽団はリンツに到着。花さんはケーキを召し上がりました。', 'ประกาศครับ วงถึงเมืองลินซ์แล้ว เธอได้กินเค้ก', '各位乘客，樂團已抵達林茲。她吃了蛋糕。', 'سيّداتي سادتي، بلغت الأوركسترا لينتس. وقد أكلت كعكة.'], { shot: 'full' }),
        tell(
          [
            'There was a map above the door now, with a pin. A schoolboy moved it. A widow kept the cake list.',
            '扉の上に地図が貼られた。ピンを動かすのは中学生、菓子の係は未亡人。',
            'เหนือประตูมีแผนที่ปักหมุด เด็กนักเรียนคอยเลื่อน คุณป้าจดรายชื่อเค้ก',
            '車門上貼了張地圖，有個學生負責移圖釘，一位老太太記錄蛋糕。',
            'فوق الباب خريطة ودبّوس يحرّكه تلميذ، وأرملة تدوّن أنواع الكعك.',
          ],
          { who: 'ren', mood: 'smile', shot: 'wide' },
        ),
        show('two', 'ren', 'calm'),
        say('ren', 'worry', ['Eighteen of us tonight. It used to be nineteen. I still count.', '今夜は十八人です。前は十九人。……つい、数えてしまう。', 'คืนนี้สิบแปดคน เมื่อก่อนสิบเก้า ผมยังนับอยู่เลย', '今晚十八個人。以前是十九個，我還是會數。', 'نحن ثمانية عشر الليلة. كنّا تسعة عشر. ما زلتُ أعدّ.'], { shot: 'close' }),
        show('hand', 'ren', 'sad', { prop: TICKET }),
        tell(
          [
            'On his seat lay a letter from the company. “Lines below nineteen passengers will be closed.”',
            '座席に会社の通知。「乗客十九名未満の路線は、廃止とする」',
            'บนเบาะมีจดหมายบริษัท “สายที่ผู้โดยสารไม่ถึงสิบเก้าคนจะยกเลิก”',
            '駕駛座上有封公司來函：「乘客不滿十九人之路線，一律停駛。」',
            'على مقعده رسالة من الشركة: «تُغلق الخطوط التي تقلّ عن تسعة عشر راكبًا».',
          ],
          { who: 'ren', mood: 'shock', shot: 'eyes' },
        ),
      ]),
    ],
  },
  {
    title: ['The Nineteenth', '十九人目', 'คนที่สิบเก้า', '第十九位', 'الراكب التاسع عشر'],
    passages: [
      passage(
        'busStop',
        'rain',
        [
          tell(['A month to find one passenger. At midnight, on a hill, in the rain.', '猶予は一か月。真夜中の坂の、雨の中で、客をあとひとり。', 'มีเวลาหนึ่งเดือนหาผู้โดยสารเพิ่มหนึ่งคน กลางดึก บนเนิน กลางฝน', '一個月內要多找到一位乘客。半夜、山坡上、下著雨。', 'شهر لإيجاد راكب واحد. عند منتصف الليل، على تلّة، تحت المطر.']),
          say('ren', 'strain', ['Excuse me, sir. Would you care to go anywhere? Up, for instance?', 'あの、どこかへ行きませんか。たとえば、上のほうへ。', 'ขอโทษนะครับ อยากไปไหนไหม เช่น ขึ้นเนิน', '不好意思，您想去哪裡嗎？比方說，上坡？', 'عفوًا سيّدي، أترغب في الذهاب إلى مكان ما؟ إلى فوق مثلًا؟'], { shot: 'full' }),
          show('chibi', 'ren', 'sad', { sound: ['hoot', 'ホー', 'ฮูก', '咕咕', 'هُوو'] }),
          tell(
            [
              'The man in the grey coat sat down in the front seat with his counting machine. Eighteen clicks.',
              '灰色のコートの検査官が、最前列で数取器を押した。十八回。',
              'ชายเสื้อโค้ตสีเทานั่งแถวหน้าพร้อมเครื่องกดนับ ดังสิบแปดคลิก',
              '灰大衣的男人帶著計數器坐到最前排，按了十八下。',
              'جلس صاحب المعطف الرماديّ في الأمام بعدّاده. ثماني عشرة نقرة.',
            ],
            { who: 'ren', mood: 'worry', shot: 'low' },
          ),
          say('ren', 'sad', ['You’ll have to write it down. I know.', '書かないわけには、いきませんよね。', 'คุณต้องจดใช่ไหมครับ ผมเข้าใจ', '你得寫下來，我明白。', 'عليك أن تدوّنها. أعرف.'], { shot: 'close' }),
        ],
        'rain',
      ),
      passage('busInside', 'inside', [
        tell(['“One moment,” said the widow. She took her cake list and held up her telephone.', '「お待ち」と老婦人が言い、菓子の帳面を置いて、電話を掲げた。', '“เดี๋ยวก่อน” คุณป้าว่า แล้วชูโทรศัพท์ขึ้น', '「等一下。」老太太放下蛋糕清單，舉起電話。', '«لحظة»، قالت الأرملة، ورفعت هاتفها.']),
        say(
          'hana',
          'joy',
          ['Good evening! One to Marigold Hill, please. Adult. I’ve paid by post.', 'こんばんは！　大人一枚、マリーゴールド坂まで。郵送で払いました！', 'สวัสดีค่ะ! ไปเนินดาวเรืองหนึ่งที่ ผู้ใหญ่ จ่ายทางไปรษณีย์แล้ว', '晚安！一張全票到金盞花坡，車錢我寄過去了。', 'مساء الخير! تذكرة إلى تلّة الأقحوان، بالغة. دفعتُ بالبريد.'],
          { shot: 'face', prop: WATCH },
        ),
        say('ren', 'shock', ['Hana? How long have you been on?', '花さん？　いつから乗ってるんです？', 'คุณฮานะ? ขึ้นมาตั้งแต่เมื่อไหร่ครับ', '花？妳上車多久了？', 'هانا؟ منذ متى وأنتِ معنا؟'], { shot: 'close' }),
        say('hana', 'shy', ['Every night since Paris. She holds me up to the window.', 'パリから、毎晩。窓の外も見せてもらってる。', 'ทุกคืนตั้งแต่ปารีส คุณป้ายกฉันส่องหน้าต่างให้ด้วย', '從巴黎開始，每晚都在。她會把我舉到窗邊。', 'كلّ ليلة منذ باريس. وترفعني إلى النافذة.'], { shot: 'over' }),
        tell(
          [
            'The inspector thought for three stops. Then: click. “A passenger is a passenger,” he said.',
            '検査官は三つ先まで悩み、カチリと押した。「お客さまは、お客さまです」',
            'ผู้ตรวจคิดอยู่สามป้าย แล้วกดคลิก “ผู้โดยสารก็คือผู้โดยสาร” เขาว่า',
            '稽查員想了三站，然後按下一聲。「乘客就是乘客。」他說。',
            'فكّر المفتّش ثلاث محطّات، ثمّ نقر: «الراكب راكب».',
          ],
          { mood: 'calm', shot: 'hand' },
        ),
        say('hana', 'worry', ['Ren, don’t hang up. Somebody here has my grandmother’s violin.', '蓮さん、切らないで。こっちに、おばあちゃんのバイオリンがあるの。', 'เร็น อย่าเพิ่งวาง ที่นี่มีคนถือไวโอลินของย่าฉัน', '蓮，先別掛。這裡有人拿著我奶奶的琴。', 'رين، لا تغلق. هنا من يحمل كمان جدّتي.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['The Sister', '姉妹の琴', 'ไวโอลินคู่พี่น้อง', '姊妹琴', 'الكمان الشقيق'],
    passages: [
      passage('workshop', 'dusk', [
        tell([
          'A shop in a harbour town, with one window. In it hung the violin I had left in my hotel.',
          '港町の、窓ひとつの店。宿に置いたはずのバイオリンが、吊ってあった。',
          'ร้านเล็กในเมืองท่า มีหน้าต่างบานเดียว ในนั้นแขวนไวโอลินที่ฉันทิ้งไว้ที่โรงแรม',
          '港口小鎮的一家店，櫥窗裡掛著我明明放在旅館的那把琴。',
          'دكّان في بلدة ميناء، وفي نافذته الكمان الذي تركتُه في الفندق.',
        ]),
        say('hana', 'shock', ['It isn’t mine. It’s hers, though. Same wood. Same tree.', '私のじゃない。でも、おばあちゃんの作。同じ木から取ってある。', 'ไม่ใช่ของฉัน แต่เป็นฝีมือย่า ไม้เดียวกัน ต้นเดียวกัน', '這不是我的，卻是奶奶做的。同樣的木料，同一棵樹。', 'ليس كماني، لكنّه من صنعها. الخشب نفسه، والشجرة نفسها.'], {
          shot: 'close',
        }),
        show('low', 'hana', 'worry', { prop: BOOK }),
        tell(
          [
            '“It came on a ship, fifty-three years ago,” said the owner. “A young woman paid her fare with it.”',
            '「五十三年前、船で来た」と店主。「若い女の、船賃代わりだ」',
            '“มากับเรือเมื่อห้าสิบสามปีก่อน” เจ้าของว่า “หญิงสาวใช้มันจ่ายค่าเรือ”',
            '「五十三年前搭船來的，」店主說，「一個年輕女人拿它抵船費。」',
            'قال صاحبه: «جاء بالسفينة قبل 53 سنة. دفعت به شابّة أجرتها».',
          ],
          { who: 'hana', mood: 'worry', shot: 'over' },
        ),
        say('hana', 'sad', ['She was going away. The night that he left on time.', '行くつもりだったんだ。彼が定刻に出た、あの夜に。', 'ย่ากำลังจะไป ในคืนที่เขาออกรถตรงเวลา', '她本來要離開的。就在他準點開走的那一晚。', 'كانت راحلة. ليلة انطلق في موعده.'], { shot: 'face' }),
      ]),
      passage('workshop', 'inside', [
        say('hana', 'talk', ['There’s a label inside. “For A., who waited.” She made it for him.', '中に札がある。「待ってくれた人、Aへ」。新井さんの琴よ。', 'ข้างในมีป้าย “แด่ อ. ผู้รอ” ย่าทำให้เขา', '裡面有標籤：「給等我的A。」是做給新井先生的。', 'في الداخل بطاقة: «إلى أ. الذي انتظر». صنعتْه له.'], {
          shot: 'two',
          posture: 'phone',
          prop: WATCH,
        }),
        say('ren', 'worry', ['What does the man want for it?', 'その店主は、いくらだと？', 'เขาจะขายเท่าไหร่ครับ', '店主要賣多少？', 'وكم يطلب ثمنًا له؟'], { shot: 'close' }),
        say('hana', 'deadpan', ['A year’s pay. Or somebody who can mend forty fiddles by Friday.', '一年分の給料。か、金曜までにバイオリン四十台の修理。', 'เงินเดือนทั้งปี หรือไม่ก็คนซ่อมไวโอลินสี่สิบตัวให้เสร็จวันศุกร์', '一年的薪水，或者星期五前修好四十把琴。', 'أجر سنة. أو من يصلح أربعين كمانًا قبل الجمعة.'], { shot: 'full' }),
        say('ren', 'laugh', ['By Friday? You? You’ll be late.', '金曜まで？　花さんが？　遅刻しますよ。', 'ภายในวันศุกร์? คุณเนี่ยนะ สายแน่', '星期五？妳？妳一定會遲到。', 'قبل الجمعة؟ أنتِ؟ ستتأخّرين.'], { shot: 'eyes' }),
        tell(
          [
            'I finished on Friday at two minutes past midnight. He had stopped his clock for me.',
            '終わったのは金曜の零時二分過ぎ。店主は時計を止めて待っていた。',
            'ฉันเสร็จหลังเที่ยงคืนวันศุกร์สองนาที เจ้าของร้านหยุดนาฬิกาไว้รอ',
            '我在星期五過了半夜兩分鐘才完工。店主替我把鐘停住了。',
            'أنهيتُ بعد منتصف ليل الجمعة بدقيقتين. وكان قد أوقف ساعته لي.',
          ],
          { who: 'hana', mood: 'joy', shot: 'hand' },
        ),
      ]),
    ],
  },
  {
    title: ['The Bus Was Late', 'バスの遅刻', 'รถเมล์มาสาย', '公車遲到了', 'الحافلة تأخّرت'],
    passages: [
      passage('station', 'rain', [
        tell([
          'Two days’ leave at New Year. I landed at ten past eleven, with a violin under each arm.',
          '年末に二日の休み。二十三時十分着。両脇にバイオリンを一台ずつ。',
          'ปีใหม่ได้หยุดสองวัน ฉันลงเครื่องห้าทุ่มสิบนาที หนีบไวโอลินข้างละตัว',
          '新年有兩天假。我十一點十分落地，兩邊腋下各夾一把琴。',
          'إجازة يومين لرأس السنة. هبطتُ في 11:10، وتحت كلّ ذراع كمان.',
        ]),
        show('full', 'hana', 'joy', { posture: 'run' }),
      ]),
      passage(
        'busStop',
        'rain',
        [
          tell(['11:52. I was there. The bus wasn’t.', '二十三時五十二分。私はいた。バスが、いない。', 'ห้าทุ่มห้าสิบสอง ฉันมาถึงแล้ว แต่รถยังไม่มา', '十一點五十二分。我到了，公車沒到。', 'الساعة 11:52. كنتُ هناك. ولم تكن الحافلة.'], { who: 'hana', mood: 'shock', shot: 'close' }),
          say('hana', 'calm', ['So this is what it’s like. Two minutes is enormous.', '待つって、こういうことか。二分って、とてつもなく長い。', 'การรอมันเป็นแบบนี้เอง สองนาทียาวนานเหลือเกิน', '原來等人是這種感覺。兩分鐘好漫長。', 'هذا هو الانتظار إذن. الدقيقتان دهر.'], { shot: 'face', tone: 'think' }),
          say('ren', 'shock', ['Mind the st… Hana? I’m sorry! The goat got on at the bend!', '足もとに……花さん？　すみません、曲がり角でヤギが乗ってきて！', 'ระวังบัน… คุณฮานะ? ขอโทษครับ แพะขึ้นรถตรงโค้ง!', '小心台……花？對不起！彎道那裡有隻山羊上車！', 'انتبهوا للدر… هانا؟ آسف! ركبت العنزة عند المنعطف!'], { shot: 'low' }),
          say('hana', 'joy', ['It’s all right. My watch runs slow.', 'いいの。私の時計、遅れてるから。', 'ไม่เป็นไรค่ะ นาฬิกาฉันเดินช้า', '沒關係，我的錶走得慢。', 'لا بأس. ساعتي تتأخّر.'], { shot: 'two' }),
        ],
        'snow',
      ),
      passage('bedroom', 'morning', [
        tell(['Mr Arai held the sister violin as one holds a cup that is too full.', '新井さんは姉妹の琴を、なみなみ注いだ茶碗のように抱いた。', 'คุณอาราอิถือไวโอลินราวกับถือถ้วยที่น้ำเต็มปริ่ม', '新井先生捧著那把姊妹琴，像捧著一杯太滿的茶。', 'حمل السيّد أراي الكمان كمن يحمل فنجانًا ممتلئًا.']),
        say('hana', 'worry', ['Something’s rattling. There’s paper under the scroll.', '何か、鳴ってる。渦巻きの中に、紙が。', 'มีอะไรกลิ้งอยู่ ใต้หัวไวโอลินมีกระดาษ', '有東西在響。琴頭裡有張紙。', 'شيء يخشخش. ثمّة ورقة تحت الرأس.'], { shot: 'over' }),
        tell(
          [
            '“I came at 11:54, and saw your lights go over the hill. I was not running alone. I was running for two.”',
            '「二十三時五十四分、あなたの灯が坂を越えた。私はもう、二人で走っていたの」',
            '“ฉันมาถึงห้าทุ่มห้าสิบสี่ เห็นไฟรถลับเนินไป คืนนั้นฉันไม่ได้วิ่งคนเดียว ฉันวิ่งกันสองคน”',
            '「我十一點五十四分到，看見你的車燈翻過山坡。我不是一個人在跑，是兩個人。」',
            '«وصلتُ في 11:54 ورأيتُ أضواءك تغيب. لم أكن أجري وحدي. كنّا اثنين».',
          ],
          { who: 'hana', mood: 'shock', shot: 'hand', prop: TICKET },
        ),
        say('ren', 'shock', ['Hana. When was your mother born?', '花さん。お母さんの、お生まれは？', 'คุณฮานะ แม่คุณเกิดเมื่อไหร่', '花，妳母親是什麼時候出生的？', 'هانا، متى وُلدت أمّك؟'], { shot: 'close' }),
        say('hana', 'cry', ['That summer.', 'その年の、夏。', 'ฤดูร้อนปีนั้น', '那年夏天。', 'صيف تلك السنة.'], { shot: 'eyes' }),
      ]),
    ],
  },
];
