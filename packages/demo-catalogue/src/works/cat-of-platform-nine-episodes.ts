import type { SceneName } from '../scenery/scenes.ts';
import type { Weather } from '../scenery/weather.ts';
import { type Beat, type EpisodeScript, type Letters, passage, say, show, tell } from './script.ts';

/** Four panels in one place. */
const strip = (title: Letters, place: SceneName, hour: string, beats: readonly Beat[], weather?: Weather): EpisodeScript => ({ title, passages: [passage(place, hour, beats, weather)] });

const MEOW: Letters = ['MROW', 'にゃあ', 'เมี้ยว', '喵——', 'مياو'];
const TRAIN: Letters = ['CLACK CLACK', 'ガタンゴトン', 'ฉึกฉัก', '喀噠喀噠', 'تشك تشك'];
const LOG = { kind: 'book', colour: '#2f7a78' } as const;
const TEA = { kind: 'cup', colour: '#f2a33c' } as const;
const LETTER = { kind: 'letter', colour: '#f4ead0' } as const;

export const CAT_OF_PLATFORM_NINE_EPISODES: readonly EpisodeScript[] = [
  strip(['Platform Nine', '九番ホーム', 'ชานชาลาเก้า', '九號月台', 'الرصيف التاسع'], 'station', 'day', [
    tell(['Minnow Halt. It has two platforms: One and Nine.', 'こざかな駅。ホームは二つ。一番と、九番。', 'สถานีปลาซิว มีสองชานชาลา คือหนึ่งกับเก้า', '小魚站，有兩座月台：一號，和九號。', 'محطّة السمكة الصغيرة. فيها رصيفان: الأوّل والتاسع.']),
    say('tilda', 'joy', ['I’m the new stationmaster! Where are Two to Eight?', '新しい駅長です！　二番から八番はどこですか？', 'ดิฉันนายสถานีคนใหม่ค่ะ! แล้วสองถึงแปดอยู่ไหนคะ', '我是新站長！請問二到八號在哪裡？', 'أنا ناظرة المحطّة الجديدة! أين من الثاني إلى الثامن؟'], { shot: 'full' }),
    say('bram', 'calm', ['Ask the boss. She’s asleep on Nine.', 'ボスに聞きな。九番で寝てるよ。', 'ถามหัวหน้าสิ นอนอยู่ที่ชานชาลาเก้าแน่ะ', '問老大啊。在九號睡著呢。', 'اسألي الرئيسة. إنّها نائمة على التاسع.'], { shot: 'close', prop: TEA }),
    say('tilda', 'shock', ['The boss is a CAT?!', 'ボスって、猫！？', 'หัวหน้าเป็นแมวเหรอคะ!', '老大是一隻貓！？', 'الرئيسة قطّة؟!'], { shot: 'face', sound: MEOW }),
  ]),
  strip(['Chain of Command', '上下関係', 'สายบังคับบัญชา', '指揮系統', 'التسلسل الإداري'], 'office', 'day', [
    say('tilda', 'angry', ['Off! You can’t sleep on my timetable!', 'どいて！　時刻表の上で寝ないの！', 'ลุกเลย! มานอนทับตารางรถไฟได้ยังไง!', '下來！不可以睡在時刻表上！', 'انزلي! لا نوم على جدول القطارات!'], { shot: 'full', sound: MEOW }),
    say('bram', 'talk', ['She was here before you. Before the timetable, too.', 'あんたより先にいたんだ。時刻表よりもな。', 'เขาอยู่มาก่อนหนู ก่อนตารางรถไฟด้วยซ้ำ', '她比妳先來，也比時刻表先來。', 'كانت هنا قبلكِ، بل قبل الجدول نفسه.'], { shot: 'over' }),
    say('tilda', 'worry', ['Then if she’s in charge… what am I?', 'この子が責任者なら……私は、何ですか？', 'ถ้าเขาเป็นหัวหน้า แล้ว…หนูเป็นอะไรคะ', '如果她是主管……那我算什麼？', 'إن كانت هي المسؤولة... فما أنا؟'], { shot: 'close' }),
    say('bram', 'smirk', ['The one with the tin opener.', '缶切り係だね。', 'คนเปิดปลากระป๋องไง', '負責開罐頭的。', 'صاحبة فتّاحة العلب.'], { shot: 'chibi' }),
  ]),
  strip(['The Sprinter', '走る男', 'นักวิ่ง', '狂奔男', 'العدّاء'], 'station', 'morning', [
    say('joss', 'strain', ['Hold the traaain!', 'その電車、待ってえぇ！', 'รอด้วยคร้าบบบ!', '等——一——下——！', 'أوقفوا القطاااار!'], { shot: 'action', tone: 'shout' }),
    say('tilda', 'calm', ['It left four minutes ago, sir.', '四分前に出ましたよ。', 'ออกไปสี่นาทีแล้วค่ะคุณ', '先生，四分鐘前就開走了。', 'غادر قبل أربع دقائق يا سيّدي.'], { shot: 'two' }),
    say('joss', 'cry', ['But the cat was still sitting! I thought I had time!', 'でも猫がまだ座ってたんすよ！　余裕かと！', 'ก็แมวยังนั่งอยู่นี่ครับ! ผมนึกว่ายังทัน!', '可是貓還坐著啊！我以為還來得及！', 'لكنّ القطّة كانت جالسة! ظننتُ أنّ في الوقت متّسعًا!'], { shot: 'face' }),
    say('tilda', 'deadpan', ['Sir. The cat is not a signal.', 'お客様。猫は信号機ではありません。', 'คุณคะ แมวไม่ใช่สัญญาณไฟค่ะ', '先生，貓不是號誌燈。', 'يا سيّدي، القطّة ليست إشارة مرور.'], { shot: 'close' }),
  ]),
  strip(['Ticket, Please', 'きっぷを拝見', 'ขอตรวจตั๋ว', '請出示票票', 'التذكرة من فضلك'], 'station', 'day', [
    say('tilda', 'talk', ['What’s her name, anyway?', 'そういえば、この子の名前は？', 'ว่าแต่เขาชื่ออะไรคะ', '對了，牠叫什麼名字？', 'ما اسمها على كلّ حال؟'], { shot: 'two' }),
    say('bram', 'smile', ['Ticket.', '「きっぷ」さ。', 'ชื่อ “ตั๋ว”', '叫「票票」。', '«تذكرة».'], { shot: 'close' }),
    say('tilda', 'shout', ['Tickets, please! Show me your tickets!', 'きっぷを拝見！　きっぷをどうぞ！', 'ขอตรวจตั๋วค่ะ! ตั๋วอยู่ไหนคะ!', '請出示車票！票、票！', 'التذكرة من فضلكم! أين التذكرة؟'], { shot: 'low' }),
    say('tilda', 'deadpan', ['…You’re the only one who came.', '……来たの、あなただけね。', '…มีแต่เธอที่มาเนอะ', '……只有妳來報到。', '...لم يأتِ أحد سواكِ.'], { shot: 'full', sound: MEOW }),
  ]),
  strip(['Nine Minutes Early', '九分前', 'ก่อนเวลาเก้านาที', '早到九分鐘', 'قبل الموعد بتسع دقائق'], 'station', 'morning', [
    say('joss', 'joy', ['Nine minutes early! It’s a miracle!', '九分前に着いた！　奇跡だ！', 'มาก่อนตั้งเก้านาที! ปาฏิหาริย์ชัด ๆ!', '早到九分鐘！奇蹟啊！', 'مبكّر بتسع دقائق! معجزة!'], { shot: 'full' }),
    say('joss', 'shy', ['Oh. Hello. That’s my lap.', 'あ、どうも。それ、オレの膝っすよ。', 'อ้าว สวัสดี นั่นตักผมนะ', '啊，妳好。那個……是我的大腿。', 'آه، مرحبًا. هذا حِجري أنا.'], { shot: 'close', sound: MEOW }),
    show('wide', 'joss', 'worry', { sound: TRAIN }),
    say('joss', 'deadpan', ['There’ll be other trains.', '電車はまた来る。', 'เดี๋ยวรถขบวนอื่นก็มา', '車還會再來的。', 'ستأتي قطارات أخرى.'], { shot: 'chibi' }),
  ]),
  strip(['Lost Property', '忘れ物', 'ของหาย', '失物招領', 'المفقودات'], 'office', 'dusk', [
    say('tilda', 'talk', ['Lost property: eleven gloves. All of them left.', '忘れ物、手袋が十一。ぜんぶ左手です。', 'ของหายมีถุงมือสิบเอ็ดข้าง ข้างซ้ายล้วนเลยค่ะ', '失物：手套十一隻，全是左手。', 'المفقودات: أحد عشر قفّازًا، كلّها لليد اليسرى.'], { shot: 'full', prop: LOG }),
    say('bram', 'calm', ['Ticket only takes the left ones.', 'きっぷは左しか獲らないからな。', 'เจ้าตั๋วเอาแต่ข้างซ้าย', '票票只挑左手的。', 'تذكرة لا تأخذ إلّا اليسرى.'], { shot: 'over' }),
    say('tilda', 'shock', ['She steals from passengers?!', 'お客様から盗んでるんですか！？', 'เขาขโมยของผู้โดยสารเหรอคะ!', '她偷乘客的東西！？', 'تسرق من الركّاب؟!'], { shot: 'face' }),
    say('bram', 'smirk', ['Steals? She hands them in. Best record on the line.', '盗む？　届けてるんだ。路線一の優等生だよ。', 'ขโมยที่ไหน เอามาส่งคืนทุกชิ้น สถิติดีสุดในสาย', '哪是偷？她都送來失物招領，全線第一。', 'بل تسلّمها للأمانات. أفضل سجلّ على الخطّ.'], { shot: 'close' }),
  ]),
  strip(['The Cap', '小さな制帽', 'หมวกใบจิ๋ว', '小小制帽', 'القبّعة الصغيرة'], 'station', 'day', [
    say('tilda', 'joy', ['I ordered her a tiny stationmaster’s cap!', 'きっぷ用の、小さな駅長帽を注文しました！', 'หนูสั่งหมวกนายสถานีใบจิ๋วให้ตั๋วแล้วค่ะ!', '我幫票票訂了一頂迷你站長帽！', 'طلبتُ لها قبّعة ناظر محطّة صغيرة!'], { shot: 'full' }),
    say('bram', 'talk', ['And? Does she like it?', 'ほう。気に入ったかい？', 'แล้วเขาชอบไหมล่ะ', '怎麼樣，她喜歡嗎？', 'وهل أعجبتها؟'], { shot: 'over' }),
    say('tilda', 'smile', ['She loves it. She’s been in it all day.', '大喜びです。一日中入ってます。', 'ชอบมากค่ะ อยู่ในนั้นทั้งวันเลย', '愛死了，一整天都待在裡面。', 'تعشقها. لم تخرج منها طوال اليوم.'], { shot: 'close' }),
    say('bram', 'deadpan', ['That’s the box it came in.', 'そりゃ、届いた箱のほうだ。', 'นั่นมันกล่องใส่หมวก', '那是裝帽子的箱子。', 'هذه عُلبة القبّعة.'], { shot: 'chibi', sound: MEOW }),
  ]),
  strip(['Delay', '遅延のお知らせ', 'ประกาศล่าช้า', '誤點公告', 'تأخير'], 'office', 'morning', [
    say('tilda', 'worry', ['The 8:12 is delayed. We apologise for, um…', '八時十二分発は遅れます。原因は、ええと……', 'ขบวนแปดโมงสิบสองล่าช้าค่ะ เนื่องจาก เอ่อ…', '八點十二分的車誤點，原因是……呃……', 'يتأخّر قطار الثامنة واثنتي عشرة دقيقة بسبب... أمم...'], { shot: 'close' }),
    say('bram', 'talk', ['For what?', '原因は？', 'เนื่องจากอะไรล่ะ', '原因是？', 'بسبب ماذا؟'], { shot: 'over', prop: TEA }),
    say('tilda', 'shock', ['A colleague is asleep on the signal lever!', '職員が、信号レバーの上で寝ています！', 'เพื่อนร่วมงานนอนทับคันสัญญาณค่ะ!', '有同仁睡在號誌拉桿上！', 'زميلة لنا نائمة على ذراع الإشارة!'], { shot: 'face' }),
    say('bram', 'calm', ['Write: “essential stretching works”.', '「伸びの作業のため」と書いときな。', 'เขียนไปว่า “บิดขี้เกียจฉุกเฉิน”', '就寫「因應伸懶腰工程」。', 'اكتبي: «أعمال تمطٍّ ضرورية».'], { shot: 'full' }),
  ]),
  strip(['Every Twenty Minutes', '二十分おき', 'ทุกยี่สิบนาที', '二十分一班', 'كلّ عشرين دقيقة'], 'station', 'morning', [
    say('joss', 'strain', ['Three streets, one fence, one dog… and I missed it!', '道三本、柵ひとつ、犬一匹……乗り遅れた！', 'สามถนน หนึ่งรั้ว หมาหนึ่งตัว…ก็ยังไม่ทัน!', '三條街、一道籬笆、一隻狗……還是沒趕上！', 'ثلاثة شوارع وسياج وكلب... وفاتني القطار!'], { shot: 'low' }),
    say('tilda', 'talk', ['You know there’s a train every twenty minutes?', '二十分おきに来るの、ご存じですか？', 'รู้ไหมคะว่ารถมีทุกยี่สิบนาที', '你知道車每二十分鐘就有一班嗎？', 'أتعلم أنّ هناك قطارًا كلّ عشرين دقيقة؟'], { shot: 'two' }),
    say('joss', 'shock', ['Since WHEN?!', 'いつから！？', 'ตั้งแต่เมื่อไรครับ!', '什麼時候開始的！？', 'منذ متى؟!'], { shot: 'face' }),
    say('joss', 'deadpan', ['There’s a cat on that half of the timetable.', '時刻表のそこ、いつも猫が寝てるんすよ。', 'ตารางครึ่งนั้นแมวนอนทับตลอดเลยครับ', '時刻表那一半，永遠躺著一隻貓啊。', 'هذا النصف من الجدول تنام عليه قطّة.'], { shot: 'chibi' }),
  ]),
  strip(['6:40', '六時四十分', 'หกโมงสี่สิบ', '六點四十分', 'السادسة وأربعون دقيقة'], 'station', 'morning', [
    say('tilda', 'smile', ['You retired, Bram. Why come at 6:40 every day?', '引退なさったのに、なぜ毎朝六時四十分に？', 'ลุงแบรมเกษียณแล้ว ทำไมมาหกโมงสี่สิบทุกวันคะ', '布拉姆伯都退休了，怎麼天天六點四十來？', 'تقاعدتَ يا عمّ برام، فلمَ تأتي كلّ يوم في هذا الوقت؟'], { shot: 'two' }),
    say('bram', 'calm', ['Somebody has to check on the cat.', '誰かが猫の様子を見んとな。', 'ก็ต้องมีคนมาดูแมว', '總得有人來看看貓。', 'لا بدّ أن يتفقّد أحدٌ القطّة.'], { shot: 'over', prop: TEA }),
    show('pause', null, 'calm', { sound: MEOW }),
    say('bram', 'shy', ['…I was late once. She came to my door.', '……一度遅れたら、家まで迎えに来てな。', '…เคยมาสายหนหนึ่ง เขาไปตามถึงบ้านเลย', '……我遲到過一次，她找到我家門口。', '...تأخّرتُ مرّة، فجاءت إلى باب بيتي.'], { shot: 'full' }),
  ]),
  strip(
    ['Six Seats', '六人がけ', 'หกที่นั่ง', '六個座位', 'ستّة مقاعد'],
    'busStop',
    'rain',
    [
      say('joss', 'sad', ['One dry bench. Six seats. One cat.', '濡れてないベンチ一つ。六人がけ。猫一匹。', 'ม้านั่งแห้งตัวเดียว หกที่นั่ง แมวหนึ่งตัว', '唯一沒淋濕的長椅。六個座位，一隻貓。', 'مقعد جافّ واحد يتّسع لستّة، وعليه قطّة واحدة.'], { shot: 'full' }),
      say('tilda', 'talk', ['Surely you could ask her to move up?', '詰めてもらえばいいのでは？', 'ขอให้เขาขยับหน่อยก็ได้นี่คะ', '請她挪一下不就好了？', 'ألا يمكنك أن تطلب منها أن تُفسح؟'], { shot: 'close', prop: { kind: 'umbrella', colour: '#e2574c' } }),
      say('bram', 'worry', ['I asked her once.', 'わしも一度、頼んだことがある。', 'ลุงเคยขอหนหนึ่ง', '我開口過一次。', 'طلبتُ ذلك منها مرّة.'], { shot: 'over' }),
      say('bram', 'deadpan', ['That was in spring. I’ve stood ever since.', '春のことだ。それからずっと立ってる。', 'เมื่อฤดูใบไม้ผลิ ยืนมาตั้งแต่นั้น', '那是春天的事，我站到現在。', 'كان ذلك في الربيع، وما زلتُ واقفًا.'], { shot: 'low' }),
    ],
    'rain',
  ),
  strip(['The Logbook', '業務日誌', 'สมุดบันทึก', '站務日誌', 'سجلّ المحطّة'], 'office', 'dusk', [
    say('tilda', 'shock', ['Head Office is sending an inspector!', '本社から監査が来ます！', 'สำนักงานใหญ่จะส่งผู้ตรวจการมาค่ะ!', '總公司要派督察來！', 'الإدارة سترسل مفتّشة!'], { shot: 'low', prop: LETTER }),
    say('bram', 'calm', ['And what does our paperwork say?', 'うちの書類は、どうなってる？', 'แล้วเอกสารเราว่ายังไง', '我們的文件上怎麼寫？', 'وماذا تقول أوراقنا؟'], { shot: 'close' }),
    say('tilda', 'worry', ['Platforms: two. Staff: one. Cats: none declared.', 'ホーム二、職員一、猫の届け出、なし。', 'ชานชาลาสอง พนักงานหนึ่ง แมวไม่ได้แจ้งค่ะ', '月台二，站員一，貓：未申報。', 'رصيفان، وموظّفة، ولا قطط مصرَّح بها.'], { shot: 'full', prop: LOG }),
    say('bram', 'deadpan', ['Then who’s been signing the log in paw prints?', 'じゃあ日誌の肉球印は誰のだい。', 'แล้วใครเซ็นสมุดด้วยรอยอุ้งเท้าล่ะ', '那日誌上的肉球印是誰蓋的？', 'فمن ذا الذي يوقّع السجلّ بكفّه؟'], { shot: 'chibi' }),
  ]),
  strip(['The Inspector', '監査の日', 'ผู้ตรวจการ', '督察駕到', 'المفتّشة'], 'station', 'day', [
    say('vane', 'cold', ['Inspector Vane. Platforms Two to Eight. Where?', '監査のヴェインです。二番から八番は、どこ？', 'ผู้ตรวจการเวนค่ะ ชานชาลาสองถึงแปดอยู่ไหน', '我是韋恩督察。二到八號月台呢？', 'المفتّشة فين. أين الأرصفة من الثاني إلى الثامن؟'], { shot: 'full' }),
    say('tilda', 'worry', ['They’re, um… closed for works?', 'ええと……工事中、です？', 'เอ่อ…ปิดปรับปรุงมั้งคะ', '呃……施工中？', 'أمم... مغلقة للأشغال؟'], { shot: 'close' }),
    say('vane', 'angry', ['Since when?', 'いつから？', 'ตั้งแต่เมื่อไร', '從什麼時候開始？', 'منذ متى؟'], { shot: 'face' }),
    say('bram', 'smile', ['Since nobody built them.', '誰も造ってない時からだね。', 'ตั้งแต่ยังไม่มีใครสร้างน่ะ', '從沒人蓋的時候開始。', 'منذ أن لم يبنِها أحد.'], { shot: 'over', prop: TEA }),
  ]),
  strip(['Evidence', '証拠', 'หลักฐาน', '證據', 'الدليل'], 'office', 'day', [
    say('vane', 'cold', ['Cat hair on the safe. On the lamp. On the law.', '金庫に猫の毛。電灯にも。規則集にも。', 'ขนแมวบนตู้เซฟ บนโคมไฟ บนกฎระเบียบ', '保險箱上有貓毛，檯燈上有，法規上也有。', 'شعر قطّة على الخزنة والمصباح، وعلى اللوائح!'], { shot: 'low' }),
    say('tilda', 'worry', ['I can explain everything, Inspector!', 'ご説明します、監査官！', 'อธิบายได้ทุกอย่างค่ะท่าน!', '督察，我可以解釋！', 'أستطيع أن أشرح كلّ شيء!'], { shot: 'close' }),
    show('eyes', 'vane', 'shock', { sound: MEOW }),
    say('vane', 'shy', ['…And what’s her name, the little darling?', '……お名前は、なんていうのかにゃ？', '…หนูจ๋า หนูชื่ออะไรจ๊ะ', '……小寶貝，妳叫什麼名字呀？', '...وما اسمكِ يا حلوة؟'], { shot: 'full' }),
  ]),
  strip(['The Report', '報告書', 'รายงาน', '督察報告', 'التقرير'], 'station', 'dusk', [
    say('tilda', 'worry', ['The report! “Cleanliness: poor.”', '報告書です！　「清掃、不良」', 'รายงานมาแล้วค่ะ! “ความสะอาด: แย่”', '報告來了！「清潔：差。」', 'وصل التقرير! «النظافة: ضعيفة».'], { shot: 'full', prop: LETTER }),
    say('tilda', 'sad', ['“Platforms: seven missing. Stationmaster: flustered.”', '「ホーム、七本不足。駅長、挙動不審」', '“ชานชาลา: ขาดเจ็ด นายสถานี: ลนลาน”', '「月台：短少七座。站長：慌張。」', '«الأرصفة: تنقص سبعة. الناظرة: مرتبكة».'], { shot: 'close' }),
    say('bram', 'talk', ['Anything good?', 'いいことは書いてないのかい。', 'มีเรื่องดีบ้างไหม', '有沒有好話？', 'أما من شيء حسن؟'], { shot: 'over' }),
    say('tilda', 'deadpan', ['“Cat: outstanding.” Six pages. With drawings.', '「猫、最優秀」六ページ。絵つき。', '“แมว: ดีเยี่ยม” หกหน้า มีภาพประกอบ', '「貓：特優。」六頁，附插圖。', '«القطّة: ممتازة». ستّ صفحات مع رسوم.'], { shot: 'chibi' }),
  ]),
  strip(['The Last Train', '終電', 'รถเที่ยวสุดท้าย', '末班車', 'القطار الأخير'], 'station', 'night', [
    say('tilda', 'smile', ['Last train’s gone. Good night, Ticket.', '終電も出たし、おやすみ、きっぷ。', 'รถเที่ยวสุดท้ายไปแล้ว ฝันดีนะตั๋ว', '末班車開走了。晚安，票票。', 'رحل آخر قطار. تصبحين على خير يا تذكرة.'], { shot: 'wide' }),
    say('joss', 'strain', ['Waaait for meee!', '待ってくれえぇ！', 'รอผมด้วยยย!', '等——等——我——！', 'انتظروووني!'], { shot: 'action', tone: 'shout' }),
    say('tilda', 'worry', ['It’s gone. The next one is at 5:40.', '行きました。次は五時四十分です。', 'ไปแล้วค่ะ เที่ยวถัดไปตีห้าสี่สิบ', '開走了，下一班是早上五點四十。', 'رحل. القادم في الخامسة وأربعين دقيقة.'], { shot: 'close' }),
    say('joss', 'joy', ['Then for once in my life, I’m EARLY!', 'てことは、人生初の一番乗りだ！', 'งั้นครั้งแรกในชีวิต ผมมาก่อนเวลา!', '那這是我人生第一次早到！', 'إذن أنا مبكّر لأوّل مرّة في حياتي!'], { shot: 'face' }),
  ]),
  strip(['First in Line', '一番乗り', 'คนแรกของแถว', '排第一個', 'أوّل الصفّ'], 'station', 'morning', [
    say('joss', 'laugh', ['5:30! I slept on the bench. I can’t miss it now!', '五時半！　ベンチで寝た。もう逃さない！', 'ตีห้าครึ่ง! นอนม้านั่งมาเลย ไม่มีทางพลาด!', '五點半！我睡在長椅上，這下絕對趕得上！', 'الخامسة والنصف! نمتُ على المقعد ولن يفوتني!'], { shot: 'full' }),
    say('joss', 'smile', ['Ten minutes… and such a warm cat on my feet…', 'あと十分……足の上の猫、あったけえ……', 'อีกสิบนาที…แมวบนเท้าอุ่นจัง…', '還有十分鐘……腳上的貓好暖喔……', 'عشر دقائق... وقطّة دافئة على قدميّ...'], { shot: 'close' }),
    show('profile', 'joss', 'asleep', { sound: TRAIN }),
    say('tilda', 'deadpan', ['He missed it from the front of the queue.', '先頭で、乗り遅れました。', 'พลาดทั้งที่ยืนหัวแถวเลยค่ะ', '排第一個，還是錯過了。', 'فاته وهو أوّل الصفّ.'], { shot: 'two' }),
  ]),
  strip(['Breakfast', '朝ごはん', 'มื้อเช้า', '早餐', 'الفطور'], 'station', 'day', [
    say('tilda', 'worry', ['The vet says Ticket is getting round.', '獣医さんが、きっぷは丸すぎるって。', 'หมอบอกว่าตั๋วกลมเกินไปแล้วค่ะ', '獸醫說票票太圓了。', 'يقول البيطري إنّ تذكرة صارت مستديرة.'], { shot: 'full' }),
    say('bram', 'calm', ['Odd. I only give her one breakfast.', '妙だな。わしは朝めし一回きりだぞ。', 'แปลก ลุงให้มื้อเช้ามื้อเดียวเอง', '怪了，我只餵她一頓早餐啊。', 'عجيب. أنا لا أطعمها إلّا فطورًا واحدًا.'], { shot: 'over' }),
    say('joss', 'shy', ['So do I. Just the one.', 'オレも……一回だけっす。', 'ผมก็…แค่มื้อเดียวครับ', '我也是……就一頓。', 'وأنا كذلك. واحدًا فقط.'], { shot: 'close' }),
    say('tilda', 'shock', ['…So do I!', '……私もです！', '…หนูก็ด้วย!', '……我也是！', '...وأنا أيضًا!'], { shot: 'face', sound: MEOW }),
  ]),
  strip(['New Timetable', '新ダイヤ', 'ตารางใหม่', '新時刻表', 'الجدول الجديد'], 'station', 'morning', [
    say('joss', 'strain', ['I made it! Doors open! I actually MADE it!', '間に合った！　ドア開いてる！　奇跡！', 'ทันแล้ว! ประตูยังเปิด! ทันจริง ๆ ด้วย!', '趕上了！門還開著！真的趕上了！', 'لحقتُ به! الأبواب مفتوحة! لحقتُ به حقًّا!'], { shot: 'low' }),
    say('tilda', 'smile', ['New timetable. It leaves five minutes later now.', '新ダイヤで、発車が五分遅くなったんです。', 'ตารางใหม่ค่ะ รถออกช้าลงห้านาที', '新時刻表，現在晚五分鐘發車。', 'جدول جديد: صار يغادر بعد خمس دقائق.'], { shot: 'close' }),
    say('joss', 'joy', ['Wonderful! Then tomorrow…', '最高っすね！　じゃあ明日から……', 'เยี่ยมเลยครับ! งั้นพรุ่งนี้…', '太好了！那明天起……', 'رائع! إذن من الغد...'], { shot: 'two' }),
    say('joss', 'laugh', ['…I can leave home five minutes later!', '……五分遅く出られる！', '…ผมออกจากบ้านช้าลงได้ห้านาที!', '……我可以晚五分鐘出門！', '...أخرج من البيت متأخّرًا خمس دقائق!'], { shot: 'full' }),
  ]),
  strip(['The Photograph', '写真', 'ภาพถ่าย', '照片', 'الصورة'], 'station', 'day', [
    say('bram', 'talk', ['The paper wants a picture of the stationmaster.', '新聞が駅長の写真をほしいとさ。', 'หนังสือพิมพ์ขอรูปนายสถานีแน่ะ', '報社要一張站長的照片。', 'الصحيفة تريد صورة لناظر المحطّة.'], { shot: 'two' }),
    say('tilda', 'joy', ['Me? In the paper? How’s my collar?', '私が新聞に？　襟、曲がってませんか？', 'หนูเหรอคะ ได้ลงข่าว! ปกเสื้อเรียบร้อยไหม', '我要上報？領子有沒有歪？', 'أنا؟ في الصحيفة؟ هل ياقتي مرتّبة؟'], { shot: 'close' }),
    say('bram', 'calm', ['Lovely. A step to the left. And another.', 'いいね。一歩左へ。もう一歩。', 'สวยแล้ว ขยับซ้ายก้าวหนึ่ง อีกก้าว', '很好。往左一步，再一步。', 'جميل. خطوة إلى اليسار. وخطوة أخرى.'], { shot: 'over', prop: { kind: 'phone', colour: '#333a48' } }),
    say('bram', 'smirk', ['Perfect. You were standing in front of her.', '完璧。ボスが隠れてたんだ。', 'เป๊ะ เมื่อกี้หนูยืนบังเขาอยู่', '完美。妳剛剛擋到她了。', 'ممتاز. كنتِ تقفين أمامها.'], { shot: 'chibi', sound: MEOW }),
  ]),
  strip(
    ['Snow', '雪の日', 'วันหิมะตก', '下雪天', 'يوم ثلج'],
    'street',
    'snow',
    [
      say('tilda', 'calm', ['Snow on the line. No trains at all today.', '線路に雪。今日は全便運休です。', 'หิมะทับราง วันนี้งดเดินรถทุกขบวนค่ะ', '鐵軌積雪，今天全線停駛。', 'الثلج يغطّي السكّة. لا قطارات اليوم.'], { shot: 'full' }),
      say('joss', 'strain', ['I ran all the way! How late am I?', '走ってきたっす！　何分遅れ！？', 'ผมวิ่งมาตลอดทางเลย! สายไปกี่นาทีครับ', '我一路跑來的！遲到幾分鐘？', 'جريتُ الطريق كلّه! كم تأخّرت؟'], { shot: 'low' }),
      say('tilda', 'smile', ['You can’t be late. Nothing’s leaving.', '遅刻になりません。何も出ないので。', 'ไม่สายหรอกค่ะ ไม่มีรถออกสักขบวน', '不算遲到，今天一班都不開。', 'لا يمكن أن تتأخّر، فلا شيء يغادر.'], { shot: 'close' }),
      say('joss', 'laugh', ['Best day of my life.', '人生最良の日だ……！', 'วันที่ดีที่สุดในชีวิต!', '這是我人生最棒的一天！', 'أجمل يوم في حياتي!'], { shot: 'face' }),
    ],
    'snow',
  ),
  strip(
    ['Paw Prints', '足あと', 'รอยเท้า', '腳印', 'آثار الأقدام'],
    'street',
    'snow',
    [
      say('tilda', 'worry', ['Ticket’s prints go out into the snow… and stop!', 'きっぷの足あとが、ここで消えてます！', 'รอยเท้าตั๋วเดินออกไปในหิมะ…แล้วหาย!', '票票的腳印走進雪裡……然後就沒了！', 'آثار تذكرة تمضي في الثلج... ثمّ تنقطع!'], { shot: 'full' }),
      say('bram', 'calm', ['Where do they stop?', 'どこで消えてる？', 'หายไปตรงไหน', '在哪裡沒的？', 'وأين تنقطع؟'], { shot: 'over' }),
      say('tilda', 'talk', ['Just here. Exactly where I’m standing.', 'ちょうどここです。私が立ってるところ。', 'ตรงนี้เลยค่ะ ตรงที่หนูยืนพอดี', '就在這裡，我站的地方。', 'هنا تمامًا، حيث أقف.'], { shot: 'back' }),
      say('tilda', 'deadpan', ['…Bram. My coat is purring.', '……ブラムさん。コートがゴロゴロ言ってます。', '…ลุงคะ เสื้อโค้ตหนูครางครืด ๆ', '……布拉姆伯，我的大衣在呼嚕。', '...عمّ برام، معطفي يخرخر.'], { shot: 'close' }),
    ],
    'snow',
  ),
  strip(['Unclaimed', '引き取り手なし', 'ไม่มีผู้มารับ', '無人認領', 'بلا صاحب'], 'office', 'night', [
    say('joss', 'talk', ['Where did Ticket come from, anyway?', 'きっぷって、どっから来たんすか？', 'ว่าแต่ตั๋วมาจากไหนครับ', '票票到底是從哪來的？', 'من أين جاءت تذكرة أصلًا؟'], { shot: 'two' }),
    say('tilda', 'calm', ['The log says: “In a parcel: one cat. Unclaimed.”', '日誌には「小包に猫一匹。受取人なし」と。', 'สมุดเขียนว่า “ในพัสดุ: แมวหนึ่งตัว ไม่มีผู้รับ”', '日誌寫：「包裹內有貓一隻，無人認領。」', 'في السجلّ: «طرد فيه قطّة واحدة. بلا صاحب».'], { shot: 'full', prop: LOG }),
    say('tilda', 'shock', ['Nine years of storage fees. She owes us a fortune!', '保管料九年分……大金の借りですよ！', 'ค่าฝากเก้าปี เขาติดหนี้เราบานเลยค่ะ!', '九年保管費，她欠我們一大筆！', 'رسوم تخزين تسع سنوات. إنّها مدينة لنا بثروة!'], { shot: 'face' }),
    say('joss', 'smile', ['I think she’s paying. In left gloves.', '払ってるっすよ。左の手袋で。', 'เขาผ่อนอยู่นะครับ เป็นถุงมือข้างซ้าย', '她有在還啊，用左手手套。', 'أظنّها تسدّد... قفّازاتٍ يسرى.'], { shot: 'chibi' }),
  ]),
  strip(['Promotion', '昇進', 'เลื่อนตำแหน่ง', '升遷', 'الترقية'], 'station', 'day', [
    say('vane', 'talk', ['Head Office has named a new regional manager.', '本社が新しい支社長を任命しました。', 'สำนักงานใหญ่ตั้งผู้จัดการภาคคนใหม่แล้ว', '總公司任命了新的區經理。', 'عيّنت الإدارة مديرًا جديدًا للإقليم.'], { shot: 'full', prop: LETTER }),
    say('tilda', 'joy', ['From Minnow Halt? Me?! I don’t know what to say!', 'うちの駅から？　私！？　光栄です！', 'จากสถานีเราเหรอ หนูเหรอคะ! พูดไม่ออกเลย!', '從小魚站選的？是我！？我太感動了！', 'من محطّتنا؟ أنا؟! لا أدري ماذا أقول!'], { shot: 'close' }),
    say('vane', 'deadpan', ['Read the name again.', '名前をよくご覧なさい。', 'อ่านชื่ออีกทีสิคะ', '名字再看一次。', 'اقرئي الاسم مرّة أخرى.'], { shot: 'profile' }),
    say('tilda', 'cry', ['May I at least carry her cushion?', 'せめて、座布団持ちをさせてください……', 'ขอถือเบาะให้ท่านได้ไหมคะ…', '那至少讓我幫她拿坐墊……', 'هل لي على الأقلّ أن أحمل وسادتها؟'], { shot: 'face', sound: MEOW }),
  ]),
  strip(['The Door', 'ドア', 'ประตู', '門', 'الباب'], 'office', 'day', [
    say('tilda', 'strain', ['She wants out. She wants in. She wants OUT!', '出たい、入りたい、また出たい！？', 'จะออก จะเข้า แล้วก็จะออกอีก!', '要出去、要進來、又要出去！？', 'تريد الخروج، ثمّ الدخول، ثمّ الخروج!'], { shot: 'low', sound: MEOW }),
    say('bram', 'calm', ['I opened carriage doors for thirty-eight years.', 'わしは三十八年、客車のドアを開けてきた。', 'ลุงเปิดประตูตู้โดยสารมาสามสิบแปดปี', '我幫人開了三十八年的車門。', 'فتحتُ أبواب العربات ثمانية وثلاثين عامًا.'], { shot: 'over', prop: TEA }),
    say('tilda', 'worry', ['So how can you tell which she wants?', 'じゃあ、どっちなのか分かりますか？', 'งั้นลุงดูออกไหมคะว่าเขาจะเอาไง', '那您看得出她要哪一邊嗎？', 'فكيف تعرف ما الذي تريده؟'], { shot: 'close' }),
    say('bram', 'smile', ['Neither. She just likes good service.', 'どっちでもない。接客を受けたいだけさ。', 'ไม่เอาทั้งคู่ เขาแค่ชอบบริการดี ๆ', '都不要。她只是喜歡被服務。', 'لا هذا ولا ذاك. تحبّ الخدمة الجيّدة فحسب.'], { shot: 'full' }),
  ]),
  strip(['Shoelaces', '靴ひも', 'เชือกรองเท้า', '鞋帶', 'رباط الحذاء'], 'station', 'morning', [
    say('joss', 'joy', ['Today I’ll make it! Thirty seconds to sp—', '今日こそ間に合う！　あと三十秒もあ——', 'วันนี้ทันแน่! เหลือตั้งสามสิบวิ—', '今天一定趕得上！還有三十秒——', 'سألحق به اليوم! ما زال لديّ ثلاثون ثا—'], { shot: 'full' }),
    show('action', 'joss', 'shock', { sound: ['THUD', 'ズベッ', 'ตุ้บ', '砰！', 'طاخ'] }),
    say('joss', 'worry', ['Who untied my laces? I only stood still a moment!', '誰だ、ひもほどいたの！　一瞬止まっただけで！', 'ใครแกะเชือกรองเท้าผม! ผมหยุดแป๊บเดียวเอง!', '誰把我鞋帶解開了？我才停一下下！', 'من فكّ رباطي؟ لم أقف إلّا لحظة!'], { shot: 'close' }),
    say('bram', 'calm', ['That’s the first time she’s been able to catch you.', 'やっと追いつけて、うれしかったんだよ。', 'เขาเพิ่งไล่ทันเธอเป็นครั้งแรกน่ะสิ', '她總算追上你一次嘛。', 'لأوّل مرّة تتمكّن من اللحاق بك.'], { shot: 'over' }),
  ]),
  strip(['The Ghost', '幽霊', 'ผีสถานี', '鬧鬼', 'الشبح'], 'station', 'night', [
    say('tilda', 'worry', ['Bram… at night there are footsteps on Nine.', 'ブラムさん……夜、九番で足音がするんです。', 'ลุงแบรมคะ…กลางคืนมีเสียงเดินที่ชานชาลาเก้า', '布拉姆伯……晚上九號月台有腳步聲。', 'عمّ برام... في الليل أسمع خطى على التاسع.'], { shot: 'wide' }),
    say('bram', 'cold', ['The Grey Conductor. He walks when the moon is out.', '灰色の車掌だ。月の夜に歩くという。', 'พนักงานตรวจตั๋วสีเทา เดินทุกคืนเดือนหงาย', '是灰衣車掌。有月亮的晚上就會出來走。', 'إنّه المراقب الرمادي. يمشي كلّما طلع القمر.'], { shot: 'low' }),
    say('tilda', 'shock', ['He knocked over my sardines!', '私のイワシ缶を倒しました！', 'เขาทำปลากระป๋องหนูคว่ำด้วย!', '他還打翻我的沙丁魚罐頭！', 'لقد أوقع علبة السردين!'], { shot: 'face', sound: MEOW }),
    say('bram', 'deadpan', ['Yes. He always was a grey, furry sort of man.', 'ああ。毛深い、灰色の男だったからね。', 'ใช่ เขาเป็นคนตัวเทา ๆ ขนปุย ๆ น่ะ', '嗯，他是個毛茸茸、灰灰的人。', 'نعم، كان رجلًا رماديًّا كثيف الفرو.'], { shot: 'close' }),
  ]),
  strip(['Sick Day', '病欠', 'วันลาป่วย', '病假', 'إجازة مرضية'], 'station', 'day', [
    say('bram', 'talk', ['Tilda has a cold. I’m in charge today.', 'ティルダは風邪だ。今日はわしが代理でな。', 'ทิลดาเป็นหวัด วันนี้ลุงคุมเอง', '蒂妲感冒了，今天由我代班。', 'تيلدا مصابة بالزكام. أنا المسؤول اليوم.'], { shot: 'full' }),
    say('joss', 'talk', ['And who’s doing the announcements?', 'じゃあ、アナウンスは誰が？', 'แล้วใครประกาศล่ะครับ', '那廣播誰負責？', 'ومن يذيع الإعلانات؟'], { shot: 'profile' }),
    show('pause', null, 'calm', { sound: ['MROOOOW', 'んにゃああー', 'เมี้ยวววว', '喵嗚——', 'ميااااو'] }),
    say('joss', 'shock', ['I understood every word! For the first time!', '初めて、ぜんぶ聞き取れた！', 'ฟังรู้เรื่องทุกคำเลย! ครั้งแรก!', '我第一次全部聽懂了！', 'فهمتُ كلّ كلمة! لأوّل مرّة!'], { shot: 'face' }),
  ]),
  strip(['A Present', '贈りもの', 'ของขวัญ', '禮物', 'هديّة'], 'station', 'dusk', [
    say('joss', 'shy', ['Tilda? I brought something. For, um… the cat.', 'ティルダさん。これ、その……猫に。', 'คุณทิลดา ผมเอาของมาให้ เอ่อ…ให้แมวครับ', '蒂妲？這個給……呃，給貓的。', 'تيلدا؟ أحضرتُ شيئًا... أمم... للقطّة.'], { shot: 'two' }),
    say('tilda', 'smile', ['A heart-shaped tin of tuna! She’ll be so pleased.', 'ハート形のツナ缶！　きっと喜びます。', 'ทูน่ากระป๋องรูปหัวใจ! เขาต้องดีใจแน่ค่ะ', '心形的鮪魚罐頭！她一定很開心。', 'علبة تونة على شكل قلب! ستفرح كثيرًا.'], { shot: 'close' }),
    say('tilda', 'shock', ['…Why are there two concert tickets under it?', '……下に、演奏会の券が二枚？', '…ทำไมข้างใต้มีบัตรคอนเสิร์ตสองใบคะ', '……下面怎麼有兩張音樂會的票？', '...لمَ تحتها بطاقتان لحفل موسيقي؟'], { shot: 'face', prop: LETTER }),
    say('joss', 'strain', ['Goodness, is that my traaain?!', 'あっ、オレの電車だあぁ！', 'ว้าย รถผมมาแล้วคร้าบบบ!', '啊，我的車來了啊啊啊！', 'يا إلهي، هذا قطاااري!'], { shot: 'action', tone: 'shout' }),
  ]),
  strip(['Two Tickets', '二枚の券', 'บัตรสองใบ', '兩張票', 'بطاقتان'], 'station', 'morning', [
    say('joss', 'shy', ['So… about those tickets. Have you decided?', 'あの……券のこと、どうっすか。', 'เอ่อ…เรื่องบัตร ตัดสินใจหรือยังครับ', '那個……票的事，妳想好了嗎？', 'إذن... بخصوص البطاقتين. هل قرّرتِ؟'], { shot: 'full' }),
    say('tilda', 'worry', ['I’m so sorry. Ticket ate the tickets.', 'ごめんなさい。きっぷが券を食べました。', 'ขอโทษนะคะ เจ้าตั๋วกินบัตรไปแล้ว', '對不起，票票把票吃了。', 'أنا آسفة. تذكرة أكلت البطاقتين.'], { shot: 'close' }),
    say('joss', 'sad', ['…I see. That’s a no, then.', '……そっか。ダメってことっすね。', '…เข้าใจแล้วครับ แปลว่าไม่สินะ', '……這樣啊。那就是不行了。', '...فهمتُ. إذن هو رفض.'], { shot: 'profile' }),
    say('tilda', 'shy', ['So I bought two more. Tuna-proof ones.', 'だから二枚、買い直しました。', 'หนูเลยซื้อมาใหม่สองใบค่ะ', '所以我又買了兩張。', 'لذا اشتريتُ بطاقتين أخريين.'], { shot: 'face' }),
  ]),
  strip(['Seven Sharp', '七時ちょうど', 'หนึ่งทุ่มตรง', '七點整', 'السابعة تمامًا'], 'street', 'night', [
    say('tilda', 'worry', ['Seven sharp, he said. He’ll miss the train. He will.', '七時って言ったけど、絶対乗り遅れるわ……', 'นัดหนึ่งทุ่มตรง เขาต้องตกรถแน่เลย…', '他說七點整。他一定會錯過車，一定會。', 'قال السابعة تمامًا. سيفوته القطار حتمًا.'], { shot: 'wide' }),
    say('joss', 'smile', ['Good evening.', 'こんばんは。', 'สวัสดีครับ', '晚安。', 'مساء الخير.'], { shot: 'full', prop: { kind: 'flower', colour: '#ff8a5c' } }),
    say('tilda', 'shock', ['You’re here?! Since when?', 'もういる！？　いつからですか！？', 'มาแล้วเหรอคะ! ตั้งแต่เมื่อไร', '你已經到了！？什麼時候來的？', 'أنت هنا؟! منذ متى؟'], { shot: 'face' }),
    say('joss', 'shy', ['Since noon. I was scared, so I ran.', '昼から。不安で、つい走っちゃって。', 'ตั้งแต่เที่ยงครับ กลัวไม่ทัน เลยวิ่งมา', '中午。我怕遲到，就用跑的。', 'منذ الظهر. خفتُ أن أتأخّر فجريت.'], { shot: 'close' }),
  ]),
  strip(['Why Nine?', 'なぜ九番？', 'ทำไมต้องเก้า', '為什麼是九', 'لماذا التاسع؟'], 'station', 'dusk', [
    say('joss', 'talk', ['Bram told me why it’s called Platform Nine!', 'なぜ九番か、ブラムさんに聞いたっす！', 'ลุงแบรมบอกผมแล้วว่าทำไมถึงชื่อชานชาลาเก้า!', '布拉姆伯告訴我為什麼叫九號月台了！', 'أخبرني العمّ برام لماذا سُمّي التاسع!'], { shot: 'full' }),
    say('joss', 'smile', ['Cats have nine lives.', '猫に九生あり、だって。', 'เพราะแมวมีเก้าชีวิต', '因為貓有九條命。', 'لأنّ للقطط تسع أرواح.'], { shot: 'close' }),
    say('tilda', 'worry', ['He told me it’s nine steps from the kettle.', '私には、やかんから九歩だからと。', 'เขาบอกหนูว่าห่างจากกาน้ำเก้าก้าว', '他跟我說，是因為離水壺九步。', 'قال لي لأنّه على تسع خطوات من الإبريق.'], { shot: 'two' }),
    say('bram', 'smirk', ['And I told the inspector it was classified.', '監査官には「機密」と言っといたよ。', 'ส่วนผู้ตรวจการ ลุงบอกว่าเป็นความลับราชการ', '我跟督察說是機密。', 'وقلتُ للمفتّشة إنّه سرّ رسمي.'], { shot: 'over', prop: TEA }),
  ]),
  strip(['Follow-Up', '再監査', 'ตรวจซ้ำ', '複查', 'المتابعة'], 'station', 'day', [
    say('vane', 'cold', ['Official inspection. Don’t mind me.', '公式監査です。お構いなく。', 'ตรวจราชการค่ะ ไม่ต้องสนใจ', '例行檢查，不用管我。', 'تفتيش رسمي. لا تكترثوا لي.'], { shot: 'full' }),
    say('tilda', 'talk', ['But you inspected us last week.', '先週もいらっしゃいましたよね。', 'แต่อาทิตย์ที่แล้วก็เพิ่งตรวจนะคะ', '可是您上週才來過。', 'لكنّكِ فتّشتِ الأسبوع الماضي.'], { shot: 'two' }),
    say('bram', 'smirk', ['And the week before. On a Sunday.', 'その前の週も。日曜に。', 'อาทิตย์ก่อนโน้นก็มา วันอาทิตย์ด้วย', '再上一週也來，還是星期天。', 'والأسبوع الذي قبله. يوم العطلة.'], { shot: 'over' }),
    say('vane', 'shy', ['…I have brought a brush. For the evidence.', '……ブラシを持参しました。証拠用です。', '…ฉันเอาแปรงมาค่ะ ไว้แปรง…หลักฐาน', '……我帶了梳子，要梳……證據。', '...أحضرتُ فرشاة. من أجل الدليل.'], { shot: 'close', sound: MEOW }),
  ]),
  strip(['On Strike', 'ストライキ', 'ประท้วง', '罷工', 'إضراب'], 'office', 'morning', [
    say('tilda', 'shock', ['She won’t leave the lever! Every train has stopped!', 'レバーからどきません！　全線停止です！', 'เขาไม่ยอมลุกจากคันสัญญาณ! รถหยุดหมดเลย!', '她不肯離開拉桿！全線都停了！', 'لا تترك الذراع! توقّفت كلّ القطارات!'], { shot: 'face', sound: MEOW }),
    say('bram', 'calm', ['What are her demands?', '要求は何だね。', 'เขาเรียกร้องอะไร', '她的訴求是什麼？', 'وما مطالبها؟'], { shot: 'close' }),
    say('tilda', 'talk', ['A chair by the stove, and fish on Fridays.', 'ストーブ前の椅子と、金曜の魚です。', 'เก้าอี้หน้าเตา กับปลาทุกวันศุกร์ค่ะ', '爐邊的椅子，還有週五吃魚。', 'كرسيّ قرب المدفأة، وسمك كلّ جمعة.'], { shot: 'profile' }),
    say('bram', 'sad', ['We struck for those in ’79. Eleven weeks. Nothing.', '七九年に十一週もストして、負けた要求だ。', 'ปี ๗๙ พวกลุงหยุดงานขอสิบเอ็ดอาทิตย์ ไม่ได้สักอย่าง', '七九年我們為這個罷工十一週，什麼都沒有。', 'أضربنا لأجلها أحد عشر أسبوعًا بلا جدوى.'], { shot: 'full' }),
  ]),
  strip(['The New Map', '新しい路線図', 'แผนที่ใหม่', '新路線圖', 'الخريطة الجديدة'], 'station', 'dusk', [
    say('tilda', 'joy', ['The new railway map is here! We’re… um. We’re…', '新しい路線図です！　うちは……えっと……', 'แผนที่รถไฟใหม่มาแล้ว! เราอยู่…เอ่อ…', '新的路線圖來了！我們在……咦……', 'وصلت الخريطة الجديدة! نحن... أمم... نحن...'], { shot: 'full', prop: LETTER }),
    say('vane', 'sad', ['You’re not on it. They close you in thirty days.', '載っていません。三十日後に、廃駅です。', 'ไม่มีค่ะ อีกสามสิบวันสถานีนี้จะปิด', '上面沒有。三十天後，這站要裁撤。', 'لستم عليها. ستُغلق المحطّة بعد ثلاثين يومًا.'], { shot: 'profile' }),
    show('pause', null, 'sad', { sound: MEOW }),
    say('bram', 'cold', ['Has anybody told HER?', 'ボスには、誰か話したのかい。', 'มีใครบอกเขาหรือยัง', '有人跟「她」說了嗎？', 'وهل أخبرها أحد هي؟'], { shot: 'close' }),
  ]),
  strip(['The Petition', '署名', 'ล่ารายชื่อ', '連署', 'العريضة'], 'station', 'day', [
    say('tilda', 'strain', ['We need a thousand signatures by Friday!', '金曜までに、署名が千人分いります！', 'ต้องได้พันรายชื่อภายในวันศุกร์ค่ะ!', '星期五前要收到一千個簽名！', 'نحتاج ألف توقيع قبل يوم الجمعة!'], { shot: 'low', prop: LOG }),
    say('bram', 'worry', ['There are only two hundred of us in the village.', '村じゅう集めても二百人だぞ。', 'ทั้งหมู่บ้านมีแค่สองร้อยคนเอง', '全村也才兩百個人啊。', 'لسنا سوى مئتين في القرية كلّها.'], { shot: 'over' }),
    say('joss', 'joy', ['It’s full! We have exactly a thousand!', 'いっぱいっす！　ぴったり千人！', 'เต็มแล้วครับ! ครบพันพอดีเป๊ะ!', '滿了！剛好一千個！', 'امتلأت! ألف توقيع بالضبط!'], { shot: 'close' }),
    say('tilda', 'deadpan', ['Eight hundred of these are muddy.', '八百人分、泥の肉球です。', 'แปดร้อยชื่อเป็นรอยเท้าเปื้อนโคลนค่ะ', '其中八百個是泥巴印。', 'ثمانمئة منها بالطين.'], { shot: 'chibi', sound: MEOW }),
  ]),
  strip(['Legible', '読める字', 'อ่านออก', '字跡清楚', 'خطّ واضح'], 'office', 'dusk', [
    say('vane', 'cold', ['Eight hundred of these are paw prints.', '八百は肉球ですね。', 'แปดร้อยชื่อนี่รอยอุ้งเท้านะคะ', '這裡有八百個肉球印。', 'ثمانمئة من هذه آثار كفوف.'], { shot: 'full', prop: LOG }),
    say('tilda', 'worry', ['Is that… against the rules?', '規則違反……でしょうか。', 'ผิดระเบียบไหมคะ…', '這樣……違規嗎？', 'هل هذا... مخالف للقواعد؟'], { shot: 'close' }),
    say('vane', 'talk', ['Rule Nine: signatures must be legible.', '規則九。署名は読めること。', 'ระเบียบข้อเก้า ลายเซ็นต้องอ่านออก', '第九條：簽名須清晰可辨。', 'القاعدة التاسعة: يجب أن يكون التوقيع مقروءًا.'], { shot: 'profile' }),
    say('vane', 'smirk', ['These are the only ones I can read.', '読めるのは、この八百だけです。', 'อันที่อ่านออกก็มีแต่แปดร้อยนี่แหละค่ะ', '能辨認的，就只有這八百個。', 'وهذه وحدها أستطيع قراءتها.'], { shot: 'face' }),
  ]),
  strip(['The Run', '激走', 'วิ่ง', '狂奔', 'الجري'], 'street', 'dusk', [
    say('vane', 'worry', ['It must reach Head Office by five. No train till six!', '本社に五時必着。次の電車は六時です！', 'ต้องถึงสำนักงานใหญ่ก่อนห้าโมง แต่รถมาหกโมง!', '五點前要送到總公司，可是六點才有車！', 'يجب أن تصل قبل الخامسة، والقطار في السادسة!'], { shot: 'full' }),
    say('tilda', 'cry', ['It’s twelve kilometres! Nobody can run that far!', '十二キロもある！　走れる人なんて……', 'ตั้งสิบสองกิโล! ใครจะวิ่งไหวคะ!', '有十二公里耶！誰跑得到啊！', 'اثنا عشر كيلومترًا! من يقدر على جريها؟!'], { shot: 'face' }),
    show('eyes', 'joss', 'calm'),
    say('joss', 'smirk', ['I’ve missed nine hundred trains for this.', 'このために九百本、乗り遅れてきた。', 'ผมตกรถมาเก้าร้อยขบวนก็เพื่อวันนี้แหละ', '我錯過九百班車，就是為了今天。', 'فاتني تسعمئة قطار من أجل هذه اللحظة.'], { shot: 'low' }),
  ]),
  strip(['On Time', '定刻', 'ตรงเวลา', '準時', 'في الموعد'], 'station', 'night', [
    say('joss', 'strain', ['I was… early. By… four… minutes.', '着いた……四分……前に……', 'ผมไปถึง…ก่อน…สี่…นาที…', '我……早到了……四……分鐘……', 'وصلتُ... مبكّرًا... بأربع... دقائق.'], { shot: 'full' }),
    say('tilda', 'joy', ['EARLY! Then we’re saved?', '早い！　じゃあ、駅は助かったの？', 'ก่อนเวลา! งั้นเรารอดแล้วใช่ไหมคะ', '早到！那我們得救了？', 'مبكّرًا! هل نجونا إذن؟'], { shot: 'close' }),
    say('vane', 'smile', ['You stay open. They only ask for the cat’s schedule.', '存続です。あとは猫の勤務表を出せと。', 'สถานีอยู่ต่อค่ะ เขาขอแค่ตารางงานของแมว', '保留了。他們只要貓的班表。', 'ستبقى مفتوحة. يطلبون فقط جدول دوام القطّة.'], { shot: 'profile', prop: LETTER }),
    say('bram', 'laugh', ['She’ll see them at 6:40. Tell them not to be late.', '面会は六時四十分。遅れるなと言っとけ。', 'ให้เข้าพบหกโมงสี่สิบ บอกเขาว่าอย่าสาย', '六點四十接見。叫他們別遲到。', 'ستقابلهم في السادسة وأربعين. فلا يتأخّروا.'], { shot: 'face' }),
  ]),
  strip(['The Parcel', '小包', 'พัสดุ', '包裹', 'الطرد'], 'station', 'dusk', [
    say('tilda', 'talk', ['The truth now, Bram. Why nine?', '本当のこと、教えてください。なぜ九番？', 'บอกความจริงมาเถอะค่ะลุง ทำไมต้องเก้า', '布拉姆伯，說實話，為什麼是九？', 'قل لي الحقيقة يا عمّ برام. لماذا التاسع؟'], { shot: 'two' }),
    say('bram', 'smile', ['We ordered a plate with a two. They sent a nine.', '「二」の札を頼んだら「九」が届いた。', 'เราสั่งป้ายเลขสอง เขาส่งเลขเก้ามา', '我們訂的牌子是「二」，寄來的是「九」。', 'طلبنا لوحة برقم اثنين فأرسلوا تسعة.'], { shot: 'close', prop: TEA }),
    say('tilda', 'talk', ['And nobody sent it back?', '返品、しなかったんですか？', 'แล้วไม่มีใครส่งคืนเหรอคะ', '沒有人退回去嗎？', 'ولم يُعدها أحد؟'], { shot: 'profile' }),
    say('bram', 'shy', ['There was a kitten asleep on it.', '上で、子猫が寝てたんでね。', 'มีลูกแมวนอนหลับอยู่บนป้ายน่ะ', '有隻小貓睡在上面啊。', 'كانت قطّة صغيرة نائمة عليها.'], { shot: 'full' }),
    show('pause', null, 'calm', { sound: MEOW }),
  ]),
];
