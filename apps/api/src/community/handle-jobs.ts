import { type HandledJob, handleJob } from '@longstrip/database';
import { createMessageSenders, type MessageSettings } from '../adapters/message-senders.ts';
import { notifyEndings } from './alarm/notify-endings.ts';
import { findNewEpisodes, type NotifyParts, notifyNewEpisode } from './alarm/notify-new-episodes.ts';
import type { DecideDigestParts } from './digest/decide-digests.ts';
import { handleDigestJobs, type MailDigestParts } from './digest/mail-digest.ts';
import { findNewEpisodesJob, notifyEndingsJob, notifyNewEpisodeJob } from './jobs.ts';
import type { DecidePushParts } from './push/decide-pushes.ts';
import { handlePushJobs, type SendPushParts } from './push/send-push.ts';
import { handleTicketAnsweredJob } from './support/answer-by-operator.ts';

interface CommunityJobParts
  extends NotifyParts,
    Omit<MailDigestParts, 'mail' | 'mailFrom'>,
    DecideDigestParts,
    SendPushParts,
    DecidePushParts {
  readonly messages: MessageSettings;
}

/** The handlers of the jobs that notify readers: alarms, digests, push messages, mails about answers. */
export function handleCommunityJobs({ messages, ...parts }: CommunityJobParts): HandledJob[] {
  const { mail, mailFrom } = createMessageSenders(messages);
  return [
    ...handleAlarmJobs(parts),
    ...handlePushJobs(parts),
    handleTicketAnsweredJob({ ...parts, mail, mailFrom }),
    ...handleDigestJobs({ ...parts, mail, mailFrom }),
  ];
}

function handleAlarmJobs(parts: NotifyParts): HandledJob[] {
  return [
    handleJob(findNewEpisodesJob, async (_, { signal }) => {
      await findNewEpisodes(parts, signal);
    }),
    handleJob(notifyNewEpisodeJob, async (series, { signal }) => {
      await notifyNewEpisode(parts, series, signal);
    }),
    handleJob(notifyEndingsJob, async (_, { signal }) => {
      await notifyEndings(parts, signal);
    }),
  ];
}
