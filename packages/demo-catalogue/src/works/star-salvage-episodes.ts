import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const SOUP = { kind: 'cup', colour: '#d0a648' } as const;
const LIST = { kind: 'book', colour: '#2c4c7c' } as const;
const LAMP = { kind: 'torch', colour: '#f6c61c' } as const;

/** All twelve: three calls, one answer, and a tow that grows longer than anybody was paid for. */
export const STAR_SALVAGE_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Three Hails', '三度呼べ', 'เรียกสามครั้ง', '呼叫三次', 'ثلاثة نداءات'],
    passages: [
      passage('crater', 'space', [
        tell(['The law of wrecks: call her three times. If nobody answers, she’s yours.', '難破船の掟。三度呼べ。返事がなければ、お前のものだ。', 'กฎของซากยาน เรียกสามครั้ง ถ้าไม่มีใครตอบ ยานเป็นของคุณ', '沉船的規矩：呼叫三次，沒人回答，船就歸你。', 'قانون الحطام: نادِها ثلاثًا. إن لم يجب أحد فهي لك.']),
        tell(['I learned that law at 6:10 this morning. It’s my first day.', '私がこの掟を知ったのは、今朝六時十分。今日が初出勤です。', 'หนูเพิ่งรู้กฎนี้เมื่อหกโมงสิบนาทีเช้านี้เอง วันนี้ทำงานวันแรก', '我今早六點十分才聽說這條規矩。今天是我第一天上班。', 'تعلّمتُ هذا القانون صباح اليوم في السادسة وعشر دقائق. إنّه يومي الأوّل.'], {
          who: 'pim',
          mood: 'joy',
          shot: 'low',
        }),
      ]),
      passage('busInside', 'cabin', [
        say('pim', 'worry', ['Captain? Why does the bridge have a stop button?', '船長、なんで操舵室に降車ボタンが？', 'กัปตันคะ ทำไมห้องบังคับยานมีกริ่งลงรถ', '船長，駕駛艙怎麼有下車鈴？', 'يا قبطان، لماذا في قمرة القيادة زرّ توقّف؟']),
        say('hedda', 'deadpan', ['She used to be a bus. Don’t press it.', '元はバスさ。押すんじゃないよ。', 'มันเคยเป็นรถเมล์ อย่ากดล่ะ', '她以前是公車。別按。', 'كانت حافلة. لا تضغطيه.'], { shot: 'close' }),
        say('okon', 'smile', ['Everyone presses it. It makes the kettle stop.', 'みんな押すんだ。やかんが止まる。', 'ทุกคนก็กดทั้งนั้น กดแล้วกาน้ำหยุด', '每個人都按過。按了水壺會停。', 'الكلّ يضغطه. إنّه يوقف الإبريق.'], { shot: 'full', posture: 'shrug' }),
        show('back', 'pim', 'calm', { others: ['hedda'] }),
        say('hedda', 'calm', ['Dead liner, two o’clock. Pim, you call her.', '客船の死骸、二時の方向。ピム、呼びな。', 'ซากยานสำราญ สองนาฬิกา พิม แกเรียก', '兩點鐘方向，死掉的客輪。琵姆，妳來叫。', 'سفينة ميتة عند الساعة الثانية. بيم، ناديها أنت.'], { shot: 'profile' }),
        say('pim', 'shout', ['Evening Promise! This is the tug Stubborn!', '宵の約束号！　こちら曳き船ガンコ号です！', 'ยานสัญญายามค่ำ! นี่ยานลากหัวดื้อค่ะ!', '暮約號！這裡是拖船倔驢號！', 'يا «وعد المساء»! هنا القاطرة «العنيدة»!'], { shot: 'face', tone: 'shout' }),
        show('pause', null, 'calm'),
        say('okon', 'calm', ['That’s one. Nobody ever answers, kid. We wait for manners.', '一回目。返事なんか来ないよ。待つのは、礼儀だ。', 'ครั้งที่หนึ่ง ไม่มีใครตอบหรอกหนู เรารอเป็นมารยาท', '第一次。不會有人回的，等只是禮貌。', 'واحد. لا أحد يجيب أبدًا يا صغيرة. ننتظر تأدّبًا.'], { shot: 'close', prop: SOUP }),
        say('pim', 'talk', ['Evening Promise, do you hear me? …That’s two.', '宵の約束号、聞こえますか。……二回目。', 'สัญญายามค่ำ ได้ยินไหมคะ…สองแล้ว', '暮約號，聽得到嗎？……第二次。', '«وعد المساء»، أتسمعينني؟ ...اثنان.'], { shot: 'over' }),
        say('pim', 'sad', ['Three. Evening Promise… is anyone still there?', '三回目。宵の約束号……まだ、誰かいますか。', 'สาม สัญญายามค่ำ…ยังมีใครอยู่ไหม', '第三次。暮約號……還有人在嗎？', 'ثلاثة. «وعد المساء»... أما زال أحد هناك؟'], { shot: 'eyes' }),
        show('hand', 'hedda', 'calm', { sound: ['krrrk…', 'ザザ……', 'ซ่า…', '沙沙……', 'خشششش...'] }),
      ]),
      passage('throne', 'liner', [say('aurel', 'calm', ['Good evening. The dining room is closed.', 'こんばんは。食堂はただいま準備中でございます。', 'สวัสดียามค่ำขอรับ ห้องอาหารยังไม่เปิด', '晚安，餐廳目前尚未營業。', 'مساء الخير. قاعة الطعام مغلقة حاليًّا.'], { shot: 'profile' })]),
      passage('busInside', 'space', [say('okon', 'shock', ['Captain. It… answered.', '船長。返事が……来た。', 'กัปตัน มัน…ตอบ', '船長。她……回話了。', 'يا قبطان. لقد... أجابت.'], { shot: 'face' }), show('eyes', 'hedda', 'shock')]),
    ],
  },
  {
    title: ['Welcome Aboard', 'ご乗船', 'ยินดีต้อนรับขึ้นยาน', '歡迎登船', 'أهلًا بكم على متنها'],
    passages: [
      passage('lockers', 'cabin', [
        say('hedda', 'cold', ['Helmets on. Touch nothing. Sell nothing.', 'ヘルメット着用。触るな。売るな。', 'สวมหมวก อย่าแตะอะไร อย่าขายอะไร', '戴頭盔。什麼都別碰，什麼都別賣。', 'الخوذ. لا تلمسوا شيئًا. ولا تبيعوا شيئًا.']),
        say('pim', 'shy', ['Is “breathe” allowed?', '「息をする」は、ありですか。', '“หายใจ” ได้ไหมคะ', '那「呼吸」可以嗎？', 'و«التنفّس»، أهو مسموح؟'], { shot: 'close' }),
        say('okon', 'deadpan', ['She’s never this strict. Something’s wrong.', 'こんなに厳しいのは初めてだ。何かある。', 'กัปตันไม่เคยเข้มแบบนี้ มีอะไรแน่', '她從沒這麼嚴。有問題。', 'لم تكن يومًا بهذه الصرامة. ثمّة أمر ما.'], { shot: 'over', tone: 'whisper', to: 'pim' }),
      ]),
      passage('throne', 'liner', [
        tell(['Forty-one years dead, and not a speck of dust.', '死んで四十一年の船に、塵ひとつない。', 'ตายมาสี่สิบเอ็ดปี แต่ไม่มีฝุ่นสักเม็ด', '死了四十一年的船，一粒灰塵也沒有。', 'ميتة منذ واحد وأربعين عامًا، ولا ذرّة غبار.']),
        show('back', 'pim', 'shock', { others: ['okon'] }),
        say('aurel', 'smile', ['Welcome aboard. I am Aurel, your purser.', 'ようこそ。パーサーのオーレルでございます。', 'ยินดีต้อนรับขอรับ กระผมโอเรล หัวหน้าบริกร', '歡迎登船，我是事務長奧雷爾。', 'أهلًا بكم. أنا أوريل، كبير المضيفين.'], { shot: 'full', posture: 'chest' }),
        say('pim', 'shock', ['You’re… made of light.', 'あなた……光でできてる。', 'คุณ…ทำจากแสง', '你……是光做的。', 'أنت... مصنوع من الضوء.'], { shot: 'face' }),
        say('aurel', 'calm', ['And you of water, I believe. We all do our best.', 'お客様は水で。お互い、精一杯でございますね。', 'ส่วนคุณทำจากน้ำ ต่างก็ทำเต็มที่ขอรับ', '而您是水做的。大家都盡力了。', 'وأنتِ من ماء على ما أظنّ. كلٌّ يبذل جهده.'], { shot: 'close' }),
        say('aurel', 'smile', ['212 beds are made. The soup is warm. They said they’d be back.', '寝台は二百十二、スープは熱く。皆様、お戻りになると。', 'เตียง 212 หลังพร้อม ซุปยังอุ่น ทุกท่านว่าจะกลับมา', '兩百一十二張床都鋪好了，湯也熱著。他們說會回來。', 'مئتان واثنا عشر سريرًا مرتّبًا والحساء ساخن. قالوا إنّهم عائدون.'], {
          shot: 'profile',
        }),
        say('okon', 'sad', ['How long have you kept it warm?', 'スープは……いつから？', 'อุ่นไว้นานเท่าไรแล้ว', '湯，你熱多久了？', 'منذ متى وأنت تُبقيه ساخنًا؟'], { shot: 'over' }),
        say('aurel', 'calm', ['Since Tuesday. What year is it?', '火曜日からでございます。今は、何年で？', 'ตั้งแต่วันอังคารขอรับ ปีนี้ปีอะไร', '從星期二開始。請問今年是哪一年？', 'منذ الثلاثاء. في أيّ عام نحن؟'], { shot: 'close' }),
        say('hedda', 'cold', ['He answered. So she isn’t salvage. She’s a rescue.', '返事があった。なら獲物じゃない。救助だ。', 'เขาตอบ งั้นไม่ใช่ซากยาน แต่เป็นการกู้ภัย', '他回話了，那就不是打撈，是救援。', 'لقد أجاب. ليست غنيمة إذن. إنّها نجدة.'], { shot: 'low', posture: 'crossed' }),
        say('okon', 'worry', ['Rescues don’t pay, captain.', '船長、救助は金にならんよ。', 'กัปตัน กู้ภัยไม่ได้เงินนะ', '船長，救援可沒錢拿。', 'النجدة لا تدرّ مالًا يا قبطان.'], { shot: 'two' }),
      ]),
    ],
  },
  {
    title: ['The Kite', 'トンビ', 'เหยี่ยว', '黑鳶', 'الحدأة'],
    passages: [
      passage('crater', 'space', [
        tell(['We had one cable on her when the red ship came.', '索を一本かけたところで、赤い船が来た。', 'เราเพิ่งเกี่ยวสายได้เส้นเดียว ยานสีแดงก็มา', '才掛上一條纜，紅色的船就來了。', 'لم نكن ربطنا سوى حبل واحد حين جاءت السفينة الحمراء.']),
        say('slate', 'smirk', ['Slate, Kite Salvage. Lovely find. We’ll take it from here.', 'トンビ社のスレートだ。見事な獲物。あとは我々が。', 'สเลต บริษัทเหยี่ยวดำ เจอของดีนี่ ที่เหลือเราจัดการเอง', '黑鳶公司，史雷特。好貨色，接下來交給我們。', 'سليت، شركة «الحدأة». غنيمة جميلة. سنتولّى الأمر.'], {
          shot: 'close',
          posture: 'crossed',
        }),
        say('hedda', 'cold', ['There’s someone aboard.', '乗ってる者がいる。', 'มีคนอยู่บนยาน', '船上有人。', 'على متنها أحد.'], { shot: 'profile' }),
        say('slate', 'laugh', ['A talking menu! You’d spare a fortune for a talking menu?', '喋るお品書きが！　そんなものに一財産を？', 'เมนูพูดได้น่ะเหรอ! จะทิ้งเงินก้อนโตเพราะเมนูเนี่ยนะ', '會講話的菜單！妳要為一張菜單放棄這筆錢？', 'قائمة طعام ناطقة! أتتركين ثروة لأجل قائمة طعام؟'], { shot: 'face' }),
        say('hedda', 'deadpan', ['First full cable tows. That’s law too.', '先に索を張った方が曳く。それも掟だ。', 'ใครเกี่ยวสายครบก่อนได้ลาก นั่นก็กฎ', '誰先掛滿纜，誰就拖。這也是規矩。', 'من يُتمّ ربط حباله أوّلًا يجرّ. هذا قانون أيضًا.'], { shot: 'low' }),
      ]),
      passage('busInside', 'cabin', [
        say('okon', 'strain', ['They have eight hooks. We’ve got two and a bicycle chain!', '向こうは鉤が八本、うちは二本と自転車の鎖だぞ！', 'พวกนั้นมีแปดตะขอ เรามีสอง กับโซ่จักรยาน!', '他們八支鉤，我們兩支，外加一條腳踏車鏈！', 'لديهم ثمانية خطاطيف ولدينا اثنان وسلسلة درّاجة!'], { shot: 'close' }),
        say('pim', 'joy', ['I’ll jump the second one over!', '二本目、私が跳んで持っていきます！', 'หนูโดดไปเกี่ยวเส้นที่สองเอง!', '第二條我跳過去掛！', 'سأقفز أنا بالثاني!'], { shot: 'full', posture: 'raise' }),
        show('action', 'pim', 'strain', { posture: 'leap', sound: ['WHUMP', 'ドンッ', 'ตึง', '砰', 'بُوم'] }),
        say('aurel', 'calm', ['Madam, the deck rail is to your left. Mind the step.', 'お客様、左手に手すりが。段差にお気をつけて。', 'คุณผู้หญิง ราวอยู่ทางซ้าย ระวังขั้นบันไดขอรับ', '小姐，扶手在您左邊，小心台階。', 'سيّدتي، الدرابزين إلى يسارك. انتبهي للدرجة.'], { shot: 'profile' }),
        say('pim', 'shout', ['HOOKED! Both of them!', 'かかった！　二本とも！', 'เกี่ยวแล้ว! ครบสองเส้น!', '掛上了！兩條都上了！', 'ثُبّت! كلاهما!'], { shot: 'face', tone: 'shout' }),
        say('slate', 'angry', ['Enjoy the tow, Hedda. A bus can’t pull a city.', '好きに曳け、ヘッダ。バスに街は曳けん。', 'ลากให้สนุกนะเฮดดา รถเมล์ลากเมืองไม่ไหวหรอก', '慢慢拖吧，赫妲。公車拖不動一座城。', 'جرًّا ممتعًا يا هيدا. الحافلة لا تجرّ مدينة.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['The Bus', 'バス', 'รถเมล์', '公車', 'الحافلة'],
    passages: [
      passage('busInside', 'cabin', [
        tell(['Forty thousand tonnes on two cables. We moved nine metres on the first day.', '四万トンを索二本で。初日に進んだのは、九メートル。', 'สี่หมื่นตันบนสายสองเส้น วันแรกขยับได้เก้าเมตร', '兩條纜，四萬公噸。第一天，前進了九公尺。', 'أربعون ألف طنّ على حبلين. تحرّكنا تسعة أمتار في اليوم الأوّل.']),
        say('pim', 'talk', ['Okon, why a bus?', 'オコンさん、なんでバスなんですか。', 'พี่โอคอน ทำไมต้องรถเมล์คะ', '奧孔，為什麼是公車？', 'أوكون، لماذا حافلة؟'], { shot: 'two' }),
        say('okon', 'smile', ['I drove her. Route 12, nineteen years, on the ground.', '俺が転がしてた。地上の十二番を、十九年。', 'พี่เคยขับ สายสิบสอง สิบเก้าปี บนพื้นโลก', '我開的。地面十二路，十九年。', 'كنتُ أقودها. الخطّ 12، تسعة عشر عامًا، على الأرض.']),
        say('okon', 'sad', ['They closed the town. I couldn’t leave her at the stop.', '町がなくなってな。停留所に置いていけなかった。', 'เมืองถูกปิด พี่ทิ้งมันไว้ที่ป้ายไม่ลง', '後來鎮子沒了，我捨不得把她丟在站牌。', 'أُخليت البلدة. ولم أستطع تركها عند الموقف.'], { shot: 'close', posture: 'rest' }),
        say('pim', 'smile', ['So you put engines on her.', 'それで、エンジンを。', 'ก็เลยติดเครื่องยนต์ให้มัน', '所以就給她裝了引擎。', 'فركّبتَ لها محرّكات.'], { shot: 'profile' }),
        say('okon', 'laugh', ['Hedda did! I only said the seats were worn.', 'つけたのはヘッダだ！　俺は座席がへたったと言っただけ。', 'เฮดดาติดต่างหาก! พี่แค่บอกว่าเบาะขาด', '裝的是赫妲！我只說椅墊該換了。', 'هيدا فعلت! أنا قلتُ فقط إنّ المقاعد بالية.'], { shot: 'face' }),
        show('hand', 'okon', 'calm', { prop: SOUP }),
      ]),
      passage('corridor', 'liner', [
        say('aurel', 'worry', ['Miss Pim. Is the war still on?', 'ピム様。戦争は、まだ？', 'คุณพิม สงครามยังไม่จบหรือขอรับ', '琵姆小姐，仗還在打嗎？', 'آنسة بيم، أما زالت الحرب قائمة؟'], { shot: 'full', posture: 'clasp' }),
        say('pim', 'sad', ['It ended before I was born.', '終わりました。私が生まれる前に。', 'จบไปก่อนหนูเกิดอีกค่ะ', '我出生之前就結束了。', 'انتهت قبل أن أولد.'], { shot: 'close' }),
        say('aurel', 'calm', ['Ah. Then I shall take in the blackout curtains.', 'さようで。では、遮光幕を外してまいります。', 'อ้อ งั้นกระผมจะไปปลดม่านพรางไฟ', '這樣啊。那我去把遮光簾收起來。', 'آه. سأنزع ستائر التعتيم إذن.'], { shot: 'profile' }),
        show('back', 'aurel', 'calm', { others: [] }),
        tell(['One by one, four hundred windows lit up behind us.', '後ろで、四百の窓がひとつずつ灯っていった。', 'หน้าต่างสี่ร้อยบานข้างหลังเราค่อย ๆ สว่างขึ้นทีละบาน', '在我們身後，四百扇窗一扇一扇亮了起來。', 'واحدة بعد أخرى، أضاءت خلفنا أربعمئة نافذة.'], { shot: 'wide' }),
      ]),
    ],
  },
  {
    title: ['The Passenger List', '乗客名簿', 'รายชื่อผู้โดยสาร', '乘客名單', 'قائمة الركّاب'],
    passages: [
      passage('library', 'liner', [
        say('pim', 'smile', ['You wrote them all down by hand?', '全部、手書きなんですか。', 'คุณเขียนด้วยมือทั้งหมดเลยเหรอคะ', '這些全是手寫的？', 'أكتبتهم كلّهم بخطّ يدك؟'], { prop: LIST }),
        say('aurel', 'calm', ['By light. Each name, and how they took their tea.', '光書きでございます。お名前と、お茶のお好みを。', 'ด้วยแสงขอรับ ชื่อทุกท่าน กับวิธีดื่มชา', '是光寫的。每個名字，還有各人喝茶的喜好。', 'بخطّ من ضوء. كلّ اسم، وكيف يشرب شايه.'], { shot: 'full', posture: 'book' }),
        say('pim', 'talk', ['Abbas, no sugar. Bright, lemon. Calder, four sugars?!', 'アバス、砂糖なし。ブライト、檸檬。コルダー、砂糖四つ！？', 'อับบาส ไม่ใส่น้ำตาล ไบรต์ มะนาว คาลเดอร์ น้ำตาลสี่ก้อน!?', '阿巴斯，無糖。布萊特，檸檬。考德，四顆糖！？', 'عبّاس بلا سكّر. برايت بليمون. كالدر بأربع ملاعق؟!'], { shot: 'profile' }),
        say('aurel', 'deadpan', ['Mr Calder was a dentist.', 'コルダー様は、歯医者でいらっしゃいました。', 'คุณคาลเดอร์เป็นหมอฟันขอรับ', '考德先生是牙醫。', 'كان السيّد كالدر طبيب أسنان.'], { shot: 'close' }),
        show('hand', 'pim', 'worry', { prop: LIST }),
        say('pim', 'shock', ['Cabin 118. Hedda Vance, nineteen. Milk first.', '百十八号室。ヘッダ・ヴァンス、十九歳。ミルクが先。', 'ห้อง 118 เฮดดา แวนซ์ อายุสิบเก้า ใส่นมก่อน', '一一八號房。赫妲・萬斯，十九歲。先倒牛奶。', 'القمرة 118. هيدا فانس، تسعة عشر عامًا. الحليب أوّلًا.'], { shot: 'face' }),
        say('pim', 'worry', ['Aurel… who takes milk first?', 'オーレルさん……ミルクを先に入れるのって。', 'คุณโอเรล…ใครใส่นมก่อนกันคะ', '奧雷爾……誰會先倒牛奶？', 'أوريل... من يضع الحليب أوّلًا؟'], { shot: 'over' }),
      ]),
      passage('kitchen', 'cabin', [
        show('pause', null, 'calm'),
        show('hand', 'hedda', 'calm', { prop: { kind: 'cup', colour: '#e8e0d0' } }),
        say('okon', 'calm', ['Nine hundred wrecks. I thought you liked wrecks.', '九百隻。難破船が好きなんだと思ってたよ。', 'เก้าร้อยลำ ผมนึกว่ากัปตันชอบซากยาน', '九百艘。我還以為妳喜歡沉船。', 'تسعمئة حطام. ظننتُك تحبّين الحطام.'], { shot: 'close' }),
        say('hedda', 'sad', ['I was only ever looking for one.', '探してたのは、はじめから一隻だけさ。', 'ฉันตามหาอยู่ลำเดียวมาตลอด', '我一直以來，只找這一艘。', 'ما بحثتُ قطّ إلّا عن واحدة.'], { shot: 'profile' }),
      ]),
    ],
  },
  {
    title: ['Cabin 118', '百十八号室', 'ห้อง 118', '一一八號房', 'القمرة 118'],
    passages: [
      passage('corridor', 'liner', [
        say('aurel', 'shock', ['Miss Vance. You are… later than I had you down for.', 'ヴァンス様。……ご予定より、お遅いお戻りで。', 'คุณแวนซ์…กลับช้ากว่าที่กระผมจดไว้นะขอรับ', '萬斯小姐。您回來得……比登記的晚。', 'آنسة فانس. عدتِ... متأخّرة عمّا هو مسجّل عندي.']),
        say('hedda', 'smile', ['Traffic.', '道が混んでてね。', 'รถติด', '路上塞車。', 'زحام.'], { shot: 'close' }),
        say('aurel', 'calm', ['Cabin 118 is as you left it. I put your book back on its page.', 'お部屋はそのままに。ご本は、読みかけの頁に。', 'ห้อง 118 อยู่เหมือนเดิม หนังสือก็เปิดหน้าที่ค้างไว้', '一一八號房原封不動，書也翻在您看到的那一頁。', 'القمرة كما تركتِها. وأعدتُ كتابك إلى صفحته.'], { shot: 'profile' }),
        show('back', 'hedda', 'calm', { others: ['aurel'] }),
      ]),
      passage('stairs', 'liner', [
        tell([
          'When the reactor cracked, somebody had to hold the valve while the boats left.',
          '炉に亀裂が入った。救命艇が出るまで、誰かが弁を押さえねばならなかった。',
          'ตอนเตาปฏิกรณ์ร้าว ต้องมีคนยึดวาล์วไว้จนเรือชูชีพออกหมด',
          '反應爐裂開時，得有人頂住閥門，讓救生艇先走。',
          'حين تصدّع المفاعل كان لا بدّ أن يمسك أحدهم الصمّام حتى تغادر القوارب.',
        ]),
        say('hedda', 'sad', ['My father was the stoker. He told me it’d be ten minutes.', '父さんは機関士でね。「十分で行く」と言ったんだ。', 'พ่อฉันเป็นช่างเครื่อง เขาบอกว่าแค่สิบนาที', '我爸是輪機員。他跟我說，只要十分鐘。', 'كان أبي وقّاد السفينة. قال لي: عشر دقائق.'], { shot: 'close', posture: 'rest' }),
        say('pim', 'worry', ['And you’ve been calling ever since.', 'それから、ずっと呼んでたんですね。', 'แล้วกัปตันก็เรียกหามาตลอด', '然後妳就一直呼叫到現在。', 'ومنذ ذلك الحين وأنت تنادين.'], { shot: 'over' }),
        say('hedda', 'cold', ['Never this one. I never found her to call.', 'この船だけは、呼べなかった。見つからなくてね。', 'ไม่เคยได้เรียกลำนี้เลย หาไม่เจอ', '就這艘沒叫過。因為一直找不到。', 'إلّا هذه. لم أجدها لأناديها.'], { shot: 'profile' }),
        say('aurel', 'calm', ['Stoker Vance left a message for you. Shall I?', 'お父上より、伝言を預かっております。', 'คุณพ่อฝากข้อความไว้ให้คุณขอรับ', '令尊有話託我轉達。要聽嗎？', 'ترك الوقّاد فانس رسالة لك. أأبلغها؟'], { shot: 'full', posture: 'chest' }),
        show('eyes', 'hedda', 'worry'),
        say('aurel', 'smile', ['“Keep the soup warm. I’m only going down to Boat Nine.”', '「スープを温めといてくれ。九号艇に降りるだけだ」', '“อุ่นซุปไว้ด้วย แค่จะลงไปที่เรือหมายเลขเก้า”', '「湯先熱著，我只是下去九號艇一趟。」', '«أبقِ الحساء ساخنًا. أنا نازل إلى القارب التاسع فحسب».'], { shot: 'close' }),
        say('hedda', 'shock', ['There were only eight boats.', '……救命艇は、八隻しかなかった。', 'เรือชูชีพมีแค่แปดลำ', '……救生艇只有八艘。', 'لم يكن هناك سوى ثمانية قوارب.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Weather', '嵐', 'พายุ', '風暴', 'عاصفة'],
    passages: [
      passage('heights', 'storm', [
        tell(['The short way home runs through the top of a planet.', '帰りの近道は、惑星のてっぺんを突っ切る。', 'ทางลัดกลับบ้านต้องผ่านชั้นบนของดาวเคราะห์', '回家的捷徑，得穿過一顆行星的頂層。', 'أقصر طريق إلى البيت يعبر قمّة كوكب.']),
        say('okon', 'worry', ['Wind’s up. Number two cable is singing.', '風が出た。二番の索が唸ってる。', 'ลมแรงแล้ว สายเส้นสองร้องแล้ว', '起風了，二號纜在叫。', 'اشتدّت الريح. الحبل الثاني يئنّ.'], { shot: 'close' }),
        say('pim', 'talk', ['Singing what?', '何て唸ってます？', 'ร้องเพลงอะไรคะ', '叫什麼？', 'وماذا يقول؟'], { shot: 'profile' }),
        say('okon', 'deadpan', ['“Goodbye.”', '「さよなら」って。', '“ลาก่อน”', '「再見」。', '«وداعًا».'], { shot: 'full', posture: 'shrug' }),
      ]),
      passage('busInside', 'storm', [
        say('hedda', 'shout', ['Somebody has to go out and clip it!', '誰か外へ出て、留めてこい！', 'ต้องมีคนออกไปล็อกสาย!', '得有人出去把它扣住！', 'لا بدّ أن يخرج أحد ليثبّته!'], { shot: 'low', tone: 'shout', sound: ['TWANG', 'ビィィン', 'แปง', '錚——', 'طنننغ'] }),
        say('okon', 'strain', ['My hand’s caught in the winch. Captain, I can’t!', '手が巻上機に……船長、動けん！', 'มือผมติดรอก กัปตัน ผมไปไม่ได้!', '我的手卡在絞盤裡了，船長，我走不開！', 'يدي عالقة في الرافعة! لا أستطيع يا قبطان!'], { shot: 'face' }),
        say('pim', 'worry', ['I’m small. The wind won’t notice me.', '私、小さいから。風も気づきません。', 'หนูตัวเล็ก ลมไม่ทันเห็นหรอกค่ะ', '我個子小，風不會注意到我的。', 'أنا صغيرة. لن تلاحظني الريح.'], { shot: 'close' }),
        show('action', 'pim', 'strain', { posture: 'reach', others: [], sound: ['HOWWWL', 'ゴオオオ', 'หวืออ', '呼——', 'هووووو'] }),
        say('aurel', 'calm', ['Left hand, Miss Pim. Now the right. I have counted these rungs.', '左手を。次は右手。段数は、数えてございます。', 'มือซ้ายขอรับ แล้วมือขวา ขั้นพวกนี้กระผมนับไว้แล้ว', '左手。接著右手。這些橫桿，我全數過。', 'يدك اليسرى يا آنسة بيم. ثمّ اليمنى. لقد عددتُ الدرجات.'], { shot: 'profile' }),
        show('hand', 'pim', 'strain', { sound: ['CLACK', 'ガチン', 'แกร๊ก', '喀', 'طَق'] }),
        say('pim', 'laugh', ['It says “hello” now!', '今度は「やあ」って唸ってます！', 'ตอนนี้มันร้องว่า “สวัสดี” แล้วค่ะ!', '它現在叫「你好」了！', 'صار يقول «مرحبًا»!'], { shot: 'face' }),
        say('hedda', 'angry', ['Never do that again! …Well done.', '二度とやるな！　……よくやった。', 'ห้ามทำแบบนี้อีก! …เก่งมาก', '以後不准這樣！……幹得好。', 'إيّاك أن تكرّريها! ...أحسنتِ.'], { shot: 'close', posture: 'hips' }),
      ]),
    ],
  },
  {
    title: ['The Claim', '請求', 'คำร้อง', '索賠', 'المطالبة'],
    passages: [
      passage('towers', 'ring', [
        tell([
          'Ring City. Six weeks’ tow, three bolts left, and a summons on the pier.',
          '環都。曳航六週間、残りのボルト三本、そして桟橋に召喚状。',
          'นครวงแหวน ลากมาหกสัปดาห์ เหลือน็อตสามตัว กับหมายเรียกที่ท่า',
          '環城。拖了六星期，剩三顆螺絲，碼頭上等著一張傳票。',
          'مدينة الحلقة. ستّة أسابيع جرًّا، وثلاثة مسامير باقية، واستدعاء على الرصيف.',
        ]),
        say('slate', 'smirk', ['A machine can’t answer. So nobody did. So she’s mine.', '機械は返事をしない。つまり無人。つまり、私の船だ。', 'เครื่องจักรตอบไม่ได้ แปลว่าไม่มีใครตอบ ยานจึงเป็นของผม', '機器不會回答，所以沒人回答，所以船是我的。', 'الآلة لا تجيب. إذن لم يجب أحد. إذن هي لي.'], { shot: 'full', posture: 'crossed' }),
        say('hedda', 'angry', ['You weren’t even there!', 'あんた、その場にもいなかったろ！', 'แกไม่ได้อยู่ตรงนั้นด้วยซ้ำ!', '你人根本不在場！', 'لم تكن حاضرًا أصلًا!'], { shot: 'low' }),
        say('slate', 'calm', ['No. But my lawyers were, in spirit.', 'ああ。だが弁護士たちは、心の中でいたとも。', 'ใช่ แต่ทนายของผมอยู่…ทางจิตวิญญาณ', '是不在。但我的律師精神上在場。', 'صحيح. لكنّ محاميّ كانوا حاضرين بأرواحهم.'], { shot: 'close' }),
      ]),
      passage('office', 'ring', [
        say('orla', 'deadpan', ['Claims desk. If he’s nobody, she’s scrap by Friday.', '査定課です。「無人」なら、金曜に解体となります。', 'แผนกคำร้องค่ะ ถ้าเขาไม่ใช่ใคร ศุกร์นี้ยานถูกตัดเป็นเศษเหล็ก', '理賠科。若他「不是人」，週五就拆船。', 'مكتب المطالبات. إن لم يكن أحدًا، فهي خردة يوم الجمعة.'], { shot: 'two' }),
        say('pim', 'worry', ['And Aurel? What happens to him?', 'オーレルさんは、どうなるんですか。', 'แล้วคุณโอเรลล่ะคะ', '那奧雷爾呢？他會怎樣？', 'وأوريل؟ ماذا يحلّ به؟']),
        say('orla', 'sad', ['There’s no box on the form for that.', '……書類に、その欄がないんです。', 'ในแบบฟอร์มไม่มีช่องนั้นค่ะ', '……表格上，沒有這一欄。', 'لا خانة لذلك في الاستمارة.'], { shot: 'close' }),
        show('hand', 'orla', 'calm', { prop: { kind: 'letter', colour: '#b8342e' } }),
        say('aurel', 'calm', ['I don’t mind being nobody. But who’ll do the beds?', '「無人」で結構です。ですが、寝台は誰が。', 'จะไม่ใช่ใครก็ไม่เป็นไรขอรับ แต่ใครจะปูเตียง', '我不是人也無妨。只是，床誰來鋪呢？', 'لا أمانع ألّا أكون أحدًا. لكن من يرتّب الأسرّة؟'], { shot: 'profile' }),
        show('eyes', 'pim', 'angry'),
        say('pim', 'angry', ['I want a hearing. Today. I called him, I’m the witness.', '審問を求めます。今日。呼んだのは私。証人です。', 'หนูขอให้ไต่สวนวันนี้ หนูเป็นคนเรียก หนูเป็นพยาน', '我要求開庭，今天就開。呼叫的人是我，我就是證人。', 'أطلب جلسة اليوم. أنا من ناديتُه، وأنا الشاهدة.'], { shot: 'low', posture: 'point' }),
      ]),
    ],
  },
  {
    title: ['The Hearing', '審問', 'การไต่สวน', '聽證會', 'الجلسة'],
    passages: [
      passage('throne', 'ring', [
        tell(['In the matter of the liner Evening Promise: is there anybody there?', '客船「宵の約束号」の件。そこに、誰かいるのか。', 'ว่าด้วยคดียานสัญญายามค่ำ มีใครอยู่ที่นั่นหรือไม่', '客輪暮約號一案：那裡，究竟有沒有人？', 'في قضيّة السفينة «وعد المساء»: هل هناك أحد؟']),
        say('slate', 'smirk', ['Ask it anything. You’ll get a timetable.', '何でも訊いてみろ。返るのは時刻表だ。', 'ลองถามมันสิ มันจะตอบเป็นตารางเวลา', '隨便問它，它只會報時刻表。', 'اسألوه ما شئتم. سيجيبكم بجدول مواعيد.'], { shot: 'close', posture: 'shrug' }),
        say('orla', 'talk', ['Mr Aurel. When does the dining room open?', 'オーレルさん。食堂は、いつ開きますか。', 'คุณโอเรล ห้องอาหารเปิดกี่โมงคะ', '奧雷爾先生，餐廳幾點開？', 'سيّد أوريل، متى تفتح قاعة الطعام؟'], { shot: 'over', to: 'aurel' }),
        say('slate', 'laugh', ['Ha! Half past six! It says so on the door!', 'はっ！　六時半だ！　扉に書いてある！', 'ฮ่า! หกโมงครึ่ง! เขียนไว้หน้าประตู!', '哈！六點半！門上就寫著！', 'ها! السادسة والنصف! هكذا كُتب على الباب!'], { shot: 'face' }),
        show('pause', null, 'calm'),
        say('aurel', 'calm', ['When somebody is hungry, madam.', 'お腹を空かせた方が、いらした時に。', 'เมื่อมีใครสักคนหิวขอรับ', '有人餓了的時候，女士。', 'حين يجوع أحد يا سيّدتي.'], { shot: 'full', posture: 'chest' }),
        show('eyes', 'orla', 'shock'),
        say('orla', 'worry', ['And if the orders say half past six?', '規則が六時半でも？', 'แม้ระเบียบว่าหกโมงครึ่งหรือคะ', '就算規定是六點半？', 'وإن كانت الأوامر: السادسة والنصف؟'], { shot: 'close' }),
        say('aurel', 'shy', ['Then I’m afraid the clock in the hall is often wrong.', 'では……広間の時計は、よく狂うのでございます。', 'งั้น…นาฬิกาในโถงก็มักเดินผิดขอรับ', '那麼……大廳的鐘，恐怕常常不準。', 'إذن أخشى أنّ ساعة البهو كثيرًا ما تخطئ.'], { shot: 'profile' }),
        say('orla', 'smile', ['Somebody answered. Claim refused.', '返事、確かに聞きました。請求を棄却します。', 'มีคนตอบแล้วค่ะ ยกคำร้อง', '確實有人回答了。駁回。', 'لقد أجاب أحدهم. رُفضت المطالبة.'], { shot: 'low', sound: ['BANG', 'ダンッ', 'ปัง', '咚', 'طاخ'] }),
        say('pim', 'joy', ['You lied about a clock!', '時計のことで、嘘ついた！', 'คุณโกหกเรื่องนาฬิกา!', '你拿時鐘撒了謊！', 'لقد كذبتَ بشأن ساعة!'], { shot: 'face' }),
        say('aurel', 'smile', ['Only ever for children, and for soup.', 'お子様とスープのためにだけ、でございます。', 'เฉพาะเพื่อเด็ก ๆ กับเพื่อซุปเท่านั้นขอรับ', '只為孩子，還有為了湯。', 'لا أفعلها إلّا للأطفال وللحساء.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Boat Nine', '九号艇', 'เรือหมายเลขเก้า', '九號艇', 'القارب التاسع'],
    passages: [
      passage('library', 'liner', [
        say('hedda', 'cold', ['Eight boats on the plans. Eight came home. Explain nine.', '図面に八隻、帰ったのも八隻。九を説明しな。', 'ในแปลนมีแปด กลับมาแปด แล้วเก้ามาจากไหน', '圖上八艘，回來八艘。第九艘是怎麼回事？', 'في المخطّط ثمانية، وعاد ثمانية. فسّر لي التاسع.']),
        say('aurel', 'shy', ['The captain’s bath, madam. It floats. It was a very good bath.', '船長の浴槽で。浮くのでございます。名湯でした。', 'อ่างอาบน้ำของกัปตันขอรับ มันลอยได้ เป็นอ่างที่ดีมาก', '是老船長的浴缸，能飛。是個很好的浴缸。', 'حوض استحمام القبطان يا سيّدتي. إنّه يطفو. كان حوضًا ممتازًا.'], {
          shot: 'full',
          posture: 'clasp',
        }),
        say('okon', 'shock', ['Your father left in a BATHTUB?', '親父さん、風呂桶で脱出したのか！？', 'พ่อกัปตันหนีไปในอ่างอาบน้ำ!?', '妳爸坐浴缸逃走的！？', 'هرب أبوك في حوض استحمام؟!'], { shot: 'face' }),
        say('hedda', 'worry', ['He built it a lid. He always built things a lid.', '蓋をつけたんだ。何にでも蓋をつける人だった。', 'พ่อทำฝาครอบไว้ พ่อชอบทำฝาให้ทุกอย่าง', '他給它裝了蓋子。他什麼都要裝蓋子。', 'صنع له غطاء. كان يصنع لكلّ شيء غطاء.'], { shot: 'close' }),
        say('aurel', 'calm', ['It sends one knock a year. I keep them all. Here is the course.', '年に一度、ノックが届きます。全て記録を。これが航路で。', 'มันส่งเสียงเคาะปีละครั้ง กระผมเก็บไว้ทุกครั้ง นี่คือเส้นทาง', '它每年傳來一聲敲擊，我都留著。這是航線。', 'يرسل طرقة كلّ عام. أحتفظ بها جميعًا. وهذا مساره.'], { shot: 'profile' }),
        show('hand', 'aurel', 'calm', { prop: LIST }),
      ]),
      passage('busInside', 'space', [
        say('pim', 'worry', ['Forty-one knocks. Does that mean he’s… asleep?', '四十一回のノック。それって……眠ってる？', 'เคาะสี่สิบเอ็ดครั้ง แปลว่าเขา…หลับอยู่เหรอคะ', '四十一下。那代表他……睡著了？', 'إحدى وأربعون طرقة. أيعني ذلك أنّه... نائم؟'], { shot: 'close' }),
        say('okon', 'calm', ['Or that the tub has a loose tap.', 'あるいは、蛇口が緩んでるかだ。', 'หรือไม่ก็ก๊อกหลวม', '也可能是水龍頭鬆了。', 'أو أنّ صنبور الحوض مرتخٍ.'], { shot: 'over' }),
        say('slate', 'calm', ['Stubborn, this is Slate. You’ll need a bigger engine out there.', 'ガンコ号、スレートだ。あそこへ行くなら馬力が要る。', 'หัวดื้อ นี่สเลต ไปไกลขนาดนั้นต้องใช้เครื่องแรงกว่านี้', '倔驢號，我是史雷特。去那裡，妳們引擎不夠大。', '«العنيدة»، هنا سليت. ستحتاجون هناك إلى محرّك أكبر.'], { shot: 'profile' }),
        say('hedda', 'cold', ['What do you want for it?', 'いくらで貸す。', 'จะเอาอะไรแลก', '你要什麼？', 'وماذا تريد لقاءه؟'], { shot: 'low' }),
        say('slate', 'shy', ['…My grandmother was on the list. Lemon, it says. No sugar.', '……祖母が名簿にいた。檸檬、砂糖なしと書いてある。', '…ย่าผมอยู่ในรายชื่อ เขียนว่ามะนาว ไม่ใส่น้ำตาล', '……名單上有我祖母。寫著：檸檬，不加糖。', '...جدّتي في القائمة. مكتوب: ليمون بلا سكّر.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['One Knock', 'ノック一回', 'เคาะหนึ่งครั้ง', '一聲敲擊', 'طرقة واحدة'],
    passages: [
      passage('cave', 'space', [
        tell(['It had drifted into a stone the size of a church, and stuck there.', 'それは教会ほどの岩に流れ着き、引っかかっていた。', 'มันลอยไปติดอยู่ในก้อนหินใหญ่เท่าโบสถ์', '它漂進一塊教堂大的石頭，卡在那裡。', 'انجرف إلى صخرة بحجم كنيسة، وعلق هناك.']),
        say('pim', 'shock', ['It really has taps.', 'ほんとに、蛇口ついてる。', 'มีก๊อกน้ำจริง ๆ ด้วย', '真的有水龍頭。', 'له صنابير حقًّا.'], { shot: 'close', prop: LAMP }),
        say('okon', 'calm', ['Captain. It’s your call.', '船長。呼ぶのは、あんただ。', 'กัปตัน คุณเรียกเองเถอะ', '船長，該妳叫了。', 'يا قبطان. النداء نداؤك.'], { shot: 'over', to: 'hedda' }),
        say('hedda', 'worry', ['Boat Nine. This is the tug Stubborn.', '九号艇。こちら、曳き船ガンコ号。', 'เรือหมายเลขเก้า นี่ยานลากหัวดื้อ', '九號艇。這裡是拖船倔驢號。', 'القارب التاسع. هنا القاطرة «العنيدة».'], { shot: 'profile' }),
        show('pause', null, 'calm'),
        say('hedda', 'sad', ['Boat Nine… Papa. That’s two.', '九号艇……父さん。二回目だよ。', 'เรือหมายเลขเก้า…พ่อ นี่ครั้งที่สอง', '九號艇……爸。這是第二次。', 'القارب التاسع... أبي. هذه الثانية.'], { shot: 'close' }),
        say('hedda', 'cry', ['It’s been longer than ten minutes.', '……十分、とっくに過ぎたよ。', 'เกินสิบนาทีแล้วนะพ่อ', '……早就超過十分鐘了。', 'لقد مضى أكثر من عشر دقائق.'], { shot: 'eyes' }),
        show('hand', 'hedda', 'sad', { sound: ['knock', 'コン', 'ก๊อก', '叩', 'طَق'] }),
        show('full', 'joren', 'asleep', { posture: 'rest', others: [], sound: ['hsssss', 'プシュウ', 'ฟู่', '嘶——', 'فسسسس'] }),
        say('joren', 'talk', ['…Ten minutes, I said. Who are you, ma’am?', '……十分で行くと言ったろう。どちらさんで？', '…ก็บอกว่าสิบนาที คุณป้าเป็นใครครับ', '……不是說十分鐘嗎。太太，您是哪位？', '...قلتُ عشر دقائق. من حضرتكِ يا سيّدتي؟'], { shot: 'close' }),
        say('hedda', 'laugh', ['Milk first, Papa. I’m older than you.', 'ミルクが先だよ、父さん。あたしの方が年上だ。', 'ใส่นมก่อนไงพ่อ ตอนนี้หนูแก่กว่าพ่อแล้ว', '先倒牛奶啊，爸。我現在比你老了。', 'الحليب أوّلًا يا أبي. صرتُ أكبر منك.'], { shot: 'face' }),
        show('two', 'joren', 'cry'),
      ]),
    ],
  },
  {
    title: ['The Dining Room Is Open', '食堂、開店', 'ห้องอาหารเปิดแล้ว', '餐廳營業中', 'قاعة الطعام مفتوحة'],
    passages: [
      passage('throne', 'liner', [
        tell(['They came from nine worlds: the ones from the boats, and their children.', '九つの星から集まった。艇に乗った人たちと、その子どもたちが。', 'พวกเขามาจากเก้าดาว คนที่ลงเรือในวันนั้น กับลูกหลาน', '他們從九顆星球趕來：當年搭艇離開的人，和他們的孩子。', 'جاؤوا من تسعة عوالم: ركّاب القوارب وأبناؤهم.']),
        say('aurel', 'smile', ['Mr Calder. Four sugars.', 'コルダー様。お砂糖四つで。', 'คุณคาลเดอร์ น้ำตาลสี่ก้อนขอรับ', '考德先生，四顆糖。', 'سيّد كالدر. أربع ملاعق سكّر.'], { shot: 'full', posture: 'cup', prop: SOUP }),
        say('slate', 'shy', ['Lemon, please. No sugar. For my grandmother.', '檸檬を。砂糖なしで。祖母の分だ。', 'ขอมะนาว ไม่ใส่น้ำตาล ให้ย่าผม', '檸檬，不加糖。給我祖母。', 'ليمون بلا سكّر من فضلك. لجدّتي.'], { shot: 'close' }),
        say('joren', 'joy', ['It’s still warm! Forty-one years!', 'まだ温かい！　四十一年だぞ！', 'ยังอุ่นอยู่เลย! สี่สิบเอ็ดปี!', '還是熱的！都四十一年了！', 'ما زال ساخنًا! واحد وأربعون عامًا!'], { shot: 'face', prop: SOUP }),
        say('hedda', 'deadpan', ['It’s the same soup, isn’t it, Aurel.', '同じスープなんだね、オーレル。', 'ซุปหม้อเดิมใช่ไหม โอเรล', '是同一鍋湯吧，奧雷爾。', 'إنّه الحساء نفسه، أليس كذلك يا أوريل؟'], { shot: 'over', to: 'aurel' }),
        say('aurel', 'deadpan', ['It has matured, madam.', '熟成いたしました。', 'มันบ่มได้ที่แล้วขอรับ', '它熟成了，女士。', 'لقد نضج يا سيّدتي.'], { shot: 'profile' }),
        show('group', 'pim', 'laugh', { others: ['okon', 'hedda', 'joren'] }),
      ]),
      passage('busInside', 'cabin', [
        say('okon', 'smile', ['So we’re broke.', 'つまり、俺たちは文無しだ。', 'สรุปว่าเราถังแตก', '所以我們破產了。', 'إذن نحن مفلسون.'], { shot: 'close' }),
        say('hedda', 'smirk', ['Completely. Pim, there’s a wreck off Saturn Gate. Call her.', 'すっからかんさ。ピム、土星門に一隻いる。呼びな。', 'หมดตัวเลย พิม มีซากยานแถวประตูเสาร์ เรียกสิ', '一毛不剩。琵姆，土星門外有艘沉船，妳去叫。', 'تمامًا. بيم، ثمّة حطام عند بوّابة زحل. ناديه.'], { shot: 'profile' }),
        say('pim', 'joy', ['And if she answers?', '返事が、来たら？', 'ถ้ามันตอบล่ะคะ', '要是她回答了呢？', 'وإن أجاب؟'], { shot: 'full', posture: 'hips' }),
        say('hedda', 'smile', ['Then ask if they’re hungry.', '腹が減ってるか、訊いてやりな。', 'ก็ถามว่าหิวไหม', '那就問他們餓不餓。', 'فاسأليهم: أجائعون أنتم؟'], { shot: 'low' }),
        show('hand', 'pim', 'smile', { sound: ['DING', 'ピンポーン', 'กริ๊ง', '叮咚', 'دينغ'] }),
        tell(['Nine hundred and two. We still wait a full minute, for manners.', '九百二隻目。いまも必ず一分待つ。礼儀だから。', 'ลำที่เก้าร้อยสอง เรายังรอครบหนึ่งนาทีเสมอ เป็นมารยาท', '第九百零二艘。我們依然等滿一分鐘，這是禮貌。', 'التسعمئة والثانية. وما زلنا ننتظر دقيقة كاملة، تأدّبًا.'], {
          shot: 'wide',
          who: 'pim',
          mood: 'smile',
        }),
      ]),
    ],
  },
];
