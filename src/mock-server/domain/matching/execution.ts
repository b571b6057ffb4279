// Execution of a lot: transfers roubles, digital currency and fees, and adds registry operations.
import { getCryptoAmount, getRubleAmount } from '../../../api/amounts/tradeAmounts.ts';
import { getFiatAccountPair, transferFunds, getWalletAccountPair } from '../money/ledger.ts';
import { appendLine, feeLine, tradeLines } from '../money/statement.ts';
import { notify } from '../notify.ts';
import { assertTradeAllowedByContract } from '../rules/contracts.ts';
import { addOperation, generateTransactionHash } from '../rules/operations.ts';
import { withStatus } from '../rules/requests.ts';
import { assertWalletUsable } from '../rules/wallets.ts';
import { OPERATOR_ID } from '../../db/demo.ts';
import type { Row } from '../../db/tables.ts';
import type { Database } from '../../db/database.ts';
import { type Lot, getDealPath } from './lots.ts';

type Trade = Row<'trades'>;
type Wallet = Row<'wallets'>;

/**
 * Completes both sides of a lot and notifies their owners. Throws AML for a wallet that failed screening, V for a contract
 * that was rejected or has expired.
 */
export function executeLot(world: Database, { lot_id, buy, sell }: Lot): Lot {
  for (const side of [buy, sell]) assertTradeAllowedByContract(world, side);
  const [from, to] = [walletBehind(world, sell), walletBehind(world, buy)];
  const operator = getFiatAccountPair(OPERATOR_ID).available;
  const buyer = getFiatAccountPair(buy.company_id).reserved;
  const seller = getFiatAccountPair(sell.company_id).available;
  transferFunds(world, buyer, seller, getRubleAmount(buy));
  transferFunds(world, buyer, operator, buy.fee);
  transferFunds(world, seller, operator, sell.fee);
  transferFunds(
    world,
    getWalletAccountPair(from.id).reserved,
    getWalletAccountPair(to.id).available,
    getCryptoAmount(sell),
  );
  const chain = { hash: generateTransactionHash(lot_id), sender_address: from.address, recipient_address: to.address };
  return { lot_id, buy: completed(world, buy, to, chain), sell: completed(world, sell, from, chain) };
}

function walletBehind(world: Database, trade: Trade): Wallet {
  const wallet = world.known('wallets', trade.wallet_id);
  assertWalletUsable(wallet);
  return wallet;
}

function completed(
  world: Database,
  trade: Trade,
  wallet: Wallet,
  chain: { hash: string; sender_address: string; recipient_address: string },
): Trade {
  const done: Trade = {
    ...withStatus(world, trade, 'completed', 'authorized_organization'),
    ...chain,
    transaction_risk: wallet.aml_percentage,
    updated_at: world.clock.iso(),
  };
  world.put('trades', done);
  for (const line of tradeLines(done)) appendLine(world, done.company_id, line);
  appendLine(world, OPERATOR_ID, feeLine(done));
  const { request_type: type, created_at: begun, ved_contract_number } = done;
  addOperation(world, { type, wallet, amount: getCryptoAmount(done), begun, hash: chain.hash, ved_contract_number });
  countDeal(world, done.company_id);
  const { id, number } = done;
  notify(world, done.company_id, 'trade_completed', { id, number, deal: getDealPath(type) });
  return done;
}

/** Increments the number of deals in the provider rating. */
function countDeal(world: Database, company: number): void {
  const organization = world.known('organizations', company);
  if (organization.deals_count === null) return;
  world.put('organizations', { ...organization, deals_count: organization.deals_count + 1 });
}
