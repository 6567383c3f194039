import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const HALF_SWORD = { kind: 'sword', colour: '#34283c' } as const;
const BLADE = { kind: 'sword', colour: '#3a4a3c' } as const;
const TORCH = { kind: 'torch', colour: '#34283c' } as const;

/** The first half: half a sword, eight bells, and who wants the towers dark. */
export const NINTH_BELL_FIRST_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Eleven Past', '十一分過ぎ', 'เลยสิบเอ็ดนาที', '過十一分', 'إحدى عشرة بعد الجرس'],
    passages: [
      passage(
        'towers',
        'ember',
        [
          tell(['Ninth District. Eleven minutes past the bell that no longer rings.', '第九区。鳴らなくなった鐘の、十一分あと。', 'เขตเก้า สิบเอ็ดนาทีหลังระฆังที่ไม่ดังอีกแล้ว', '第九區。不再響起的鐘過後十一分。', 'الحيّ التاسع. إحدى عشرة دقيقة بعد جرسٍ لم يعد يُقرع.']),
          say('mara', 'smirk', ['End of the road, bell-keeper.', '行き止まりよ、鐘守さん。', 'สุดทางแล้ว ผู้เฝ้าระฆัง', '無路可走了，守鐘人。', 'انتهى الطريق يا حارس الجرس.']),
          say('kai', 'cold', ['I’m not running. I’m counting.', '逃げてない。数えてるんだ。', 'ข้าไม่ได้หนี ข้ากำลังนับ', '我沒在逃，我在數。', 'لستُ هاربًا. أنا أعدّ.']),
          say('mara', 'deadpan', ['Counting what?', '何を？', 'นับอะไร', '數什麼？', 'تعدّ ماذا؟']),
          say('kai', 'calm', ['Seconds. It’s late tonight.', '秒を。今夜は、遅い。', 'วินาที คืนนี้มันมาช้า', '數秒。今晚它遲了。', 'الثواني. لقد تأخّر الليلة.']),
        ],
        'embers',
      ),
      passage(
        'alley',
        'ember',
        [
          say('mara', 'angry', ['Eight thousand marks alive. Three if you make me sweat.', '生け捕りで八千。汗をかかせたら三千だ。', 'จับเป็นแปดพันมาร์ก ถ้าทำข้าเหงื่อออกเหลือสาม', '活捉八千馬克。讓我流汗就只剩三千。', 'ثمانية آلاف حيًّا. وثلاثة إن أتعبتني.'], { posture: 'sword', prop: BLADE }),
          say('kai', 'smirk', ['Then I’ve just become cheap.', 'なら、安くなったな。', 'งั้นข้าเพิ่งถูกลงน่ะสิ', '那我剛剛變便宜了。', 'إذن صرتُ رخيصًا للتوّ.']),
          show('action', 'mara', 'shout', { posture: 'leap', prop: BLADE, sound: ['WHOOSH', 'ザッ', 'ฟุ่บ!', '咻！', 'هوووش'], others: ['kai'] }),
          show('clash', 'kai', 'strain', { sound: ['KRANG!', 'ギィン！', 'เคร้ง!', '鏘！', 'طنغ!'], others: ['mara'] }),
          say('mara', 'shock', ['Half a sword? You’re fighting me with half a sword?', '半分？　折れた剣で、受けてるの？', 'ดาบครึ่งเล่ม? เจ้าสู้กับข้าด้วยดาบครึ่งเล่มเรอะ', '半把劍？你拿半把劍跟我打？', 'نصف سيف؟ تقاتلني بنصف سيف؟']),
          say('kai', 'cold', ['The other half is in the thing I’m counting for.', '残りの半分は、俺が数えてる「あれ」に刺さってる。', 'อีกครึ่งปักอยู่ในสิ่งที่ข้ากำลังนับถอยหลังรอ', '另一半插在我數著等的那東西身上。', 'النصف الآخر مغروز في الشيء الذي أعدّ له.']),
          say('mara', 'cold', ['The Watch says you broke the bell yourself.', '警備隊は、あんたが鐘を壊したと言ってる。', 'กองยามว่าเจ้าทำระฆังแตกเอง', '衛隊說鐘是你自己打破的。', 'الحرس يقول إنّك كسرت الجرس بنفسك.']),
          say('kai', 'angry', ['The Watch was holding the hammer.', '槌を握ってたのは、その警備隊だ。', 'คนถือค้อนคือกองยามต่างหาก', '拿著鎚子的是衛隊。', 'الحرس هو من كان يحمل المطرقة.']),
        ],
        'embers',
      ),
      passage(
        'rooftops',
        'night',
        [
          show('pause', null, 'calm', { sound: ['DOOOONG', 'ゴォォォン…', 'เหง่งงงง', '咚——', 'دووونغ'] }),
          say('mara', 'shock', ['That’s… the ninth. That bell is lying in the river.', 'いまのは……九番目。鐘は川の底のはずよ。', 'นั่น…ระฆังที่เก้า มันจมอยู่ในแม่น้ำไม่ใช่รึ', '那是……第九鐘。它明明沉在河底。', 'هذا… التاسع. ذلك الجرس في قاع النهر.']),
          say('kai', 'worry', ['Eleven minutes and forty seconds. It’s waking up.', '十一分四十秒。起きるぞ。', 'สิบเอ็ดนาทีสี่สิบวินาที มันกำลังตื่น', '十一分四十秒。它要醒了。', 'إحدى عشرة دقيقة وأربعون ثانية. إنّه يستيقظ.']),
          say('kai', 'shout', ['Get off the roof!', '屋根から離れろ！', 'ลงจากหลังคาเร็ว!', '快離開屋頂！', 'انزلي عن السطح!'], { tone: 'shout' }),
          show('action', 'kai', 'strain', { posture: 'run', sound: ['CRRRACK', 'バキバキッ', 'แคร่กกก', '喀啦啦', 'طراااق'] }),
          tell(['The roof they had been standing on was the lid of something.', '二人が立っていた屋根は、何かの蓋だった。', 'หลังคาที่ทั้งสองยืนอยู่ คือฝาของบางสิ่ง', '他們站過的屋頂，是某種東西的蓋子。', 'السطح الذي وقفا عليه كان غطاءً لشيء ما.']),
        ],
        'embers',
      ),
    ],
  },
  {
    title: ['Eight Thousand Marks', '八千マルク', 'แปดพันมาร์ก', '八千馬克', 'ثمانية آلاف مارك'],
    passages: [
      passage(
        'bridge',
        'night',
        [
          tell(['By midnight there were four streets fewer in the Ninth.', '真夜中までに、第九区から通りが四本消えた。', 'พอเที่ยงคืน เขตเก้าก็หายไปสี่ถนน', '到午夜，第九區少了四條街。', 'عند منتصف الليل نقصت أربعة شوارع من الحيّ التاسع.']),
          say('mara', 'strain', ['What was that thing?', 'なんだったの、あれは。', 'ตัวนั้นมันอะไรกัน', '那是什麼東西？', 'ما كان ذلك الشيء؟']),
          say('kai', 'calm', ['A finger.', '指だ。', 'นิ้ว', '一根手指。', 'إصبع.']),
          say('mara', 'shock', ['A finger?!', '指！？', 'นิ้วเนี่ยนะ!?', '手指？！', 'إصبع؟!']),
          say('kai', 'cold', ['The Hollow has more. Each bell holds one down.', '虚にはまだある。鐘ひとつで、指一本を押さえてる。', 'เจ้าโพรงยังมีอีก ระฆังใบหนึ่งกดไว้หนึ่งนิ้ว', '「虛」還有更多。一座鐘鎮一根。', 'للجوف غيرها. وكلّ جرس يكبح واحدة.']),
          say('mara', 'angry', ['So who profits from a broken bell?', 'じゃあ鐘が壊れて、誰が得をする？', 'แล้วใครได้ประโยชน์ถ้าระฆังแตก', '那鐘壞了，誰得利？', 'فمن يربح من جرس مكسور؟']),
          say('kai', 'smirk', ['You tell me. Who’s paying you?', 'そっちが言えよ。雇い主は誰だ？', 'เจ้าบอกข้าสิ ใครจ้างเจ้า', '妳說呢？誰付妳錢？', 'أخبريني أنتِ. من يدفع لك؟']),
          say('mara', 'worry', ['Captain Oren. In bell-bronze.', '隊長のオレン。報酬は……鐘の青銅で。', 'กัปตันโอเรน จ่ายเป็นสำริดระฆัง', '奧倫隊長。用鐘的青銅付。', 'القبطان أورين. ببرونز الأجراس.']),
        ],
        'embers',
      ),
      passage(
        'ruin',
        'ash',
        [
          tell([
            'We went to look for the tongue of the bell. It was gone. The chains had been cut, not torn.',
            '二人は鐘の舌を探した。なかった。鎖は千切れたのではなく、切られていた。',
            'ทั้งสองไปหาลูกตุ้มระฆัง มันหายไป โซ่ถูกตัด ไม่ได้ขาดเอง',
            '他們去找鐘舌，不見了。鏈子不是扯斷，是被鋸斷的。',
            'ذهبا يبحثان عن لسان الجرس. اختفى. السلاسل قُطعت ولم تنقطع.',
          ]),
          say('mara', 'cold', ['Clean. A guild saw. I’ve used one.', 'きれいな切り口。ギルドの鋸ね。使ったことがある。', 'เรียบมาก เลื่อยของกิลด์ ข้าเคยใช้', '切口乾淨，公會的鋸子。我用過。', 'قطعٌ نظيف. منشار النقابة. استعملتُ مثله.'], { shot: 'hand', prop: { kind: 'torch', colour: '#3a3c48' } }),
          say('kai', 'sad', [
            'My master died ringing it with his bare hands. I thought it was the Hollow that killed him.',
            '師匠は素手で鐘を鳴らして死んだ。殺したのは虚だと、思ってた。',
            'อาจารย์ตายขณะตีมันด้วยมือเปล่า ข้านึกว่าโพรงฆ่าท่าน',
            '師父徒手敲鐘而死。我一直以為是虛殺了他。',
            'مات معلّمي وهو يقرعه بيديه. ظننتُ الجوف قتله.',
          ]),
          say('mara', 'sad', ['And I drank on Oren’s coin.', '私はオレンの金で、酒を飲んでた。', 'ส่วนข้าเอาเงินโอเรนไปดื่ม', '而我用奧倫的錢喝酒。', 'وأنا كنتُ أشرب بمال أورين.']),
          say('kai', 'calm', ['You can still bring me in. It’s a lot of money.', '今からでも突き出せるぞ。大金だ。', 'ตอนนี้ยังจับข้าส่งได้นะ เงินเยอะอยู่', '妳還是可以抓我去領賞。錢不少。', 'ما زال بوسعك تسليمي. المبلغ كبير.']),
          show('eyes', 'mara', 'angry'),
          say('mara', 'smirk', ['I’ve decided you’re too cheap.', '決めた。あんた、安すぎる。', 'ข้าตัดสินใจแล้ว เจ้าถูกเกินไป', '我決定了，你太便宜了。', 'قرّرتُ أنّك أرخص من أن تُباع.']),
          say('mara', 'shout', ['To the tower. Before the next finger!', '塔へ行く。次の指が起きる前に！', 'ไปที่หอ ก่อนนิ้วต่อไปจะตื่น!', '去塔上！趕在下一根手指之前！', 'إلى البرج. قبل الإصبع التالية!'], { tone: 'shout' }),
          show('action', 'mara', 'shout', { posture: 'leap', others: ['kai'], sound: ['VMMM', 'ゴゴゴゴ', 'ครืนนน', '轟隆隆', 'ڤمممم'] }),
        ],
        'embers',
      ),
    ],
  },
  {
    title: ['Ring It', '鳴らせ', 'ตีมัน', '敲響它', 'اقرعه'],
    passages: [
      passage(
        'belfry',
        'ember',
        [
          tell(['The Eighth Tower. One bell left between the city and the hand.', '第八塔。街とあの手のあいだに残る、最後の鐘。', 'หอที่แปด ระฆังใบสุดท้ายระหว่างเมืองกับมือนั้น', '第八塔。城市與那隻手之間，僅剩一座鐘。', 'البرج الثامن. جرس واحد بقي بين المدينة واليد.']),
          say('oren', 'cold', ['Eight thousand marks, and she brings you to my door for free.', '八千の首が、ただで門まで歩いてくるとはな。', 'ค่าหัวแปดพัน นางกลับพามาส่งถึงประตูฟรี ๆ', '八千的人頭，她竟免費送上門。', 'ثمانية آلاف، وتجلبك إلى بابي مجّانًا.']),
          say('mara', 'angry', ['You cut the chains, Captain.', '鎖を切ったのは、あんたね、隊長。', 'ท่านตัดโซ่เอง กัปตัน', '鏈子是你鋸的，隊長。', 'أنت من قطع السلاسل أيّها القبطان.']),
          say('oren', 'calm', ['A city that is not afraid needs no captain.', '怯えぬ街に、隊長はいらん。', 'เมืองที่ไม่กลัวอะไร ก็ไม่ต้องการกัปตัน', '不害怕的城市，不需要隊長。', 'مدينة لا تخاف لا تحتاج إلى قبطان.']),
          say('kai', 'shout', ['It isn’t fear that’s coming up those stairs!', '階段を上ってくるのは、恐怖なんかじゃない！', 'สิ่งที่กำลังขึ้นบันไดมา ไม่ใช่ความกลัว!', '正爬上樓梯的可不是恐懼！', 'ما يصعد ذلك الدرج ليس الخوف!'], { tone: 'shout' }),
          show('action', 'oren', 'angry', { posture: 'sword', prop: { kind: 'sword', colour: '#d8a83a' }, others: ['kai'], sound: ['SHNNG', 'シャッ', 'ชิ้ง!', '唰！', 'شنغ!'] }),
          show('clash', 'kai', 'strain', { others: ['oren'], sound: ['KRAK!', 'ガギッ！', 'แคร้ง!', '喀！', 'كراك!'] }),
          say('mara', 'shout', ['Kai! The bell! I’ll hold him!', 'カイ、鐘を！　こいつは私が！', 'ไค! ไประฆัง! ข้าจะกันมันไว้!', '凱！去敲鐘！我擋住他！', 'كاي! الجرس! سأمسكه أنا!'], { tone: 'shout' }),
          say('kai', 'worry', ['There’s no hammer. There’s no rope.', '槌がない。綱もない。', 'ไม่มีค้อน ไม่มีเชือก', '沒有鎚，也沒有繩。', 'لا مطرقة. ولا حبل.'], { tone: 'think' }),
          say('kai', 'calm', ['Master… it was never the rope, was it?', '師匠……綱じゃ、なかったんだな。', 'อาจารย์…มันไม่ใช่เรื่องเชือกสินะ', '師父……從來就不是靠繩子，對吧。', 'معلّمي… لم يكن الأمر بالحبل قطّ، أليس كذلك؟'], { tone: 'think', shot: 'profile' }),
          show('hand', 'kai', 'strain', { prop: HALF_SWORD }),
          say('kai', 'shout', ['RING!', '鳴れぇっ！', 'ดังสิ!', '響吧！', 'اُقرع!'], { tone: 'shout', sound: ['DOOOONG!', 'ゴォォォン！', 'เหง่งงงง!', '咚——！', 'دووونغ!'] }),
        ],
        'embers',
      ),
      passage(
        'rooftops',
        'ash',
        [
          tell(['They heard it nine districts away.', 'その音は、九つの区すべてに届いた。', 'เสียงนั้นดังไปถึงทั้งเก้าเขต', '那聲音，九個區都聽見了。', 'سُمع في الأحياء التسعة.']),
          say('mara', 'smirk', ['Half a sword. And now a third of one.', '半分だったのに。もう三分の一ね。', 'จากครึ่งเล่ม เหลือหนึ่งในสามแล้ว', '原本半把，現在剩三分之一。', 'كان نصف سيف. صار ثلثه.']),
          say('kai', 'smile', ['It still counts.', 'まだ、数えられる。', 'ก็ยังนับได้', '還算數。', 'ما زال يُعدّ.']),
          say('mara', 'talk', ['Seven bells to guard, two people. What does it pay?', '鐘は七つ、守るのは二人。給料は？', 'ระฆังเจ็ดใบ คนสองคน ค่าจ้างเท่าไหร่', '七座鐘，兩個人守。酬勞多少？', 'سبعة أجراس وحارسان. كم الأجر؟']),
          say('kai', 'laugh', ['Ash, mostly.', 'だいたい、灰だな。', 'ส่วนใหญ่เป็นขี้เถ้า', '大多是灰。', 'رماد، في الغالب.']),
          show('back', 'kai', 'calm', { others: ['mara'] }),
        ],
        'embers',
      ),
    ],
  },
  {
    title: ['The Price on Two Heads', '二人分の懸賞金', 'ค่าหัวสองหัว', '兩顆人頭的價', 'ثمن رأسين'],
    passages: [
      passage('alley', 'night', [
        tell(['The Watch printed new posters. This time with both of them.', '警備隊は手配書を刷りなおした。今度は、二人分。', 'กองยามพิมพ์ใบประกาศใหม่ คราวนี้มีทั้งสองคน', '衛隊印了新的通緝令，這次是兩個人。', 'طبع الحرس ملصقات جديدة. هذه المرّة لكليهما.']),
        say('mara', 'angry', ['Six thousand? I’m worth six and you’re worth eight?', '六千？　あんたが八千で、私が六千！？', 'หกพัน? ข้าหก แต่เจ้าแปดเนี่ยนะ?', '六千？你八千，我才六千？', 'ستّة آلاف؟ أنا ستّة وأنت ثمانية؟']),
        say('kai', 'deadpan', ['They spelled your name right.', '名前の綴りは合ってる。', 'อย่างน้อยสะกดชื่อเจ้าถูก', '至少名字沒寫錯。', 'كتبوا اسمك صحيحًا على الأقلّ.']),
        show('chibi', 'mara', 'angry'),
        say('mara', 'cold', ['That’s not the Watch’s ink. Smell it. Lamp oil.', '警備隊のインクじゃない。嗅いで。灯油よ。', 'นี่ไม่ใช่หมึกของกองยาม ดมดูสิ น้ำมันตะเกียง', '這不是衛隊的墨。聞聞，是燈油。', 'ليس هذا حبر الحرس. شُمّه. زيت مصابيح.']),
      ]),
      passage(
        'street',
        'ember',
        [
          say('kai', 'worry', ['The Lamplighters. They want the towers dark.', '点灯組合か。塔を暗くしたいんだ。', 'พวกคนจุดโคม มันอยากให้หอมืด', '點燈會。他們想讓塔熄燈。', 'عمّال المصابيح. يريدون الأبراج مظلمة.']),
          show('action', 'mara', 'strain', { posture: 'run', others: ['kai'], sound: ['THUNK', 'ズガッ', 'ฉึก!', '咚！', 'طخ!'] }),
          say('mara', 'strain', ['Crossbows! Roof, left, two!', '弩！　屋根、左、二人！', 'หน้าไม้! หลังคา ซ้าย สองคน!', '弩！屋頂，左邊，兩個！', 'أقواس! السطح، اليسار، اثنان!']),
          say('kai', 'shout', ['Count them later!', '数えるのは後だ！', 'ค่อยนับทีหลัง!', '等一下再數！', 'عدّيهم لاحقًا!'], { tone: 'shout' }),
          tell(['On the roof, somebody put out the first of the city’s lamps.', '屋根の上で誰かが、街の最初の灯を消した。', 'บนหลังคา ใครบางคนดับโคมดวงแรกของเมือง', '屋頂上，有人熄滅了這座城的第一盞燈。', 'على السطح أطفأ أحدهم أوّل مصابيح المدينة.']),
        ],
        'embers',
      ),
    ],
  },
  {
    title: ['What the Bronze Remembers', '青銅の覚えていること', 'สิ่งที่สำริดจำได้', '青銅記得的事', 'ما يتذكّره البرونز'],
    passages: [
      passage('vault', 'ember', [
        tell(['Under the Seventh Tower there is a foundry that has never been cold.', '第七塔の下には、一度も冷えたことのない鋳場がある。', 'ใต้หอที่เจ็ดมีโรงหล่อที่ไม่เคยเย็นลง', '第七塔下有一座從未冷卻的鑄場。', 'تحت البرج السابع مسبك لم يبرد قطّ.']),
        say('kai', 'calm', ['A bell is cast with a name inside. Nobody may read it twice.', '鐘は、名を抱かせて鋳る。二度読んではならない。', 'ระฆังหล่อโดยมีชื่ออยู่ข้างใน ห้ามใครอ่านซ้ำ', '鑄鐘時裡面封著一個名字，誰也不能讀第二次。', 'يُصبّ الجرس وفي داخله اسم، ولا يُقرأ مرّتين.']),
        say('mara', 'talk', ['And the ninth? Whose name?', '九番目は？　誰の名？', 'แล้วใบที่เก้าล่ะ ชื่อใคร', '第九座呢？誰的名字？', 'والتاسع؟ اسم من؟']),
        say('kai', 'sad', ['I was seven. I only read it once.', '俺は七つだった。一度しか、読んでない。', 'ข้าเจ็ดขวบ อ่านแค่ครั้งเดียว', '我那時七歲，只讀了一次。', 'كنتُ في السابعة. قرأتُه مرّة فقط.'], { shot: 'profile' }),
        show('hand', 'kai', 'calm', { prop: TORCH }),
      ]),
      passage('vault', 'night', [
        say('mara', 'shock', ['There’s a mould here. Fresh. Somebody’s casting a tenth.', '鋳型がある。新しい。誰かが、十番目を鋳てる。', 'มีแม่พิมพ์อยู่ ยังใหม่ มีคนกำลังหล่อใบที่สิบ', '這裡有個模子，是新的。有人在鑄第十座。', 'هنا قالب جديد. أحدهم يصبّ جرسًا عاشرًا.']),
        say('kai', 'cold', ['There’s no tenth finger.', '十本目の指なんて、ない。', 'ไม่มีนิ้วที่สิบ', '沒有第十根手指。', 'لا توجد إصبع عاشرة.']),
        say('mara', 'worry', ['Then what is it meant to hold down?', 'じゃあ、何を鎮める気？', 'งั้นมันจะกดอะไรไว้', '那它要鎮住什麼？', 'فماذا يُراد أن يكبح إذن؟']),
        tell(['Kai held the torch to the mould. The name in it was his.', 'カイは鋳型に火をかざした。そこにある名は、カイだった。', 'ไคส่องคบไปที่แม่พิมพ์ ชื่อข้างในคือชื่อเขา', '凱把火把湊近模子。裡頭的名字，是他的。', 'قرّب كاي المشعل من القالب. كان الاسم اسمه.'], { who: 'kai', mood: 'shock' }),
      ]),
    ],
  },
  {
    title: ['Lamps Out', '消灯', 'ดับโคม', '熄燈', 'إطفاء المصابيح'],
    passages: [
      passage(
        'towers',
        'night',
        [
          tell(['By the third night a whole district had gone dark.', '三日目の夜には、区ひとつが闇に沈んだ。', 'คืนที่สาม ทั้งเขตก็มืดสนิท', '到第三夜，整個區都黑了。', 'بحلول الليلة الثالثة أظلم حيّ كامل.']),
          say('mara', 'cold', ['In the dark, people pay for light. In the dark, people pay for anything.', '闇の中では、人は灯に金を払う。何にでも払う。', 'ในความมืด คนยอมจ่ายเพื่อแสง จ่ายเพื่ออะไรก็ได้', '黑暗裡，人會為光付錢。黑暗裡，什麼都肯付。', 'في الظلام يدفع الناس ثمن الضوء. ويدفعون ثمن أيّ شيء.']),
          say('oren', 'smirk', ['You learned that from me.', 'それは、わしが教えた。', 'เจ้าเรียนเรื่องนั้นจากข้า', '這是我教妳的。', 'تعلّمتِ هذا منّي.'], { to: 'mara' }),
          show('clash', 'mara', 'angry', { others: ['oren'], sound: ['SHING', 'キィン', 'เคร้ง!', '鏗！', 'شينغ!'] }),
          say('mara', 'shock', ['You’re in chains. How did you…', '鎖に繋がれてるはず。どうやって……', 'เจ้าถูกล่ามโซ่อยู่นี่ ทำไม…', '你不是被鏈住了嗎，怎麼……', 'كنتَ مكبّلًا. كيف…']),
        ],
        'embers',
      ),
      passage(
        'towers',
        'ember',
        [
          say('oren', 'calm', ['Chains are cut, not torn. You said it yourself.', '鎖は切るもの。お前の言葉だ。', 'โซ่มีไว้ตัด ไม่ใช่กระชาก เจ้าพูดเองนี่', '鏈子是用鋸的。妳自己說的。', 'السلاسل تُقطع ولا تنقطع. أنتِ قلتِها.']),
          say('oren', 'cold', [
            'They want the boy’s name in bronze. I only want to see who buys it.',
            '奴らはあの小僧の名を青銅に欲しがる。わしは、買い手が見たいだけだ。',
            'พวกมันอยากได้ชื่อไอ้หนุ่มในสำริด ข้าแค่อยากรู้ว่าใครซื้อ',
            '他們要把那小子的名字鑄進青銅。我只想看看誰來買。',
            'يريدون اسم الفتى في البرونز. وأنا أريد أن أرى من يشتريه.',
          ]),
          say('mara', 'worry', ['He’s telling the truth. I hate it when he does that.', '本当のことを言ってる。だから、嫌いなのよ。', 'มันพูดจริง ข้าเกลียดเวลามันพูดจริง', '他說的是實話。我最討厭他這樣。', 'إنّه يقول الحقيقة. أكرهه حين يفعل ذلك.'], { tone: 'think' }),
          tell(['Behind him, one after another, forty lamps went out.', '彼の背後で、四十の灯が次々に消えた。', 'ข้างหลังเขา โคมสี่สิบดวงดับลงทีละดวง', '他身後，四十盞燈一盞接一盞熄滅。', 'وراءه انطفأ أربعون مصباحًا، واحدًا بعد آخر.']),
        ],
        'embers',
      ),
    ],
  },
];
