export { COMMUNITY_MIGRATION, deleteCommunityRows, eraseCommunity } from './account-changes.ts';
export { alarmEndpoints } from './alarm/alarm.route.ts';
export { raiseAlarm } from './alarm/alarms.ts';
export { blockWriter, listBlockedWriters, restoreBlock, unblockWriter } from './comment/blocked-writers.ts';
export { commentEndpoints } from './comment/comment.route.ts';
export { reactToComment } from './comment/comment-acts.service.ts';
export { deleteCommentsOfSeries, eraseCommentsOf } from './comment/comment-changes.repository.ts';
export type { ReaderCall } from './comment/commented-episode.ts';
export {
  COMMENT_JUDGEMENT_REFUSALS,
  COMMENT_JUDGEMENTS,
  type CommentJudged,
  type CommentJudgement,
  CommentJudgementSchema,
  judgeComment,
} from './comment/comments-by-operator.ts';
export {
  listReported,
  type ReportedComment,
  type ReportedQuery,
  showComment,
} from './comment/comments-for-operator.ts';
export { prepareComment, prepareReply, writeComment, writeReply } from './comment/write-comment.service.ts';
export { unsubscribeEndpoints } from './digest/unsubscribe.route.ts';
export { handleCommunityJobs } from './handle-jobs.ts';
export { COMMUNITY_JOBS } from './jobs.ts';
export { pushSubscriptionEndpoints } from './push/push-subscription.route.ts';
export { deleteSubscriptionsOfSession } from './push/push-subscriptions.ts';
export type { CommunityServices } from './services.ts';
export {
  answerByOperator,
  type TicketAnswer,
  type TicketAnswered,
  TicketAnswerSchema,
} from './support/answer-by-operator.ts';
export { addReaderNote } from './support/reader-notes.ts';
export { deleteReply, listSavedReplies, saveReply } from './support/saved-replies.ts';
export { supportEndpoints } from './support/support.route.ts';
export { recodePicture } from './support/ticket-form.ts';
export { mountTicketPictures } from './support/ticket-picture.route.ts';
export {
  listForOperator,
  showForOperator,
  TICKET_SENTENCES,
  type TicketListQuery,
  type TicketQuery,
} from './support/tickets-for-operator.ts';
