import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const PAGE = { kind: 'letter', colour: '#c8384a' } as const;
const LAMP = { kind: 'lantern', colour: '#e8b84a' } as const;

/** The season of the lost fourth act. */
export const UNDERSTUDY_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['On Its Edge', 'コインの縁', 'เหรียญตั้งขอบ', '立著的銅板', 'على حافتها'],
    passages: [
      passage('throne', 'wings', [
        tell(['Half past seven. Neither heads nor tails: the coin fell through the stage.', '七時半。表でも裏でもない。コインは、舞台の隙間に落ちた。', 'ทุ่มครึ่ง ไม่ออกหัว ไม่ออกก้อย เหรียญตกร่องพื้นเวทีไป', '七點半。不是正面也不是反面，銅板掉進了舞台的縫裡。', 'السابعة والنصف. لا وجه ولا ظهر: سقطت القطعة في شقّ الخشبة.']),
        say('ines', 'strain', ['Eight hundred people and no king! Lift that board!', '客は八百人、王はゼロ！　その板を上げて！', 'คนดูแปดร้อย แต่ยังไม่มีราชา! งัดแผ่นกระดานนั้นขึ้น!', '八百個觀眾，沒有國王！把那塊板子掀起來！', 'ثمانمئة متفرّج ولا ملك! ارفعوا ذلك اللوح!'], { shot: 'low', posture: 'point' }),
        say('bram', 'worry', ['Leave it, madam. I’ve another coin. I’ve plenty of coins.', 'よしなされ、マダム。コインなら、わしが持っとる。', 'อย่าเลยคุณผู้หญิง ผมมีอีกเหรียญ มีเยอะแยะ', '別掀了，夫人。我還有銅板，多的是。', 'دعيه يا سيّدتي. عندي قطعة أخرى. عندي قطع كثيرة.'], { shot: 'close' }),
        show('hand', 'ansel', 'strain', { sound: ['KRRK', 'バキッ', 'แกร๊ก', '嘎啦', 'طقطقة'] }),
        say('ansel', 'shock', ['There’s no coin. There’s a parcel, tied up with curtain cord.', 'コインじゃない。包みがある。緞帳の紐で縛ってある。', 'ไม่มีเหรียญครับ มีห่อของ มัดด้วยเชือกม่าน', '沒有銅板。有個包裹，用幕繩綁著。', 'لا قطعة هنا. بل رزمة مربوطة بحبل الستار.'], { shot: 'face' }),
      ]),
      passage('office', 'wings', [
        say('lucan', 'talk', ['“The King of Salt. The fourth act.”', '「塩の王。第四幕」……。', '“ราชาเกลือ องก์ที่สี่”', '「鹽之王。第四幕。」', '«ملك الملح. الفصل الرابع».'], { shot: 'full', prop: PAGE }),
        say('ines', 'shock', ['There is no fourth act. Everyone knows there are three!', '第四幕なんてないわ。三幕ものよ。誰でも知ってる！', 'ไม่มีองก์สี่ ใคร ๆ ก็รู้ว่ามีแค่สาม!', '沒有第四幕。誰都知道只有三幕！', 'لا فصل رابع. الكلّ يعرف أنّها ثلاثة!'], { shot: 'close' }),
        show('eyes', 'bram', 'sad'),
        say('ansel', 'worry', ['Bram? You’ve gone white as the page.', 'ブラムさん？　顔が紙みたいに真っ白ですよ。', 'ลุงบรัม? หน้าซีดเหมือนกระดาษเลยครับ', '布拉姆？你的臉跟紙一樣白。', 'برام؟ صار وجهك أبيض كالورق.'], { shot: 'over', to: 'bram' }),
        tell(
          [
            'He said it was the draught. There is no draught in there. I’ve moved every chair.',
            '隙間風だ、と彼は言った。あの部屋に風はない。椅子を全部動かした僕が知っている。',
            'เขาว่าลมเย็น แต่ห้องนั้นไม่มีลม ผมยกเก้าอี้มาทุกตัว ผมรู้ดี',
            '他說是穿堂風。那裡沒有風。每張椅子都是我搬的，我知道。',
            'قال إنّه تيّار هواء. لا تيّار هناك. حرّكتُ كلّ كرسيّ فيها.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['The King Says Nothing', '王は語らず', 'ราชาไม่เอ่ยคำ', '國王不語', 'الملك لا يقول شيئًا'],
    passages: [
      passage('library', 'rose', [
        tell(['We read it in one night, passing the pages across the bed of old curtains.', '古い幕の山に寝転んで、一晩で読んだ。一枚ずつ、手渡しで。', 'เราอ่านจบในคืนเดียว ส่งกระดาษข้ามกองม่านเก่าให้กันทีละแผ่น', '我們窩在舊幕布堆裡，一頁一頁傳著，一夜讀完。', 'قرأناه في ليلة واحدة، نتبادل الصفحات فوق كومة ستائر قديمة.']),
        say('ansel', 'shock', ['In Act Four the king loses his voice.', '第四幕で、王は声を失うんだ。', 'ในองก์สี่ ราชาเสียงหาย', '在第四幕，國王失去了聲音。', 'في الفصل الرابع يفقد الملك صوته.'], { shot: 'close' }),
        say('lucan', 'worry', ['And somebody speaks for him. From behind the throne.', 'そして誰かが、代わりに語る。……玉座の裏から。', 'แล้วมีคนพูดแทน จากหลังบัลลังก์', '然後有人替他說話。從王座後面。', 'ويتكلّم أحدهم عنه. من خلف العرش.'], { shot: 'face', prop: PAGE }),
        show('two', 'ansel', 'shock', { others: ['lucan'] }),
        say('ansel', 'worry', ['It’s dated. Thirty-one years ago. We did this, and we’d never read it.', '三十一年前の日付。読んだこともないのに、僕らは演じた。', 'ลงวันที่สามสิบเอ็ดปีก่อน เราทำแบบนี้ทั้งที่ไม่เคยอ่าน', '日期是三十一年前。我們從沒讀過，卻照做了。', 'تاريخه قبل واحد وثلاثين عامًا. فعلنا هذا ولم نقرأه قطّ.'], {
          shot: 'hand',
        }),
      ]),
      passage('corridor', 'day', [
        say('ines', 'joy', ['The lost act! Both of you on one stage! I shall be rich and ill!', '幻の第四幕！　ふたり同時に舞台へ！　儲かって胃が破れるわ！', 'องก์ที่สาบสูญ! สองคนบนเวทีเดียว! ฉันจะรวยและป่วย!', '失傳的一幕！你們倆同台！我要發財，也要胃穿孔了！', 'الفصل المفقود! وأنتما معًا على خشبة واحدة! سأغتني وأمرض!'], {
          shot: 'full',
          posture: 'cheer',
        }),
        say('lucan', 'cold', ['Read the end before you print the posters.', 'ポスターを刷る前に、結末を読んでくれ。', 'อ่านตอนจบก่อนพิมพ์โปสเตอร์เถอะ', '印海報之前，先讀結局吧。', 'اقرئي الخاتمة قبل أن تطبعي الملصقات.'], { shot: 'low' }),
        say('ines', 'talk', ['“The shadow goes. The king is alone.” Beautiful. And then?', '「影は去る。王はひとり」。きれいね。で、その次は？', '“เงาจากไป ราชาอยู่ลำพัง” งดงาม แล้วไงต่อ', '「影子離去，國王獨留。」好美。然後呢？', '«يرحل الظلّ. الملك وحيد». جميل. ثمّ ماذا؟'], { shot: 'close', prop: PAGE }),
        say('lucan', 'sad', ['There is no “then”. The last page is torn off.', '「次」はない。最後の一枚が、破られている。', 'ไม่มี “ต่อ” หน้าสุดท้ายถูกฉีกไป', '沒有「然後」。最後一頁被撕掉了。', 'لا «ثمّ». الصفحة الأخيرة ممزّقة.'], { shot: 'eyes' }),
        tell(['He looked at me as if I already had my suitcase in my hand.', '彼は僕を見た。もう鞄を提げた人間を見るような目で。', 'เขามองผม เหมือนผมถือกระเป๋าเดินทางอยู่ในมือแล้ว', '他看著我，彷彿我手裡已經提著皮箱。', 'نظر إليّ كأنّ حقيبتي في يدي.'], { shot: 'back', who: 'ansel', mood: 'worry' }),
      ]),
    ],
  },
  {
    title: ['One Line', 'その一行', 'บรรทัดเดียว', '那一句', 'جملة واحدة'],
    passages: [
      passage('throne', 'day', [
        tell(['Rehearsals went well for forty pages. Then came my line.', '稽古は四十ページまで順調だった。そして、僕の一行が来た。', 'ซ้อมราบรื่นมาสี่สิบหน้า แล้วก็ถึงบทของผม', '前四十頁都排得很順。然後輪到我那一句。', 'سارت التمارين على ما يرام أربعين صفحة. ثمّ جاءت جملتي.']),
        say('ines', 'talk', ['From the throne. Ansel: “You have no more need of me.”', '玉座から。アンセル、「もう私は要りますまい」。', 'เริ่มจากบัลลังก์ อันเซล: “ท่านไม่ต้องการข้าอีกแล้ว”', '從王座開始。安索：「您已不再需要我。」', 'من عند العرش. أنسل: «لم تعد بك حاجة إليّ».'], { shot: 'full' }),
        say('ansel', 'strain', ['“You have no more… You have no…”', '「もう私は……もう……」', '“ท่านไม่ต้องการ… ท่านไม่…”', '「您已不再……您已……」', '«لم تعد بك... لم تعد...»'], { shot: 'close' }),
        say('lucan', 'cold', ['Cut it.', '削ってくれ。', 'ตัดออก', '刪掉。', 'احذفوها.'], { shot: 'low' }),
        say('ines', 'angry', ['It is the act, Lucan! There is no act without it!', 'ここが山場よ！　これなしで、どこが第四幕なの！', 'นั่นหัวใจขององก์เลยนะ! ไม่มีบทนี้ก็ไม่มีองก์สี่!', '整幕的重點就是這句！沒有它還叫第四幕嗎！', 'هي الفصل كلّه يا لوكان! لا فصل من دونها!'], { shot: 'face' }),
        show('hand', 'lucan', 'strain', { sound: ['tap tap', 'トントン', 'ก๊อก ๆ', '叩叩', 'نقر نقر'] }),
      ]),
      passage('rooftops', 'rose', [
        say('ansel', 'calm', ['Two taps is “out”. Did you mean me or her?', '二回は「出ていけ」。僕に？　彼女に？', 'เคาะสองคือ “ออกไป” คุณหมายถึงผมหรือเธอ', '兩下是「出去」。你是說我，還是說她？', 'نقرتان تعنيان «اخرج». أقصدتَني أم قصدتَها؟'], { shot: 'two' }),
        say('lucan', 'shy', ['I meant the line. It’s only paper, and it frightens me.', 'あの台詞にだ。ただの紙切れが……怖い。', 'หมายถึงบทนั้น มันก็แค่กระดาษ แต่ฉันกลัว', '我是說那句台詞。不過是張紙，我卻害怕。', 'قصدتُ الجملة. إنّها ورق فحسب، وهي تخيفني.'], { shot: 'eyes' }),
        say('ansel', 'smile', ['I’ve said “farewell” to you three hundred times. I’m still here.', 'あなたに「さらば」と三百回言いました。まだ、いるでしょう。', 'ผมพูด “ลาก่อน” กับคุณสามร้อยครั้งแล้ว ก็ยังอยู่นี่', '我對你說過三百次「永別了」。人還不是在這裡。', 'قلتُ لك «وداعًا» ثلاثمئة مرّة. وما زلتُ هنا.'], { shot: 'close' }),
        say('lucan', 'worry', ['The man who wrote it isn’t. You can hear it. Somebody really left.', '書いた奴は違う。聞けばわかる。……本当に誰かが、去ったんだ。', 'แต่คนเขียนไม่ใช่ ฟังก็รู้ มีใครสักคนจากไปจริง ๆ', '寫的人可不是。聽得出來，真的有人走了。', 'أمّا كاتبها فلا. هذا مسموع. لقد رحل أحدهم حقًّا.'], { shot: 'profile' }),
        tell(
          [
            'On the page the ink had run, in one place, in a ring, as under a cup. Or under an eye.',
            '紙の一か所だけ、インクが丸く滲んでいた。茶碗の跡か、それとも、涙か。',
            'หมึกบนหน้านั้นเลอะอยู่จุดหนึ่ง เป็นวงกลม เหมือนรอยแก้ว หรือรอยน้ำตา',
            '紙上有一處墨水暈開，圓圓的，像杯印，也像淚痕。',
            'كان الحبر سائلًا في موضع واحد، على شكل حلقة، كأثر فنجان. أو أثر عين.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['Whose Hand', '誰の字', 'ลายมือใคร', '誰的字', 'خطّ مَن'],
    passages: [
      passage('lockers', 'wings', [
        tell(['I had seen those tall crossed sevens before. I saw them every day.', '横棒の入った、背の高い「７」。毎日、どこかで見ている。', 'เลขเจ็ดผอมสูงมีขีดกลางแบบนี้ ผมเคยเห็น เห็นอยู่ทุกวัน', '那種高高的、帶橫槓的「7」，我看過。我天天都在看。', 'رأيتُ تلك السبعات الطويلة المشطوبة من قبل. أراها كلّ يوم.']),
        show('hand', 'ansel', 'calm', { prop: PAGE }),
        say('ansel', 'shock', ['The key board. “Seven: wardrobe.” “Seventeen: trap.”', '鍵の札だ。「７、衣装部屋」「１７、奈落」。', 'แผงกุญแจ “เจ็ด: ห้องเสื้อผ้า” “สิบเจ็ด: ใต้เวที”', '鑰匙板！「7，服裝間」「17，台下」。', 'لوحة المفاتيح! «٧: الملابس». «١٧: ما تحت الخشبة».'], { shot: 'face' }),
        say('ansel', 'worry', ['It can’t be. He won’t so much as write a notice for the door.', 'まさか。ビラの文句ひとつ、書きたがらない人なのに。', 'เป็นไปไม่ได้ ขนาดป้ายประกาศลุงยังไม่ยอมเขียนเลย', '不會吧。他連一張告示都不肯寫的。', 'مستحيل. إنّه يرفض أن يكتب حتى إعلانًا على الباب.'], { shot: 'close', tone: 'think' }),
      ]),
      passage('stairs', 'wings', [
        say('ansel', 'calm', ['Bram. You wrote the King of Salt.', 'ブラムさん。「塩の王」を書いたのは、あなただ。', 'ลุงบรัม ลุงเป็นคนเขียนราชาเกลือ', '布拉姆，《鹽之王》是你寫的。', 'برام. أنت من كتب «ملك الملح».'], { shot: 'full', posture: 'rest' }),
        say('bram', 'deadpan', ['That fellow’s dead, lad. I’m the one who has his keys.', 'あいつは死んだよ、坊主。わしは、鍵を預かっとるだけじゃ。', 'หมอนั่นตายไปแล้ว ไอ้หนู ข้าแค่คนถือกุญแจของเขา', '那傢伙死了，孩子。我只是替他拿鑰匙的。', 'ذلك الرجل مات يا بنيّ. وأنا من يحمل مفاتيحه.'], { shot: 'low' }),
        say('ansel', 'sad', ['Then who cried at the salt, that first night?', 'じゃあ、あの夜、塩の場で泣いたのは誰です？', 'แล้วคืนแรกนั้น ใครร้องไห้ตอนฉากเกลือล่ะครับ', '那第一晚，看鹽那場戲掉淚的是誰？', 'فمن الذي بكى عند مشهد الملح تلك الليلة؟'], { shot: 'close' }),
        show('pause', null, 'calm', { sound: ['jingle', 'じゃらん', 'กรุ๊งกริ๊ง', '叮噹', 'خشخشة'] }),
        say('bram', 'sad', ['I wasn’t only the pen. I stood where you stand. I was the shadow.', '書いただけじゃない。おまえの場所に立っとった。……影はわしじゃ。', 'ข้าไม่ได้แค่เขียน ข้าเคยยืนตรงที่เอ็งยืน ข้าคือเงา', '我不只是寫的人。你站的地方，我站過。影子就是我。', 'لم أكن القلم فقط. وقفتُ حيث تقف. كنتُ أنا الظلّ.'], {
          shot: 'two',
        }),
        say('ansel', 'shock', ['And the king? Who was the king?', 'では、王は？　王は誰だったんです？', 'แล้วราชาล่ะ ใครเป็นราชา', '那國王呢？國王是誰？', 'والملك؟ من كان الملك؟'], { shot: 'face' }),
        tell(
          ['He took the crown off its hook and turned out the lining. There was a name sewn in it.', '彼は冠を鉤から下ろし、裏地を返した。名前が、縫いつけてあった。', 'เขาหยิบมงกุฎจากตะขอ พลิกซับในออก มีชื่อเย็บติดไว้', '他從鉤子上取下王冠，翻開襯裡。裡面縫著一個名字。', 'أنزل التاج عن خطّافه وقلب بطانته. كان فيها اسم مَخيط.'],
          { shot: 'back', who: 'bram', mood: 'sad' },
        ),
      ]),
    ],
  },
  {
    title: ['M. Marsh', 'Ｍ・マーシュ', 'ม. มาร์ช', 'M・馬許', 'م. مارش'],
    passages: [
      passage('throne', 'wings', [
        tell(['I could have kept it from him. I am very good at standing behind things.', '黙っていることもできた。物陰に立つのは、僕の得意だ。', 'ผมจะปิดเขาไว้ก็ได้ เรื่องยืนหลบอยู่ข้างหลัง ผมถนัดนัก', '我可以瞞著他。躲在後面，本來就是我的專長。', 'كان بوسعي أن أخفيه عنه. أنا بارع جدًّا في الوقوف خلف الأشياء.']),
        say('ansel', 'calm', ['Lucan. Look inside your crown.', 'ルーカン。その冠の、内側を見て。', 'ลูแคน ดูข้างในมงกุฎของคุณสิ', '盧坎，看看你王冠的裡面。', 'لوكان. انظر داخل تاجك.'], { shot: 'over', to: 'lucan' }),
        show('hand', 'lucan', 'shock', { sound: ['rip', 'ビリッ', 'แควก', '嘶', 'تمزّق'] }),
        say('lucan', 'shock', ['“M. Marsh.” That’s… my mother was a dressmaker.', '「Ｍ・マーシュ」。……母は、仕立て屋だったはずだ。', '“ม. มาร์ช” แต่…แม่ฉันเป็นช่างตัดเสื้อ', '「M・馬許」……可是，我母親是裁縫啊。', '«م. مارش». لكنّ... أمّي كانت خيّاطة.'], { shot: 'face' }),
        say('bram', 'sad', ['That came after. First she was the best king this house ever had.', 'それは後の話じゃ。その前は、この小屋いちばんの王だった。', 'นั่นทีหลัง ก่อนหน้านั้นแม่เอ็งเป็นราชาที่เก่งที่สุดของโรงนี้', '那是後來。在那之前，她是這座劇院最好的國王。', 'صارتها لاحقًا. أمّا قبلها فكانت أعظم ملك عرفه هذا المسرح.'], {
          shot: 'full',
        }),
        say('lucan', 'angry', ['Thirty years at my door! And never a word!', '三十年、楽屋口にいて……一言もなしか！', 'เฝ้าประตูฉันสามสิบปี! ไม่เคยบอกสักคำ!', '守了我三十年的門，一個字都不說！', 'ثلاثون عامًا عند بابي! ولا كلمة!'], { shot: 'low', tone: 'shout' }),
      ]),
      passage('alley', 'rain', [
        say('bram', 'sad', ['The year you were born she lost it. All of it, overnight, like you.', 'おまえが生まれた年、声をなくした。一晩で。おまえと同じに。', 'ปีที่เอ็งเกิด นางเสียเสียงไป หมดเลยในคืนเดียว เหมือนเอ็ง', '你出生那年，她失了聲。一夜之間，跟你一樣。', 'في السنة التي وُلدتَ فيها فقدَته. كلّه، بين ليلة وضحاها، مثلك.'], {
          shot: 'close',
        }),
        say(
          'bram',
          'cry',
          ['Eleven nights I spoke for her. Then the papers printed my name.', '十一夜、代わりに語った。新聞に名が載って、図に乗った。', 'ข้าพูดแทนนางสิบเอ็ดคืน แล้วข้าก็เหลิง หนังสือพิมพ์ลงชื่อข้า', '我替她說了十一夜。後來我得意了，報上登了我的名字。', 'تكلّمتُ عنها إحدى عشرة ليلة. ثمّ أصابني الغرور، وذكرت الصحف اسمي.'],
          { shot: 'face' },
        ),
        show('eyes', 'lucan', 'sad'),
        say('lucan', 'cold', ['And you left her on that throne.', 'そして母を、玉座に置いて去った。', 'แล้วคุณก็ทิ้งแม่ไว้บนบัลลังก์', '然後你把她一個人留在王座上。', 'وتركتَها على ذلك العرش.'], { shot: 'low' }),
        tell(
          [
            '“I left by that door,” said Bram. “I’ve been holding it open ever since.”',
            '「この戸から出ていった」とブラム。「以来ずっと、開けて待っとる」。',
            '“ข้าออกไปทางประตูนี้” บรัมว่า “ตั้งแต่นั้นก็เปิดมันไว้มาตลอด”',
            '「我就從這扇門走的，」布拉姆說，「從那以後，我一直替她開著。」',
            'قال برام: «خرجتُ من هذا الباب. ومنذ ذلك الحين وأنا أمسكه مفتوحًا».',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['Under Seat Nine', '九番の椅子の下', 'ใต้ที่นั่งเก้า', '九號座位底下', 'تحت المقعد التاسع'],
    passages: [
      passage('office', 'day', [
        say('ines', 'worry', ['Sold out, opening tomorrow, and my king won’t speak. By choice!', '完売、初日は明日、なのに王が口をきかない。今度はわざとよ！', 'ตั๋วหมด พรุ่งนี้เปิดรอบแรก แล้วราชาฉันไม่พูด คราวนี้ตั้งใจ!', '票全賣光，明天首演，國王卻不說話。這次是故意的！', 'بيعت كلّها، والافتتاح غدًا، وملكي لا يتكلّم. وباختياره!'], {
          shot: 'full',
        }),
        say('ansel', 'calm', ['He’ll play. But he won’t play an ending that has no last page.', '演りますよ。ただ、最後の一枚がない結末は、演らない。', 'เขาเล่นแน่ แต่ไม่เล่นตอนจบที่ขาดหน้าสุดท้าย', '他會演。但他不演一個缺了最後一頁的結局。', 'سيمثّل. لكنّه لن يمثّل خاتمة بلا صفحة أخيرة.'], { shot: 'close' }),
        say('bram', 'sad', ['I didn’t tear it. I gave it to her. She went out through the house.', '破ったんじゃない。彼女に渡した。客席を抜けて、出ていったよ。', 'ข้าไม่ได้ฉีก ข้าให้นางไป นางถือเดินออกไปทางที่นั่งคนดู', '我沒有撕。我給了她。她拿著它，穿過觀眾席走了。', 'لم أمزّقها. أعطيتُها إيّاها. فخرجت بها عبر الصالة.'], {
          shot: 'eyes',
        }),
        say('ansel', 'shock', ['Through the house. Past row C?', '客席を……Ｃ列の、前を？', 'ทางที่นั่ง… ผ่านแถว C ไหมครับ', '穿過觀眾席……經過C排嗎？', 'عبر الصالة. مرورًا بالصفّ الثالث؟'], { shot: 'face' }),
        show('action', 'ansel', 'strain', { posture: 'run', sound: ['dash', 'ダッ', 'ตึก ๆ', '噠噠', 'ركض'] }),
      ]),
      passage('throne', 'wings', [
        tell(['I have moved that chair a thousand times. I had never once turned it over.', 'あの椅子を千回は動かした。裏返したことは、一度もない。', 'ผมยกเก้าอี้ตัวนั้นมาเป็นพันครั้ง แต่ไม่เคยพลิกดูเลยสักครั้ง', '那張椅子我搬過上千次，卻從沒翻過來看。', 'حرّكتُ ذلك الكرسيّ ألف مرّة. ولم أقلبه مرّة واحدة.']),
        show('hand', 'ansel', 'worry', { prop: PAGE }),
        say('lucan', 'worry', ['That’s her stitching. She sewed it into the seat.', '母の縫い目だ。……座面に、縫いこんである。', 'นั่นฝีเข็มแม่ แม่เย็บมันไว้ในเบาะ', '那是她的針腳。她把它縫進了椅墊。', 'هذه غرزتها. خاطته داخل المقعد.'], { shot: 'close', prop: LAMP }),
        say('ansel', 'calm', ['It’s a page, and a letter. The letter’s new. It’s from this spring.', '紙が一枚と、手紙。手紙は新しい。この春のだ。', 'มีกระดาษหนึ่งแผ่นกับจดหมาย จดหมายยังใหม่ เพิ่งปีนี้เอง', '一頁稿紙，還有一封信。信是新的，今年春天的。', 'صفحة، ورسالة. الرسالة جديدة، من هذا الربيع.'], { shot: 'low' }),
        say('lucan', 'shock', ['It isn’t addressed to me.', '……宛名は、俺じゃない。', 'มันไม่ได้จ่าหน้าถึงฉัน', '……收信人不是我。', 'ليست موجّهة إليّ.'], { shot: 'face' }),
        tell(
          ['On the envelope, in a dressmaker’s neat hand: “To the boy who moves the chairs.”', '封筒には、仕立て屋の几帳面な字で。「椅子を動かす坊やへ」。', 'บนซองเขียนด้วยลายมือช่างตัดเสื้อ “ถึงหนุ่มน้อยคนยกเก้าอี้”', '信封上，是裁縫工整的字跡：「給那個搬椅子的孩子」。', 'على الظرف بخطّ خيّاطة أنيق: «إلى الفتى الذي ينقل الكراسي».'],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
];
