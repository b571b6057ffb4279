// @vitest-environment jsdom
// Deposits, withdrawals, payments abroad and corrected balances: every move of the operator and of the owner at the screens.
import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { PAYMENT_UNDER_REVIEW, isPaymentUnderReview } from '../../src/machines/lifecycles/deposit.ts';
import {
  type LifecycleCase,
  findDialog,
  confirm,
  fill,
  operatorAt,
  press,
  testLifecycleOnScreens,
} from './lifecycles.screens.ts';

const PDF = new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d])], 'order.pdf', { type: 'application/pdf' });

const deposit = (id: number): LifecycleCase => ({
  operator: operatorAt(`deposit-requests/${id}`),
  owner: { login: 'ved.active', path: `/account/operations-history?id=${id}` },
  statusOf: (world) => world.get('deposits', id)?.status,
  labelOf(world) {
    const row = world.get('deposits', id);
    return row && isPaymentUnderReview(row) ? PAYMENT_UNDER_REVIEW.label : undefined;
  },
  acts: {
    async UPLOAD_ORDER() {
      await press(/^(Загрузить|Заменить) платёжное поручение$/); // one that lies there is replaced
      const dialog = await findDialog();
      fireEvent.change(within(dialog).getByLabelText('Платёжное поручение'), { target: { files: [PDF] } });
      await within(dialog).findByText('order.pdf');
      await press('Загрузить', () => dialog);
      await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    },
  },
});
testLifecycleOnScreens('deposit', {
  'without a payment order': { ...deposit(601), canOccur: (event) => event !== 'ACCOUNT' },
  'with its payment order': { ...deposit(602), from: 'accepted' },
});

testLifecycleOnScreens('withdrawal', {
  'of a participant': {
    operator: operatorAt('withdrawal-requests/701'),
    statusOf: (world) => world.get('withdrawals', 701)?.status,
  },
});

testLifecycleOnScreens('vedTransaction', {
  'a payment': {
    operator: operatorAt('payment-requests-ved/801'),
    statusOf: (world) => world.get('ved_transactions', 801)?.status,
  },
});

const wallet = { login: 'ved.active', path: '/account/digital-wallets?id=1' };
testLifecycleOnScreens('balanceRequest', {
  'for a wallet': {
    operator: operatorAt('wallet-request?tab=balance&id=1'),
    owner: wallet,
    witness: wallet,
    statusOf: (world) => world.get('wallets', 1)?.balance_request?.status,
    acts: {
      async REQUEST() {
        await press('Запросить исправление');
        fill('Верный баланс', '200000', await findDialog());
        await confirm();
      },
    },
  },
});
