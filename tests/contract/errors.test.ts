// The error catalogue, row by row in the order of the contract, and what its texts mean for account and session.
import { expect, test } from 'vitest';
import { type CatalogueEntry, errorCatalogue } from '../../src/api/errors/catalogue.ts';
import contract from './errors.json' with { type: 'json' };

type Said = Pick<CatalogueEntry, 'alert' | 'retry'> & Readonly<Record<'modal' | 'channel' | 'text', string>>;
const said = ({ modal, channel, text, retry, alert }: Said) => ({ modal, channel, text, retry, alert });

test('is the one of the contract', () => {
  const listed = 'rows of src/api/errors/catalogue.ts and tests/contract/errors.json';
  expect(errorCatalogue.map(said), listed).toEqual(contract.map(said));
  expect(errorCatalogue.map(({ status }) => status)).toEqual(contract.map(({ status }) => status));
});

test('four texts report the state of the account, three end the session', () => {
  const states = errorCatalogue.flatMap(({ text, restriction }) =>
    restriction === null ? [] : [[restriction, text.slice(0, 28)]],
  );
  expect(states).toEqual([
    ['pending_agreements', 'You must accept pending agre'],
    ['closed', 'Your account is closed. Only'],
    ['under_review', 'Your account is under review'],
    ['blocked', 'Your account has been blocke'],
  ]);
  expect(errorCatalogue.flatMap(({ modal, endsSession }) => (endsSession ? [modal] : []))).toEqual([
    'sessionInvalid',
    'invalidToken',
    'sessionEnded',
  ]);
});
