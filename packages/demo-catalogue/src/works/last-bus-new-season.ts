import type { SceneName } from '../scenery/scenes.ts';
import { type Beat, type EpisodeScript, type Passage, passage, say, show, tell } from './script.ts';

const TICKET = { kind: 'letter', colour: '#f0708e' } as const;
const WATCH = { kind: 'phone', colour: '#d8b45a' } as const;
const TEA = { kind: 'cup', colour: '#e0788a' } as const;
const LAMP = { kind: 'lantern', colour: '#e0a060' } as const;
const UMBRELLA = { kind: 'umbrella', colour: '#e0788a' } as const;

/** Out in the rain, as it usually is at that hour. */
const rainy = (place: SceneName, hour: string, beats: readonly Beat[]): Passage => passage(place, hour, beats, 'rain');

/** The bench, and the one who waited on it first. */
export const LAST_BUS_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Temporary Stop', '仮停留所', 'ป้ายชั่วคราว', '臨時站牌', 'موقف مؤقّت'],
    passages: [
      rainy('street', 'rain', [
        tell(['The stop is now a pole in a bucket, two hundred metres further down the hill.', '停留所はバケツに立てた棒になり、坂の二百メートル下へ移った。', 'ป้ายรถกลายเป็นเสาปักในถัง เลื่อนลงเนินไปสองร้อยเมตร', '站牌變成插在水桶裡的桿子，往坡下移了兩百公尺。', 'صار الموقف عمودًا في دلو، على بعد مئتي متر أسفل التلّة.']),
        say('hana', 'strain', ['Two hundred metres. That’s a minute and a half, in these shoes.', '二百メートル。この靴だと、一分半。', 'สองร้อยเมตร ใส่รองเท้านี้ก็นาทีครึ่ง', '兩百公尺，穿這雙鞋要一分半。', 'مئتا متر. دقيقة ونصف بهذا الحذاء.'], { shot: 'action', posture: 'run' }),
        say('ren', 'calm', ['Three and a half minutes late. It’s a record.', '三分半の遅刻です。新記録ですね。', 'สายสามนาทีครึ่ง สถิติใหม่เลยครับ', '遲到三分半，破紀錄了。', 'تأخّرتِ ثلاث دقائق ونصفًا. رقم قياسيّ.'], { shot: 'over' }),
        say('hana', 'shy', ['Your watch will need another repair.', 'その時計、また直さなくちゃ。', 'คงต้องซ่อมนาฬิกาคุณอีกรอบแล้ว', '你的錶又得修了。', 'ساعتك تحتاج إلى إصلاح آخر.'], { shot: 'close' }),
        say('ren', 'worry', ['They’re taking the bench on Friday. For firewood.', '金曜に、ベンチが運ばれます。薪にするそうで。', 'วันศุกร์เขาจะขนม้านั่งไปทำฟืนครับ', '星期五他們要把長椅搬走，劈成柴。', 'سيأخذون المقعد يوم الجمعة. حطبًا.'], { shot: 'two' }),
      ]),
      rainy('busStop', 'dusk', [
        say('hana', 'angry', ['Firewood? It’s two planks of cherry. Take the other end.', '薪？　桜材の二枚板よ。そっち、持って。', 'ฟืน? นี่ไม้เชอร์รีสองแผ่นเลยนะ ยกอีกข้างที', '當柴燒？這可是兩整塊櫻桃木。你抬那頭。', 'حطب؟ إنّه لوحان من خشب الكرز. ارفع الطرف الآخر.'], { shot: 'face' }),
        say('ren', 'shock', ['Are we stealing a bench?', '僕ら、ベンチ泥棒ですか。', 'เรากำลังขโมยม้านั่งเหรอครับ', '我們這是在偷長椅嗎？', 'أنسرق مقعدًا؟'], { shot: 'close' }),
        say('hana', 'smirk', ['We’re giving it a lift. Open the back door, driver.', '乗せてあげるの。運転手さん、後ろの扉を開けて。', 'ให้มันติดรถไปต่างหาก เปิดประตูหลังสิคะคุณคนขับ', '是載它一程。司機先生，開後門。', 'بل نوصّله. افتح الباب الخلفيّ أيّها السائق.'], { shot: 'two' }),
        show('hand', 'hana', 'shock', { prop: LAMP }),
        tell(['On the underside, in old, careful knife strokes: 23:52, and then a 2.', '裏に、古い丁寧な刃の跡。「二十三時五十二分、たす二」。', 'ใต้ม้านั่งมีรอยมีดเก่า ๆ สลักไว้อย่างตั้งใจ “23:52 + 2”', '底下有仔細刻上的舊刀痕：「23:52，再加2」。', 'على باطنه نقش قديم متقن بالسكّين: 23:52 ثمّ 2.'], {
          shot: 'eyes',
          who: 'hana',
          mood: 'worry',
        }),
      ]),
    ],
  },
  {
    title: ['Plus Two', 'たす二', 'บวกสอง', '加二', 'زائد اثنين'],
    passages: [
      passage('workshop', 'morning', [
        tell(['I know every tool by its handwriting. This was a peg knife. A violin maker’s.', '刃物の跡は筆跡と同じ。これは糸巻き用。弦楽器の小刀だ。', 'รอยเครื่องมือก็เหมือนลายมือ นี่คือมีดเหลาลูกบิดไวโอลิน', '刀痕就像筆跡。這是削弦軸的刀，做琴人用的。', 'لكلّ أداة خطّها. وهذه سكّين مفاتيح، لصانع كمنجات.']),
        say('hana', 'shock', ['It’s Grandmother’s. I’m holding it. It fits the cut.', 'おばあちゃんの小刀だ。刃が、溝にぴったり。', 'มีดของย่า ฉันถืออยู่นี่ มันลงร่องพอดี', '是奶奶的刀。就是我手上這把，剛好吻合。', 'إنّها سكّين جدّتي، في يدي، وتطابق الأثر.'], { shot: 'close' }),
        say('ren', 'talk', ['She never told you that she waited there?', 'あそこで待っていたこと、聞いてないんですか。', 'ท่านไม่เคยเล่าเหรอครับว่าเคยนั่งรอที่นั่น', '她沒跟妳說過，她在那裡等過？', 'ألم تخبرك أنّها كانت تنتظر هناك؟'], { shot: 'over' }),
        say('hana', 'calm', ['She told me one thing. “Never run for a bus, Hana. Marry one.”', '聞いたのは一つ。「バスは追うな、嫁に行け」って。', 'ท่านพูดอย่างเดียว “อย่าวิ่งไล่รถเมล์ ให้แต่งงานกับมัน”', '她只說過一句：「公車別用追的，嫁給它。」', 'قالت شيئًا واحدًا: «لا تجري خلف حافلة يا هانا. تزوّجيها».'], { shot: 'profile' }),
        say('hana', 'laugh', ['I thought it was a joke about Grandfather. He was slow.', 'おじいちゃんの悪口だと思ってた。のんびり屋だったし。', 'ฉันนึกว่าแซวปู่ เพราะปู่เชื่องช้า', '我還以為是在笑爺爺，他動作很慢。', 'ظننتُها تمزح بشأن جدّي. كان بطيئًا.'], { shot: 'two' }),
      ]),
      passage('workshop', 'dusk', [
        show('hand', 'ren', 'worry', { prop: WATCH }),
        say('ren', 'worry', ['I’d never opened the back. I was afraid that I’d break it.', '裏蓋は、開けたことがなくて。壊しそうで。', 'ผมไม่เคยเปิดฝาหลังเลย กลัวทำพัง', '我從沒打開過後蓋，怕弄壞。', 'لم أفتح غطاءها قطّ. خفتُ أن أكسرها.'], { shot: 'close' }),
        say('hana', 'talk', ['I did, when I made it slow. There’s an inscription. I thought you knew.', '遅らせたとき、開けたの。文字が彫ってあった。ご存じかと。', 'ฉันเปิดตอนซ่อม ข้างในสลักอักษรไว้ นึกว่าคุณรู้', '我調慢它時開過，裡面刻了字。我以為你知道。', 'فتحتُها حين أبطأتُها. فيها نقش، وظننتُك تعرف.'], { shot: 'over' }),
        tell(['“It runs slow. Love, S.” My grandmother’s name was Sumire.', '「遅れます。すみれ」——すみれは、おばあちゃんの名前だ。', '“มันเดินช้านะ รัก ส.” ย่าฉันชื่อสุมิเระ', '「它走得慢。菫」——菫，是奶奶的名字。', '«إنّها تتأخّر. بحبّ، س.» وكان اسم جدّتي سوميري.'], { shot: 'eyes', who: 'hana', mood: 'cry' }),
        say('hana', 'shock', ['Ren. Who gave you this watch?', '蓮さん。この時計、誰にもらったの。', 'คุณเร็น ใครให้นาฬิกาเรือนนี้มา', '蓮，這只錶是誰給你的？', 'رين، من أعطاك هذه الساعة؟'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['The First Driver', '最初の運転手', 'คนขับคนแรก', '第一任司機', 'السائق الأوّل'],
    passages: [
      passage('busInside', 'morning', [
        tell([
          'Mr Arai drove the last bus for forty years. Then he taught Ren, and gave him the watch.',
          '新井さんは最終を四十年。蓮さんを仕込み、時計を譲った。',
          'คุณอาราอิขับรถเที่ยวสุดท้ายสี่สิบปี สอนเร็น แล้วมอบนาฬิกาให้',
          '新井先生開了四十年末班車，教會了蓮，把錶給了他。',
          'قاد السيّد أراي آخر حافلة أربعين سنة، ثمّ علّم رين وأعطاه الساعة.',
        ]),
        say('ren', 'calm', ['He told me one rule. “Never leave on the dot. Somebody’s always running.”', '教えは一つ。「定刻に出るな、必ず誰か走ってる」', 'ท่านสอนข้อเดียว “อย่าออกตรงเป๊ะ มีคนวิ่งมาเสมอ”', '他只教我一件事：「別準點開走，總有人在跑。」', 'علّمني قاعدة: «لا تنطلق في الدقيقة. ثمّة دائمًا من يجري».'], {
          shot: 'profile',
        }),
        say('hana', 'worry', ['And was somebody?', '……本当に、誰かが？', 'แล้วมีคนวิ่งจริงไหมคะ', '……真的有人在跑？', 'وهل كان هناك أحد؟'], { shot: 'close' }),
        show('back', 'hana', 'calm', { others: ['ren'] }),
        say('ren', 'sad', ['Every night for a year, he said. Then one night, nobody.', '一年間、毎晩。そしてある夜、ぱったりと。', 'ทุกคืนตลอดปีหนึ่ง แล้วคืนหนึ่งก็ไม่มีใครมา', '他說整整一年，每晚都有。然後某一晚，沒有了。', 'كلّ ليلة طوال سنة، ثمّ ذات ليلة لا أحد.'], { shot: 'over' }),
      ]),
      passage('bedroom', 'dusk', [
        tell(['He is ninety-one, and sits by a window from which you can see the depot.', '九十一になる新井さんは、車庫の見える窓辺に座っている。', 'ท่านอายุเก้าสิบเอ็ด นั่งริมหน้าต่างที่มองเห็นอู่รถ', '他九十一歲了，坐在看得見車庫的窗邊。', 'عمره إحدى وتسعون، يجلس إلى نافذة تطلّ على المرآب.']),
        tell(['“You have sawdust in your hair,” he said to me. “So had she.”', '「髪に木くずがついてる」と私に言った。「あの人もだった」', '“มีขี้เลื่อยติดผม” ท่านบอกฉัน “เธอก็เหมือนกัน”', '「妳頭髮上有木屑。」他對我說，「她也是。」', '«في شعرك نشارة»، قال لي. «هكذا كانت هي أيضًا».'], { shot: 'close', who: 'hana', mood: 'cry' }),
        say('hana', 'talk', ['Why did she stop coming?', 'どうして、来なくなったんですか。', 'ทำไมย่าถึงเลิกมาคะ', '她為什麼不來了？', 'لماذا توقّفت عن المجيء؟'], { shot: 'two' }),
        tell(['“I never found out. I left on time, once. Only once. It was raining.”', '「わからん。一度だけ、定刻に出た。雨の夜だった」', '“ฉันไม่เคยรู้ ฉันออกรถตรงเวลาอยู่คืนเดียว คืนนั้นฝนตก”', '「我一直不知道。我就那麼一次，準時開走了。那晚下雨。」', '«لم أعرف قطّ. انطلقتُ في الموعد مرّة واحدة فقط. كان مطر».'], {
          shot: 'face',
          who: 'ren',
          mood: 'shock',
        }),
        show('hand', 'hana', 'sad', { prop: TICKET }),
        tell(['He put two tickets in my hand. “To the sea. I never punched them.”', '切符を二枚、握らせてくれた。「海行きだ。鋏は入れてない」', 'ท่านวางตั๋วสองใบในมือฉัน “ไปทะเล ยังไม่เคยตัดเลย”', '他放了兩張車票在我手裡：「到海邊的，沒剪過。」', 'وضع في يدي تذكرتين: «إلى البحر. لم أثقبهما قطّ».'], {
          shot: 'eyes',
          who: 'hana',
          mood: 'shock',
        }),
      ]),
    ],
  },
  {
    title: ['Row F, Aisle', 'F列、通路側', 'แถวเอฟ ติดทางเดิน', 'F排，靠走道', 'الصفّ السادس، الممرّ'],
    passages: [
      passage('lockers', 'dusk', [
        tell(['The orchestra said yes. My first concert was on a Thursday, at half past nine.', '楽団は受かった。初舞台は木曜、夜九時半。', 'วงรับฉันแล้ว คอนเสิร์ตแรกวันพฤหัส สามทุ่มครึ่ง', '樂團錄取了我。第一場演出在星期四晚上九點半。', 'قبلتني الأوركسترا. أوّل حفلة لي الخميس في التاسعة والنصف.']),
        say(
          'ren',
          'sad',
          ['I’m on till midnight. Everyone I asked has a daughter’s birthday.', '零時まで乗務で。皆に頼んだら、全員、娘さんの誕生日でした。', 'ผมเข้ากะถึงเที่ยงคืน ขอแลกเวรทุกคน แต่ทุกคนมีวันเกิดลูกสาว', '我當班到半夜。問遍了人換班，人人女兒都過生日。', 'أعمل حتى منتصف الليل. طلبتُ البديل، فإذا لكلٍّ عيد ميلاد ابنة.'],
          { shot: 'over' },
        ),
        say('hana', 'smile', ['It’s all right. I’ll leave your seat empty. I play for chairs.', 'いいの。席は空けておく。椅子のために弾くのは得意だから。', 'ไม่เป็นไร ฉันจะเว้นที่นั่งคุณไว้ ฉันถนัดเล่นให้เก้าอี้', '沒關係，我把你的位子空著。我最會拉給椅子聽。', 'لا بأس. سأترك مقعدك خاليًا. أجيد العزف للكراسي.'], { shot: 'close' }),
        show('back', 'hana', 'worry'),
        say('hana', 'strain', ['Don’t look at row F. Don’t look at row F.', 'F列を見ない。F列を見ない。', 'อย่ามองแถวเอฟ อย่ามองแถวเอฟ', '別看F排。別看F排。', 'لا تنظري إلى الصفّ السادس. لا تنظري.'], { tone: 'think', shot: 'face' }),
      ]),
      rainy('street', 'rain', [
        tell(['In the pause before my solo I heard it. Rain, and an engine, idling.', '独奏の前の静けさに、聞こえた。雨と、低いエンジンの音。', 'ในช่วงเงียบก่อนโซโล ฉันได้ยินมัน เสียงฝน กับเสียงเครื่องยนต์', '獨奏前的靜默裡，我聽見了：雨聲，和怠速的引擎聲。', 'في الصمت قبل عزفي المنفرد سمعتُه: مطر، ومحرّك يهدر بهدوء.'], {
          shot: 'pause',
        }),
        show('wide', 'ren', 'calm', { sound: ['prrrrr', 'ブルルル……', 'ปรื๋อ…', '噗嚕嚕……', 'بررررر'] }),
        say('ren', 'shy', ['Ladies and gentlemen, we’re being held here. By a red light. A long one.', 'お客さま、ただいま信号待ちです。……長い赤でして。', 'ท่านผู้โดยสารครับ เราติดไฟแดง ไฟแดงที่ยาวมาก', '各位乘客，我們在等紅燈。……很長的紅燈。', 'أيّها الركّاب، نحن عند إشارة حمراء. طويلة.'], { shot: 'close' }),
        tell(
          [
            'There is no traffic light on Concert Street. All nineteen passengers kept quiet about it.',
            '音楽堂通りに信号はない。十九人の客は、黙っていてくれた。',
            'ถนนหน้าหอดนตรีไม่มีสัญญาณไฟ ผู้โดยสารทั้งสิบเก้าคนช่วยกันเงียบ',
            '音樂廳那條路沒有紅綠燈。十九位乘客都沒說破。',
            'لا إشارة في شارع الموسيقى. والركّاب التسعة عشر كتموا الأمر.',
          ],
          { shot: 'face', who: 'ren', mood: 'smile' },
        ),
      ]),
      passage('lockers', 'inside', [
        show('full', 'hana', 'joy'),
        say('hana', 'joy', ['I came in two bars late. Nobody minded but the drum.', '二小節、遅れて入った。怒ったのは太鼓だけ。', 'ฉันเข้าช้าไปสองห้อง มีแต่กลองที่โกรธ', '我慢了兩小節才進。只有鼓手介意。', 'دخلتُ متأخّرة بمقياسين. لم يعترض إلا الطبل.'], { shot: 'eyes', tone: 'think' }),
      ]),
    ],
  },
  {
    title: ['To the Sea', '海行き', 'ไปทะเล', '開往海邊', 'إلى البحر'],
    passages: [
      passage('busInside', 'morning', [
        tell(['The line to the sea was closed in the year I was born. There was still a road.', '海行きの路線は、私の生まれた年に廃止。道は、残っていた。', 'สายไปทะเลเลิกวิ่งปีที่ฉันเกิด แต่ถนนยังอยู่', '往海邊的路線在我出生那年停駛了，但路還在。', 'أُلغي خطّ البحر سنة ولادتي. لكنّ الطريق باقٍ.']),
        say(
          'ren',
          'joy',
          ['Next stop, the sea! One passenger, aged ninety-one, in the driver’s ear.', '次は、海！　お客さま一名、九十一歳、運転席の真後ろ！', 'ป้ายต่อไป ทะเล! ผู้โดยสารหนึ่งท่าน อายุ 91 นั่งกำกับคนขับ', '下一站，海邊！乘客一位，九十一歲，坐在我耳邊指揮。', 'المحطّة القادمة: البحر! راكب واحد، عمره 91، عند أذن السائق.'],
          { shot: 'full' },
        ),
        tell(
          [
            '“Mind the bend,” said Mr Arai. “Mind the goat.” There was always a goat.',
            '「曲がるぞ」と新井さん。「ヤギがいるぞ」。本当に、いた。',
            '“ระวังโค้ง” คุณอาราอิว่า “ระวังแพะ” แล้วก็มีแพะจริง ๆ',
            '「小心彎道。」新井先生說，「小心山羊。」還真的有山羊。',
            '«انتبه للمنعطف»، قال السيّد أراي. «انتبه للعنزة». وكانت هناك عنزة.',
          ],
          { shot: 'close', who: 'ren', mood: 'worry' },
        ),
        show('pause', null, 'calm', { sound: ['clonk… pfff', 'ガコン……プシュウ', 'กึก… ฟู่', '喀咚……噗咻', 'كلَنك… بفف'] }),
        say('ren', 'worry', ['The fan belt. Forty kilometres from anywhere.', 'ファンベルトです。どこからも、四十キロ。', 'สายพานพัดลมขาด ห่างจากทุกที่สี่สิบกิโล', '風扇皮帶斷了。離哪裡都有四十公里。', 'حزام المروحة. على بعد أربعين كيلومترًا من كلّ شيء.'], { shot: 'over' }),
      ]),
      passage('heights', 'dusk', [
        say('hana', 'calm', ['How long does it have to hold?', 'どれくらい、もてばいい？', 'ต้องให้มันทนได้นานแค่ไหน', '要撐多久？', 'كم يجب أن يصمد؟'], { shot: 'two' }),
        say('ren', 'shock', ['Hana, no. Those are your concert strings.', '花さん、だめです。演奏会の弦でしょう。', 'คุณฮานะ ไม่ได้ นั่นสายสำหรับคอนเสิร์ตนะ', '花，不行，那是妳演出用的弦。', 'لا يا هانا. هذه أوتار حفلاتك.'], { shot: 'face' }),
        say('hana', 'smirk', ['Four strings for a bus. I’ve made worse bargains. I got a watch once.', '弦四本でバス一台。前は一本で時計だった。まあまあね。', 'สี่สายแลกรถเมล์ เคยแลกแย่กว่านี้ คราวก่อนได้แค่นาฬิกา', '四根弦換一輛公車。上次一根才換到一只錶，不虧。', 'أربعة أوتار بحافلة. عقدتُ أسوأ: وترًا بساعة.'], {
          shot: 'close',
        }),
        show('hand', 'hana', 'strain', { sound: ['twang', 'ピィン', 'ติ๊ง', '錚', 'طنغ'] }),
        tell(['We reached the sea in E major, at a walking pace, with the goat.', 'バスはホ長調で唸り、歩く速さで海に着いた。ヤギも一緒に。', 'เราถึงทะเลในบันไดเสียงอีเมเจอร์ ความเร็วเท่าคนเดิน พร้อมแพะ', '我們以E大調、步行的速度抵達海邊，山羊也一起。', 'بلغنا البحر بسلّم «مي» الكبير، وبسرعة الماشي، ومعنا العنزة.'], {
          shot: 'back',
          who: 'ren',
          mood: 'smile',
        }),
      ]),
    ],
  },
  {
    title: ['07:16', '七時十六分', '07:16', '七點十六分', '7:16'],
    passages: [
      passage('beach', 'morning', [
        tell(['Mr Arai gave both tickets to the wind. “She’s had hers,” he said. “That’s mine.”', '新井さんは切符を風に放った。「一枚はあの人、一枚はわし」', 'คุณอาราอิปล่อยตั๋วไปกับลม “ใบหนึ่งของเธอ ใบหนึ่งของฉัน”', '新井先生讓兩張票隨風飛走：「一張她的，一張我的。」', 'أطلق السيّد أراي التذكرتين للريح: «هذه لها، وهذه لي».']),
        show('back', 'hana', 'cry', { others: ['ren'] }),
        say('ren', 'calm', ['Tea? It’s ten past seven. By the timetable.', 'お茶にしますか。七時十分です。時刻表どおり。', 'ชาไหมครับ เจ็ดโมงสิบ ตามตารางเลย', '喝茶嗎？七點十分，照時刻表。', 'شاي؟ إنّها 7:10 حسب الجدول.'], { shot: 'close', posture: 'cup', prop: TEA }),
        say('hana', 'smile', ['And at fourteen past, silence.', 'それで、十四分から、沈黙。', 'แล้วสิบสี่นาทีก็เงียบ', '然後，十四分開始沉默。', 'وعند 7:14 صمت.'], { shot: 'two' }),
        show('pause', null, 'calm', { sound: ['hush… hush…', 'ざぶん……ざぶん……', 'ซู่… ซู่…', '沙……沙……', 'هِش… هِش…'] }),
        say('hana', 'shy', ['Ren. The passenger is ready.', '蓮さん。お客さまの、準備ができました。', 'คุณเร็น ผู้โดยสารพร้อมแล้วค่ะ', '蓮，乘客準備好了。', 'رين، الراكبة مستعدّة.'], { shot: 'face' }),
      ]),
      passage('beach', 'dusk', [
        say('ren', 'cry', ['It’s 7:16. You’re on time. You’re exactly on time.', '七時十六分。定刻です。ぴったり、定刻だ。', 'เจ็ดโมงสิบหก คุณมาตรงเวลา ตรงเป๊ะเลย', '七點十六分。妳準時了，分秒不差。', 'إنّها 7:16. جئتِ في الموعد. في الموعد تمامًا.'], { shot: 'close' }),
        say('hana', 'laugh', ['Your watch runs slow.', '時計が、遅れてるのよ。', 'นาฬิกาคุณเดินช้าต่างหาก', '是你的錶慢了。', 'ساعتك هي التي تتأخّر.'], { shot: 'two' }),
        show('eyes', 'ren', 'joy'),
        tell(
          [
            'In my coat was a letter I had carried for three days. The orchestra is going abroad. A year.',
            '上着には三日前からの手紙。楽団は、一年の海外公演へ。',
            'ในเสื้อโค้ตมีจดหมายที่พกมาสามวัน วงจะไปต่างประเทศหนึ่งปี',
            '大衣裡有封信，我揣了三天。樂團要出國，一年。',
            'في معطفي رسالة أحملها منذ ثلاثة أيّام: الأوركسترا مسافرة سنة.',
          ],
          { shot: 'hand', who: 'hana', mood: 'worry', prop: TICKET },
        ),
        tell(['It leaves on Monday, from the airport. One takes the first bus. The 5:40.', '出発は月曜、空港から。始発で行く。五時四十分の。', 'ออกวันจันทร์จากสนามบิน ต้องขึ้นรถเที่ยวแรก ตีห้าสี่สิบ', '星期一從機場出發，得搭首班車，五點四十那班。', 'تغادر الاثنين من المطار. والوصول إليه بأوّل حافلة، حافلة 5:40.'], {
          shot: 'full',
          who: 'hana',
          mood: 'sad',
          prop: UMBRELLA,
          posture: 'umbrella',
        }),
      ]),
    ],
  },
];
