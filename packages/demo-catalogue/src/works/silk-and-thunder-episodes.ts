import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const BOLT = { kind: 'letter', colour: '#2e4ea6' } as const;
const LAMP = { kind: 'lantern', colour: '#f0b428' } as const;
const LEDGER = { kind: 'book', colour: '#3e6e5e' } as const;

/** All twelve: one blue thread, seven letters, and a cloth that a whole city can read. */
export const SILK_AND_THUNDER_EPISODES: readonly EpisodeScript[] = [
  {
    title: ['One Blue Thread', '青い糸', 'ด้ายสีน้ำเงิน', '一根藍線', 'خيط أزرق'],
    passages: [
      passage('harbour', 'port', [
        tell([
          'In Ondara, every storm is woven. Three hundred years of thunder, in silk.',
          'オンダラでは、嵐をすべて織る。三百年分の雷が、絹になっている。',
          'ที่ออนดารา เราทอพายุทุกลูก สายฟ้าสามร้อยปีอยู่ในผืนไหม',
          '在翁達拉，每場風暴都要織下來。三百年的雷，都在絲裡。',
          'في أوندارا تُنسج كلّ عاصفة. ثلاثمئة عام من الرعد في الحرير.',
        ]),
        tell(['Forty thousand threads to a bolt. And not one name.', '一反に四万本の糸。そこに、名はひとつもない。', 'หนึ่งพับมีด้ายสี่หมื่นเส้น แต่ไม่มีชื่อใครสักชื่อ', '一匹四萬根線，卻沒有一個名字。', 'أربعون ألف خيط في الثوب. وبلا اسم واحد.'], { who: 'sefa', mood: 'calm', shot: 'profile' }),
      ]),
      passage('library', 'loft', [
        say('orsola', 'cold', ['The Governor’s bolt. Check it, and quickly.', '総督の反物だ。検めな。手早くね。', 'ผ้าของท่านผู้ว่า ตรวจซะ เร็ว ๆ ด้วย', '總督要的布，快點驗。', 'ثوب الحاكم. افحصيه، وبسرعة.'], { shot: 'full', posture: 'crossed' }),
        say('sefa', 'calm', ['I’ve only two hands, Mistress.', '手は二本しかありません、親方。', 'ฉันมีแค่สองมือนะคะ นายหญิง', '我只有兩隻手，東家。', 'ليس لي سوى يدين يا معلّمة.'], { shot: 'close' }),
        say('orsola', 'deadpan', ['Then use your eyes for the rest.', 'なら、残りは目でやりな。', 'งั้นที่เหลือใช้ตา', '那剩下的用眼睛。', 'فاستعملي عينيك للباقي.'], { shot: 'over' }),
        show('hand', 'sefa', 'calm'),
        say('sefa', 'worry', ['…Blue? There’s no blue in this pattern.', '……青？　この柄に青はないはず。', '…น้ำเงิน? ลายนี้ไม่มีสีน้ำเงินนี่', '……藍的？這花樣沒有藍色。', '...أزرق؟ لا أزرق في هذا النقش.'], { shot: 'close' }),
        say('sefa', 'worry', ['One thread. Over two, under one, over two…', '一本だけ。二つ上、一つ下、二つ上……', 'เส้นเดียว ข้ามสอง ลอดหนึ่ง ข้ามสอง…', '只有一根。上二，下一，上二……', 'خيط واحد. فوق اثنين، تحت واحد، فوق اثنين...'], { shot: 'profile', tone: 'think' }),
        show('eyes', 'sefa', 'shock'),
        tell(
          [
            'My mother taught me that stitch before I could read. She drowned when I was nine.',
            '字より先に、母がくれた織り方だ。母は、私が九つの年に溺れた。',
            'แม่สอนลายนี้ก่อนฉันอ่านหนังสือออก แม่จมน้ำตอนฉันเก้าขวบ',
            '我識字之前，母親先教我這針法。我九歲那年，她溺水了。',
            'علّمتني أمّي هذه الغرزة قبل القراءة. وغرقت حين كنتُ في التاسعة.',
          ],
          { shot: 'pause' },
        ),
        say('orsola', 'talk', ['Well? Is it sound?', 'で、どうだい。', 'ว่าไง ใช้ได้ไหม', '怎樣？沒問題吧？', 'حسنًا؟ أهو سليم؟'], { shot: 'two' }),
        say('sefa', 'calm', ['Perfect, Mistress. Not a thread out.', '完璧です。糸一本、狂いなし。', 'เรียบร้อยค่ะ ไม่ผิดสักเส้น', '完美，一根線都沒錯。', 'متقن يا معلّمة. لا خيط في غير مكانه.']),
      ]),
      passage('alley', 'night', [
        tell(['I read it with my fingers, all the way home.', '帰り道、指で読んだ。', 'ฉันใช้นิ้วอ่านมันตลอดทางกลับบ้าน', '回家的路上，我用手指讀完了它。', 'قرأتُه بأصابعي طوال الطريق إلى البيت.']),
        say('sefa', 'shock', ['“On the night of first thunder, do not sleep.”', '「初雷の夜、眠るな」', '“คืนฟ้าร้องแรก อย่าหลับ”', '「初雷之夜，不要睡。」', '«في ليلة الرعد الأوّل لا تنمن».'], { shot: 'face', tone: 'whisper' }),
        show('back', 'sefa', 'worry', { others: [] }),
      ]),
    ],
  },
  {
    title: ['The Customs Clerk', '税関の書記', 'เสมียนด่านภาษี', '海關書記', 'كاتب الجمارك'],
    passages: [
      passage('office', 'port', [
        say('idris', 'calm', ['You’ve come to look at a bolt you checked yourself.', '自分で検めた反物を、見に来たと。', 'คุณมาขอดูผ้าที่คุณตรวจเองกับมือ', '妳來看一匹妳自己驗過的布。', 'جئتِ لتري ثوبًا فحصتِه بنفسك.']),
        say('sefa', 'shy', ['I… missed it.', '……恋しくて。', 'ฉัน…คิดถึงมัน', '我……想念它。', 'لقد... اشتقتُ إليه.'], { shot: 'close' }),
        say('idris', 'deadpan', ['It’s cloth.', '布ですよ。', 'มันคือผ้า', '那是布。', 'إنّه قماش.'], { shot: 'profile' }),
        say('sefa', 'deadpan', ['Good cloth.', 'いい布です。', 'ผ้าดี', '好布。', 'قماش جيّد.'], { shot: 'over' }),
        show('hand', 'idris', 'calm', { prop: LEDGER }),
        say('idris', 'calm', ['I count threads for a living. 40,001. Somebody gave me one extra.', '糸を数えるのが仕事です。四万と一本。一本、多い。', 'ผมนับด้ายเป็นอาชีพ สี่หมื่นกับหนึ่งเส้น เกินมาหนึ่ง', '我靠數線吃飯。四萬零一根，有人多送了我一根。', 'أعدّ الخيوط لأعيش. أربعون ألفًا وواحد. أحدهم أهداني خيطًا.'], { shot: 'low' }),
        show('eyes', 'sefa', 'shock'),
        say('sefa', 'cold', ['Have you reported it?', '報告したの。', 'คุณรายงานไปหรือยัง', '你報上去了嗎？', 'هل أبلغتَ؟'], { shot: 'close' }),
      ]),
      passage('riverside', 'port', [
        say('idris', 'shy', ['I put it down as a present. There were six others before.', '「贈り物」と書きました。前にも、六本あった。', 'ผมลงว่าเป็นของขวัญ ก่อนหน้านี้มีมาแล้วหกเส้น', '我寫「贈品」。之前已經有六根了。', 'سجّلتُه هديّة. وقد سبقته ستّة.'], { shot: 'full', posture: 'scratch' }),
        say('sefa', 'shock', ['Seven letters? And you never read them?', '手紙が七通？　読まなかったの？', 'จดหมายเจ็ดฉบับ? แล้วคุณไม่เคยอ่านเลย?', '七封信？你一封都沒讀？', 'سبع رسائل؟ ولم تقرأها؟'], { shot: 'face' }),
        say('idris', 'smile', ['I can only count. Teach me to read, and I’ll get you the bolts.', '数えるだけで。読み方を教えてくれれば、反物を出します。', 'ผมนับเป็นอย่างเดียว สอนผมอ่านสิ แล้วผมจะหาผ้ามาให้', '我只會數。妳教我讀，我把布弄來給妳。', 'لا أجيد غير العدّ. علّميني القراءة وآتيك بالأثواب.'], { shot: 'two' }),
        say('sefa', 'smirk', ['Over two, under one. Give me your hand, clerk.', '二つ上、一つ下。手を出して、書記さん。', 'ข้ามสอง ลอดหนึ่ง ยื่นมือมา คุณเสมียน', '上二，下一。手伸出來，書記。', 'فوق اثنين، تحت واحد. هات يدك أيّها الكاتب.'], { shot: 'profile' }),
      ]),
    ],
  },
  {
    title: ['Seven Letters', '七通', 'เจ็ดฉบับ', '七封信', 'سبع رسائل'],
    passages: [
      passage('library', 'night', [
        tell(['He let me in by the tide door, with the lamp turned low.', '彼は潮の戸から私を入れた。灯りを、細くして。', 'เขาให้ฉันเข้าทางประตูน้ำ หรี่ตะเกียงไว้', '他讓我從潮門進去，把燈捻得很暗。', 'أدخلني من باب المدّ، والمصباح خافت.']),
        say('idris', 'talk', ['Mine says… “the goat sings duty free”?', '私のは……「山羊は免税で歌う」？', 'ของผมอ่านว่า…“แพะร้องเพลงปลอดภาษี”?', '我這封寫……「山羊免稅唱歌」？', 'رسالتي تقول... «التيس يغنّي معفى من الرسوم»؟'], { shot: 'close', prop: LAMP }),
        say('sefa', 'deadpan', ['You’re holding it upside down.', '上下が逆。', 'คุณถือกลับหัว', '你拿反了。', 'أنت تمسكها مقلوبة.'], { shot: 'over' }),
        say('idris', 'shy', ['…“The Governor has sold the lofts.”', '……「総督は、機場を売った」', '…“ผู้ว่าขายโรงทอไปแล้ว”', '……「總督把織坊賣了。」', '...«الحاكم باع المناسج».'], { shot: 'face' }),
        show('hand', 'sefa', 'worry', { prop: BOLT }),
        say('sefa', 'worry', ['“The iron looms come by sea.” “They need the ground.”', '「鉄の機が海から来る」「土地が要る」', '“กี่เหล็กมาทางเรือ” “พวกเขาต้องการที่ดิน”', '「鐵織機從海上來。」「他們要這塊地。」', '«أنوال الحديد قادمة بحرًا». «يريدون الأرض».'], { shot: 'profile' }),
        say('idris', 'worry', ['But the guild owns the ground. While the lofts stand.', '土地は組合のものです。機場が、立っている限り。', 'แต่ที่ดินเป็นของสมาคม ตราบใดที่โรงทอยังตั้งอยู่', '可是地是行會的，只要織坊還在。', 'لكنّ الأرض للنقابة. ما دامت المناسج قائمة.'], { shot: 'two' }),
        show('eyes', 'sefa', 'shock'),
      ]),
      passage('bridge', 'night', [
        say('sefa', 'cold', ['First thunder. A loft burns, and everyone blames the sky.', '初雷の夜、機場が燃える。みんな、空のせいにする。', 'ฟ้าร้องแรก โรงทอไหม้ แล้วทุกคนก็โทษฟ้า', '初雷那夜，織坊起火，大家都怪老天。', 'رعد أوّل. يحترق المنسج، ويلوم الجميع السماء.'], { shot: 'low' }),
        say('idris', 'worry', ['Who’d know that? Who’d dare to write it?', '誰がそれを知り、誰が書けるんです。', 'ใครจะรู้เรื่องนั้น แล้วใครจะกล้าเขียน', '誰會知道？誰敢寫？', 'من يعلم ذلك؟ ومن يجرؤ على كتابته؟'], { shot: 'close' }),
        say('sefa', 'sad', ['Only one person ever made that knot.', 'この結び目を作れた人は、ひとりだけ。', 'มีคนเดียวเท่านั้นที่ผูกปมนี้เป็น', '會打這個結的，只有一個人。', 'شخص واحد فقط كان يعقد تلك العقدة.'], { shot: 'profile' }),
      ]),
    ],
  },
  {
    title: ['The Dyer', '染師', 'ช่างย้อม', '染匠', 'الصبّاغ'],
    passages: [
      passage('cafe', 'loft', [
        say('bahru', 'smile', ['Sefa! Mind the red. It marries whatever it touches.', 'セファか！　紅に気をつけな。触れたら最後、添い遂げる。', 'เซฟา! ระวังสีแดง แตะอะไรมันก็แต่งงานด้วย', '瑟法！小心那缸紅，它碰到誰就嫁給誰。', 'سيفا! احذري الأحمر، إنّه يتزوّج ما يلمسه.']),
        say('sefa', 'calm', ['Who did you dye this blue for, Bahru?', 'バフル。この青、誰に染めたの。', 'ลุงบารู ย้อมสีน้ำเงินนี้ให้ใคร', '巴魯，這藍你是替誰染的？', 'لمن صبغتَ هذا الأزرق يا باهرو؟'], { shot: 'close', prop: BOLT }),
        show('eyes', 'bahru', 'shock'),
        say('bahru', 'deadpan', ['Nobody. Never seen it. My hands have always been blue.', '知らん。見たこともない。手が青いのは生まれつきだ。', 'ไม่มี ไม่เคยเห็น มือลุงสีฟ้ามาแต่เกิด', '沒有。沒見過。我的手天生就藍。', 'لا أحد. لم أره قطّ. يداي زرقاوان منذ ولدتُ.'], { shot: 'profile' }),
        say('sefa', 'deadpan', ['Bahru.', 'バフル。', 'ลุงบารู', '巴魯。', 'باهرو.'], { shot: 'low' }),
        say('bahru', 'sad', ['It’s your mother’s recipe. Rain water, and a rusted nail.', '……おふくろさんの処方さ。雨水と、錆び釘。', '…สูตรของแม่เอ็ง น้ำฝนกับตะปูสนิม', '……是妳娘的方子。雨水，加一根鏽釘。', '...إنّها وصفة أمّك. ماء مطر ومسمار صدئ.'], { shot: 'close' }),
      ]),
      passage('beach', 'port', [
        tell(['She’d gone out to read a storm. They found the boat, and her comb.', '母は嵐を読みに出た。見つかったのは、舟と、櫛だけだった。', 'แม่ออกเรือไปอ่านพายุ เขาพบแค่เรือกับหวี', '她出海去讀風暴。找到的只有船，和她的梳子。', 'خرجت لتقرأ عاصفة. فوجدوا القارب ومشطها.']),
        say('sefa', 'worry', ['Is she alive?', '生きてるの？', 'แม่ยังอยู่ไหม', '她還活著嗎？', 'أهي حيّة؟'], { shot: 'face' }),
        say('bahru', 'worry', ['I leave the yarn under the Governor’s wall. Someone takes it in.', '糸は総督府の塀の下に置く。誰かが、中へ取り込む。', 'ลุงวางด้ายไว้ใต้กำแพงจวนผู้ว่า มีคนเก็บเข้าไป', '我把線放在總督府牆下，有人會收進去。', 'أترك الغزل تحت سور الحاكم. وأحدهم يأخذه.'], { shot: 'full', posture: 'clasp' }),
        say('bahru', 'sad', ['I never saw the hand. I never dared to look.', '手は見ておらん。見る勇気がなかった。', 'ลุงไม่เคยเห็นมือนั้น ไม่กล้ามอง', '我沒看過那隻手。我不敢看。', 'لم أرَ اليد قطّ. لم أجرؤ على النظر.'], { shot: 'profile' }),
        show('back', 'sefa', 'calm', { others: ['bahru'] }),
      ]),
    ],
  },
  {
    title: ['Names', '名', 'ชื่อ', '名字', 'أسماء'],
    passages: [
      passage('throne', 'hall', [
        tell(['The Weavers’ Guild: two hundred women at the looms, and four men at the table.', '織工組合。機に女が二百人、卓に男が四人。', 'สมาคมช่างทอ ผู้หญิงสองร้อยคนหน้ากี่ กับผู้ชายสี่คนที่โต๊ะ', '織工行會：兩百個女人在織機前，四個男人在桌邊。', 'نقابة النسّاجين: مئتا امرأة أمام الأنوال، وأربعة رجال حول الطاولة.']),
        say('caldas', 'calm', ['My daughter weds on the thirtieth. Sixty ells, in thunder pattern.', '娘の婚礼は三十日。雷紋で六十尺、織ってもらおう。', 'ลูกสาวข้าแต่งวันที่สามสิบ ขอผ้าลายสายฟ้าหกสิบศอก', '小女三十日出嫁。雷紋綢，六十尺。', 'تُزفّ ابنتي يوم الثلاثين. ستّون ذراعًا بنقش الرعد.'], { shot: 'full', posture: 'hips' }),
        say('orsola', 'worry', ['That’s three months’ work, Excellency.', '三月はかかる仕事です、閣下。', 'งานสามเดือนนะเจ้าคะ ท่านผู้ว่า', '大人，那是三個月的活。', 'هذا عمل ثلاثة أشهر يا صاحب السعادة.'], { shot: 'close' }),
        say('caldas', 'smirk', ['Then lock the lofts until it’s done. For their comfort.', 'では、仕上がるまで機場に錠を。彼女らのために、な。', 'งั้นก็ล็อกโรงทอไว้จนเสร็จ เพื่อความสบายของพวกนาง', '那就把織坊鎖上，直到織完。為她們好。', 'أقفلوا المناسج إذن حتّى تنتهي. لراحتهنّ.'], { shot: 'low' }),
        show('eyes', 'sefa', 'angry'),
        say('sefa', 'angry', ['Will our names be on it?', '私たちの名は、入りますか。', 'จะมีชื่อพวกเราบนผ้าไหม', '布上會有我們的名字嗎？', 'أستُكتب أسماؤنا عليه؟'], { shot: 'face' }),
        say('caldas', 'laugh', ['Does one sign a cobweb?', '蜘蛛の巣に、署名を？', 'ใยแมงมุมต้องเซ็นชื่อด้วยรึ', '蜘蛛網也要落款嗎？', 'وهل توقَّع بيوت العنكبوت؟'], { shot: 'close' }),
      ]),
      passage('stairs', 'night', [
        say('orsola', 'angry', ['You’ll cost us the order!', 'あんたのせいで注文が飛ぶところだよ！', 'แกเกือบทำงานหลุดแล้ว!', '妳差點毀了這筆生意！', 'كدتِ تضيّعين علينا الطلبيّة!'], { shot: 'over', to: 'sefa' }),
        say('sefa', 'cold', ['He’ll lock us in on the night of first thunder, Mistress.', '親方、初雷の夜に、閉じ込められるんです。', 'เขาจะขังเราในคืนฟ้าร้องแรกค่ะ นายหญิง', '東家，初雷那夜，他要把我們鎖在裡面。', 'سيحبسنا ليلة الرعد الأوّل يا معلّمة.'], { shot: 'profile' }),
        say('orsola', 'cold', ['I’ve heard nothing. …Is the seaward door still there?', '何も聞いてないよ。……海側の戸は、まだあるのかい。', 'ฉันไม่ได้ยินอะไร …ประตูฝั่งทะเลยังอยู่ไหม', '我什麼都沒聽見。……海側那扇門，還在嗎？', 'لم أسمع شيئًا. ...أما زال باب البحر هناك؟'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Locked In', '錠', 'ถูกขัง', '上鎖', 'خلف الأقفال'],
    passages: [
      passage('corridor', 'loft', [
        tell([
          'They put the chain on at noon. Thirty looms, one key, and it wasn’t ours.',
          '正午に鎖がかかった。機が三十、鍵はひとつ。私たちのものではない。',
          'เที่ยงวันเขาล่ามโซ่ กี่สามสิบหลัง กุญแจดอกเดียว ไม่ใช่ของเรา',
          '正午上了鎖鏈。三十台織機，一把鑰匙，不在我們手裡。',
          'عند الظهر وُضعت السلسلة. ثلاثون نولًا ومفتاح واحد ليس لنا.',
        ]),
        say('idris', 'worry', ['I’m to count the cloth each day. It’s the only way I could get in.', '毎日布を数える役です。入るには、これしかなかった。', 'ผมต้องมานับผ้าทุกวัน มีแต่วิธีนี้ถึงจะเข้ามาได้', '我負責每天來數布。只有這樣才進得來。', 'عليّ أن أعدّ القماش كلّ يوم. لم أجد غير هذا لأدخل.'], { shot: 'close', tone: 'whisper' }),
        say('sefa', 'smile', ['And how is it today?', '今日は、何本？', 'แล้ววันนี้เป็นยังไง', '今天怎麼樣？', 'وكيف هو اليوم؟'], { shot: 'profile' }),
        say('idris', 'shy', ['I lost count. You were humming.', '数え損ねました。あなたが、歌っていたので。', 'ผมนับไม่ถูก คุณฮัมเพลงอยู่', '我數亂了，妳在哼歌。', 'أخطأتُ العدّ. كنتِ تدندنين.'], { shot: 'two' }),
        say('idris', 'talk', ['New yarn from the wall. It’s still wet.', '塀の下から新しい糸が。まだ濡れている。', 'ด้ายใหม่จากกำแพง ยังเปียกอยู่เลย', '牆下來的新線，還是濕的。', 'غزل جديد من تحت السور. ما زال رطبًا.'], { shot: 'close', prop: BOLT }),
      ]),
      passage('library', 'night', [
        say('sefa', 'worry', ['“Seaward door. Nailed, not bricked. Forgive me.”', '「海側の戸。釘だけ、塞いでいない。許して」', '“ประตูฝั่งทะเล ตอกตะปูไว้ ไม่ได้ก่ออิฐ ขอโทษนะ”', '「海側的門，只釘死，沒砌牆。原諒我。」', '«باب البحر. مسمَّر لا مسدود. سامحنني».'], { shot: 'over' }),
        say('idris', 'calm', ['Forgive what?', '何を、許せと。', 'ขอโทษเรื่องอะไร', '原諒什麼？', 'علامَ تسامحنها؟'], { shot: 'face' }),
        show('eyes', 'sefa', 'worry'),
        say('sefa', 'sad', ['Mother dropped her threes. This hand never does. It isn’t her.', '母は三つ目を落とす癖があった。この手にはない。……母じゃ、ない。', 'แม่ชอบพลาดห่วงที่สาม มือนี้ไม่เคย ไม่ใช่แม่', '娘織到三會漏針，這隻手不會。不是她。', 'كانت أمّي تسقط الثالثة. وهذه اليد لا تفعل. ليست هي.'], { shot: 'profile' }),
        show('back', 'sefa', 'sad', { others: ['idris'] }),
      ]),
    ],
  },
  {
    title: ['Nine Nails', '九本の釘', 'ตะปูเก้าดอก', '九根釘', 'تسعة مسامير'],
    passages: [
      passage('stairs', 'night', [
        tell(['Nine nails. We took one out each night, and hid it in the bread.', '釘は九本。一晩に一本抜き、パンに隠した。', 'ตะปูเก้าดอก เราถอนคืนละดอก ซ่อนไว้ในขนมปัง', '九根釘。我們一晚拔一根，藏進麵包裡。', 'تسعة مسامير. نزعنا كلّ ليلة واحدًا وأخفيناه في الخبز.']),
        say('bahru', 'strain', ['I broke a tooth on the fifth one.', '五本目で、歯が欠けた。', 'ดอกที่ห้าทำฟันลุงหัก', '第五根害我崩了一顆牙。', 'كسر الخامس سنّي.'], { shot: 'close', prop: { kind: 'bread', colour: '#c88a4a' } }),
        say('sefa', 'deadpan', ['You weren’t meant to eat it, Bahru.', '食べるんじゃないのよ、バフル。', 'เขาไม่ได้ให้ลุงกินนะ', '沒叫你吃啊，巴魯。', 'لم يكن للأكل يا باهرو.'], { shot: 'profile' }),
        say('bahru', 'deadpan', ['It was good bread.', 'うまいパンでな。', 'ขนมปังมันอร่อย', '那麵包很好吃。', 'كان خبزًا طيّبًا.'], { shot: 'full', posture: 'shrug' }),
      ]),
      passage('corridor', 'loft', [
        say('orsola', 'cold', ['What are you whispering about, at my looms?', 'うちの機で、何をこそこそしてるんだい。', 'กระซิบอะไรกันหน้ากี่ของฉัน', '在我的織機前，妳們嘀咕什麼？', 'بمَ تتهامسن عند أنوالي؟'], { shot: 'low' }),
        show('eyes', 'sefa', 'worry'),
        say('orsola', 'calm', ['The seventh is bent. Pull it from below. Like this.', '七本目は曲がってる。下から抜くんだ。こうさ。', 'ดอกที่เจ็ดมันงอ ต้องถอนจากข้างล่าง อย่างนี้', '第七根是彎的，要從下面拔。像這樣。', 'السابع معوجّ. اسحبنه من الأسفل. هكذا.'], { shot: 'over' }),
        say('sefa', 'shock', ['Mistress? You know that door?', '親方？　あの戸を知って……？', 'นายหญิง? รู้จักประตูนั้นด้วยหรือ', '東家？您知道那扇門？', 'يا معلّمة؟ أتعرفين ذلك الباب؟'], { shot: 'face' }),
        say('orsola', 'smirk', ['I nailed it. I was sixteen. I’d been using it to meet a sailor.', '釘を打ったのは私さ。十六の頃、船乗りに会いに使っててね。', 'ฉันตอกเอง ตอนสิบหก เคยใช้แอบไปหากะลาสี', '是我釘的。十六歲那年，我都從那裡溜去見個水手。', 'أنا سمّرتُه. كنتُ في السادسة عشرة ألقى بحّارًا عبره.'], { shot: 'close' }),
        tell(['One nail left. And over the harbour, the air had gone yellow.', '残る釘は一本。港の空が、黄色く淀んでいた。', 'เหลือตะปูดอกเดียว เหนือท่าเรือ ฟ้ากลายเป็นสีเหลือง', '還剩一根釘。港口上方，天色黃了。', 'بقي مسمار واحد. وفوق الميناء اصفرّ الهواء.'], { shot: 'wide' }),
      ]),
    ],
  },
  {
    title: ['First Thunder', '初雷', 'ฟ้าร้องแรก', '初雷', 'الرعد الأوّل'],
    passages: [
      passage(
        'harbour',
        'storm',
        [
          tell(['It came at two in the morning, as it does every year.', '毎年のように、それは午前二時に来た。', 'มันมาตอนตีสอง เหมือนทุกปี', '它在凌晨兩點來了，和每年一樣。', 'جاء في الثانية فجرًا، ككلّ عام.'], { sound: ['KRAKOOM', 'ドドォン', 'เปรี้ยง', '轟隆', 'دوووم'] }),
          say('caldas', 'calm', ['There. Now, gentlemen, let’s all be seen at cards.', '来たな。さて諸君、カードの席で人目につこう。', 'มาแล้ว ทีนี้ท่านทั้งหลาย ไปเล่นไพ่ให้คนเห็นกันเถอะ', '來了。諸位，我們去打牌，讓大家看見。', 'ها هو. والآن أيّها السادة، لنُشاهَد ونحن نلعب الورق.'], { shot: 'profile' }),
        ],
        'rain',
      ),
      passage('corridor', 'fire', [
        say('sefa', 'shout', ['Smoke! Everyone to the sea side!', '煙だ！　みんな、海側へ！', 'ควัน! ทุกคนไปฝั่งทะเล!', '有煙！全部往海側走！', 'دخان! الجميع إلى جهة البحر!'], { shot: 'face', tone: 'shout' }),
        show('action', 'sefa', 'strain', { posture: 'run', sound: ['FWOOSH', 'ゴオッ', 'พรึ่บ', '轟', 'فووش'] }),
        say('orsola', 'strain', ['The last nail’s rusted in! It won’t move!', '最後の釘が、錆びついて動かない！', 'ดอกสุดท้ายสนิมเกาะ มันไม่ขยับ!', '最後一根鏽死了，拔不動！', 'المسمار الأخير صدئ! لا يتحرّك!'], { shot: 'close' }),
        say('idris', 'shout', ['Sefa! From outside! On three!', 'セファ！　外から押す！　三で！', 'เซฟา! ผมอยู่ข้างนอก! นับสาม!', '瑟法！我在外面！數到三！', 'سيفا! من الخارج! عند الثلاثة!'], { shot: 'low', tone: 'shout' }),
        say('sefa', 'strain', ['You can count! So COUNT!', '数えるの、得意でしょ！　数えて！', 'คุณนับเก่งนี่! นับสิ!', '你最會數了！快數！', 'أنت تجيد العدّ! فعُدّ!'], { shot: 'eyes' }),
        show('action', 'idris', 'shout', { posture: 'kick', others: [], sound: ['CRACK', 'バキィッ', 'โครม', '啪嚓', 'طَراخ'] }),
      ]),
      passage(
        'beach',
        'storm',
        [
          say('bahru', 'joy', ['Twenty-eight, twenty-nine, thirty! All of them!', '二十八、二十九、三十！　全員だ！', 'ยี่สิบแปด ยี่สิบเก้า สามสิบ! ครบทุกคน!', '二十八、二十九、三十！全都出來了！', 'ثمانٍ وعشرون، تسع وعشرون، ثلاثون! كلّهنّ!'], { shot: 'full', posture: 'cheer' }),
          say('sefa', 'shock', ['Where’s Orsola?', '……親方は？', 'นายหญิงล่ะ', '奧索拉呢？', 'أين أورسولا؟'], { shot: 'close' }),
          say('idris', 'worry', ['She went back in. For the Storm Book.', '戻ったんだ。雷の帖を取りに。', 'นางกลับเข้าไปเอาคัมภีร์พายุ', '她回去了，去拿雷帖。', 'عادت إلى الداخل لأجل كتاب العواصف.'], { shot: 'profile' }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['The Storm Book', '雷の帖', 'คัมภีร์พายุ', '雷帖', 'كتاب العواصف'],
    passages: [
      passage('library', 'fire', [
        say('sefa', 'shout', ['Mistress! Leave it!', '親方！　置いていって！', 'นายหญิง! ทิ้งมันไว้!', '東家！別管它了！', 'اتركيه يا معلّمة!'], { shot: 'low', tone: 'shout' }),
        say('orsola', 'cold', ['Three hundred years, girl. There’s no second copy.', '三百年分だよ。写しはない。', 'สามร้อยปีนะแม่หนู ไม่มีสำเนา', '三百年啊，丫頭。沒有第二份。', 'ثلاثمئة عام يا فتاة. ولا نسخة ثانية.'], { shot: 'close' }),
        say('sefa', 'angry', ['There is. You made me copy it. As a punishment!', 'あります。罰で写させたでしょう！　私に！', 'มีสิ! นายหญิงเคยทำโทษให้ฉันคัดมัน!', '有！您罰我抄過！', 'بل توجد. عاقبتِني بنسخه!'], { shot: 'face' }),
        show('eyes', 'orsola', 'shock'),
        say('orsola', 'worry', ['…All of it?', '……全部かい。', '…ทั้งหมดเลยหรือ', '……全部？', '...كلّه؟'], { shot: 'profile' }),
        say('sefa', 'calm', ['Four times. I was a very bad child.', '四回。ほんとに悪い子だったから。', 'สี่รอบ ฉันเป็นเด็กที่แย่มาก', '四遍。我小時候真的很壞。', 'أربع مرّات. كنتُ طفلة سيّئة جدًّا.'], { shot: 'over' }),
        show('action', 'orsola', 'strain', { posture: 'run', others: ['sefa'], sound: ['RUMBLE', 'ガラガラ', 'ครืน', '轟轟', 'هدير'] }),
      ]),
      passage(
        'beach',
        'storm',
        [
          tell(['We sat on the sand in the rain and watched three centuries burn.', '雨の砂浜に座り、三百年が燃えるのを見ていた。', 'เรานั่งกลางฝนบนหาดทราย มองสามศตวรรษมอดไหม้', '我們坐在雨中的沙灘上，看著三百年燒掉。', 'جلسنا على الرمل تحت المطر نرى ثلاثة قرون تحترق.']),
          say('orsola', 'sad', ['Can you weave tonight’s?', '今夜のを、織れるかい。', 'ทอพายุคืนนี้ได้ไหม', '今晚這場，妳能織嗎？', 'أتستطيعين نسج عاصفة الليلة؟'], { shot: 'close' }),
          say('sefa', 'cold', ['Yes. With every hand that lit it.', 'はい。火をつけた手も、ひとつ残らず。', 'ได้ค่ะ พร้อมทุกมือที่จุดไฟ', '能。連點火的每一隻手。', 'نعم. وكلّ يد أشعلتها.'], { shot: 'profile' }),
          say('orsola', 'smirk', ['Sixty ells, wasn’t it? The Governor’s waiting for his cloth.', '六十尺だったね。総督が、布をお待ちだ。', 'หกสิบศอกใช่ไหม ท่านผู้ว่ารอผ้าอยู่', '六十尺，對吧？總督還在等他的布呢。', 'ستّون ذراعًا، أليس كذلك؟ الحاكم ينتظر قماشه.'], { shot: 'full', posture: 'hips' }),
        ],
        'rain',
      ),
    ],
  },
  {
    title: ['The Hand', '手', 'เจ้าของมือ', '那隻手', 'اليد'],
    passages: [
      passage('bedroom', 'hall', [
        tell(['I carried the fitting thread to the Governor’s house myself.', '仮縫いの糸を、私は自分で総督府へ届けた。', 'ฉันถือด้ายลองตัวไปจวนผู้ว่าด้วยตัวเอง', '試身的線，我親自送進總督府。', 'حملتُ خيط القياس بنفسي إلى بيت الحاكم.']),
        say('livia', 'calm', ['So you’re the weaver. Do sit. I’m told I’m a bride.', 'あなたが織り手ね。どうぞ。私、花嫁だそうよ。', 'คุณคือช่างทอสินะ นั่งสิ เขาว่าฉันเป็นเจ้าสาว', '妳就是織工吧，請坐。他們說我是新娘。', 'أنتِ النسّاجة إذن. اجلسي. يقولون إنّي عروس.'], { shot: 'full', posture: 'clasp' }),
        say('sefa', 'worry', ['Your hands, my lady. They’re blue.', 'お嬢様……お手が、青い。', 'มือคุณหนู…เป็นสีน้ำเงิน', '小姐，您的手……是藍的。', 'يداك يا سيّدتي. إنّهما زرقاوان.'], { shot: 'close' }),
        show('hand', 'livia', 'shy'),
        say('livia', 'sad', ['Your mother taught me, the winter she sewed here. I was ten.', 'あなたのお母様に習ったの。ここで縫い物をした冬。私は十歳。', 'แม่คุณสอนฉัน ฤดูหนาวที่มาเย็บผ้าที่นี่ ฉันสิบขวบ', '是妳母親教我的，她來縫衣的那個冬天。我十歲。', 'علّمتني أمّك في الشتاء الذي خاطت فيه هنا. كنتُ في العاشرة.'], {
          shot: 'profile',
        }),
        show('eyes', 'sefa', 'shock'),
        say('livia', 'cry', ['I listen at doors, and I can’t leave. So I wrote.', '扉の陰で聞くばかりで、外へは出られない。だから、書いたの。', 'ฉันได้แต่แอบฟังหลังประตู ออกไปไหนไม่ได้ ฉันจึงเขียน', '我只能隔著門偷聽，出不去。所以我寫。', 'أسترق السمع عند الأبواب ولا أستطيع الخروج. فكتبتُ.'], { shot: 'face' }),
        say('sefa', 'sad', ['You wrote “forgive me”.', '「許して」と、あった。', 'คุณเขียนว่า “ขอโทษนะ”', '妳寫了「原諒我」。', 'كتبتِ: «سامحنني».'], { shot: 'over' }),
        say('livia', 'sad', ['It’s my wedding that needed the cloth. My name on the lock.', 'あの布は私の婚礼のため。あの錠は、私の名でかけられたの。', 'งานแต่งของฉันต้องใช้ผ้า แม่กุญแจนั้นคล้องในชื่อฉัน', '那匹布是為我的婚禮，那把鎖是以我的名義。', 'زفافي هو ما احتاج القماش. وباسمي وُضع القفل.'], { shot: 'close' }),
        say('sefa', 'smile', ['Then help me finish it. I need one thing nobody here has.', 'なら、仕上げを手伝って。ここの誰も持っていないものが要る。', 'งั้นช่วยฉันทอให้เสร็จ ฉันต้องการสิ่งที่ไม่มีใครมี', '那就幫我織完。我需要一樣別人都沒有的東西。', 'ساعديني إذن على إتمامه. أحتاج شيئًا ليس لدى أحد.'], { shot: 'low' }),
        say('livia', 'worry', ['What’s that?', '何かしら。', 'อะไรหรือ', '是什麼？', 'وما هو؟'], { shot: 'two' }),
        say('sefa', 'smirk', ['Your father’s handwriting.', 'お父上の、筆跡。', 'ลายมือพ่อของคุณ', '令尊的筆跡。', 'خطّ يد أبيك.']),
      ]),
    ],
  },
  {
    title: ['The Wedding Cloth', '婚礼の布', 'ผ้าวันวิวาห์', '婚禮之布', 'قماش الزفاف'],
    passages: [
      passage('throne', 'hall', [
        tell(['On the thirtieth, before all Ondara, they unrolled sixty ells of thunder.', '三十日。オンダラじゅうが見守る中、六十尺の雷が広げられた。', 'วันที่สามสิบ ต่อหน้าคนทั้งเมือง สายฟ้าหกสิบศอกถูกคลี่ออก', '三十日，在全城人面前，六十尺的雷展開了。', 'يوم الثلاثين، أمام أوندارا كلّها، نُشرت ستّون ذراعًا من الرعد.']),
        say('caldas', 'joy', ['Magnificent! Not a thread out of place!', '見事だ！　糸一本の乱れもない！', 'งดงาม! ไม่มีด้ายผิดที่สักเส้น!', '太華麗了！一根線都沒亂！', 'رائع! لا خيط في غير موضعه!'], { shot: 'full', posture: 'raise' }),
        say('idris', 'deadpan', ['Two million four hundred thousand. I counted. All in place.', '二百四十万本。数えました。すべて、正しい場所に。', 'สองล้านสี่แสนเส้น ผมนับแล้ว ทุกเส้นอยู่ถูกที่', '兩百四十萬根。我數過了，全在該在的地方。', 'مليونان وأربعمئة ألف. عددتُها. كلٌّ في موضعه.'], { shot: 'close' }),
        show('pause', null, 'calm'),
        say('caldas', 'worry', ['Why is no one cheering?', 'なぜ、誰も喝采せん。', 'ทำไมไม่มีใครโห่ร้อง', '怎麼沒人歡呼？', 'لمَ لا يهتف أحد؟'], { shot: 'profile' }),
        say('bahru', 'cold', ['They’re reading, Excellency.', '読んでおるのです、閣下。', 'พวกเขากำลังอ่านขอรับ', '大人，他們在讀。', 'إنّهم يقرؤون يا صاحب السعادة.'], { shot: 'low' }),
        show('eyes', 'caldas', 'shock'),
        tell(['In a city of weavers, he was the only man who couldn’t read silk.', '織り手の街で、絹が読めないのは、この男ひとりだった。', 'ในเมืองของช่างทอ เขาเป็นคนเดียวที่อ่านไหมไม่ออก', '在織工之城，只有他一個人，讀不懂絲。', 'في مدينة النسّاجين، كان وحده لا يقرأ الحرير.'], { shot: 'wide', who: 'caldas', mood: 'worry' }),
        say('caldas', 'angry', ['What does it say? WHAT DOES IT SAY?', '何と書いてある！　何とだ！', 'มันเขียนว่าอะไร! ว่าอะไร!', '上面寫什麼？到底寫什麼！', 'ماذا يقول؟ ماذا يقول؟!'], { shot: 'face', tone: 'shout' }),
        say('livia', 'calm', ['Your own order to the fire-setters, Father. With your flourish.', 'お父様が火付けに出した命令よ。飾り文字まで、そのまま。', 'คำสั่งที่พ่อเขียนถึงมือเพลิง พร้อมลายหางตวัดของพ่อ', '您寫給縱火者的命令，父親。連那一撇都在。', 'أمرك لمشعلي النار يا أبي. بخطّك وزخرفتك.'], { shot: 'close' }),
        say('sefa', 'cold', ['And thirty names in the hem. We signed it this time.', '裾には三十の名。今度は、署名しました。', 'ชายผ้ามีสามสิบชื่อ คราวนี้พวกเราเซ็นแล้ว', '布邊有三十個名字。這次，我們落款了。', 'وفي الحاشية ثلاثون اسمًا. هذه المرّة وقّعنا.'], { shot: 'low', posture: 'crossed' }),
        show('group', 'orsola', 'angry', { others: ['sefa', 'bahru', 'livia'], sound: ['CLACK CLACK', 'カタン　カタン', 'กรับ กรับ', '喀嗒、喀嗒', 'طَق طَق'] }),
      ]),
    ],
  },
  {
    title: ['Still Weaving', 'まだ、織っている', 'ยังทออยู่', '還在織', 'ما زلتُ أنسج'],
    passages: [
      passage('corridor', 'port', [
        tell(['The iron looms came in autumn. The guild bought them. All of them.', '秋、鉄の機が届いた。買ったのは、組合だ。一台残らず。', 'ฤดูใบไม้ร่วงกี่เหล็กมาถึง สมาคมซื้อไว้ ทุกเครื่อง', '秋天，鐵織機到了。行會買下了，一台不剩。', 'جاءت أنوال الحديد في الخريف. واشترتها النقابة. كلّها.']),
        say('orsola', 'deadpan', ['Noisy. Ugly. Does six ells an hour. I hate it.', 'うるさい。醜い。一時間に六尺織る。大嫌いだね。', 'เสียงดัง น่าเกลียด ทอชั่วโมงละหกศอก ฉันเกลียดมัน', '又吵又醜，一小時織六尺。討厭死了。', 'صاخب. قبيح. ينسج ستّ أذرع في الساعة. أكرهه.'], { shot: 'close' }),
        say('livia', 'joy', ['May I run it again, Mistress?', '親方、もう一度動かしていい？', 'ขอเดินเครื่องอีกรอบได้ไหมคะ นายหญิง', '東家，我可以再開一次嗎？', 'أأشغّله مرّة أخرى يا معلّمة؟'], { shot: 'full', posture: 'cheer' }),
        say('orsola', 'smirk', ['…Once.', '……一回だけだよ。', '…รอบเดียวนะ', '……一次。', '...مرّة واحدة.'], { shot: 'profile' }),
      ]),
      passage('bridge', 'port', [
        say('idris', 'shy', ['I’ve been practising. Read this one.', '練習しました。読んでみてください。', 'ผมฝึกมา ลองอ่านอันนี้สิ', '我練習過了，妳讀這個。', 'لقد تدرّبتُ. اقرئي هذه.'], { shot: 'close', prop: BOLT }),
        show('hand', 'sefa', 'calm', { prop: BOLT }),
        say('sefa', 'deadpan', ['“Will you goat me”?', '「私と山羊してください」？', '“คุณจะแพะกับผมไหม”', '「妳願意山羊我嗎」？', '«هل تقبلينني تيسًا»؟'], { shot: 'over' }),
        say('idris', 'worry', ['It’s upside down.', '……上下、逆です。', 'คุณถือกลับหัว…', '……妳拿反了。', 'إنّها مقلوبة.'], { shot: 'profile' }),
        say('sefa', 'laugh', ['I know. Yes. I will.', '知ってる。……はい。喜んで。', 'รู้แล้ว …ตกลงค่ะ', '我知道。好，我願意。', 'أعلم. نعم. أقبل.'], { shot: 'face' }),
      ]),
      passage('harbour', 'port', [
        say('bahru', 'shock', ['Sefa! A bolt off the southern boat. From the far islands.', 'セファ！　南の船の反物だ。遠い島からの。', 'เซฟา! ผ้าจากเรือใต้ มาจากเกาะไกลโพ้น', '瑟法！南方船上的布，從遠島來的。', 'سيفا! ثوب من مركب الجنوب. من الجزر البعيدة.'], { shot: 'full', posture: 'reach' }),
        show('eyes', 'sefa', 'shock'),
        tell(['One blue thread. Over two, under one. The third one dropped.', '青い糸が一本。二つ上、一つ下。三つ目が、落ちている。', 'ด้ายสีน้ำเงินหนึ่งเส้น ข้ามสอง ลอดหนึ่ง ห่วงที่สามพลาดไป', '一根藍線。上二，下一。第三針，漏了。', 'خيط أزرق واحد. فوق اثنين، تحت واحد. والثالثة ساقطة.'], {
          who: 'sefa',
          mood: 'cry',
          shot: 'close',
        }),
        tell(['“Still weaving,” it said.', '「まだ、織っています」と、あった。', '“แม่ยังทออยู่” ในนั้นเขียนไว้', '上面寫著：「娘還在織。」', 'كان مكتوبًا: «ما زلتُ أنسج».'], { shot: 'wide' }),
      ]),
    ],
  },
];
