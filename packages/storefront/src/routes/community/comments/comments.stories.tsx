import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyBlocked, storyComments, storyOwnComments, storyThread } from '../../../testing/story-comments.ts';
import { storyReply } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import CommentsScreen from './comment.route.tsx';

const meta: Meta = { title: 'Storefront/Community/Comments', parameters: { frame: 'none' } };
export default meta;

function story(data: object, actionData?: object): StoryObj {
  return {
    render: (_args, { globals }) => (
      <StorySite
        globals={globals}
        path="/comment"
        data={data}
        component={CommentsScreen}
        {...(actionData === undefined ? {} : { actionData })}
      />
    ),
  };
}

export const OfAnEpisode = story(storyComments());

export const None = story(storyComments({ rows: [], best: [], count: 0 }));

export const OfALockedEpisode = story(storyComments({ composer: { kind: 'locked' } }));

export const WithoutANickname = story(storyComments({ composer: { kind: 'name' } }));

export const ProhibitedWord = story(
  storyComments(),
  storyReply({
    values: { act: 'write', comment: 'What a word', requestId: 'story-request' },
    fields: { comment: 'This has a word that is not allowed here. Please put it another way.' },
    code: 'PROHIBITED_WORD',
  }),
);

export const OneWithReplies = story(storyThread());

export const Mine = story(storyOwnComments(3));

export const NoneOfMine = story(storyOwnComments(0));

export const Blocked = story(storyBlocked());
