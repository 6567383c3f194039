import { expect, test } from 'vitest';
import { createAccountBook, providerAccountId } from './accounts.ts';

const person = { name: 'Demo Reader', email: 'reader@demo.example' };

test('people of the demo are ready to be chosen, and their address alone finds them', () => {
  const book = createAccountBook('facebook', [person]);
  const id = providerAccountId('facebook', person);
  expect(book.ready.at(-1)).toMatchObject({ id, ...person });
  expect(book.make('Another Name', person.email).id).toBe(id);
  expect(book.make('Another Name', 'other@demo.example').id).not.toBe(id);
});

test('the same person has another id at each provider', () => {
  expect(providerAccountId('google', person)).not.toBe(providerAccountId('facebook', person));
});
