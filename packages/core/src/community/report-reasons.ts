/** Why a comment is reported. */
export const REPORT_REASONS = ['ABUSE', 'SPOILER', 'SPAM', 'SEXUAL', 'OTHER'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
