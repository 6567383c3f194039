import type { SceneName } from '../scenery/scenes.ts';
import { type Beat, type EpisodeScript, type Passage, passage, say, show, tell } from './script.ts';

const CARD = { kind: 'letter', colour: '#a8c820' } as const;
const BOOK = { kind: 'book', colour: '#4a4878' } as const;
const CUP = { kind: 'cup', colour: '#e4e4f0' } as const;
const TORCH = { kind: 'torch', colour: '#3a3c48' } as const;

/** A place with rain outside it. */
const wet = (place: SceneName, hour: string, beats: readonly Beat[]): Passage => passage(place, hour, beats, 'rain');

/** The first half: what the mirror takes. */
export const MIRROR_CLUB_FIRST_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Four Chairs', '四つの椅子', 'เก้าอี้สี่ตัว', '四張椅子', 'أربعة كراسٍ'],
    passages: [
      passage('lockers', 'day', [
        tell(
          [
            'Third day at a new school. In my locker, a card. I could only read it against the window.',
            '新しい学校、三日目。ロッカーにカード。窓に透かして、ようやく読めた。',
            'วันที่สามในโรงเรียนใหม่ ในล็อกเกอร์มีการ์ด ต้องส่องกับกระจกถึงอ่านออก',
            '新學校的第三天。置物櫃裡有張卡片，要對著窗戶才讀得懂。',
            'يومي الثالث في مدرسة جديدة. في خزانتي بطاقة لا تُقرأ إلّا أمام زجاج النافذة.',
          ],
          { who: 'noor' },
        ),
        show('hand', 'noor', 'calm', { prop: CARD }),
        say('noor', 'talk', ['“Dance room. 5:50. Bring a pencil.”', '「旧ダンス室。五時五十分。鉛筆持参」', '“ห้องเต้นรำเก่า ห้าโมงห้าสิบ เอาดินสอมาด้วย”', '「舊舞蹈室，五點五十分，帶鉛筆。」', '«قاعة الرقص. ٥:٥٠. أحضري قلمًا».'], { tone: 'think', shot: 'close' }),
      ]),
      passage('classroom', 'glass', [
        say('lucas', 'smile', ['Noor. Final year, new, no friends yet. Perfect.', 'ヌール。最終学年、転入、友人なし。申し分ない。', 'นูร์ ปีสุดท้าย เด็กใหม่ ยังไม่มีเพื่อน เพอร์เฟกต์', '努兒。畢業班、剛轉來、還沒朋友。太完美了。', 'نور. سنة أخيرة، جديدة، بلا أصدقاء بعد. ممتاز.']),
        say('otti', 'deadpan', ['He means welcome.', '「ようこそ」って意味ね。', 'เขาหมายความว่ายินดีต้อนรับน่ะ', '他的意思是「歡迎」。', 'يقصد: أهلًا بكِ.'], { shot: 'close' }),
        say('noor', 'worry', ['What kind of club is this?', 'ここ、何部なの？', 'นี่มันชมรมอะไร', '這是什麼社團？', 'أيّ نادٍ هذا؟'], { shot: 'profile' }),
        say('lucas', 'calm', ['We look in a mirror. For one minute. At 5:55.', '鏡を見る。五時五十五分に、一分だけ。', 'เราส่องกระจก หนึ่งนาที ตอนห้าโมงห้าสิบห้า', '我們照鏡子。五點五十五分，只照一分鐘。', 'ننظر في مرآة دقيقة واحدة. عند ٥:٥٥.'], { shot: 'over' }),
        tell(['Four chairs. Three of us. A coat hung on the fourth. I didn’t ask.', '椅子は四つ、私たちは三人。四つ目には上着。私は訊かなかった。', 'เก้าอี้สี่ตัว เรามีกันสามคน ตัวที่สี่มีเสื้อโค้ตพาดอยู่ ฉันไม่ได้ถาม', '四張椅子，三個人。第四張掛著一件外套。我沒問。', 'أربعة كراسٍ ونحن ثلاثة. على الرابع معطف. ولم أسأل.'], {
          shot: 'pause',
        }),
        say('lucas', 'talk', ['Now. The blackboard. Not ours. The one in the glass.', '今だ。黒板を。こっちじゃない、鏡の中の。', 'ตอนนี้แหละ ดูกระดานดำ ไม่ใช่ของเรา อันในกระจก', '就是現在，看黑板。不是我們的，是鏡子裡的。', 'الآن. السبّورة. ليست سبّورتنا، بل التي في الزجاج.'], { shot: 'low' }),
        say('noor', 'shock', ['That’s tomorrow’s date.', '……明日の日付だ。', 'นั่นมันวันที่ของพรุ่งนี้', '那是明天的日期。', 'هذا تاريخ الغد.'], { shot: 'face' }),
        tell(['In the mirror it was morning, and Mr Hale was writing out our exam.', '鏡の中は朝で、ヘイル先生が試験問題を書いていた。', 'ในกระจกเป็นตอนเช้า ครูเฮลกำลังเขียนข้อสอบของเรา', '鏡子裡是早晨，海爾老師正在抄我們的考題。', 'في المرآة كان الصباح، والأستاذ هيل يكتب أسئلة امتحاننا.'], { shot: 'back', who: 'noor' }),
        say('otti', 'strain', ['Copy fast. Forty seconds.', '早く写して。あと四十秒。', 'จดเร็ว เหลือสี่สิบวิ', '快抄，剩四十秒。', 'انسخي بسرعة. أربعون ثانية.'], { shot: 'close' }),
        show('hand', 'noor', 'strain', { sound: ['scratch', 'カリカリ', 'ขีดเขียน', '沙沙', 'خربشة'] }),
        tell(
          [
            'Then I saw myself in there, in tomorrow’s seat. She looked up. She shook her head.',
            'そして鏡の中、明日の席の私が顔を上げた。首を、横に振った。',
            'แล้วฉันเห็นตัวเองในนั้น บนที่นั่งของพรุ่งนี้ เธอเงยหน้าขึ้น แล้วส่ายหน้า',
            '然後我看見鏡中坐在明天座位上的自己。她抬起頭，搖了搖頭。',
            'ثمّ رأيتُ نفسي هناك، في مقعد الغد. رفعت رأسها. وهزّته: لا.',
          ],
          { who: 'noor', mood: 'shock', shot: 'eyes' },
        ),
      ]),
    ],
  },
  {
    title: ['Question Four', '第四問', 'ข้อสี่', '第四題', 'السؤال الرابع'],
    passages: [
      passage('classroom', 'day', [
        tell(['Question four. Every word of it. My pencil knew the way.', '第四問。一字一句、同じ。鉛筆が勝手に進んだ。', 'ข้อสี่ ตรงทุกคำ ดินสอฉันรู้ทางเอง', '第四題，一字不差。鉛筆自己知道怎麼走。', 'السؤال الرابع، بكلّ كلمة. كان قلمي يعرف الطريق.']),
        say('otti', 'worry', ['Don’t finish first. Never finish first.', '一番に終わらないで。絶対に。', 'อย่าเสร็จคนแรก ห้ามเด็ดขาด', '別第一個寫完，千萬別。', 'لا تنتهي أوّلًا. أبدًا.'], { tone: 'whisper', shot: 'profile' }),
        say('noor', 'worry', ['I’ve never cheated before. It’s so quiet.', '不正なんて初めて。こんなに、静かなんだ。', 'ฉันไม่เคยโกงมาก่อน มันเงียบมาก', '我從沒作過弊。原來這麼安靜。', 'لم أغشّ من قبل. كم هو هادئ.'], { tone: 'think', shot: 'close' }),
        show('eyes', 'lucas', 'calm'),
      ]),
      passage('stairs', 'dusk', [
        say('lucas', 'smirk', ['Full marks. How does it feel?', '満点だ。気分は？', 'เต็ม รู้สึกยังไงบ้าง', '滿分。感覺如何？', 'العلامة الكاملة. ما شعوركِ؟'], { shot: 'low' }),
        say('noor', 'deadpan', ['Like wearing somebody else’s coat.', '人の上着を着てるみたい。', 'เหมือนใส่เสื้อโค้ตของคนอื่น', '像穿著別人的外套。', 'كأنّي ألبس معطف غيري.'], { shot: 'close' }),
        say('lucas', 'calm', ['And what did it cost you?', 'で、何を払った？', 'แล้วจ่ายไปด้วยอะไร', '那妳付出了什麼？', 'وماذا كلّفكِ؟'], { shot: 'profile' }),
        say('noor', 'talk', ['Nothing.', '何も。', 'ไม่ได้จ่ายอะไรเลย', '什麼都沒有。', 'لا شيء.']),
        say('lucas', 'calm', ['What’s your street called?', '君の家の、通りの名は？', 'ถนนหน้าบ้านเธอชื่ออะไร', '妳家那條路叫什麼？', 'ما اسم شارعكِ؟'], { shot: 'full' }),
        show('pause', null, 'calm'),
        say('noor', 'shock', ['It’s… I walked down it this morning.', '……今朝、歩いたのに。', 'ชื่อ… เมื่อเช้าฉันยังเดินผ่านอยู่เลย', '叫……我今天早上才走過的。', 'اسمه… مشيتُ فيه هذا الصباح.'], { shot: 'face' }),
        tell(
          [
            'He turned his notebook round. “Noor: a street.” The ink was dry. It was dated yesterday.',
            '彼の手帳には「ヌール、通りの名」。インクは乾き、日付は昨日だった。',
            'เขาหันสมุดให้ดู “นูร์: ชื่อถนน” หมึกแห้งแล้ว ลงวันที่เมื่อวาน',
            '他把筆記本轉過來：「努兒：一條街。」墨水乾了，日期是昨天。',
            'أدار دفتره إليّ: «نور: شارع». كان الحبر جافًّا. والتاريخ أمس.',
          ],
          { who: 'lucas', mood: 'cold', shot: 'hand', prop: BOOK },
        ),
      ]),
    ],
  },
  {
    title: ['The Wet Coat', '濡れた上着', 'เสื้อโค้ตเปียก', '濕外套', 'المعطف المبلول'],
    passages: [
      wet('corridor', 'dusk', [
        tell([
          'Small things, they say. A street. A song. Otti gave up her middle name.',
          '小さな物だけ、と彼らは言う。通りの名。歌ひとつ。オッティはミドルネーム。',
          'เขาว่าแค่ของเล็ก ๆ ชื่อถนน เพลงสักเพลง อ๊อตตี้จ่ายด้วยชื่อกลาง',
          '他們說只是小東西：一條街、一首歌。歐蒂付出了她的中間名。',
          'أشياء صغيرة، كما يقولون: شارع، أغنية. أوتي دفعت اسمها الأوسط.',
        ]),
        say('otti', 'shy', ['I didn’t use it much. I think it began with an M.', 'あんまり使ってなかったし。Mで始まる……はず。', 'ไม่ค่อยได้ใช้หรอก น่าจะขึ้นต้นด้วย M', '反正很少用。好像是M開頭吧。', 'لم أكن أستعمله كثيرًا. أظنّه يبدأ بالميم.'], { shot: 'close' }),
        say('noor', 'talk', ['Whose coat is that on the fourth chair?', '四つ目の椅子の上着、誰の？', 'โค้ตบนเก้าอี้ตัวที่สี่ของใคร', '第四張椅子上的外套是誰的？', 'لمن المعطف على الكرسيّ الرابع؟'], { shot: 'profile' }),
        say('otti', 'calm', ['It’s always been there.', 'ずっと、あるよ。', 'มันอยู่ตรงนั้นมาตลอด', '一直都在那裡啊。', 'هو هناك منذ البداية.']),
      ]),
      passage('classroom', 'glass', [
        say('noor', 'shock', ['Then why is it wet?', 'じゃあ、どうして濡れてるの。', 'แล้วทำไมมันเปียก', '那為什麼是濕的？', 'فلماذا هو مبلول إذن؟'], { shot: 'face' }),
        say('lucas', 'cold', ['Four chairs because there are four chairs. Sit.', '椅子が四つあるから四つなんだ。座れ。', 'มีสี่ตัวก็เพราะมีสี่ตัว นั่งซะ', '有四張，是因為就有四張。坐下。', 'أربعة كراسٍ لأنّها أربعة. اجلسي.'], { shot: 'low' }),
        show('pause', null, 'cold', { sound: ['5:55', '五時五十五分', '5:55', '5:55', '٥:٥٥'] }),
        tell(['In the glass the fourth chair was taken.', '鏡の中では、四つ目の椅子に、誰かいた。', 'ในกระจก เก้าอี้ตัวที่สี่มีคนนั่งอยู่', '鏡子裡，第四張椅子上坐著人。', 'في الزجاج كان الكرسيّ الرابع مشغولًا.'], { who: 'ezra', mood: 'cold', shot: 'profile' }),
        say('noor', 'shock', ['Who is that?!', 'あれ、誰！？', 'นั่นใคร!?', '那是誰！？', 'مَن هذا؟!'], { shot: 'eyes' }),
        say('otti', 'worry', ['Who’s who?', '誰って……誰？', 'ใครไหนเหรอ', '什麼誰？', 'مَن تقصدين؟'], { shot: 'close' }),
        tell(
          [
            'Lucas said there was nobody. But he had made two cups of tea, and held only one.',
            'ルーカスは誰もいないと言った。でも淹れた紅茶は二杯、手には一杯。',
            'ลูคัสว่าไม่มีใคร แต่เขาชงชาไว้สองถ้วย ทั้งที่ถืออยู่ถ้วยเดียว',
            '盧卡斯說沒人。可是他泡了兩杯茶，手裡只拿著一杯。',
            'قال لوكاس: لا أحد. لكنّه أعدّ كوبَي شاي، ولم يمسك إلّا واحدًا.',
          ],
          { who: 'lucas', mood: 'calm', shot: 'hand', prop: CUP },
        ),
      ]),
    ],
  },
  {
    title: ['Written Backwards', '逆さの文字', 'ตัวหนังสือกลับด้าน', '反寫的字', 'كتابة معكوسة'],
    passages: [
      passage('classroom', 'night', [
        tell(['I came back for my pencil. That’s what I told myself.', '鉛筆を取りに戻った。そう、自分に言いきかせて。', 'ฉันกลับมาเอาดินสอ บอกตัวเองอย่างนั้น', '我回來拿鉛筆。我是這麼告訴自己的。', 'عدتُ لآخذ قلمي. هكذا قلتُ لنفسي.'], { who: 'noor' }),
        show('full', 'noor', 'worry', { prop: TORCH }),
        tell(['Steam spread over the glass. From the other side. Then letters, the wrong way round.', '鏡が曇った。向こう側から。そして文字。左右が逆の。', 'ไอน้ำแผ่ไปบนกระจก จากอีกฝั่ง แล้วตัวหนังสือก็ขึ้นมา กลับด้าน', '鏡面起了霧。從另一邊。然後浮出字來，左右相反。', 'انتشر البخار على الزجاج من الجهة الأخرى. ثمّ حروف معكوسة.'], {
          shot: 'pause',
        }),
        say('ezra', 'worry', ['DON’T LET THEM COUNT.', '数えさせるな。', 'อย่าให้พวกเขานับ', '別讓他們數。', 'لا تدعيهم يعدّون.'], { tone: 'whisper', shot: 'face' }),
        say('noor', 'strain', ['Count what? Who are you?', '何を？　あなた、誰なの？', 'นับอะไร นายเป็นใคร', '數什麼？你是誰？', 'يعدّون ماذا؟ مَن أنت؟'], { shot: 'close' }),
        say('ezra', 'sad', ['You know who.', '知ってるはずだ。', 'เธอรู้อยู่แล้ว', '妳知道的。', 'تعرفين من أنا.'], { tone: 'whisper', shot: 'eyes' }),
        say('noor', 'angry', ['I’ve been here for five days!', '来てまだ五日だよ！', 'ฉันเพิ่งมาได้ห้าวันเอง!', '我才來五天耶！', 'أنا هنا منذ خمسة أيّام فقط!'], { shot: 'low' }),
        say('ezra', 'calm', ['Look under your chair.', '椅子の裏を、見て。', 'ดูใต้เก้าอี้ของเธอ', '看妳椅子底下。', 'انظري تحت كرسيّكِ.'], { tone: 'whisper', shot: 'profile' }),
        show('hand', 'noor', 'worry', { sound: ['scrape', 'ギ…', 'ครืด', '嘎——', 'صرير'] }),
        tell(['A name, cut with a compass point. Old. Varnished over, and over again.', 'コンパスの針で彫った名前。古い。何度も、ニスが塗られている。', 'ชื่อหนึ่งสลักด้วยปลายวงเวียน เก่ามาก เคลือบทับแล้วทับอีก', '一個名字，用圓規刻的。很舊了，上過一層又一層的漆。', 'اسم محفور بسنّ فرجار. قديم، طُلي فوقه مرّة بعد مرّة.'], {
          who: 'noor',
          mood: 'strain',
          shot: 'close',
        }),
        say('noor', 'shock', ['“NOOR.”', '「ヌール」', '“นูร์”', '「努兒」。', '«نور».'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Rule Four', '第四の規則', 'กฎข้อสี่', '第四條', 'القاعدة الرابعة'],
    passages: [
      passage('rooftops', 'dusk', [
        say('noor', 'talk', ['Tell me the rules. All of them.', '規則を教えて。全部。', 'บอกกฎมา ทุกข้อ', '把規則告訴我，全部。', 'أخبريني بالقواعد كلّها.']),
        say('otti', 'calm', ['One, never alone. Two, never tell. Three, never turn your back.', '一、独りで見ない。二、話さない。三、背を向けない。', 'หนึ่ง ห้ามมาคนเดียว สอง ห้ามบอกใคร สาม ห้ามหันหลัง', '一，不可獨自來。二，不可說。三，不可背對它。', 'أوّلًا: لا وحدكِ. ثانيًا: لا تبوحي. ثالثًا: لا تديري ظهركِ.'], {
          shot: 'profile',
        }),
        say('otti', 'talk', ['Five, count the chairs before you leave.', '五、帰る前に、椅子を数える。', 'ห้า นับเก้าอี้ก่อนกลับ', '五，離開前要數椅子。', 'خامسًا: عُدّي الكراسي قبل الخروج.'], { shot: 'close' }),
        say('noor', 'worry', ['And four?', '四は？', 'แล้วข้อสี่', '那第四條呢？', 'والرابعة؟'], { shot: 'eyes' }),
        say('otti', 'worry', ['It’s cut out. It was so when I joined, last October, with… with…', '切り取られてる。去年の十月から。あたし、誰と入ったんだっけ……', 'ถูกตัดออก เป็นแบบนั้นตั้งแต่ฉันเข้ามา ตุลาปีที่แล้ว กับ…กับ…', '被剪掉了。去年十月我加入時就這樣，跟……跟……', 'مقصوصة. هكذا كانت حين انضممتُ في أكتوبر، مع… مع…'], {
          shot: 'full',
        }),
        show('pause', null, 'worry'),
        say('otti', 'cry', ['There’s a hole there, Noor. It’s got edges.', '穴があるの、ヌール。縁まで、わかるの。', 'มันมีรูอยู่ตรงนั้น นูร์ คลำเจอขอบเลย', '那裡有個洞，努兒。我摸得到邊。', 'هناك ثقب يا نور. ثقب له حوافّ.'], { shot: 'face' }),
        say('noor', 'calm', ['Then somebody used to fit in it.', 'じゃあ、そこに誰かが収まってた。', 'งั้นก็เคยมีใครบางคนพอดีกับรูนั้น', '那就表示，曾經有人剛好填滿它。', 'إذن كان أحدهم يملؤه.']),
      ]),
      passage('corridor', 'night', [
        say('otti', 'strain', ['The key to the dance room. Don’t go alone.', 'ダンス室の鍵。独りで行かないで。', 'กุญแจห้องเต้นรำ อย่าไปคนเดียวนะ', '舞蹈室的鑰匙。別一個人去。', 'مفتاح قاعة الرقص. لا تذهبي وحدكِ.'], { shot: 'close' }),
        say('noor', 'calm', ['I won’t be alone. That’s the trouble.', '独りじゃない。だから、困ってる。', 'ไม่ได้อยู่คนเดียวหรอก นั่นแหละปัญหา', '我不會是一個人。問題就在這。', 'لن أكون وحدي. وهذه هي المشكلة.'], { shot: 'profile' }),
        show('back', 'noor', 'calm', { others: ['otti'] }),
      ]),
    ],
  },
  {
    title: ['5:54', '五時五十四分', '5:54', '5:54', '٥:٥٤'],
    passages: [
      passage('classroom', 'glass', [
        tell(['Rule one, broken. 5:54. I sat down opposite myself.', '規則一を破った。五時五十四分。私は、私の向かいに座った。', 'แหกกฎข้อหนึ่ง 5:54 ฉันนั่งลงตรงข้ามตัวเอง', '破了第一條。五點五十四分，我在自己對面坐下。', 'كسرتُ القاعدة الأولى. ٥:٥٤. جلستُ قبالة نفسي.'], { who: 'noor' }),
        say('ezra', 'smile', ['Hello, Noor. You always were early.', 'やあ、ヌール。相変わらず、早いな。', 'ไง นูร์ มาก่อนเวลาเหมือนเดิมเลย', '嗨，努兒。妳總是提早到。', 'مرحبًا نور. تصلين مبكّرة كعادتكِ.'], { shot: 'close' }),
        say('noor', 'shock', ['I can hear you.', '……聞こえる。', 'ฉันได้ยินเสียงนาย', '我聽得見你。', 'أنا أسمعك.'], { shot: 'eyes' }),
        say('ezra', 'calm', ['When you’re alone, it has only one voice to swallow.', '独りなら、こいつが呑む声も、ひとつで済む。', 'พออยู่คนเดียว มันก็มีแค่เสียงเดียวให้กลืน', '妳一個人的時候，它只有一個聲音可以吞。', 'حين تكونين وحدكِ لا يبتلع إلّا صوتًا واحدًا.'], { shot: 'profile' }),
        say('ezra', 'sad', ['It doesn’t show tomorrow. It takes today, and gives you change.', '明日を見せるんじゃない。今日を取って、釣りを出す。', 'มันไม่ได้ฉายวันพรุ่งนี้ มันเอาวันนี้ไป แล้วทอนให้', '它不是給妳看明天。是收走今天，再找零錢。', 'لا تُريكِ الغد. تأخذ اليوم، وتعيد لكِ الباقي.'], { shot: 'full' }),
        say('noor', 'worry', ['And when someone has nothing left to pay with?', '払う物が、なくなったら？', 'แล้วถ้าไม่เหลืออะไรให้จ่าย', '如果再也付不出來呢？', 'وإن لم يبقَ لأحدهم ما يدفعه؟'], { shot: 'low' }),
        say('ezra', 'cold', ['A chair stands empty. Everyone counts, and it comes out right.', '椅子が空く。皆が数え、ちゃんと数が合う。', 'เก้าอี้ว่างไปตัว ทุกคนนับ แล้วก็ครบพอดี', '椅子會空一張。大家數了數，剛剛好。', 'يخلو كرسيّ. ويعدّ الجميع، فيجدون العدد صحيحًا.'], { shot: 'face' }),
        say('noor', 'sad', ['Whose turn was it, when it was you?', 'あなたが消えた日、本当は誰の番だったの。', 'วันที่เป็นนาย จริง ๆ แล้วเป็นตาใคร', '輪到你的那次，本來該是誰？', 'حين أخذتك، لمن كان الدور حقًّا؟'], { shot: 'close' }),
        say('ezra', 'smile', ['Lucas’s. I was quicker. He makes good tea.', 'ルーカスさ。俺が早かった。あいつの茶は、うまいから。', 'ตาลูคัส แต่ฉันไวกว่า เขาชงชาอร่อยน่ะ', '盧卡斯。我動作比較快。他泡的茶很好喝。', 'دور لوكاس. كنتُ أسرع. يُعدّ شايًا طيّبًا.'], { shot: 'profile' }),
        show('pause', null, 'cold', { sound: ['click', 'カチ', 'แกร๊ก', '喀', 'طَق'] }),
        say('lucas', 'cold', ['Rule one, Noor.', '規則一だ、ヌール。', 'กฎข้อหนึ่ง นูร์', '第一條，努兒。', 'القاعدة الأولى يا نور.'], { shot: 'low' }),
      ]),
    ],
  },
];
