// Executing a lot: roubles, digital currency and fees change hands, and the registry of operations tells it.
import { coinsOf, roublesOf } from '../../../api/amounts/tradeAmounts.ts';
import { fiatOf, transfer, walletOf } from '../money/ledger.ts';
import { addLine, feeLine, tradeLines } from '../money/statement.ts';
import { notify } from '../notify.ts';
import { assertCovered } from '../rules/contracts.ts';
import { addOperation, chainHash } from '../rules/operations.ts';
import { stepped } from '../rules/requests.ts';
import { assertUsable } from '../rules/wallets.ts';
import { OPERATOR_ID } from '../../db/seed.ts';
import type { Row } from '../../db/tables.ts';
import type { World } from '../../db/database.ts';
import { type Lot, dealScreen } from './lots.ts';

type Trade = Row<'trades'>;
type Wallet = Row<'wallets'>;

/**
 * Completes both sides of a lot and tells their owners. Throws AML when screening has refused one of the wallets, V when one
 * of the contracts was refused or is over.
 */
export function executeLot(world: World, { lot_id, buy, sell }: Lot): Lot {
  for (const side of [buy, sell]) assertCovered(world, side);
  const [from, to] = [walletBehind(world, sell), walletBehind(world, buy)];
  const operator = fiatOf(OPERATOR_ID).available;
  const buyer = fiatOf(buy.company_id).reserved;
  const seller = fiatOf(sell.company_id).available;
  transfer(world, buyer, seller, roublesOf(buy));
  transfer(world, buyer, operator, buy.fee);
  transfer(world, seller, operator, sell.fee);
  transfer(world, walletOf(from.id).reserved, walletOf(to.id).available, coinsOf(sell));
  const chain = { hash: chainHash(lot_id), sender_address: from.address, recipient_address: to.address };
  return { lot_id, buy: completed(world, buy, to, chain), sell: completed(world, sell, from, chain) };
}

function walletBehind(world: World, trade: Trade): Wallet {
  const wallet = world.known('wallets', trade.wallet_id);
  assertUsable(wallet);
  return wallet;
}

function completed(
  world: World,
  trade: Trade,
  wallet: Wallet,
  chain: { hash: string; sender_address: string; recipient_address: string },
): Trade {
  const done: Trade = {
    ...stepped(world, trade, 'completed', 'authorized_organization'),
    ...chain,
    transaction_risk: wallet.aml_percentage,
    updated_at: world.clock.iso(),
  };
  world.put('trades', done);
  for (const line of tradeLines(done)) addLine(world, done.company_id, line);
  addLine(world, OPERATOR_ID, feeLine(done));
  const { request_type: type, created_at: begun, ved_contract_number } = done;
  addOperation(world, { type, wallet, amount: coinsOf(done), begun, hash: chain.hash, ved_contract_number });
  countDeal(world, done.company_id);
  const { id, number } = done;
  notify(world, done.company_id, 'trade_completed', { id, number, deal: dealScreen(type) });
  return done;
}

/** The number of deals that the rating of providers shows. */
function countDeal(world: World, company: number): void {
  const organization = world.known('organizations', company);
  if (organization.deals_count === null) return;
  world.put('organizations', { ...organization, deals_count: organization.deals_count + 1 });
}
