import { type Beat, type EpisodeScript, type Passage, passage, say, show, tell } from './script.ts';

const BELL = { kind: 'flower', colour: '#8a9ae0' } as const;
const SOUP = { kind: 'cup', colour: '#cc7c4a' } as const;
const PAPER = { kind: 'letter', colour: '#6c3a6c' } as const;

const underGlass = (beats: readonly Beat[]): Passage => passage('orchard', 'night', beats, 'motes');

/** The spring in which nobody in Vessen could tell a lie. */
export const GLASSHOUSE_ALCHEMIST_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Side Effects', '副作用', 'ผลข้างเคียง', '副作用', 'آثار جانبيّة'],
    passages: [
      passage('castle', 'spring', [
        tell([
          'The morning after the bells rang, the fishmonger told a lady how old his fish was.',
          '鈴が鳴った翌朝、魚屋は客に、魚が何日前のものか打ち明けた。',
          'เช้าหลังระฆังดัง คนขายปลาบอกลูกค้าว่าปลาเน่ามากี่วันแล้ว',
          '鈴響的隔天早上，魚販告訴一位太太，他的魚放了幾天。',
          'صباح اليوم التالي لرنين الأجراس أخبر السمّاك سيّدةً بعمر سمكه.',
        ]),
        say('oda', 'shock', ['My dumplings! I told the whole market they’re out of a PACKET!', 'あたしの団子、粉は市販だって市場じゅうに言っちまった！', 'แป้งปั้นของยาย! ยายบอกคนทั้งตลาดว่าใช้แป้งสำเร็จ!', '我的麵疙瘩！我跟整個市場說，用的是現成粉！', 'عجيني! أخبرتُ السوق كلّها أنّه جاهز من كيس!'], { shot: 'face' }),
        say('thea', 'worry', ['Say something untrue, Oda. Anything. Say you’re thirty.', 'オーダさん、何か嘘を。三十歳だ、とか。', 'ลองพูดเรื่องไม่จริงดูสิคะ อะไรก็ได้ บอกว่าอายุสามสิบ', '說句假話試試，什麼都好。說妳三十歲。', 'قولي شيئًا كاذبًا يا أودا. أيّ شيء. قولي إنّك في الثلاثين.'], { shot: 'two' }),
        say('oda', 'strain', ['I’m th… I’m thi… I’m seventy-four and I dye my eyebrows!', 'さん……さんじゅ……七十四で、眉毛は染めてるよ！', 'ยายสาม… สามสิ… เจ็ดสิบสี่ แถมย้อมคิ้วด้วย!', '我三……三十……七十四，而且眉毛是染的！', 'أنا في الثـ... في الثلا... في الرابعة والسبعين وأصبغ حاجبيّ!'], { shot: 'low' }),
        show('chibi', 'oda', 'shock', { others: ['thea'] }),
      ]),
      underGlass([
        say('nettle', 'smirk', ['All the bells rang together. That’s a dose for four thousand.', '鈴がぜんぶ一度に鳴ったろ。四千人分だよ、あれ。', 'ระฆังดังพร้อมกันหมด นั่นมันยาสำหรับสี่พันคน', '那些鈴同時響，等於四千人份的藥量。', 'رنّت الأجراس كلّها معًا. تلك جرعة لأربعة آلاف.'], { shot: 'full', prop: BELL }),
        say('thea', 'shock', ['I’ve poisoned the town with honesty.', '私、町じゅうを正直にしてしまった……。', 'ฉันวางยาคนทั้งเมืองด้วยความซื่อสัตย์', '我用誠實毒倒了整座城。', 'سمّمتُ البلدة كلّها بالصدق.'], { shot: 'close' }),
        say('auden', 'shy', ['I don’t notice any difference.', '私は、何も変わらないが。', 'ผมไม่รู้สึกว่าต่างไปนะ', '我倒不覺得有什麼差別。', 'لا ألاحظ فرقًا.'], { shot: 'hand' }),
        say('thea', 'shy', ['Nor do I. That’s what worries me about us.', '私もです。それも、どうかと思うの。', 'ฉันก็เหมือนกัน นั่นแหละที่น่าห่วง', '我也是。我們兩個，這點才教人擔心。', 'ولا أنا. وهذا ما يقلقني في أمرنا.'], { shot: 'face' }),
        tell(
          [
            'At noon a rider came from the castle. Something had been said in council.',
            '昼、城から早馬が来た。会議で、何かが「言われて」しまったという。',
            'ตอนเที่ยงมีม้าเร็วมาจากปราสาท ในที่ประชุมมีใครหลุดปากพูดอะไรออกมา',
            '中午，城堡派來快馬。會議上，有人說出了不該說的話。',
            'عند الظهر جاء فارس من القلعة. قيل في المجلس شيء ما.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['What Was Said in Council', '会議で言われたこと', 'สิ่งที่หลุดในที่ประชุม', '會議上的那句話', 'ما قيل في المجلس'],
    passages: [
      passage('throne', 'court', [
        tell(['My lords the ministers had all put a hand over their mouths.', '大臣たちは全員、両手で口を押さえていた。', 'เหล่าเสนาบดีเอามือปิดปากกันทุกคน', '大臣們個個用手捂著嘴。', 'كان الوزراء جميعًا يضعون أيديهم على أفواههم.']),
        say('isaura', 'cold', ['Two have told me I am a tyrant. One, that my singing is poor.', 'ふたりが、わたくしを暴君と。ひとりは、歌が下手だと。', 'สองคนบอกว่าข้าเป็นทรราช อีกคนว่าข้าร้องเพลงแย่', '兩個說我是暴君，一個說我歌唱得難聽。', 'قال لي اثنان إنّني طاغية. وثالث إنّ غنائي رديء.'], { shot: 'low' }),
        say('thea', 'worry', ['I’m so very sorry, Your Grace. It wears off. I don’t know that.', '申し訳ありません、閣下。じきに醒め……るかは、分かりません。', 'ขออภัยเพคะ เดี๋ยวก็หาย… อันที่จริงหม่อมฉันไม่รู้', '非常抱歉，殿下。很快會退……其實我不知道。', 'أعتذر أشدّ الاعتذار يا صاحبة السموّ. سيزول... لا أعلم ذلك.'], {
          shot: 'full',
          posture: 'clasp',
        }),
        say('isaura', 'smirk', ['Don’t you dare cure it. I’ve not learned so much in ten years.', '治すでない。十年分より多くを、今朝だけで知った。', 'อย่าได้แก้เชียว เช้านี้ข้ารู้มากกว่าสิบปีที่ผ่านมา', '妳敢解就試試看。我一早上知道的，比十年還多。', 'إيّاكِ أن تعالجيه. عرفتُ منذ الفطور أكثر ممّا عرفتُ في عشر سنين.'], { shot: 'close' }),
        show('eyes', 'isaura', 'cold'),
      ]),
      passage('corridor', 'court', [
        say('isaura', 'calm', ['Captain. I asked my treasurer one question: where does our wood go?', '隊長。財務卿にひとつ尋ねた。「薪は、どこへ行くのか」と。', 'ผู้กอง ข้าถามเสนาบดีคลังข้อเดียว ฟืนของเราหายไปไหน', '隊長，我只問了財務大臣一件事：我們的柴去哪了？', 'أيّها النقيب. سألتُ خازني سؤالًا واحدًا: إلى أين يذهب حطبنا؟'], {
          shot: 'over',
          to: 'auden',
        }),
        say('auden', 'worry', ['To the hearths. I count it myself.', '各戸の炉へ。私が数えております。', 'ไปที่เตาไฟของทุกบ้านพ่ะย่ะค่ะ กระหม่อมนับเอง', '送到各家爐子。是我親自點的。', 'إلى المواقد. أعدّه بنفسي.'], { shot: 'close' }),
        say('isaura', 'cold', ['A third goes over the border at night, for silver. For six years.', '三分の一は、夜、国境の外へ。銀と引き換えにな。六年間。', 'หนึ่งในสามถูกส่งข้ามแดนตอนกลางคืน แลกเงิน มาหกปีแล้ว', '三分之一在夜裡運出國境，換成銀子。六年了。', 'ثلثه يعبر الحدود ليلًا مقابل الفضّة. منذ ستّ سنوات.'], {
          shot: 'face',
        }),
        say('auden', 'shock', ['Then there was never a shortage.', 'では……薪が足りないというのは。', 'ถ้าอย่างนั้น…ก็ไม่เคยขาดแคลนเลย', '那麼……柴從來就沒有短缺。', 'إذن لم يكن هناك نقص قطّ.'], { shot: 'hand', prop: PAPER }),
        tell(
          [
            'Marrow need not have closed. I watched him do the sum, name by name.',
            'マロウを閉める必要など、なかった。彼が一人ずつ数えるのを、私は見ていた。',
            'แมร์โรว์ไม่จำเป็นต้องปิดเลย ฉันมองเขาคิดทบทวนไปทีละชื่อ',
            '馬洛根本不必關。我看著他，一個名字一個名字地算過去。',
            'لم يكن من داعٍ لإغلاق مارو. رأيتُه يجري الحساب اسمًا اسمًا.',
          ],
          { shot: 'back', who: 'auden', mood: 'sad' },
        ),
      ]),
    ],
  },
  {
    title: ['The Road to Marrow', 'マロウへの道', 'ทางไปแมร์โรว์', '往馬洛的路', 'الطريق إلى مارو'],
    passages: [
      passage('bridge', 'spring', [
        tell([
          'He asked for one day’s leave. He did not say where. He couldn’t have lied if he’d tried.',
          '一日の暇を、と彼は言った。行き先は言わずに。嘘も、つけないのに。',
          'เขาขอลาหนึ่งวัน ไม่ได้บอกว่าไปไหน ต่อให้อยากโกหกก็ทำไม่ได้',
          '他請了一天假，沒說去哪。就算想騙人，他也騙不了。',
          'طلب إجازة يوم واحد. ولم يقل إلى أين. ولو أراد الكذب لما استطاع.',
        ]),
        say('thea', 'calm', ['You’re walking the wrong way for the barracks, captain.', '兵舎は逆の道ですよ、隊長さん。', 'ค่ายทหารอยู่อีกทางนะคะผู้กอง', '軍營在另一邊喔，隊長。', 'أنت تمشي في غير اتّجاه الثكنة أيّها النقيب.'], { shot: 'full', posture: 'rest' }),
        say('auden', 'sad', ['I have never been there. I closed it from a desk.', '一度も行ったことがない。机の上で、閉めたんだ。', 'ผมไม่เคยไปที่นั่นเลย ผมสั่งปิดจากโต๊ะทำงาน', '那裡我從沒去過。我是坐在桌前關掉它的。', 'لم أذهب إليها قطّ. أغلقتُها من خلف مكتب.'], { shot: 'close' }),
        say('thea', 'smile', ['Then you’ll want somebody who knows what the broken parts were for.', 'なら、壊れた物の名前を知る人が要りますね。', 'งั้นคุณต้องมีคนที่รู้ว่าของที่พังเคยใช้ทำอะไร', '那你需要一個人，告訴你那些碎片原本是什麼。', 'ستحتاج إذن إلى من يعرف فيمَ كانت القطع المكسورة تُستعمل.'], { shot: 'two' }),
        say('nettle', 'cold', ['Not me. I’m minding the beans.', 'ボクは行かない。豆の番がある。', 'ข้าไม่ไป ข้าจะเฝ้าถั่ว', '我不去。我要顧豆子。', 'لستُ آتية. سأحرس الفاصولياء.'], { shot: 'chibi' }),
      ]),
      passage('ruin', 'spring', [
        show('wide', 'auden', 'sad', { others: ['thea'] }),
        say('thea', 'worry', ['Iron ribs. No glass left. They’ll have sold it, the second winter.', '鉄の骨だけ。硝子は、二度目の冬に売ったのね。', 'เหลือแต่โครงเหล็ก กระจกคงขายไปตอนหนาวที่สอง', '只剩鐵骨。玻璃大概在第二個冬天賣掉了。', 'أضلاع حديد. لم يبقَ زجاج. باعوه في الشتاء الثاني لا شكّ.'], { shot: 'low' }),
        say('auden', 'shock', ['Thea. What’s that blue?', 'テア。あの青いのは、何だ。', 'เธีย นั่นอะไร สีน้ำเงิน ๆ', '蒂雅，那片藍色是什麼？', 'ثيا. ما تلك الزرقة؟'], { shot: 'face' }),
        show('hand', 'thea', 'shock', { prop: BELL, sound: ['ting', 'りん', 'กริ๊ง', '叮鈴', 'رنّة'] }),
        tell(
          [
            'Sleepbells, in the open, in the snowmelt. In rows. I counted fifty-two.',
            '眠り鈴草だった。雪解けの野ざらしに、列になって。数えると、五十二本。',
            'ระฆังนิทรา ขึ้นกลางแจ้ง กลางหิมะละลาย เป็นแถว ๆ ฉันนับได้ห้าสิบสองต้น',
            '是眠鈴草，長在露天的融雪裡，一排一排。我數了，五十二株。',
            'أجراس نوم، في العراء، في ذوب الثلج. صفوفًا. عددتُ اثنتين وخمسين.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['Somebody Has Been Here', '誰かがここに', 'มีใครบางคนมาที่นี่', '有人來過', 'كان أحدهم هنا'],
    passages: [
      passage('ruin', 'spring', [
        say('auden', 'worry', ['They only grow on true things. Who has been talking to them?', '本当のことを聞かせねば、育たない。誰が話しかけている？', 'มันโตเพราะความจริงเท่านั้น แล้วใครมาพูดให้มันฟัง', '它們只靠真話長大。是誰一直在跟它們說話？', 'لا تنمو إلّا على الصدق. فمن الذي كان يحدّثها؟']),
        say('thea', 'calm', ['Each has its own height. So each had its own words. For two years.', '背丈がみな違う。一本ずつ、別の話を。二年のあいだ。', 'ความสูงไม่เท่ากันเลย แต่ละต้นได้ฟังคนละเรื่อง มาสองปี', '每一株高度都不同，聽的話也都不同。整整兩年。', 'لكلّ واحدة طولها. فلكلّ واحدة كلماتها. طوال سنتين.'], { shot: 'close' }),
        show('hand', 'auden', 'sad', { prop: BELL }),
        say('auden', 'cry', ['There’s a label. “Jon. Hated carrots. Could whistle.”', '札がある。「ヨン。人参が嫌い。口笛が上手」。', 'มีป้าย “จอน เกลียดแครอท ผิวปากเก่ง”', '有牌子。「約恩，討厭紅蘿蔔，會吹口哨。」', 'هنا بطاقة: «يون. كان يكره الجزر. وكان يجيد الصفير».'], { shot: 'face' }),
        say('thea', 'sad', ['I know that writing. It presses so hard it goes through the paper.', 'この字、知ってる。力が入りすぎて、紙を破る字。', 'ฉันรู้จักลายมือนี้ กดแรงจนกระดาษทะลุ', '這字跡我認得。用力到把紙都戳破。', 'أعرف هذا الخطّ. يضغط حتى يخرق الورق.'], { shot: 'eyes' }),
      ]),
      underGlass([
        tell(
          [
            'It was dark when we got home. She was sitting in the beans with her back to us.',
            '帰ると、もう暗かった。あの子は豆畑で、背を向けて座っていた。',
            'กว่าจะกลับถึงบ้านก็มืด เธอนั่งอยู่ในแปลงถั่ว หันหลังให้เรา',
            '回到家時天已黑了。她坐在豆子田裡，背對著我們。',
            'كان الظلام قد حلّ حين عدنا. كانت جالسة وسط الفاصولياء وظهرها إلينا.',
          ],
          { shot: 'back', who: 'nettle', mood: 'sad' },
        ),
        say(
          'thea',
          'calm',
          ['Nettle. You came here two winters ago. You never said from where.', 'ネトル。二年前の冬、うちへ来たわね。どこからとは、言わずに。', 'เน็ตเทิล เธอมาหาฉันเมื่อสองหนาวก่อน ไม่เคยบอกว่ามาจากไหน', '小蕁，兩年前的冬天妳來到我門口，從沒說是從哪裡來的。', 'قُرّاص. جئتِ إلى بابي قبل شتاءين، ولم تقولي من أين.'],
          { shot: 'close' },
        ),
        show('pause', null, 'calm'),
        say('nettle', 'cold', ['You never asked. You gave me a pot and said “sit”.', '訊かなかったろ。鉢をくれて、「お座り」って言っただけ。', 'เจ้าไม่เคยถาม เจ้าแค่ให้กระถางแล้วบอกว่า “นั่ง”', '妳又沒問。妳給我一個盆子，說：「坐。」', 'لم تسألي. أعطيتِني أصيصًا وقلتِ: «اجلسي».'], { shot: 'low' }),
        say('nettle', 'sad', ['I was the nettle in the third bed. At Marrow. By the stove.', 'ボクはマロウの、三番目の花壇のイラクサ。ストーブの横の。', 'ข้าคือต้นเน็ตเทิลในแปลงที่สาม ที่แมร์โรว์ ข้างเตา', '我是馬洛第三畦的那株蕁麻。在火爐旁邊。', 'أنا القُرّاص الذي في الحوض الثالث. في مارو. قرب الموقد.'], { shot: 'face' }),
        tell(['He had gone down on both knees before she finished.', '言い終わるより早く、彼は両膝をついていた。', 'เธอยังพูดไม่จบ เขาก็คุกเข่าลงทั้งสองข้างแล้ว', '她還沒說完，他已經雙膝跪下了。', 'كان قد جثا على ركبتيه قبل أن تُتمّ.'], { shot: 'two', who: 'auden', mood: 'cry' }),
      ]),
    ],
  },
  {
    title: ['Why I Didn’t Bite', '噛まなかったわけ', 'ทำไมข้าไม่กัด', '我沒咬你的原因', 'لماذا لم أعضّك'],
    passages: [
      underGlass([
        say('auden', 'cry', ['You knew who I was. From the first day. At the door.', '知っていたのか。最初の日から。……あの戸口で。', 'เธอรู้มาตลอดว่าผมเป็นใคร ตั้งแต่วันแรก ที่หน้าประตู', '妳一直知道我是誰。從第一天，在門口就知道。', 'كنتِ تعرفين من أنا. منذ اليوم الأوّل. عند الباب.']),
        say(
          'nettle',
          'angry',
          ['Your name’s on the order. I can read. I’m a weed, not a cabbage.', '命令書に名があった。字は読める。雑草だもん、キャベツじゃない。', 'ชื่อเจ้าอยู่ท้ายคำสั่ง ข้าอ่านออก ข้าเป็นวัชพืช ไม่ใช่กะหล่ำ', '命令最底下就是你的名字。我識字，我是野草，不是高麗菜。', 'اسمك في أسفل الأمر. أنا أقرأ. أنا عشبة ضارّة لا ملفوفة.'],
          { shot: 'face' },
        ),
        say('nettle', 'sad', ['I saved a sting for you. Two years I kept it. The big one.', '一本、とっておいたんだ。二年。いちばん痛い棘を。', 'ข้าเก็บเข็มพิษไว้ให้เจ้า เก็บมาสองปี อันที่เจ็บที่สุด', '我替你留了一根刺，留了兩年。最痛的那根。', 'ادّخرتُ لك لسعة. احتفظتُ بها سنتين. الكبيرة.'], { shot: 'hand' }),
        say('auden', 'calm', ['Then use it.', 'なら、使ってくれ。', 'งั้นก็ใช้เถอะ', '那就用吧。', 'فاستعمليها إذن.'], { shot: 'close' }),
        show('eyes', 'nettle', 'cry'),
        say('nettle', 'cry', ['I was going to! And you told a flower you don’t like SOUP!', '使う気だったよ！　なのにおまえ、花に「スープが嫌い」って！', 'ก็จะใช้อยู่แล้ว! แต่เจ้าเดินเข้ามาบอกดอกไม้ว่าไม่ชอบซุป!', '我本來要用的！結果你一進來，跟花說你不喜歡喝湯！', 'كنتُ سأفعل! فدخلتَ وقلتَ لزهرة إنّك لا تحبّ الحساء!'], {
          shot: 'low',
          tone: 'shout',
        }),
      ]),
      passage('orchard', 'spring', [
        tell(['Morning came into the glasshouse, the slow way, leaf by leaf.', '朝が温室に入ってきた。葉を一枚ずつ渡って、ゆっくりと。', 'เช้าค่อย ๆ เข้ามาในเรือนกระจก ทีละใบ ทีละใบ', '早晨慢慢走進花房，一片葉子、一片葉子地。', 'دخل الصباح البيت الزجاجيّ على مهل، ورقة ورقة.']),
        say('nettle', 'calm', ['Then you said all fifty-two. Out loud. You had Jon’s name right.', 'それから、五十二人ぜんぶ言った。ヨンの名も、ちゃんと。', 'แล้วเจ้าก็พูดครบห้าสิบสองชื่อ เสียงดัง ชื่อจอนก็ถูก', '後來你把五十二個全唸了，大聲地。約恩的名字也沒唸錯。', 'ثمّ نطقتَ بالاثنين والخمسين. جهرًا. ولم تخطئ اسم يون.'], {
          shot: 'close',
        }),
        say('thea', 'worry', ['And the sting?', '……その棘は？', 'แล้วเข็มพิษล่ะ', '那根刺呢？', 'واللسعة؟'], { shot: 'two' }),
        say('nettle', 'smirk', ['Still got it. I’m thinking of the treasurer.', 'まだある。財務卿にしようかなって。', 'ยังอยู่ ข้าว่าจะเก็บไว้ให้เสนาบดีคลัง', '還在。我在考慮給財務大臣。', 'ما زالت عندي. أفكّر في الخازن.'], { shot: 'chibi' }),
        tell(
          [
            'He asked her to teach him which of them liked what. It took until the soup was ready.',
            '誰が何を好きだったか教えてほしい、と彼は頼んだ。スープが煮えるまで、続いた。',
            'เขาขอให้เธอสอนว่าใครชอบอะไรบ้าง คุยกันจนซุปได้ที่',
            '他請她教他，他們各自喜歡什麼。一直說到湯煮好。',
            'سألها أن تعلّمه ما كان يحبّه كلّ منهم. وظلّا حتى نضج الحساء.',
          ],
          { shot: 'back', who: 'auden', mood: 'calm' },
        ),
      ]),
    ],
  },
  {
    title: ['The Examination', '試験', 'วันสอบ', '考試', 'الامتحان'],
    passages: [
      passage('cafe', 'spring', [
        tell(['May. I had eleven books, four pencils, and no lie to my name.', '五月。本が十一冊、鉛筆が四本、そして、嘘がひとつもつけない。', 'เดือนพฤษภา ฉันมีหนังสือสิบเอ็ดเล่ม ดินสอสี่แท่ง และโกหกไม่ได้สักคำ', '五月。我有十一本書、四支鉛筆，和一張不會說謊的嘴。', 'أيّار. عندي أحد عشر كتابًا وأربعة أقلام، ولا كذبة واحدة.']),
        say('oda', 'joy', ['You’ll do splendidly. You’re the worst-dressed woman I know. Oh, drat!', 'あんたなら受かるよ。身なりはひどいけど。……ああもう、口が！', 'หนูทำได้แน่ ทั้งที่แต่งตัวแย่ที่สุดที่ยายเคยเห็น อุ๊ย ปากนี่!', '妳一定考得上。雖然妳穿得真醜。唉呀，這張嘴！', 'ستنجحين. أنت أسوأ من عرفتُ هندامًا. أوه، تبًّا للساني!'], {
          shot: 'full',
          prop: SOUP,
        }),
        say('thea', 'worry', ['What if they ask whether I’ve ever treated anyone?', '「患者を診たことは」って訊かれたら？', 'ถ้าเขาถามว่าเคยรักษาใครมาก่อนไหมล่ะ', '萬一他們問我有沒有看過病人呢？', 'ماذا لو سألوني هل عالجتُ أحدًا من قبل؟'], { shot: 'close' }),
        say('brom', 'worry', ['Unlicensed? That’s five years in the tower. …Wish I’d not said so.', '無免許なら牢に五年です。……言わなきゃよかった。', 'ไม่มีใบอนุญาตก็เข้าคุกห้าปีครับคุณ …ผมไม่น่าพูดเลย', '無照行醫要關五年牢，小姐。……我真不該說的。', 'من دون رخصة: السجن، آنستي. خمس سنوات. ...ليتني لم أقل.'], { shot: 'two' }),
        show('hand', 'thea', 'strain', { prop: PAPER }),
      ]),
      passage('classroom', 'court', [
        show('wide', 'thea', 'worry'),
        say(
          'isaura',
          'cold',
          ['I preside. Candidate Voss: name me a thing not in the books.', '審査長はわたくしだ。受験者ヴォス、本にないものをひとつ挙げよ。', 'ข้าเป็นประธานสอบ ผู้เข้าสอบวอส บอกสิ่งที่ไม่มีในตำรามาหนึ่งอย่าง', '我是主考。考生沃斯，說出一樣書上沒有的東西。', 'أنا رئيسة اللجنة. المرشّحة فوس، سمّي لي شيئًا ليس في الكتب.'],
          { shot: 'low' },
        ),
        say('thea', 'calm', ['Fifty-two sleepbells that winter in the open. Here is one.', '野ざらしで冬を越す、五十二本の眠り鈴草。これがその一本です。', 'ระฆังนิทราห้าสิบสองต้น ที่ทนหนาวกลางแจ้งได้ นี่หนึ่งในนั้นเพคะ', '能在露天過冬的五十二株眠鈴草。這是其中一株。', 'اثنتان وخمسون جرس نوم تشتو في العراء. وهذه واحدة منها.'], {
          shot: 'full',
          prop: BELL,
          posture: 'chest',
        }),
        say('isaura', 'worry', ['The rules oblige me to ask the last question. I would rather not.', '規則ゆえ、最後の問いをせねばならぬ。……気は進まぬが。', 'ตามกฎข้าต้องถามข้อสุดท้าย ข้าไม่อยากถามเลย', '依規定，我得問最後一題。我不想問。', 'القواعد تلزمني بالسؤال الأخير. وددتُ ألّا أسأله.'], { shot: 'close' }),
        tell(
          [
            '“Have you ever, before this day, treated the sick?” In my hand the bell began to shake.',
            '「今日より前に、病人を診たことは」。手の中で、鈴がふるえだした。',
            '“ก่อนวันนี้ เจ้าเคยรักษาคนป่วยหรือไม่” ระฆังในมือฉันเริ่มสั่น',
            '「在今天以前，妳可曾替人治病？」我手裡的鈴，開始顫抖。',
            '«هل عالجتِ مريضًا قبل هذا اليوم؟» وبدأ الجرس في يدي يرتجف.',
          ],
          { shot: 'hand', who: 'thea', mood: 'shock', prop: BELL },
        ),
        say('auden', 'cold', ['Let no one answer. I’m the officer who is here to arrest her.', '答えなくていい。彼女を逮捕しに来たのは、私だ。', 'ไม่ต้องตอบ ผมคือนายทหารที่มาจับกุมเธอ', '誰都不必回答。我就是來逮捕她的軍官。', 'لا يُجب أحد. أنا الضابط الذي جاء لاعتقالها.'], { shot: 'face' }),
      ]),
    ],
  },
];
