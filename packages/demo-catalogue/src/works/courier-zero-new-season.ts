import type { SceneName } from '../scenery/scenes.ts';
import { type Beat, type EpisodeScript, type Passage, passage, say, show, tell } from './script.ts';

const LETTER = { kind: 'letter', colour: '#ff6a1f' } as const;
const PHONE = { kind: 'phone', colour: '#3aa0b4' } as const;
const LAMP = { kind: 'lantern', colour: '#ffd23a' } as const;

/** A place in the rain, as most of this city's nights are. */
const wet = (place: SceneName, hour: string, beats: readonly Beat[]): Passage => passage(place, hour, beats, 'rain');

/** The search for the woman who writes the replies. */
export const COURIER_ZERO_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['The Sealed Coffin', '封をされた棺', 'โลงที่ผนึกไว้', '封住的棺木', 'النعش المختوم'],
    passages: [
      passage('office', 'depot', [
        tell(['By noon the Office had sealed every street. The depot smelled of wet wool.', '昼には全区が封鎖された。営業所は濡れた毛糸の匂いがした。', 'พอเที่ยง กรมปิดทุกถนน ที่ทำการอวลกลิ่นไหมพรมเปียก', '中午，透明局封了所有的路。站裡一股濕毛線味。', 'ظهرًا أغلق المكتب كلّ شارع. وفاح في المحطّة صوف مبلول.']),
        say('zero', 'cold', ['You buried her. Did you see her face?', '葬ったのはあんただ。顔は、見たのか。', 'คุณเป็นคนฝังแม่ คุณเห็นหน้าแม่ไหม', '妳親手葬的。妳看到她的臉了嗎？', 'أنتِ دفنتِها. هل رأيتِ وجهها؟'], { shot: 'close', to: 'mags' }),
        say('mags', 'sad', ['The coffin came from the Office. Nailed and sealed.', '棺は局から届いた。釘打ちで、封までしてあった。', 'โลงส่งมาจากกรม ตอกตะปูแล้วผนึกมาเรียบร้อย', '棺木是局裡送來的，釘死了，還貼了封條。', 'جاء النعش من المكتب. مسمّرًا ومختومًا.']),
        say('juno', 'shock', ['And you didn’t LOOK?', 'で、見なかったんすか！？', 'แล้วป้าไม่เปิดดูเหรอ!?', '結果妳沒看？！', 'ولم تنظري؟!']),
        say('mags', 'cry', ['It was sealed, child. Rule two. I have kept it all my life.', '封だよ。掟その二。一生、守ってきたんだ。', 'ก็มันผนึกอยู่ กฎข้อสอง ป้ารักษามาทั้งชีวิต', '封著啊，孩子。規矩二，我守了一輩子。', 'كان مختومًا يا ابنتي. القاعدة الثانية. التزمتُها عمري.'], { shot: 'face' }),
      ]),
      wet('alley', 'night', [
        show('low', 'zero', 'strain', { sound: ['CRACK', 'バキッ', 'แคร่ก', '啪嚓', 'طَقّ'] }),
        tell(['Under the headstone: forty kilos of office paper, tied with string.', '墓石の下にあったのは、紐で括った書類が四十キロ。', 'ใต้ป้ายหลุมศพมีกระดาษสำนักงานสี่สิบกิโล มัดเชือกไว้', '墓碑底下，是四十公斤用繩子綁好的公文紙。', 'تحت الشاهدة: أربعون كيلوغرامًا من ورق المكاتب.']),
        say('juno', 'worry', ['You’ve been bringing flowers to stationery.', '文房具に、花を供えてたんすね。', 'งั้นที่ผ่านมาพี่เอาดอกไม้มาไหว้เครื่องเขียน', '原來你一直在給文具獻花。', 'كنتَ تضع الزهور على قرطاسيّة.'], { shot: 'over' }),
        say('zero', 'calm', ['It was good paper. Mags, you kept her bicycle.', 'いい紙だった。……マグズ、母さんの自転車があるな。', 'กระดาษดีอยู่ แม็กส์ คุณเก็บจักรยานแม่ไว้ใช่ไหม', '紙質不錯。瑪格絲，她的腳踏車妳還留著吧。', 'كان ورقًا جيّدًا. ماغز، احتفظتِ بدرّاجتها.'], { shot: 'two', to: 'mags' }),
        say('mags', 'smirk', ['Oiled it every Sunday. I never once asked myself why.', '毎週日曜、油を差してた。なぜかは考えないようにね。', 'หยอดน้ำมันทุกวันอาทิตย์ ไม่เคยถามตัวเองว่าทำไม', '每個星期天上油。從沒問過自己為什麼。', 'أزيّتها كلّ أحد. ولم أسأل نفسي يومًا لماذا.'], { shot: 'close' }),
      ]),
    ],
  },
  {
    title: ['Voices at the Door', '扉の声', 'เสียงที่ประตู', '門上的聲音', 'أصوات على الباب'],
    passages: [
      wet('street', 'night', [
        tell(['That night every phone in the city rang at once.', 'その夜、街じゅうの端末が一斉に鳴った。', 'คืนนั้นมือถือทุกเครื่องในเมืองดังพร้อมกัน', '那一夜，全城的手機同時響起。', 'تلك الليلة رنّت كلّ هواتف المدينة معًا.']),
        tell(['“Don’t open to couriers, darling,” they said. In a mother’s voice, in a son’s.', '「配達人に開けないで」。母の声で、息子の声で。', '“อย่าเปิดให้คนส่งสารนะ” ในเสียงของแม่ ของลูก', '「別給信差開門。」用母親的聲音，用兒子的聲音。', '«لا تفتح للسعاة». بصوت أمّ، بصوت ابن.'], {
          who: 'juno',
          mood: 'worry',
          shot: 'close',
        }),
        say('juno', 'strain', ['Post! Hello? I can see you behind the curtain, sir!', '郵便っす！　カーテンの陰、見えてますよ！', 'จดหมายค่ะ! ลุงคะ หนูเห็นลุงหลังม่านนะ!', '送信！先生，我看到你躲在窗簾後面了！', 'بريد! مرحبًا؟ أراك خلف الستارة يا سيّدي!'], { shot: 'full', prop: LETTER }),
        show('hand', 'juno', 'sad', { sound: ['clunk', 'ガチャリ', 'แกร๊ก', '喀答', 'كلَك'] }),
        say('zero', 'cold', ['Nine hundred doors, and not one opened. They learn fast.', '九百の扉、ひとつも開かない。覚えが早いな。', 'เก้าร้อยประตู ไม่เปิดสักบาน พวกมันเรียนรู้ไว', '九百扇門，一扇都不開。他們學得真快。', 'تسعمئة باب ولم يُفتح واحد. إنّهم يتعلّمون بسرعة.'], { shot: 'low' }),
      ]),
      wet('busStop', 'night', [
        say('juno', 'angry', ['Mine’s still at it. “Supper at twelve past four, love.”', 'うちの偽母さんも来たっす。「夕飯は四時十二分よ」', 'แม่ปลอมหนูก็ยังส่งมา “กินข้าวสี่โมงสิบสองนะลูก”', '我的假媽媽還在傳：「晚飯四點十二分喔。」', 'ما زالت أمّي المزيّفة تكتب: «العشاء في 4:12 حبيبتي».'], { prop: PHONE, shot: 'close' }),
        say('zero', 'worry', ['Nobody eats at twelve past four. Show me yesterday’s.', '四時十二分に夕飯を食う奴はいない。昨日のは？', 'ไม่มีใครกินข้าวเย็นสี่โมงสิบสอง ขอดูของเมื่อวาน', '沒人四點十二分吃晚飯。昨天的給我看。', 'لا أحد يتعشّى في 4:12. أريني رسالة الأمس.']),
        say('juno', 'shock', ['“Bus at 4:12.” “Your aunt turns 412.” I don’t HAVE an aunt!', '「バス、四時十二分」「伯母さんが412歳」……伯母さんいないっす！', '“รถมา 4:12” “ป้าหนูอายุ 412 แล้ว” หนูไม่มีป้า!', '「公車4:12到」「妳阿姨412歲了」……我哪有阿姨！', '«الباص 4:12». «عمّتك بلغت 412». ليس لي عمّة!'], { shot: 'face' }),
        show('eyes', 'zero', 'shock'),
        say('zero', 'strain', ['She can’t refuse to write. So she writes it wrong on purpose.', '断れないんだ。だから、わざと間違えて書いてる。', 'แม่ปฏิเสธไม่ได้ เลยจงใจเขียนให้ผิด', '她不能不寫，所以故意寫錯。', 'لا تستطيع الرفض، فتتعمّد أن تخطئ.'], { shot: 'two' }),
      ]),
    ],
  },
  {
    title: ['Four Down, Twelve Along', '地下四階、十二番', 'ใต้ดินสี่ ห้องสิบสอง', '地下四樓，十二號', 'الرابع تحت الأرض'],
    passages: [
      passage('library', 'depot', [
        tell(['The city archive keeps the plans of every building, and nobody has ever asked for them.', '記録館には全建物の図面がある。見に来た者はいない。', 'หอจดหมายเหตุมีแปลนทุกอาคาร แต่ไม่เคยมีใครมาขอดู', '檔案館收著全城的建築圖。從來沒有人來調閱。', 'في الأرشيف خرائط كلّ مبنى، ولم يطلبها أحد قطّ.']),
        say('mags', 'talk', ['Clear Office. Top floor’s on here. Cellars too. Three of them.', '透明局。最上階……地下も。地下は三階まで。', 'กรมโปร่งใส ชั้นบนสุดมี ชั้นใต้ดินก็มี สามชั้น', '透明局。頂樓有畫，地下室也有，三層。', 'مكتب الشفافية. هنا الطابق الأعلى، والأقبية. ثلاثة.'], { shot: 'over' }),
        say('zero', 'deadpan', ['And the drains for four.', 'なのに、排水管は四階分ある。', 'แต่ท่อน้ำทิ้งมีสี่ชั้น', '排水管卻有四層。', 'والمجاري لأربعة.'], { shot: 'close' }),
        say('juno', 'joy', ['Four down, room twelve! Four-twelve! I’m a genius! She’s a genius!', '地下四階の十二！　四・一二！　あたし天才！　お母さんも！', 'ใต้ดินสี่ ห้องสิบสอง! 4-12! หนูอัจฉริยะ! แม่พี่ก็ด้วย!', '地下四樓十二號！四一二！我是天才！她也是！', 'الرابع، الغرفة 12! أنا عبقريّة! وهي أيضًا!'], { shot: 'low' }),
        show('group', 'juno', 'joy', { others: ['zero', 'mags'] }),
      ]),
      passage('stairs', 'blackout', [
        say('mags', 'worry', ['There’s worse in this paper. They’re moving Kade at dawn. By rail.', '新聞に、もっと悪い話だ。夜明けにケイドを移送。列車で。', 'ข่าวร้ายกว่านั้น เขาจะย้ายเคดตอนเช้ามืด ทางรถไฟ', '報上還有更糟的。凱德天亮要被押走，搭火車。', 'وفي الجريدة ما هو أسوأ. سينقلون كايد فجرًا بالقطار.'], {
          prop: LAMP,
          shot: 'close',
        }),
        say('zero', 'sad', ['One dawn. Two doors.', '夜明けは一度。扉は、二つ。', 'เช้ามืดมีครั้งเดียว แต่ประตูมีสองบาน', '只有一個黎明，卻有兩扇門。', 'فجر واحد. وبابان.'], { shot: 'face' }),
        say('juno', 'talk', ['So there’s two of us. I’ll take the train.', 'こっちも二人っす。列車は、あたしが。', 'เราก็มีสองคนไง รถไฟหนูไปเอง', '我們也有兩個人啊。火車交給我。', 'ونحن اثنان. القطار عليّ.'], { shot: 'two' }),
        say('zero', 'worry', ['They’ll check everyone who boards.', '乗る者は残らず調べられるぞ。', 'พวกมันตรวจทุกคนที่ขึ้นนะ', '上車的人都會被搜。', 'سيفتّشون كلّ من يصعد.']),
        say('juno', 'smirk', ['Everyone. But not everything. Mags, how much tape have we got?', '「者」は、でしょ。マグズさん、テープどれだけあります？', 'ตรวจทุกคน แต่ไม่ได้ตรวจทุกชิ้น ป้าแม็กส์ มีเทปเท่าไหร่', '「人」才會。瑪格絲，我們有多少膠帶？', 'كلّ «من»، لا كلّ «ما». ماغز، كم عندنا من اللاصق؟'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['This Way Up', '天地無用', 'ห้ามพลิกกลับ', '此面朝上', 'هذا الوجه إلى الأعلى'],
    passages: [
      passage('station', 'dawn', [
        tell(['At ten to five a parcel was brought to the prison train. It had freckles.', '四時五十分、囚人列車に小包が届いた。そばかすがあった。', 'ตีสี่ห้าสิบ พัสดุชิ้นหนึ่งมาถึงรถไฟนักโทษ มันมีกระ', '四點五十分，一件包裹送到囚車旁。它有雀斑。', 'قبل الخامسة بعشر دقائق جاء إلى قطار السجن طرد فيه نمش.']),
        show('chibi', 'juno', 'strain', { sound: ['RUSTLE', 'ガサガサ', 'สวบสาบ', '沙沙', 'خَشخَشة'] }),
        say('juno', 'talk', ['To Inspector I. Kade, carriage three. Contents: private.', '三号車、ケイド警部宛て。内容品、親展っす。', 'ถึงสารวัตรเคด โบกี้สาม สิ่งที่บรรจุ เป็นเรื่องส่วนตัว', '收件人：三號車廂凱德督察。內容物：私人。', 'إلى المفتّشة كايد، العربة الثالثة. المحتوى: خاصّ.'], { shot: 'full' }),
        tell(['The guard found nothing in the law against a parcel reading out its own label.', '小包が宛名を読み上げてはならぬ、という法は見つからなかった。', 'ยามหาไม่เจอว่ากฎหมายข้อไหนห้ามพัสดุอ่านป้ายตัวเอง', '守衛翻遍法條，沒有一條禁止包裹自己唸收件人。', 'لم يجد الحارس قانونًا يمنع الطرد من قراءة عنوانه.']),
        say('juno', 'shout', ['FRAGILE!', 'ワレモノ注意っ！', 'ระวังแตก!', '小心易碎！', 'قابل للكسر!'], { tone: 'shout', shot: 'face' }),
      ]),
      passage('busInside', 'dawn', [
        say('kade', 'deadpan', ['I have refused three lawyers and a priest. What are you?', '弁護士三人と司祭は断った。で、お前は何だ。', 'ฉันไล่ทนายไปสาม บาทหลวงอีกหนึ่ง แล้วเธอเป็นอะไร', '我趕走了三個律師和一個神父。妳是什麼東西？', 'رددتُ ثلاثة محامين وكاهنًا. وأنتِ ما تكونين؟'], { shot: 'close' }),
        say('juno', 'smile', ['Registered post. Sign on my forehead, please.', '書留っす。おでこに署名、お願いします。', 'ไปรษณีย์ลงทะเบียนค่ะ เซ็นตรงหน้าผากเลย', '掛號信。請簽在我額頭上。', 'بريد مسجّل. وقّعي على جبيني من فضلك.'], { shot: 'two' }),
        show('eyes', 'kade', 'shock'),
        say('kade', 'smirk', ['In six years of chasing you people I never once laughed on duty.', '六年追って、勤務中に笑ったのは初めてだ。', 'ไล่จับพวกเธอมาหกปี เพิ่งเคยหัวเราะในเวลางาน', '追了你們六年，這是我第一次在值勤時笑。', 'ستّ سنوات أطاردكم، ولم أضحك في الخدمة إلا الآن.'], { shot: 'low' }),
        say('kade', 'cold', ['Wait. Marsh went to four-twelve? Who told him that she writes?', '待て。マーシュは地下か？　母が書くと、誰に聞いた。', 'เดี๋ยว มาร์ชไปห้อง 412 เหรอ ใครบอกเขาว่าแม่เป็นคนเขียน', '等等。馬許去了四一二？誰告訴他是她在寫的？', 'مهلًا. مارش ذهب إلى 412؟ من قال له إنّها تكتب؟'], { shot: 'face' }),
      ]),
    ],
  },
  {
    title: ['Room Twelve', '十二号室', 'ห้องสิบสอง', '十二號房', 'الغرفة الثانية عشرة'],
    passages: [
      passage('corridor', 'glass', [
        tell(['The fourth cellar was lit like a hospital. There were no guards at all.', '地下四階は病院のように明るく、見張りはひとりもいない。', 'ชั้นใต้ดินสี่สว่างเหมือนโรงพยาบาล ไม่มียามสักคน', '地下四樓亮得像醫院，一個守衛也沒有。', 'كان القبو الرابع مضاءً كمستشفى، ولا حرّاس فيه.']),
        say('zero', 'worry', ['Too easy. She would have hated this.', '楽すぎる。母さんなら嫌がる道だ。', 'ง่ายเกินไป แม่ไม่ชอบทางแบบนี้แน่', '太順了。她最討厭這種路。', 'الأمر سهل أكثر ممّا يجب. كانت ستكره هذا.'], { tone: 'think', shot: 'low' }),
        show('back', 'zero', 'cold'),
        tell(['Behind door twelve, someone was typing. It stopped.', '十二番の扉の向こうで、打鍵の音が止んだ。', 'หลังประตูสิบสองมีเสียงพิมพ์ดีด แล้วก็หยุด', '十二號門後有人在打字。聲音停了。', 'خلف الباب الثاني عشر كان أحد يطبع. ثمّ توقّف.'], { who: 'zero', mood: 'strain', shot: 'close' }),
        say('zero', 'calm', ['Post. For Mrs Marsh. I’m told she can’t sign.', '郵便です。マーシュさん宛て。署名はできないと聞いた。', 'จดหมายครับ ถึงคุณนายมาร์ช ได้ยินว่าเซ็นไม่ได้', '送信。給馬許太太的。聽說她不能簽收。', 'بريد للسيّدة مارش. قيل لي إنّها لا تستطيع التوقيع.'], { prop: LETTER, shot: 'full' }),
      ]),
      passage('office', 'glass', [
        tell(['“Elio? Eleven years, and you come in here without a hat?”', '「エリオ？　十一年ぶりに来て、帽子もなしかい？」', '“เอลิโอ? สิบเอ็ดปี แล้วมาทั้งที่ไม่ใส่หมวกเนี่ยนะ”', '「埃利奧？十一年了，你就這樣不戴帽子跑進來？」', '«إليو؟ إحدى عشرة سنة، وتأتي بلا قبّعة؟»']),
        show('face', 'zero', 'cry'),
        say('zero', 'shy', ['You wrote. “Come and get me.”', '……書いたろ。「迎えに来て」って。', 'แม่เขียนมาเองว่าให้มารับ', '是妳寫的，叫我來接妳。', 'أنتِ كتبتِ: «تعال وخذني».'], { shot: 'low' }),
        tell(['“I never asked anyone to fetch me in my life. Who taught it to write like me?”', '「迎えなんて頼むもんか。誰があれに、私の字を教えた？」', '“ชีวิตนี้แม่ไม่เคยขอให้ใครมารับ ใครสอนมันเขียนแบบแม่”', '「我這輩子沒求過誰來接。是誰教它學我寫字的？」', '«لم أطلب ذلك من أحد في حياتي. من علّمها خطّي؟»'], {
          who: 'zero',
          mood: 'shock',
          shot: 'eyes',
        }),
        say('zero', 'cold', ['It wasn’t a letter. It was bait.', '手紙じゃない。餌だったのか。', 'มันไม่ใช่จดหมาย มันคือเหยื่อล่อ', '那不是信，是餌。', 'لم تكن رسالة. كانت طُعمًا.'], { shot: 'close', sound: ['CLANG', 'ガシャン', 'โครม', '砰', 'كلانغ'] }),
      ]),
    ],
  },
  {
    title: ['Address Side Here', '宛名はこちら', 'จ่าหน้าตรงนี้', '此處書寫地址', 'العنوان هنا'],
    passages: [
      passage('office', 'blackout', [
        tell(['Steel over the door, steel over the window. And a red strip: SEALED BY ORDER.', '扉も窓も鋼板。赤い帯に「命により封印」。', 'แผ่นเหล็กปิดประตูหน้าต่าง กับแถบแดง “ผนึกตามคำสั่ง”', '門窗都落下鋼板，還有一條紅帶：「奉令封印」。', 'فولاذ على الباب والنافذة. وشريط أحمر: «مختوم بأمر».']),
        say('zero', 'smirk', ['Sealed. They put that in writing?', '封印。……自分で、そう書いたのか。', 'ผนึก? พวกมันเขียนเองเลยเหรอ', '封印。……他們自己寫的？', 'مختوم. أكتبوا ذلك بأيديهم؟'], { shot: 'close' }),
        tell(['“What are you doing to that wall?”', '「壁に何をしてるんだい」', '“ทำอะไรกับกำแพงน่ะลูก”', '「你在牆上做什麼？」', '«ماذا تفعل بالجدار؟»'], { who: 'zero', mood: 'calm', shot: 'hand', prop: LETTER }),
        say('zero', 'joy', ['Addressing it. One stamp. Room twelve is now a letter.', '宛名を書いてる。切手も貼った。この部屋は、手紙だ。', 'จ่าหน้าซองครับ ติดแสตมป์แล้ว ห้องนี้เป็นจดหมาย', '寫地址。郵票貼好了。這個房間現在是一封信。', 'أكتب العنوان. وطابع. صارت الغرفة رسالة.'], { shot: 'low' }),
      ]),
      wet('alley', 'dawn', [
        say('kade', 'shout', ['Stand back from that wall! You’re tampering with the mail!', '壁から離れろ！　郵便物の毀損だぞ！', 'ถอยห่างจากกำแพง! พวกคุณกำลังทำลายไปรษณีย์!', '離那面牆遠一點！你們在毀損郵件！', 'ابتعدوا عن الجدار! أنتم تعبثون بالبريد!'], { tone: 'shout' }),
        show('action', 'juno', 'shout', { posture: 'run', others: ['kade'], sound: ['KRA-KOOM', 'ドゴォン', 'ตูมมม', '轟隆', 'بووووم'] }),
        say('mags', 'cry', ['One letter for me, it says. Large. Where do I sign?', '私宛てだって？　大きいねえ。どこに署名すりゃいい。', 'จดหมายถึงฉันเหรอ ใหญ่จริง ให้เซ็นตรงไหน', '給我的信？這麼大一封。要簽在哪裡？', 'رسالة لي؟ ما أكبرها. أين أوقّع؟'], { shot: 'close' }),
        show('two', 'mags', 'cry', { others: ['zero'] }),
        tell(['His mother came out into the rain, looked them all over, and handed round hats.', '雨の中へ出た母は皆を眺め、帽子を配って回った。', 'แม่ก้าวออกมากลางฝน มองทุกคน แล้วแจกหมวกทีละคน', '母親走進雨裡，把大家打量一遍，一人發一頂帽子。', 'خرجت أمّه إلى المطر، وتأمّلتهم، ووزّعت قبّعات.']),
        say('juno', 'shock', ['Zero? A courier just left me this. I don’t know him. It’s sealed.', 'ゼロさん、知らない配達人がこれを。封、してあるっす。', 'พี่ซีโร่ คนส่งสารที่หนูไม่รู้จักเอานี่มาให้ ผนึกด้วย', '前輩？有個不認識的信差留了這個。封著的。', 'صفر؟ ساعٍ لا أعرفه ترك لي هذا. مختومًا.'], { shot: 'full', prop: LETTER }),
        say('juno', 'cold', ['From me, in my writing. It’s learned to use envelopes.', '差出人、あたし。字も。……あいつ、封筒を覚えた。', 'ผู้ส่งคือหนู ลายมือหนู …มันหัดใช้ซองเป็นแล้ว', '寄件人是我，字也是我的。……它學會用信封了。', 'المرسِل أنا، والخطّ خطّي. لقد تعلّمت استعمال الظروف.'], { shot: 'eyes' }),
      ]),
    ],
  },
];
