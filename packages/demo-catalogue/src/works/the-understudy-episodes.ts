import type { Mood } from '../people/person.ts';
import { type Beat, type EpisodeScript, type Letters, passage, type Shot, say, show, tell } from './script.ts';

const PAPER = { kind: 'letter', colour: '#c8384a' } as const;

/** Without a voice, Lucan writes. */
const note = (mood: Mood, letters: Letters, shot: Shot = 'hand'): Beat => say('lucan', mood, letters, { tone: 'box', shot, prop: PAPER });

export const UNDERSTUDY_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Eleven Minutes', '十一分前', 'อีกสิบเอ็ดนาที', '開演前十一分鐘', 'إحدى عشرة دقيقة'],
    passages: [
      passage('throne', 'stage', [
        tell(['Eleven minutes to curtain. The best-loved voice in the city was gone.', '開演十一分前。街いちばんの名優の声が、消えた。', 'อีกสิบเอ็ดนาทีม่านเปิด เสียงอันเลื่องชื่อที่สุดหายไป', '開演前十一分鐘，全城最有名的嗓子，沒了聲音。', 'إحدى عشرة دقيقة على رفع الستار، وأشهر صوت اختفى.']),
        say('ines', 'worry', ['Say “ah.” Say anything. Say you hate me.', '「あ」でいいから言って。嫌いでもいいから。', 'พูด “อา” ก็ได้ พูดอะไรก็ได้ ด่าฉันก็ได้', '說「啊」就好。說什麼都行，罵我也行。', 'قل «آه». قل أيّ شيء. قل إنّك تكرهني.'], { shot: 'full' }),
        show('face', 'king', 'strain'),
        say('ines', 'strain', ['Eight hundred seats, full. I’m going to be ill.', '八百席、満員。……吐きそう。', 'แปดร้อยที่นั่ง เต็มหมด ฉันจะเป็นลม', '八百個座位，全滿。我快吐了。', 'ثمانمئة مقعد، كلّها مباعة. سأمرض.'], { shot: 'profile' }),
        say('bram', 'talk', ['Madam. The lad who moves the chairs knows the part.', 'マダム、椅子係の若いのが台詞を覚えとる。', 'คุณผู้หญิง เจ้าหนุ่มยกเก้าอี้มันจำบทได้นะ', '夫人，搬椅子的那小子會背台詞。', 'سيّدتي، الفتى الذي ينقل الكراسي يحفظ الدور.'], { shot: 'close' }),
        say('ansel', 'shy', ['I know all the parts. Chairs don’t talk much.', '全員分、覚えてます。椅子は無口なので。', 'ผมจำได้ทุกบทครับ เก้าอี้มันไม่ค่อยคุย', '所有角色我都會。椅子不太說話嘛。', 'أحفظ الأدوار كلّها. الكراسي قليلة الكلام.'], { shot: 'full' }),
        say('ines', 'cold', ['You don’t look like a king.', '王様の顔じゃないわね。', 'หน้าเธอไม่เหมือนราชาเลย', '你長得不像國王。', 'لا تبدو ملكًا.'], { shot: 'low' }),
        say('ansel', 'calm', ['“Is anyone there? I have salt, and no table.”', '「誰かいるか。塩はある。食卓がない」', '“มีใครอยู่ไหม ข้ามีเกลือ แต่ไร้โต๊ะ”', '「有人在嗎？我有鹽，卻沒有餐桌。」', '«أهناك أحد؟ عندي ملح ولا مائدة».'], { shot: 'low' }),
        say('ines', 'shock', ['…But you sound like one.', '……でも、声は王様だわ。', '…แต่เสียงใช่เลย', '……但聲音，是國王。', '...لكنّ صوتك صوت ملك.'], { shot: 'face' }),
      ]),
      passage('throne', 'wings', [
        tell(['He would be the king. I would be behind the chair.', '彼が王になる。僕は、玉座の裏。', 'เขาเป็นราชา ส่วนผมอยู่หลังบัลลังก์', '他當國王，我躲在王座後面。', 'هو يكون الملك، وأنا خلف العرش.']),
        say('ansel', 'worry', ['If I go wrong, tap the armrest.', '間違えたら、肘掛けを叩いて。', 'ถ้าผมพลาด เคาะที่วางแขนนะครับ', '我要是出錯，就敲扶手。', 'إن أخطأتُ فانقر على مسند العرش.'], { shot: 'over' }),
        show('hand', 'king', 'calm', { sound: ['tap', 'トン', 'ก๊อก', '叩', 'نقرة'] }),
        say('bram', 'calm', ['Curtain.', '幕が上がるぞ。', 'ม่านขึ้นแล้ว', '幕要起了。', 'الستار!'], { shot: 'profile', tone: 'whisper' }),
        say('king', 'cold', ['Damn it. He’s good.', 'くそ……上手いじゃないか。', 'บ้าจริง…เขาเก่งชะมัด', '可惡……他真有兩下子。', 'تبًّا... إنّه بارع.'], { shot: 'face', tone: 'think' }),
      ]),
    ],
  },
  {
    title: ['Behind the Throne', '玉座の裏', 'หลังบัลลังก์', '王座背後', 'خلف العرش'],
    passages: [
      passage('throne', 'stage', [
        tell(['From the third row, one man. From behind, two.', '三列目からは、ひとりの王。裏から見れば、ふたり。', 'มองจากแถวสามเห็นคนเดียว มองจากข้างหลังเห็นสอง', '從第三排看是一個人，從背後看是兩個。', 'من الصفّ الثالث: رجل واحد. ومن الخلف: رجلان.']),
        say('ansel', 'calm', ['“Every hand in the land crowned me but yours.”', '「国中の手が冠を載せた。おまえの手のほかは」', '“ทุกมือในแผ่นดินสวมมงกุฎให้ข้า เว้นมือเจ้า”', '「舉國的手為我加冕，唯獨沒有你的。」', '«توّجتني أيدي البلاد كلّها، إلّا يدك».'], { shot: 'close' }),
        show('full', 'king', 'sad', { posture: 'reach' }),
        say('king', 'cold', ['Too slow. Nobody plays it this slow.', '遅い。こんなに遅くやる奴がいるか。', 'ช้าไป ไม่มีใครเล่นช้าขนาดนี้', '太慢了。沒人演得這麼慢。', 'بطيء جدًّا. لا أحد يؤدّيها ببطء كهذا.'], { shot: 'profile', tone: 'think' }),
        show('hand', 'king', 'angry', { sound: ['tap tap', 'トントン', 'ก๊อกๆ', '叩叩', 'نقر نقر'] }),
        say('ansel', 'smirk', ['No.', '嫌です。', 'ไม่', '不要。', 'لا.'], { shot: 'face', tone: 'whisper' }),
        say('bram', 'cry', ['Thirty years at this door. Never once cried at the salt.', 'ここに三十年。塩の場で泣いたのは初めてじゃ。', 'เฝ้าประตูมาสามสิบปี เพิ่งร้องไห้ฉากเกลือนี่แหละ', '我守門三十年，第一次看鹽那場戲掉淚。', 'ثلاثون عامًا عند الباب، ولم يُبكني مشهد الملح قطّ.'], { shot: 'close' }),
      ]),
      passage('corridor', 'wings', [
        say('ines', 'joy', ['Do you hear that? They won’t go home!', '聞こえる？　お客が帰らないのよ！', 'ได้ยินไหม คนดูไม่ยอมกลับบ้าน!', '聽見沒？觀眾不肯回家！', 'أتسمعون؟ يرفضون العودة إلى بيوتهم!'], { shot: 'full' }),
        say('ansel', 'smile', ['It was him. Those hands of his.', '彼ですよ。あの手の芝居が。', 'เพราะเขาครับ มือคู่นั้นเล่นเก่งมาก', '是因為他，他那雙手的戲。', 'الفضل له. ليديه تلك.'], { shot: 'close' }),
        note('cold', ['“You were slow.”', '「遅い」', '“นายช้า”', '「你太慢。」', '«كنتَ بطيئًا».']),
        say('ansel', 'laugh', ['You followed.', 'ついてきたくせに。', 'แต่คุณก็ตามทัน', '你還不是跟上了。', 'لكنّك تبعتَني.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['One Tap, Two Taps', '一回と二回', 'เคาะหนึ่ง เคาะสอง', '一下，兩下', 'نقرة ونقرتان'],
    passages: [
      passage('lockers', 'wings', [
        tell(['The papers said: at last, a king with a heart.', '新聞いわく「ついに心ある王が現れた」。', 'หนังสือพิมพ์ว่า “ในที่สุดก็มีราชาที่มีหัวใจ”', '報上說：「終於有了一位有心的國王。」', 'كتبت الصحف: «أخيرًا، ملك له قلب».']),
        note('angry', ['“Whose, exactly?”', '「誰の心だ？」', '“หัวใจใครกันแน่”', '「到底是誰的心？」', '«قلبُ مَن بالضبط؟»'], 'close'),
        say('ansel', 'worry', ['I could do it your way. Louder.', 'あなた風にもできます。もっと大声で。', 'ผมเล่นแบบคุณก็ได้นะ เสียงดังกว่านี้', '我也可以照你的方式。更大聲。', 'أستطيع أداءها على طريقتك. بصوت أعلى.'], { shot: 'full' }),
        note('cold', ['“Don’t make him gentle.”', '「王を優しくするな」', '“อย่าทำให้ราชาอ่อนโยน”', '「別把他演得溫柔。」', '«لا تجعله رقيقًا».']),
        say('ansel', 'calm', ['He is gentle. You’ve been shouting over it.', '元から優しい人です。あなたの大声で隠れてただけ。', 'เขาอ่อนโยนอยู่แล้ว แค่คุณตะโกนกลบ', '他本來就溫柔，只是被你吼得聽不見。', 'هو رقيق أصلًا. كنتَ تغطّي ذلك بالصراخ.'], { shot: 'profile' }),
        show('eyes', 'lucan', 'shock'),
        note('angry', ['“Out.”', '「出ていけ」', '“ออกไป”', '「出去。」', '«اخرج».'], 'low'),
        say('ansel', 'smile', ['Rules, then. One tap: breathe. Two taps: out.', '決めましょう。一回で息継ぎ、二回で「出ていけ」。', 'งั้นตกลงกัน เคาะหนึ่งคือหายใจ สองคือออกไป', '那就說好：一下是換氣，兩下是出去。', 'فلنتّفق: نقرة للتنفّس، ونقرتان للخروج.'], { shot: 'close' }),
        show('hand', 'lucan', 'shy', { sound: ['tap', 'トン', 'ก๊อก', '叩', 'نقرة'] }),
      ]),
      passage('corridor', 'rose', [
        say('bram', 'talk', ['Three hundred love letters a week. He bins the lot.', '週に三百通の恋文。あの子は全部捨てる。', 'จดหมายรักอาทิตย์ละสามร้อย เขาทิ้งเรียบ', '一週三百封情書，他全丟了。', 'ثلاثمئة رسالة حبّ كلّ أسبوع، يرميها كلّها.'], { shot: 'full' }),
        say('ansel', 'deadpan', ['Then what’s that pinned to his mirror?', 'じゃあ、鏡に貼ってあるあれは？', 'แล้วที่ติดอยู่บนกระจกเขาล่ะครับ', '那他鏡子上釘著的是什麼？', 'فما الذي علّقه على مرآته؟'], { shot: 'close' }),
        say('bram', 'smirk', ['Your chair plan.', 'あんたの描いた、椅子の配置図。', 'ผังเก้าอี้ที่เอ็งวาดไง', '你畫的椅子配置圖。', 'مخطّط الكراسي الذي رسمتَه.'], { shot: 'profile' }),
      ]),
    ],
  },
  {
    title: ['Nothing Wrong', '異常なし', 'ไม่มีอะไรผิดปกติ', '查無異狀', 'لا علّة فيه'],
    passages: [
      passage('corridor', 'day', [
        say('ines', 'worry', ['The doctor finds nothing wrong with him.', '医者は「どこも悪くない」って。', 'หมอบอกว่าเขาไม่ได้เป็นอะไรเลย', '醫生說他一點毛病都沒有。', 'يقول الطبيب إنّه لا علّة فيه.']),
        say('bram', 'calm', ['Nothing wrong with a shut door, either.', '閉じた扉も、どこも悪くはない。', 'ประตูที่ปิดอยู่ก็ไม่ได้เสียเหมือนกัน', '關著的門，也沒什麼毛病。', 'ولا علّة في باب مغلق.'], { shot: 'profile' }),
        say('ansel', 'worry', ['Shut against what?', '何に、閉じてるんだろう。', 'แล้วปิดกั้นอะไรอยู่ครับ', '那是在擋什麼呢？', 'مغلق في وجه ماذا؟'], { shot: 'close' }),
        say('ines', 'cold', ['I don’t pay for riddles. I pay for Act Two.', '謎かけに給料は払わない。払うのは第二幕よ。', 'ฉันไม่ได้จ้างมาทายปริศนา จ้างมาเล่นองก์สอง', '我付錢不是請你們猜謎，是演第二幕。', 'لا أدفع للألغاز، بل للفصل الثاني.'], { shot: 'low' }),
      ]),
      passage('office', 'wings', [
        tell(['That night I counted the chairs. I always count the chairs.', 'その夜、客席の椅子を数えた。いつもの癖だ。', 'คืนนั้นผมนับเก้าอี้ ผมนับเก้าอี้เสมอ', '那晚我數了椅子。我總是在數椅子。', 'تلك الليلة عددتُ الكراسي. أعدّها دائمًا.']),
        say('ansel', 'deadpan', ['Row C, seat nine. Sold each night. Empty each night.', 'C列九番。毎晩売れて、毎晩空席。', 'แถว C ที่นั่งเก้า ขายได้ทุกคืน ว่างทุกคืน', 'C排九號。每晚售出，每晚空著。', 'الصفّ الثالث، المقعد التاسع: مباع كلّ ليلة، فارغ كلّ ليلة.'], { shot: 'full' }),
        show('hand', 'ansel', 'calm', { prop: PAPER }),
        say('ansel', 'shock', ['“Bought by: L. Marsh.”', '「購入者、L・マーシュ」……？', '“ผู้ซื้อ: ล. มาร์ช”', '「購票人：盧坎・馬許」……？', '«المشتري: لوكان مارش».'], { shot: 'face' }),
        say('bram', 'cold', ['Put that back, lad.', 'それは戻しなさい、坊主。', 'เก็บเข้าที่เถอะ ไอ้หนู', '放回去吧，孩子。', 'أعِدها إلى مكانها يا بنيّ.'], { shot: 'low' }),
        say('ansel', 'worry', ['Who is he keeping it for?', '誰のために取ってあるんです？', 'เขาเก็บไว้ให้ใครครับ', '他是替誰留的？', 'لمن يحتفظ به؟'], { shot: 'close' }),
        say('bram', 'sad', ['Somebody who never missed a first night.', '初日を一度も欠かさなかった人じゃよ。', 'คนที่ไม่เคยพลาดรอบแรกเลยสักครั้ง', '一個首演從不缺席的人。', 'لمن لم يفوّت ليلة افتتاح قطّ.'], { shot: 'profile' }),
      ]),
      passage('throne', 'wings', [show('back', 'lucan', 'sad', { others: [] })]),
    ],
  },
  {
    title: ['The Stage Door', '楽屋口', 'ประตูหลังโรง', '後台門口', 'باب الممثّلين'],
    passages: [
      passage('alley', 'rain', [
        tell(['Every night they wait for him, in any weather.', '毎晩、どんな天気でもファンは彼を待つ。', 'ทุกคืนแฟนๆ มารอเขา ฝนตกก็รอ', '每晚，風雨無阻，戲迷都在等他。', 'كلّ ليلة ينتظرونه، مهما كان الطقس.']),
        say('ines', 'talk', ['Smile. Sign. Not a sound.', '笑って、サインして。声は出さない。', 'ยิ้ม เซ็นชื่อ ห้ามมีเสียง', '微笑，簽名，一個字都別說。', 'ابتسم ووقّع. ولا صوت.'], { shot: 'close', tone: 'whisper' }),
        tell(['A girl held out her programme. “Would you say my name?”', '女の子が冊子を差し出した。「名前を呼んでください」', 'เด็กสาวยื่นสูจิบัตร “ช่วยเรียกชื่อหนูหน่อยค่ะ”', '女孩遞出節目單：「可以叫我的名字嗎？」', 'مدّت فتاة كتيّبها: «هلّا نطقتَ اسمي؟»'], { shot: 'pause' }),
        say('ansel', 'smile', ['He’s resting it. Allow me. “Thank you, Clara.”', '喉を休めてるんです。……「ありがとう、クララ」', 'เขาพักเสียงครับ ผมแทนนะ “ขอบคุณ คลารา”', '他在養嗓，我代勞。「謝謝妳，克拉拉。」', 'إنّه يريح صوته. اسمحي لي: «شكرًا يا كلارا».'], { shot: 'low', posture: 'chest' }),
        tell(['She stared at me. “That… was the king.”', '彼女は僕を見た。「今の……王様の声」', 'เธอจ้องผม “เสียงเมื่อกี้…ราชานี่คะ”', '她瞪著我。「剛剛那是……國王的聲音。」', 'حدّقت بي: «ذلك... صوت الملك».'], { shot: 'pause' }),
        say('ansel', 'laugh', ['Me? I just move the chairs.', '僕？　ただの椅子係ですよ。', 'ผมเหรอ ผมแค่คนยกเก้าอี้', '我？我只是搬椅子的。', 'أنا؟ أنا أنقل الكراسي فحسب.'], { shot: 'face' }),
        show('eyes', 'lucan', 'sad'),
      ]),
      passage('bridge', 'rain', [
        note('cold', ['“Why did you say that?”', '「なぜ、ああ言った」', '“ทำไมพูดแบบนั้น”', '「為什麼那樣說？」', '«لماذا قلتَ ذلك؟»'], 'full'),
        say('ansel', 'calm', ['It’s true. I move the chairs.', '本当ですから。椅子を動かすのが僕の仕事。', 'ก็จริงนี่ครับ ผมยกเก้าอี้', '是真的啊，我就是搬椅子的。', 'لأنّه صحيح. أنا أحرّك الكراسي.'], { shot: 'profile' }),
        note('shy', ['“Not only chairs.”', '「動いたのは、椅子だけじゃない」', '“ที่นายทำให้ไหว ไม่ใช่แค่เก้าอี้”', '「被你搬動的，不只椅子。」', '«لستَ تحرّك الكراسي وحدها».']),
        show('back', 'lucan', 'shy', { others: ['ansel'] }),
      ]),
    ],
  },
  {
    title: ['Kettle', 'やかん', 'กาน้ำ', '水壺', 'الإبريق'],
    passages: [
      passage('rooftops', 'rose', [
        tell(['Mondays the theatre is dark. He came up to the roof all the same.', '月曜は休演日。なのに、彼は屋上へ来た。', 'วันจันทร์โรงละครหยุด แต่เขาก็ยังขึ้นมาบนดาดฟ้า', '星期一劇場休息，他還是上了屋頂。', 'الاثنين عطلة المسرح، ومع ذلك صعد إلى السطح.']),
        say('ansel', 'talk', ['Breathe from here, not the throat. You know this.', '喉じゃなく、ここで息を。知ってるでしょう。', 'หายใจจากตรงนี้ ไม่ใช่คอ คุณก็รู้', '用這裡呼吸，不是喉嚨。你知道的。', 'تنفّس من هنا لا من الحنجرة. أنت تعرف هذا.'], { shot: 'full', posture: 'chest' }),
        note('deadpan', ['“I used to teach it. Badly.”', '「教えていた。下手にな」', '“เคยสอนคนอื่น สอนแย่มาก”', '「我以前教過這個，教得很爛。」', '«كنتُ أدرّسه. تدريسًا سيّئًا».'], 'profile'),
        say('ansel', 'smile', ['Don’t speak. Hum. Like a kettle.', '話さなくていい。鼻歌で。やかんみたいに。', 'ไม่ต้องพูด แค่ฮัม เหมือนกาน้ำ', '不用說話，哼就好，像水壺那樣。', 'لا تتكلّم. دندِن، مثل إبريق.'], { shot: 'close' }),
        say('lucan', 'strain', ['…', '……。', '…', '……', '...'], { shot: 'full' }),
        say('ansel', 'deadpan', ['That’s a very angry kettle.', 'だいぶ怒ってるやかんだ。', 'กาน้ำใบนี้โกรธน่าดู', '這個水壺很生氣耶。', 'إبريق غاضب جدًّا.'], { shot: 'low' }),
        say('lucan', 'laugh', ['…Ha!', '……はっ！', '…ฮะ!', '……哈！', '...ها!'], { shot: 'face' }),
        say('ansel', 'shock', ['That was you.', '今の、あなたの声だ。', 'เมื่อกี้…เสียงคุณ', '剛才那是……你的聲音。', 'هذا... صوتك أنت.'], { shot: 'close' }),
        show('eyes', 'lucan', 'shock'),
        note('shy', ['“Forget it.”', '「忘れろ」', '“ลืมซะ”', '「忘掉。」', '«انسَ الأمر».']),
        say('ansel', 'shy', ['Not for any money.', '一生、忘れません。', 'ไม่มีทางครับ', '給我多少錢都不忘。', 'ولو بمال الدنيا.'], { shot: 'profile' }),
      ]),
      passage('bedroom', 'wings', [tell(['Lower than I’d imagined. I had imagined it a good deal.', '思ったより低かった。……ずいぶん想像していたのだ。', 'ทุ้มกว่าที่คิดไว้ และผมก็คิดไว้ไม่น้อย', '比我想像的低。我，想像過很多次。', 'أعمق ممّا تخيّلت. وقد تخيّلتُه كثيرًا.'])]),
    ],
  },
  {
    title: ['The Mirror Scene', '鏡の場', 'ฉากกระจก', '鏡之場', 'مشهد المرآة'],
    passages: [
      passage('throne', 'stage', [
        tell(['Act Three. The king speaks to his shadow. The shadow is me.', '第三幕。王は影に語りかける。影は、僕だ。', 'องก์สาม ราชาพูดกับเงาตัวเอง เงานั้นคือผม', '第三幕。國王對自己的影子說話，影子是我。', 'الفصل الثالث: الملك يخاطب ظلّه. والظلّ أنا.']),
        say('ansel', 'calm', ['“I faced the crowd so as not to face you.”', '「民に顔を向けた。おまえを見ずにすむように」', '“ข้าหันหาฝูงชน เพื่อไม่ต้องหันหาเจ้า”', '「我面向眾人，只為不必面對你。」', '«واجهتُ الحشود كي لا أواجهك».'], { shot: 'close' }),
        show('full', 'king', 'sad', { others: [] }),
        say('ansel', 'sad', ['“Then turn around. I am here.”', '「ならば振り向け。ここにいる」', '“งั้นหันกลับมา ข้าอยู่นี่”', '「那就回頭吧。我在。」', '«فالتفتْ إذن. أنا هنا».'], { shot: 'profile' }),
        tell(['Three hundred nights. He had never once turned.', '三百夜、彼は一度も振り向かなかった。', 'สามร้อยคืน เขาไม่เคยหันกลับมาสักครั้ง', '三百個夜晚，他從沒回過頭。', 'ثلاثمئة ليلة، ولم يلتفت مرّة.'], { shot: 'pause' }),
        show('face', 'king', 'cry'),
        say('ansel', 'shock', ['Lucan. The audience is that way.', 'ルーカンさん。客席は、あっち。', 'ลูแคน คนดูอยู่ทางนั้น', '盧坎，觀眾在那邊。', 'لوكان، الجمهور في الجهة الأخرى.'], { shot: 'close', tone: 'whisper' }),
        say('king', 'shy', ['I know.', '……知っている。', '…รู้แล้ว', '……我知道。', '...أعرف.'], { shot: 'profile', tone: 'think' }),
      ]),
      passage('corridor', 'wings', [
        say('ines', 'angry', ['You turned your back on eight hundred people!', '八百人に背中を向けたわね！', 'เธอหันหลังให้คนดูแปดร้อยคน!', '你背對了八百個觀眾！', 'أدرتَ ظهرك لثمانمئة إنسان!'], { shot: 'low', posture: 'point' }),
        say('ines', 'smirk', ['Do it again tomorrow.', '明日もやりなさい。', 'พรุ่งนี้ทำอีกนะ', '明天照做。', 'كرّرها غدًا.'], { shot: 'close' }),
        say('bram', 'worry', ['That man from the Courier never took his eyes off his throat.', '新聞屋がひとり、あの子の喉ばかり見とったぞ。', 'นักข่าวคนนั้นจ้องแต่คอของเขาทั้งคืน', '報社那個人，整晚都盯著他的喉嚨。', 'رجل الجريدة ظلّ يحدّق في حنجرته.'], { shot: 'full' }),
        say('ansel', 'worry', ['And it never moved.', '……喉は、動いていない。', 'แล้วมันก็ไม่ขยับเลย…', '……而喉嚨，一次也沒動過。', '...وهي لم تتحرّك قطّ.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Row C, Seat Nine', 'C列九番', 'แถว C ที่นั่งเก้า', 'C排九號', 'المقعد التاسع'],
    passages: [
      passage('stairs', 'wings', [
        say('bram', 'sad', ['His mother. Seat nine, since his first night, at six.', 'お袋さんの席じゃ。六つの初舞台から、ずっと。', 'ที่นั่งแม่เขา ตั้งแต่ขึ้นเวทีครั้งแรกตอนหกขวบ', '是他母親的位子。從他六歲登台那晚起。', 'مقعد أمّه، منذ ليلته الأولى وهو في السادسة.']),
        say('ansel', 'worry', ['And now?', '……今は？', 'แล้วตอนนี้ล่ะครับ', '那現在呢？', 'والآن؟'], { shot: 'close' }),
        say('bram', 'calm', ['She died this spring, at four o’clock. At eight, he played.', 'この春、四時に亡くなった。八時、あの子は舞台に立った。', 'แม่เสียตอนสี่โมงเย็น สองทุ่มเขาขึ้นเวที', '今年春天，四點走的。八點，他照常上台。', 'ماتت هذا الربيع في الرابعة. وفي الثامنة كان على المسرح.'], { shot: 'profile' }),
        say('ansel', 'cry', ['“Is anyone there?” He was asking her chair.', '「誰かいるか」……あの椅子に、きいてたのか。', '“มีใครอยู่ไหม”…เขาถามเก้าอี้ตัวนั้น', '「有人在嗎？」……他是在問那張椅子。', '«أهناك أحد؟»... كان يسأل مقعدها.']),
        say('bram', 'sad', ['And one night, he heard it not answer.', 'ある晩、返事がないのが聞こえたんじゃろう。', 'แล้วคืนหนึ่ง เขาก็ได้ยินว่ามันไม่ตอบ', '有一晚，他聽見了它的沉默。', 'وذات ليلة سمعه لا يجيب.'], { shot: 'full' }),
      ]),
      passage('throne', 'stage', [
        say('ines', 'shout', ['Where is Ansel?! Four minutes!', 'アンセルはどこ！？　あと四分よ！', 'อันเซลอยู่ไหน! เหลือสี่นาที!', '安索人呢！？只剩四分鐘！', 'أين أنسل؟! بقيت أربع دقائق!'], { shot: 'low' }),
        say('ines', 'shock', ['There’s nobody behind the throne!', '玉座の裏に、誰もいない！', 'หลังบัลลังก์ไม่มีใครเลย!', '王座後面沒有人！', 'لا أحد خلف العرش!'], { shot: 'face' }),
        { ...tell(['Curtain. Eight hundred people, and a king with no voice.', '開幕。八百人と、声のない王。', 'ม่านขึ้น คนดูแปดร้อย กับราชาที่ไร้เสียง', '幕起。八百名觀眾，一個沒有聲音的國王。', 'رُفع الستار: ثمانمئة متفرّج وملك بلا صوت.'], { shot: 'wide', who: 'king', mood: 'worry' }), others: [] },
        show('eyes', 'king', 'shock'),
        tell(['And in Row C, seat nine, for the first time since spring—', 'C列九番。春からはじめて、そこに——', 'แล้วที่แถว C ที่นั่งเก้า ครั้งแรกในรอบหลายเดือน…', '而C排九號，入春以來第一次——', 'وفي المقعد التاسع، للمرّة الأولى منذ الربيع...'], { shot: 'pause' }),
        say('ansel', 'calm', ['Ask me.', '僕に、きいて。', 'ถามผมสิ', '問我吧。', 'اسألني أنا.'], { shot: 'close', tone: 'whisper' }),
        show('face', 'king', 'cry'),
      ]),
    ],
  },
  {
    title: ['The First Word', '最初のことば', 'คำแรก', '第一句話', 'الكلمة الأولى'],
    passages: [
      passage('throne', 'stage', [
        tell(['Nobody breathed. I counted eleven seconds.', '誰も息をしなかった。十一秒、数えた。', 'ไม่มีใครหายใจ ผมนับได้สิบเอ็ดวินาที', '沒人敢呼吸。我數了十一秒。', 'لم يتنفّس أحد. عددتُ إحدى عشرة ثانية.']),
        say('king', 'strain', ['“…Is…”', '「……だれ……」', '“…มี…”', '「……有……」', '«...أ...»'], { shot: 'face' }),
        say('ansel', 'worry', ['Not from the throat. From here.', '喉じゃない。ここから。', 'ไม่ใช่จากคอ จากตรงนี้', '不是喉嚨。用這裡。', 'لا من الحنجرة. من هنا.'], { shot: 'close', tone: 'think', posture: 'chest' }),
        say('king', 'cry', ['“Is anyone… there?”', '「誰か……いるか」', '“มีใคร…อยู่ไหม”', '「有人……在嗎？」', '«أهناك... أحد؟»'], { shot: 'low' }),
        say('ansel', 'calm', ['“I am here.”', '「ここにいる」', '“ข้าอยู่นี่”', '「我在。」', '«أنا هنا».'], { shot: 'full' }),
        tell(['You could hear the heads turn, row by row.', '一列ずつ、客が振り向く音がした。', 'ได้ยินเสียงคนหันมาทีละแถว', '聽得見一排一排的人轉過頭來。', 'سُمعت الرؤوس تلتفت صفًّا بعد صفّ.'], { shot: 'pause' }),
        say('king', 'sad', ['“I have salt, and no table.”', '「塩はある。食卓がない」', '“ข้ามีเกลือ แต่ไร้โต๊ะ”', '「我有鹽，卻沒有餐桌。」', '«عندي ملح ولا مائدة».'], { shot: 'profile' }),
        say('ansel', 'smile', ['“Then I’ll bring the table.”', '「ならば、食卓は私が」', '“งั้นข้าจะนำโต๊ะมา”', '「那麼，餐桌我帶來。」', '«إذن أنا آتي بالمائدة».'], { shot: 'close' }),
        show('back', 'king', 'smile', { others: ['ansel'] }),
      ]),
      passage('corridor', 'wings', [
        say('ines', 'cry', ['That is not in my staging!', 'そんな演出、した覚えないわよ！', 'ฉันไม่ได้กำกับไว้แบบนี้!', '我可沒這樣排！', 'هذا ليس في إخراجي!']),
        say('lucan', 'calm', ['You were in my mother’s seat.', '……母の席だ。', '…นั่นที่นั่งของแม่ฉัน', '……那是我母親的位子。', '...جلستَ في مقعد أمّي.'], { shot: 'close', tone: 'whisper' }),
        say('ansel', 'smile', ['I kept it warm.', '温めておきました。', 'ผมนั่งให้มันอุ่นไว้ครับ', '我幫她坐暖了。', 'أبقيتُه دافئًا.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Two Throats', 'ふたつの喉', 'สองลำคอ', '兩副嗓子', 'حنجرتان'],
    passages: [
      passage('street', 'day', [
        tell(['The Courier: “The King of Salt had two throats.”', '新聞の見出し。「塩の王、喉はふたつ」。', 'พาดหัวข่าว “ราชาเกลือมีสองลำคอ”', '報紙頭條：「鹽之王，有兩副嗓子」。', 'عنوان الجريدة: «لملك الملح حنجرتان».']),
        say('ines', 'angry', ['They want their money back. Every last one.', '払い戻しだって。ひとり残らず。', 'พวกเขาจะเอาเงินคืน ทุกคนเลย', '他們要退票。每一個人。', 'يريدون استرداد أموالهم. جميعًا.'], { shot: 'low' }),
        say('ansel', 'sad', ['I’ll go. Say it was my doing. It was my voice.', '僕が辞めます。僕のせいに。僕の声でしたから。', 'ผมไปเอง บอกว่าผมทำ มันก็เสียงผมจริงๆ', '我走。就說是我做的，聲音是我的。', 'سأرحل. قولوا إنّه فعلي، فالصوت صوتي.'], { shot: 'close' }),
        say('lucan', 'angry', ['No.', 'だめだ。', 'ไม่', '不行。', 'لا.'], { tone: 'whisper' }),
        say('ines', 'worry', ['There’s an offer. Forty cities. For Lucan alone.', '話が来てるの。四十都市。ルーカンひとりで。', 'มีข้อเสนอ สี่สิบเมือง เฉพาะลูแคนคนเดียว', '有個邀約。四十座城市，只要盧坎一個人。', 'وصل عرض: أربعون مدينة. للوكان وحده.'], { shot: 'full', prop: PAPER }),
        say('ansel', 'smile', ['Take it. You’ve your own voice now.', '受けてください。もう、自分の声がある。', 'รับสิครับ คุณมีเสียงของตัวเองแล้ว', '接吧。你已經有自己的聲音了。', 'اقبله. عاد إليك صوتك.'], { shot: 'profile' }),
        say('lucan', 'strain', ['It was never the voice I—', '必要だったのは、声じゃ——', 'ที่ฉันต้องการ ไม่เคยใช่เสียง…', '我要的從來不是聲——', 'لم يكن الصوت ما...'], { shot: 'face', tone: 'whisper' }),
        show('eyes', 'ansel', 'sad'),
      ]),
      passage('station', 'rose', [
        say('bram', 'worry', ['Where to with that suitcase, lad?', 'その鞄で、どこへ行くんじゃ。', 'หิ้วกระเป๋าไปไหนล่ะ ไอ้หนู', '提著皮箱，要去哪啊，孩子？', 'إلى أين بهذه الحقيبة يا بنيّ؟']),
        say('ansel', 'smile', ['Up north. Forty seats. They need a man for the chairs.', '北の町へ。四十席の劇場が、椅子係を探してて。', 'ขึ้นเหนือครับ โรงละครสี่สิบที่นั่ง ขาดคนยกเก้าอี้', '北方。四十個座位的劇場，缺人搬椅子。', 'إلى الشمال. أربعون مقعدًا، وينقصهم من ينقل الكراسي.'], { shot: 'full', posture: 'rest' }),
        say('bram', 'sad', ['And your goodbye?', '別れの挨拶は？', 'แล้วลาเขาหรือยัง', '那道別呢？', 'والوداع؟'], { shot: 'profile' }),
        tell(['I hadn’t said it. I only know other people’s lines.', '言えなかった。僕が知っているのは、他人の台詞だけ。', 'ผมไม่ได้ลา ผมรู้แต่บทพูดของคนอื่น', '我沒說。我會的，都是別人的台詞。', 'لم أقله. لا أحفظ إلّا كلام غيري.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['Understudies Don’t Bow', '代役は礼をしない', 'ตัวแทนไม่โค้งคำนับ', '替角不謝幕', 'البديل لا ينحني'],
    passages: [
      passage('station', 'wings', [
        tell(['The last train north was nine minutes late. It was enough.', '北行きの終列車は、九分遅れた。それで足りた。', 'รถไฟขบวนสุดท้ายช้าไปเก้านาที แค่นั้นก็พอ', '往北的末班車誤點九分鐘。足夠了。', 'تأخّر القطار الأخير تسع دقائق. وكان ذلك كافيًا.']),
        show('action', 'king', 'strain', { posture: 'run', others: [], sound: ['dash', 'ダダッ', 'ตึกๆ', '噠噠噠', 'طَق طَق'] }),
        say('king', 'shout', ['ANSEL!', 'アンセル！', 'อันเซล!', '安索！', 'أنسل!'], { shot: 'face', tone: 'shout' }),
        say('ansel', 'shock', ['You’re in costume! You have a show!', '衣装のまま！？　本番中でしょう！', 'ยังใส่ชุดอยู่เลย! มีแสดงไม่ใช่เหรอ!', '你還穿著戲服！不是正在演出嗎！', 'أنت بزيّ المسرح! عندك عرض!'], { shot: 'close' }),
        say('king', 'deadpan', ['It’s the interval.', '幕間だ。', 'ตอนนี้พักครึ่ง', '現在是中場休息。', 'إنّها الاستراحة.'], { shot: 'full' }),
        say('king', 'shy', ['I can say every line but one. That one needs you there.', '台詞は全部言える。ひとつだけ、君がいないと言えない。', 'ฉันพูดได้ทุกบท เว้นบทเดียว บทนั้นต้องมีนาย', '台詞我都能說。只有一句，你不在我說不出來。', 'أستطيع قول كلّ الجُمل إلّا واحدة. تلك تحتاج إليك.'], { shot: 'low' }),
        say('ansel', 'worry', ['Which one?', '……どの台詞ですか。', 'บทไหนครับ', '……哪一句？', 'أيّ جملة؟'], { shot: 'profile' }),
        say('king', 'smile', ['Come and hear it.', '聞きに来い。', 'มาฟังเองสิ', '來聽就知道。', 'تعالَ واسمعها.'], { shot: 'close' }),
      ]),
      passage('throne', 'stage', [
        tell(['The curtain call. Understudies don’t bow. It is the oldest rule.', 'カーテンコール。代役は礼をしない。いちばん古い掟。', 'ช่วงโค้งคำนับ ตัวแทนไม่ได้โค้ง กฎเก่าแก่ที่สุด', '謝幕。替角不謝幕，這是最老的規矩。', 'التحيّة الأخيرة. البديل لا ينحني: أقدم القواعد.']),
        say('king', 'talk', ['Half of this applause has come to the wrong man.', 'この拍手の半分は、行き先を間違えている。', 'เสียงปรบมือครึ่งหนึ่งนี้ มาผิดคนแล้ว', '這掌聲有一半，給錯了人。', 'نصف هذا التصفيق أخطأ صاحبه.'], { shot: 'low', posture: 'reach' }),
        show('full', 'king', 'smile', { others: ['ansel'] }),
        say('bram', 'cry', ['Bow, lad. Bow!', '坊主、頭を下げるんじゃ！', 'โค้งสิ ไอ้หนู โค้ง!', '鞠躬啊，孩子，鞠躬！', 'انحنِ يا بنيّ، انحنِ!']),
      ]),
    ],
  },
  {
    title: ['Two Kings', 'ふたりの王', 'สองราชา', '兩個國王', 'ملكان'],
    passages: [
      passage('street', 'day', [
        tell(['A new season. Every night they toss a coin for the crown.', '新しい季節。冠は毎晩、コインで決める。', 'ฤดูกาลใหม่ ทุกคืนโยนเหรียญชิงมงกุฎ', '新的一季。王冠每晚擲銅板決定。', 'موسم جديد. كلّ ليلة قطعة نقد تقرّر التاج.']),
        say('ines', 'smile', ['Heads, Lucan. Tails, Ansel. And I am always ill.', '表がルーカン、裏がアンセル。私は毎晩、胃が痛い。', 'หัวลูแคน ก้อยอันเซล ส่วนฉันเครียดทุกคืน', '正面盧坎，反面安索。我嘛，每晚胃痛。', 'وجهٌ للوكان وظهرٌ لأنسل. وأنا مريضة دائمًا.'], { shot: 'full' }),
        say('bram', 'smile', ['And Row C, seat nine?', 'C列九番は？', 'แล้วแถว C ที่นั่งเก้าล่ะ', '那C排九號呢？', 'والمقعد التاسع؟'], { shot: 'close', posture: 'crossed' }),
        say('ines', 'calm', ['Not for sale.', '非売品よ。', 'ไม่ขาย', '不賣。', 'ليس للبيع.'], { shot: 'profile' }),
      ]),
      passage('throne', 'wings', [
        tell(['When the house had gone, we stayed to put the chairs straight.', '客が帰ったあと、ふたりで椅子を並べなおした。', 'คนดูกลับหมดแล้ว เราอยู่จัดเก้าอี้กันต่อ', '觀眾散去後，我們留下來排椅子。', 'حين خلت القاعة بقينا نرتّب الكراسي.']),
        say('lucan', 'smile', ['You still move the chairs.', 'まだ、椅子を運んでるのか。', 'นายยังยกเก้าอี้อยู่อีก', '你還在搬椅子。', 'ما زلتَ تنقل الكراسي.'], { shot: 'full' }),
        say('ansel', 'laugh', ['You still put them in the wrong row!', 'あなたはまだ、列を間違えてる！', 'คุณก็ยังวางผิดแถวอยู่ดี!', '你還是會排錯排！', 'وما زلتَ تخطئ في الصفّ!'], { shot: 'face' }),
        say('lucan', 'calm', ['Say it again. The line from last night.', 'もう一度言ってくれ。ゆうべの台詞。', 'พูดอีกทีสิ บทเมื่อคืน', '再說一次吧，昨晚那句。', 'قُلها مجدّدًا. جملة ليلة أمس.'], { shot: 'close' }),
        say('ansel', 'shy', ['Which one?', 'どの台詞？', 'บทไหน', '哪一句？', 'أيّ جملة؟'], { shot: 'profile' }),
        say('lucan', 'shy', ['The one that isn’t in the play.', '……芝居に、書いてないやつ。', 'บทที่…ไม่มีในละคร', '……劇本裡沒有的那句。', 'تلك التي ليست في المسرحيّة.'], { shot: 'close' }),
        show('back', 'lucan', 'smile', { others: ['ansel'] }),
        tell(['So I said it. Slowly. He followed.', 'だから言った。ゆっくりと。彼は、ついてきた。', 'ผมจึงพูด ช้าๆ แล้วเขาก็ตามมา', '於是我說了。慢慢地。他，跟上了。', 'فقلتُها. ببطء. وتبعَني.'], { shot: 'pause' }),
      ]),
    ],
  },
];
