// The bell's links open their record in the tab that contains it: sent by the mock server, followed on the screen.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../src/api/endpoints/all.ts';
import type { InProcessMock } from '../../src/mock-server/transports/inProcess.ts';
import { areaScreens } from '../../src/ui/app/routes.ts';
import { toInternalPath } from '../../src/ui/features/notifications/internalPath.ts';
import { apiAs } from '../mock-server/mock.ts';
import { VISITORS, closeWatchedApp, loadEverything, openWatchedApp, visit } from './watchedApp.setup.tsx';

beforeAll(loadEverything);
afterEach(closeWatchedApp);

const {
  depositReview,
  withdrawalReview,
  submissionReview,
  submissionSetPending,
  tradeCancel,
  walletCreate,
  participantVerify,
} = endpoints;
const [participant, , operator] = VISITORS;

/** An action, its notification, and the target of its link: a record's drawer, or a row of a table. */
const cases = [
  {
    kind: 'deposit_status',
    visitor: participant,
    act: async (mock: InProcessMock) => {
      const body = { status: 'rejected', comment: 'Нет договора' } as const;
      await (
        await apiAs(mock, 'operator')
      )(depositReview, { params: { id: 602 }, body });
    },
    drawer: /П-602/,
  },
  {
    kind: 'withdrawal_status',
    visitor: participant,
    act: async (mock: InProcessMock) => {
      await (
        await apiAs(mock, 'operator')
      )(withdrawalReview, { params: { id: 701 }, body: { status: 'accepted' } });
    },
    drawer: /В-701/,
  },
  {
    kind: 'submit_created',
    visitor: operator,
    act: async (mock: InProcessMock) => {
      await (
        await apiAs(mock, 'ved.active')
      )(submissionSetPending, { params: { id: 951 } });
    },
    drawer: /ЦВ-/,
  },
  {
    kind: 'submit_status',
    visitor: participant,
    act: async (mock: InProcessMock) => {
      await (
        await apiAs(mock, 'ved.active')
      )(submissionSetPending, { params: { id: 951 } });
      await (
        await apiAs(mock, 'operator')
      )(submissionReview, { params: { id: 951 }, body: { status: 'accepted' } });
    },
    drawer: /ЦВ-/,
  },
  {
    kind: 'wallet_created',
    visitor: operator,
    act: async (mock: InProcessMock) => {
      const address = 'TV8g1zVgEJTRSjGFkPYpKR3CNWvNvFfGkS';
      const body = { currency: 'USDT', network: 'trx', address, name: 'Новый', wallet_type: 'import' } as const;
      await (
        await apiAs(mock, 'lp.active')
      )(walletCreate, { body });
    },
    drawer: /W-000041/,
  },
  {
    kind: 'trade_cancelled',
    visitor: operator,
    act: async (mock: InProcessMock) => {
      await (
        await apiAs(mock, 'ved.active')
      )(tradeCancel, { params: { id: 1001 } });
    },
    row: /С-1001/,
  },
  {
    kind: 'verification_status',
    visitor: participant,
    act: async (mock: InProcessMock) => {
      const operatorApi = await apiAs(mock, 'operator');
      await operatorApi(participantVerify, { body: { company_id: 101, status: 'in_review' } });
      const body = { company_id: 101, status: 'needs_documents', comment: 'Нет устава' } as const;
      await operatorApi(participantVerify, { body });
    },
    row: /Нет устава/,
  },
] as const;

it('chat_created opens the chat, also where the list was loaded before it', async () => {
  const { mock } = await openWatchedApp({ visitor: operator });
  await visit('/organization/support/0');
  await screen.findByRole('log', { name: 'Сообщения' });
  const { name } = await (await apiAs(mock, 'lp.active'))(endpoints.chatCreate, { body: { name: 'Вопрос о лимите' } });
  const { results } = await (await apiAs(mock, operator.login))(endpoints.notificationUnreadList);
  await visit(toInternalPath(results[0]?.link ?? null, { signedIn: true, role: operator.role }, areaScreens) ?? '/');
  // The list shows the last message too.
  await waitFor(() =>
    expect(within(screen.getByRole('log', { name: 'Сообщения' })).getByText(`Чат открыт: ${name}`)).toBeTruthy(),
  );
});

const drawer = (name: RegExp) => screen.findByRole('complementary', { name });

it.each(cases)('$kind opens its record', async (given) => {
  const { mock } = await openWatchedApp({ visitor: given.visitor });
  await given.act(mock);
  const { results } = await (await apiAs(mock, given.visitor.login))(endpoints.notificationUnreadList);
  const note = results[0];
  expect(note?.kind).toBe(given.kind);
  const path = toInternalPath(note?.link ?? null, { signedIn: true, role: given.visitor.role }, areaScreens);
  expect(path).toBe(note?.link);
  await visit(path ?? '/');
  act(() => void window.dispatchEvent(new Event('focus'))); // as a link of the bell does, it has the screen read again
  const shown = 'row' in given ? screen.findByText(given.row) : drawer(given.drawer);
  expect(await shown).toBeTruthy();
});
