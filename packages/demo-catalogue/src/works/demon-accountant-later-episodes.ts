import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const NOTICE = { kind: 'letter', colour: '#f2546a' } as const;
const LAMP = { kind: 'lantern', colour: '#f2b04a' } as const;

/** The second half: one copper too few, and the clause that sends her home. */
export const DEMON_ACCOUNTANT_LATER_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['Clause Nine', '第九条', 'ข้อเก้า', '第九條', 'البند التاسع'],
    passages: [
      passage('library', 'gold', [
        say('poppy', 'calm', ['“Clause nine. When the books balance, the summoned goes home.”', '「第九条。帳簿が合えば、被召喚者は帰還する」。', '“ข้อเก้า เมื่อบัญชีลงตัว ผู้ถูกอัญเชิญได้กลับบ้าน”', '「第九條：帳目平衡之時，受召者得以返家。」', '«البند التاسع: متى توازنت الدفاتر، عاد المُستدعى إلى بيته».'], {
          tone: 'whisper',
          shot: 'hand',
          prop: NOTICE,
        }),
        say('pim', 'joy', ['Poppy! What are you reading?', 'ポピー！　なに読んでるの？', 'ป๊อปปี้! อ่านอะไรอยู่อะ', '波比！妳在看什麼？', 'بوبي! ماذا تقرئين؟'], { shot: 'full' }),
        say('poppy', 'shock', ['Soup law!', 'スープ法です！', 'กฎหมายซุปค่ะ!', '湯品法規！', 'قانون الحساء!'], { tone: 'shout', shot: 'chibi' }),
        say('pim', 'calm', ['Is it sad? Your eyes are doing rain.', '悲しい法律？　目が雨だよ。', 'มันเศร้าเหรอ ตาเธอฝนตกแล้วนะ', '很悲傷嗎？妳眼睛在下雨。', 'هل هو حزين؟ عيناك تمطران.'], { shot: 'close' }),
        show('eyes', 'poppy', 'sad'),
      ]),
      passage('throne', 'hall', [
        say('vorg', 'smile', ['Good evening, Poppy. Are the books still balanced?', 'よい晩だな、ポピー。帳簿は合っておるか。', 'สวัสดียามค่ำ ป๊อปปี้ บัญชีลงตัวดีอยู่ไหม', '晚安，波比。帳還平吧？', 'مساء الخير يا بوبي. أما زالت الدفاتر متوازنة؟']),
        say('poppy', 'deadpan', ['No. We are short by one copper.', 'いえ。銅貨が一枚、足りません。', 'ไม่ค่ะ ขาดไปหนึ่งเหรียญทองแดง', '沒有，少了一個銅板。', 'لا. تنقصنا قطعة نحاس واحدة.'], { shot: 'profile' }),
        say('vorg', 'worry', ['You said “to the last copper”.', '「一枚まで合った」と申したではないか。', 'เจ้าบอกว่าตรงถึงเหรียญสุดท้ายนี่', '妳說過一個銅板都不差的。', 'قلتِ: حتى آخر قطعة.'], { shot: 'over', to: 'poppy' }),
        say('poppy', 'shy', ['Things roll under desks.', '机の下に、転がることもあります。', 'ของมันกลิ้งเข้าใต้โต๊ะได้ค่ะ', '東西總會滾到桌子底下。', 'الأشياء تتدحرج تحت المكاتب.'], { shot: 'close' }),
        show('hand', 'poppy', 'shy'),
        tell(
          [
            'For the first time in her career, Poppy Finch had stolen something. It was warm in her fist.',
            'ポピー・フィンチ、職業人生で初の横領。銅貨は、手の中で温かかった。',
            'ครั้งแรกในชีวิตการทำงานที่ป๊อปปี้ขโมยของ เหรียญอุ่นอยู่ในกำมือ',
            '波比・芬奇，職業生涯第一次偷東西。銅板在手心裡，溫溫的。',
            'لأوّل مرّة في مسيرتها سرقت بوبي فينش شيئًا. كان دافئًا في قبضتها.',
          ],
          { shot: 'pause' },
        ),
      ]),
    ],
  },
  {
    title: ['The Missing Copper', '消えた銅貨', 'เหรียญที่หายไป', '失蹤的銅板', 'القطعة المفقودة'],
    passages: [
      passage('office', 'noon', [
        tell(['The Demon Lord took the loss personally. He declared a search.', '魔王は一枚の行方に心を痛め、大捜索を布告した。', 'จอมมารปวดใจกับเหรียญที่หาย จึงประกาศค้นหาทั้งปราสาท', '魔王對這筆損失耿耿於懷，下令全城搜索。', 'أخذ سيّد الظلام الخسارة على محمل شخصي، وأعلن البحث.']),
        say('vorg', 'strain', ['No stone unturned! Turn the gargoyles, too!', '石という石を返せ！　石像もだ！', 'พลิกหินทุกก้อน! พลิกรูปปั้นการ์กอยล์ด้วย!', '每塊石頭都翻過來！石像鬼也翻！', 'اقلبوا كلّ حجر! والتماثيل أيضًا!'], { shot: 'low', posture: 'point' }),
        show('action', 'pim', 'joy', { posture: 'run', sound: ['CLANG', 'ガラガラッ', 'โครม!', '匡啷', 'رنين'] }),
        say('pim', 'laugh', ['I found a duke! He’s been here since the siege!', '公爵みつけた！　籠城のときからいたって！', 'เจอท่านดยุคหนึ่งคน! อยู่มาตั้งแต่โดนล้อมเมือง!', '我找到一個公爵！圍城那時就在了！', 'وجدتُ دوقًا! إنّه هنا منذ الحصار!'], { shot: 'chibi' }),
        say('poppy', 'worry', ['It’s one copper. Really, I could write it off.', '銅貨一枚です。雑損で落とせますよ。', 'แค่เหรียญเดียวค่ะ ตัดเป็นสูญก็ได้', '就一個銅板，列呆帳就好了。', 'إنّها قطعة واحدة. يمكنني شطبها.'], { shot: 'two' }),
        say('vorg', 'calm', ['You taught me every copper is somebody’s lunch.', '銅貨一枚も誰かの昼飯だと、そなたが教えた。', 'เจ้าสอนข้าเองว่าทุกเหรียญคือข้าวกลางวันของใครสักคน', '是妳教我的：每個銅板，都是某個人的午飯。', 'أنتِ من علّمني أنّ كلّ قطعة غداءُ أحدهم.'], { shot: 'face' }),
      ]),
      passage('stairs', 'gold', [
        say('pim', 'calm', ['Poppy. Your pocket clinks.', 'ポピー。ポッケ、ちりんって鳴ってる。', 'ป๊อปปี้ กระเป๋าเธอมันดังกริ๊ง ๆ นะ', '波比，妳口袋叮叮響。', 'بوبي، جيبك يرنّ.'], { tone: 'whisper', shot: 'close' }),
        show('eyes', 'poppy', 'shock'),
        say('poppy', 'cry', ['If I put it back, I have to leave.', '戻したら、帰らなきゃいけないの。', 'ถ้าฉันคืนมัน ฉันก็ต้องไปค่ะ', '我要是放回去，就得走了。', 'إن أعدتُها، فعليّ أن أرحل.'], { shot: 'face' }),
        say('pim', 'worry', ['Then I never heard a clink.', '……じゃあ、なんにも聞こえなかった。', 'งั้นหนูไม่ได้ยินเสียงอะไรเลย', '那我什麼都沒聽到。', 'إذن لم أسمع أيّ رنين.'], { shot: 'profile' }),
        tell(['A goblin can keep a secret for up to an hour.', 'ゴブリンが秘密を守れる限界は、一時間である。', 'ก็อบลินเก็บความลับได้นานสุดหนึ่งชั่วโมง', '哥布林保守祕密，最長一小時。', 'يستطيع الغول الصغير كتم السرّ ساعة على الأكثر.'], { shot: 'pause' }),
      ]),
    ],
  },
  {
    title: ['One Hour', '一時間', 'หนึ่งชั่วโมง', '一小時', 'ساعة واحدة'],
    passages: [
      passage('kitchen', 'noon', [
        say('pim', 'strain', ['Mmmmmmph.', 'むぐぐぐぐ。', 'อื้อออออ', '嗯嗯嗯嗯嗯。', 'مممممم.'], { shot: 'chibi' }),
        say('vorg', 'calm', ['Pim. You are glowing.', 'ピム。そなた、光っておるぞ。', 'ปิม ตัวเจ้าเรืองแสงแล้วนะ', '皮姆，妳在發光。', 'بيم، أنت تتوهّجين.'], { shot: 'full' }),
        say('pim', 'shout', ['POPPY TOOK THE COPPER SO SHE CAN STAY!', 'ポピーは帰りたくないから銅貨を取ったの！', 'ป๊อปปี้เอาเหรียญไปเพราะอยากอยู่ที่นี่ต่อ!', '波比拿走銅板，是因為她想留下來！', 'بوبي أخذت القطعة لكي تبقى!'], { tone: 'shout', shot: 'face' }),
        show('pause', null, 'calm', { sound: ['drip', 'ぽちゃん', 'ติ๋ง', '滴答', 'قطرة'] }),
        say('vorg', 'shock', ['…Stay?', '……残るため？', '…อยู่ต่อเหรอ', '……留下來？', '…تبقى؟'], { tone: 'whisper', shot: 'close' }),
        say('pim', 'cry', ['That was only nine minutes. I’m a terrible vault.', '九分しか、もたなかった……。', 'ได้แค่เก้านาทีเอง หนูเป็นตู้เซฟที่แย่มาก', '才撐了九分鐘。我是爛金庫。', 'تسع دقائق فقط. أنا خزنة سيّئة.'], { shot: 'chibi' }),
      ]),
      passage('vault', 'gold', [
        tell(['He went to the vault, to read clause nine himself. He read it eleven times.', '王は宝物庫で第九条を読んだ。十一回、読んだ。', 'เขาไปที่คลัง อ่านข้อเก้าด้วยตัวเอง อ่านไปสิบเอ็ดรอบ', '他去金庫親自讀第九條，讀了十一遍。', 'ذهب إلى الخزنة ليقرأ البند التاسع بنفسه. قرأه إحدى عشرة مرّة.']),
        say('vorg', 'sad', ['She has a mother. She has a cat. It says so on the form.', '母がいる。猫もいる。書類にある。', 'นางมีแม่ มีแมว ในแบบฟอร์มเขียนไว้', '她有媽媽，有貓。表格上寫著。', 'لها أمّ. ولها قطّة. هكذا في الاستمارة.'], { shot: 'profile', tone: 'think' }),
        show('hand', 'vorg', 'sad', { prop: NOTICE }),
        say('vorg', 'cold', ['A good lord does not keep what was only lent.', '借りものを返さぬのは、よき王ではない。', 'เจ้านายที่ดีไม่เก็บของที่แค่ยืมมา', '好的君主，不會扣住借來的東西。', 'السيّد الصالح لا يحتفظ بما أُعير له.'], { shot: 'eyes', tone: 'think' }),
        tell(['From his own crown he took one copper nail, and put it in the box.', '王は自分の冠から銅の釘を一本抜き、箱に入れた。', 'เขาถอนหมุดทองแดงจากมงกุฎตัวเอง ใส่ลงในกล่อง', '他從自己的王冠上，拔下一根銅釘，放進盒子裡。', 'نزع من تاجه مسمارًا نحاسيًّا واحدًا، ووضعه في الصندوق.'], {
          who: 'vorg',
          mood: 'calm',
          shot: 'back',
        }),
      ]),
    ],
  },
  {
    title: ['Balanced, Again', 'ふたたび、一致', 'ลงตัวอีกครั้ง', '再次平衡', 'توازن من جديد'],
    passages: [
      passage('throne', 'hall', [
        tell(['At sunset the candles lit themselves. All one thousand.', '日暮れ、千本の蝋燭がひとりでに灯った。', 'ตอนตะวันตก เทียนติดไฟเอง ครบทั้งพันเล่ม', '日落時分，蠟燭自己亮了。一千支全亮。', 'عند الغروب اشتعلت الشموع وحدها. الألف كلّها.']),
        say('poppy', 'shock', ['No. No, I have it right here in my pocket!', 'うそ。銅貨ならここに、ポケットに！', 'ไม่นะ ไม่จริง เหรียญยังอยู่ในกระเป๋าฉันเลย!', '不，不對，它明明還在我口袋裡！', 'لا. لا، إنّها هنا في جيبي!'], { shot: 'face' }),
        say('vorg', 'smile', ['I corrected the books.', '帳簿を、直しておいた。', 'ข้าแก้บัญชีให้แล้ว', '帳，我更正了。', 'صحّحتُ الدفاتر.'], { shot: 'close' }),
        say('poppy', 'angry', ['That’s fraud! You made up a copper!', '粉飾です！　銅貨を作りましたね！', 'แบบนี้มันตกแต่งบัญชี! ท่านเสกเหรียญขึ้นมา!', '這是作假帳！您憑空生了一個銅板！', 'هذا تزوير! اختلقتَ قطعة!'], { tone: 'shout', shot: 'low' }),
        say('vorg', 'cry', ['I had an excellent teacher.', '良い師が、おったのでな。', 'ข้ามีครูดี', '因為我有個好老師。', 'كان لي معلّمة ممتازة.'], { shot: 'profile' }),
        show('action', 'pim', 'cry', { posture: 'leap', sound: ['HUG', 'ぎゅっ', 'กอดแน่น', '抱緊', 'ضمّة'] }),
      ]),
      passage('bedroom', 'gold', [
        tell(['She landed on her own carpet. Her cat looked at her and asked for dinner.', '気づけば自分の部屋。猫が一瞥して、飯をねだった。', 'เธอหล่นลงบนพรมที่ห้อง แมวมองหน้าแล้วขอข้าวเย็น', '她落在自家地毯上。貓看了她一眼，討晚餐。', 'هبطت على سجّادة بيتها. نظرت إليها قطّتها وطلبت العشاء.']),
        say('poppy', 'sad', ['It’s so quiet. Nothing is on fire.', '静か。……何も燃えてない。', 'เงียบจัง… ไม่มีอะไรไฟไหม้เลย', '好安靜。什麼都沒在燒。', 'المكان هادئ. لا شيء يحترق.'], { shot: 'back' }),
        show('hand', 'poppy', 'sad', { sound: ['clink', 'ちりん', 'กริ๊ง', '叮', 'رنّة'] }),
        say('poppy', 'shock', ['The copper. I took it with me.', '銅貨。持ってきちゃった。', 'เหรียญนี่ ฉันเอาติดมาด้วย', '銅板。我帶回來了。', 'القطعة. جلبتُها معي.'], { shot: 'eyes' }),
        say('poppy', 'smirk', ['Then the books don’t balance at all.', 'じゃあ、帳簿はちっとも合ってない。', 'งั้นบัญชีก็ไม่ลงตัวเลยสักนิด', '那麼，帳根本沒有平。', 'إذن فالدفاتر غير متوازنة أبدًا.'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Doom, Other', '破滅・その他', 'หายนะ อื่น ๆ', '毀滅・其他', 'هلاك، أخرى'],
    passages: [
      passage('office', 'hall', [
        tell(['Without her, it took the castle two days to go bankrupt.', '彼女が去って二日。城は破産した。', 'ไม่มีเธอแค่สองวัน ปราสาทก็ล้มละลาย', '她走後才兩天，魔王城就破產了。', 'من دونها، أفلست القلعة في يومين.']),
        say('vorg', 'worry', ['What is “forty per cent off everything, forever”?', '「永久に全品四割引」とは何だ。', '“ลดทุกอย่างสี่สิบเปอร์เซ็นต์ ตลอดกาล” นี่คืออะไร', '「全品項永久六折」是怎麼回事？', 'ما معنى «خصم أربعين بالمئة على كلّ شيء، إلى الأبد»؟'], { shot: 'close' }),
        say('pim', 'shy', ['Marketing.', 'マーケティング。', 'การตลาดไง', '行銷。', 'تسويق.'], { shot: 'chibi' }),
        say('vorg', 'strain', ['And we bought… nine haunted horses.', 'そして馬を……九頭。憑かれたのを。', 'แล้วเราก็ซื้อ… ม้าผีสิงเก้าตัว', '還買了……九匹鬧鬼的馬。', 'واشترينا… تسعة أحصنة مسكونة.'], { shot: 'face' }),
        say('pim', 'cry', ['They looked lonely with just the one!', '一頭じゃ、さみしそうだったの！', 'มันดูเหงานี่นา มีแค่ตัวเดียว!', '只有一匹，看起來很孤單嘛！', 'بدا الأوّل وحيدًا!'], { shot: 'low' }),
        show('group', 'vorg', 'deadpan', { others: ['pim'] }),
      ]),
      passage('throne', 'hall', [
        say('vorg', 'calm', ['We shall summon her. Properly. With an appointment.', '呼ぼう。今度は、きちんと約束を取って。', 'เราจะอัญเชิญนาง อย่างถูกต้อง โดยนัดล่วงหน้า', '我們召喚她吧。好好地，先預約。', 'سنستدعيها. كما ينبغي. بموعد مسبق.'], { shot: 'profile' }),
        say('pim', 'worry', ['We can’t afford a thousand candles.', '蝋燭千本も、買えないよ。', 'เราไม่มีเงินซื้อเทียนพันเล่มแล้วนะ', '我們買不起一千支蠟燭了。', 'لا نملك ثمن ألف شمعة.'], { shot: 'two' }),
        show('hand', 'vorg', 'calm', { prop: LAMP }),
        say('vorg', 'shy', ['Then we use one, and ask nicely.', 'では一本で。丁寧に、頼もう。', 'งั้นใช้เล่มเดียว แล้วขอดี ๆ', '那就一支，客氣地拜託。', 'إذن شمعة واحدة، ونطلب بلطف.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['One Candle', '一本の蝋燭', 'เทียนเล่มเดียว', '一支蠟燭', 'شمعة واحدة'],
    passages: [
      passage('throne', 'hall', [
        tell(['One candle. One polite request. They waited all night.', '蝋燭一本。丁寧なお願い。夜どおし待った。', 'เทียนหนึ่งเล่ม คำขอสุภาพหนึ่งคำ พวกเขารอทั้งคืน', '一支蠟燭，一句禮貌的請求。他們等了一整夜。', 'شمعة واحدة. طلب مهذّب واحد. انتظروا الليل كلّه.']),
        say('vorg', 'shy', ['Dear Miss Finch. If it is convenient. And double rate.', '拝啓フィンチ殿。ご都合がよければ。割増は二倍で。', 'เรียนคุณฟินช์ หากท่านสะดวก และเราจ่ายสองเท่า', '芬奇小姐鈞鑒：若您方便的話。薪資雙倍。', 'عزيزتي الآنسة فينش. إن كان مناسبًا. وبأجر مضاعف.'], { shot: 'close', tone: 'whisper' }),
        show('pause', null, 'calm', { sound: ['fsst', 'フッ', 'ฟู่', '呼', 'فسّ'] }),
        say('pim', 'cry', ['It went out.', '消えちゃった。', 'ดับแล้ว…', '熄了。', 'انطفأت.'], { shot: 'chibi' }),
        say('poppy', 'deadpan', ['That’s because I came in by the front door.', '正面玄関から来たので。', 'ก็ฉันเดินเข้ามาทางประตูหน้านี่คะ', '因為我是從大門進來的。', 'لأنّني دخلتُ من الباب الأمامي.'], { shot: 'full' }),
        say('vorg', 'shock', ['POPPY!', 'ポピー！', 'ป๊อปปี้!', '波比！', 'بوبي!'], { tone: 'shout', shot: 'face' }),
        say('poppy', 'talk', ['You owe me travel costs. There’s a bus. Who knew.', '交通費を請求します。バスがあったんですよ。', 'ขอเบิกค่าเดินทางนะคะ มีรถเมล์มาถึงด้วย ใครจะรู้', '請付我交通費。原來有公車可以到。', 'عليكم نفقات سفري. هناك حافلة. من كان يعلم.'], { shot: 'two' }),
      ]),
      passage('kitchen', 'gold', [
        say('poppy', 'smile', ['I want weekends, a dental plan, and a bowl for the cat.', '週休二日、歯科保険、あと猫のお皿を。', 'ฉันขอหยุดเสาร์อาทิตย์ ประกันทำฟัน กับชามให้แมวค่ะ', '我要週休二日、牙醫保險，還有貓的碗。', 'أريد عطلة أسبوعيّة، وتأمين أسنان، ووعاء للقطّة.'], { shot: 'close' }),
        say('vorg', 'joy', ['And clause nine?', '第九条は？', 'แล้วข้อเก้าล่ะ', '那第九條呢？', 'والبند التاسع؟'], { shot: 'over', to: 'poppy' }),
        say('poppy', 'smirk', ['Struck out. I go home when I like. I come back when I like.', '削除。帰りたいときに帰り、来たいときに来ます。', 'ขีดทิ้งค่ะ อยากกลับก็กลับ อยากมาก็มา', '刪了。想回家就回家，想來就來。', 'مشطوب. أعود متى شئت، وآتي متى شئت.'], { shot: 'profile' }),
        show('group', 'poppy', 'laugh', { others: ['vorg', 'pim'] }),
        tell(
          [
            'The copper hangs in the empty frame now. Under it stands: “Petty cash. Do not balance.”',
            '銅貨はいま、あの額の中。下に一行、「小口現金。合わせるな」。',
            'ตอนนี้เหรียญแขวนอยู่ในกรอบเปล่า ใต้นั้นเขียนว่า “เงินสดย่อย ห้ามปิดบัญชี”',
            '銅板如今掛在那個空相框裡，底下寫著：「零用金，請勿結平。」',
            'القطعة معلّقة الآن في الإطار الفارغ، وتحتها: «مصروفات صغيرة. لا توازنوها».',
          ],
          { shot: 'hand', who: 'poppy', mood: 'smile' },
        ),
      ]),
    ],
  },
];
