import type { AgreementPurpose, FaqCategory, PolicyKind } from '@longstrip/core';
import {
  type NoticeDetail,
  NoticeDetailSchema,
  type NoticePage,
  NoticePageSchema,
} from '../catalogue/notice.contract.ts';
import {
  type Agreement,
  AgreementsSchema,
  type FaqList,
  FaqListSchema,
  type Policy,
  type PolicyEntry,
  PolicyListSchema,
  PolicySchema,
} from '../catalogue/site-text.contract.ts';
import type { CallTable } from './api-call.ts';
import { addressPart } from './api-call.ts';
import type { ApiResult } from './api-result.ts';

/** Texts that a platform's operators write for its readers. */
export interface SiteTextCalls {
  /** Notices, newest first. */
  notices(options?: { page?: number; size?: number }): Promise<ApiResult<NoticePage>>;
  /** A notice with its text; NOT_EXIST if there is none. */
  notice(id: string | number): Promise<ApiResult<NoticeDetail>>;
  /** Frequently asked questions, of one category or all. */
  faqs(options?: { category?: FaqCategory }): Promise<ApiResult<FaqList>>;
  /** The legal texts in force, without their bodies. */
  policies(): Promise<ApiResult<PolicyEntry[]>>;
  /** A legal text: the version in force or the given one; NOT_EXIST if there is none. */
  policy(kind: PolicyKind, options?: { version?: number }): Promise<ApiResult<Policy>>;
  /** The agreements of sign-up and shop, or of one of them. */
  terms(options?: { purpose?: AgreementPurpose }): Promise<ApiResult<Agreement[]>>;
}

/** The site text calls of one reader's request. */
export const siteTextCalls: CallTable<SiteTextCalls> = {
  notices: ({ page, size } = {}) => ({
    method: 'GET',
    path: '/v2/notice',
    query: { page, size },
    data: NoticePageSchema,
    isSameForView: true,
  }),
  notice: (id) => ({
    method: 'GET',
    path: `/v2/notice/${addressPart(id)}`,
    data: NoticeDetailSchema,
    isSameForView: true,
  }),
  faqs: ({ category } = {}) => ({
    method: 'GET',
    path: '/v2/faq',
    query: { category },
    data: FaqListSchema,
    isSameForView: true,
  }),
  policies: () => ({ method: 'GET', path: '/v2/policy', data: PolicyListSchema, isSameForView: true }),
  policy: (kind, { version } = {}) => ({
    method: 'GET',
    path: `/v2/policy/${addressPart(kind)}`,
    query: { version },
    data: PolicySchema,
    isSameForView: true,
  }),
  terms: ({ purpose } = {}) => ({
    method: 'GET',
    path: '/v2/terms',
    query: { purpose },
    data: AgreementsSchema,
    isSameForView: true,
  }),
};
