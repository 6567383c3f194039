import { type EpisodeScript, passage, say, show, tell } from './script.ts';

const SOUP = { kind: 'cup', colour: '#d0a648' } as const;
const LIST = { kind: 'book', colour: '#2c4c7c' } as const;
const LAMP = { kind: 'torch', colour: '#f6c61c' } as const;
const TICKET = { kind: 'letter', colour: '#f2b61c' } as const;

/** Route 12: the other bus, and where its passengers got off. */
export const STAR_SALVAGE_NEW_SEASON: readonly EpisodeScript[] = [
  {
    title: ['Saturn Gate', '土星門', 'ประตูเสาร์', '土星門', 'بوّابة زحل'],
    passages: [
      passage('crater', 'space', [
        tell(['Wreck nine hundred and two was small, square, and the wrong shape for a ship.', '九百二隻目は小さくて四角くて、船の形をしていなかった。', 'ซากลำที่ 902 เล็ก เหลี่ยม และรูปร่างไม่เหมือนยานเลย', '第九百零二艘又小又方，怎麼看都不像艘船。', 'كان الحطام 902 صغيرًا مربّعًا، ولا يشبه سفينة.']),
        say('pim', 'talk', ['Unknown vessel, this is the tug Stubborn. Are you hungry?', '所属不明船、こちらガンコ号。お腹、空いてますか。', 'ยานไม่ทราบชื่อ นี่ยานหัวดื้อ หิวไหมคะ', '不明船隻，這裡是倔驢號。你們餓嗎？', 'أيّتها السفينة المجهولة، هنا «العنيدة». أأنتم جائعون؟'], { shot: 'close' }),
        show('hand', 'pim', 'worry', { sound: ['bing-bong', 'ピンポンパン', 'ติ๊งต่อง', '叮咚噹', 'بِنغ بُنغ'] }),
        tell(['“Next stop, Mill Lane. Mind the doors, please.”', '「次は、水車小路。扉にご注意ください」', '“ป้ายต่อไป ซอยโรงสี กรุณาระวังประตู”', '「下一站，磨坊巷。請小心車門。」', '«الموقف التالي: درب الطاحونة. انتبهوا للأبواب».'], { shot: 'wide' }),
        say('hedda', 'worry', ['Was that an answer?', '今のは、返事か？', 'นั่นนับว่าตอบไหม', '這算回答嗎？', 'أهذا جواب؟'], { shot: 'profile' }),
      ]),
      passage('busInside', 'cabin', [
        show('face', 'okon', 'shock'),
        say('okon', 'sad', ['Mill Lane. Then the church, then the tannery, then the turning place.', '水車小路。次が教会、なめし工場、折り返し。', 'ซอยโรงสี แล้วก็โบสถ์ โรงฟอกหนัง แล้วที่กลับรถ', '磨坊巷。再來是教堂、皮革廠、迴車場。', 'درب الطاحونة، ثمّ الكنيسة، ثمّ المدبغة، ثمّ الدوّار.'], { shot: 'close' }),
        say('pim', 'shock', ['That’s Route 12. Okon, that’s your route!', '十二番ですよ。オコンさんの路線だ！', 'สาย 12 นี่นา! สายของพี่โอคอน!', '那是十二路。奧孔，是你的路線！', 'هذا الخطّ 12. أوكون، إنّه خطّك!'], { shot: 'two' }),
        say('okon', 'worry', ['There were two buses. I took one. I never asked who took the other.', 'バスは二台あった。もう一台を誰が出したかは、訊かなかった。', 'รถมีสองคัน พี่เอามาคันหนึ่ง ไม่เคยถามว่าใครเอาอีกคัน', '公車有兩輛。我開走一輛，從沒問過另一輛是誰開的。', 'كانتا حافلتين. أخذتُ واحدة، ولم أسأل من أخذ الأخرى.'], {
          shot: 'over',
        }),
        say('hedda', 'cold', ['Helmets. Somebody just rang the bell in there.', 'ヘルメット。……中で誰か、降車ボタンを押したよ。', 'สวมหมวก เมื่อกี้มีคนกดกริ่งในนั้น', '頭盔戴上。裡面剛剛有人按鈴。', 'الخوذ. أحدهم ضغط الجرس هناك الآن.'], { shot: 'eyes', sound: ['DING', 'ピンポーン', 'กริ๊ง', '叮咚', 'دينغ'] }),
      ]),
    ],
  },
  {
    title: ['Stop Requested', '次、止まります', 'มีคนจะลง', '下車鈴', 'طلب توقّف'],
    passages: [
      passage('busInside', 'space', [
        tell(['Thirty-two seats. Thirty-two belts done up, over nobody.', '座席は三十二。ベルトも三十二。締めている人は、いない。', 'สามสิบสองที่นั่ง เข็มขัดคาดครบ แต่ไม่มีใครนั่ง', '三十二個座位，三十二條安全帶都繫著，底下空空的。', 'اثنان وثلاثون مقعدًا، وأحزمتها مربوطة على لا أحد.']),
        show('low', 'pim', 'worry', { prop: LAMP }),
        say('pim', 'worry', ['There’s a flask. And an umbrella. Who takes an umbrella to space?', '水筒に、傘。……宇宙に傘を持ってきたんですか。', 'มีกระติกน้ำ แล้วก็ร่ม ใครเอาร่มมาอวกาศคะ', '有水壺，還有雨傘。誰會帶傘上太空？', 'ترمس ومظلّة. من يأخذ مظلّة إلى الفضاء؟'], { shot: 'close' }),
        say('okon', 'calm', ['Mrs Tench. Third row. It could be bone dry, she’d still bring it.', 'テンチの婆さんだ、三列目の。からから天気でも持ってくる。', 'ป้าเทนช์ แถวสาม แล้งแค่ไหนแกก็พกร่ม', '騰奇太太，第三排。天再乾她都帶傘。', 'السيّدة تينش، الصفّ الثالث. تحملها حتى في الجفاف.'], { shot: 'over' }),
        say('hedda', 'shock', ['Okon. The wiring under this dash. It’s mine. It’s our drawing.', 'オコン。この配線、うちの図面だよ。あたしが引いた線だ。', 'โอคอน สายไฟใต้แผงนี่ มันแบบของเรา ฉันเขียนเอง', '奧孔，儀表板下的線路是我們的圖。是我畫的。', 'أوكون، هذه الأسلاك من مخطّطنا. أنا رسمتُه.'], { shot: 'face' }),
      ]),
      passage('busInside', 'cabin', [
        say('okon', 'shy', ['I left a copy at the depot. In case anybody asked where I’d gone.', '写しを車庫に置いてきた。行き先を訊かれるかと思ってな。', 'พี่ทิ้งสำเนาไว้ที่อู่ เผื่อมีใครถามว่าพี่ไปไหน', '我在車庫留了一份。想說……萬一有人問我去哪了。', 'تركتُ نسخة في المرآب. قلتُ ربّما يسأل أحد أين ذهبت.'], {
          shot: 'close',
        }),
        say('hedda', 'sad', ['And they came after you.', 'それで、追いかけてきたわけだ。', 'แล้วพวกเขาก็ตามมา', '所以他們就追來了。', 'فلحقوا بك.'], { shot: 'profile' }),
        show('hand', 'okon', 'cry', { prop: TICKET }),
        tell(
          [
            'Pinned to the wheel, a note. “Waited at the turning place. You were late, so we walked.”',
            'ハンドルにメモ。「折り返しで待った。遅いから歩く」',
            'บนพวงมาลัยมีโน้ต “รอที่ที่กลับรถ คุณมาสาย เราเลยเดินไป”',
            '方向盤上釘著字條：「在迴車場等過了。你遲到，我們先走。」',
            'على المقود ورقة: «انتظرنا عند الدوّار. تأخّرتَ فمشينا».',
          ],
          { shot: 'two', who: 'okon', mood: 'sad' },
        ),
        say('pim', 'shock', ['Walked WHERE?', '歩くって、どこへ！？', 'เดินไปไหน!?', '走去哪裡啊？！', 'مشوا إلى أين؟!'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['The Ship with No Name', '名のない船', 'ยานไร้ชื่อ', '無名之船', 'سفينة بلا اسم'],
    passages: [
      passage('heights', 'storm', [
        tell(['We had taken it for a moon. It had a back door, and a doormat.', '月だと思っていた。裏口があって、玄関マットがあった。', 'เรานึกว่าเป็นดวงจันทร์ แต่มันมีประตูหลัง กับพรมเช็ดเท้า', '我們一直以為那是顆月亮。它有後門，還有門墊。', 'حسبناه قمرًا. فإذا له باب خلفيّ ومدّاسة أقدام.']),
        say('hedda', 'cold', ['A hauler. Kite-built. Someone’s filed the name off.', '輸送船だ。トンビ社製。名前は削り取られてる。', 'ยานขนส่ง ของบริษัทเหยี่ยวดำ มีคนตะไบชื่อออก', '貨船，黑鳶公司造的。名字被銼掉了。', 'ناقلة من صنع «الحدأة». بُرد اسمها عنها.'], { shot: 'low' }),
        say('okon', 'strain', ['Route 12 to… whoever you are. Sorry I’m late.', '十二番より……どちらさんでも。遅れて、すまん。', 'สาย 12 เรียก…ใครก็ตาม ขอโทษที่มาสาย', '十二路呼叫……不管你們是誰。抱歉我遲到了。', 'الخطّ 12 ينادي… أيًّا كنتم. آسف على التأخّر.'], { shot: 'close' }),
        show('pause', null, 'calm', { sound: ['…', '……', '…', '……', '…'] }),
        tell(['Thirty-one voices answered, all at once. “THERE HE IS!”', '三十一の声が、一斉に返ってきた。「来やがった！」', 'สามสิบเอ็ดเสียงตอบมาพร้อมกัน “มาแล้ววว!”', '三十一個聲音同時回答：「他來啦！」', 'أجاب واحد وثلاثون صوتًا دفعة واحدة: «ها هو!»'], { shot: 'face', who: 'okon', mood: 'cry' }),
      ]),
      passage('street', 'liner', [
        tell([
          'Inside was a street. Eleven doors, a lamp, a cat. And a bus stop, freshly painted.',
          '中には通りがあった。扉が十一、街灯、猫。塗りたての停留所。',
          'ข้างในเป็นถนน ประตูสิบเอ็ดบาน โคม แมว และป้ายรถทาสีใหม่',
          '裡面是一條街：十一扇門、路燈、貓，還有剛漆好的站牌。',
          'في الداخل شارع: أحد عشر بابًا ومصباح وقطّ، وموقف طُلي حديثًا.',
        ]),
        say('pim', 'joy', ['They moved the town! They moved the whole town into a ship!', '町ごと引っ越したんだ！　船の中に、町ごと！', 'พวกเขาย้ายเมือง! ย้ายทั้งเมืองมาไว้ในยาน!', '他們把鎮子搬來了！整個搬進船裡！', 'نقلوا البلدة! نقلوا البلدة كلّها إلى سفينة!'], { shot: 'full', posture: 'cheer' }),
        show('back', 'okon', 'calm', { others: ['pim', 'hedda'] }),
        say('aurel', 'worry', ['I count thirty-one, and no manifest. Whose ship is it, if I may ask?', '三十一名様、名簿なし。失礼ながら、どなたの船で？', 'นับได้สามสิบเอ็ดท่าน ไม่มีบัญชีรายชื่อ ยานนี้ของใครขอรับ', '三十一位，沒有名單。恕我冒昧，這是誰的船？', 'أعدّ واحدًا وثلاثين بلا قائمة. لمن السفينة، إن سمحتم؟'], {
          shot: 'profile',
          prop: LIST,
        }),
        say('okon', 'worry', ['They say they found it. They say nobody answered.', '拾ったそうだ。呼んだが、返事はなかったと。', 'เขาว่าเจอมา เขาว่าเรียกแล้วไม่มีใครตอบ', '他們說是撿到的。說叫過了，沒人回答。', 'يقولون إنّهم وجدوها، ونادوا فلم يجب أحد.'], { shot: 'two' }),
        say('slate', 'cold', ['I would have, had I been home. That’s my company’s ship.', '留守でなければ答えたさ。それは、うちの船だ。', 'ถ้าผมอยู่บ้านก็คงตอบ นั่นยานบริษัทผม', '我要是在家就會回答。那是敝公司的船。', 'لو كنتُ في البيت لأجبت. تلك سفينة شركتي.'], { shot: 'eyes' }),
      ]),
    ],
  },
  {
    title: ['No Box for a Town', '町の欄はない', 'ไม่มีช่องสำหรับเมือง', '表格沒有「鎮」', 'لا خانة للبلدة'],
    passages: [
      passage('office', 'ring', [
        say('slate', 'calm', ['I don’t want it back. My board does. They have lawyers in the flesh.', '私は要らん。取締役会が要る。今度は、生身の弁護士だ。', 'ผมไม่อยากได้คืน แต่บอร์ดอยาก คราวนี้ทนายมีตัวตนจริง', '我不想要回來，是董事會要。他們的律師是有肉身的。', 'أنا لا أريدها. مجلس الإدارة يريدها، ومحاموه من لحم ودم.'], {
          shot: 'full',
        }),
        say('orla', 'deadpan', ['Stolen hull, thirty-one occupants. It’s “cargo” or “crew”. Which are they?', '盗難船に三十一名。「積荷」か「乗員」か、どちらです。', 'ยานถูกขโมย มีคนสามสิบเอ็ด เป็น “สินค้า” หรือ “ลูกเรือ” คะ', '失竊船體，三十一人。欄位只有「貨物」或「船員」。', 'هيكل مسروق وفيه 31. إمّا «حمولة» وإمّا «طاقم».'], {
          shot: 'two',
        }),
        say('pim', 'angry', ['They’re a town!', '町です！', 'พวกเขาเป็นเมือง!', '他們是一個鎮！', 'إنّهم بلدة!'], { shot: 'face' }),
        show('hand', 'orla', 'calm', { prop: TICKET }),
        say('orla', 'talk', ['One thing can’t be seized. It’s on page four hundred. Nobody reads it.', '差し押さえできぬ物が一つ。四百頁に。誰も読みません。', 'มีอย่างเดียวที่ยึดไม่ได้ อยู่หน้าสี่ร้อย ไม่มีใครอ่านถึง', '有一樣東西不能扣押，寫在第四百頁。沒人看到那裡。', 'ثمّة شيء واحد لا يُحجز، في الصفحة 400. لا يقرؤها أحد.'], {
          shot: 'close',
        }),
        say('hedda', 'smirk', ['You read it.', 'あんたは読んだ。', 'แต่เธออ่าน', '妳看了。', 'لكنّك قرأتِها.'], { shot: 'over' }),
      ]),
      passage('office', 'space', [
        say('orla', 'shy', ['I hoped. “Public transport in regular service” may not be stopped.', '期待して。「定期運行中の公共交通は止めてはならぬ」', 'ก็หวังไว้ “ขนส่งสาธารณะที่วิ่งประจำ” ห้ามใครหยุด', '我抱著希望看的。「定期營運之公共運輸，不得攔停。」', 'كنتُ آمل. «نقل عامّ منتظم»: لا يجوز إيقافه.'], {
          shot: 'close',
        }),
        say('okon', 'worry', ['Route 12 hasn’t run for six years.', '十二番は、六年止まってる。', 'สาย 12 หยุดวิ่งมาหกปีแล้ว', '十二路六年沒開了。', 'الخطّ 12 متوقّف منذ ستّ سنوات.'], { shot: 'low' }),
        say('orla', 'calm', ['Was it ever cancelled? In writing?', '廃止届は、出ましたか。書面で。', 'เคยแจ้งยกเลิกเป็นลายลักษณ์อักษรไหมคะ', '有正式停駛過嗎？書面的？', 'هل أُلغي قطّ؟ كتابةً؟'], { shot: 'profile' }),
        show('eyes', 'okon', 'shock'),
        say('okon', 'joy', ['No. There was nobody left at the desk. So she’s not closed. She’s LATE!', 'いや。役場に誰もいなかった。廃線じゃない、遅延だ！', 'ไม่เคย ไม่เหลือใครที่โต๊ะแล้ว งั้นมันไม่ได้เลิก แค่มาสาย!', '沒有，那時櫃檯已經沒人了。所以不是停駛，是誤點！', 'لا. لم يبقَ أحد في المكتب. إذن لم تُلغَ، بل تأخّرت!'], {
          shot: 'full',
          posture: 'cheer',
        }),
      ]),
    ],
  },
  {
    title: ['Six Years Late', '六年遅れ', 'สายไปหกปี', '誤點六年', 'متأخّرة ستّ سنوات'],
    passages: [
      passage('busInside', 'storm', [
        tell([
          'Both buses, thirty-one fares, one cat. Ring City terminus by four minutes past seven.',
          'バス二台、客三十一名、猫一匹。環都の終点に、七時四分まで。',
          'รถสองคัน ผู้โดยสารสามสิบเอ็ด แมวหนึ่ง ถึงปลายทางก่อนทุ่มสี่นาที',
          '兩輛公車，三十一位乘客，一隻貓。七點四分前到環城終點。',
          'حافلتان و31 راكبًا وقطّ. إلى محطّة الحلقة قبل 7:04.',
        ]),
        say('aurel', 'joy', ['Tickets, please! Oh, I have always wanted to say it. Tickets!', '切符を拝見！　一度、申してみたかったのです。切符を！', 'ขอดูตั๋วด้วยขอรับ! กระผมอยากพูดคำนี้มานาน ตั๋วขอรับ!', '請出示車票！啊，我一直想說這句。查票！', 'التذاكر من فضلكم! لطالما أردتُ قولها. التذاكر!'], { shot: 'full', prop: TICKET }),
        say('hedda', 'shout', ['Kite cutters, three of them! They’re going to ram the second bus!', 'トンビの快速艇、三隻！　二台目にぶつける気だ！', 'เรือเร็วเหยี่ยวดำสามลำ! มันจะชนรถคันที่สอง!', '黑鳶的快艇，三艘！要撞第二輛！', 'زوارق «الحدأة»، ثلاثة! سيصدمون الحافلة الثانية!'], { tone: 'shout', shot: 'low' }),
        say(
          'okon',
          'calm',
          ['Not between stops, they won’t. I’ve had sheep, floods and a brass band.', '停留所までは止まらん。羊も、洪水も、楽隊も越えてきた。', 'ระหว่างป้ายไม่มีใครหยุดผมได้ แกะ น้ำท่วม วงโยธวาทิตก็เจอมาแล้ว', '站與站之間休想。羊群、洪水、銅管樂隊我都闖過。', 'لن يوقفوني بين موقفين. مررتُ بأغنام وفيضان وفرقة نحاسيّة.'],
          { shot: 'close' },
        ),
        show('action', 'okon', 'strain', { posture: 'reach', others: ['pim'], sound: ['VRRROOOM', 'ブオオオン', 'บรื้นนน', '轟隆隆', 'ڤرررووم'] }),
        say('joren', 'joy', ['I’ve put a lid on the engine! It goes faster with a lid!', 'エンジンに蓋をつけたぞ！　蓋があると速い！', 'พ่อใส่ฝาให้เครื่องแล้ว! มีฝาแล้วเร็วขึ้น!', '我給引擎加了蓋子！加蓋子就變快！', 'ركّبتُ غطاءً للمحرّك! الأغطية تجعله أسرع!'], { shot: 'face' }),
      ]),
      passage('busInside', 'space', [
        say('pim', 'strain', ['Seven minutes! And everyone keeps pressing the bell!', 'あと七分！　なのに皆、ボタンを押すんです！', 'เหลือเจ็ดนาที! แต่ทุกคนเอาแต่กดกริ่ง!', '剩七分鐘！可是大家一直按鈴！', 'سبع دقائق! والجميع يضغطون الجرس!'], {
          shot: 'close',
          sound: ['DING DING DING', 'ピンポンピンポン', 'กริ๊ง กริ๊ง', '叮咚叮咚', 'دينغ دينغ'],
        }),
        say('okon', 'shock', ['Each ring stops the kettle. And the kettle’s on the brake line…', '鳴るたび、やかんが止まる。やかんはブレーキと同じ管で……', 'กดทีกาน้ำก็หยุด แล้วกาน้ำต่อกับสายเบรก…', '每按一次水壺就停，水壺又接在煞車管上……', 'كلّ رنّة توقف الإبريق، والإبريق على خطّ الفرامل…'], { shot: 'over' }),
        say('hedda', 'smirk', ['Then give them all a bell. Aurel! Tell the Kites it’s a request stop.', 'なら、使うまでさ。オーレル、トンビに伝えな。「次、止まります」', 'งั้นก็ใช้มันสิ โอเรล บอกพวกเหยี่ยวว่าป้ายหน้าจอด', '那就用它。奧雷爾，告訴黑鳶：本車要停了。', 'إذن لنستعمله. أوريل، قل للحدأة: موقف عند الطلب.'], {
          shot: 'two',
        }),
        show('low', 'okon', 'strain', { sound: ['SKREEEEEE', 'キキキーーッ', 'เอี๊ยดดด', '嘰——', 'سكرييييي'] }),
        tell(['We stopped dead. Three cutters went past us, and on, and on, toward Saturn.', '急停車。快速艇は三隻とも行き過ぎ、土星のほうへ消えた。', 'เราหยุดกึก เรือเร็วสามลำพุ่งเลยไปทางดาวเสาร์', '我們猛然停住。三艘快艇衝過頭，一路往土星去了。', 'توقّفنا فجأة. ومرّت الزوارق الثلاثة بنا ومضت نحو زحل.'], {
          shot: 'wide',
          who: 'pim',
          mood: 'laugh',
        }),
      ]),
    ],
  },
  {
    title: ['Terminus', '終点', 'ปลายทาง', '終點站', 'المحطّة الأخيرة'],
    passages: [
      passage('station', 'ring', [
        tell(['Three minutes past seven. Orla stood at the barrier with a stamp in each hand.', '七時三分。オーラさんは改札で、両手に判子を構えていた。', 'ทุ่มสามนาที คุณออร์ลายืนรอที่ประตู ถือตราประทับสองมือ', '七點三分。歐拉站在閘口，一手一個印章。', 'السابعة وثلاث دقائق. وقفت أورلا عند الحاجز وفي كلّ يد ختم.']),
        say('orla', 'joy', ['Arrived. In service. And one minute EARLY. Write that down, somebody!', '到着。運行中。しかも一分、早着！　誰か書いて！', 'มาถึงแล้ว ให้บริการอยู่ แถมก่อนเวลาหนึ่งนาที! ใครก็ได้จดที!', '到站。營運中。還早到一分鐘！誰快寫下來！', 'وصلت. في الخدمة. وقبل الموعد بدقيقة! ليكتب أحدكم هذا!'], {
          shot: 'face',
          sound: ['STAMP STAMP', 'ポン、ポン', 'ปั๊ก ปั๊ก', '咚、咚', 'طبع طبع'],
        }),
        show('group', 'okon', 'laugh', { others: ['pim', 'hedda', 'joren'] }),
        say('slate', 'shy', ['My board has asked for my resignation. Is there… a vacancy? I can count.', '私は解任だ。……空きは、あるか。数なら、数えられる。', 'บอร์ดให้ผมลาออก …มีตำแหน่งว่างไหม ผมนับเลขเป็น', '董事會要我辭職。請問……還缺人嗎？我會算數。', 'طلب المجلس استقالتي. أثمّة… شاغر؟ أجيد العدّ.'], { shot: 'close' }),
        say('hedda', 'deadpan', ['You’ll start with the kettle.', 'まず、やかん番からだ。', 'เริ่มจากเฝ้ากาน้ำก่อน', '先從顧水壺開始。', 'ستبدأ بالإبريق.'], { shot: 'two' }),
      ]),
      passage('station', 'space', [
        say('aurel', 'worry', ['Captain. I’ve counted them off. Twice. We carried thirty-one.', '船長。下車を二度、数えました。お乗せしたのは三十一名。', 'กัปตัน กระผมนับคนลงสองรอบ เรารับมาสามสิบเอ็ดท่าน', '船長，下車的人我數了兩遍。我們載了三十一位。', 'قبطان، عددتُ النازلين مرّتين. حملنا واحدًا وثلاثين.'], {
          shot: 'full',
          prop: LIST,
        }),
        say('hedda', 'calm', ['And?', 'それで？', 'แล้ว?', '所以？', 'ثمّ؟'], { shot: 'profile' }),
        say('aurel', 'shock', ['Thirty-two belts were done up. And one of the seats was warm.', 'ベルトは三十二。……席のひとつが、温かいのです。', 'เข็มขัดคาดไว้สามสิบสอง และมีที่นั่งหนึ่งยังอุ่นอยู่', '安全帶繫了三十二條。而且有一個位子，是溫的。', 'الأحزمة المربوطة 32. وكان أحد المقاعد دافئًا.'], { shot: 'over' }),
        show('hand', 'okon', 'worry', { prop: SOUP, sound: ['vrrrm…', 'ブルルン……', 'บรื้น…', '噗嚕嚕……', 'ڤررم…'] }),
        say('pim', 'shock', ['The other bus! It’s pulling out! There’s nobody driving it!', '二台目が！　発車してます！　運転席、空です！', 'รถอีกคัน! มันออกแล้ว! ไม่มีคนขับ!', '另一輛公車！它開走了！駕駛座沒人！', 'الحافلة الأخرى! إنّها تنطلق! بلا سائق!'], { shot: 'low' }),
        tell(
          [
            '“Next stop,” it said over the radio, and then a place that isn’t on any map of ours.',
            '無線が言った。「次は——」その名は、どの地図にもなかった。',
            '“ป้ายต่อไป” มันว่า แล้วเอ่ยชื่อที่ไม่มีในแผนที่ไหนเลย',
            '無線電說：「下一站——」那個地名，哪張地圖上都沒有。',
            'قالت في اللاسلكي: «الموقف التالي…» ثمّ مكانًا ليس على أيّ خريطة.',
          ],
          { shot: 'eyes', who: 'okon', mood: 'shock' },
        ),
      ]),
    ],
  },
];
