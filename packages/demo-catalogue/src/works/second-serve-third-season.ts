import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const HARU_RACKET = { kind: 'racket', colour: '#2a2a2c' } as const;
const OLD_RACKET = { kind: 'racket', colour: '#8a8a8a' } as const;
const BALL = { kind: 'ball', colour: '#dddddd' } as const;
const NOTE = { kind: 'letter', colour: '#6e6e6e' } as const;

/** The third set, the two women across the net, and the word that gives a match away. */
export const SECOND_SERVE_THIRD_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Or Noodles', 'うどん派', 'หรือบะหมี่', '還是麵', 'أم شعيريّة'],
    passages: [
      passage('court', 'day', [
        tell(
          [
            '“Noodles,” said the other twin. It was their first conversation in eleven years.',
            '「うどん」と兄が言った。十一年ぶりの、双子の会話だった。',
            '“บะหมี่” แฝดอีกคนว่า นั่นคือบทสนทนาแรกในสิบเอ็ดปีของพวกเขา',
            '「麵。」另一個雙胞胎說。這是他們十一年來第一次對話。',
            '«شعيريّة»، قال التوأم الآخر. كان أوّل حديث بينهما منذ إحدى عشرة سنة.',
          ],
          { mood: 'calm', shot: 'wide' },
        ),
        say('haru', 'joy', ['They’re arguing! They’re arguing about LUNCH!', 'ケンカしてる！　昼飯で、ケンカしてるぞ！', 'เถียงกันแล้ว! เถียงกันเรื่องข้าวเที่ยง!', '他們在吵架！為了午餐吵架！', 'إنّهما يتجادلان! على الغداء!'], { shot: 'close' }),
        say('toya', 'worry', ['Don’t cheer. Look at their feet.', '喜ぶな。足を見ろ。', 'อย่าเพิ่งดีใจ ดูเท้าพวกเขา', '先別高興，看他們的腳。', 'لا تفرح. انظر إلى أقدامهما.'], { shot: 'low' }),
        show('action', 'haru', 'strain', { posture: 'run', prop: HARU_RACKET, sound: ['PAKK!', 'パァン！', 'เปรี้ยง!', '啪！', 'باك!'] }),
        tell(
          [
            'Down the middle, our best ball. And one of them said “I’ve got it”, and he had.',
            'ど真ん中、最高の一球。「取る」と一人が言い、本当に取った。',
            'ลูกผ่ากลางที่ดีที่สุดของเรา คนหนึ่งบอก “ฉันเอง” แล้วก็รับได้จริง',
            '正中央，我們最好的一球。其中一人說「我來」，就真的接到了。',
            'في الوسط، أفضل كراتنا. قال أحدهما «أنا لها»، وكان لها.',
          ],
          { who: 'haru', mood: 'shock', shot: 'face' },
        ),
        say('haru', 'shock', ['We’ve taught them to talk.', '俺たちが、喋れるようにしちまった。', 'พวกเราสอนให้มันพูด', '我們教會他們說話了。', 'لقد علّمناهما الكلام.'], { shot: 'eyes' }),
      ]),
      passage('court', 'night', [
        say('coach', 'shout', ['Set! Seven, five! One set all!', 'セット！　七対五！　一セットオール！', 'ได้เซต! เจ็ดห้า! เสมอหนึ่งเซต!', '拿下這盤！七比五！一比一！', 'مجموعة! سبعة لخمسة! تعادل!'], { shot: 'full', tone: 'shout' }),
        say('natsu', 'deadpan', ['I can’t feel my eyelids.', 'まぶたの感覚がない。', 'พี่ไม่รู้สึกถึงเปลือกตาแล้ว', '我的眼皮沒知覺了。', 'لم أعد أشعر بجفوني.'], { shot: 'close' }),
        say('toya', 'smile', ['They’re smiling. They’ve never been this hard to beat.', '笑ってる。今までで、一番手ごわい。', 'พวกเขายิ้ม ไม่เคยเอาชนะยากเท่านี้', '他們在笑。從沒這麼難對付過。', 'إنّهما يبتسمان. لم يكونا بهذه الصعوبة قطّ.'], { shot: 'two' }),
        tell(['Across the court their coach had stood up. She had taken one step, and stopped.', '向こうで桐野が立った。一歩踏みだし、止まった。', 'อีกฝั่ง คิริโนะลุกขึ้นยืน ก้าวมาก้าวหนึ่ง แล้วหยุด', '球場對面，桐野站了起來。她跨出一步，又停住。', 'في الجهة الأخرى وقفت كيرينو. خطت خطوة، وتوقّفت.'], {
          who: 'coach',
          mood: 'worry',
          shot: 'over',
        }),
      ]),
    ],
  },
  {
    title: ['Half a Second', '半秒', 'ครึ่งวินาที', '半秒', 'نصف ثانية'],
    passages: [
      passage('court', 'day', [
        tell(
          [
            'Third set. Four games all. A lob went up, down the middle, and both twins looked at the sun.',
            '第三セット、四対四。真ん中へ高いロブ。双子が揃って、太陽を見た。',
            'เซตสาม สี่เกมเท่า ลูกลอบโด่งขึ้นกลางคอร์ต แฝดเงยมองแดดทั้งคู่',
            '第三盤，四比四。一記高吊球飛向中間，雙胞胎同時望向太陽。',
            'المجموعة الثالثة، أربعة لأربعة. ارتفعت كرة في الوسط، ونظر التوأمان إلى الشمس.',
          ],
          { mood: 'calm', shot: 'wide' },
        ),
        tell(['“Mine!” cried one. “Mine!” cried the other. Two rackets went up.', '「俺だ！」「俺だ！」二本のラケットが、同時に上がった。', '“ของฉัน!” คนหนึ่งร้อง “ของฉัน!” อีกคนร้อง แร็กเกตสองอันยกขึ้น', '「我的！」一個喊。「我的！」另一個也喊。兩支球拍同時舉起。', '«لي!» صاح أحدهما. «لي!» صاح الآخر. وارتفع المضربان.'], {
          who: 'haru',
          mood: 'shock',
          shot: 'close',
        }),
        show('face', 'coach', 'shock'),
        say('coach', 'shout', ['YOURS, KIRINO!', '任せた、桐野！', 'ของเธอ คิริโนะ!', '交給妳了，桐野！', 'لكِ يا كيرينو!'], { shot: 'low', tone: 'shout' }),
        show('pause', null, 'calm', { sound: ['thup.', 'トン。', 'ตุ้บ', '咚。', 'تُپ.'] }),
        tell(
          [
            'Both boys froze. The ball came down between them, and bounced, and rolled against her shoe.',
            '双子は固まり、球は二人の間に落ちて、転がり、桐野の靴で止まった。',
            'แฝดชะงักทั้งคู่ ลูกตกตรงกลาง เด้ง แล้วกลิ้งไปหยุดที่รองเท้าคิริโนะ',
            '兩個男孩都僵住了。球落在中間，彈起，滾到她鞋邊停下。',
            'تجمّد الفتيان. سقطت الكرة بينهما، وتدحرجت حتى حذائها.',
          ],
          { who: 'toya', mood: 'calm', shot: 'full' },
        ),
      ]),
      passage('court', 'night', [
        say('haru', 'worry', ['Coach. That’s a penalty. We lose the point.', 'コーチ、反則っすよ。うちの失点だ。', 'โค้ช นั่นผิดกติกา เราเสียแต้มนะ', '教練，那犯規了，我們丟分。', 'أيّتها المدرّبة، هذه مخالفة. خسرنا النقطة.'], { shot: 'close', tone: 'whisper' }),
        say('coach', 'cry', ['Twenty-two years late. Let them have the point.', '二十二年、遅れた。一点くらい、くれてやりな。', 'ช้าไปยี่สิบสองปี ให้เขาไปเถอะแต้มนั้น', '遲了二十二年。那一分就給他們吧。', 'تأخّرتُ اثنتين وعشرين سنة. فليأخذوا النقطة.'], { shot: 'face' }),
        show('hand', 'haru', 'calm', { prop: BALL }),
        tell(
          [
            'Kirino bent down for the ball. She picked it up with her right hand. Three fingers don’t close.',
            '桐野が身をかがめ、右手で球を拾った。三本の指は、曲がらない。',
            'คิริโนะก้มเก็บลูก ด้วยมือขวา นิ้วสามนิ้วงอไม่ได้',
            '桐野彎腰，用右手撿起那顆球。有三根手指彎不起來。',
            'انحنت كيرينو والتقطت الكرة بيمناها. ثلاث أصابع لا تنثني.',
          ],
          { who: 'coach', mood: 'shock', shot: 'over' },
        ),
        say('toya', 'calm', ['She’s going to throw it to you.', '投げ返す気だ。あなたに。', 'เธอจะโยนมาให้โค้ช', '她要丟給妳。', 'سترميها إليكِ.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Honest', '正直者', 'ซื่อตรง', '老實人', 'الأمانة'],
    passages: [
      passage('court', 'day', [
        tell(['Six, five. Our match point. Four thousand people forgot to breathe out.', '六対五、俺たちのマッチポイント。四千人が息を吐き忘れた。', 'หกห้า แมตช์พอยต์ของเรา คนสี่พันลืมหายใจออก', '六比五，我們的賽末點。四千人都忘了吐氣。', 'ستّة لخمسة. نقطة المباراة لنا. نسي أربعة آلاف أن يزفروا.'], {
          mood: 'calm',
          shot: 'wide',
        }),
        say('haru', 'strain', ['First serve. In by the hair of a mouse, please.', '一本目。ネズミの毛一本でいい、入れ。', 'ลูกแรก ขอลงแค่ขนหนูเส้นเดียวก็พอ', '第一發。拜託，差一根老鼠毛也行。', 'الإرسال الأوّل. أرجوكِ ادخلي ولو بشعرة فأر.'], { shot: 'close' }),
        show('action', 'haru', 'shout', { posture: 'leap', prop: HARU_RACKET, sound: ['WHAMM!', 'ドォン！', 'ปังงง!', '轟！', 'طااخ!'] }),
        tell(
          [
            '“Fault!” called the linesman. The crowd groaned. Then a twin put up his hand.',
            '「フォルト！」客がうめく。そのとき、双子の片方が手を挙げた。',
            '“ฟอลต์!” ไลน์แมนขาน คนดูคราง แล้วแฝดคนหนึ่งก็ยกมือ',
            '「失誤！」線審喊。觀眾哀嘆。這時，一個雙胞胎舉起了手。',
            '«خطأ!» صاح حكم الخطّ، فتأوّه الجمهور. ثمّ رفع أحد التوأمين يده.',
          ],
          { who: 'toya', mood: 'worry', shot: 'low' },
        ),
        tell(
          [
            '“It was in,” he said. “I saw the chalk.” He could have said nothing. He was so good at it.',
            '「入ってた。白い粉を見た」。黙っていればよかった。得意だったのに。',
            '“ลง” เขาว่า “ฉันเห็นผงชอล์ก” เขาเงียบไว้ก็ได้ เขาเก่งเรื่องเงียบอยู่แล้ว',
            '「進了，」他說，「我看見白粉。」他大可不說，他最擅長不說話。',
            '«كانت داخلة»، قال، «رأيتُ الطبشور». كان يستطيع الصمت. كان بارعًا فيه.',
          ],
          { who: 'haru', mood: 'shock', shot: 'face' },
        ),
      ]),
      passage('court', 'night', [
        say('coach', 'shout', ['Game, set and match!', 'ゲームセット！　勝ったよ！', 'จบเกม! ชนะแล้ว!', '比賽結束！贏了！', 'انتهت المباراة! فزتما!'], { shot: 'full', tone: 'shout' }),
        show('chibi', 'haru', 'joy', { others: ['toya'] }),
        say('haru', 'shy', ['Why did you say it? You’d have had another ball.', 'なんで言ったんだ。もう一球、あったのに。', 'บอกทำไม นายจะได้เล่นต่ออีกลูก', '你為什麼要說？不說的話還有一球啊。', 'لِمَ قلتَها؟ كانت ستكون هناك كرة أخرى.'], { shot: 'two' }),
        tell(
          [
            '“You get two,” said the twin. “We thought we’d see what one’s like. It’s horrible.”',
            '「君は二球ある」と双子。「一球だけってのを、試した。最悪だ」',
            '“นายมีสองลูก” แฝดว่า “เราอยากรู้ว่ามีลูกเดียวเป็นไง แย่มาก”',
            '「你們有兩球，」雙胞胎說，「我們想試試只有一球的滋味。糟透了。」',
            'قال التوأم: «لكم كرتان. أردنا أن نجرّب الواحدة. إنّها فظيعة».',
          ],
          { who: 'toya', mood: 'smile', shot: 'close' },
        ),
        say('toya', 'laugh', ['Come to the river. Bring curry.', '川へ来いよ。カレー持参で。', 'มาที่แม่น้ำสิ เอาแกงกะหรี่มาด้วย', '來河邊吧，帶咖哩來。', 'تعالا إلى النهر. ومعكما كاري.'], { shot: 'over' }),
        say('toya', 'strain', ['…I can’t open my hand, Haru.', '……ハル。手が、開かない。', '…ฮารุ มือฉันกางไม่ออก', '……晴，我的手張不開了。', '…هارو، لا أستطيع فتح يدي.'], { shot: 'hand' }),
      ]),
    ],
  },
  {
    title: ['Late', '遅い', 'ช้า', '太慢了', 'متأخّرة'],
    passages: [
      passage('busStop', 'night', [
        tell(
          [
            'She was waiting by the team bus with a ball in her pocket. Nobody else would go near.',
            '桐野はバスの脇で待っていた。ポケットに球ひとつ。誰も近づけない。',
            'เธอยืนรอข้างรถทีม มีลูกบอลในกระเป๋า ไม่มีใครกล้าเข้าใกล้',
            '桐野在球隊巴士旁等著，口袋裡有顆球。沒有人敢靠近。',
            'كانت تنتظر قرب حافلة الفريق، وفي جيبها كرة. ولم يجرؤ أحد على الاقتراب.',
          ],
          { who: 'coach', mood: 'worry', shot: 'wide' },
        ),
        say('coach', 'shy', ['Twenty-two years, and I’d a speech. It’s gone.', '二十二年、台詞を考えた。……全部、飛んだ。', 'ยี่สิบสองปี ฉันเตรียมคำพูดไว้ หายหมดเลย', '二十二年，我準備了一篇話。全忘了。', 'اثنتان وعشرون سنة وأنا أُعدّ خطابًا. لقد ضاع.'], { shot: 'close' }),
        show('back', 'coach', 'sad', { others: ['haru', 'toya'] }),
        tell(['“Late,” said Kirino. It was the first word that I ever heard from her.', '「遅い」と桐野さんが言った。俺が初めて聞いた、あの人の声だった。', '“ช้า” คิริโนะพูด เป็นคำแรกที่ผมได้ยินจากเธอ', '「太慢了。」桐野說。那是我第一次聽見她的聲音。', '«متأخّرة»، قالت كيرينو. كانت أوّل كلمة أسمعها منها.'], {
          who: 'coach',
          mood: 'shock',
          shot: 'face',
        }),
        say('coach', 'cry', ['Half a second. I know. I’ve counted it every night.', '半秒だろ。毎晩、数えてきたよ。', 'ครึ่งวินาที ฉันรู้ ฉันนับมันทุกคืน', '半秒，我知道。我每晚都在數。', 'نصف ثانية. أعرف. عددتُها كلّ ليلة.'], { shot: 'low' }),
        tell(
          [
            '“No. I called ‘yours’ too,” said Kirino. “That same second. You never heard me.”',
            '「違う。私も『任せた』と言った。同じ瞬間に。聞こえてなかったんだ」',
            '“ไม่ใช่ ฉันก็ตะโกนว่า ‘ของเธอ’ วินาทีเดียวกัน เธอไม่ได้ยิน”',
            '「不，我也喊了『交給妳』，」桐野說，「同一秒。妳沒聽見。」',
            '«لا. أنا أيضًا ناديتُ ‹لكِ›، في اللحظة نفسها. لم تسمعيني».',
          ],
          { who: 'coach', mood: 'cry', shot: 'eyes' },
        ),
      ]),
      passage('court', 'night', [
        say('haru', 'shock', ['So you both let go of it, and you both went for it?', '二人とも譲って、二人とも取りにいったのか？', 'งั้นทั้งคู่ยกให้กัน แล้วก็พุ่งไปทั้งคู่เหรอ', '所以妳們兩個都讓了，又都去接了？', 'إذن تنازلتما معًا، ثمّ ذهبتما إليها معًا؟'], { shot: 'close' }),
        say('coach', 'laugh', ['Twenty-two years! We could have been having LUNCH!', '二十二年！　その間、昼飯が何回食えたと思う！', 'ยี่สิบสองปี! เราได้กินข้าวเที่ยงด้วยกันกี่มื้อแล้ว!', '二十二年！我們本來可以吃多少頓午餐啊！', 'اثنتان وعشرون سنة! كم غداء كان يفوتنا!'], { shot: 'full' }),
        show('group', 'coach', 'joy', { others: ['haru', 'toya', 'natsu'] }),
        say('natsu', 'calm', ['I brought two. Forty pounds each. For small hands that hurt.', '二本ある。四十ポンド。痛む手でも、振れる。', 'เอามาสองอัน ตึงสี่สิบปอนด์ สำหรับมือที่เจ็บ', '我帶了兩支，四十磅，手痛也能打。', 'أحضرتُ اثنين، بشدّ أربعين. لليد التي تؤلم.'], { shot: 'hand', prop: OLD_RACKET }),
        tell(
          [
            'They played till the lamps went out. Every ball they called, the pair of them, at the top of their voices.',
            '照明が消えるまで打った。一球ごとに、二人とも、声のかぎりに叫んで。',
            'ทั้งสองตีกันจนไฟดับ ทุกลูกตะโกนสุดเสียงทั้งคู่',
            '她們一直打到熄燈。每一球，兩個人都扯開嗓門大喊。',
            'لعبتا حتى انطفأت الأضواء، تناديان على كلّ كرة بأعلى صوت.',
          ],
          { who: 'haru', mood: 'joy', shot: 'over' },
        ),
      ]),
    ],
  },
  {
    title: ['The Word', 'その一言', 'คำนั้น', '那一句話', 'الكلمة'],
    passages: [
      passage('lockers', 'day', [
        tell(
          [
            'Semi-final day. The doctor looked at Tōya’s wrist, then at his age, then out of the window.',
            '準決勝の朝。医者は透也の手首を見て、年を見て、窓の外を見た。',
            'วันรอบรอง หมอมองข้อมือโทยะ มองอายุ แล้วมองออกนอกหน้าต่าง',
            '四強賽當天。醫生看了透也的手腕，看了他的年紀，又看向窗外。',
            'يوم نصف النهائي. نظر الطبيب إلى معصم تويا، ثمّ إلى عمره، ثمّ إلى النافذة.',
          ],
          { mood: 'calm', shot: 'wide' },
        ),
        say('toya', 'cold', ['One match. What would one match cost?', '一試合だけ。一試合で、何を失いますか。', 'แค่แมตช์เดียว จะเสียอะไรบ้าง', '只打一場。打一場會怎樣？', 'مباراة واحدة. كم تكلّف مباراة؟'], { shot: 'close' }),
        tell(['“The hand,” said the doctor. “Perhaps not today.”', '「その手だ」と医者は言った。「今日かどうかは、わからん」', '“มือข้างนั้น” หมอว่า “อาจไม่ใช่วันนี้”', '「那隻手，」醫生說，「也許不是今天。」', '«اليد»، قال الطبيب، «وربّما ليس اليوم».'], { who: 'toya', mood: 'shock', shot: 'face' }),
        say('toya', 'smile', ['I’ve a left. Tape it, Coach. Nobody has to know.', '左がある。巻いてください。黙っていれば、わからない。', 'ผมมีมือซ้าย พันเทปเลยครับโค้ช ไม่ต้องบอกใคร', '我還有左手。教練，幫我纏起來，別讓人知道。', 'لديّ يسرى. اربطيها يا مدرّبة، ولا داعي أن يعلم أحد.'], { shot: 'low' }),
        show('hand', 'coach', 'sad'),
      ]),
      passage('court', 'day', [
        tell(
          [
            'He walked to the line with four yards of tape under his sleeve. He was going to feel something if it killed him.',
            '透也は袖の下に包帯を巻いて立った。何かを感じるためなら、壊れる気だ。',
            'เขาเดินไปที่เส้น ใต้แขนเสื้อพันเทปสี่หลา เขาจะขอรู้สึกให้ได้แม้ต้องพัง',
            '他走到線上，袖子底下纏滿膠布。就算手廢了，他也想感受點什麼。',
            'مشى إلى الخطّ وتحت كمّه أمتار من الشريط. كان سيشعر بشيء ولو حطّمه.',
          ],
          { who: 'haru', mood: 'calm', shot: 'full' },
        ),
        say('haru', 'worry', ['Open your eyes, Haru. What do you see?', '目を開けろ、ハル。何が見える。', 'ลืมตาสิ ฮารุ นายเห็นอะไร', '睜開眼睛，晴。你看見什麼？', 'افتح عينيك يا هارو. ماذا ترى؟'], { shot: 'close', tone: 'think' }),
        show('eyes', 'haru', 'sad'),
        say('haru', 'shout', ['YOURS!', '任せた！', 'ของนาย!', '交給你們了！', 'لكم!'], { shot: 'face', tone: 'shout' }),
        tell(
          [
            'I put my racket down on the baseline. I was saying it to the other side. The whole match. Theirs.',
            '俺はラケットを線の上に置いた。相手に言ったんだ。試合を、まるごと。',
            'ผมวางแร็กเกตลงบนเส้น ผมพูดกับอีกฝั่ง ยกให้ทั้งแมตช์',
            '我把球拍放在底線上。那句話是對對手說的，整場比賽都給他們。',
            'وضعتُ مضربي على الخطّ. كنتُ أقولها للجهة الأخرى. المباراة كلّها لهم.',
          ],
          { who: 'toya', mood: 'shock', shot: 'over' },
        ),
        say('toya', 'angry', ['You had no right! That was MY hand!', '勝手に決めるな！　僕の手だぞ！', 'นายไม่มีสิทธิ์! มือของฉันนะ!', '你憑什麼！那是我的手！', 'لا يحقّ لك! إنّها يدي أنا!'], { shot: 'low' }),
        say('haru', 'cry', ['I know. I’d like you to keep it.', '知ってる。だから、なくすな。', 'รู้ ถึงอยากให้นายเก็บมันไว้', '我知道。所以我想讓你留著它。', 'أعرف. ولهذا أريدك أن تحتفظ بها.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Come Alone', '一人で来い', 'มาคนเดียว', '一個人來', 'تعالَ وحدك'],
    passages: [
      passage('riverside', 'day', [
        tell(['He didn’t speak to me for nine days. He came to the river, and sat on the other bank.', '九日、透也は口をきかなかった。川には来た。向こう岸に座った。', 'เขาไม่พูดกับผมเก้าวัน มาที่แม่น้ำ แต่นั่งอีกฝั่ง', '他九天沒跟我說話。他會來河邊，卻坐在對岸。', 'لم يكلّمني تسعة أيّام. كان يأتي إلى النهر ويجلس على الضفّة الأخرى.'], {
          who: 'toya',
          mood: 'cold',
          shot: 'wide',
        }),
        say('haru', 'shout', ['I’d do it again! I’m sorry! Both!', '何度でもやる！　ごめん！　両方、本気だ！', 'ถ้าย้อนได้ก็ทำอีก! ขอโทษ! ทั้งสองอย่าง!', '再來一次我還是會那樣做！對不起！兩句都是真的！', 'سأفعلها ثانيةً! أنا آسف! كلاهما!'], { shot: 'low', tone: 'shout' }),
        show('wide', 'toya', 'sad'),
        tell(
          [
            'On the tenth day a ball came over the water, very slowly. Left-handed. It landed in my lap.',
            '十日目、球が川を越えてきた。左投げの、遅い球。膝に落ちた。',
            'วันที่สิบ ลูกบอลลอยข้ามน้ำมาช้า ๆ ขว้างมือซ้าย ตกบนตักผม',
            '第十天，一顆球慢慢飛過河面。左手丟的，落在我腿上。',
            'في اليوم العاشر عبرت كرة الماء ببطء، بيده اليسرى، وسقطت في حِجري.',
          ],
          { who: 'haru', mood: 'smile', shot: 'close' },
        ),
        say('toya', 'shy', ['I felt that. It was awful. Thank you.', '……感じたよ。最悪だった。ありがとう。', 'ฉันรู้สึกแล้ว แย่มาก ขอบใจ', '我感覺到了。糟透了。謝謝。', 'شعرتُ بها. كانت مروّعة. شكرًا لك.'], { shot: 'face' }),
        say('haru', 'laugh', ['That’s the most you’ve said all month.', '今月いちばん喋ったな。', 'เดือนนี้นายพูดเยอะสุดก็ตอนนี้แหละ', '這是你這個月話最多的一次。', 'هذا أكثر ما قلتَه هذا الشهر.'], { shot: 'two' }),
      ]),
      passage('schoolGate', 'day', [
        say('coach', 'worry', ['Letter for you. From the academy on the coast. Foreign stamps.', '手紙だ。海辺のアカデミーから。外国の切手だよ。', 'จดหมายถึงเธอ จากอะคาเดมีริมทะเล แสตมป์ต่างประเทศ', '有你的信，海邊那所學院寄的，貼著外國郵票。', 'رسالة لك من أكاديميّة الساحل. طوابع أجنبيّة.'], {
          shot: 'full',
          posture: 'book',
          prop: NOTE,
        }),
        say('haru', 'joy', ['They saw us! Tōya, they saw us at nationals!', '見てたんだ！　透也、全国で、俺たちを！', 'เขาเห็นเรา! โทยะ เขาเห็นเราที่ระดับชาติ!', '他們看到我們了！透也，全國賽有人看到我們了！', 'لقد رأونا! تويا، رأونا في الوطنيّات!'], { shot: 'close' }),
        show('eyes', 'toya', 'calm'),
        tell(
          [
            '“201 km/h. Two years, all paid. We have watched the other boy for longer. We do not want him.”',
            '「時速二百一キロ。二年、費用不要。もう一人は前から見ている。要らない」',
            '“201 กม./ชม. สองปี ออกให้หมด อีกคนเราดูมานานกว่า เราไม่ต้องการ”',
            '「時速201公里。兩年，全額資助。另一個我們觀察更久，不需要。」',
            '«201 كم/س. سنتان على نفقتنا. أمّا الآخر فراقبناه أطول، ولا نريده».',
          ],
          { who: 'haru', mood: 'shock', shot: 'hand', prop: NOTE },
        ),
        say('toya', 'smile', ['Well? You know the word.', 'さあ。……言うことは、決まってるだろ。', 'ว่าไง นายรู้นี่ว่าต้องพูดคำไหน', '怎麼樣？你知道該說哪句。', 'حسنًا؟ أنت تعرف الكلمة.'], { shot: 'face' }),
        tell(
          [
            'He had said it to me so often. I had never noticed how much it costs to say.',
            '何度も言ってもらった言葉だ。言うほうがこんなに痛いなんて、知らなかった。',
            'เขาพูดคำนี้กับผมบ่อยครั้ง ผมไม่เคยรู้ว่าคนพูดต้องจ่ายเท่าไหร่',
            '這句話他對我說過好多次。我從沒發現，說出口要付出這麼多。',
            'قالها لي كثيرًا. ولم أنتبه قطّ كم تكلّف من يقولها.',
          ],
          { who: 'haru', mood: 'cry', shot: 'back' },
        ),
      ]),
    ],
  },
];
