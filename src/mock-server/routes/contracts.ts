// Foreign-trade contracts: contract rows 30, 72, 73, 108. Other calls create them (domain/rules/contracts.ts).
import { contractLifecycle } from '../../machines/lifecycles/contract.ts';
import type { Account } from '../domain/account.ts';
import { requireRow } from '../http/findRow.ts';
import type { RequestHandlers } from '../http/handler.ts';
import { assertTransition, getStatusLabel } from '../domain/lifecycle.ts';
import { notify, appendReason } from '../domain/notify.ts';
import { createdResponse } from '../http/response.ts';
import { isContractInForce } from '../domain/rules/contracts.ts';
import { textContains, createdWithin } from './lists/filters.ts';
import { queryPage, queryRows } from './lists/listQuery.ts';

/** Owner filter of an account; none for the operator. */
const companyOf = ({ isOperator, organization }: Account) => (isOperator ? undefined : organization.id);

export const contractsHandlers = {
  contractNotify: ({ world, body: { contract_id, text } }) => {
    const { id, company_id, ved_contract_number: contract } = requireRow(world, 'contracts', contract_id);
    return createdResponse({
      notification_id: notify(world, company_id, 'contract_notice', { id, contract, text }).id,
    });
  },

  contractList: ({ world, account, query, url }) =>
    queryPage(world, url, query, {
      table: 'contracts',
      where: { company_id: companyOf(account), contract_type: query.contract_type },
      tests: [textContains('ved_contract_number', query.ved_contract_number), createdWithin(query)],
    }),

  contractListAll: ({ world, account }) =>
    queryRows(world, { table: 'contracts', where: { company_id: companyOf(account) }, tests: [isContractInForce] }),

  contractReview: ({ world, account, params, body }) => {
    const contract = requireRow(world, 'contracts', params.id);
    const { id, status, company_id: company, ved_contract_number } = contract;
    assertTransition(contractLifecycle, { status, next: body.status, company }, account);
    const reviewed = { ...contract, status: body.status };
    world.put('contracts', reviewed);
    const label = appendReason(getStatusLabel(contractLifecycle, body.status), body.comment);
    notify(world, company, 'contract_status', { id, contract: ved_contract_number, label });
    return reviewed;
  },
} satisfies Partial<RequestHandlers>;
