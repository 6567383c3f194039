import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const LOAF = { kind: 'bread', colour: '#d8923c' } as const;
const GREEN = { kind: 'bread', colour: '#4a6a54' } as const;
const NOTE = { kind: 'letter', colour: '#e8582c' } as const;
const JAR = { kind: 'cup', colour: '#f4ead8' } as const;
const LAMP = { kind: 'lantern', colour: '#b0603c' } as const;

/** The summer by the sea. */
export const DRAGON_BAKERY_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['An Oven with Legs', '足のある窯', 'เตาที่มีขา', '長腳的烤爐', 'فرن له ساقان'],
    passages: [
      passage(
        'forest',
        'morning',
        [
          tell(['“Closed until autumn. The oven has gone to the seaside.”', '貼り紙を出した。「秋まで休業。窯が、海へ行くため」', 'เราติดป้าย “ปิดถึงฤดูใบไม้ร่วง เตาไปเที่ยวทะเล”', '我們貼出告示：「休店至秋天。烤爐去海邊了。」', 'علّقنا لافتة: «مغلق حتى الخريف. الفرن ذهب إلى البحر».']),
          say('osk', 'worry', ['Four hundred years, and I’ve never been past that tree.', '四百年、あの木より先へ行ったことがない。', 'สี่ร้อยปี ผมไม่เคยไปไกลกว่าต้นไม้ต้นนั้น', '四百年來，我沒走過那棵樹。', 'أربعمئة عام، ولم أتجاوز تلك الشجرة قطّ.'], { shot: 'back' }),
          say('brita', 'talk', ['It’s only the sea. It’s like soup, but you can’t finish it.', 'ただの海だ。飲み干せないスープだと思え。', 'ก็แค่ทะเล คิดซะว่าเป็นซุปที่กินไม่หมด', '就是海而已。當它是一碗喝不完的湯。', 'إنّه بحر فحسب. كالحساء، لكنّك لا تنهيه.'], { shot: 'two' }),
          say('nib', 'joy', ['Nib packed! Nib has a bun, and a bun, and the other bun!', 'ニブ、荷造りした！　パンと、パンと、もいっこのパン！', 'นิบจัดกระเป๋าแล้ว! มีขนมปัง ขนมปัง แล้วก็ขนมปังอีกก้อน!', '妮比打包好了！有麵包、麵包，還有另一個麵包！', 'نيب حزمت! كعكة، وكعكة، والكعكة الأخرى!'], { shot: 'chibi' }),
          say('una', 'deadpan', ['I’m coming along. Somebody has to be dissatisfied.', 'あたしも行くよ。誰かが文句を言わなきゃね。', 'ยายไปด้วย ต้องมีใครสักคนคอยไม่พอใจ', '我也去。總要有人負責不滿意。', 'سآتي معكم. لا بدّ أن يكون أحدنا مستاءً.'], { shot: 'close' }),
        ],
        'petals',
      ),
      passage('bridge', 'morning', [
        show('group', 'osk', 'worry', { others: ['brita', 'nib', 'una'] }),
        say('osk', 'shock', ['The jar! I fed it at six! It’s nearly SIX!', '瓶！　六時にやったんだ！　もう六時だ！', 'โถ! ผมป้อนมันตอนหกโมง! นี่จะหกโมงแล้ว!', '罐子！我六點餵的！快六點了！', 'الجرّة! أطعمتُها في السادسة! والسادسة اقتربت!'], { shot: 'face' }),
        say('brita', 'smirk', ['Then we stop. You’re a good father to a paste.', 'なら休もう。生地にまで、いい父親だな。', 'งั้นพักก่อน ท่านเป็นพ่อที่ดีของแป้งเปียกจริง ๆ', '那就休息吧。你連對麵糊都是好爸爸。', 'فلنتوقّف إذن. أنت أب صالح حتى لعجينة.'], { shot: 'full', prop: JAR }),
        show('hand', 'osk', 'smile', { prop: JAR, sound: ['blup', 'ぷくっ', 'ปุด', '噗嚕', 'بُقّ'] }),
        tell(
          [
            'I didn’t tell him the next village was mine. I hadn’t told my feet, either.',
            '次の村が故郷だとは、彼に言わなかった。自分の足にも、言っていなかった。',
            'ฉันไม่ได้บอกเขาว่าหมู่บ้านหน้าคือบ้านฉัน กระทั่งเท้าตัวเองฉันก็ไม่ได้บอก',
            '我沒告訴他，下個村子就是我家。我連自己的腳都沒說。',
            'لم أخبره أنّ القرية التالية قريتي. ولم أخبر قدميّ أيضًا.',
          ],
          { who: 'brita', mood: 'worry', shot: 'eyes' },
        ),
      ]),
    ],
  },
  {
    title: ['The Hole in the Wall', '壁の穴', 'รูบนกำแพง', '牆上的洞', 'الفجوة في الجدار'],
    passages: [
      passage('cafe', 'morning', [
        tell(['My father’s bakery. Everything in its place, and in the wall, a square black hole.', '父の店。何もかも元のまま。ただ壁に、四角い黒い穴。', 'ร้านของพ่อ ทุกอย่างอยู่ที่เดิม แต่บนกำแพงมีรูสี่เหลี่ยมดำ ๆ', '父親的店。一切照舊，只是牆上多了一個方方的黑洞。', 'مخبز أبي. كلّ شيء في مكانه، وفي الجدار فجوة سوداء مربّعة.']),
        say('osk', 'worry', ['Where’s the oven?', '……窯は、どこ？', 'เตาไปไหนแล้ว', '烤爐呢？', 'أين الفرن؟'], { shot: 'close' }),
        tell(
          [
            'My father hugged me first. Then he knocked on Osk’s chest, the way you test a loaf.',
            '父はまず私を抱きしめ、それからオスクの胸を叩いた。パンの焼け具合を見るように。',
            'พ่อกอดฉันก่อน แล้วเคาะอกออสก์ เหมือนเคาะดูว่าขนมปังสุกไหม',
            '爸爸先抱了我，然後敲敲奧斯克的胸口，像在試麵包熟了沒。',
            'عانقني أبي أوّلًا، ثمّ نقر على صدر أوسك كمن يختبر رغيفًا.',
          ],
          { shot: 'full', who: 'osk', mood: 'shock' },
        ),
        say('osk', 'shy', ['How do I sound, sir?', 'ぼく、どんな音ですか。', 'เสียงผมเป็นยังไงครับ', '我聽起來怎麼樣？', 'كيف صوتي يا سيّدي؟'], { shot: 'chibi' }),
        tell(['“Hollow,” said my father. “That’s how it should be.”', '「うつろだ」と父。「それでいい」', '“กลวง” พ่อว่า “ต้องกลวงแบบนี้แหละ”', '「空的，」爸爸說，「這樣才對。」', 'قال أبي: «أجوف. هكذا ينبغي أن يكون».'], { shot: 'pause' }),
      ]),
      passage('cafe', 'night', [
        say('brita', 'sad', ['He never told me why he closed. I thought he was angry with me.', 'なぜ閉めたか、父は言わなかった。怒っているのだと思っていた。', 'พ่อไม่เคยบอกว่าปิดร้านทำไม ฉันนึกว่าพ่อโกรธฉัน', '他從沒說為什麼收店。我以為他在生我的氣。', 'لم يخبرني قطّ لماذا أغلق. ظننتُه غاضبًا منّي.'], { shot: 'profile' }),
        say('una', 'calm', ['Girl. Take off that breastplate and hold it to the hole.', '娘さん。その胸当てを外して、穴に当ててごらん。', 'แม่หนู ถอดเกราะอกออก แล้วเอาไปทาบกับรูนั่น', '丫頭，把胸甲脫下來，往那個洞比比看。', 'يا بنت. اخلعي درعك وضعيها على الفجوة.'], { shot: 'low', prop: LAMP }),
        show('hand', 'brita', 'shock', { sound: ['CLANK', 'ガチャン', 'แกร๊ง', '匡噹', 'رنين'] }),
        say('brita', 'cry', ['It fits. The hinge holes and all. …I’ve been wearing the oven door.', 'ぴったりだ。蝶番の穴まで……私、窯の扉を着てたんだ。', 'พอดีเลย รูบานพับก็ตรง …ฉันใส่ฝาเตาของพ่อมาตลอด', '剛剛好。連鉸鏈孔都對上……我一直穿著爐門。', 'إنّها مطابقة. حتى ثقوب المفصلة. …كنتُ أرتدي باب الفرن.'], { shot: 'face' }),
        say('nib', 'talk', ['That’s why Brita smells like toast!', 'だからブリタ、トーストの匂いなんだ！', 'มิน่าบริตาถึงหอมเหมือนขนมปังปิ้ง!', '難怪布莉塔聞起來像吐司！', 'لهذا رائحة بريتا خبز محمّص!'], { shot: 'chibi' }),
        tell(['Armour costs as much as an oven. He had never sent me the bill.', '鎧は、窯ひとつ分の値がする。父は一度も、その話をしなかった。', 'เกราะหนึ่งชุดแพงเท่าเตาหนึ่งลูก พ่อไม่เคยพูดเรื่องราคาเลย', '一副鎧甲，要一座烤爐的錢。他從沒跟我提過。', 'ثمن الدرع ثمن فرن. ولم يرسل إليّ الفاتورة قطّ.'], {
          who: 'brita',
          mood: 'sad',
          shot: 'back',
        }),
      ]),
    ],
  },
  {
    title: ['The Serpent of Salt Bay', '塩入り江の海蛇', 'งูทะเลแห่งอ่าวเกลือ', '鹽灣的海蛇', 'أفعى خليج الملح'],
    passages: [
      passage('bridge', 'morning', [
        tell(['In Salt Bay nobody sails. Eleven ships stopped in one spring.', '塩入り江からは、誰も船を出さない。この春だけで、十一隻が襲われた。', 'ที่อ่าวเกลือไม่มีใครออกเรือ แค่ใบไม้ผลิเดียวโดนไปสิบเอ็ดลำ', '鹽灣沒有人敢出海。光今年春天，就有十一艘船遭殃。', 'لا أحد يبحر في خليج الملح. أُوقفت إحدى عشرة سفينة في ربيع واحد.']),
        say('brita', 'talk', ['Was anyone hurt? Read me the list of losses.', '怪我人は？　被害の一覧を読んでくれ。', 'มีใครเจ็บไหม อ่านรายการเสียหายให้ฟังที', '有人受傷嗎？把損失唸給我聽。', 'هل أُصيب أحد؟ اقرئي لي قائمة الخسائر.'], { shot: 'full' }),
        say('una', 'deadpan', ['“One loaf. One loaf. A bag of rolls. One loaf.” That’s all it says.', '「パン一斤。一斤。丸パン一袋。一斤」……それだけだよ。', '“ขนมปังหนึ่งก้อน หนึ่งก้อน โรลหนึ่งถุง หนึ่งก้อน” มีแค่นี้', '「麵包一個、一個、小餐包一袋、一個。」就這些。', '«رغيف. رغيف. كيس فطائر. رغيف». هذا كلّ ما فيها.'], {
          shot: 'close',
          prop: NOTE,
        }),
        say('osk', 'shock', ['It’s stealing BREAD?', 'パンを、盗ってるの？', 'มันขโมยขนมปังเหรอ', '牠偷的是麵包？', 'إنّها تسرق الخبز؟'], { shot: 'face' }),
        say('una', 'smirk', ['And spitting it out. With the crusts on.', 'で、吐き出すのさ。皮までつけてね。', 'แล้วก็คายทิ้ง ทั้งเปลือกเลย', '還會吐掉。連皮一起。', 'ثمّ تبصقه. بقشرته.'], { shot: 'two' }),
      ]),
      passage('beach', 'night', [
        tell([
          'We waited on the sand. Near midnight something very long began to make a noise.',
          '浜で待った。真夜中近く、とても長い何かが、声をたてはじめた。',
          'เรารออยู่บนหาด ใกล้เที่ยงคืน อะไรบางอย่างที่ยาวมาก ๆ ก็เริ่มส่งเสียง',
          '我們在沙灘上等。快到午夜時，某個很長的東西，開始出聲。',
          'انتظرنا على الرمل. وقرب منتصف الليل بدأ شيء طويل جدًّا يُصدر صوتًا.',
        ]),
        show('pause', null, 'calm', { sound: ['ooooooh', 'おおおおう', 'โอ้โอ…', '嗚嗚嗚', 'أووووه'] }),
        say('brita', 'strain', ['A war cry. Get behind me.', '鬨の声だ。私の後ろへ。', 'เสียงร้องศึก หลบหลังฉัน', '是戰吼。躲到我後面。', 'صيحة حرب. قفوا خلفي.'], { shot: 'low' }),
        say('osk', 'sad', ['No. I know that noise. I made it for three hundred years.', 'ちがう。あれは知ってる。ぼくも三百年、あの声を出した。', 'ไม่ใช่ ผมรู้จักเสียงนี้ ผมร้องแบบนี้มาสามร้อยปี', '不對。我認得那個聲音，我那樣哭了三百年。', 'لا. أعرف هذا الصوت. ظللتُ أُصدره ثلاثمئة عام.'], { shot: 'profile' }),
        say('nib', 'cry', ['It burnt its bread?', 'パン、焦がしちゃったの？', 'มันทำขนมปังไหม้เหรอ', '牠的麵包烤焦了？', 'هل احترق خبزها؟'], { shot: 'chibi' }),
        tell(
          [
            'In the morning the tide left something at our feet. It was green, and it was a bun.',
            '朝、潮が足もとに何かを置いていった。緑色の、丸パンだった。',
            'พอเช้า น้ำขึ้นพัดอะไรบางอย่างมาที่เท้าเรา สีเขียว และมันคือขนมปัง',
            '早上，潮水在我們腳邊留下一樣東西。綠綠的，是個麵包。',
            'في الصباح ترك المدّ عند أقدامنا شيئًا. أخضر، وكان كعكة.',
          ],
          { who: 'brita', mood: 'shock', shot: 'hand', prop: GREEN },
        ),
      ]),
    ],
  },
  {
    title: ['Raw', '生焼け', 'ยังไม่สุก', '沒熟', 'نيء'],
    passages: [
      passage('beach', 'morning', [
        tell(['Seaweed flour. Perfect shape. As raw as the day it was made.', '海藻の粉。形は完璧。そして、完全に生だった。', 'แป้งสาหร่าย รูปทรงสมบูรณ์แบบ แต่ดิบสนิท', '海藻粉，形狀完美，完全是生的。', 'دقيق طحالب. شكل متقن. نيء كيوم عُجن.']),
        show('face', 'osk', 'strain', { sound: ['SQUISH', 'ぐにゅ', 'แหยะ', '咕唧', 'طْلِيش'] }),
        say('osk', 'cry', ['…Well kneaded.', '……こねは、最高だ。', '…นวดเก่งมาก', '……揉得真好。', '…عجنها رائع.'], { shot: 'close' }),
        say('brita', 'shock', ['She has no fire! How would you bake at the bottom of the sea?', '火がないんだ！　海の底で、どうやって焼く！', 'นางไม่มีไฟ! อยู่ก้นทะเลจะอบยังไง!', '她沒有火！在海底要怎麼烤！', 'لا نار عندها! كيف يُخبز في قاع البحر؟'], { shot: 'low' }),
        say('una', 'calm', ['So she stops ships, to see how the others do it. And spits, from envy.', 'それで船を止めて、よその出来を見る。で、悔しくて吐き出す。', 'นางเลยดักเรือ ดูว่าคนอื่นอบยังไง แล้วก็คายทิ้งเพราะอิจฉา', '所以她攔船，看別人怎麼烤的。然後氣得吐掉。', 'فتوقف السفن لترى كيف يخبز الآخرون، ثمّ تبصق غيرةً.'], {
          shot: 'profile',
        }),
      ]),
      passage('bridge', 'morning', [
        say('nib', 'strain', ['Nib will bake it for her. Little fire. Fff.', 'ニブが焼いてあげる。ちっちゃい火で。ふー。', 'นิบจะอบให้ ไฟน้อย ๆ ฟู่', '妮比幫她烤。小小的火，呼。', 'نيب ستخبزها لها. نار صغيرة. فف.'], { shot: 'chibi' }),
        show('hand', 'nib', 'joy', { prop: LOAF, sound: ['ding', 'チン', 'ติ๊ง', '叮', 'رنين'] }),
        say('brita', 'talk', ['We’ll put it on the water and see.', '海に浮かべて、様子を見よう。', 'เอาลอยน้ำแล้วคอยดูกัน', '放到水面上，看看會怎樣。', 'نضعها على الماء وننتظر.'], { shot: 'back' }),
        tell(['It went under without a splash. For an hour the bay was as flat as a tray.', 'パンは、音もなく沈んだ。一時間、入り江は天板のように凪いだ。', 'ขนมปังจมหายไปเงียบ ๆ แล้วทั้งอ่าวก็นิ่งเป็นถาดอยู่หนึ่งชั่วโมง', '麵包無聲無息地沉下去。整整一小時，海灣平得像烤盤。', 'غاصت بلا رذاذ. وظلّ الخليج ساعةً ساكنًا كصينيّة.'], {
          shot: 'wide',
        }),
        say('osk', 'shock', ['Something’s coming up. Something small and round.', '何か上がってくる。小さくて、丸いものが。', 'มีอะไรลอยขึ้นมา ของเล็ก ๆ กลม ๆ', '有東西浮上來了。小小的，圓圓的。', 'شيء يصعد. شيء صغير ومدوّر.'], { shot: 'eyes' }),
        tell(['Two pearls, side by side on the jetty. She had paid.', '桟橋に、真珠がふたつ。きちんと並べてあった。……お代だ。', 'ไข่มุกสองเม็ดวางเรียงบนท่าเรือ นางจ่ายเงินแล้ว', '碼頭上，兩顆珍珠排得整整齊齊。她付錢了。', 'لؤلؤتان جنبًا إلى جنب على الرصيف. لقد دفعت.'], { who: 'una', mood: 'smile', shot: 'full' }),
      ]),
    ],
  },
  {
    title: ['A Customer of Forty Metres', '四十メートルのお客', 'ลูกค้ายาวสี่สิบเมตร', '四十公尺的客人', 'زبونة طولها أربعون مترًا'],
    passages: [
      passage('bridge', 'oven', [
        tell([
          'Every evening she left dough on the steps, and every morning we gave back bread.',
          '毎夕、海蛇が石段に生地を置く。毎朝、私たちがパンを返す。',
          'ทุกเย็นนางวางแป้งไว้ที่บันได ทุกเช้าเราคืนเป็นขนมปัง',
          '每天傍晚，她把麵糰放在石階上；每天早上，我們還她麵包。',
          'كلّ مساء تترك العجين على الدرج، وكلّ صباح نعيد إليها الخبز.',
        ]),
        say('una', 'deadpan', ['Crust’s too soft. I’ve nothing to hold on to.', '皮が柔すぎる。文句のつけようがないじゃないか。', 'เปลือกนิ่มไป แบบนี้ยายจะบ่นอะไรได้', '皮太軟了，我要抱怨都找不到施力點。', 'القشرة طريّة أكثر ممّا ينبغي. لا أجد ما أتمسّك به.'], { shot: 'close' }),
        say('brita', 'smile', ['You like it.', '気に入ったんだな。', 'คุณยายชอบละสิ', '妳喜歡吧。', 'أعجبتك.'], { shot: 'two' }),
        say('una', 'shy', ['I said what I said.', '言ったことは、言ったことさ。', 'ยายพูดอะไรก็คำนั้นแหละ', '我說什麼就是什麼。', 'قلتُ ما قلتُ.'], { shot: 'face' }),
        show('chibi', 'nib', 'joy', { others: ['osk'] }),
      ]),
      passage('beach', 'night', [
        say('osk', 'worry', ['She came close tonight. She didn’t want bread. She wanted to watch.', '今夜は近くまで来た。パンじゃない。見たいんだ、焼くところを。', 'คืนนี้นางเข้ามาใกล้ ไม่ได้อยากได้ขนมปัง แต่อยากดูตอนอบ', '今晚她靠得很近。不是要麵包，是想看怎麼烤。', 'اقتربت الليلة. لم تكن تريد خبزًا. أرادت أن تتفرّج.'], {
          shot: 'profile',
        }),
        say('brita', 'calm', ['Then she must come ashore.', 'なら、陸に上がってもらうしかない。', 'งั้นนางต้องขึ้นฝั่งมา', '那她就得上岸。', 'إذن عليها أن تصعد إلى البرّ.'], { shot: 'full' }),
        say('osk', 'sad', ['She’d dry out. Somebody will have to go down.', '乾いて死んじゃう。……誰かが、下りていくしかない。', 'นางจะแห้งตาย ต้องมีใครลงไปหา', '她會乾掉的。得有人下去才行。', 'ستجفّ. لا بدّ أن ينزل أحد إليها.'], { shot: 'eyes' }),
        say('brita', 'shock', ['You? You’d go out like a match!', 'おまえが！？　マッチみたいに消えるぞ！', 'ท่านน่ะเหรอ! จะดับวูบเหมือนไม้ขีดนะ!', '你？你會像火柴一樣熄掉的！', 'أنت؟ ستنطفئ كعود ثقاب!'], { shot: 'low', tone: 'shout' }),
        show('hand', 'osk', 'calm', { prop: JAR }),
        tell(['He gave me the jar. He had never once let anyone else hold the jar.', '彼は私に瓶を渡した。今まで、誰にも触らせなかった瓶を。', 'เขายื่นโถให้ฉัน โถที่เขาไม่เคยให้ใครแตะเลยสักครั้ง', '他把罐子交給我。那罐子，他從沒讓別人碰過。', 'أعطاني الجرّة. لم يدع أحدًا يمسكها قطّ.'], { who: 'brita', mood: 'worry', shot: 'back' }),
      ]),
    ],
  },
  {
    title: ['Eleven Hours', '十一時間', 'สิบเอ็ดชั่วโมง', '十一個小時', 'إحدى عشرة ساعة'],
    passages: [
      passage('beach', 'morning', [
        say('osk', 'strain', ['Feed it at six. If I’m late, tell it that I’m coming.', '六時に餌を。遅れたら、「帰ってくる」って言ってやって。', 'ป้อนมันตอนหกโมง ถ้าผมมาช้า บอกมันว่าผมกำลังกลับ', '六點要餵。我要是晚了，跟它說我會回來。', 'أطعميها في السادسة. وإن تأخّرتُ فقولي لها إنّي قادم.'], { shot: 'close' }),
        say('nib', 'cry', ['Hold your breath! Hold ALL of it!', '息、とめて！　ぜんぶ、とめて！', 'กลั้นหายใจนะ! กลั้นให้หมดเลย!', '憋氣！全部都要憋住！', 'احبس نفسك! احبسه كلّه!'], { shot: 'chibi' }),
        show('action', 'osk', 'strain', { posture: 'leap', sound: ['SPLOOSH', 'ざっぱーん', 'ตูม!', '撲通！', 'طَشّ!'] }),
        tell(['For as long as you’d count to ten, there was a glow. Then there was only sea.', '十数えるあいだ、赤い光が見えていた。それから、ただの海になった。', 'เห็นแสงเรืองอยู่ราวนับถึงสิบ แล้วก็เหลือแต่ทะเล', '有一團紅光，大約數到十那麼久。然後，就只剩下海。', 'ظلّ هناك وهج بمقدار ما تعدّ إلى عشرة. ثمّ لم يبقَ إلّا البحر.'], {
          shot: 'wide',
        }),
        say('una', 'cold', ['Nine o’clock. Ten. He’s never been this late for being told off.', '九時。十時。小言の時間に、こんなに遅れるなんて。', 'เก้าโมง สิบโมง ไม่เคยมาช้าขนาดนี้ตอนโดนดุ', '九點，十點。他挨罵從沒遲到這麼久。', 'التاسعة. العاشرة. لم يتأخّر هكذا عن توبيخه قطّ.'], { shot: 'profile' }),
      ]),
      passage('bridge', 'night', [
        tell(['Five in the evening. I sat by the jar, and it had stopped breathing with me.', '夕方の五時。瓶のそばに座る。泡が、ひとつも立たなくなった。', 'ห้าโมงเย็น ฉันนั่งข้างโถ ฟองไม่ขึ้นเลยสักฟอง', '傍晚五點。我坐在罐子旁邊，裡面一個泡也不冒了。', 'الخامسة مساءً. جلستُ قرب الجرّة، وقد كفّت عن التنفّس معي.']),
        say('brita', 'sad', ['He’s coming. You hear? He’s coming back.', '帰ってくる。聞こえるか。帰ってくるからな。', 'เขากำลังกลับมา ได้ยินไหม เขาจะกลับมา', '他會回來的。聽到了嗎？他會回來。', 'إنّه قادم. أتسمعين؟ إنّه عائد.'], { shot: 'hand', prop: JAR, tone: 'whisper' }),
        say('nib', 'shock', ['Brita! Lights! Big ones! On a boat with a crown on!', 'ブリタ！　明かり！　でっかいの！　冠のついた船！', 'บริตา! มีไฟ! ดวงใหญ่! บนเรือที่มีมงกุฎ!', '布莉塔！有燈！好大的燈！在有王冠的船上！', 'بريتا! أضواء! كبيرة! على سفينة عليها تاج!'], { shot: 'face', tone: 'shout' }),
        say('una', 'cold', ['The King’s flagship. And those, my girl, are harpoons.', '王の旗艦だ。それに……あれは、銛だよ。', 'เรือธงของราชา แล้วนั่น แม่หนู นั่นคือฉมวก', '是國王的旗艦。還有，丫頭，那些是魚叉。', 'سفينة الملك. وتلك، يا بنيّتي، حِراب.'], { shot: 'low' }),
        show('eyes', 'brita', 'shock'),
        tell(
          ['At one minute to six the whole bay, from rock to rock, began to steam.', '六時一分前。入り江が、岩から岩まで、湯気をあげはじめた。', 'อีกหนึ่งนาทีหกโมง ทั้งอ่าวจากโขดหินฝั่งนี้ถึงฝั่งโน้น เริ่มมีไอน้ำลอยขึ้น', '差一分六點，整座海灣，從這頭到那頭，開始冒出蒸氣。', 'وقبل السادسة بدقيقة بدأ الخليج كلّه، من صخرة إلى صخرة، يتبخّر.'],
          { who: 'brita', mood: 'shock', shot: 'back' },
        ),
      ]),
    ],
  },
];
