import { type HandledJob, handleJob } from '@longstrip/database';
import { createMessageSenders, type MessageSettings } from '../adapters/message-senders.ts';
import { tellEndings } from './alarm/tell-endings.ts';
import { findNewEpisodes, type TellParts, tellNewEpisode } from './alarm/tell-new-episodes.ts';
import type { DecideDigestParts } from './digest/decide-digests.ts';
import { handleDigestJobs, type MailDigestParts } from './digest/mail-digest.ts';
import { findNewEpisodesJob, tellEndingsJob, tellNewEpisodeJob } from './jobs.ts';
import type { DecidePushParts } from './push/decide-pushes.ts';
import { handlePushJobs, type SendPushParts } from './push/send-push.ts';
import { handleTicketAnsweredJob } from './support/answer-by-operator.ts';

interface CommunityJobParts
  extends TellParts,
    Omit<MailDigestParts, 'mail' | 'mailFrom'>,
    DecideDigestParts,
    SendPushParts,
    DecidePushParts {
  readonly messages: MessageSettings;
}

/** The code of the jobs that tell readers something: alarms, digests, push messages, mails about answers. */
export function handleCommunityJobs({ messages, ...parts }: CommunityJobParts): HandledJob[] {
  const { mail, mailFrom } = createMessageSenders(messages);
  return [
    ...handleAlarmJobs(parts),
    ...handlePushJobs(parts),
    handleTicketAnsweredJob({ ...parts, mail, mailFrom }),
    ...handleDigestJobs({ ...parts, mail, mailFrom }),
  ];
}

function handleAlarmJobs(parts: TellParts): HandledJob[] {
  return [
    handleJob(findNewEpisodesJob, async (_, { signal }) => {
      await findNewEpisodes(parts, signal);
    }),
    handleJob(tellNewEpisodeJob, async (series, { signal }) => {
      await tellNewEpisode(parts, series, signal);
    }),
    handleJob(tellEndingsJob, async (_, { signal }) => {
      await tellEndings(parts, signal);
    }),
  ];
}
