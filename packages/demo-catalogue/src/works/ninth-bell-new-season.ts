import type { SceneName } from '../scenery/scenes.ts';
import { type Beat, type EpisodeScript, type Passage, passage, say, show, tell } from './script.ts';

const HALF_SWORD = { kind: 'sword', colour: '#34283c' } as const;
const TORCH = { kind: 'torch', colour: '#34283c' } as const;
const LANTERN = { kind: 'lantern', colour: '#b8303a' } as const;
const BREAD = { kind: 'bread', colour: '#d89a54' } as const;

/** A place where the ash is still falling. */
const ashen = (place: SceneName, hour: string, beats: readonly Beat[]): Passage => passage(place, hour, beats, 'embers');

/** The lamps, and what they are lit for. */
export const NINTH_BELL_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Lit at Noon', '真昼の灯', 'โคมยามเที่ยง', '正午的燈', 'مصابيح الظهيرة'],
    passages: [
      ashen('street', 'ember', [
        tell(['Four thousand lamps at midday, and not one of them gave any heat.', '真昼に四千の灯。そのどれにも、熱がない。', 'โคมสี่พันดวงกลางวันแสก ๆ ไม่มีดวงไหนให้ความร้อน', '正午的四千盞燈，沒有一盞是熱的。', 'أربعة آلاف مصباح في الظهيرة، ولا دفء في أيٍّ منها.']),
        say('mara', 'cold', ['Look at the ground. Our shadows are pointing at the sun.', '足もと。影が、太陽のほうへ伸びてる。', 'ดูพื้นสิ เงาเราชี้เข้าหาดวงอาทิตย์', '看地上。我們的影子指著太陽。', 'انظر إلى الأرض. ظلالنا تشير إلى الشمس.'], { shot: 'low' }),
        show('hand', 'kai', 'strain', { prop: LANTERN, sound: ['hsss', 'シュゥ', 'ฟู่', '嘶', 'هسس'] }),
        say('kai', 'worry', ['It won’t blow out. It’s leaning toward me.', '吹いても消えない。……俺のほうへ、傾いてくる。', 'เป่าไม่ดับ มันเอนมาหาข้า', '吹不熄。它往我這邊斜。', 'لا ينطفئ. إنّه يميل نحوي.'], { shot: 'close' }),
        tell(['“A hand has an owner,” the old man said. “And owners like to see what they hold.”', '「手には持ち主がいる」と師は言った。「見たがるものさ」', '“มือย่อมมีเจ้าของ” ท่านว่า “และมันอยากเห็นสิ่งที่กำไว้”', '「手總有主人，」老人說，「主人想看清自己抓著什麼。」', 'قال الشيخ: «لكلّ يد صاحب، وهو يحبّ أن يرى ما تمسك».']),
      ]),
      ashen('riverside', 'ash', [
        say('mara', 'shock', ['You mean there’s a face down there?', '下に、顔があるっていうの？', 'หมายความว่าข้างใต้มีหน้าด้วยรึ', '你是說底下還有一張臉？', 'أتعني أنّ هناك وجهًا في الأسفل؟'], { shot: 'face' }),
        tell(['“One eye. The lamps were never lit for us, girl.”', '「目がひとつ。灯は、わしらのためのものじゃない」', '“ตาดวงเดียว โคมพวกนี้ไม่เคยจุดให้พวกเราหรอก”', '「一隻眼。那些燈，從來不是點給我們的，丫頭。」', '«عين واحدة. لم تُضأ المصابيح لنا قطّ يا فتاة.»'], { who: 'mara', mood: 'worry', shot: 'profile' }),
        show('back', 'kai', 'cold', { others: ['mara'] }),
        say('kai', 'angry', ['Then who pays for the oil?', 'なら、油代は誰が払ってる。', 'งั้นใครจ่ายค่าน้ำมัน', '那燈油是誰付的錢？', 'فمن يدفع ثمن الزيت إذن؟'], { shot: 'close' }),
        say('mara', 'smirk', ['I know a man who always reads the bill. If he’s still breathing.', '請求書なら必ず読む男を知ってる。生きてればね。', 'ข้ารู้จักคนที่อ่านใบเก็บเงินทุกใบ ถ้ามันยังหายใจอยู่', '我認識一個每張帳單都看的人。如果他還有氣。', 'أعرف رجلًا يقرأ كلّ فاتورة. إن كان ما زال يتنفّس.'], { shot: 'two' }),
      ]),
    ],
  },
  {
    title: ['Forty Marks', '四十マルク', 'สี่สิบมาร์ก', '四十馬克', 'أربعون ماركًا'],
    passages: [
      passage('vault', 'night', [
        tell(['The Watch kept him under the Third Tower, bandaged to the elbows.', '警備隊は彼を第三塔の地下に置いた。両腕は肘まで包帯だ。', 'กองยามขังเขาไว้ใต้หอที่สาม พันแผลถึงข้อศอก', '衛隊把他關在第三塔底下，繃帶纏到手肘。', 'أبقاه الحرس تحت البرج الثالث، مضمّدًا حتى المرفقين.']),
        say('oren', 'cold', ['Well? What did they print? Eight?', 'どうだ。いくらと刷られた。八千か。', 'ว่าไง เขาพิมพ์ราคาเท่าไหร่ แปดพันรึ', '如何？印了多少？八千？', 'حسنًا؟ كم طبعوا؟ ثمانية؟'], { shot: 'low' }),
        say('mara', 'deadpan', ['Forty.', '四十。', 'สี่สิบ', '四十。', 'أربعون.'], { shot: 'close' }),
        say('oren', 'joy', ['Forty thousand!', '四万か！', 'สี่หมื่น!', '四萬！', 'أربعون ألفًا!'], { shot: 'face' }),
        say('mara', 'smirk', ['Forty marks. There’s a note: “Does not bite.”', '四十マルク。「噛みません」って注意書きつき。', 'สี่สิบมาร์ก มีหมายเหตุว่า “ไม่กัด”', '四十馬克。還附註：「不咬人」。', 'أربعون ماركًا. ومعها ملاحظة: «لا يعضّ».']),
        show('chibi', 'oren', 'shock', { others: ['mara'] }),
      ]),
      passage('vault', 'ember', [
        say('kai', 'calm', ['You held it till it rang. I came to say that.', '鳴るまで、放さなかったな。それを言いに来た。', 'ท่านกำมันไว้จนดัง ข้ามาเพื่อพูดเรื่องนี้', '你握到它響為止。我是來說這個的。', 'أمسكتَه حتى قُرع. جئتُ لأقول هذا.'], { shot: 'over' }),
        say('oren', 'sad', ['Don’t. Gratitude lowers the price further.', 'よせ。礼を言われると、さらに値が下がる。', 'อย่า คำขอบคุณทำให้ราคาตกลงไปอีก', '別說了。被人感謝，身價會更低。', 'كفى. الامتنان يُنزل السعر أكثر.'], { shot: 'full' }),
        say('oren', 'cold', ['The oil is free. It always was. It comes up in buckets, at night.', '油はただだ、昔から。夜、桶で上がってくる。', 'น้ำมันได้มาฟรีตลอด ตักขึ้นมาเป็นถังตอนกลางคืน', '油不用錢，一向如此。半夜一桶一桶吊上來的。', 'الزيت بلا ثمن منذ القدم. يصعد في دلاء ليلًا.']),
        show('eyes', 'kai', 'shock'),
        say('mara', 'worry', ['Up from where, Captain?', 'どこから上がってくるの、隊長。', 'ขึ้นมาจากไหน กัปตัน', '從哪裡吊上來，隊長？', 'من أين يصعد أيّها القبطان؟'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['The Well', '油井', 'บ่อน้ำมัน', '油井', 'البئر'],
    passages: [
      passage('cave', 'night', [
        tell(['Two hundred steps below the guildhall, a bucket was going down.', '組合の館から二百段。桶がひとつ、下りてゆく。', 'ใต้หอกิลด์ลงไปสองร้อยขั้น ถังใบหนึ่งกำลังหย่อนลง', '公會底下兩百階，一只桶正往下放。', 'تحت دار النقابة بمئتي درجة، كان دلو يهبط.']),
        say('kai', 'calm', ['Forty-one, forty-two… no bottom yet.', '四十一、四十二……まだ底に着かない。', 'สี่สิบเอ็ด สี่สิบสอง… ยังไม่ถึงก้น', '四十一、四十二……還沒到底。', 'واحد وأربعون، اثنان وأربعون… لا قاع بعد.'], { tone: 'whisper', shot: 'low' }),
        say('mara', 'worry', ['Stop counting aloud. It makes the rope sway.', '声に出さないで。あんたが数えると、綱が揺れる。', 'อย่านับออกเสียง พอเจ้านับ เชือกมันแกว่ง', '別數出聲。你一數，繩子就晃。', 'لا تعدّ بصوت عالٍ. الحبل يتأرجح كلّما عددت.'], { tone: 'whisper', shot: 'close' }),
        show('hand', 'mara', 'strain', { prop: TORCH, sound: ['drip', 'ポタッ', 'ติ๋ง', '滴答', 'تِك'] }),
        say('mara', 'shock', ['It’s warm. Kai, lamp oil isn’t warm.', '温かい。カイ、灯油は温かくなんかない。', 'มันอุ่น ไค น้ำมันตะเกียงมันไม่อุ่นนะ', '是溫的。凱，燈油不會是溫的。', 'إنّه دافئ. كاي، زيت المصابيح ليس دافئًا.'], { shot: 'face' }),
      ]),
      ashen('cave', 'ember', [
        say('kai', 'cold', ['It isn’t oil. It’s what the fingers bled when the bells came down on them.', '油じゃない。鐘に押さえられた指の、血だ。', 'ไม่ใช่น้ำมัน มันคือเลือดของนิ้วที่ถูกระฆังทับ', '這不是油。是被鐘壓住的手指流的血。', 'ليس زيتًا. إنّه دم الأصابع تحت الأجراس.'], { shot: 'over' }),
        say('mara', 'angry', ['A hundred years. This whole city has been reading in bed by it.', '百年も。街じゅうがこれで、枕元の本を読んでた。', 'ร้อยปี ทั้งเมืองใช้มันส่องอ่านหนังสือบนเตียง', '一百年了。全城的人靠它在床上看書。', 'مئة عام، والمدينة تقرأ في فراشها على ضوئه.'], { shot: 'two' }),
        show('action', 'kai', 'strain', { posture: 'leap', others: ['mara'], sound: ['FWOOM', 'ボウッ', 'พรึ่บ!', '轟！', 'فُوووم'] }),
        tell(['The well lit itself, from the bottom up. Something down there had opened.', '井戸が底から灯った。下で、何かが開いたのだ。', 'บ่อสว่างขึ้นเองจากก้น บางสิ่งข้างล่างเปิดออก', '井從底下亮了上來。下面有什麼，睜開了。', 'أضاءت البئر من قاعها. شيء ما هناك انفتح.']),
        say('kai', 'strain', ['It’s looking at me.', '俺を、見てる。', 'มันมองข้าอยู่', '它在看我。', 'إنّه ينظر إليّ.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Whose Name', '抱かせた名', 'ชื่อของใคร', '封在鐘裡的名字', 'اسم من؟'],
    passages: [
      ashen('belfry', 'ash', [
        say('kai', 'angry', ['You knew what was written in the ninth. You were there when I read it.', '九番目の名、知ってたんだろう。俺が読んだとき、そばにいた。', 'ท่านรู้ว่าในใบที่เก้าเขียนอะไร ท่านอยู่ด้วยตอนข้าอ่าน', '你知道第九座裡寫了什麼。我讀的時候你就在旁邊。', 'كنتَ تعرف ما كُتب في التاسع. كنتَ معي حين قرأتُه.']),
        tell(
          [
            '“You read it aloud,” said the master. “You were seven. You had just learned your letters.”',
            '「声に出して読んだ。七つで、字を覚えたてだった」と師は言った。',
            '“เจ้าอ่านออกเสียง” อาจารย์ว่า “เจ็ดขวบ เพิ่งหัดอ่าน”',
            '「你念了出來，」師父說，「七歲，剛學會認字。」',
            'قال المعلّم: «قرأتَه بصوت عالٍ. كنتَ في السابعة تتهجّى».',
          ],
          { shot: 'over', who: 'kai', mood: 'worry' },
        ),
        show('back', 'mara', 'worry', { others: ['kai'] }),
        tell(['“It was your own. I wrote it there, the night you were left at my door.”', '「おまえの名だ。門に捨てられていた夜、わしが刻んだ」', '“ชื่อเจ้าเอง ข้าสลักไว้คืนที่เจ้าถูกทิ้งหน้าประตู”', '「是你自己的名字。你被丟在我門口那晚，我刻上去的。」', '«كان اسمك أنت. نقشتُه ليلة تُركتَ عند بابي.»']),
        say('kai', 'shock', ['So when I count…', 'じゃあ、俺が数えると……', 'งั้นพอข้านับ…', '所以我一數……', 'إذن حين أعدّ…'], { shot: 'face' }),
      ]),
      ashen('rooftops', 'night', [
        tell(['“It hears its name counting. Every second you spoke, it woke a second more.”', '「己の名が数える声を聞く。一秒ごとに、一秒ぶん目覚める」', '“มันได้ยินชื่อตัวเองนับ ทุกวินาทีที่เจ้านับ มันก็ตื่นขึ้นอีกวินาที”', '「它聽見自己的名字在數。你數一秒，它便醒一秒。」', '«يسمع اسمه يعدّ. كلّ ثانية نطقتَها صحا ثانية.»']),
        say('mara', 'cold', ['You’ve been winding it like a clock.', '時計みたいに、ねじを巻いてたわけ。', 'เจ้าไขลานมันมาตลอดเหมือนนาฬิกา', '你一直在替它上發條。', 'كنتَ تملؤه كالساعة طوال هذا الوقت.'], { shot: 'close' }),
        show('hand', 'kai', 'sad', { prop: HALF_SWORD }),
        say('kai', 'sad', ['I don’t know how to stop. I count when I sleep.', '止め方がわからない。眠っていても、数えてる。', 'ข้าหยุดไม่เป็น ข้านับแม้ตอนหลับ', '我不知道怎麼停。我連睡著都在數。', 'لا أعرف كيف أتوقّف. أعدّ وأنا نائم.'], { shot: 'full' }),
        say('mara', 'talk', ['I know. Nine thousand, in the barn. Move over. I’ll teach you to slip.', '納屋で九千まで聞いたわ。ほら、数え間違い方、教えてあげる。', 'รู้ ในยุ้งเจ้านับถึงเก้าพัน ขยับมา ข้าจะสอนให้นับพลาด', '我知道，你在穀倉數到九千。過來，我教你怎麼數錯。', 'أعرف. بلغتَ تسعة آلاف في الحظيرة. سأعلّمك أن تخطئ.'], {
          shot: 'two',
        }),
      ]),
    ],
  },
  {
    title: ['How to Lose Count', '数え間違い方', 'วิธีนับให้พลาด', '數錯的方法', 'كيف تخطئ العدّ'],
    passages: [
      ashen('towers', 'night', [
        tell(['The next finger rose in the Fourth, between the fish market and the law court.', '次の指は第四区。魚市場と裁判所のあいだに立った。', 'นิ้วต่อไปผุดขึ้นในเขตสี่ ระหว่างตลาดปลากับศาล', '下一根手指從第四區冒出來，在魚市場和法院之間。', 'نهضت الإصبع التالية في الحيّ الرابع، بين سوق السمك والمحكمة.']),
        say('kai', 'strain', ['One. Two. Three…', '一。二。三……', 'หนึ่ง สอง สาม…', '一、二、三……', 'واحد. اثنان. ثلاثة…'], { shot: 'close' }),
        say('mara', 'shout', ['SEVENTEEN! How much is a herring?', '十七！　ニシン一匹いくら！？', 'สิบเจ็ด! ปลาเฮร์ริงตัวละเท่าไหร่!', '十七！鯡魚一條多少錢？', 'سبعة عشر! بكم الرنجة؟'], { tone: 'shout', shot: 'face' }),
        say('kai', 'shock', ['Four a dozen. Eig… what was I on?', '十二匹で四つ……は、八……どこまで数えた？', 'โหลละสี่ …แปด… ข้านับถึงไหนแล้ว', '一打四個……八……我數到哪了？', 'الدزينة بأربعة… ثما… أين وصلتُ؟'], { shot: 'low' }),
        show('wide', 'kai', 'shock', { others: ['mara'], sound: ['grrrn…?', 'グォ……？', 'ครืด…?', '轟……？', 'غررر…؟'] }),
        tell(['The finger stopped halfway up. It seemed to be thinking.', '指は半ばで止まった。考えこんでいるようだった。', 'นิ้วหยุดค้างกลางทาง เหมือนกำลังคิด', '手指升到一半停住，好像在思考。', 'توقّفت الإصبع في منتصف صعودها، كأنّها تفكّر.']),
      ]),
      ashen('bridge', 'ember', [
        show('action', 'mara', 'shout', { posture: 'leap', prop: HALF_SWORD, others: ['kai'], sound: ['KRAKK!', 'ザンッ！', 'ฉัวะ!', '斬！', 'كراكك!'] }),
        say('kai', 'joy', ['Twelve! Two! A hundred! I don’t know!', '十二！　二！　百！　もう知らん！', 'สิบสอง! สอง! ร้อย! ข้าไม่รู้แล้ว!', '十二！二！一百！我不知道啦！', 'اثنا عشر! اثنان! مئة! لا أدري!'], { tone: 'shout' }),
        say('mara', 'laugh', ['That’s the most beautiful sum I ever heard.', '人生でいちばん綺麗な足し算ね。', 'เป็นการบวกเลขที่เพราะที่สุดในชีวิตข้า', '這是我聽過最美的算術。', 'أجمل حساب سمعتُه في حياتي.'], { shot: 'two' }),
        say('kai', 'worry', ['Mara. You’re glowing.', 'マーラ。おまえ、光ってるぞ。', 'มารา ตัวเจ้าเรืองแสง', '瑪拉。妳在發光。', 'مارا. أنتِ تتوهّجين.'], { shot: 'close' }),
        say('mara', 'shock', ['So are you. From the inside.', 'あんたも。……中から。', 'เจ้าก็ด้วย จากข้างใน', '你也是。從裡面透出來。', 'وأنت أيضًا. من الداخل.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['What Was in the Bread', 'パンの中身', 'อะไรอยู่ในขนมปัง', '麵包裡有什麼', 'ما كان في الخبز'],
    passages: [
      ashen('alley', 'night', [
        tell(['They had eaten from one oven for a week. She had never let them pay.', '一週間、同じ竈のパンを食べた。お代は、一度も。', 'พวกเขากินขนมปังเตาเดียวมาทั้งสัปดาห์ นางไม่เคยรับเงิน', '他們吃了一星期同一個爐子的麵包，她從不收錢。', 'أكلا أسبوعًا من فرن واحد، ولم تقبل ثمنًا قطّ.']),
        show('hand', 'kai', 'cold', { prop: BREAD }),
        say('mara', 'angry', ['Tallow Street. Tallow! What else would she put on her hands?', '獣脂通り。獣脂よ！　手に油がついてて当たり前！', 'ถนนไขสัตว์! ไขสัตว์ไง! มือนางจะเปื้อนอะไรได้อีก!', '油脂街！油脂啊！她手上還能沾什麼？', 'شارع الشحم. الشحم! بماذا تتلطّخ يداها غيره؟'], { shot: 'low' }),
        say('kai', 'sad', ['She held a rope. She stood beside us and counted me in.', '綱を握ってた。横で、俺に拍子を合わせてた。', 'นางจับเชือกเส้นหนึ่ง ยืนข้างเรา นับจังหวะให้ข้า', '她握著一條繩，就站在我們旁邊，替我數拍子。', 'كانت تمسك حبلًا بجانبنا، وتعدّ لي.'], { shot: 'over' }),
        say('oren', 'smirk', ['I told you the seventh wasn’t cut by me. Nobody listens at forty marks.', '七本目はわしではないと言った。四十では誰も聞かん。', 'ข้าบอกแล้วว่าไม่ได้ตัด ราคาสี่สิบมาร์กไม่มีใครฟัง', '我說過第七條不是我割的。四十馬克的話沒人聽。', 'قلتُ إنّي لم أقطع السابع. لا أحد يسمع من ثمنه أربعون.'], {
          shot: 'close',
        }),
      ]),
      ashen('kitchen', 'ember', [
        tell(['Her door was open. The oven was lit, and every lamp in the room was turned to face it.', '戸は開いていた。竈に火。部屋の灯はみな、竈を向いていた。', 'ประตูเปิดอยู่ เตาติดไฟ โคมทุกดวงหันหน้าเข้าหาเตา', '門開著。爐火正旺，屋裡每盞燈都轉向爐口。', 'كان بابها مفتوحًا، والفرن موقدًا، وكلّ مصباح يواجهه.']),
        show('group', 'mara', 'cold', { others: ['kai', 'oren'] }),
        tell(
          [
            '“Sit, loves,” said her voice. “You can’t see in the dark with no wick. Now you’re wicks.”',
            '「お座り」と声。「芯がなきゃ灯らない。あんたたちが、芯さ」',
            '“นั่งสิ” เสียงนางว่า “ไม่มีไส้ก็ไม่ติดไฟ ตอนนี้พวกเจ้าคือไส้”',
            '「坐吧，」她的聲音說，「沒有燈芯點不亮。你們就是燈芯。」',
            'قال صوتها: «اجلسوا. لا ضوء بلا فتيل. أنتم الآن الفتيل».',
          ],
          { who: 'kai', mood: 'strain', shot: 'close' },
        ),
        say('mara', 'strain', ['Kai. How long till we burn down?', 'カイ。燃え尽きるまで、あとどれだけ。', 'ไค อีกนานแค่ไหนเราจะไหม้หมด', '凱。我們還能燒多久？', 'كاي. كم بقي حتى نحترق؟'], { shot: 'face' }),
        say('kai', 'cold', ['I’d have to count.', '数えれば、わかる。', 'ข้าต้องนับถึงจะรู้', '得用數的才知道。', 'عليّ أن أعدّ لأعرف.'], { shot: 'eyes' }),
      ]),
    ],
  },
];
