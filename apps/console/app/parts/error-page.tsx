import { AccessDenied, ErrorState, NotFoundPage, OfflineState } from '@longstrip/ui';
import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useText } from '../i18n/use-text.ts';
import { ButtonLink } from './button.tsx';
import { PATHS } from './paths.ts';
import { useRefusalSentence } from './refusal-note.tsx';

/** Why a page is not shown, and what to do next: no role for it, nothing there, no api, an error of ours. */
export function ErrorPage() {
  const error = useRouteError();
  const text = useText();
  const sentence = useRefusalSentence();
  const { pathname, search } = useLocation();
  const home = (
    <ButtonLink look="main" href={PATHS.home}>
      {text('errors.home')}
    </ButtonLink>
  );
  const again = (
    <ButtonLink look="main" href={`${pathname}${search}`}>
      {text('errors.again')}
    </ButtonLink>
  );
  if (!isRouteErrorResponse(error)) {
    return <ErrorState title={text('errors.title')} text={text('errors.text')} actions={again} />;
  }
  const refusal: unknown = error.data;
  const why = isRefusal(refusal) ? sentence(refusal) : undefined;
  if (error.status === 503) {
    return <OfflineState title={text('errors.apiTitle')} text={text('errors.apiText')} actions={again} />;
  }
  if (error.status === 403) {
    return <AccessDenied title={text('errors.roleTitle')} text={why ?? text('errors.roleText')} actions={home} />;
  }
  return <NotFoundPage title={text('errors.missingTitle')} text={why ?? text('errors.missingText')} actions={home} />;
}

const isRefusal = (value: unknown): value is { code: string; sentence: string } =>
  typeof value === 'object' && value !== null && 'code' in value && 'sentence' in value;
