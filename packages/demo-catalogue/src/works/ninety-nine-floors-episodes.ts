import { type EpisodeScript, passage, say, show, tell } from './script.ts';

/** The key of the lift: as long as an arm, and sharp. */
const KEY = { kind: 'sword', colour: '#ff3fa4' } as const;
const LOG = { kind: 'letter', colour: '#ff3fa4' } as const;

export const NINETY_NINE_FLOORS_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['One: No Running', '一階　走るな', 'ชั้น 1: ห้ามวิ่ง', '一樓：禁止奔跑', 'الأول: ممنوع الجري'],
    passages: [
      passage('towers', 'neon', [
        tell(['The Tower has ninety-nine floors. Every floor has its own law.', '塔は九十九階。階の数だけ、掟がある。', 'หอคอยมีเก้าสิบเก้าชั้น แต่ละชั้นมีกฎของตัวเอง', '高塔有九十九層，每一層都有自己的規則。', 'للبرج تسعة وتسعون طابقًا، ولكلّ طابق قانونه.']),
        tell(['I’m here about the lift.', '私は、エレベーターの点検に来た。', 'ฉันแค่มาตรวจลิฟต์', '我是來檢查電梯的。', 'أمّا أنا فجئتُ من أجل المصعد.'], { who: 'sena', mood: 'deadpan', shot: 'close' }),
      ]),
      passage('corridor', 'neon', [
        say('tobi', 'worry', ['Morning! Lovely day. Walk faster.', 'おはよう、いい天気だね。もっと速く歩いて。', 'อรุณสวัสดิ์ อากาศดีเนอะ เดินเร็วกว่านี้หน่อย', '早啊，天氣真好。走快一點。', 'صباح الخير، يوم جميل. أسرعي.'], { shot: 'full', posture: 'walk' }),
        say('sena', 'deadpan', ['What is that behind you?', '後ろの、あれは何ですか。', 'ข้างหลังคุณนั่นอะไรคะ', '你後面那是什麼？', 'ما هذا الذي خلفك؟']),
        say('tobi', 'strain', ['Security. No running on this floor. It can’t run either.', '警備ロボ。この階は「走るな」。あいつも走れない。', 'หุ่นยาม ชั้นนี้ห้ามวิ่ง มันก็ห้ามวิ่งเหมือนกัน', '保全機。這層禁止奔跑，它也不准跑。', 'آلة الحراسة. الجري ممنوع هنا، حتى عليها.']),
        show('full', 'tobi', 'worry', { posture: 'walk', others: ['sena'], sound: ['CLANK… CLANK…', 'ガシャン……ガシャン……', 'แกร๊ง… แกร๊ง…', '鏗……鏗……', 'طَق… طَق…'] }),
        say('sena', 'strain', ['This is the slowest chase of my life.', '人生でいちばん遅い追跡です。', 'เป็นการไล่ล่าที่ช้าที่สุดในชีวิตฉันเลย', '這是我這輩子最慢的一場追逐。', 'هذه أبطأ مطاردة في حياتي.']),
        say('tobi', 'shout', ['Big steps! Big steps are legal!', '大股だ！　大股は合法！', 'ก้าวยาว ๆ! ก้าวยาวไม่ผิดกฎ!', '大步走！大步是合法的！', 'وسّعي خطاكِ! هذا قانونيّ!'], { tone: 'shout' }),
        show('action', 'sena', 'strain', { posture: 'leap', prop: KEY, sound: ['KA-CHUNK!', 'ガコンッ！', 'ฉึบ!', '喀噹！', 'طَخّ!'] }),
      ]),
      passage('lift', 'amber', [
        say('lumi', 'smile', ['Going up. Which floor, please?', '上へ参ります。何階でしょうか。', 'ขึ้นข้างบนค่ะ ไปชั้นไหนดีคะ', '電梯上樓。請問到幾樓？', 'صعودًا. إلى أيّ طابق من فضلك؟']),
        say('sena', 'calm', ['All of them. Annual inspection. I have until noon on Sunday.', '全部です。年次検査。期限は日曜の正午。', 'ทุกชั้นค่ะ ตรวจประจำปี ต้องเสร็จก่อนเที่ยงวันอาทิตย์', '每一樓。年度檢查，期限是星期日中午。', 'كلّها. فحص سنويّ، وأمامي حتى ظهر الأحد.']),
        say('lumi', 'deadpan', ['Floor one: passed. Ninety-eight to go, Inspector.', '一階、合格です。残り九十八階ですね、検査員。', 'ชั้นหนึ่งผ่านค่ะ เหลืออีกเก้าสิบแปดนะคะ คุณผู้ตรวจ', '一樓，合格。還有九十八層，檢查員。', 'الطابق الأول: ناجح. بقي ثمانية وتسعون يا حضرة المفتّشة.']),
        say('tobi', 'smirk', ['Signing the log? Nobody’s signed past sixty-one.', '検査簿に署名？　六十一階から先は白紙だぜ。', 'จะเซ็นสมุดเหรอ เลยชั้นหกสิบเอ็ดไม่มีใครเซ็นเลยนะ', '要簽檢查簿？六十一樓以上沒人簽過喔。', 'ستوقّعين السجلّ؟ لم يوقّع أحد بعد الواحد والستين.']),
        show('hand', 'sena', 'calm', { prop: LOG }),
        say('sena', 'shock', ['I have never set foot in this tower.', 'この塔に入ったのは、初めてです。', 'ฉันไม่เคยเหยียบหอคอยนี้มาก่อนเลย', '我從來沒踏進過這座塔。', 'لم تطأ قدمي هذا البرج قطّ.']),
        say('sena', 'cold', ['So why are all sixty-one signatures mine?', 'なのに六十一個の署名が、全部、私の字。', 'แล้วทำไมลายเซ็นทั้งหกสิบเอ็ดเป็นของฉัน', '那為什麼六十一個簽名，全是我的字？', 'فلماذا التواقيع الواحد والستون كلّها لي؟'], { tone: 'think', shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Twelve: What a Lie Weighs', '十二階　嘘の重さ', 'ชั้น 12: น้ำหนักของคำโกหก', '十二樓：謊言的重量', 'الثاني عشر: وزن الكذبة'],
    passages: [
      passage('alley', 'neon', [
        tell(['On the twelfth floor, a lie weighs forty kilos.', '十二階では、嘘ひとつにつき四十キロ。', 'ที่ชั้นสิบสอง คำโกหกหนึ่งคำหนักสี่สิบกิโล', '在十二樓，說一句謊，重四十公斤。', 'في الطابق الثاني عشر تزن الكذبة أربعين كيلوغرامًا.']),
        say('sena', 'talk', ['You said you were a guide. Licensed?', '案内人だと言いましたね。免許は？', 'คุณบอกว่าเป็นไกด์ มีใบอนุญาตไหมคะ', '你說你是嚮導。有執照嗎？', 'قلتَ إنّك مرشد. مرخَّص؟']),
        say('tobi', 'joy', ['Fully licensed!', 'もちろん、持ってる！', 'มีครบทุกใบ!', '當然有執照！', 'مرخَّص تمامًا!']),
        show('full', 'tobi', 'strain', { posture: 'guard', sound: ['WHUMP!', 'ズシンッ！', 'ตึ้ง!', '咚！', 'دُم!'] }),
        say('tobi', 'strain', ['Fine! I was going to steal your key!', 'わかった！　その鍵を盗む気だった！', 'ก็ได้! ผมกะจะขโมยกุญแจคุณ!', '好啦！我本來想偷妳的鑰匙！', 'حسنًا! كنتُ سأسرق مفتاحك!']),
        say('sena', 'calm', ['Thank you. Can you stand up now?', 'どうも。もう立てますか。', 'ขอบคุณค่ะ ลุกไหวหรือยัง', '謝謝。現在站得起來了嗎？', 'شكرًا. أتستطيع الوقوف الآن؟']),
        say('tobi', 'smirk', ['Trade secret: ask things. Can a question be a lie?', 'コツは質問で話すこと。質問は嘘にならないだろ？', 'เคล็ดลับนะ ให้ถามเอา คำถามโกหกได้ที่ไหนล่ะ', '祕訣是用問的。問句算得上說謊嗎？', 'سرّ المهنة: اسألي. أيكون السؤال كذبًا؟']),
      ]),
      passage('stairs', 'void', [
        say('halden', 'calm', ['Good evening, Inspector. Welcome back.', 'こんばんは、検査員。お帰りなさい。', 'สวัสดีตอนค่ำครับ คุณผู้ตรวจ ยินดีต้อนรับกลับมา', '晚安，檢查員。歡迎回來。', 'مساء الخير أيّتها المفتّشة. مرحبًا بعودتك.'], { shot: 'low' }),
        say('sena', 'shock', ['“Back”? And he isn’t sinking.', '「お帰り」？　なのに、沈まない。', '“กลับมา”งั้นเหรอ แต่เขาไม่จมลงเลย', '「回來」？可是他沒有往下沉。', '«عودتي»؟ ومع ذلك لا يغوص.'], { tone: 'think' }),
        say('sena', 'worry', ['Tobi. Have you and I met before?', 'トビ。私たち、前に会った？', 'โทบี เราเคยเจอกันมาก่อนไหม', '托比，我們以前見過嗎？', 'توبي، هل التقينا من قبل؟'], { shot: 'face', to: 'tobi' }),
        say('tobi', 'sad', ['…Would I forget a face like yours?', '……その顔、忘れると思う？', '…หน้าแบบคุณ ผมจะลืมลงเหรอ', '……妳這張臉，我忘得掉嗎？', '…وهل يُنسى وجه كوجهك؟']),
        say('sena', 'cold', ['That was a question.', '今のは、質問だ。', 'นั่นมันคำถาม', '那是問句。', 'هذا كان سؤالًا.'], { tone: 'think', shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['Twenty-Three: Show of Hands', '二十三階　挙手', 'ชั้น 23: ยกมือโหวต', '二十三樓：舉手表決', 'الثالث والعشرون: برفع الأيدي'],
    passages: [
      passage('heights', 'sky', [
        tell(['The twenty-third floor votes on which way is down.', '二十三階では、どちらが「下」かを多数決で決める。', 'ชั้นยี่สิบสามโหวตกันว่าทางไหนคือข้างล่าง', '二十三樓用投票決定哪邊是「下面」。', 'في الطابق الثالث والعشرين يصوّتون: أين هو «تحت»؟']),
        say('halden', 'calm', ['All in favour of the ceiling?', '天井が「下」に、賛成の方。', 'ใครเห็นด้วยว่าเพดานคือข้างล่าง', '贊成天花板是下面的，請舉手。', 'من مع السقف؟'], { posture: 'raise', shot: 'low' }),
        show('action', 'sena', 'shock', { posture: 'leap', others: ['tobi'], sound: ['FWOOOSH!', 'ふわあああっ！', 'วืดดด!', '呼呼呼！', 'فووووش!'] }),
        say('tobi', 'shout', ['We’re falling UP!', '上に落ちてるぅ！', 'เรากำลังตกขึ้นข้างบน!', '我們在往上掉啊！', 'نحن نسقط إلى فوق!'], { tone: 'shout' }),
        say('sena', 'strain', ['Votes! How many has he got?', '票数！　相手は何票？', 'คะแนนล่ะ! เขามีกี่เสียง', '票數！他有幾票？', 'الأصوات! كم صوتًا معه؟']),
        say('tobi', 'worry', ['Him and three guards. We’re two. There’s a man asleep on a bench.', '奴と警備で四。こっちは二。あとベンチで寝てる人が一人。', 'เขากับยามสามเป็นสี่ เรามีสอง มีลุงนอนหลับอยู่คนนึง', '他加三個保全，四票。我們兩票。還有個大叔在長椅上睡覺。', 'هو وثلاثة حرّاس. ونحن اثنان. وثمّة رجل نائم.']),
      ]),
      passage('lift', 'sky', [
        say('lumi', 'shy', ['Excuse me. My doors are open. Do I count as being on the floor?', 'あの……扉が開いています。私も「この階にいる」でしょうか。', 'ขอโทษนะคะ ประตูเปิดอยู่ ฉันนับว่าอยู่ชั้นนี้ไหมคะ', '不好意思，我的門開著。我算在這一樓嗎？', 'عفوًا، بابي مفتوح. هل أُعدّ في هذا الطابق؟']),
        say('sena', 'shout', ['You count! Guards! When were you last paid?', 'もちろん！　警備の皆さん、最後の給料はいつ？', 'นับสิ! พวกยาม! ได้เงินเดือนครั้งสุดท้ายเมื่อไหร่!', '當然算！保全大哥，你們上次領薪水是什麼時候？', 'نعم! أيّها الحرّاس، متى قبضتم آخر راتب؟'], { tone: 'shout' }),
        show('pause', null, 'calm', { sound: ['…', '……', '…', '……', '…'] }),
        say('lumi', 'joy', ['Six hands for the floor. Carried!', '床に六票。可決です！', 'หกเสียงให้พื้น ผ่านค่ะ!', '地板六票，通過！', 'ستّة أصوات للأرض. أُقرّ!'], { sound: ['THUD', 'ドサッ', 'ตุบ', '砰', 'طُبّ'] }),
        say('lumi', 'smile', ['I have never voted before.', '投票、初めてでした。', 'ฉันไม่เคยโหวตมาก่อนเลยค่ะ', '這是我第一次投票。', 'لم أصوّت في حياتي من قبل.']),
        say('halden', 'cold', ['Enjoy it, attendant. She will forget you too. She always does.', '喜ぶがいい。彼女はまた君を忘れる。いつもそうだ。', 'ดีใจไปเถอะ เดี๋ยวเธอก็ลืมคุณ เหมือนทุกครั้ง', '盡量高興吧。她會忘了妳的，每次都這樣。', 'افرحي الآن. ستنساكِ أنتِ أيضًا، كعادتها.'], { shot: 'profile' }),
      ]),
    ],
  },
  {
    title: ['Thirty-One: Return to Sender', '三十一階　返送', 'ชั้น 31: ส่งคืนเจ้าของ', '三十一樓：原物奉還', 'الحادي والثلاثون: يُعاد إلى المرسِل'],
    passages: [
      passage('court', 'neon', [
        tell(['Floor thirty-one: those who arrive together, fight. One winner.', '三十一階。共に来た者は、戦え。勝者はひとり。', 'ชั้นสามสิบเอ็ด ใครมาด้วยกันต้องสู้กัน ผู้ชนะมีคนเดียว', '三十一樓：一起來的人必須互鬥，勝者只有一位。', 'الطابق الحادي والثلاثون: من جاءا معًا يتقاتلان. والفائز واحد.']),
        say('tobi', 'smirk', ['Sorry, boss. Nothing personal.', '悪いな、姐さん。恨みっこなしだ。', 'โทษทีนะหัวหน้า ไม่มีอะไรส่วนตัว', '抱歉了，老大。別往心裡去。', 'آسف يا رئيسة. لا شيء شخصيّ.'], { posture: 'guard' }),
        show('action', 'tobi', 'shout', { posture: 'kick', others: ['sena'], sound: ['WHAP!', 'ゲシッ！', 'ผัวะ!', '啪！', 'طاخ!'] }),
        say('tobi', 'cry', ['Ow! My own shin!', '痛っ！　おれのスネ！', 'โอ๊ย! หน้าแข้งผม!', '痛！我自己的小腿！', 'آخ! ساقي أنا!']),
        say('sena', 'deadpan', ['Read the plate. “What you do to another happens to you.”', '銘板を読んで。「人にしたことは、己に返る」。', 'อ่านป้ายสิ “ทำอะไรใคร สิ่งนั้นจะเกิดกับตัวเอง”', '看一下牌子。「加諸他人者，必還於己。」', 'اقرأ اللوحة: «ما تفعله بغيرك يقع عليك».']),
        say('tobi', 'worry', ['Then how does anyone win?', 'じゃあ、どうやって勝つんだよ。', 'แล้วใครมันจะชนะได้ล่ะ', '那要怎麼贏？', 'فكيف يفوز أحد إذن؟']),
      ]),
      passage('court', 'amber', [
        say('sena', 'calm', ['Sit. Give me your leg. And stop wriggling.', '座って。脚を出して。じたばたしない。', 'นั่งลง ส่งขามา แล้วอย่าดิ้น', '坐下，腳伸過來。不要亂動。', 'اجلس. هات ساقك. وكفّ عن التململ.']),
        show('hand', 'sena', 'calm'),
        tell(['As the knot closed on his shin, the scrape on my hand closed too.', '彼のスネに布を結ぶと、私の手の傷もふさがった。', 'พอฉันพันแข้งให้เขา แผลที่มือฉันก็หายไปด้วย', '我替他包好小腿，自己手上的傷口也癒合了。', 'وحين عقدتُ الرباط على ساقه، التأم الجرح في يدي.'], { who: 'sena', mood: 'shock' }),
        say('lumi', 'joy', ['The board says: winner, both. It has never said that!', '表示は「勝者、両名」。初めて見ました！', 'บนจอขึ้นว่า “ชนะทั้งคู่” ไม่เคยขึ้นแบบนี้มาก่อนเลยค่ะ!', '看板顯示「雙方獲勝」。我第一次看到！', 'اللوحة تقول: فاز الاثنان. لم تقلها قطّ!']),
        say('tobi', 'smile', ['You tie that knot exactly like last time.', 'その結び方、前とおんなじだ。', 'คุณผูกปมเหมือนครั้งก่อนเป๊ะเลย', '妳打結的方式，跟上次一模一樣。', 'تعقدينها تمامًا كالمرّة السابقة.']),
        say('sena', 'shock', ['Last time?', '……前？', 'ครั้งก่อน?', '上次？', 'المرّة السابقة؟'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Forty-Four: Quiet, Please', '四十四階　お静かに', 'ชั้น 44: กรุณาเงียบ', '四十四樓：請肅靜', 'الرابع والأربعون: صمتًا'],
    passages: [
      passage('library', 'void', [
        tell(['Floor forty-four. Whoever speaks is shelved. There are a great many books.', '四十四階。しゃべった者は本になる。本は、とても多い。', 'ชั้นสี่สิบสี่ ใครพูดจะกลายเป็นหนังสือ ที่นี่มีหนังสือเยอะมาก', '四十四樓，開口的人會變成書。這裡的書非常多。', 'الطابق الرابع والأربعون: من ينطق يصير كتابًا. والكتب هنا كثيرة.']),
        say('tobi', 'worry', ['Don’t sneeze. Don’t sneeze. Don’t sneeze.', 'くしゃみするな、するな、するな……', 'อย่าจาม อย่าจาม อย่าจาม', '別打噴嚏、別打噴嚏、別打噴嚏……', 'لا تعطس. لا تعطس. لا تعطس.'], { tone: 'think' }),
        say('sena', 'cold', ['“You tie it like last time.” How many times?', '「前とおんなじ」。……何度目なの？', '“เหมือนครั้งก่อน” แล้วมันกี่ครั้งกันแน่', '「跟上次一樣」……到底是第幾次？', '«كالمرّة السابقة». كم مرّة؟'], { tone: 'think', shot: 'profile' }),
        show('back', 'sena', 'calm', { others: ['tobi'] }),
        say('halden', 'smirk', ['He has the nose for it, poor boy. I shall wait.', '鼻の弱い若者だ。待つとしよう。', 'เด็กคนนี้จมูกไวน่าสงสาร รอหน่อยก็แล้วกัน', '這孩子鼻子敏感，我等著就好。', 'أنفه ضعيف، المسكين. سأنتظر.'], { tone: 'think', shot: 'low' }),
        tell(['I found a thin grey book. On the spine, my name.', '薄い灰色の本を見つけた。背表紙に、私の名前。', 'ฉันเจอหนังสือเล่มบางสีเทา บนสันมีชื่อฉัน', '我找到一本薄薄的灰皮書，書背上寫著我的名字。', 'وجدتُ كتابًا رماديًّا رقيقًا، وعلى كعبه اسمي.'], { who: 'sena', mood: 'shock', shot: 'hand', prop: LOG }),
      ]),
      passage('library', 'neon', [
        tell(['One page, in my own hand: “Turn back before sixty-two. S.”', '中は一行、私の字。「六十二階の前で引き返せ。S」', 'ข้างในมีหน้าเดียว ลายมือฉัน “หันกลับก่อนชั้น 62 —S”', '裡面只有一頁，是我的字：「六十二樓之前，回頭。S」', 'صفحة واحدة بخطّي: «عودي قبل الثاني والستين. س.»']),
        show('eyes', 'sena', 'shock'),
        show('action', 'tobi', 'shock', { posture: 'run', sound: ['AH-CHOO!', 'ハックション！', 'ฮัดชิ่ว!', '哈啾！', 'عطسسس!'] }),
        say('halden', 'cold', ['A sneeze is not a word.', '……くしゃみは、言葉ではない。', 'จามไม่ใช่คำพูด', '……噴嚏不算說話。', 'العطسة ليست كلامًا.'], { tone: 'think', shot: 'close' }),
        say('sena', 'smirk', ['He nearly said “bless you”. I saw his mouth.', '「お大事に」と言いかけた。口が動いてた。', 'เขาเกือบพูดว่า “จามแล้วโชคดี” ฉันเห็นปากเขา', '他差點說「保重」，我看見他嘴巴動了。', 'كاد يقول «يرحمك الله». رأيتُ شفتيه.'], { tone: 'think' }),
        tell(['We took the lift. I took the book.', 'エレベーターに乗る。本は、持ってきた。', 'เรากลับขึ้นลิฟต์ ส่วนหนังสือ ฉันหยิบติดมือมาด้วย', '我們搭上電梯。書，我帶走了。', 'ركبنا المصعد. وأخذتُ الكتاب.'], { who: 'sena', mood: 'cold', shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Fifty: Fair Exchange', '五十階　等価交換', 'ชั้น 50: แลกเปลี่ยนอย่างยุติธรรม', '五十樓：公平交易', 'الخمسون: مقايضة عادلة'],
    passages: [
      passage('station', 'amber', [
        tell(['Floor fifty is a market. Nobody leaves with everything they brought.', '五十階は市場。持ってきた物を全部持っては出られない。', 'ชั้นห้าสิบเป็นตลาด ไม่มีใครออกไปพร้อมของครบทุกอย่าง', '五十樓是市集。沒有人能把帶來的東西全部帶走。', 'الطابق الخمسون سوق. لا يغادره أحد بكلّ ما جاء به.']),
        say('tobi', 'joy', ['I sold my best joke! Three coins!', '十八番のジョークが売れた！　銀貨三枚！', 'ผมขายมุกเด็ดที่สุดไปแล้ว! ได้สามเหรียญ!', '我把我最好的笑話賣了！三枚銀幣！', 'بعتُ أفضل نكتة عندي! بثلاث قطع!']),
        say('lumi', 'talk', ['Which one was it?', 'どんなジョークでしたか。', 'มุกไหนคะ', '是哪一個？', 'أيّ نكتة؟'], { to: 'tobi' }),
        say('tobi', 'shock', ['A steward walks into a lift, and… and…', '支配人がエレベーターに乗ったら……ええと……', 'พ่อบ้านคนหนึ่งเดินเข้าลิฟต์ แล้ว… แล้ว…', '有個總管走進電梯，然後……然後……', 'دخل وكيلٌ إلى المصعد، ثمّ… ثمّ…']),
        say('sena', 'deadpan', ['And you? No. They can’t have the key. Take my lunch.', '私は……鍵は駄目。弁当で払います。', 'ของฉันเหรอ กุญแจไม่ได้ เอาข้าวกล่องไปแทน', '我嗎？鑰匙不行。拿我的便當吧。', 'وأنا؟ المفتاح لا. خذوا غدائي.'], { posture: 'crossed' }),
        tell(['For one lunch I got what someone had paid with: a photograph.', '弁当の代わりに、前の客が払った写真をもらった。', 'ข้าวกล่องแลกกับของที่ลูกค้าคนก่อนจ่ายไว้ คือรูปถ่าย', '一個便當，換來以前某位客人付的東西：一張照片。', 'أعطوني بدل الغداء ما دفعه زبون قبلي: صورة.'], {
          who: 'sena',
          mood: 'calm',
          shot: 'hand',
          prop: LOG,
        }),
      ]),
      passage('lift', 'amber', [
        show('eyes', 'sena', 'shock'),
        say('sena', 'angry', ['You, me and Lumi, laughing. Dated last spring.', 'あなたと私とルミが、笑ってる。去年の春の日付で。', 'คุณ ฉัน กับลูมิ กำลังหัวเราะ ลงวันที่ปีที่แล้ว', '你、我、露米在笑。日期是去年春天。', 'أنت وأنا ولومي نضحك. وتاريخها الربيع الماضي.'], { shot: 'low', to: 'tobi' }),
        say('tobi', 'sad', ['You look good in it.', 'いい顔してるだろ。', 'คุณดูดีนะในรูปนั้น', '妳照得很好看。', 'تبدين جميلة فيها.']),
        say('sena', 'angry', ['You knew me! And you said nothing on forty-nine floors!', '知ってたのね！　四十九階分、黙ってた！', 'คุณรู้จักฉัน! แล้วเงียบมาตั้งสี่สิบเก้าชั้น!', '你認識我！四十九層樓，你一個字都沒說！', 'كنتَ تعرفني! وسكتَّ تسعة وأربعين طابقًا!']),
        say('tobi', 'cry', ['Because you made me promise, boss.', '約束させたのは、姐さんだよ。', 'ก็หัวหน้าเองนั่นแหละที่ให้ผมสัญญา', '是妳要我答應的啊，老大。', 'لأنّكِ أنتِ من استحلفني يا رئيسة.'], { shot: 'face' }),
        say('lumi', 'worry', ['Sixty-one is next. Shall I… take it slowly?', '次は六十一階です。……ゆっくり、参りましょうか。', 'ต่อไปชั้นหกสิบเอ็ดค่ะ ให้ฉัน… ขึ้นช้า ๆ ไหมคะ', '接下來是六十一樓。要不要……慢慢上去？', 'التالي: الواحد والستون. هل… أصعد على مهل؟']),
      ]),
    ],
  },
  {
    title: ['Sixty-One: Always Six O’Clock', '六十一階　いつも夕方', 'ชั้น 61: หกโมงเย็นตลอดกาล', '六十一樓：永遠的傍晚六點', 'الواحد والستون: السادسة دائمًا'],
    passages: [
      passage('lake', 'amber', [
        tell(['On floor sixty-one it is always six in the evening. No one has complained.', '六十一階は、ずっと夕方の六時。苦情は一件もない。', 'ที่ชั้นหกสิบเอ็ดเป็นหกโมงเย็นเสมอ ไม่เคยมีใครร้องเรียน', '六十一樓永遠是傍晚六點。從來沒有人抱怨過。', 'في الطابق الواحد والستين الساعة السادسة مساءً دائمًا. ولم يشتكِ أحد.']),
        say('sena', 'calm', ['It’s… warm. I could just…', '……あったかい。ここでなら……', 'อุ่นจัง… ฉันแค่อยาก…', '好……溫暖。我想就這樣……', 'ما أدفأ المكان… لعلّي…']),
        say('tobi', 'smile', ['“…sit down for one minute.”', '「……一分だけ、座ろうかな」', '“…นั่งพักสักนาทีเดียว”', '「……坐下來一分鐘就好。」', '«…أجلس دقيقة واحدة».']),
        say('sena', 'shock', ['How did you know what I’d say?', 'どうして、わかったの。', 'รู้ได้ไงว่าฉันจะพูดอะไร', '你怎麼知道我要說什麼？', 'كيف عرفتَ ما سأقول؟']),
        say('tobi', 'calm', ['You always say it. Right here.', 'いつも言うんだ。ちょうど、ここで。', 'คุณพูดทุกครั้ง ตรงนี้แหละ', '妳每次都這麼說，就在這裡。', 'تقولينها كلّ مرّة. هنا بالضبط.'], { shot: 'profile' }),
        show('back', 'sena', 'calm', { others: ['tobi'] }),
      ]),
      passage('orchard', 'amber', [
        tell(['There was a bench. On the bench, scratched with a key: ten strokes.', 'ベンチがあった。鍵で刻んだ線が、十本。', 'มีม้านั่งตัวหนึ่ง มีรอยกุญแจขีดไว้สิบขีด', '那裡有張長椅，上面有十道用鑰匙刻的痕。', 'كان هناك مقعد. وعليه عشرة خدوش بمفتاح.']),
        say('sena', 'worry', ['I did these. What happens on sixty-two, Tobi?', 'これ、私が。六十二階で何が起きるの、トビ。', 'ฉันขีดเองสินะ ที่ชั้นหกสิบสองเกิดอะไรขึ้น โทบี', '是我刻的。六十二樓會發生什麼事，托比？', 'هذه خدوشي. ماذا يحدث في الثاني والستين يا توبي؟']),
        say('tobi', 'sad', ['You step out. Then you step back in, and say good morning.', '姐さんが降りる。で、戻ってきて「おはよう」って言う。', 'คุณก้าวออกไป แล้วก้าวกลับเข้ามา พูดว่าอรุณสวัสดิ์', '妳走出去，再走回來，然後說早安。', 'تخرجين. ثمّ تعودين وتقولين: صباح الخير.'], { shot: 'close' }),
        show('hand', 'sena', 'strain', { prop: KEY }),
        say('sena', 'smirk', ['Eleven. If this one fails too, at least it’s tidy.', '十一本目。失敗しても、記録は几帳面に。', 'ขีดที่สิบเอ็ด ถ้าพลาดอีกก็ยังเรียบร้อยดี', '第十一道。就算又失敗，紀錄還是要整齊。', 'الحادي عشر. إن فشلنا فالسجلّ مرتّب على الأقلّ.']),
        say('lumi', 'sad', ['Sixty-two, Inspector. Shall I hold the doors?', '六十二階です、検査員。扉を……お押さえしますか。', 'ชั้นหกสิบสองค่ะ คุณผู้ตรวจ ให้ฉันกดเปิดประตูค้างไว้ไหมคะ', '六十二樓，檢查員。要我……按住門嗎？', 'الثاني والستون يا حضرة المفتّشة. أأُبقي الباب مفتوحًا؟'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Sixty-Two', '六十二階', 'ชั้น 62', '六十二樓', 'الثاني والستون'],
    passages: [
      passage('corridor', 'void', [
        say('sena', 'cold', ['If I forget, tell me everything. If I argue, show me the bench.', '忘れたら全部話して。疑ったら、あのベンチを見せて。', 'ถ้าฉันลืม เล่าให้หมด ถ้าฉันเถียง พาไปดูม้านั่ง', '如果我忘了，全部告訴我。如果我不信，帶我去看長椅。', 'إن نسيتُ فأخبرني بكلّ شيء. وإن جادلتُ فأرني المقعد.']),
        say('tobi', 'sad', ['You said that last time, too.', '前も、そう言ったよ。', 'ครั้งก่อนก็พูดแบบนี้', '上次妳也是這麼說。', 'قلتِ هذا في المرّة السابقة أيضًا.']),
        say('sena', 'smile', ['Then you know I mean it.', 'なら、本気だってわかるでしょ。', 'งั้นก็รู้สิว่าฉันพูดจริง', '那你就知道我是認真的。', 'إذن تعرف أنّني جادّة.'], { shot: 'face' }),
        show('back', 'sena', 'calm'),
        show('pause', null, 'calm', { sound: ['ding', 'チーン', 'ติ๊ง', '叮', 'دِنغ'] }),
      ]),
      passage('lift', 'neon', [
        say('lumi', 'smile', ['Going up. Which floor, please?', '上へ参ります。何階でしょうか。', 'ขึ้นข้างบนค่ะ ไปชั้นไหนดีคะ', '電梯上樓。請問到幾樓？', 'صعودًا. إلى أيّ طابق من فضلك؟']),
        say('sena', 'calm', ['All of them. Good morning. Annual inspection.', '全部です。おはようございます。年次検査です。', 'ทุกชั้นค่ะ อรุณสวัสดิ์ ตรวจประจำปีค่ะ', '每一樓。早安，我來做年度檢查。', 'كلّها. صباح الخير. فحص سنويّ.']),
        show('face', 'tobi', 'cry'),
        say('lumi', 'calm', ['First floor. The rule is…', '一階です。掟は……', 'ชั้นหนึ่งค่ะ กฎคือ…', '一樓到了。規則是……', 'الطابق الأول. القانون هو…']),
        say('lumi', 'cry', ['No. I won’t say it again.', 'いいえ。もう、言いたくありません。', 'ไม่ค่ะ ฉันจะไม่พูดมันอีกแล้ว', '不。我不想再說一次了。', 'لا. لن أقولها مرّة أخرى.'], { shot: 'face' }),
        say('sena', 'shock', ['I beg your pardon?', '……はい？', 'อะไรนะคะ', '妳說什麼？', 'عفوًا؟']),
        say('lumi', 'shout', ['This is the eleventh time, Inspector!', 'これで十一回目なんです、検査員！', 'นี่ครั้งที่สิบเอ็ดแล้วนะคะ คุณผู้ตรวจ!', '這是第十一次了，檢查員！', 'هذه هي المرّة الحادية عشرة يا حضرة المفتّشة!'], { tone: 'shout', shot: 'low' }),
      ]),
    ],
  },
  {
    title: ['To Set Foot', '踏み入れる', 'เหยียบย่าง', '踏入', 'أن تطأ القدم'],
    passages: [
      passage('lift', 'amber', [
        tell(['They told me everything. I argued. They showed me the bench.', '二人は全部話した。私は疑った。ベンチを見せられた。', 'พวกเขาเล่าทุกอย่าง ฉันเถียง พวกเขาพาไปดูม้านั่ง', '他們全說了。我不信。他們帶我去看長椅。', 'أخبراني بكلّ شيء. جادلتُ. فأرياني المقعد.']),
        say('sena', 'cold', ['Read me the plate on sixty-two. Word for word.', '六十二階の銘板を読んで。一字一句。', 'อ่านป้ายชั้นหกสิบสองให้ฟังหน่อย ทุกคำเลย', '把六十二樓的牌子唸給我聽，一字不漏。', 'اقرئي لي لوحة الثاني والستين، حرفًا حرفًا.']),
        say('lumi', 'talk', ['“Who sets foot here forgets the Tower.”', '「足を踏み入れし者、塔を忘れよ」', '“ผู้ใดเหยียบเท้าที่นี่ จะลืมหอคอย”', '「踏足於此者，忘卻此塔。」', '«من وطئت قدمه هذا المكان نسي البرج».']),
        say('sena', 'smirk', ['Foot. It says foot.', '足。「足」と書いてあるのね。', 'เท้า ป้ายเขียนว่าเท้า', '足。它寫的是「足」。', 'قدم. مكتوب «قدم».'], { shot: 'face' }),
        say('tobi', 'deadpan', ['You are not doing a handstand.', '逆立ちで行く気じゃないよな。', 'อย่าบอกนะว่าจะเดินด้วยมือ', '妳該不會要倒立走吧。', 'لن تمشي على يديك.']),
      ]),
      passage('corridor', 'void', [
        show('action', 'sena', 'strain', { posture: 'leap', sound: ['WOBBLE', 'ぐらっ', 'โอนเอน', '搖搖晃晃', 'تمايُل'] }),
        say('sena', 'strain', ['Four metres! The plate is at forty!', '四メートル！　銘板まで四十メートル！', 'สี่เมตร! ป้ายอยู่ที่สี่สิบเมตร!', '四公尺！牌子在四十公尺外！', 'أربعة أمتار! واللوحة بعد أربعين!']),
        say('tobi', 'calm', ['Up you get. On my shoulders.', 'ほら、肩に乗れ。', 'ขึ้นมา ขี่คอผมไป', '上來，坐我肩膀。', 'هيّا، على كتفيّ.'], { shot: 'close' }),
        say('sena', 'shock', ['But then it’s your feet.', 'でも、それじゃ、あなたの足が。', 'แต่งั้นก็เป็นเท้าของคุณสิ', '可是那樣踩地的就是你的腳。', 'لكنّها ستكون قدميك أنت.']),
        say('tobi', 'smile', ['Ten times I watched you forget me. My turn, boss.', '十回、忘れられたんだ。今度はおれの番さ、姐さん。', 'ผมโดนลืมมาสิบครั้งแล้ว ถึงตาผมบ้าง หัวหน้า', '我被妳忘了十次。這次輪到我了，老大。', 'نسيتِني عشر مرّات. حان دوري يا رئيسة.'], { shot: 'face' }),
        show('hand', 'sena', 'cry', { prop: LOG, sound: ['SIGNED', 'サラサラ', 'แกรก', '沙沙', 'خربشة'] }),
        say('tobi', 'talk', ['Er, hello. Why is there a lady on my shoulders?', 'えっと……なんで肩に知らない人が？', 'เอ่อ สวัสดีครับ ทำไมมีผู้หญิงอยู่บนคอผม', '呃，妳好。為什麼我肩上坐著一位小姐？', 'مرحبًا… لماذا تجلس سيّدة على كتفيّ؟'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Seventy-Seven: Whoever Is Higher', '七十七階　高き者', 'ชั้น 77: ใครสูงกว่า', '七十七樓：居高者', 'السابع والسبعون: الأعلى'],
    passages: [
      passage('throne', 'void', [
        tell(['Floor seventy-seven: whoever stands highest is obeyed.', '七十七階。いちばん高い所に立つ者に、従え。', 'ชั้นเจ็ดสิบเจ็ด ทุกคนต้องเชื่อฟังคนที่ยืนสูงที่สุด', '七十七樓：站得最高的人，說了算。', 'الطابق السابع والسبعون: يُطاع الأعلى مكانًا.']),
        say('halden', 'cold', ['Kneel, Inspector. You have never come this far.', '跪きなさい、検査員。ここまで来たのは初めてだ。', 'คุกเข่าลง คุณผู้ตรวจ คุณไม่เคยมาไกลขนาดนี้', '跪下，檢查員。妳從沒走到這麼遠。', 'اركعي أيّتها المفتّشة. لم تصلي إلى هنا قطّ.'], { shot: 'low' }),
        say('sena', 'strain', ['My knees… won’t listen to me!', '膝が……言うことを聞かない！', 'เข่าฉัน… ไม่ฟังฉันเลย!', '我的膝蓋……不聽使喚！', 'ركبتاي… لا تطيعانني!']),
        say('tobi', 'worry', ['Lady, I only sell fake passes. What is going on?', 'お姉さん、おれは偽の通行証を売ってるだけで……何これ？', 'คุณครับ ผมแค่ขายบัตรปลอม นี่มันเรื่องอะไรกัน', '小姐，我只是賣假通行證的。這是怎麼回事？', 'سيّدتي، أنا أبيع تصاريح مزوّرة فقط. ما الذي يجري؟']),
        say('sena', 'smirk', ['Big steps, Tobi. Big steps are legal.', '大股よ、トビ。大股は、合法。', 'ก้าวยาว ๆ โทบี ก้าวยาวไม่ผิดกฎ', '大步走，托比。大步是合法的。', 'وسّع خطاك يا توبي. هذا قانونيّ.'], { to: 'tobi', shot: 'face' }),
        say('tobi', 'shock', ['Hey. That’s MY line.', 'おい。それ、おれの台詞だぞ。', 'เฮ้ นั่นมันคำพูดผม', '喂，那是我的台詞。', 'مهلًا. هذه عبارتي أنا.']),
        show('action', 'tobi', 'shout', { posture: 'run', others: ['sena'], sound: ['ZOOM', 'ダダダッ', 'ฟิ้ว', '衝', 'ززززم'] }),
      ]),
      passage('lift', 'neon', [
        say('lumi', 'smirk', ['Going up. With a passenger on the roof.', '上へ参ります。屋根の上に、お客様。', 'ขึ้นข้างบนค่ะ มีผู้โดยสารหนึ่งคนบนหลังคา', '電梯上樓。車頂上有一位乘客。', 'صعودًا. ومعنا راكبة على السطح.'], { sound: ['RRRRUMBLE', 'ゴゴゴゴ', 'ครืนนน', '轟隆隆', 'غررررر'] }),
        show('low', 'sena', 'shout', { posture: 'umbrella', prop: KEY }),
        say('sena', 'shout', ['Steward! DOWN!', '支配人！　降りなさい！', 'พ่อบ้าน! ลงมา!', '總管！給我下來！', 'أيّها الوكيل! انزل!'], { tone: 'shout' }),
        say('halden', 'shock', ['…Forty years, and no one thought of the roof.', '……四十年、屋根に登った者はいなかった。', '…สี่สิบปี ไม่มีใครคิดถึงหลังคาเลย', '……四十年來，沒人想到車頂。', '…أربعون سنة ولم يفكّر أحد في السطح.']),
        say('halden', 'sad', ['Including me. I was the first inspector.', '私もだ。……最初の検査員は、私だった。', 'รวมทั้งผม ผมคือผู้ตรวจคนแรก', '包括我。我是第一任檢查員。', 'ولا أنا. أنا كنتُ المفتّش الأول.'], { shot: 'profile' }),
      ]),
    ],
  },
  {
    title: ['Ninety-Eight: One May Pass', '九十八階　通れるのは一人', 'ชั้น 98: ผ่านได้คนเดียว', '九十八樓：只許一人', 'الثامن والتسعون: يمرّ واحد'],
    passages: [
      passage('crater', 'void', [
        tell(['Floor ninety-eight. One person may pass. No one has been willing to be first or last.', '九十八階。通れるのは、ひとりだけ。', 'ชั้นเก้าสิบแปด มีเพียงคนเดียวที่ผ่านไปได้', '九十八樓，只有一個人能通過。', 'الطابق الثامن والتسعون: شخص واحد فقط يمرّ.']),
        say('halden', 'sad', ['I had a partner. Neither would go alone. I stayed. He walked down.', '相棒がいた。互いに譲った末、私は残り、彼は下りた。', 'ผมมีคู่หู ไม่มีใครยอมไปคนเดียว ผมเลยอยู่ เขาเดินลงไป', '我有個搭檔，誰都不肯獨自走。我留下，他走下去了。', 'كان لي شريك. أبى كلانا أن يمضي وحده. فبقيتُ ونزل هو.']),
        say('sena', 'worry', ['And you kept everyone else from ever standing here.', 'だから、誰もここへ来られないようにした。', 'คุณเลยกันไม่ให้ใครมาถึงตรงนี้อีก', '所以你不讓任何人再站到這裡。', 'فمنعتَ غيركما من الوقوف هنا.']),
        say('tobi', 'talk', ['You go, lady. It’s your inspection.', '行けよ、お姉さん。あんたの検査だ。', 'คุณไปเถอะ งานตรวจของคุณนี่', '妳去吧，小姐。這是妳的檢查。', 'اذهبي يا سيّدتي. إنّه فحصك.']),
        say('sena', 'calm', ['Lumi. You can take the lift up with me. You’re not…', 'ルミ、一緒に来て。あなたは、その……', 'ลูมิ ขึ้นไปกับฉันนะ เธอไม่ใช่…', '露米，妳陪我上去。妳又不算……', 'لومي، اصعدي معي. فأنتِ لستِ…'], { shot: 'close', to: 'lumi' }),
        say('lumi', 'calm', ['Not a person? It’s true. I am listed under fittings.', '人ではない？　はい。備品台帳に載っております。', 'ไม่ใช่คนใช่ไหมคะ จริงค่ะ ฉันอยู่ในบัญชีครุภัณฑ์', '不算人？沒錯，我登記在設備清冊上。', 'لستُ شخصًا؟ صحيح. أنا مقيّدة ضمن التجهيزات.']),
      ]),
      passage('lift', 'void', [
        show('eyes', 'lumi', 'sad'),
        say('lumi', 'shy', ['Only… I voted once. I rather think I should like to be counted.', 'でも……一度、投票しました。私、数えてほしいのです。', 'แต่… ฉันเคยโหวตแล้ว ฉันอยากถูกนับด้วยค่ะ', '可是……我投過一次票。我也想被算進去。', 'لكنّني… صوّتُّ مرّة. وأودّ أن أُحسَب.'], { shot: 'face' }),
        say('sena', 'cry', ['Then there’s one person here who has never once left this lift.', 'なら、この中に、一度も外へ出たことのない人がいる。', 'งั้นที่นี่ก็มีคนคนหนึ่งที่ไม่เคยออกจากลิฟต์นี้เลย', '那這裡就有一個人，從沒離開過這部電梯。', 'إذن هنا شخص لم يغادر هذا المصعد قطّ.']),
        say('tobi', 'smile', ['Mind the doors, miss.', '扉にご注意を、お嬢さん。', 'ระวังประตูนะครับคุณ', '請小心門喔，小姐。', 'انتبهي للباب يا آنسة.']),
        show('full', 'lumi', 'smile', { posture: 'walk', sound: ['tap', 'コツ', 'ตึก', '噠', 'تِك'] }),
        tell(['One step. It was the first sound she had ever made on a floor.', '一歩。彼女が床で立てた、初めての音だった。', 'หนึ่งก้าว เป็นเสียงแรกที่เธอเคยทำไว้บนพื้น', '一步。那是她這輩子第一次在地板上發出的聲音。', 'خطوة. أوّل صوت تُحدثه على أرض.'], { who: 'lumi', mood: 'joy', shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Ninety-Nine', '九十九階', 'ชั้น 99', '九十九樓', 'التاسع والتسعون'],
    passages: [
      passage('heights', 'sky', [
        tell(['There was no one on the ninety-ninth floor. There was a plate, and it was blank.', '九十九階には誰もいなかった。銘板は、白紙だった。', 'ชั้นเก้าสิบเก้าไม่มีใครเลย มีแค่ป้าย และป้ายว่างเปล่า', '九十九樓沒有人。只有一塊牌子，而且是空白的。', 'لم يكن في التاسع والتسعين أحد. كانت لوحة، وكانت فارغة.']),
        say('lumi', 'talk', ['Ninety-ninth floor. The rule here is… oh. It’s mine to say.', '九十九階です。掟は……あら。私が、決めるのですね。', 'ชั้นเก้าสิบเก้าค่ะ กฎคือ… อ้าว ให้ฉันเป็นคนพูดเหรอ', '九十九樓到了。規則是……啊，由我來定。', 'الطابق التاسع والتسعون. القانون… آه، أنا من يقوله.']),
        say('lumi', 'joy', ['All doors open. Both ways. For everyone.', 'すべての扉を、開きます。内からも、外からも。', 'เปิดประตูทุกบาน ทั้งขาเข้าขาออก สำหรับทุกคน', '所有的門都打開。進出自由，人人皆同。', 'تُفتح الأبواب كلّها، في الاتجاهين، للجميع.'], { shot: 'low' }),
        show('wide', 'lumi', 'joy', { sound: ['DING DING DING', 'チン、チン、チーン', 'ติ๊ง ติ๊ง ติ๊ง', '叮、叮、叮', 'دِنغ دِنغ دِنغ'] }),
      ]),
      passage('lift', 'sky', [
        say('tobi', 'shock', ['Boss? Why do I remember ten springs at once?', '姐さん？　……十回分の春が、いっぺんに戻ってきた。', 'หัวหน้า? ทำไมผมจำได้ทีเดียวสิบหนเลย', '老大？我怎麼一口氣想起了十次？', 'يا رئيسة؟ لماذا أتذكّر عشر مرّات دفعةً واحدة؟'], { shot: 'face' }),
        say('sena', 'laugh', ['Good morning, Tobi.', 'おはよう、トビ。', 'อรุณสวัสดิ์ โทบี', '早安，托比。', 'صباح الخير يا توبي.']),
        say('tobi', 'joy', ['The joke! The lift tells the steward: you’re bringing me down!', 'ジョークも！　支配人が乗ると「気分が下がる」って！', 'มุกกลับมาแล้ว! พ่อบ้านเข้าลิฟต์ ลิฟต์บอกว่า “คุณทำฉันดิ่ง”!', '笑話也回來了！總管走進電梯，電梯說：「你讓我好低落！」', 'والنكتة! دخل وكيلٌ المصعد فقال: أنزلتَ معنويّاتي!']),
        say('halden', 'deadpan', ['I gave three coins for that.', '……あれに、銀貨三枚払ったのだが。', 'ผมจ่ายสามเหรียญเพื่อมุกนี้เนี่ยนะ', '……我花了三枚銀幣買那個笑話。', 'وأنا دفعتُ فيها ثلاث قطع.'], { shot: 'profile' }),
        say('halden', 'smile', ['Ground floor, please. Someone walked down forty years ago.', '一階を頼む。四十年前に、下りていった者がいる。', 'ชั้นล่างครับ มีคนเดินลงไปเมื่อสี่สิบปีก่อน', '麻煩到一樓。四十年前，有人走下去了。', 'الأرضيّ من فضلك. ثمّة من نزل قبل أربعين سنة.']),
        say('sena', 'smile', ['Ninety-nine signed. Eleven minutes to noon.', '九十九階、署名完了。正午まで、あと十一分。', 'เซ็นครบเก้าสิบเก้า เหลือสิบเอ็ดนาทีก่อนเที่ยง', '九十九層簽完，離中午還有十一分鐘。', 'وُقّعت التسعة والتسعون. بقيت إحدى عشرة دقيقة.'], { prop: LOG }),
        show('hand', 'lumi', 'calm', { sound: ['blink', 'ピッ', 'ปิ๊บ', '嗶', 'تيك'] }),
        say('lumi', 'shock', ['Inspector? Button one hundred is lit. There is no hundred.', '検査員？　百階のボタンが光っています。……百階は、ありません。', 'คุณผู้ตรวจคะ ปุ่มชั้นร้อยสว่างอยู่ แต่เราไม่มีชั้นร้อย', '檢查員？一百樓的按鈕亮了。我們沒有一百樓。', 'حضرة المفتّشة؟ أضاء زرّ المئة. وليس عندنا طابق مئة.'], { shot: 'face' }),
      ]),
    ],
  },
];
