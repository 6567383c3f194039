import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useSession, useUserDataDispatch } from './session-context.tsx';

function Dispatching() {
  useUserDataDispatch();
  return null;
}

function Status() {
  return useSession().status;
}

test('the dispatch outside of the provider says so, in the words of the specification', () => {
  expect(() => renderToString(<Dispatching />)).toThrow('userDataDispatch not founded');
});

test('a part of a page without the provider is a guest’s', () => {
  expect(renderToString(<Status />)).toBe('unauthenticated');
});
