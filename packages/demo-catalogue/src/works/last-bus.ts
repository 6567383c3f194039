import { palette } from '../scenery/palette.ts';
import { passage, say, show, sound, tell } from './script.ts';
import type { ComicWork } from './work.ts';

/** Romance: a violin repairer who is always late, and a driver who always waits. */
export const LAST_BUS: ComicWork = {
  key: 'last-bus',
  kind: 'comic',
  form: 'strip',
  plan: 'romance',
  depth: 0.2,
  gutter: '#fffdfb',
  manner: { eyes: 'jewel', pen: 0.86, ink: 'tinted', shading: 'soft' },
  hours: {
    rain: palette('#3a4a86', '#7a78b4', '#e0a8c0', '#5c5a94', '#2c2c58', '#ffe2a0', '#1a1838', '#f0708e', '#fff4ee'),
    inside: palette('#2c3468', '#5a5a98', '#b088b0', '#b08a9a', '#6a5070', '#ffe6b0', '#2a2048', '#e8788c', '#fff1e4'),
    morning: palette('#8fc4ea', '#d2e6ee', '#fff0dc', '#b4b0c0', '#6a6480', '#fff2c8', '#3a3048', '#f0808a', '#fffaf2'),
    dusk: palette('#b89ae0', '#f2b4cc', '#ffe0c6', '#a082bc', '#584480', '#ffe9b8', '#33244e', '#f2709c', '#fff2f0'),
  },
  cast: {
    hana: {
      seed: 'hana',
      build: 'f',
      hair: 'wavy',
      hairColour: '#8a5436',
      eyeColour: '#4a7ab8',
      skin: '#fde2d0',
      top: 'sweater',
      bottom: 'longskirt',
      topColour: '#f0dcc6',
      accentColour: '#e0788a',
      bottomColour: '#5a6a9a',
      earring: true,
    },
    ren: {
      seed: 'ren',
      build: 'm',
      hair: 'curtain',
      hairColour: '#2c2632',
      eyeColour: '#7a5030',
      skin: '#fbdcc6',
      top: 'jacket',
      bottom: 'trousers',
      topColour: '#34466e',
      accentColour: '#f4f0e8',
      bottomColour: '#262c44',
    },
  },
  balloons: {
    speech: 'speech',
    caption: 'elegant',
    fill: '#ffffff',
    ink: '#3a2a40',
    boxFill: '#fffaf4',
    boxInk: '#8a6a80',
    line: 2.6,
    rounded: true,
  },
  title: { voice: 'elegant', treatment: 'ribbon' },
  cover: {
    layout: 'duo',
    scene: 'busStop',
    hour: 'rain',
    weather: 'rain',
    cast: [
      { who: 'hana', mood: 'shy' },
      { who: 'ren', mood: 'smile' },
    ],
  },
  offer: {
    status: 'SCHEDULED',
    scheduleDays: ['MONDAY', 'THURSDAY'],
    freeEpisodeCount: 1,
    rentCoin: 2,
    possessionCoin: 4,
    freetimeEnabled: true,
    isAdult: false,
    intervalDays: 7,
    newestDaysAgo: 1,
  },
  editions: {
    en: {
      title: 'Last Bus to Marigold Hill',
      coverTitle: 'Last Bus to\nMarigold Hill',
      alias: 'last-bus-to-marigold-hill',
      synopsis:
        'Hana mends violins and has never caught the 11:52 on time. Ren drives it, and has never once left without her. One rainy night she leaves something on the back seat, and the two minutes he keeps for her turn into something neither of them can call a timetable.',
      creators: [
        { name: 'Ellery Voss', role: 'AUTHOR' },
        { name: 'Studio Paperlantern', role: 'ARTIST' },
      ],
      genres: ['Romance', 'Drama'],
      tags: ['slow burn', 'rainy nights', 'grown-ups', 'small town'],
    },
    ja: {
      title: '最終バスはマリーゴールド坂行き',
      coverTitle: '最終バスは\nマリーゴールド坂行き',
      alias: 'saishu-bus-marigold-zaka',
      synopsis:
        'バイオリン職人見習いの花は、二十三時五十二分の最終バスに一度も間に合ったことがない。運転手の蓮は、それでも一度も彼女を置いていったことがない。ある雨の夜、花が座席に忘れたものをきっかけに、二人のための「二分間」がゆっくりと動きだす。',
      creators: [
        { name: '汐見まどか', role: 'AUTHOR' },
        { name: 'スタジオ紙灯籠', role: 'ARTIST' },
      ],
      genres: ['恋愛', 'ドラマ'],
      tags: ['じれじれ', '雨の夜', '大人の恋', '小さな町'],
    },
  },
  episodes: [
    {
      title: { en: 'The 11:52', ja: '二十三時五十二分' },
      passages: [
        passage(
          'busStop',
          'rain',
          [
            tell(
              'The last bus to Marigold Hill leaves at 11:52.',
              'マリーゴールド坂行きの最終バスは、二十三時五十二分に出る。',
            ),
            tell('I have never once been on time for it.', '私は一度も、間に合ったことがない。', {
              who: 'hana',
              mood: 'strain',
              shot: 'action',
              posture: 'run',
              sound: sound('SPLASH', 'バシャッ'),
            }),
            say('hana', 'shout', 'Wait! Please wait!', '待って！　待ってください！', { tone: 'shout' }),
            say('ren', 'calm', 'Mind the step. It’s wet.', '足もと、濡れてますよ。'),
            say('hana', 'shy', 'You could have left. I’m two minutes late.', '発車してよかったのに。二分も遅刻です。'),
            say('ren', 'smile', 'My watch runs slow.', '僕の時計、遅れてるんです。'),
          ],
          'rain',
        ),
        passage('busInside', 'inside', [
          say(
            'hana',
            'calm',
            'It doesn’t. I mend things for a living. I can hear it ticking right.',
            '遅れてなんかいない。直すのが仕事だから、音でわかる。',
            { tone: 'think' },
          ),
          say('ren', 'talk', 'Long day at the workshop?', '工房、今日も遅くまで？'),
          say('hana', 'shock', 'How do you know about the workshop?', 'どうして工房のことを？'),
          say(
            'ren',
            'smile',
            'There’s sawdust in your hair. And a violin on your back.',
            '髪に木くずがついてます。それに、背中にバイオリン。',
          ),
          say('hana', 'shy', 'Are you a detective?', '……探偵さんですか？', { tone: 'whisper' }),
          say(
            'ren',
            'calm',
            'A driver. All I ever see is people’s shoulders at the end of the day.',
            '運転手です。一日の終わりの肩ばかり、毎晩見てますから。',
          ),
          say('ren', 'worry', 'Yours looked heavy tonight.', '今日の肩は、重そうだったので。', { shot: 'over' }),
          say(
            'hana',
            'sad',
            'Nobody had looked at my shoulders in a long time.',
            '私の肩なんて、もうずっと誰も見ていなかったのに。',
            { tone: 'think', shot: 'profile' },
          ),
        ]),
        passage(
          'street',
          'rain',
          [
            say(
              'hana',
              'smile',
              'Good night. And thank you for the slow watch.',
              'おやすみなさい。遅れた時計、ありがとう。',
              { shot: 'two', to: 'ren' },
            ),
            say('ren', 'smile', 'Good night. Mind the step.', 'おやすみなさい。足もと、気をつけて。'),
            show('back', 'hana', 'calm', { others: [] }),
            tell(
              'The lights were already over the hill when I noticed how light my back was.',
              '坂の向こうに灯りが消えてから、背中が軽いことに気がついた。',
            ),
            say('hana', 'shock', 'My violin!', 'バイオリンが、ない！', {
              tone: 'shout',
              sound: sound('VROOOM', 'ブロロロ…'),
            }),
          ],
          'rain',
        ),
      ],
    },
    {
      title: { en: 'Lost Property', ja: '忘れ物' },
      passages: [
        passage('workshop', 'morning', [
          tell(
            'I didn’t sleep. It was my grandmother’s, and she would have haunted me.',
            '一睡もできなかった。おばあちゃんの形見だ。化けて出られても文句は言えない。',
          ),
          say(
            'ren',
            'calm',
            'Excuse me. Someone left this on the back seat.',
            'すみません。後ろの座席に、忘れ物です。',
            { posture: 'reach' },
          ),
          say('hana', 'cry', 'You found it!', '見つけてくれたんですか！'),
          say(
            'ren',
            'shy',
            'I kept it on my knees all night. The depot gets cold.',
            '一晩、膝にのせてました。車庫は冷えるので。',
          ),
          say('hana', 'smile', 'You sat up all night? For a violin?', '一晩中？　バイオリンのために？'),
          say(
            'ren',
            'worry',
            'It looked like it was waiting for somebody. I know the feeling.',
            '誰かを待ってるみたいだったから。気持ちは、わかるんです。',
          ),
          show('hand', 'hana', 'calm', { prop: { kind: 'letter', colour: '#e0788a' } }),
          say(
            'hana',
            'calm',
            'The E string is gone. It was whole when I left it…',
            'E線が切れてる。置いてきたときは、ちゃんと……',
          ),
          say(
            'ren',
            'shy',
            'That was me. I tried to play it. Once. Very quietly.',
            '僕です。弾いてみたんです。一度だけ。すごく小さい音で。',
            { posture: 'scratch' },
          ),
          say('hana', 'laugh', 'You broke it with a lullaby?', '子守歌で切ったんですか？'),
          say('ren', 'smile', 'How did you know it was a lullaby?', 'どうして子守歌だって？'),
        ]),
        passage('workshop', 'dusk', [
          say(
            'hana',
            'smile',
            'Because that’s what everybody plays when nobody is listening.',
            '誰も聞いていないとき、みんな子守歌を弾くから。',
          ),
          say(
            'hana',
            'talk',
            'Leave me your watch. A string for a watch. That’s fair.',
            '時計を置いていって。弦のかわりに時計。おあいこです。',
          ),
          say('ren', 'shock', 'There’s nothing wrong with my watch.', '時計は、どこも悪くないですよ。'),
          say('hana', 'smirk', 'I thought it ran slow.', 'あら、遅れるんじゃなかった？', { shot: 'face' }),
          say('ren', 'shy', 'She knew. She had known all along.', '知ってたんだ。最初から、ずっと。', {
            tone: 'think',
            shot: 'close',
          }),
          tell(
            'That evening, for the first time, neither of us was in a hurry.',
            'その夕方、はじめて、二人とも急いでいなかった。',
          ),
        ]),
      ],
    },
    {
      title: { en: 'Two Minutes', ja: '二分間' },
      passages: [
        passage('cafe', 'dusk', [
          say(
            'ren',
            'sad',
            'From Monday I’m on the morning line. Harbour to airport.',
            '月曜から、朝の路線になるんです。港から空港まで。',
          ),
          say('hana', 'shock', 'Who drives the last bus, then?', 'じゃあ、最終バスは誰が？'),
          say('ren', 'calm', 'Somebody with a good watch.', '時計の正確な人が。'),
          say(
            'hana',
            'cold',
            'I see. Then I’ll have to learn to be on time.',
            'そう。じゃあ、間に合うようにならなきゃ。',
          ),
          say('hana', 'cry', 'Why do my eyes sting? It’s only a bus.', 'どうして目が痛いの。ただのバスなのに。', {
            tone: 'think',
            shot: 'profile',
          }),
        ]),
        passage(
          'busStop',
          'rain',
          [
            tell('Sunday. His last 11:52.', '日曜日。彼の、最後の二十三時五十二分。'),
            tell('For the first time in my life, I was early.', '生まれてはじめて、私は早く着いた。', {
              who: 'hana',
              mood: 'calm',
              shot: 'full',
              posture: 'umbrella',
              prop: { kind: 'umbrella', colour: '#e0788a' },
            }),
            say('ren', 'shock', 'You’re on time.', '間に合ってる……。'),
            say(
              'hana',
              'smile',
              'I brought your watch back. I made one small repair.',
              '時計、返しにきました。少しだけ直しておいたの。',
              { prop: { kind: 'phone', colour: '#d8b45a' } },
            ),
            say('ren', 'worry', 'It says 11:50.', '五十分を指してる。'),
            say(
              'hana',
              'shy',
              'Exactly two minutes slow. Now you don’t have to lie about it.',
              'ちょうど二分、遅れるように。もう嘘をつかなくていいでしょう。',
            ),
            say('ren', 'laugh', 'I’ll be late for every plane in the city!', '街じゅうの飛行機に遅れますよ！'),
            say(
              'hana',
              'joy',
              'Then they’ll have to wait for you. Somebody should.',
              'そしたら待ってもらえばいいの。誰かがあなたを待つ番よ。',
            ),
          ],
          'rain',
        ),
        passage(
          'street',
          'morning',
          [
            tell(
              'The first bus down from Marigold Hill leaves at 5:40.',
              'マリーゴールド坂から下る始発は、五時四十分に出る。',
            ),
            say('ren', 'smile', 'Mind the step.', '足もと、気をつけて。'),
            say('hana', 'smile', 'You’re two minutes late, driver.', '二分遅刻ですよ、運転手さん。'),
            say('ren', 'smile', 'My watch runs slow.', '時計が、遅れてるもので。', { shot: 'face' }),
            show('back', 'hana', 'smile', { others: ['ren'] }),
          ],
          'petals',
        ),
      ],
    },
  ],
};
