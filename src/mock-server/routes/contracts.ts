// Foreign-trade contracts: contract rows 30, 72, 73, 108. They are opened by what names them first (rules/contracts.ts).
import { contractLifecycle } from '../../machines/lifecycles/contract.ts';
import type { Account } from '../domain/account.ts';
import { found } from '../http/findRow.ts';
import type { Handlers } from '../http/handler.ts';
import { assertMove, labelOf } from '../domain/lifecycle.ts';
import { notify, withReason } from '../domain/notify.ts';
import { created } from '../http/response.ts';
import { isInForce } from '../domain/rules/contracts.ts';
import { contains, createdWithin } from './filters.ts';
import { listPage, listRows } from './lists.ts';

/** Whose contracts an account sees: the operator every one. */
const companyOf = ({ isOperator, organization }: Account) => (isOperator ? undefined : organization.id);

export const contracts = {
  contractNotify: ({ world, body: { contract_id, text } }) => {
    const { id, company_id, ved_contract_number: contract } = found(world, 'contracts', contract_id);
    return created({ notification_id: notify(world, company_id, 'contract_notice', { id, contract, text }).id });
  },

  contractList: ({ world, account, query, url }) =>
    listPage(world, url, query, {
      table: 'contracts',
      where: { company_id: companyOf(account), contract_type: query.contract_type },
      tests: [contains('ved_contract_number', query.ved_contract_number), createdWithin(query)],
    }),

  contractListAll: ({ world, account }) =>
    listRows(world, { table: 'contracts', where: { company_id: companyOf(account) }, tests: [isInForce] }),

  contractReview: ({ world, account, params, body }) => {
    const contract = found(world, 'contracts', params.id);
    const { id, status, company_id: company, ved_contract_number } = contract;
    assertMove(contractLifecycle, { status, next: body.status, company }, account);
    const reviewed = { ...contract, status: body.status };
    world.put('contracts', reviewed);
    const label = withReason(labelOf(contractLifecycle, body.status), body.comment);
    notify(world, company, 'contract_status', { id, contract: ved_contract_number, label });
    return reviewed;
  },
} satisfies Partial<Handlers>;
