import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, ButtonLink, IconButton } from '../control/button.tsx';
import { DeviceIcon, ShareIcon } from '../icon/icons.tsx';
import { sampleWide } from '../samples/sample-art.ts';
import { useSampleTexts } from '../samples/sample-context.tsx';
import { SAMPLE_SCENES, sampleEpisodes } from '../samples/sample-series.ts';
import { InnerHeader } from '../shell/headers.tsx';
import { BuyBar, TicketNote, TicketUse } from './buy-bar.tsx';
import { Cautions } from './cautions.tsx';
import { EpisodeList, EpisodeListHead } from './episode-list.tsx';
import { EpisodeRow, EpisodeStateMark } from './episode-row.tsx';
import { KeyArt } from './key-art.tsx';
import { FavouriteButton, NoticeList, NoticeRow, SeriesHead } from './series-head.tsx';
import { Synopsis } from './synopsis.tsx';

const meta: Meta = { title: 'Content/Detail' };
export default meta;

export const ArtAndTitle: StoryObj = {
  render: function Render() {
    const { titles, creators, nav, detail, dir, badges } = useSampleTexts();
    return (
      <>
        <KeyArt
          picture={sampleWide(SAMPLE_SCENES.saltCrown, dir)}
          focus={dir === 'rtl' ? '16% 0' : '84% 0'}
          header={
            <InnerHeader
              isOverArt
              title={titles.saltCrown}
              back={{ href: '#home', label: nav.back }}
              action={<IconButton icon={ShareIcon} label="Share" />}
            />
          }
        >
          <SeriesHead
            title={titles.saltCrown}
            creators={creators.saltCrown}
            facts={detail.facts}
            rating={{ text: '4.6 (120)', spoken: '4.6 / 5' }}
            badges={['18']}
            waitFree={badges.waitFree}
          />
        </KeyArt>
        <Synopsis text={detail.synopsis} labels={detail} />
      </>
    );
  },
};

export const LongTitle: StoryObj = {
  render: function Render() {
    const { long, creators, detail } = useSampleTexts();
    return (
      <>
        <SeriesHead title={long} creators={creators.saltCrown} facts={detail.facts} />
        <Synopsis text={detail.genres.join(', ')} labels={detail} />
      </>
    );
  },
};

export const Ticket: StoryObj = {
  render: function Render() {
    const { detail } = useSampleTexts();
    return (
      <div className="grid gap-3 py-4">
        <TicketNote title={detail.ticket} note={detail.ticketNote} stateLabel={detail.readyIn} countdown="05:12:33" />
        <TicketUse title={detail.ticket} stateLabel={detail.continueRead} href="#ticket" />
        <TicketNote title={detail.ticket} note={detail.waitNote} period={detail.waitPeriod} />
      </div>
    );
  },
};

/** For whom a series is, and what it has in it. */
export const ForWhom: StoryObj = {
  render: function Render() {
    const { detail } = useSampleTexts();
    return <Cautions cautions={[detail.ticketNote, detail.waitNote]} />;
  },
};

export const Notices: StoryObj = {
  render: function Render() {
    const { detail, nav } = useSampleTexts();
    const notices = detail.notices.map((title) => ({ href: `#${title}`, title }));
    return (
      <>
        <NoticeList label={nav.notices} notices={notices} />
        <div className="px-4">
          <NoticeRow href="#one" title={detail.synopsis} />
        </div>
      </>
    );
  },
};

/** Every state an episode can be in. */
export const Episodes: StoryObj = {
  render: function Render() {
    const [isNewest, setNewest] = useState(true);
    const texts = useSampleTexts();
    const { detail } = texts;
    const episodes = sampleEpisodes(texts);
    return (
      <>
        <EpisodeListHead
          title={detail.episodes}
          sort={{ label: detail.newest, onToggle: () => setNewest(!isNewest) }}
          tool={{ icon: DeviceIcon, label: 'Save', onPress: () => {} }}
          buyAll={{ label: detail.buyAll, saving: detail.saving, href: '#all' }}
        />
        <EpisodeList label={detail.episodes} episodes={isNewest ? episodes : episodes.toReversed()} />
      </>
    );
  },
};

export const EpisodeEdges: StoryObj = {
  render: function Render() {
    const { long, states } = useSampleTexts();
    return (
      <>
        <EpisodeRow
          href="#long"
          title={long}
          date="2026.11.21"
          number="128.5"
          state={{ kind: 'priced', own: { label: states.own, amount: '128' } }}
          sentence={`${long}, ${states.own} 128`}
        />
        <EpisodeRow
          href="#soon"
          title={long}
          date=""
          number="129"
          state={{ kind: 'soon', label: states.soon }}
          sentence={long}
        />
        <div className="p-4">
          <EpisodeStateMark state={{ kind: 'locked', label: states.locked }} />
        </div>
      </>
    );
  },
};

/** 500 episodes scroll without lag: rows outside the window are not laid out. */
export const FiveHundredEpisodes: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    const nine = sampleEpisodes(texts);
    const many = Array.from({ length: 500 }, (_, index) => {
      const episode = nine[index % nine.length];
      return episode ? { ...episode, href: `#ep-${500 - index}` } : [];
    }).flat();
    return <EpisodeList label={texts.detail.episodes} episodes={many} />;
  },
};

export const Bar: StoryObj = {
  render: function Render() {
    const [isOn, setOn] = useState(true);
    const { detail } = useSampleTexts();
    return (
      <BuyBar favourite={<FavouriteButton label={detail.follow} isOn={isOn} onToggle={() => setOn(!isOn)} />}>
        <ButtonLink look="main" href="#viewer">
          {detail.continueRead}
        </ButtonLink>
      </BuyBar>
    );
  },
};

export const BarAlone: StoryObj = {
  render: function Render() {
    const { detail } = useSampleTexts();
    return (
      <BuyBar>
        <Button look="main">{detail.continueRead}</Button>
      </BuyBar>
    );
  },
};
