import type { SceneName } from '../scenery/scenes.ts';
import { type Beat, type EpisodeScript, type Passage, passage, say, show, tell } from './script.ts';

const CARD = { kind: 'letter', colour: '#a8c820' } as const;
const CUP = { kind: 'cup', colour: '#e4e4f0' } as const;

/** A place with rain outside it. */
const wet = (place: SceneName, hour: string, beats: readonly Beat[]): Passage => passage(place, hour, beats, 'rain');

/** The second half: who was taken, and how they are counted again. */
export const MIRROR_CLUB_LATER_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Developing', '現像', 'ล้างรูป', '顯影', 'تحميض'],
    passages: [
      passage('corridor', 'night', [
        tell(['He didn’t shout. He held out a roll of film as if it might bite.', '彼は怒鳴らなかった。噛みつかれそうに、フィルムを差し出した。', 'เขาไม่ได้ตวาด แค่ยื่นม้วนฟิล์มมา ราวกับมันจะกัด', '他沒有吼我，只是遞來一捲底片，好像它會咬人。', 'لم يصرخ. مدّ لي فيلم تصوير كأنّه قد يعضّ.']),
        say('lucas', 'worry', ['It was in my drawer. I don’t remember taking any pictures.', '引き出しにあった。撮った覚えが、ない。', 'มันอยู่ในลิ้นชักผม แต่ผมจำไม่ได้ว่าเคยถ่าย', '在我抽屜裡找到的。我不記得拍過照。', 'كان في دُرجي. ولا أذكر أنّي صوّرتُ شيئًا.'], { shot: 'close' }),
        say('noor', 'talk', ['You haven’t had it developed.', '現像、しなかったんだ。', 'แล้วนายก็ไม่เคยเอาไปล้าง', '你一直沒拿去洗。', 'ولم تحمّضه قطّ.'], { shot: 'profile' }),
        say('lucas', 'sad', ['I was afraid there’d be three people in it.', '三人しか写ってないのが、怖かった。', 'ผมกลัวว่าในรูปจะมีแค่สามคน', '我怕裡面只有三個人。', 'خفتُ أن أجد فيه ثلاثة فقط.'], { shot: 'face' }),
      ]),
      passage('vault', 'glass', [
        say('otti', 'calm', ['Lights off. Faces come up slowly.', '電気消すよ。顔は、ゆっくり浮かぶから。', 'ปิดไฟนะ หน้าคนจะค่อย ๆ ขึ้นมา', '關燈囉。臉會慢慢浮出來。', 'أطفئوا النور. الوجوه تظهر على مهل.']),
        show('hand', 'otti', 'calm', { prop: CARD, sound: ['drip', 'ぴちょん', 'แหมะ', '滴', 'قَطرة'] }),
        say('otti', 'talk', ['One: Lucas. Two: me, laughing. I look awful.', '一人目、ルーカス。二人目、爆笑してるあたし。', 'หนึ่ง ลูคัส สอง ฉันเอง หัวเราะหน้าเหยเกเลย', '第一個，盧卡斯。第二個，我，笑得超醜。', 'واحد: لوكاس. اثنان: أنا أضحك، بشكل مريع.'], { shot: 'over' }),
        say('lucas', 'shock', ['Three. That coat. I know that coat.', '三人目。この上着……知ってる。', 'สาม เสื้อโค้ตตัวนั้น ผมรู้จักมัน', '第三個。那件外套，我認得那件外套。', 'ثلاثة. ذلك المعطف. أعرف ذلك المعطف.'], { shot: 'eyes' }),
        say('otti', 'worry', ['There’s one more coming. With glasses.', 'もう一人、浮かんでくる。眼鏡の……', 'มีอีกคนกำลังขึ้นมา ใส่แว่น', '還有一個正在浮出來，戴眼鏡的。', 'وهناك رابع يظهر. بنظّارة.'], { shot: 'close' }),
        say('noor', 'shock', ['…That’s me.', '……私だ。', '…นั่นมันฉัน', '……是我。', '…هذه أنا.'], { shot: 'face' }),
        tell(['On the back: last October. I had come to this school on Monday.', '裏には去年の十月。私がこの学校に来たのは、月曜日だ。', 'ด้านหลังลงวันที่ตุลาปีที่แล้ว แต่ฉันเพิ่งมาโรงเรียนนี้วันจันทร์', '背面寫著去年十月。而我是這星期一才來這所學校的。', 'على ظهرها: أكتوبر الماضي. وأنا جئتُ إلى هذه المدرسة يوم الاثنين.'], {
          shot: 'pause',
        }),
      ]),
    ],
  },
  {
    title: ['Transfer', '転入', 'ย้ายเข้า', '轉學', 'انتقال'],
    passages: [
      wet('office', 'day', [
        tell(['My file: “Transferred from:” and then nothing. Not even a line.', '私の書類。「前在籍校」の後は、空白。罫線さえ、ない。', 'แฟ้มของฉัน “ย้ายมาจาก:” แล้วก็ว่างเปล่า ไม่มีแม้แต่เส้นบรรทัด', '我的檔案：「轉自：」後面什麼都沒有，連底線都沒有。', 'ملفّي: «منتقلة من:» ثمّ لا شيء. ولا حتّى سطر.'], { who: 'noor' }),
        say('noor', 'talk', ['Mum? Where did I go to school last year?', 'お母さん？　私、去年どこの学校だった？', 'แม่คะ ปีที่แล้วหนูเรียนที่ไหน', '媽？我去年念哪間學校？', 'أمّي؟ أين درستُ العام الماضي؟'], { shot: 'close', prop: { kind: 'phone', colour: '#a8c820' } }),
        show('pause', null, 'worry'),
        tell(['Far too long, she said nothing. “…Why, there, darling. Didn’t you?”', '長すぎる沈黙。「……そこでしょう？　違った？」', 'แม่เงียบไปนานเกินไป “…ก็ที่นั่นไงลูก ไม่ใช่เหรอ”', '她沉默了太久。「……就那裡啊，寶貝。不是嗎？」', 'صمتت أطول ممّا ينبغي. «…هناك يا حبيبتي. أليس كذلك؟»'], {
          who: 'noor',
          mood: 'shock',
          shot: 'eyes',
        }),
      ]),
      passage('classroom', 'glass', [
        say('otti', 'worry', ['I found rule four. It was inside your chair leg.', '規則四、見つけた。あなたの椅子の脚の中に。', 'ฉันเจอกฎข้อสี่แล้ว อยู่ในขาเก้าอี้ของเธอ', '我找到第四條了，藏在妳的椅腳裡。', 'وجدتُ القاعدة الرابعة. كانت داخل ساق كرسيّكِ.'], { shot: 'full', prop: CARD }),
        say('noor', 'strain', ['“When one goes in, another may take their place.”', '「誰かが入る時、別の者が代わることができる」', '“เมื่อคนหนึ่งต้องเข้าไป อีกคนแทนที่ได้”', '「有人被帶進去時，別人可以代替。」', '«إذا دخل أحدنا، جاز لآخر أن يحلّ محلّه».'], { shot: 'profile' }),
        say('lucas', 'shock', ['That’s your handwriting.', '……君の字だ。', 'นั่นลายมือเธอ', '那是妳的字。', 'هذا خطّكِ.'], { shot: 'close' }),
        say('noor', 'sad', ['I wrote the rules. I started this. I went in.', '規則を書いたのは私。始めたのも。入ったのも。', 'ฉันเขียนกฎ ฉันเริ่มเรื่องนี้ แล้วฉันก็เคยเข้าไป', '規則是我寫的。是我開始的。進去的也是我。', 'أنا كتبتُ القواعد. أنا بدأتُ هذا. وأنا التي دخلت.'], { shot: 'face' }),
        say('noor', 'cry', ['He lied. It wasn’t Lucas’s place he took.', '彼、嘘をついた。ルーカスの代わりじゃない。', 'เขาโกหก เขาไม่ได้แทนลูคัส', '他騙我。他代替的不是盧卡斯。', 'كذب عليّ. لم يأخذ مكان لوكاس.'], { shot: 'close' }),
        show('back', 'noor', 'sad', { others: ['lucas', 'otti'] }),
        tell(['5:55. In tomorrow’s room stood two chairs.', '五時五十五分。明日の部屋に、椅子は二つ。', '5:55 ในห้องของวันพรุ่งนี้ มีเก้าอี้สองตัว', '五點五十五分。明天的房間裡，只有兩張椅子。', '٥:٥٥. في غرفة الغد كرسيّان اثنان.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['Two Cups', '二つのカップ', 'ชาสองถ้วย', '兩杯茶', 'كوبان'],
    passages: [
      passage('kitchen', 'day', [
        tell(['Lucas is top of every class. He has never needed the mirror for that.', 'ルーカスは全科目一位。鏡など、要らないはずだった。', 'ลูคัสได้ที่หนึ่งทุกวิชา เขาไม่เคยต้องพึ่งกระจกเพื่อเรื่องนั้น', '盧卡斯每科都第一名，根本用不著鏡子。', 'لوكاس الأوّل في كلّ مادّة. ولم يحتج إلى المرآة لذلك يومًا.']),
        say('noor', 'talk', ['Then why do you look? Every night?', 'なら、どうして毎晩見るの。', 'แล้วนายส่องมันทุกคืนทำไม', '那你為什麼每晚都要看？', 'فلماذا تنظر كلّ ليلة؟'], { shot: 'close' }),
        show('hand', 'lucas', 'calm', { prop: CUP, sound: ['clink', 'カチャ', 'กริ๊ก', '叮', 'رنّة'] }),
        say('lucas', 'sad', ['I make two cups. Every morning. I hoped to see who drinks the other.', '毎朝、二杯淹れてしまう。もう一杯は誰のか、知りたくて。', 'ทุกเช้าผมชงสองถ้วย ผมอยากเห็นว่าใครดื่มอีกถ้วย', '我每天早上都泡兩杯。我想看看另一杯是誰喝的。', 'أُعدّ كوبين كلّ صباح. أردتُ أن أرى مَن يشرب الآخر.'], { shot: 'profile' }),
        say('noor', 'calm', ['Your brother. His name is Ezra.', 'お兄さんだよ。名前は、エズラ。', 'พี่ชายนายไง เขาชื่อเอซรา', '你哥哥。他叫艾茲拉。', 'أخوك. اسمه إزرا.'], { shot: 'eyes' }),
        say('lucas', 'cry', ['…Say it again.', '……もう一度、言って。', '…พูดอีกที', '……再說一次。', '…أعيديه.'], { shot: 'face' }),
      ]),
      passage('stairs', 'dusk', [
        tell(
          [
            'He wrote EZRA on his hand. By four o’clock it said EZ. By five, E.',
            '彼は手に「エズラ」と書いた。四時には「エズ」。五時には「エ」。',
            'เขาเขียน “เอซรา” ไว้บนมือ สี่โมงเหลือ “เอซ” ห้าโมงเหลือ “เอ”',
            '他在手上寫「艾茲拉」。四點剩「艾茲」，五點剩「艾」。',
            'كتب «إزرا» على يده. في الرابعة صارت «إزر». وفي الخامسة «إ».',
          ],
          { who: 'lucas', mood: 'worry' },
        ),
        say('lucas', 'strain', ['It’s taking him again. I can feel the edges.', 'また消える。縁が、わかる。', 'มันกำลังเอาเขาไปอีกแล้ว ผมรู้สึกถึงขอบมัน', '它又在把他帶走。我摸得到邊。', 'إنّها تأخذه ثانية. أشعر بالحوافّ.'], { shot: 'low' }),
        say('otti', 'talk', ['Then we write him somewhere it can’t reach.', 'じゃあ、あいつの届かない所に書こう。', 'งั้นเขียนไว้ในที่ที่มันเอื้อมไม่ถึง', '那就寫在它搆不到的地方。', 'فلنكتبه حيث لا تصل.'], { shot: 'close' }),
        say('lucas', 'worry', ['Where’s that?', 'どこに？', 'ที่ไหนล่ะ', '哪裡？', 'وأين ذلك؟'], { shot: 'profile' }),
        say('otti', 'smirk', ['In a question. Mirrors only take answers.', '質問の中に。鏡が取るのは、答えだけ。', 'ในคำถามไง กระจกเอาไปได้แค่คำตอบ', '問題裡面。鏡子只拿得走答案。', 'في سؤال. المرايا لا تأخذ إلّا الأجوبة.']),
        tell(['So every hour, on the hour, we asked: “Who drinks the other cup?”', 'だから毎時ちょうど、私たちは訊いた。「もう一杯は、誰の？」', 'ทุกต้นชั่วโมง เราจึงถามกันว่า “ใครดื่มอีกถ้วย”', '於是每到整點，我們就問：「另一杯是誰喝的？」', 'فصرنا نسأل مع كلّ ساعة: «مَن يشرب الكوب الآخر؟»'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['Otti Leaves the Room', 'オッティ、部屋を出る', 'อ๊อตตี้ออกจากห้อง', '歐蒂離開房間', 'أوتي تغادر الغرفة'],
    passages: [
      passage('lockers', 'glass', [
        say('otti', 'laugh', ['It’s got nothing left to take! My dog, a summer, the colour orange…', 'もう取られる物ないって！　犬でしょ、夏でしょ、橙色も……', 'ไม่เหลืออะไรให้มันเอาแล้ว! หมา หน้าร้อน สีส้ม…', '它沒東西可拿了啦！我的狗、一個夏天、橘色……', 'لم يبقَ لها ما تأخذه! كلبي، وصيف كامل، واللون البرتقاليّ…']),
        say('noor', 'worry', ['Otti. Your hair is orange.', 'オッティ。あなたの髪、橙色だよ。', 'อ๊อตตี้ ผมเธอสีส้มนะ', '歐蒂，妳的頭髮就是橘色。', 'أوتي، شعركِ برتقاليّ.'], { shot: 'profile' }),
        say('otti', 'calm', ['Is it? I wondered what people meant.', 'そうなの？　みんなの言う意味が、わからなくて。', 'เหรอ ฉันก็สงสัยว่าคนเขาพูดถึงอะไรกัน', '是喔？難怪大家都那樣講。', 'حقًّا؟ كنتُ أتساءل عمّا يقصدون.'], { shot: 'close' }),
        say('noor', 'shock', ['Turn round. Slowly. Your reflection isn’t turning.', '振り向いて、ゆっくり。……鏡のあなたが、動かない。', 'หันมาช้า ๆ เงาเธอในกระจกมันไม่หันตาม', '慢慢轉過來。妳的倒影沒有轉。', 'استديري ببطء. انعكاسكِ لا يستدير.'], { shot: 'face' }),
        show('eyes', 'otti', 'cold'),
        say('otti', 'worry', ['Noor? If I’m not there on Monday…', 'ヌール。月曜、あたしがいなかったら……', 'นูร์ ถ้าวันจันทร์ฉันไม่อยู่…', '努兒，如果星期一我不在……', 'نور؟ إن لم أكن هنا يوم الاثنين…'], { shot: 'low' }),
        tell(['Somebody slammed a door. I looked away. One second. Rule three.', '扉が鳴り、私は目をそらした。一秒だけ。規則三。', 'มีใครปิดประตูดังปัง ฉันหันไปมอง แค่วินาทีเดียว กฎข้อสาม', '有人甩門，我轉頭看了一眼。一秒鐘。第三條。', 'صفق أحدهم بابًا. التفتُّ ثانيةً واحدة. القاعدة الثالثة.'], { shot: 'pause' }),
      ]),
      passage('classroom', 'night', [
        say('lucas', 'calm', ['Two chairs. One, two. It comes out right.', '椅子は二つ。一、二。数は合う。', 'เก้าอี้สองตัว หนึ่ง สอง ครบพอดี', '兩張椅子。一、二，剛剛好。', 'كرسيّان. واحد، اثنان. العدد صحيح.'], { shot: 'over' }),
        say('noor', 'worry', ['Yes. There have always been two.', 'うん。ずっと、二つだった。', 'ใช่ มีสองตัวมาตลอด', '對，一直都是兩張。', 'نعم. كانا اثنين دائمًا.'], { shot: 'close' }),
        tell(['Then why was there paint on my sleeve, and whose handwriting was on my arm?', 'なら、袖の絵の具は何。腕の、この字は誰の。', 'แล้วสีที่แขนเสื้อฉันมาจากไหน ลายมือบนแขนฉันของใคร', '那我袖子上的顏料哪來的？我手臂上又是誰的字？', 'فلماذا على كُمّي طلاء؟ ولمن الخطّ على ذراعي؟'], {
          who: 'noor',
          mood: 'shock',
          shot: 'hand',
        }),
        say('noor', 'strain', ['“WHO IS ORANGE?”', '「橙色なのは、だあれ？」', '“ใครสีส้ม?”', '「誰是橘色的？」', '«مَن البرتقاليّة؟»'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Two Mirrors', '合わせ鏡', 'กระจกสองบาน', '兩面鏡子', 'مرآتان'],
    passages: [
      passage('stairs', 'dusk', [
        tell(['There is one other mirror in the building, at the bottom of a hundred steps.', '校内に、鏡はもう一枚。百段下の、地下に。', 'ในตึกมีกระจกอีกบานเดียว อยู่ใต้บันไดร้อยขั้น', '這棟樓裡還有一面鏡子，在一百級樓梯下面。', 'في المبنى مرآة أخرى وحيدة، أسفل مئة درجة.']),
        say('noor', 'talk', ['Face to face. Tomorrow looks at tomorrow. It can only go back.', '向き合わせる。明日が明日を見れば、戻るしかない。', 'ให้มันหันหน้าชนกัน พรุ่งนี้เจอพรุ่งนี้ ก็มีแต่ต้องถอยกลับ', '讓它們面對面。明天看著明天，就只能往回走。', 'وجهًا لوجه. الغد ينظر إلى الغد، فلا يبقى له إلّا الرجوع.'], { shot: 'close' }),
        say('lucas', 'worry', ['And what do we pay?', '代償は？', 'แล้วเราต้องจ่ายอะไร', '代價呢？', 'وماذا ندفع؟'], { shot: 'profile' }),
        say('noor', 'calm', ['All of it. Every answer it ever gave us.', '全部。もらった答え、ひとつ残らず。', 'ทั้งหมด ทุกคำตอบที่มันเคยให้', '全部。它給過的每一個答案。', 'كلّ شيء. كلّ جواب أعطتنا إيّاه.'], { shot: 'eyes' }),
        say('lucas', 'strain', ['My whole average. …Take the other end. Lift!', '僕の平均点が……。そっちを持って。上げるぞ！', 'เกรดเฉลี่ยทั้งชีวิตผม …จับอีกด้าน ยก!', '我的總平均……好啦，抬那邊，起！', 'معدّلي كلّه… أمسكي الطرف الآخر. ارفعي!'], { shot: 'full' }),
        show('action', 'noor', 'strain', { posture: 'run', sound: ['CRASH', 'ガタンッ', 'โครม', '砰轟', 'قرقعة'] }),
      ]),
      passage('classroom', 'glass', [
        say('ezra', 'shock', ['Noor! What are you doing?', 'ヌール！　何をする気だ！', 'นูร์! เธอจะทำอะไร!', '努兒！妳要做什麼！', 'نور! ماذا تفعلين؟'], { shot: 'face' }),
        say('noor', 'angry', ['What you did. Only with all of us.', 'あなたがしたこと。今度は、全員で。', 'ทำอย่างที่นายทำ แต่คราวนี้ทุกคน', '做你做過的事。只是這次，大家一起。', 'ما فعلتَه أنت. لكن معًا هذه المرّة.'], { shot: 'low' }),
        say('otti', 'joy', ['I’m orange! It’s ME! I’m the orange one!', '橙色はあたし！　あたしだってば！', 'ฉันไงสีส้ม! ฉันเอง!', '橘色的是我！是我啦！', 'أنا! أنا البرتقاليّة!'], { shot: 'close' }),
        say('ezra', 'worry', ['I told you never to count.', '数えるなって、言ったろ。', 'ฉันบอกแล้วว่าอย่านับ', '我說過別數的。', 'قلتُ لكِ ألّا تعدّوا.'], { shot: 'profile' }),
        say('noor', 'shout', ['Never without YOU! One! Two!', 'あなた抜きでは、ね！　一！　二！', 'อย่านับโดยไม่มีนายต่างหาก! หนึ่ง! สอง!', '是不能少了你！一！二！', 'ليس من دونك! واحد! اثنان!'], { tone: 'shout', shot: 'face' }),
        tell(['Three. The whole room breathed in. And every mirror in it went white.', '三。部屋が息を吸った。すべての鏡が、白くなった。', 'สาม ทั้งห้องสูดหายใจ แล้วกระจกทุกบานก็ขาวโพลน', '三。整個房間吸了一口氣。每一面鏡子都變成白色。', 'ثلاثة. شهقت الغرفة كلّها. وابيضّت كلّ مرآة فيها.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['Count Again', 'もう一度、数えて', 'นับอีกที', '再數一次', 'عُدّوا من جديد'],
    passages: [
      passage('classroom', 'day', [
        tell(['Morning. Dust. Somebody had to start.', '朝。埃。誰かが、始めなければ。', 'เช้าแล้ว ฝุ่นลอย ใครสักคนต้องเริ่ม', '早晨。灰塵。總得有人開始。', 'صباح. وغبار. كان على أحدنا أن يبدأ.'], { shot: 'pause' }),
        say('lucas', 'worry', ['One.', '一。', 'หนึ่ง', '一。', 'واحد.'], { shot: 'close' }),
        say('otti', 'strain', ['Two. Ow. Two.', '二。痛っ。二。', 'สอง โอ๊ย สอง', '二。好痛。二。', 'اثنان. آخ. اثنان.'], { shot: 'low' }),
        say('noor', 'worry', ['Three.', '三。', 'สาม', '三。', 'ثلاثة.'], { shot: 'profile' }),
        show('eyes', 'lucas', 'worry', { sound: ['drip', 'ぽたっ', 'แหมะ', '滴', 'قَطرة'] }),
        say('ezra', 'smile', ['Four. Has anyone seen my coat?', '四。俺の上着、知らない？', 'สี่ มีใครเห็นโค้ตฉันไหม', '四。有人看到我的外套嗎？', 'أربعة. هل رأى أحدكم معطفي؟'], { shot: 'face' }),
        say('lucas', 'cry', ['I made you tea. A year of it. It’s cold.', '茶、淹れといた。一年分。冷めたよ。', 'ผมชงชาไว้ให้ ทั้งปีเลย เย็นหมดแล้ว', '我幫你泡了茶。一整年份，都冷了。', 'أعددتُ لك شايًا. سنةً كاملة. لقد برد.'], { shot: 'close' }),
      ]),
      passage('schoolGate', 'dusk', [
        tell(['Every mark we had ever been given turned to nought. We failed everything. Gloriously.', '私たちの点は、すべて零になった。見事な、全科目落第。', 'คะแนนทุกวิชากลายเป็นศูนย์ เราตกหมดทุกวิชา อย่างสง่างาม', '我們所有的分數都變成零。全科不及格，當得光榮。', 'صارت علاماتنا كلّها أصفارًا. رسبنا في كلّ شيء. رسوبًا مجيدًا.'], {
          who: 'otti',
          mood: 'laugh',
        }),
        say('lucas', 'worry', ['I’ve never failed. What does one do?', '落第は初めてだ。どうすればいい？', 'ผมไม่เคยสอบตก ต้องทำยังไงต่อ', '我沒被當過。接下來該怎麼辦？', 'لم أرسب من قبل. ماذا يفعل المرء؟'], { shot: 'profile' }),
        say('otti', 'smirk', ['One studies. It’s horrible. Budge up.', '勉強すんの。最悪よ。ほら、詰めて。', 'ก็อ่านหนังสือไง ทรมานสุด ๆ ขยับหน่อย', '讀書啊，很慘的。過去一點。', 'يدرس. أمر فظيع. أفسح لي.'], { shot: 'full' }),
        show('group', 'noor', 'laugh', { others: ['ezra', 'lucas', 'otti'] }),
        tell(
          [
            'We turned the glass to the wall. That night someone knocked on it. From the wall.',
            '鏡は壁に向けた。その夜、誰かがノックした。壁の、側から。',
            'เราหันกระจกเข้ากำแพง คืนนั้นมีใครเคาะมัน จากฝั่งกำแพง',
            '我們把鏡子轉向牆壁。那天晚上，有人敲了它。從牆的那一邊。',
            'أدرنا المرآة إلى الحائط. وفي تلك الليلة طرقها أحدهم. من جهة الحائط.',
          ],
          { who: 'noor', mood: 'shock', shot: 'eyes' },
        ),
      ]),
    ],
  },
];
