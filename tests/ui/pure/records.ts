// Records of the demo world as the client parses them, for tests of modules without a page.
import * as v from 'valibot';
import { chatSchema } from '../../../src/api/schemas/chats.ts';
import { contractSchema } from '../../../src/api/schemas/contracts.ts';
import { depositSchema } from '../../../src/api/schemas/deposits.ts';
import { exchangeSchema } from '../../../src/api/schemas/exchanges.ts';
import { digitalOperationSchema, submitOperationSchema } from '../../../src/api/schemas/operations.ts';
import { fiatWalletSchema } from '../../../src/api/schemas/fiat.ts';
import { participantSchema, providerSchema } from '../../../src/api/schemas/organizations.ts';
import { pageSchema } from '../../../src/api/schemas/reader.ts';
import { tradeSchema } from '../../../src/api/schemas/trades.ts';
import { vedTransactionSchema } from '../../../src/api/schemas/ved.ts';
import { walletSchema } from '../../../src/api/schemas/wallets.ts';
import { withdrawalSchema } from '../../../src/api/schemas/withdrawals.ts';
import world from '../../contract/demo-world.json' with { type: 'json' };

type Row = Readonly<Record<string, unknown>>;

/** A page of a list as the server sends it; `count` of all its pages. */
export const pageOf = (results: readonly unknown[], count = results.length) => ({
  count,
  next: null,
  previous: null,
  results,
});

/** Builds records of one kind: the first of the demo world with the given fields. */
const recordsOf =
  <T>(schema: v.GenericSchema<unknown, T>, [first]: readonly Row[]) =>
  (fields: Row = {}): T => {
    const [record] = v.parse(pageSchema(schema), pageOf([{ ...first, ...fields }])).results;
    if (record === undefined) throw new Error(`no record: ${JSON.stringify(fields)}`);
    return record;
  };

export const chatOf = recordsOf(chatSchema, world.chats);
export const contractOf = recordsOf(contractSchema, world.contracts);
export const depositOf = recordsOf(depositSchema, world.deposits);
export const exchangeOf = recordsOf(exchangeSchema, world.exchanges);
export const fiatWalletOf = recordsOf(fiatWalletSchema, world.fiat_wallets);
export const operationOf = recordsOf(digitalOperationSchema, world.digital_currency_operations);
export const participantOf = recordsOf(participantSchema, world.participants);
export const paymentOf = recordsOf(vedTransactionSchema, world.ved_transactions);
export const providerOf = recordsOf(providerSchema, world.providers);
export const submissionOf = recordsOf(submitOperationSchema, world.submit_digital_currency_operations);
export const tradeOf = recordsOf(tradeSchema, world.trades);
export const walletOf = recordsOf(walletSchema, world.wallets);
export const withdrawalOf = recordsOf(withdrawalSchema, world.withdrawals);
