import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const BREAD = { kind: 'bread', colour: '#d89a54' } as const;

/** The second half: who rings under the river, and seven ropes in one breath. */
export const NINTH_BELL_LATER_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['The Tenth Mould', '十番目の鋳型', 'แม่พิมพ์ที่สิบ', '第十個模子', 'القالب العاشر'],
    passages: [
      passage(
        'vault',
        'ember',
        [
          say('kai', 'strain', ['If they pour it, I’m the one underneath.', '注がれたら、下になるのは俺だ。', 'ถ้ามันเทลงไป คนที่อยู่ข้างใต้คือข้า', '一旦澆下去，壓在底下的就是我。', 'إن صبّوه كنتُ أنا تحته.']),
          say('mara', 'talk', ['Then we pour something else.', 'なら、別のものを注ぐ。', 'งั้นเราเทอย่างอื่น', '那我們就澆別的。', 'إذن نصبّ شيئًا آخر.']),
          show('action', 'mara', 'strain', { posture: 'reach', sound: ['HISSSS', 'ジュウウ', 'ฉ่าาา', '嘶——', 'هسسس'] }),
          say('kai', 'shock', ['Your sword?', '剣を！？', 'ดาบเจ้ารึ?', '妳的劍？', 'سيفك؟']),
          say('mara', 'smirk', ['It was getting heavy. You’ve shown me what half is good for.', '重かったのよ。半分でも戦えるって、見せてもらったし。', 'มันหนัก แล้วเจ้าก็สอนข้าว่าครึ่งเล่มใช้ได้', '它太重了。你讓我看到半把也夠用。', 'صار ثقيلًا. وقد علّمتني فائدة النصف.']),
        ],
        'embers',
      ),
      passage('vault', 'night', [
        tell([
          'Bell-bronze will not take a name and a blade together. It cracked from lip to crown.',
          '鐘の青銅は、名と刃を同時には抱けない。口から頂まで、割れた。',
          'สำริดระฆังรับทั้งชื่อและคมดาบพร้อมกันไม่ได้ มันร้าวจากปากถึงยอด',
          '鐘銅容不下名字與刀刃同在。它從口裂到了頂。',
          'برونز الأجراس لا يقبل اسمًا ونصلًا معًا. تشقّق من فمه إلى تاجه.',
        ]),
        show('pause', null, 'calm', { sound: ['KRRRK', 'ピシィッ', 'แคร่ก!', '喀嚓！', 'كررك'] }),
        say('kai', 'smile', ['Two halves now. We match.', 'これで半分同士だ。', 'ครึ่งเล่มเหมือนกันแล้ว เข้าคู่เลย', '兩個半把，湊成一對了。', 'نصفان الآن. صرنا متشابهين.']),
        say('mara', 'laugh', ['Don’t get sentimental. I’m still worth six.', 'しんみりしないで。私はまだ六千よ。', 'อย่าซึ้ง ข้ายังมีค่าแค่หกพัน', '別感傷，我還是六千。', 'لا تتأثّر. ما زلتُ بستّة آلاف.']),
      ]),
    ],
  },
  {
    title: ['The River Bell', '川底の鐘', 'ระฆังก้นแม่น้ำ', '河底之鐘', 'جرس النهر'],
    passages: [
      passage(
        'bridge',
        'ash',
        [
          tell(['The ninth bell rings under the water every night. Nobody knows for whom.', '第九の鐘は、毎夜、水の底で鳴る。誰のためかは、誰も知らない。', 'ระฆังที่เก้าดังใต้น้ำทุกคืน ไม่มีใครรู้ว่าดังให้ใคร', '第九鐘每晚在水底響起，沒人知道為誰而鳴。', 'الجرس التاسع يُقرع تحت الماء كلّ ليلة. لا أحد يعلم لمن.']),
          say('kai', 'calm', ['I’m going down.', '潜ってくる。', 'ข้าจะลงไป', '我要下去。', 'سأنزل.']),
          say('mara', 'angry', ['You can’t swim!', '泳げないくせに！', 'เจ้าว่ายน้ำไม่เป็น!', '你又不會游泳！', 'أنت لا تجيد السباحة!']),
          say('kai', 'deadpan', ['I’m not going to swim. I’m going to sink.', '泳がない。沈むんだ。', 'ข้าไม่ได้จะว่าย ข้าจะจม', '我沒要游，我要沉。', 'لن أسبح. سأغرق نزولًا.']),
          show('action', 'kai', 'strain', { posture: 'leap', sound: ['SPLASH', 'ドボン', 'ตู้ม!', '撲通！', 'طشش!'] }),
        ],
        'embers',
      ),
      passage('cave', 'night', [
        tell(['Down there, the bell was not lying. It was hanging.', '水底の鐘は、倒れてなどいなかった。吊られていた。', 'ใต้นั้น ระฆังไม่ได้นอนอยู่ มันแขวนอยู่', '水底的鐘沒有倒下，它懸著。', 'هناك، لم يكن الجرس ملقى. كان معلّقًا.']),
        show('hand', 'kai', 'shock'),
        say('kai', 'shock', ['Somebody has been ringing it. Somebody with nine fingers.', '誰かが鳴らしている。指が、九本の誰かが。', 'มีคนตีมันอยู่ คนที่มีเก้านิ้ว', '有人在敲它。一個有九根手指的人。', 'هناك من يقرعه. شخص بتسع أصابع.'], { tone: 'think', shot: 'face' }),
        tell(['And in the silt beside it, half a sword. His half.', 'そして泥の中に、折れた剣。彼の、もう半分。', 'และในโคลนข้าง ๆ มีดาบครึ่งเล่ม อีกครึ่งของเขา', '旁邊的淤泥裡插著半把劍，他的另一半。', 'وفي الطمي إلى جانبه نصف سيف. نصفه هو.']),
      ]),
    ],
  },
  {
    title: ['Nine-Fingered', '九本指', 'เก้านิ้ว', '九指', 'ذو الأصابع التسع'],
    passages: [
      passage(
        'cave',
        'ember',
        [
          say('kai', 'shout', ['Come out where I can count you!', '出てこい、数えてやる！', 'ออกมาให้ข้านับเดี๋ยวนี้!', '出來，讓我數數你！', 'اخرج حيث أستطيع عدّك!'], { tone: 'shout' }),
          tell(['“You always did count aloud,” said the dark. “I taught you that.”', '「相変わらず、声に出して数える。わしが教えた」と、闇が言った。', '“เจ้านับออกเสียงเหมือนเดิม ข้าสอนเจ้าเอง” ความมืดเอ่ย', '「你還是數出聲來，」黑暗說，「是我教的。」', 'قالت العتمة: «ما زلتَ تعدّ بصوت عالٍ. أنا علّمتك ذلك».']),
          say('kai', 'cry', ['Master?', '師匠……？', 'อาจารย์?', '師父？', 'معلّمي؟'], { shot: 'face' }),
          show('eyes', 'kai', 'cry'),
          tell([
            'He had held the hand shut for three years, and it had taken a finger for each bell that broke.',
            '三年、あの手を押さえてきた。鐘が砕けるたび、指を一本失いながら。',
            'สามปีที่ท่านกำมือนั้นไว้ และเสียนิ้วให้ระฆังทุกใบที่แตก',
            '三年來他按住那隻手，每碎一鐘，便失一指。',
            'ثلاث سنوات وهو يكبح اليد، وكلّ جرس يُكسر يأخذ منه إصبعًا.',
          ]),
        ],
        'motes',
      ),
      passage('cave', 'night', [
        say('kai', 'strain', ['Come up. There are two of us now.', '上がろう。今は、二人いる。', 'ขึ้นไปกันเถอะ ตอนนี้เรามีสองคน', '上去吧。我們現在有兩個人。', 'اصعد معي. صرنا اثنين.']),
        tell(['“If I let go, it stands up.”', '「放せば、あれが立つ。」', '“ถ้าข้าปล่อย มันจะลุกขึ้น”', '「我一放手，它就會站起來。」', '«إن أفلتُّها نهض.»']),
        say('kai', 'calm', ['Then I’ll bring the bells to you.', 'なら、鐘のほうを連れてくる。', 'งั้นข้าจะพาระฆังมาหาท่าน', '那我把鐘帶來給你。', 'إذن سأجلب الأجراس إليك.']),
        say('mara', 'shout', ['Kai! The rope’s run out! Up, you idiot!', 'カイ！　綱がもうない！　上がれ、馬鹿！', 'ไค! เชือกหมดแล้ว! ขึ้นมา ไอ้บ้า!', '凱！繩子到底了！上來，笨蛋！', 'كاي! انتهى الحبل! اصعد أيّها الأحمق!'], { tone: 'shout' }),
      ]),
    ],
  },
  {
    title: ['Seven Ropes', '七本の綱', 'เชือกเจ็ดเส้น', '七條繩', 'سبعة حبال'],
    passages: [
      passage('rooftops', 'ash', [
        tell(['To ring seven bells in one breath you need seven people who will not let go.', '七つの鐘を一息に鳴らすには、手を放さない七人がいる。', 'จะตีระฆังเจ็ดใบในลมหายใจเดียว ต้องมีเจ็ดคนที่ไม่ยอมปล่อย', '要一口氣敲響七座鐘，得有七個絕不放手的人。', 'لتُقرع سبعة أجراس بنَفَس واحد، يلزم سبعة لا يفلتون.']),
        say('mara', 'talk', ['Me. You. Five more idiots.', '私、あんた、あと馬鹿が五人。', 'ข้า เจ้า แล้วคนบ้าอีกห้า', '我，你，再五個笨蛋。', 'أنا، وأنت، وخمسة حمقى آخرين.']),
        say('kai', 'calm', ['The baker on Tallow Street. She rings for her ovens.', '獣脂通りのパン焼き。竈のために鐘を打つ人だ。', 'คนอบขนมปังถนนไขสัตว์ นางตีระฆังบอกเวลาเตา', '油脂街的麵包師傅。她為烤爐敲鐘。', 'خبّازة شارع الشحم. تقرع لأفرانها.']),
        show('group', 'mara', 'smirk', { others: ['kai', 'oren'] }),
        say('oren', 'cold', ['I know how to hold a rope. I’ve sold enough of them.', '綱の握り方なら知っている。売るほどな。', 'ข้ารู้วิธีจับเชือก ข้าขายมาเยอะ', '我知道怎麼握繩子，我賣過不少。', 'أعرف كيف أمسك حبلًا. بعتُ منها كثيرًا.']),
      ]),
      passage(
        'alley',
        'night',
        [
          say('mara', 'angry', ['Over my body.', '死んでもごめんよ。', 'ข้ามศพข้าไปก่อน', '除非我死。', 'على جثّتي.']),
          say('oren', 'calm', ['That was rather what I wanted to avoid.', 'それを避けたいのだが。', 'ข้าอยากเลี่ยงเรื่องนั้นพอดี', '那正是我想避免的。', 'هذا بالضبط ما أردتُ تجنّبه.']),
          say('kai', 'worry', ['Six people we trust. And one we can count on.', '信じられる六人と、数に入る一人。', 'คนที่ไว้ใจได้หกคน กับคนที่นับได้หนึ่งคน', '六個信得過的，一個數得上的。', 'ستّة نثق بهم، وواحد يُحسب حسابه.']),
          tell(['The seventh rope was in the hands of the man who had cut the chains.', '七本目の綱は、鎖を切った男の手にあった。', 'เชือกเส้นที่เจ็ดอยู่ในมือคนที่ตัดโซ่', '第七條繩，握在鋸斷鏈子的人手裡。', 'كان الحبل السابع في يد من قطع السلاسل.']),
        ],
        'embers',
      ),
    ],
  },
  {
    title: ['In One Breath', '一息に', 'ในลมหายใจเดียว', '一口氣', 'بنَفَس واحد'],
    passages: [
      passage(
        'towers',
        'ember',
        [
          tell(['Eleven minutes and forty seconds.', '十一分四十秒。', 'สิบเอ็ดนาทีสี่สิบวินาที', '十一分四十秒。', 'إحدى عشرة دقيقة وأربعون ثانية.']),
          say('kai', 'calm', ['Now.', '今だ。', 'ตอนนี้', '就是現在。', 'الآن.'], { shot: 'eyes' }),
          show('action', 'mara', 'strain', { posture: 'reach', sound: ['DOOOONG', 'ゴォォォン', 'เหง่งงง', '咚——', 'دووونغ'] }),
          show('low', 'oren', 'strain', { sound: ['DOOOONG', 'ゴォォォン', 'เหง่งงง', '咚——', 'دووونغ'] }),
          tell(['Six. The seventh was silent.', '六つ。七つめは、黙ったまま。', 'หก ใบที่เจ็ดเงียบ', '六聲。第七聲沒有響。', 'ستّة. والسابع صامت.']),
        ],
        'embers',
      ),
      passage(
        'belfry',
        'night',
        [
          say('mara', 'shout', ['OREN!', 'オレン！！', 'โอเรน!', '奧倫！', 'أورين!'], { tone: 'shout' }),
          say('oren', 'strain', ['The rope… is cut. Not by me. Look at my hands, girl.', '綱が……切られている。わしではない。手を見ろ、娘。', 'เชือก…ถูกตัด ไม่ใช่ข้า ดูมือข้าสิ', '繩子……被割了。不是我。看我的手，丫頭。', 'الحبل… مقطوع. لستُ أنا. انظري إلى يديّ يا فتاة.']),
          show('hand', 'oren', 'strain'),
          tell(['He was holding the bell’s tongue itself, and it was burning him to the bone.', '彼は鐘の舌を、素手で握っていた。骨まで焼かれながら。', 'เขากำลูกตุ้มระฆังด้วยมือเปล่า มันเผาเขาถึงกระดูก', '他赤手握著鐘舌，燒得見骨。', 'كان يمسك لسان الجرس نفسه، وهو يحرقه حتى العظم.']),
          say('oren', 'smirk', ['Eight thousand. I want it… on the poster.', '八千だ。手配書に……そう書け。', 'แปดพัน เขียนไว้…บนใบประกาศด้วย', '八千。把它……印在通緝令上。', 'ثمانية آلاف. أريدها… على الملصق.']),
          show('pause', null, 'calm', { sound: ['DOOOONG!', 'ゴォォォン！', 'เหง่งงงง!', '咚——！', 'دووونغ!'] }),
        ],
        'embers',
      ),
    ],
  },
  {
    title: ['Ash and Bread', '灰とパン', 'เถ้ากับขนมปัง', '灰與麵包', 'رماد وخبز'],
    passages: [
      passage('riverside', 'ash', [
        tell(['In the morning an old man with nine fingers sat on the bank, and asked what day it was.', '朝、九本指の老人が岸に座り、今日は何日かと尋ねた。', 'รุ่งเช้า ชายชราเก้านิ้วนั่งอยู่ริมฝั่ง ถามว่าวันนี้วันอะไร', '清晨，一個九指老人坐在岸邊，問今天是幾號。', 'في الصباح جلس شيخ بتسع أصابع على الضفّة، وسأل عن اليوم.']),
        say('kai', 'cry', ['Tuesday. You’re late.', '火曜。遅刻だ。', 'วันอังคาร ท่านมาสาย', '星期二。你遲到了。', 'الثلاثاء. لقد تأخّرت.'], { shot: 'face' }),
        show('two', 'kai', 'smile'),
        say('mara', 'talk', ['So who cut the rope?', 'で、綱を切ったのは？', 'แล้วใครตัดเชือก', '那繩子是誰割的？', 'فمن قطع الحبل إذن؟']),
        say('kai', 'cold', ['Somebody with lamp oil on their hands.', '手に灯油のついた、誰かだ。', 'คนที่มีน้ำมันตะเกียงติดมือ', '某個手上沾著燈油的人。', 'شخص على يديه زيت مصابيح.']),
      ]),
      passage('street', 'ember', [
        tell(['The baker of Tallow Street gave them bread, and would not take a mark for it.', '獣脂通りのパン焼きはパンをくれて、一マルクも受け取らなかった。', 'คนอบขนมปังให้ขนมปัง และไม่ยอมรับเงินสักมาร์ก', '油脂街的師傅給了他們麵包，一馬克也不收。', 'أعطتهما خبّازة شارع الشحم خبزًا، ولم تقبل مارك واحدًا.']),
        show('hand', 'mara', 'calm', { prop: BREAD }),
        say('mara', 'smile', ['Bread and ash. It’s a raise.', 'パンと灰。昇給ね。', 'ขนมปังกับเถ้า ถือว่าขึ้นเงินเดือน', '麵包加灰，算加薪了。', 'خبز ورماد. هذه علاوة.']),
        say('kai', 'laugh', ['Nine bells. Eight thousand, six thousand, and one very old man.', '鐘が九つ。八千と六千と、じいさんが一人。', 'ระฆังเก้าใบ แปดพัน หกพัน กับคนแก่หนึ่งคน', '九座鐘。八千、六千，和一個老頭。', 'تسعة أجراس. وثمانية آلاف، وستّة آلاف، وشيخ عجوز.']),
        say('mara', 'shock', ['Kai. All the lamps just came on. At noon.', 'カイ。灯が全部ついた。真昼に。', 'ไค โคมติดหมดทุกดวง ตอนเที่ยงวัน', '凱。燈全亮了。在正午。', 'كاي. اشتعلت كلّ المصابيح. في الظهيرة.'], { shot: 'eyes' }),
      ]),
    ],
  },
];
